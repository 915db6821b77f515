"""Every card of Ultimate is drawn or held at a rich table, and whatever follows can be told in both languages."""

from random import Random

import pytest

from passgo.editions.ultimate.cards import PACKS
from passgo.editions.ultimate.wording.questions import QUESTIONS
from passgo.engine.edition import AT_ONCE, Card
from passgo.testing import Table, table
from passgo.texts import LANGUAGES
from tests.texts.telling import texts
from tests.texts.test_fuzz import checked

DECISIONS = 7
OPTIONS = 5  # told at each decision
NAYS = ("just-say-no-1", "just-say-no-2", "just-say-no-3")
HELPERS = (*NAYS, "lawyer", "stock-lawyer", "deal-buster", "district-attorney")

CARDS = [(printing, card) for printing, packs in PACKS.items() for pack in packs for card in pack.cards]
KINDS = {(printing, card.kind): card for printing, card in CARDS}


def hold(t: Table, seat: int, name: str) -> None:
    """Give a card, unless the printing lacks it or somebody was dealt it."""
    s = t._game.state
    for number, card in enumerate(s.edition.cards):
        if card.name == name and s.holder[number] < 0:
            t.holds(seat, name)


def rich_table(printing: str, card: Card, seed: int) -> Table:
    """Everybody owns and builds something and holds shares and vouchers; now and then they can refuse things."""
    t = table("ultimate", 3, cards_deck=printing)
    t.owns_group(0, "orange", "wine").owns_group(1, "light blue", "red").owns_group(2, "teal", "yellow")
    t.built(4, "St. James Place", "Tennessee Avenue", "New York Avenue")
    t.built(5, "Kentucky Avenue", "Indiana Avenue", "Illinois Avenue").built(6, "Atlantic Avenue").pieces(2, 2)
    t.owns(0, "Reading Railroad", "Checker Cab Co.", "Boardwalk")
    t.owns(1, "B & O Railroad", "Yellow Cab Co.", "Park Place", "Canal Street", "Virginia Avenue")
    t.owns(2, "Ute Cab Co.", "Wall Street", "Water Works").mortgaged("Canal Street", "Water Works")
    t.built(1, "Reading Railroad", "Yellow Cab Co.")
    for seat, company in enumerate(("motion-pictures", "general-radio", "national-utilities")):
        t.owns(seat, f"{company}-1", f"{company}-2", f"acme-motors-{seat + 1}", f"united-railways-{seat + 1}")
        hold(t, seat, f"bus-ticket-{seat + 1}")
    if seed % 2:
        for k, name in enumerate(HELPERS):
            if name != card.name:
                hold(t, k % 3, name)
    if card.use != AT_ONCE:
        hold(t, 0, card.name)
        t.at(0, "Vermont Avenue")
    else:
        by_chance = card in PACKS[printing][0].cards
        t.at(0, "middle:2" if by_chance else "middle:12").dice(1, 3, 1).cards(card.name)
    return t


def tell_what_follows(t: Table, card: Card, language: str, seed: int) -> set[str]:
    """Roll or play the card, then choose at random; the kinds of question met on the way."""
    coin = Random(seed)
    speaker = texts(t, language)
    kinds: set[str] = set()
    for number in range(DECISIONS):
        decision = t.game.decision
        if decision is None:
            break
        kinds.add(decision.kind)
        checked(speaker.question(t.game))
        options = decision.options
        for action in coin.sample(options, min(OPTIONS, len(options))):
            checked(speaker.option(t.game, action))
        playable = [action for action in options if action.text == f"card {card.name}"]
        moves = [action for action in options if action.verb in ("roll", "end")]
        chosen = playable or (moves if number == 0 else []) or [coin.choice(options)]
        checked(speaker.option(t.game, chosen[0]))
        t.events = t.game.play(chosen[0])
        for event in t.events:
            line = speaker.event(event, t.events)
            assert not line or checked(line)
    return kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_leads_to_is_told(language: str) -> None:
    kinds: set[str] = set()
    for (printing, _), card in KINDS.items():
        for seed in range(2):
            kinds |= tell_what_follows(rich_table(printing, card, seed), card, language, seed)
    elsewhere = {"share-fortune", "name-share", "any-time", "fall", "before-bonus", "missed-bus", "taxi", "ride"}
    assert set(QUESTIONS) - kinds <= elsewhere  # told in test_ultimate

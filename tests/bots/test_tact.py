"""Bots do not ask for the same thing twice, nor too often; whichever object of theirs is asked."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from passgo import EDITIONS, Game
from passgo.bots import BOTS, bot
from passgo.bots.prospects import prospects_of
from passgo.bots.tact import OFFERS, asks_again, is_open_to_offers
from passgo.bots.valuation import Scales
from passgo.engine.columns import COMPILED, ints, listed
from passgo.engine.rules.past_offers import enter_offer
from passgo.testing import Table
from tests.bots.test_trader import crossed

PERSON = 0
TURNS = 30


def offers_of(t: Table, kind: str = "trader") -> list[str]:
    """What a new bot at every question offers in this turn, with everybody refusing."""
    said: list[str] = []
    while (action := bot(kind).choose(t.game)).verb == "offer":
        said.append(action.text)
        t.play(action.text, "refuse")
    return said


def plain_answer(game: Game) -> str:
    """A person who buys what he can, refuses every deal, and does what he must."""
    decision = game.decision
    assert decision is not None
    verbs = {action.verb: action.text for action in reversed(decision.options)}
    wanted = ("refuse", "buy", "roll", "end", "done", "pass", "pay", "mortgage", "sell", "selldown")
    return next((verbs[verb] for verb in wanted if verb in verbs), decision.options[0].text)


def deals(edition: str, seed: int, kind: str, anew: bool) -> list[tuple[int, int, str]]:
    """Turn, player and words of every offer and answer to one in a game with a person who refuses.

    Played by one object a seat; or by a new one at every question, on a game that was saved and loaded.
    """
    game = Game.start(edition, 4, seed)
    seats = [bot(kind, seat) for seat in range(4)]
    said: list[tuple[int, int, str]] = []
    while (decision := game.decision) is not None and game.state.round <= TURNS:
        if decision.player == PERSON:
            game.play(plain_answer(game))
            continue
        if anew:
            game = Game.load(json.loads(json.dumps({**game.save(), "moves": []})))
            seats[decision.player] = bot(kind, decision.player)
        action = seats[decision.player].choose(game)
        if action.verb in ("offer", "counter", "accept", "refuse"):
            said.append((int(game.state.turns), decision.player, action.text))
        game.play(action)
    return said


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_bot_at_every_question_offers_what_the_same_one_would(edition: str) -> None:
    offers = 0
    for kind in ("trader", "trader-1"):
        for seed in range(4 if COMPILED else 2):
            one = deals(edition, seed, kind, anew=False)
            assert deals(edition, seed, kind, anew=True) == one
            offers += sum(words.startswith("offer 0") for _, _, words in one)
    assert offers > 3


def test_a_refused_offer_is_not_repeated_by_another_object() -> None:
    t = crossed()
    said = offers_of(t)
    assert 1 <= len(said) <= OFFERS and len(set(said)) == len(said)
    while t.game.state.round < 12:
        t.dice(4, 6)
        action = bot("trader").choose(t.game)
        assert action.text not in said
        t.play(action.text)
        if t.decision.kind == "trade":
            t.play("refuse")


def test_what_was_refused_is_asked_again_when_the_partner_has_other_deeds() -> None:
    t = crossed()
    first = offers_of(t, "trader-1")
    while offers_of(t, "trader-1"):
        next_turn(t)
    next_turn(t.owns(1, "Baltic Avenue"))
    assert offers_of(t, "trader-1") == first


def next_turn(t: Table) -> None:
    """Another turn, in which nothing has happened but that."""
    for seat in range(3):
        t.game.state.approached[seat] = t.game.state.refused[seat] = 0


AGAIN = [  # what was refused, what comes next
    ("0: $300 for 19", "0: $300 for 19"),
    ("0: $300 for 19", "0: $339 for 19"),
    ("0: $600 for 19", "0: $659 for 19"),
    ("0: 24 for 19", "0: 24, $39 for 19"),
    ("0: 24 for 19", "0: $100 for 19"),  # the same lot for less
    ("0: 24 for 19", "0: 24 for 19, 21"),
    ("0: 24 for $500", "0: 24 for $451"),
    ("0: 24 for $500", "0: 24 for 19, $500"),  # not even for cash alone
    ("0: $300 for 19", "2: $300 for 19"),  # whoever asks
    ("2: $300 for 19", "0: $330 for 19"),
]
NEWS = [
    ("0: $300 for 19", "0: $340 for 19"),
    ("0: $600 for 19", "0: $660 for 19"),
    ("0: 24 for 19", "0: 24, $40 for 19"),
    ("0: $100 for 19", "0: 24 for 19"),  # which completes his colour
    ("0: 24 for $500", "0: 24 for $450"),
    ("0: 24 for 19", "0: 16 for 21"),  # something else
    ("0: 24 for $500", "0: 16 for $500"),
    ("0: $300 for 19", "2: $360 for 19"),
]


def asked_again(refused: str, then: str) -> bool:
    t = crossed(2000)
    s = t.game.state
    put(t, refused)
    enter_offer(s, int(refused[0]), 1)
    put(t, then)
    return asks_again(s, prospects_of(s.edition), Scales(), int(then[0]), 1)


def put(t: Table, offer: str) -> None:
    """Lay terms on the table, of a player to the second one."""
    t.game.state.offer = ints(t.game.notation.read(f"offer 1 {offer[3:]}").terms)


@pytest.mark.parametrize(("refused", "then"), AGAIN)
def test_what_is_not_clearly_better_is_the_same_offer_again(refused: str, then: str) -> None:
    assert asked_again(refused, then)


@pytest.mark.parametrize(("refused", "then"), NEWS)
def test_what_is_clearly_better_or_something_else_is_news(refused: str, then: str) -> None:
    assert not asked_again(refused, then)


def test_a_counter_offer_that_was_refused_is_not_made_again() -> None:
    t = crossed(2000).play("offer 1 $10 for New York Avenue")
    counter = bot("trader-1").choose(t.game).text
    assert counter.startswith("counter 19 for $")
    t.play(counter, "refuse")
    next_turn(t)
    assert bot("trader-1").choose(t.play("offer 1 $10 for New York Avenue").game).text == "refuse"


def test_a_counter_offer_is_one_of_the_two() -> None:
    t = crossed(2000)
    t.game.state.approached[0] = OFFERS
    assert bot("trader-1").choose(t.play("offer 1 $10 for New York Avenue").game).text == "refuse"


def test_who_wants_no_offers_gets_none() -> None:
    t = crossed()
    offer = bot("trader").choose(t.game).text
    assert offer.startswith("offer 1 ")
    t.play("quiet 1")
    assert not is_open_to_offers(t.game.state, 1) and is_open_to_offers(t.game.state, 2)
    assert not bot("trader").choose(t.game).text.startswith("offer 1 ")
    assert not bot("strong").choose(t.game).text.startswith("offer 1 ")


@pytest.mark.parametrize("kind", [name for name in BOTS if name not in ("strong", "champion")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_gets_more_than_two_offers_in_a_turn(edition: str, kind: str) -> None:
    """Counted by hand over games of bots; counter-offers are offers."""
    most = 0
    for seed in range(5):
        game = Game.start(edition, 4, seed)
        seats = [bot(kind, seat) for seat in range(4)]
        put: Counter[tuple[int, int]] = Counter()
        while (decision := game.decision) is not None and game.state.round <= TURNS:
            action = seats[decision.player].choose(game)
            if action.verb in ("offer", "counter"):
                put[int(game.state.turns), action.number if action.verb == "offer" else decision.about["giver"]] += 1
            game.play(action)
            turn = int(game.state.turns)
            assert listed(game.state.approached) == [put[turn, seat] for seat in range(4)]
        most = max([most, *put.values()])
    assert most <= OFFERS
    assert most > 0 or kind in ("gentle", "simple")

"""Everything that the rules allow can be said, and whatever can be said is legal."""

import random
from typing import Any

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.encoding.layout import Layout
from passgo.encoding.speech import Speech
from passgo.engine.columns import ints, listed
from passgo.engine.machine import illegal_reason
from passgo.engine.rules.past_offers import net_cash
from passgo.engine.settings import BOOL, CHOICE, SETTINGS
from passgo.learning.batch import BatchEnv
from passgo.learning.seating import layout_of
from tests.learning.tables import SIZES, assert_sayable

HOUSE_RULES: dict[str, dict[str, object]] = {
    "usual": {},
    "immunity": {"trade.immunity": True},
    "any time": {"manage.offturn": "any_time"},
}


def can_be_netted(terms: tuple[int, ...]) -> bool:
    """Whether cash is on one side at most: with cash on both, the difference is another record of the same deal."""
    cash = [item for item in terms[1:] if item & 15 == 0]
    return len(cash) < 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rules", HOUSE_RULES)
def test_every_legal_action_can_be_said(edition: str, rules: str) -> None:
    """In games of bots that deal, every option, any bid, and every deal that they make."""
    draw = random.Random(f"{edition} {rules}")
    settings = {key: value for key, value in HOUSE_RULES[rules].items() if key in EDITIONS[edition].settings}
    verbs = set()
    for seed in range(2):
        game = Game.start(edition, 3 + seed % 2, seed, settings)
        layout = layout_of(game.header)
        bots = [bot(name, seed) for name in ("random:odds=3", "trader-1", "random:odds=3", "simple")]
        for _ in range(200):
            decision = game.decision
            if decision is None:
                break
            chosen = bots[decision.player].choose(game)
            if can_be_netted(chosen.terms):
                assert_sayable(layout, game.state, chosen.code, chosen.terms)
            if draw.random() < 0.25:
                for action in decision.options:
                    assert_sayable(layout, game.state, action.code)
                for free in decision.free:
                    if free.verb == "bid":
                        amount = draw.randrange(int(free.low), int(free.high) + 1, int(game.state.smallest_sum))
                        assert_sayable(layout, game.state, game.action(f"bid {amount}").code)
            verbs.add(chosen.verb)
            game.play(chosen)
    assert {"roll", "buy", "bid", "offer", "accept", "refuse"} <= verbs or edition == "millionaire"


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_can_be_said_is_legal(edition: str) -> None:
    """Random words, all of them followed to their ends: no action that they make is refused by the rules."""
    draw = random.Random(edition)
    game = Game.start(edition, 4, 5, {"trade.immunity": True})
    speech = Speech(layout_of(game.header), True)
    s = game.state
    actions = 0
    for _ in range(2500):
        if s.over:
            break
        speech.listen(s)
        assert speech.count > 0
        word = speech.slots[draw.randrange(int(speech.count))]
        if speech.add(s, word):
            before = s.offer
            if len(speech.terms):
                s.offer = speech.terms
            assert illegal_reason(s, speech.code) == 0
            s.offer = before
            game.play(game.notation.action(speech.code, tuple(listed(speech.terms))))
            actions += 1
    assert actions > 200


def test_what_is_masked_is_silence() -> None:
    """The default answer is played, and what is half said is dropped: nothing is given away."""
    game = Game.start("classic", 3, 1)
    speech = Speech(layout_of(game.header), True)
    s = game.state
    speech.listen(s)
    game.play("roll")
    assert game.decision is not None and game.decision.kind == "buy"
    speech.listen(s)
    assert speech.add(s, -1) and speech.code == game.action("decline").code
    partner = speech.layout.seat_words + 1
    s = Game.start("classic", 3, 1).state
    speech.listen(s)
    assert not speech.say(s, partner) and speech.verb >= 0
    speech.listen(s)
    assert not speech.say(s, 10**6) and speech.verb < 0
    speech.listen(s)
    assert speech.mark[partner] == 0, "a deal that was dropped is not begun again at the same question"


def deal(edition: str, settings: dict[str, object], text: str) -> None:
    """A deal of seat 0 with seat 1, where both have deeds and cards of every kind, can be said."""
    game = laid_out(edition, settings)
    action = game.legal(text)
    assert_sayable(layout_of(game.header), game.state, action.code, action.terms)


def laid_out(edition: str, settings: dict[str, object]) -> Game:
    game = Game.start(edition, 3, 0, settings)
    s = game.state
    s.turn = 0
    for deed in range(int(s.edition.board.deeds)):
        if deed % 3 < 2:
            s.give_deed(deed, deed % 3)
    tradable = [number for number, card in enumerate(s.edition.cards) if card.use and card.tradable]
    for k, number in enumerate(tradable[:12]):
        s.holder[number] = k % 2
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deal_of_every_kind_of_thing_can_be_put_together(edition: str) -> None:
    game = laid_out(edition, {"trade.immunity": True})
    s = game.state
    note = int(s.smallest_sum)
    mine = [game.notation.deed(d) for d in range(int(s.edition.board.deeds)) if s.owner[d] == 0]
    theirs = [game.notation.deed(d) for d in range(int(s.edition.board.deeds)) if s.owner[d] == 1]
    cards = [[c.name for n, c in enumerate(s.edition.cards) if s.holder[n] == p] for p in (0, 1)]
    open_cards = [c.name for n, c in enumerate(s.edition.cards) if s.holder[n] == 1 and not s.edition.card_secret[n]]
    assert cards[0]
    for text in (
        f"{mine[0]} for {theirs[0]}",
        f"{', '.join(mine[:4])}, ${137 * note} for {', '.join(theirs[:5])}",
        f"{mine[0]} for ${299 * note}, {theirs[0]}",
        f"{mine[0]} for nothing",
        f"nothing for {theirs[1]}",
        f"immunity {mine[1]}, {mine[0]} for immunity {theirs[0]}",
        f"{', '.join(cards[0])} for {', '.join(open_cards) or '$' + str(note)}",
        f"${3 * note} for immunity {theirs[2]}",
    ):
        deal(edition, {"trade.immunity": True}, f"offer 1 {text}")


def test_cash_on_both_sides_is_said_as_the_difference() -> None:
    game = laid_out("classic", {})
    layout: Layout = layout_of(game.header)
    action = game.legal("offer 1 $80, 1 for $30, 3")
    assert net_cash(ints(action.terms), 0, len(action.terms)) == 50
    netted = game.legal("offer 1 $50, 1 for 3")
    assert_sayable(layout, game.state, netted.code, netted.terms)


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_steps_with_masks(edition: str) -> None:
    walk(edition, 4, 6, 400)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_variant_and_house_rule(edition: str) -> None:
    """Each value of each setting, one at a time: games go on, and the table of actions holds what they ask."""
    game = EDITIONS[edition]
    for variant in game.variants:
        walk(edition, 3, 2, 40, variant=variant)
    for setting in SETTINGS:
        if setting.key in game.settings and setting.kind in (BOOL, CHOICE):
            printed = game.printed_values(setting.key) if setting.key in game.printed_by else setting.values
            for value in (True, False) if setting.kind == BOOL else printed:
                if value != game.settings[setting.key]:
                    walk(edition, 3, 1, 60, settings={setting.key: value})


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_million_random_steps_with_masks(edition: str) -> None:
    least, most = SIZES[edition]
    for players in range(least, most + 1):
        walk(edition, players, 50, 20_000 // (most + 1 - least) + 1)


def walk(edition: str, players: int, games: int, steps: int, **options: Any) -> None:
    """Somebody can always say something, every word is understood, numbers keep their limits, and somebody wins."""
    env = BatchEnv(edition, games, players, max_rounds=60, **options)
    seen = env.reset(seed=players)
    rows = list(range(games))
    for _ in range(steps):
        said_now = env.sample()
        assert seen.masks[rows, said_now].all()
        seen = env.step(said_now)
        assert seen.masks.any(axis=1).all()
        assert seen.observations.min() >= 0 and seen.observations.max() <= 64
        over = seen.terminations
        assert (seen.rewards[over].max(axis=1) == 1).all()

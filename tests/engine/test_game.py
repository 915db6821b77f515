"""The one door: asking, answering, and what is refused at it."""

import pytest

from passgo import Action, Game, IllegalAction
from passgo.engine.actions import (
    BUILD,
    COLLECT,
    INTERRUPT,
    LIFT,
    MORTGAGE,
    OFFER,
    QUIET,
    ROLL,
    SELL,
    SELL_DOWN,
    USE_CARD,
    VERBS,
    act,
)
from passgo.engine.machine import illegal_reason
from passgo.testing import table


def test_a_decision_says_who_is_asked_what() -> None:
    decision = table(players=3).decision
    assert (decision.player, decision.kind, decision.number) == (0, "turn", 0)
    assert [action.text for action in decision.options] == ["roll"]
    assert [repr(free) for free in decision.free] == ["FreeVerb('offer', 0, 0)"]
    assert repr(decision) == "<Decision 0: seat 0, turn>"


def test_an_answered_decision_is_over() -> None:
    t = table(players=2).dice(1, 2)
    before, read = t.decision, t.decision
    options = read.options
    t.play("roll")
    with pytest.raises(RuntimeError, match="decision 0 is answered already"):
        _ = before.options
    with pytest.raises(RuntimeError, match="decision 0 is answered already"):
        _ = before.free
    assert read.options == options, "what was read stays readable"
    assert t.decision.number == 1


def test_actions_and_their_texts_are_the_same() -> None:
    game, other = Game.start("classic", 3, 3), Game.start("classic", 3, 3)
    for _ in range(60):
        assert game.decision is not None
        action = game.decision.options[game.decision.number % len(game.decision.options)]
        assert repr(game.play(action)) == repr(other.play(action.text))
        assert game.digest() == other.digest()
    assert game.moves == other.moves and len(game.moves) == 60


def test_moves_are_a_copy() -> None:
    game = table(players=2).game
    game.moves.append("roll")
    assert game.moves == []


def test_nothing_is_played_after_the_end() -> None:
    t = table(players=2).owns(1, "Boardwalk").has(0, 10).at(0, 36).dice(1, 2).play("roll", "bankrupt")
    before = t.game.digest()
    for text in ("roll", "end", "time", "interrupt 1", "quiet 1", "hammer", "stop 5"):
        with pytest.raises(IllegalAction, match="game-over"):
            t.game.play(text)
    assert t.game.over and t.game.winners == (1,) and t.game.decision is None and t.game.digest() == before


def test_what_comes_from_outside_must_be_possible() -> None:
    game = Game.start("classic", 3)
    for text, why in {
        "time": "no-clock",
        "interrupt 3": "no-such-seat",
        "quiet 3": "no-such-seat",
        "hammer": "no-hammer",
        "stop 5": "not-past-hope",
    }.items():
        with pytest.raises(IllegalAction) as caught:
            game.play(text)
        assert caught.value.why == why and caught.value.rule.startswith("CLS-")
    with pytest.raises(IllegalAction, match="no-managing-off-turn"):
        Game.start("classic", 3, settings={"manage.offturn": "never"}).play("interrupt 1")
    timed = Game.start("classic", 3, variant="timed")
    timed.play("time")
    with pytest.raises(IllegalAction, match="no-clock"):
        timed.play("time")


def test_the_wish_of_a_bankrupt_is_forgotten() -> None:
    t = table(players=3).owns(1, 39).has(0, 10).at(0, 36).dice(1, 2)
    t.play("interrupt 0", "interrupt 2", "roll", "bankrupt")
    assert (t.decision.player, t.decision.kind) == (2, "manage")
    assert (t.play("done").decision.player, t.decision.kind) == (1, "turn")


def test_a_copy_and_its_game_write_down_their_own_moves() -> None:
    game = table(players=2).at(0, 10).at(1, 10).dice(4, 6, 4, 6).game
    game.play("roll")
    one, two = game.copy(), game.copy()
    before = game.record
    game.play("end")
    two.play("offer 1 $5 for $6")
    assert one.record == before
    assert one.play("end") and one.record == game.record
    assert "\noffer" in two.record and "\noffer" not in game.record


STRANGE = {
    **{
        f"{VERBS[verb].name} {number}": act(verb, number)
        for verb in (BUILD, SELL, MORTGAGE)
        for number in (28, 999, -1)
    },
    **{f"{VERBS[verb].name} {number}": act(verb, number) for verb in (COLLECT, LIFT) for number in (28, 999, -1)},
    **{f"card {number}": act(USE_CARD, number) for number in (32, 999, -1)},
    **{f"selldown {number}": act(SELL_DOWN, number) for number in (255, 2**30, -1)},
    **{f"{VERBS[verb].name} {number}": act(verb, number) for verb in (INTERRUPT, QUIET) for number in (99, -1)},
    **{f"code {code}": code for code in (len(VERBS), 255, -1, 2**62)},
}
TERMS = [(), (0,), (5,), (-1,), (3, 80), (-2, 80, 80), (1, -16), (1, 7), (1, 2**40)]


def refused(game: Game, action: Action) -> bool:
    """Whether the action is refused as it must be, and nothing changes."""
    before = game.digest()
    try:
        game.play(action)
    except IllegalAction:
        return game.digest() == before
    except Exception as error:
        print(f"{action!r}: {type(error).__name__}: {error}")
    return False


def test_an_action_of_another_game_is_refused() -> None:
    """Its number means nothing here, as with an action of an edition with more deeds."""
    free = table(players=3).owns(0, 1, 39).game
    jailed = table(players=3).owns(0, 1, 39).jailed(0).game
    owing = table(players=3).owns(0, 1, 3).owns(1, 39).has(0, 5).at(0, 36).dice(1, 2).play("roll").game
    for game in (free, jailed, owing):
        assert [name for name, code in STRANGE.items() if not refused(game.copy(), Action(code, name))] == []


def test_levels_for_more_lots_than_the_group_has_are_refused() -> None:
    s = table(players=3).owns_group(0, "brown").built(5, 1, 3).game.state
    assert illegal_reason(s, act(SELL_DOWN, 0)) == 0  # both lots of the first group to nothing
    for stray in (1 << 16, 1 << 19, 1 << 20):
        assert illegal_reason(s, act(SELL_DOWN, stray)) != 0


def test_terms_that_make_no_sense_are_refused() -> None:
    game = table(players=3).owns(0, 1, 39).game
    assert [terms for terms in TERMS if not refused(game.copy(), Action(act(OFFER, 1), "offer", terms))] == []


def test_terms_where_none_belong_lie_nowhere() -> None:
    game = table(players=3).dice(1, 2).game
    try:
        game.play(Action(ROLL, "roll", (1, 80)))
    except IllegalAction:
        return
    assert len(game.state.offer) == 0, "a roll has put an offer on the table"

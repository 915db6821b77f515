"""The end of the normal game (rulebook 1.14)."""

import pytest

from passgo import IllegalAction
from passgo.testing import table
from tests.rules import rule

A, B, C = range(3)


@rule("CLS-WIN-1")
def test_the_last_player_left_wins_at_once_even_in_the_middle_of_his_turn() -> None:
    t = table(players=2).has(B, 5).at(A, 29).dice(2, 2).cards("chest-birthday").play("roll", "bankrupt")
    assert t.game.over  # though A still had a roll for his doubles
    assert t.game.winners == (A,)
    assert [event.values for event in t.happened("won")] == [{"player": A}]
    assert t.game.decision is None


@rule("CLS-WIN-1")
def test_the_last_player_left_wins_in_the_turn_of_another() -> None:
    t = table(players=2).has(A, 0).owns(A, "Short Line").owns(B, "Reading Railroad").mortgaged("Short Line")
    t.dice(2, 3).play("roll", "bankrupt")
    assert (t.game.over, t.game.winners) == (True, (B,))
    assert t.owner("Short Line") == B


@rule("CLS-WIN-1")
def test_nothing_is_auctioned_when_only_one_is_left() -> None:
    t = table(players=2).has(A, 0).owns(A, "Baltic Avenue").dice(1, 3).play("roll", "bankrupt")
    assert (t.game.over, t.game.winners) == (True, (B,))
    assert not t.happened("auction-opened")


@rule("CLS-WIN-1")
def test_the_game_goes_on_while_two_are_left() -> None:
    t = table().has(A, 0).dice(1, 3, 1, 3).has(B, 0).play("roll", "bankrupt")
    assert (t.decision.player, t.decision.kind) == (B, "turn")
    t.play("roll", "bankrupt")
    assert (t.game.over, t.game.winners) == (True, (C,))


@rule("CLS-WIN-1")
@pytest.mark.parametrize("action", ["roll", "end", "offer 0 $1 for $1", "interrupt 1", "time"])
def test_nothing_is_played_after_the_end(action: str) -> None:
    t = table(players=2).has(A, 0).dice(1, 3).play("roll", "bankrupt")
    before = t.game.digest()
    with pytest.raises(IllegalAction, match="CLS-WIN-1"):
        t.play(action)
    assert t.game.digest() == before

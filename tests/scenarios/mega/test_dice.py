"""The three dice of Mega (rulebook 2.3)."""

from collections import Counter

import pytest

from passgo import EDITIONS, Game
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)


@rule("MEGA-DIE-1")
def test_three_dice_are_rolled() -> None:
    t = table("mega").owns(C, 4, 7).dice(1, 2, 1, 2, 4, 1).play("roll")
    [rolled] = t.happened("rolled")
    [speed] = t.happened("speed-die")
    assert (rolled.values["die"], rolled.values["other_die"], speed.values["face"]) == (1, 2, 1)
    t.play("end", "roll")
    assert (t.place(A), t.place(B)) == (4, 7)


@rule("MEGA-DIE-1")
def test_the_dice_are_rolled_only_once() -> None:
    t = table("mega").owns(C, 4).dice(1, 2, 1).play("roll")
    assert (t.decision.kind, t.options("roll")) == ("end", [])


@rule("MEGA-DIE-2")
def test_pips_on_all_three_are_added() -> None:
    t = table("mega").dice(2, 4, 3).cards("chance-dividend").play("roll")
    assert t.place(A) == 9
    assert t.cash(A) == 2550


@rule("MEGA-DIE-2")
@pytest.mark.parametrize(("face", "space"), [(1, 7), (2, 8), (3, 9)])
def test_each_pip_of_the_speed_die_counts(face: int, space: int) -> None:
    t = table("mega").owns(B, 7, 8).cards("chance-dividend").dice(2, 4, face).play("roll")
    assert t.place(A) == space


@rule("MEGA-DIE-3")
def test_three_faces_have_pips_two_mr_monopoly_and_one_a_bus() -> None:
    seen = Counter[int]()
    for seed in range(1200):
        t = Table(Game.start("mega", 2, seed)).at(0, 10).play("roll")
        seen[t.happened("speed-die")[0].values["face"]] += 1
    assert set(seen) == {1, 2, 3, 4, 5}
    assert all(150 < seen[face] < 250 for face in (1, 2, 3, 5))
    assert 340 < seen[4] < 460


@rule("MEGA-DIE-3")
@pytest.mark.parametrize("face", [4, 5])
def test_two_faces_are_mr_monopoly(face: int) -> None:
    t = table("mega").dice(2, 3, face).play("roll")
    assert t.place(A) == 6
    assert t.decision.kind == "buy"


@rule("MEGA-DIE-3")
def test_the_sixth_face_is_the_bus() -> None:
    t = table("mega").dice(2, 3, 6).play("roll")
    assert t.place(A) == 5
    assert t.happened("card-drawn")


@rule("MEGA-DIE-4")
def test_the_space_is_obeyed_before_the_ticket_is_taken() -> None:
    t = table("mega").at(A, 4).dice(2, 3, 6).cards("chance-dividend", "bus-ticket-1").play("roll")
    drawn = [EDITIONS["mega"].cards[event.values["card"]].name for event in t.happened("card-drawn")]
    assert drawn == ["chance-dividend", "bus-ticket-1"]
    names = [event.name for event in t.events]
    assert names.index("moved") < names.index("paid") < len(names) - 1 - names[::-1].index("card-drawn")


@rule("MEGA-DIE-4")
def test_a_card_that_moves_the_token_comes_before_the_ticket() -> None:
    t = table("mega").at(A, 4).dice(2, 3, 6).cards("chance-pink", "bus-ticket-1").play("roll")
    assert (t.place(A), t.decision.kind) == (16, "buy")
    assert len(t.happened("card-drawn")) == 1
    t.play("buy")
    assert len(t.happened("card-drawn")) == 1
    assert t.decision.kind == "end"


@rule("MEGA-DIE-4")
@pytest.mark.parametrize("face", [4, 6])
def test_after_the_icon_come_the_doubles(face: int) -> None:
    t = table("mega").owns(A, 4).owns(B, 3).dice(2, 2, face, 1, 2, 1).play("roll")
    if face == 4:
        assert (t.place(A), t.decision.kind) == (6, "buy")
        t.play("buy")
    assert (t.decision.player, t.decision.kind) == (A, "turn")

"""The three dice and doubles."""

import pytest

from passgo.engine.notation import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY, pack, where
from tests.scenarios.ultimate.three_tracks import mine, path, quiet, tracks, vouchers


@rule("UM-DIE-2")
def test_pips_on_all_three_are_moved() -> None:
    t = mine().dice(4, 3, 2)
    t.play("roll")
    assert where(t) == "middle:9"
    assert t.decision.kind == "end"


@rule("UM-DIE-3")
def test_mr_monopoly_after_the_regular_total() -> None:
    t = mine().owns(-1, "New York Avenue").at(0, "middle:10").dice(5, 2, MR_MONOPOLY)
    quiet(t, "community-chest")
    t.play("roll")
    assert path(t) == ["middle:17", "middle:19"]
    assert t.decision.kind == "buy"


@rule("UM-DIE-4")
def test_the_bus_after_the_regular_total() -> None:
    t = mine().at(0, "middle:1").dice(2, 3, BUS)
    t.play("roll")
    assert where(t) == "middle:6"
    assert t.options() == ["take", "move"]


@rule("UM-DIE-5")
def test_in_jail_only_the_two_regular_dice() -> None:
    t = mine().jailed(0).dice(3, 4)
    t.play("roll")
    assert t.in_jail(0)
    assert t.happened("rolled") and not t.happened("speed-die")


@rule("UM-DIE-5")
def test_after_paying_all_three_dice() -> None:
    t = mine().jailed(0).dice(3, 3, 3)
    t.play("pay", "roll")
    assert t.decision.kind == "triple"


@rule("UM-DIE-6")
@pytest.mark.parametrize(("faces", "shown"), [("1,2,3,M,M,B", [1, 2, 3, 4, 4, 5]), ("1,2,3,M,B,B", [1, 2, 3, 4, 5, 5])])
def test_dice_speed_faces(faces: str, shown: list[int]) -> None:
    for face, expected in enumerate(shown, 1):
        t = mine(dice_speed_faces=faces).at(0, "middle:8").dice(5, 6, face)
        t.play("roll")
        assert t.happened("speed-die")[0].values["face"] == expected


@rule("UM-DBL-1")
@pytest.mark.parametrize(
    ("dice", "doubles"),
    [((2, 5, 2), 0), ((4, 4, BUS), 1), ((3, 3, 3), 0), ((3, 3, 2), 1), ((4, 4, 4), 1), ((5, 5, BUS), 1)],
)
def test_only_the_regular_dice_decide_doubles(dice: tuple[int, int, int], doubles: int) -> None:
    t = mine().dice(*dice)
    t.play("roll")
    assert t.game.view(None)["doubles"] == doubles


@rule("UM-DBL-2")
def test_doubles_move_all_three_and_roll_all_three_again() -> None:
    t = mine().dice(4, 4, 1, 1, 2, 2)
    t.play("roll")
    assert where(t) == "middle:9"
    assert (t.decision.kind, t.decision.player) == ("turn", 0)
    t.play("roll")
    assert where(t) == "middle:14"


@rule("UM-DBL-3", "IX-05", "UM-TRN-8", "IX-38")
def test_doubles_with_mr_monopoly() -> None:
    t = tracks().owns(0, "Baltic Avenue").at(0, "middle:1").cards("cab-back-1-1")
    t.dice(1, 1, MR_MONOPOLY, 1, 2, 2)
    t.play("roll")
    assert (where(t), t.decision.kind) == ("middle:5", "buy")
    t.play("buy")
    assert t.decision.kind == "turn"
    t.play("roll")
    assert where(t) == "middle:10"


@rule("UM-DBL-4")
def test_doubles_with_the_bus() -> None:
    t = mine().at(0, "middle:1").cards("bus-ticket-1").dice(1, 1, BUS, 1, 3, 2)
    t.play("roll", "take")
    assert (where(t), vouchers(t)) == ("middle:3", ["bus-ticket-1"])
    t.play("roll")
    assert where(t) == "outer:11"


@rule("UM-DBL-5", "IX-06", "IX-21")
@pytest.mark.parametrize("icon", [BUS, MR_MONOPOLY, 1])
def test_the_third_doubles_lead_to_jail(icon: int) -> None:
    t = mine().owns(-1, "Boardwalk").at(0, "middle:20").dice(1, 1, 2, 2, 2, 1, 5, 5, icon)
    t.play("roll", "roll")
    assert where(t) == "middle:29"
    t.play("roll")
    assert t.in_jail(0)
    assert path(t) == ["middle:10"]
    assert pack(t, "vouchers") == 36
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("UM-DBL-6")
def test_the_doubles_that_leave_jail_count_nothing() -> None:
    t = mine().jailed(0).dice(4, 4, 1, 2, 3)
    t.play("roll")
    assert t.game.view(None)["doubles"] == 0
    assert t.decision.kind == "end"
    with pytest.raises(IllegalAction):
        t.play("roll")

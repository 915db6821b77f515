"""Reverse Direction: the next roll goes backwards."""

import pytest

from passgo.engine.notation import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.three_tracks import (
    BUS,
    MR_MONOPOLY,
    all_to,
    mine,
    pack,
    path,
    quiet,
    salaries,
    tracks,
    vouchers,
    where,
)


@rule("UM-REV-1")
def test_the_next_roll_goes_back() -> None:
    t = mine().at(0, "inner:22").dice(2, 3, 2)
    t.play("roll")
    assert where(t) == "inner:15"


@rule("UM-REV-1")
def test_whoever_was_moved_off_goes_forward() -> None:
    t = mine(2).at(0, "inner:22").at(1, "middle:20").turn(1).dice(1, 2, 1, 1, 2, 1)
    t.play("roll", "end")
    t.at(0, "middle:20").play("roll")
    assert path(t)[-1] == "middle:24"


@rule("UM-REV-2", "IX-37")
def test_a_re_roll_from_there_is_the_next_roll() -> None:
    t = mine().at(0, "inner:17").dice(1, 1, 3, 1, 4, 2)
    t.play("roll")
    assert where(t) == "inner:22"
    t.play("roll")
    assert where(t) == "inner:15"


@rule("UM-REV-2")
@pytest.mark.parametrize(("duration", "stop"), [("roll", "inner:20"), ("turn", "inner:10")])
def test_reverse_duration(duration: str, stop: str) -> None:
    t = mine(reverse_duration=duration).at(0, "inner:22").dice(3, 3, 1, 1, 3, 1)
    t.play("roll")
    assert where(t) == "inner:15"
    t.play("roll")
    assert where(t) == stop


@rule("UM-REV-2")
@pytest.mark.parametrize("duration", ["roll", "turn"])
def test_the_next_turn_is_forward_in_any_case(duration: str) -> None:
    t = mine(2, reverse_duration=duration).at(0, "inner:22").at(1, "middle:20").dice(2, 3, 2, 1, 2, 1, 1, 3, 1)
    t.play("roll", "end", "roll", "end", "roll")
    assert where(t) == "inner:20"


@rule("UM-REV-3", "IX-37", "UM-VCH-6")
def test_no_voucher_until_the_backward_roll_is_done() -> None:
    t = mine().holds(0, "bus-ticket-1").at(0, "inner:17").dice(1, 1, 3, 2, 3, MR_MONOPOLY)
    t.play("roll")
    with pytest.raises(IllegalAction, match="no-voucher-reversed"):
        t.play("ticket bus-ticket-1 inner:23")
    t.play("roll")
    assert (where(t), t.decision.kind) == ("inner:17", "end")  # no window before the bonus
    t.play("ticket bus-ticket-1 inner:18")
    assert where(t) == "outer:14"


@rule("UM-REV-4", "IX-18")
def test_the_bus_is_missed() -> None:
    t = mine().holds(0, "bus-ticket-1", "cab-ahead-1-1").at(0, "inner:22").dice(2, 3, BUS)
    t.play("roll")
    assert (where(t), t.options()) == ("inner:17", ["give bus-ticket-1", "give cab-ahead-1-1"])
    t.play("give cab-ahead-1-1")
    assert (vouchers(t), pack(t), t.decision.kind) == (["bus-ticket-1"], 34, "end")


@rule("UM-REV-4", "IX-18")
def test_without_a_voucher_nothing_is_lost() -> None:
    t = mine().at(0, "inner:22").dice(2, 3, BUS)
    t.play("roll")
    assert (where(t), pack(t), t.decision.kind) == ("inner:17", 36, "end")


@rule("UM-REV-5", "IX-01", "UM-MRM-16")
def test_mr_monopoly_on_the_backward_roll() -> None:
    t = tracks().at(0, "inner:22").dice(2, 3, MR_MONOPOLY)
    t.play("roll")
    assert (where(t), t.decision.kind) == ("inner:17", "buy")
    t.play("buy")
    assert (where(t), t.decision.kind) == ("inner:15", "buy")


@rule("UM-REV-5")
def test_backwards_to_the_previous_rent() -> None:
    t = mine().owns(2, "Wall Street", "Miami Avenue").at(0, "inner:22").dice(2, 3, MR_MONOPOLY)
    t.play("roll")
    assert (where(t), t.cash(0), t.cash(2)) == ("inner:13", 3120, 3280)


@rule("UM-REV-6", "IX-02", "UM-MRM-16")
def test_mr_monopoly_on_landing_there() -> None:
    t = mine().owns(-1, "Short Line").at(0, "middle:34").dice(1, 1, MR_MONOPOLY, 1, 3, 2).cards("bus-ticket-1")
    t.play("roll")
    assert path(t) == ["inner:22", "inner:21"]
    assert (vouchers(t), t.decision.kind) == (["bus-ticket-1"], "buy")
    t.play("buy", "roll")
    assert path(t) == ["middle:0", "middle:1"]


@rule("UM-REV-6", "IX-03")
def test_without_a_stop_you_stay_reversed() -> None:
    t = all_to(mine(2), -1, "outer").at(0, "inner:17").at(1, "middle:20").dice(1, 4, MR_MONOPOLY, 1, 2, 1, 2, 3, 2)
    t.play("roll")
    assert path(t) == ["inner:22"]
    t.play("end", "roll")
    t.play("end", "roll")
    assert where(t) == "inner:15"


@rule("IX-03")
def test_a_backward_bonus_that_finds_nothing_leaves_the_next_roll_forward() -> None:
    t = all_to(all_to(mine(2), -1, "middle"), 0, "inner").owns(0, "middle:24").at(0, "inner:22").at(1, "middle:20")
    t.dice(2, 3, MR_MONOPOLY, 1, 2, 1, 1, 2, 1)
    t.play("roll")
    assert path(t) == ["inner:17"]
    t.play("end", "roll")
    t.play("end", "roll")
    assert where(t) == "inner:21"


@rule("UM-REV-7", "IX-19")
def test_the_bus_on_landing_there_goes_back() -> None:
    t = quiet(mine(2).at(0, "inner:17").at(1, "middle:20").dice(2, 3, BUS, 1, 2, 1, 1, 3, 1), "chance")
    t.play("roll", "move")
    assert where(t) == "inner:16"
    t.play("end", "roll", "end", "roll")
    assert path(t)[0] == "inner:21"


@rule("UM-REV-7", "IX-19")
def test_the_bus_on_landing_there_may_give_a_voucher() -> None:
    t = mine(2).at(0, "inner:17").at(1, "middle:20").dice(2, 3, BUS, 1, 2, 1, 2, 3, 2).cards("bus-ticket-1")
    t.play("roll", "take")
    assert (where(t), vouchers(t)) == ("inner:22", ["bus-ticket-1"])
    t.play("end", "roll", "end", "roll")
    assert where(t) == "inner:15"


@rule("UM-REV-8", "IX-73")
@pytest.mark.parametrize(("backwards", "paid"), [(True, [300]), (False, [])])
def test_salary_backwards(backwards: bool, paid: list[int]) -> None:
    t = mine(salary_backwards=backwards).owns(-1, "Beacon Street").at(0, "inner:22").dice(2, 3, MR_MONOPOLY)
    t.play("roll")
    assert where(t) == "inner:5"
    assert salaries(t) == paid


@rule("UM-REV-9", "UM-SUB-8")
def test_a_subway_ride_restores_the_clockwise_way() -> None:
    t = mine().owns(-1, "Florida Avenue", "Baltic Avenue", "Boardwalk").at(0, "inner:22").dice(2, 3, MR_MONOPOLY)
    t.play("roll")
    assert t.decision.kind == "buy"
    t.at(0, "outer:42").play("buy")  # as if a card had put him on the Subway
    assert t.decision.kind == "before-bonus"
    t.play("ride middle:1")
    assert where(t) == "middle:3"


@rule("UM-REV-10")
def test_spaces_reached_backwards_act_as_usual() -> None:
    t = mine().at(0, "inner:22").dice(1, 3, 2)
    t.play("roll")
    assert t.in_jail(0)
    assert t.decision.player == 1

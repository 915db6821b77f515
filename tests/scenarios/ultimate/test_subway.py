"""The Subway: a ride to any space, next turn or at once."""

import pytest

from passgo.bots import bot
from passgo.engine.notation import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY, where
from tests.scenarios.ultimate.three_tracks import mine, path, quiet, salaries, tracks, vouchers


@rule("UM-SUB-1")
def test_landing_entitles_to_a_ride_next_turn() -> None:
    t = mine(2).at(0, "outer:36").at(1, "middle:20").dice(1, 3, 2, 1, 2, 1)
    t.play("roll")
    assert (where(t), t.options("ride")) == ("outer:42", [])
    with pytest.raises(IllegalAction, match="no-move-left"):
        t.play("ride middle:39")
    t.play("end", "roll", "end")
    assert len(t.options("ride")) == 120 - 4 - 1
    t.play("ride middle:39")
    assert where(t) == "middle:39"


@rule("UM-SUB-1", "UM-SUB-9")
def test_passing_does_not() -> None:
    t = mine(2).at(0, "outer:41").at(1, "middle:20").dice(1, 2, BUS, 1, 2, 1).cards("bus-ticket-1")
    t.play("roll", "take", "end", "roll", "end")
    assert (where(t), t.options("ride")) == ("outer:44", [])
    with pytest.raises(IllegalAction, match="not-on-subway"):
        t.play("ride middle:39")


@rule("UM-SUB-2")
def test_the_ride_is_taken_instead_of_the_roll() -> None:
    t = tracks(subway_replaces_roll=True).at(0, "outer:42")
    t.play("ride Boardwalk")
    assert t.decision.kind == "buy"
    t.play("buy")
    assert t.decision.kind == "end"
    with pytest.raises(IllegalAction):
        t.play("roll")


@rule("UM-SUB-2")
def test_subway_replaces_roll_off() -> None:
    t = mine(subway_replaces_roll=False).at(0, "outer:42").dice(1, 2, 1)
    t.play("ride middle:10", "roll")
    assert where(t) == "middle:14"


@rule("UM-SUB-2")
def test_a_voucher_may_follow_the_ride() -> None:
    t = mine().at(0, "outer:42").holds(0, "bus-ticket-1")
    t.play("ride middle:10", "ticket bus-ticket-1 middle:13")
    assert (where(t), t.decision.kind) == ("middle:13", "end")


@rule("UM-SUB-3", "IX-74", "UM-PAY-5")
def test_no_salary_on_the_way() -> None:
    t = mine().at(0, "outer:42")
    t.play("ride middle:1")
    assert salaries(t) == []


@rule("UM-SUB-4", "UM-PAY-5", "IX-74")
@pytest.mark.parametrize(("space", "salary"), [("Go", 200), ("Bonus", 300), ("Pay Day", 400)])
def test_riding_onto_a_pay_corner(space: str, salary: int) -> None:
    t = mine().at(0, "outer:42")
    t.play(f"ride {space}")
    assert (salaries(t), t.cash(0)) == ([salary], 3200 + salary)


@rule("UM-SUB-4")
def test_riding_onto_pay_day_after_an_odd_roll() -> None:
    t = mine().at(0, "outer:37").dice(1, 4, BUS)
    t.play("roll", "ride Pay Day")
    assert salaries(t) == [400]


@rule("UM-SUB-5")
def test_the_destination_is_obeyed() -> None:
    t = tracks().at(0, "outer:42")
    t.play("ride Boardwalk", "decline")
    assert t.happened("auction-opened")
    t = tracks().owns(1, "Boardwalk").at(0, "outer:42")
    t.play("ride Boardwalk")
    assert (t.cash(0), t.cash(1)) == (3150, 3250)


@rule("UM-SUB-6", "IX-07")
def test_with_mr_monopoly_pending_one_rides_at_once() -> None:
    t = tracks().at(0, "outer:36").dice(2, 4, MR_MONOPOLY)
    t.play("roll")
    assert t.decision.kind == "before-bonus"
    t.play("ride Park Place", "buy")
    assert (where(t), t.decision.kind) == ("middle:39", "buy")


@rule("UM-SUB-6", "IX-07")
def test_declining_it_the_bonus_starts_there() -> None:
    t = tracks().at(0, "outer:36").dice(2, 4, MR_MONOPOLY)
    t.play("roll", "continue")
    assert (where(t), t.decision.kind) == ("outer:43", "buy")


@rule("UM-SUB-6", "IX-23")
def test_with_the_bus_pending() -> None:
    t = quiet(mine().at(0, "outer:36").dice(2, 4, BUS), "chance")
    t.play("roll", "ride middle:6", "move")
    assert where(t) == "middle:7"


@rule("UM-SUB-6", "IX-36")
def test_with_doubles_pending() -> None:
    t = mine().at(0, "outer:37").dice(2, 2, 1, 1, 2, 1)
    t.play("roll")
    assert (where(t), t.decision.kind) == ("outer:42", "turn")
    t.play("ride middle:10")
    assert t.decision.kind == "turn"
    t.play("roll")
    assert where(t) == "middle:14"


@rule("UM-SUB-6", "IX-43", "UM-VCH-14")
def test_the_first_roll_is_no_further_move_who_came_by_voucher_rolls_from_there() -> None:
    t = mine().at(0, "outer:38").holds(0, "bus-ticket-1", "bus-ticket-2").dice(1, 3, 1)
    t.play("ticket bus-ticket-1 outer:42")
    assert (t.decision.kind, t.options("ride")) == ("turn", [])
    with pytest.raises(IllegalAction, match="subway-next-turn"):
        t.play("ride middle:10")
    t.play("roll")
    assert (where(t), t.options("ride")) == ("outer:47", [])


@rule("IX-43")
@pytest.mark.parametrize(("before_roll", "rides"), [("next_turn", 0), ("now", 115)])
def test_subway_before_roll(before_roll: str, rides: int) -> None:
    t = mine(subway_before_roll=before_roll).at(0, "outer:38").holds(0, "bus-ticket-1").dice(1, 2, 1)
    t.play("ticket bus-ticket-1 outer:42")
    assert len(t.options("ride")) == rides
    if rides:
        assert where(t.play("ride middle:10", "roll")) == "middle:14"  # the ride, then the roll


@rule("UM-SUB-6", "UM-SUB-7")
def test_a_second_voucher_still_to_be_played_is_a_further_move() -> None:
    t = mine(voucher_max_per_turn=2).at(0, "outer:38").holds(0, "bus-ticket-1", "bus-ticket-2").dice(1, 2, 1)
    t.play("ticket bus-ticket-1 outer:42")
    assert "ride inner:22" not in t.options()
    t.play("ride middle:10")
    assert "roll" not in t.options()
    with pytest.raises(IllegalAction, match="play-voucher-first"):
        t.play("roll")
    t.play("ticket bus-ticket-2 middle:11", "roll")
    assert where(t) == "middle:15"


@rule("UM-SUB-2", "UM-SUB-6")
def test_a_voucher_to_the_subway_between_doubles_lets_one_ride_at_once() -> None:
    t = mine().at(0, "outer:34").holds(0, "bus-ticket-1").dice(1, 1, 3, 1, 2, 1)
    t.play("roll", "ticket bus-ticket-1 outer:42", "ride middle:10", "roll")
    assert where(t) == "middle:14"


@rule("UM-SUB-7", "IX-62b")
def test_on_the_promise_of_a_voucher() -> None:
    t = mine(subway_voucher_ride="commit").at(0, "outer:36").holds(0, "bus-ticket-1").dice(1, 3, 2)
    t.play("roll")
    assert "ride inner:22" not in t.options()
    with pytest.raises(IllegalAction, match="no-reverse-ride"):
        t.play("ride inner:22")
    t.play("ride middle:11")
    assert "end" not in t.options()
    with pytest.raises(IllegalAction, match="play-voucher-first"):
        t.play("end")
    t.play("ticket bus-ticket-1 middle:13", "end")
    assert t.decision.player == 1


@rule("UM-SUB-7")
def test_the_promised_voucher_is_not_dealt_away() -> None:
    t = mine(2).at(0, "outer:36").holds(0, "bus-ticket-1", "cab-ahead-1-1").dice(1, 3, 2)
    t.play("roll", "ride middle:11")
    for last in ("bus-ticket-1, cab-ahead-1-1", "cab-ahead-1-1, bus-ticket-1"):
        with pytest.raises(IllegalAction, match="voucher-promised"):
            t.play(f"offer 1 {last} for $400")
    t.play("offer 1 cab-ahead-1-1 for $400", "accept")
    with pytest.raises(IllegalAction, match="voucher-promised"):
        t.play("offer 1 bus-ticket-1 for $400")
    t.play("ticket bus-ticket-1 middle:13").holds(0, "cab-ahead-1-2")
    t.play("offer 1 cab-ahead-1-2 for $400", "accept", "end")
    assert vouchers(t, 1) == ["cab-ahead-1-1", "cab-ahead-1-2"]


@rule("UM-SUB-7")
def test_only_who_promised_is_bound() -> None:
    t = mine(2).at(0, "outer:36").holds(0, "bus-ticket-1").holds(1, "cab-ahead-1-1").dice(1, 3, 2)
    t.play("roll", "ride middle:11", "offer 1 $100 for cab-ahead-1-1", "accept")
    assert vouchers(t, 1) == []


@rule("UM-SUB-7", "IX-62b")
def test_jail_cancels_the_promise() -> None:
    t = mine().at(0, "outer:36").holds(0, "bus-ticket-1").dice(1, 3, 2)
    t.play("roll", "ride Go To Jail")
    assert t.in_jail(0)
    assert (t.decision.kind, t.decision.player) == ("turn", 1)
    assert vouchers(t) == ["bus-ticket-1"]


@rule("UM-SUB-7")
@pytest.mark.parametrize("name", ["simple", "trader"])
@pytest.mark.parametrize("when", ["before the roll", "after the last move"])
def test_a_bot_that_takes_the_seat_over_keeps_the_promise(name: str, when: str) -> None:
    if when == "before the roll":
        t = tracks(voucher_max_per_turn=2).at(0, "outer:38").holds(0, "bus-ticket-1", "bus-ticket-2")
        t.play("ticket bus-ticket-1 outer:42", "ride Free Parking")
    else:
        t = tracks().at(0, "outer:36").holds(0, "bus-ticket-2").dice(1, 3, 2).play("roll", "ride Free Parking")
    action = bot(name).choose(t.game)
    assert action.verb == "ticket"
    t.play(action.text)


@rule("UM-SUB-7")
def test_subway_voucher_ride_free() -> None:
    t = mine(subway_voucher_ride="free").at(0, "outer:36").holds(0, "bus-ticket-1").dice(1, 3, 2)
    t.play("roll")
    assert "ride inner:22" in t.options()
    t.play("ride middle:11", "end")
    assert (t.decision.player, vouchers(t)) == (1, ["bus-ticket-1"])


@rule("UM-SUB-7")
def test_subway_voucher_ride_no() -> None:
    t = mine(subway_voucher_ride="no").at(0, "outer:36").holds(0, "bus-ticket-1").dice(1, 3, 2)
    t.play("roll")
    assert t.options("ride") == []
    with pytest.raises(IllegalAction, match="no-move-left"):
        t.play("ride middle:11")


@rule("UM-SUB-7")
@pytest.mark.parametrize("mode", ["commit", "free"])
def test_a_voucher_already_played_is_no_promise(mode: str) -> None:
    t = mine(subway_voucher_ride=mode).at(0, "middle:10").holds(0, "bus-ticket-1", "bus-ticket-2").dice(1, 3, 2)
    t.play("ticket bus-ticket-1 middle:11")
    t.at(0, "outer:36").play("roll")
    assert (where(t), t.options("ride")) == ("outer:42", [])


@rule("UM-SUB-9")
def test_leaving_the_subway_loses_the_ride() -> None:
    t = mine(2).at(0, "outer:42").at(1, "middle:20").dice(1, 3, 1, 1, 2, 1)
    t.play("roll")
    assert where(t) == "outer:47"
    t.play("end", "roll", "end")
    assert t.options("ride") == []


@rule("UM-SUB-10", "UM-HOL-4", "IX-60")
def test_any_space_but_the_subway_itself() -> None:
    t = mine().at(0, "outer:42")
    with pytest.raises(IllegalAction, match="same-space"):
        t.play("ride outer:42")
    t.play("ride outer:14")
    assert path(t) == ["outer:14", "inner:18"]


@rule("UM-SUB-10")
def test_a_ride_to_go_to_jail_is_one_to_jail() -> None:
    t = mine().at(0, "outer:42")
    t.play("ride middle:30")
    assert t.in_jail(0)


@rule("IX-61", "UM-MOV-5", "UM-TRN-5")
@pytest.mark.parametrize("station", ["middle:5", "inner:9", "middle:25", "inner:21"])
def test_a_ride_to_a_station(station: str) -> None:
    t = mine().at(0, "outer:42").cards("bus-ticket-1")
    t.play(f"ride {station}")
    assert (where(t), vouchers(t)) == (station, ["bus-ticket-1"])


@rule("IX-62", "UM-REV-1")
def test_a_ride_to_reverse_direction() -> None:
    t = mine(2).at(0, "outer:42").at(1, "middle:20").dice(1, 2, 1, 2, 3, 2)
    t.play("ride inner:22", "end", "roll", "end", "roll")
    assert where(t) == "inner:15"


@rule("IX-62")
def test_an_immediate_ride_to_reverse_direction_turns_the_bonus() -> None:
    t = mine().owns(-1, "Gas Company", "Lombard Street").at(0, "outer:37").dice(1, 4, MR_MONOPOLY)
    t.play("roll", "ride inner:22")
    assert where(t) == "inner:15"


@rule("UM-SUB-7")
def test_the_promise_is_kept_by_one_voucher_where_more_may_be_played() -> None:
    t = mine(2, voucher_max_per_turn=2).at(0, "outer:36").holds(0, "bus-ticket-1", "cab-ahead-1-1").dice(1, 3, 2)
    t.play("roll", "ride middle:11", "ticket bus-ticket-1 middle:13", "end")
    assert vouchers(t, 0) == ["cab-ahead-1-1"]

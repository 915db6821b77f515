"""Reverse Direction: the next roll goes backwards."""

import pytest

from passgo.engine.notation import IllegalAction
from passgo.engine.save import state_data
from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY, all_owned, pack, where
from tests.scenarios.ultimate.three_tracks import mine, path, quiet, salaries, tracks, vouchers


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
    assert (vouchers(t), pack(t, "vouchers"), t.decision.kind) == (["bus-ticket-1"], 34, "end")


@rule("UM-REV-4", "IX-18")
def test_without_a_voucher_nothing_is_lost() -> None:
    t = mine().at(0, "inner:22").dice(2, 3, BUS)
    t.play("roll")
    assert (where(t), pack(t, "vouchers"), t.decision.kind) == ("inner:17", 36, "end")


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
    t = all_owned(mine(2), -1, "outer").at(0, "inner:17").at(1, "middle:20").dice(1, 4, MR_MONOPOLY, 1, 2, 1, 2, 3, 2)
    t.play("roll")
    assert path(t) == ["inner:22"]
    t.play("end", "roll")
    t.play("end", "roll")
    assert where(t) == "inner:15"


@rule("IX-03")
def test_a_backward_bonus_that_finds_nothing_leaves_the_next_roll_forward() -> None:
    t = (
        all_owned(all_owned(mine(2), -1, "middle"), 0, "inner")
        .owns(0, "middle:24")
        .at(0, "inner:22")
        .at(1, "middle:20")
    )
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
def test_a_corner_passed_backwards_pays_nothing_by_whatever_one_moves() -> None:
    t = mine().owns(-1, "Beacon Street").at(0, "inner:22").dice(2, 3, MR_MONOPOLY)
    t.play("roll")
    assert (where(t), salaries(t)) == ("inner:5", [])  # by Mr. Monopoly
    t = mine().holds(0, "cab-back-3-1").at(0, "middle:2")
    t.play("ticket cab-back-3-1 middle:39")
    assert (where(t), salaries(t), t.cash(0)) == ("middle:39", [], 3200)  # by a cab fare
    t = mine(cards_deck="complete").at(0, "middle:0").dice(1, 1, MR_MONOPOLY, 2, 3).cards("chest-rewind")
    t.play("roll")
    assert (where(t), salaries(t)) == ("middle:37", [])  # by a card that throws dice
    t = mine().at(0, "outer:28").dice(1, 1, MR_MONOPOLY).cards("chance-back-three")
    t.play("roll")
    assert (where(t), salaries(t)) == ("outer:27", [])  # by a card that names the steps


@rule("UM-REV-8")
def test_a_move_backwards_that_ends_on_a_corner_is_paid_as_usual() -> None:
    t = mine().holds(0, "cab-back-2-1").at(0, "middle:2")
    t.play("ticket cab-back-2-1 middle:0")
    assert salaries(t) == [200]
    t = quiet(mine(reverse_duration="turn").at(0, "inner:22").dice(5, 5, 1, 3, 1, 1), "chance")
    t.play("roll")
    assert where(t) == "inner:11"
    t.play("roll")
    assert (where(t), salaries(t)) == ("inner:6", [300])
    t = mine(cards_deck="complete").at(0, "middle:0").dice(1, 1, MR_MONOPOLY, 1, 1).cards("chest-rewind")
    t.play("roll")
    assert (where(t), salaries(t)) == ("middle:0", [200])


@rule("UM-REV-8", "IX-73")
@pytest.mark.parametrize(("backwards", "passing", "landing"), [("landing", 0, 200), ("all", 200, 200), ("none", 0, 0)])
def test_salary_backwards(backwards: str, passing: int, landing: int) -> None:
    t = mine(salary_backwards=backwards).holds(0, "cab-back-3-1").at(0, "middle:1")
    assert t.play("ticket cab-back-3-1 middle:38").cash(0) == 3200 + passing - 75  # Luxury Tax
    t = mine(salary_backwards=backwards).holds(0, "cab-back-3-1").at(0, "middle:3")
    assert t.play("ticket cab-back-3-1 middle:0").cash(0) == 3200 + landing
    t = mine(salary_backwards=backwards).owns(-1, "Beacon Street").at(0, "inner:22").dice(2, 3, MR_MONOPOLY)
    assert salaries(t.play("roll")) == ([300] if passing else [])


@rule("UM-REV-8", "UM-VCH-10", "IX-70")
def test_with_salary_backwards_all_a_voucher_and_mr_monopoly_bring_the_highest_amount() -> None:
    t = mine(salary_backwards="all").holds(0, "cab-back-3-1").at(0, "outer:29")
    assert salaries(t.play("ticket cab-back-3-1 outer:26")) == [400]


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


@rule("UM-REV-8")
def test_that_another_went_backwards_is_forgotten_in_the_next_turn() -> None:
    t = mine(2, triples_salary="none", salary_backwards="none").holds(0, "cab-back-1-1").at(0, "middle:10")
    t.at(1, "middle:20").dice(1, 2, 1, 1, 1, 1).play("roll", "ticket cab-back-1-1 middle:13")
    assert state_data(t.game.state)["way"] == -1
    assert state_data(t.play("end").game.state)["way"] == 1
    t.play("roll")
    assert (t.decision.player, t.decision.kind) == (1, "triple")
    assert salaries(t.play("goto outer:28")) == [400]  # Pay Day

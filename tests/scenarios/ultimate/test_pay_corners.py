"""GO, Bonus and Pay Day."""

import pytest

from tests.rules import rule
from tests.scenarios.ultimate.common import where
from tests.scenarios.ultimate.three_tracks import draws_advance, draws_direct, mine, quiet, salaries


@rule("UM-PAY-1", "UM-PAY-5")
@pytest.mark.parametrize(("start", "stop"), [("middle:36", "middle:0"), ("middle:37", "middle:1")])
def test_go_pays_200(start: str, stop: str) -> None:
    t = mine().at(0, start).dice(1, 2, 1)
    t.play("roll")
    assert (where(t), salaries(t)) == (stop, [200])


@rule("UM-PAY-1")
@pytest.mark.parametrize(("go_land", "salary"), [(200, 200), (400, 400)])
def test_salary_go_land(go_land: int, salary: int) -> None:
    t = mine(salary_go_land=go_land).at(0, "middle:36").dice(1, 2, 1)
    t.play("roll")
    assert salaries(t) == [salary]
    t = mine(salary_go_land=go_land).at(0, "middle:37").dice(1, 2, 1)
    t.play("roll")
    assert salaries(t) == [200]


@rule("UM-PAY-2", "UM-PAY-5")
@pytest.mark.parametrize(
    ("start", "dice", "stop", "salary"),
    [
        ("inner:2", (1, 2, 1), "inner:6", 300),
        ("inner:1", (1, 3, 1), "inner:6", 300),
        ("inner:3", (1, 2, 1), "inner:7", 250),
        ("inner:3", (1, 3, 1), "inner:8", 250),
    ],
)
def test_bonus_pays_300_on_landing_and_250_on_passing(
    start: str, dice: tuple[int, int, int], stop: str, salary: int
) -> None:
    t = mine().at(0, start).dice(*dice)
    t.play("roll")
    assert (where(t), salaries(t)) == (stop, [salary])


@rule("UM-PAY-3", "UM-PAY-5")
@pytest.mark.parametrize(
    ("start", "dice", "stop", "salary"),
    [
        ("outer:24", (1, 3, 2), "outer:30", 400),
        ("outer:24", (2, 4, 1), "outer:31", 300),
        ("outer:23", (1, 3, 1), "outer:28", 300),
        ("outer:22", (1, 3, 2), "outer:28", 400),
    ],
)
def test_pay_day_pays_by_the_parity_of_the_roll(start: str, dice: tuple[int, int, int], stop: str, salary: int) -> None:
    t = mine().at(0, start).dice(*dice)
    if stop == "outer:30":
        quiet(t, "chance")
    t.play("roll")
    assert (where(t), salaries(t)) == (stop, [salary])


@rule("UM-PAY-4", "UM-PAY-5")
def test_a_direct_move_to_pay_day_pays_400() -> None:
    t = mine().at(0, "outer:37").dice(2, 2, 1)  # odd doubles: the ride is taken at once
    t.play("roll", "ride Pay Day")
    assert salaries(t) == [400]


@rule("UM-PAY-4", "UM-PAY-5")
def test_a_card_that_moves_directly_passes_no_corner() -> None:
    t = draws_direct(mine().at(0, "outer:17").dice(1, 2, 1), "Subway")
    t.play("roll")
    assert (where(t), salaries(t)) == ("outer:42", [])


@rule("UM-PAY-5", "IX-76")
def test_a_card_that_advances_pays_both_corners_on_its_way() -> None:
    t = draws_advance(mine().at(0, "outer:5").dice(1, 3, 1), "Boylston Street")
    t.play("roll")
    assert (where(t), salaries(t)) == ("inner:7", [300, 250])


@rule("UM-PAY-5", "IX-76")
def test_an_even_roll_pays_400_for_pay_day_on_the_way() -> None:
    t = draws_advance(mine().at(0, "outer:15").dice(1, 3, 2), "Boylston Street")
    t.play("roll")
    assert (where(t), salaries(t)) == ("inner:7", [400, 250])


@rule("IX-52", "UM-PAY-5")
def test_without_a_roll_pay_day_on_the_way_of_a_card_pays_400() -> None:
    t = mine(2).at(0, "outer:9").holds(0, "bus-ticket-1").turn(1).at(1, "middle:10").dice(2, 4, 3)
    t.play("roll", "end")  # an odd roll, but the other player's
    draws_advance(t, "Boylston Street").play("ticket bus-ticket-1 outer:10")
    assert (where(t), salaries(t)) == ("inner:7", [400, 250])


@rule("UM-PAY-5", "IX-74")
def test_jail_tunnel_and_taxi_never_pay() -> None:
    t = mine().at(0, "middle:26").dice(1, 2, 1).play("roll")
    assert (t.in_jail(0), salaries(t)) == (True, [])
    t = mine().at(0, "outer:9").dice(1, 3, 1).play("roll")
    assert (where(t), salaries(t)) == ("inner:18", [])
    t = mine().at(0, "outer:16").dice(1, 3, 2).play("roll", "ride outer:34")
    assert (where(t), salaries(t)) == ("outer:34", [])


@rule("UM-PAY-6")
@pytest.mark.parametrize("start", ["inner:6", "middle:0", "outer:28"])
def test_leaving_a_pay_corner_pays_nothing(start: str) -> None:
    t = mine().at(0, start).dice(1, 3, 2)
    t.play("roll")
    assert salaries(t) == []


@rule("UM-PAY-6")
def test_landing_is_not_passing_too() -> None:
    t = mine().at(0, "inner:2").dice(1, 2, 1)
    t.play("roll")
    assert t.cash(0) == 3500


@rule("IX-72")
@pytest.mark.parametrize(("dice", "stop", "paid"), [((1, 6, 1), "inner:4", []), ((1, 5, 1), "middle:1", [200])])
def test_leaving_the_middle_track_before_go(dice: tuple[int, int, int], stop: str, paid: list[int]) -> None:
    t = mine().at(0, "middle:34").dice(*dice)
    if stop == "inner:4":
        quiet(t, "community-chest")
    t.play("roll")
    assert (where(t), salaries(t)) == (stop, paid)

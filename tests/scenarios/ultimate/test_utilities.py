"""Utilities (rulebook 3.23)."""

import pytest

from passgo.testing import table
from tests.rules import rule
from tests.scenarios.ultimate.money import bare, stands

A, B, C = range(3)
UTILITIES = (
    "Internet Service Provider",
    "Electric Company",
    "Water Works",
    "Gas Company",
    "Telephone Company",
    "Trash Collector",
    "Sewage System",
    "Cable Company",
)


@rule("UM-UTL-1")
@pytest.mark.parametrize("count", range(1, 9))
def test_the_multiplier_goes_by_the_number_owned(count: int) -> None:
    t = table("ultimate").owns(B, *UTILITIES[:count]).at(A, "outer:8").dice(6, 3, 1).play("roll")
    assert stands(t, A) == "outer:18"
    assert 3200 - t.cash(A) == [40, 100, 200, 400, 800, 1000, 1200, 1500][count - 1]


@rule("UM-UTL-2")
@pytest.mark.parametrize(
    ("start", "dice", "rent"),
    [("outer:9", (4, 3, 2), 180), ("outer:11", (4, 3, 6), 140), ("outer:11", (4, 3, 5), 140)],
)
def test_all_three_dice_count_and_icons_as_nothing(start: str, dice: tuple[int, int, int], rent: int) -> None:
    t = bare().owns(B, *UTILITIES[:3]).at(A, start).dice(*dice).play("roll")
    assert t.cash(B) == 1500 + rent


@rule("UM-UTL-3")
def test_a_card_to_the_nearest_utility_asks_ten_times_new_dice() -> None:
    t = bare().owns(B, *UTILITIES[:5]).at(A, "middle:2").dice(1, 2, 2, 5, 3).cards("chance-nearest-utility")
    t.play("roll")
    assert (stands(t, A), t.cash(B)) == ("middle:12", 1580)


@rule("UM-UTL-4")
@pytest.mark.parametrize(("counted", "rent"), [(True, 140), (False, 70)])
def test_rent_count_mortgaged_sets_of_utilities(counted: bool, rent: int) -> None:
    t = bare(rent_count_mortgaged_sets=counted).owns(B, *UTILITIES[:3]).mortgaged("Water Works")
    t.at(A, "outer:11").dice(4, 2, 1).play("roll")
    assert t.cash(B) == 1500 + rent


@rule("UM-UTL-4")
def test_a_mortgaged_utility_charges_nothing_itself() -> None:
    t = bare().owns(B, *UTILITIES[:3]).mortgaged("Internet Service Provider").at(A, "outer:11").dice(4, 2, 1)
    assert t.play("roll").cash(B) == 1500


@rule("UM-UTL-5")
def test_reached_by_the_subway_two_dice_are_thrown() -> None:
    t = bare().owns(B, "Water Works").at(A, "Subway").dice(4, 5).play("ride Water Works")
    assert t.cash(B) == 1536
    assert len(t.happened("rolled-for-rent")) == 1


@rule("UM-UTL-5")
def test_reached_by_a_voucher_before_the_roll_two_dice_are_thrown() -> None:
    t = bare().owns(B, *UTILITIES[:2]).holds(A, "cab-ahead-2-1").at(A, "middle:10").dice(6, 6)
    t.play("ticket cab-ahead-2-1 middle:12")
    assert (t.cash(B), t.decision.kind, t.game.state.doubles) == (1620, "turn", 0)


@rule("UM-UTL-5")
def test_reached_by_a_voucher_after_the_roll_that_roll_counts() -> None:
    t = bare().owns(B, *UTILITIES[:2]).holds(A, "cab-ahead-2-1").at(A, "middle:5").dice(1, 2, 2)
    t.play("roll", "ticket cab-ahead-2-1 middle:12")
    assert t.cash(B) == 1550


@rule("IX-104")
def test_an_owner_pays_nothing_on_his_own_utility() -> None:
    t = bare().owns(A, *UTILITIES[:3]).at(A, "outer:11").dice(4, 2, 1).play("roll")
    assert (t.cash(A), t.decision.kind) == (1500, "end")


@rule("IX-106")
def test_the_bus_stops_at_cards_only_and_a_card_may_lead_to_a_utility() -> None:
    t = bare().owns(B, "Electric Company").owns(A, "Oriental Avenue").at(A, "middle:1").dice(1, 4, 6, 5, 3)
    t.cards("chance-nearest-utility").play("roll", "move")
    assert (stands(t, A), t.cash(B)) == ("middle:12", 1580)

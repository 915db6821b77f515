"""Utilities (rulebook 3.23)."""

import pytest

from passgo.testing import Table, table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, all_owned, where
from tests.scenarios.ultimate.money import bare

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
    assert where(t, A) == "outer:18"
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
    assert (where(t, A), t.cash(B)) == ("middle:12", 1580)


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


def a_round_later(t: Table, *dice: int) -> Table:
    """A rolls these dice on properties of his own, B parks, and A is on again."""
    t.at(B, "middle:16").dice(*dice, 1, 2, 1)
    return t.play("roll", "end", "roll", "end")


@rule("UM-UTL-2", "UM-UTL-3", "UM-UTL-5")
def test_a_subway_ride_to_a_utility_is_charged_by_the_roll_that_led_to_the_subway() -> None:
    t = all_owned(bare(2), A).owns(B, "Water Works").at(A, "outer:33")
    a_round_later(t, 2, 4, 3)
    assert where(t, A) == "outer:42"
    t.play("ride Water Works")
    assert (t.cash(B), t.happened("rolled-for-rent")) == (1500 + 4 * 9, [])


@rule("UM-UTL-2", "UM-UTL-3", "UM-UTL-5")
def test_a_voucher_to_a_utility_before_the_roll_is_charged_by_the_last_roll() -> None:
    t = all_owned(bare(2), A).owns(B, *UTILITIES[:2]).holds(A, "cab-ahead-2-1").at(A, "middle:6")
    a_round_later(t, 1, 2, 1)
    assert where(t, A) == "middle:10"
    t.play("ticket cab-ahead-2-1 middle:12")
    assert (t.cash(B), t.happened("rolled-for-rent"), t.decision.kind) == (1500 + 10 * 4, [], "turn")


@rule("UM-UTL-3", "UM-UTL-5")
def test_a_roll_of_triples_is_the_last_roll_too() -> None:
    t = all_owned(bare(2), A).owns(B, "Electric Company").holds(A, "cab-ahead-2-1").at(A, "middle:4")
    t.dice(2, 2, 2, 1, 2, 1).at(B, "middle:16").play("roll", "goto middle:10", "end", "roll", "end")
    t.play("ticket cab-ahead-2-1 middle:12")
    assert t.cash(B) == 1500 + 4 * 6


@rule("UM-UTL-5")
def test_before_anybody_rolled_no_dice_show_what_to_pay() -> None:
    t = bare().owns(B, "Electric Company").holds(A, "cab-ahead-2-1").at(A, "middle:10")
    t.play("ticket cab-ahead-2-1 middle:12")
    assert (t.cash(B), t.decision.kind, t.happened("rent-due")) == (1500, "turn", [])


@rule("UM-UTL-3")
@pytest.mark.parametrize("card", ["chance-back-three", "chance-gps"])
def test_other_cards_that_lead_to_a_utility_ask_for_no_new_dice(card: str) -> None:
    t = all_owned(bare(2, cards_deck="complete"), A).owns(B, *UTILITIES).at(A, "outer:17").dice(1, 2, 1).cards(card)
    t.play("roll")
    if card == "chance-gps":
        t.play("goto outer:18")
    assert (where(t, A), t.cash(B)) == ("outer:18", 1500 + 150 * 4)
    assert t.happened("rolled-for-rent") == []


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
    assert (where(t, A), t.cash(B)) == ("middle:12", 1580)

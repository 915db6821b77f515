"""Utilities: rents made by dice."""

import pytest

from passgo.testing import table
from tests.rules import rule


@rule("CLS-UTL-1")
def test_a_free_utility_is_bought_for_150() -> None:
    t = table().at(0, 5).dice(3, 4)
    t.play("roll", "buy")
    assert t.owner("Electric Company") == 0
    assert t.cash(0) == 1350


@rule("CLS-UTL-1")
def test_a_declined_utility_is_auctioned() -> None:
    t = table().at(0, 25).dice(1, 2)
    t.play("roll", "decline", "bid 20", "pass", "pass")
    assert t.owner("Water Works") == 1
    assert t.cash(1) == 1480


@rule("CLS-UTL-2")
@pytest.mark.parametrize(("name", "start"), [("Electric Company", 5), ("Water Works", 21)])
def test_one_utility_charges_four_times_the_dice(name: str, start: int) -> None:
    t = table().owns(1, name).at(0, start).dice(3, 4)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1472, 1528)


@rule("CLS-UTL-2")
def test_the_doubles_that_left_jail_count_for_the_rent() -> None:
    t = table().owns(1, "Electric Company").jailed(0).dice(1, 1)
    t.play("roll")
    assert t.cash(0) == 1492


@rule("CLS-UTL-3")
@pytest.mark.parametrize("start", [5, 21])
def test_both_utilities_charge_ten_times_the_dice(start: int) -> None:
    t = table().owns_group(1, "utility").at(0, start).dice(3, 4)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1430, 1570)


@rule("CLS-UTL-4")
@pytest.mark.parametrize("owned", [["Electric Company"], ["Electric Company", "Water Works"]])
def test_who_is_sent_by_a_card_rolls_anew_for_its_multiplier(owned: list[str]) -> None:
    t = table().owns(1, *owned).at(0, 4).dice(1, 2, 2, 4).cards("chance-nearest-utility")
    t.play("roll")
    assert t.place(0) == 12
    assert (t.cash(0), t.cash(1)) == (1440, 1560)


@rule("CLS-UTL-4")
def test_dice_rolled_for_the_rent_are_no_doubles() -> None:
    t = table().owns(1, "Electric Company").at(0, 4).dice(1, 2, 3, 3).cards("chance-nearest-utility")
    t.play("roll")
    assert t.cash(0) == 1440
    assert t.decision.kind == "end"


@rule("CLS-UTL-4")
def test_dice_rolled_for_the_rent_keep_the_doubles_that_led_there() -> None:
    t = table().owns(1, "Electric Company").at(0, 3).dice(2, 2, 1, 2).cards("chance-nearest-utility")
    t.play("roll")
    assert t.cash(0) == 1470
    assert t.decision.kind == "turn"


@rule("CLS-UTL-5")
@pytest.mark.parametrize(("start", "rent"), [(5, 70), (21, 0)])
def test_a_mortgaged_utility_counts_but_charges_nothing(start: int, rent: int) -> None:
    t = table().owns_group(1, "utility").mortgaged("Water Works").at(0, start).dice(3, 4)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1500 - rent, 1500 + rent)

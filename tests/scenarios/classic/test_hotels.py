"""Hotels: what they need and what they cost (rulebook 1.11)."""

import pytest

from passgo import IllegalAction
from passgo.testing import table
from tests.rules import rule

A = 0
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")


@rule("CLS-HTL-1")
def test_a_hotel_needs_four_houses_on_every_lot() -> None:
    t = table().owns_group(A, "orange").built(4, *ORANGE[:2]).built(3, ORANGE[2])
    assert t.options("build") == ["build 19"]
    with pytest.raises(IllegalAction, match="CLS-HTL-1"):
        t.play("build St. James Place")


@rule("CLS-HTL-1")
def test_four_houses_on_every_lot_allow_a_hotel_on_each() -> None:
    t = table().owns_group(A, "orange").built(4, *ORANGE)
    t.play(*[f"build {lot}" for lot in ORANGE])
    assert [t.level(lot) for lot in ORANGE] == [5, 5, 5]


@rule("CLS-HTL-2")
def test_a_hotel_costs_its_price_and_gives_four_houses_back() -> None:
    t = table().owns_group(A, "orange").built(4, *ORANGE).pieces(0, 12)
    t.play("build St. James Place")
    assert t.cash(A) == 1400
    assert t.game.view(A)["pieces"] == {"house": 4, "hotel": 11}


@rule("CLS-HTL-3")
def test_a_lot_takes_only_one_hotel() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE)
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="CLS-HTL-3"):
        t.play("build St. James Place")

"""Selling buildings to the Bank (rulebook 1.11 and 1.12)."""

import pytest

from passgo import IllegalAction
from passgo.testing import table
from tests.rules import rule

A, B, C = range(3)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")


@rule("CLS-BLD-5")
def test_buildings_are_sold_from_the_most_built_lots() -> None:
    t = table().owns_group(A, "orange").built(3, *ORANGE[:2]).built(2, ORANGE[2])
    assert t.options("sell") == ["sell 16", "sell 18"]
    with pytest.raises(IllegalAction, match="CLS-BLD-5"):
        t.play("sell New York Avenue")
    t.play("sell St. James Place")
    assert [t.level(lot) for lot in ORANGE] == [2, 3, 2]


@rule("CLS-BLD-5")
def test_a_hotel_counts_as_more_than_four_houses() -> None:
    t = table().owns_group(A, "orange").built(5, ORANGE[0]).built(4, *ORANGE[1:])
    assert t.options("sell") == ["sell 16"]
    with pytest.raises(IllegalAction, match="CLS-BLD-5"):
        t.play("sell Tennessee Avenue")


@rule("CLS-TRD-3")
@pytest.mark.parametrize(
    "group, lot, half",
    [("brown", "Baltic Avenue", 25), ("red", "Indiana Avenue", 75), ("green", "Pacific Avenue", 100)],
)
def test_the_bank_pays_half_for_a_house(group: str, lot: str, half: int) -> None:
    t = table().owns_group(A, group).built(1, lot).play(f"sell {lot}")
    assert t.level(lot) == 0
    assert t.cash(A) == 1500 + half
    assert t.game.view(A)["pieces"] == {"house": 32, "hotel": 12}


@rule("CLS-TRD-3")
def test_buildings_are_sold_between_turns() -> None:
    t = table().owns_group(B, "orange").built(1, *ORANGE).at(A, 10).dice(4, 6)
    t.play("interrupt 1", "roll", "end", "sell New York Avenue", "done")
    assert [t.level(lot) for lot in ORANGE] == [1, 1, 0]
    assert t.cash(B) == 1550


@rule("CLS-TRD-3")
def test_buildings_are_sold_at_any_moment_to_pay_a_debt() -> None:
    t = table().owns_group(B, "brown").built(1, "Baltic Avenue").has(B, 0).at(A, 10).dice(4, 3)
    t.cards("chest-birthday").play("roll")
    assert (t.decision.player, t.decision.kind) == (B, "debt")
    t.play("sell Baltic Avenue")
    assert t.level("Baltic Avenue") == 0
    assert t.cash(B) == 15


@rule("CLS-TRD-3")
def test_buildings_are_not_for_other_players() -> None:
    t = table().owns_group(A, "orange").built(1, *ORANGE)
    before = t.game.digest()
    for offer in ("offer 1 house 16 for $100", "offer 1 house for $100", "offer 1 16 for $100"):
        with pytest.raises(IllegalAction):
            t.play(offer)
    assert t.game.digest() == before


@rule("CLS-TRD-3")
def test_nothing_is_sold_from_a_bare_lot_or_a_lot_of_another() -> None:
    t = table().owns_group(A, "orange").owns_group(B, "brown").built(1, "Baltic Avenue")
    with pytest.raises(IllegalAction, match="nothing-built"):
        t.play("sell St. James Place")
    with pytest.raises(IllegalAction, match="not-yours"):
        t.play("sell Baltic Avenue")


@rule("CLS-TRD-4")
def test_a_hotel_sold_outright_pays_half_of_itself_and_of_four_houses() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE).play("selldown 16 0 0 0")
    assert [event.values["amount"] for event in t.happened("sold")] == [250, 250, 250]
    assert t.cash(A) == 1500 + 3 * 250
    assert t.game.view(A)["pieces"] == {"house": 32, "hotel": 12}


@rule("CLS-TRD-5")
@pytest.mark.parametrize("houses_in_the_bank", [0, 32])
@pytest.mark.parametrize("levels", ["0 5 5", "0 0 5", "5 0 0"])
def test_hotels_are_not_sold_outright_one_by_one(levels: str, houses_in_the_bank: int) -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE).pieces(houses_in_the_bank, 9)
    before = t.game.digest()
    with pytest.raises(IllegalAction):
        t.play(f"selldown 16 {levels}")
    assert t.game.digest() == before


@rule("CLS-TRD-5")
def test_all_hotels_of_a_colour_are_sold_outright_together() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE)
    assert t.options("selldown") == ["selldown 16 0 0 0"]
    t.play("selldown 16 0 0 0")
    assert [t.level(lot) for lot in ORANGE] == [0, 0, 0]


@rule("CLS-TRD-5")
def test_a_group_is_not_sold_down_part_of_the_way_while_single_sales_are_possible() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE)
    with pytest.raises(IllegalAction, match="CLS-TRD-5"):
        t.play("selldown 16 3 3 3")


@rule("CLS-TRD-6")
def test_a_hotel_is_exchanged_for_four_houses_and_half_its_price() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE).pieces(12, 9).play("sell St. James Place")
    assert [t.level(lot) for lot in ORANGE] == [4, 5, 5]
    assert t.cash(A) == 1550
    assert t.game.view(A)["pieces"] == {"house": 8, "hotel": 10}


@rule("CLS-TRD-4")
def test_a_hotel_that_stands_alone_is_sold_outright() -> None:
    t = table().owns_group(A, "orange").built(5, ORANGE[0])
    assert t.options("selldown") == ["selldown 16 0 0 0"]
    assert t.play("selldown 16 0 0 0").cash(A) == 1500 + 250


@rule("CLS-TRD-5")
def test_houses_are_sold_one_by_one() -> None:
    t = table().owns_group(A, "orange").built(4, *ORANGE)
    assert t.options("selldown") == []
    with pytest.raises(IllegalAction, match="nothing-built"):
        t.play("selldown 16 0 0 0")

"""Majorities: building and rents with all lots of a colour but one (rulebook 2.5)."""

import pytest

from passgo import IllegalAction
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue", "New Jersey Avenue")  # 21, 23, 24, 25


def rent_at(t: Table, space: int) -> int:
    """What A pays for landing there."""
    t.at(A, space - 4).dice(1, 2, 1).play("roll")
    assert t.place(A) == space
    return 2500 - t.cash(A)


# building


@rule("MEGA-BLD-1")
def test_three_lots_of_four_are_enough_to_build() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).owns(B, ORANGE[3])
    assert t.options("build") == ["build 21", "build 23", "build 24"]
    t.play("build 21")
    assert (t.level(21), t.cash(A)) == (1, 2400)


@rule("MEGA-BLD-1")
@pytest.mark.parametrize("space", [1, 48])
def test_two_lots_of_three_are_enough_to_build(space: int) -> None:
    t = table("mega").owns(A, space, space + 3 if space == 48 else 3)
    t.play(f"build {space}")
    assert t.level(space) == 1


@rule("MEGA-BLD-1")
@pytest.mark.parametrize("lots", [1, 2])
def test_fewer_lots_are_not(lots: int) -> None:
    t = table("mega").owns(A, *ORANGE[:lots])
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="group-incomplete"):
        t.play("build 21")


@rule("MEGA-BLD-1")
def test_one_lot_of_three_is_not() -> None:
    t = table("mega").owns(A, "Boardwalk")
    with pytest.raises(IllegalAction, match="group-incomplete"):
        t.play("build Boardwalk")


@rule("MEGA-BLD-1")
def test_hotels_too_are_built_on_a_majority() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(4, *ORANGE[:3]).play("build 21")
    assert t.level(21) == 5
    assert t.game.view(A)["pieces"] == {"house": 32 - 8, "hotel": 11, "skyscraper": 8, "depot": 4}


@rule("MEGA-BLD-2")
@pytest.mark.parametrize("other", [-1, B])
def test_it_does_not_matter_who_has_the_missing_lot(other: int) -> None:
    t = table("mega").owns(A, *ORANGE[:3]).owns(other, ORANGE[3]).play("build 21", "build 23", "build 24")
    assert [t.level(lot) for lot in ORANGE[:3]] == [1, 1, 1]


@rule("MEGA-BLD-2")
def test_only_the_own_lots_are_built_evenly() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).owns(B, ORANGE[3]).play("build 21")
    with pytest.raises(IllegalAction, match="build-evenly"):
        t.play("build 21")
    t.play("build 23", "build 24", "build 21")
    assert [t.level(lot) for lot in ORANGE] == [2, 1, 1, 0]
    with pytest.raises(IllegalAction, match="sell-evenly"):
        t.play("sell 23")
    t.play("sell 21")
    assert (t.level(21), t.cash(A)) == (1, 2500 - 400 + 50)


@rule("MEGA-BLD-2")
def test_a_built_majority_stays_when_another_buys_the_missing_lot() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(2, *ORANGE[:3]).at(B, 21).turn(B).dice(1, 2, 1).play("roll", "buy")
    assert (t.owner(25), t.decision.player, t.decision.kind) == (B, B, "end")
    assert [t.level(lot) for lot in ORANGE] == [2, 2, 2, 0]


@rule("MEGA-BLD-3")
def test_a_mortgage_of_the_other_owner_does_not_hinder() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).owns(B, ORANGE[3]).mortgaged(ORANGE[3]).play("build 21")
    assert t.level(21) == 1


@rule("MEGA-BLD-3")
@pytest.mark.parametrize("lots", [3, 4])
def test_a_mortgage_of_ones_own_does(lots: int) -> None:
    t = table("mega").owns(A, *ORANGE[:lots]).mortgaged(ORANGE[2])
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="group-mortgaged"):
        t.play("build 21")


# rents


@rule("MEGA-RNT-1")
@pytest.mark.parametrize(("lots", "rent"), [(1, 14), (2, 14), (3, 28)])
def test_all_lots_but_one_charge_double(lots: int, rent: int) -> None:
    assert rent_at(table("mega").owns(B, *ORANGE[:lots]), 21) == rent


@rule("MEGA-RNT-1")
@pytest.mark.parametrize(("spaces", "rent"), [((51,), 50), ((51, 49), 100), ((51, 49, 48), 150)])
def test_two_of_three_charge_double(spaces: tuple[int, ...], rent: int) -> None:
    assert rent_at(table("mega").owns(B, *spaces), 51) == rent


@rule("MEGA-RNT-1")
def test_a_bare_lot_beside_built_ones_still_charges_double() -> None:
    assert rent_at(table("mega").owns(B, *ORANGE[:3]).built(1, *ORANGE[:2]), 24) == 32


@rule("MEGA-RNT-2")
@pytest.mark.parametrize(("lots", "rent"), [(4, 48), (3, 32)])
def test_the_whole_colour_charges_triple(lots: int, rent: int) -> None:
    t = table("mega").owns(B, "New York Avenue", *[lot for lot in ORANGE if lot != "New York Avenue"][: lots - 1])
    assert rent_at(t, 24) == rent


@rule("MEGA-RNT-2")
def test_a_house_charges_what_the_deed_says_and_nothing_is_multiplied() -> None:
    assert rent_at(table("mega").owns(B, *ORANGE).built(1, *ORANGE), 21) == 70


@rule("MEGA-RNT-3")
@pytest.mark.parametrize(("mortgaged", "rent"), [(0, 42), (1, 28), (2, 14), (3, 14)])
def test_only_unmortgaged_lots_count_for_the_multiple(mortgaged: int, rent: int) -> None:
    t = table("mega").owns(B, *ORANGE).mortgaged(*ORANGE[4 - mortgaged :])
    assert rent_at(t, 21) == rent


@rule("MEGA-RNT-3")
def test_a_majority_with_a_mortgage_charges_single() -> None:
    assert rent_at(table("mega").owns(B, *ORANGE[:3]).mortgaged(ORANGE[2]), 21) == 14


@rule("MEGA-RNT-3")
def test_a_mortgage_of_the_other_owner_changes_nothing() -> None:
    assert rent_at(table("mega").owns(B, *ORANGE[:3]).owns(C, ORANGE[3]).mortgaged(ORANGE[3]), 21) == 28


# mortgages


@rule("MEGA-MTG-1")
@pytest.mark.parametrize("lot", [21, 24])
def test_buildings_are_sold_before_mortgaging(lot: int) -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(1, ORANGE[0])
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play(f"mortgage {lot}")
    t.play("sell 21", f"mortgage {lot}")
    assert t.is_mortgaged(lot)
    assert t.cash(A) == 2500 + 50 + t.game.state.edition.board.mortgage[t.deed(lot)]


@rule("MEGA-MTG-1")
def test_lots_of_a_built_majority_are_not_traded() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(1, ORANGE[0])
    with pytest.raises(IllegalAction, match="group-built"):
        t.play("offer 1 24 for $200")

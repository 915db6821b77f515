"""Majority, monopoly and what bare lots charge (rulebook 3.25)."""

import pytest

from passgo import IllegalAction
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import CREAM, A, B, C
from tests.scenarios.ultimate.money import bare

ORANGE = ("Tennessee Avenue", "St. James Place", "New York Avenue")


def rent_of_tennessee(t: Table) -> int:
    t.at(A, "middle:13").dice(1, 2, 2).play("roll")
    return 1500 - t.cash(A)


def rent_of_boardwalk(t: Table) -> int:
    t.at(A, "middle:36").dice(1, 2, 6)
    t.play("roll")
    return 1500 - t.cash(A)


@rule("UM-MAJ-1", "UM-MAJ-2", "UM-MAJ-3")
@pytest.mark.parametrize(("size", "majority"), [(2, 2), (3, 2), (4, 3)])
def test_how_many_lots_are_needed(size: int, majority: int) -> None:
    edition = bare().game.state.edition
    board = edition.board
    needed = {
        int(edition.lots_needed[group])
        for group in range(len(board.groups))
        if board.group_size[group] == size and board.family[board.lots[group * 8]] == 0
    }
    assert needed == {majority}


@rule("UM-MAJ-1")
@pytest.mark.parametrize(("lots", "rent"), [(1, 11), (2, 11), (3, 22), (4, 33)])
def test_of_four_lots_three_are_a_majority(lots: int, rent: int) -> None:
    t = bare().owns(B, *CREAM[:lots]).at(A, "outer:12").dice(1, 2, 1).play("roll")
    assert 1500 - t.cash(A) == rent


@rule("UM-MAJ-3")
def test_one_of_two_lots_is_nothing() -> None:
    assert rent_of_boardwalk(bare().owns(B, "Boardwalk")) == 50
    t = bare().owns(A, "Boardwalk")
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="group-incomplete"):
        t.play("build Boardwalk")


@rule("UM-MAJ-1", "UM-MAJ-2", "UM-MAJ-4", "UM-MAJ-5")
@pytest.mark.parametrize(("lots", "rent"), [(1, 14), (2, 28), (3, 42)])
def test_single_double_triple(lots: int, rent: int) -> None:
    assert rent_of_tennessee(bare().owns(B, *ORANGE[:lots])) == rent


@rule("UM-MAJ-5")
def test_two_lots_of_two_charge_triple() -> None:
    assert rent_of_boardwalk(bare().owns_group(B, "dark blue")) == 150


@rule("UM-MAJ-4", "UM-BLD-2")
def test_the_owner_of_the_missing_lot_does_not_matter() -> None:
    assert rent_of_tennessee(bare().owns(B, *ORANGE[:2]).owns(C, ORANGE[2])) == 28


@rule("UM-MAJ-6")
@pytest.mark.parametrize(
    ("siblings", "three", "two"), [("count_unmortgaged", 28, 14), ("cancel", 14, 14), ("ignore", 42, 28)]
)
def test_rent_mortgaged_siblings(siblings: str, three: int, two: int) -> None:
    t = bare(rent_mortgaged_siblings=siblings).owns(B, *ORANGE).mortgaged("St. James Place")
    assert rent_of_tennessee(t) == three
    t = bare(rent_mortgaged_siblings=siblings).owns(B, *ORANGE[:2]).mortgaged("St. James Place")
    assert rent_of_tennessee(t) == two


@rule("UM-MAJ-6")
def test_in_a_group_of_two_a_mortgage_leaves_the_single_rent() -> None:
    assert rent_of_boardwalk(bare().owns_group(B, "dark blue").mortgaged("Park Place")) == 50


@rule("UM-MAJ-7")
def test_built_lots_charge_their_figure_and_bare_ones_the_multiple() -> None:
    t = bare().owns(B, *ORANGE).built(1, "St. James Place")
    assert rent_of_tennessee(t) == 42
    t = bare().owns(B, *ORANGE).built(1, "Tennessee Avenue")
    assert rent_of_tennessee(t) == 70


@rule("IX-95")
def test_an_opponent_who_buys_the_missing_lot_changes_nothing() -> None:
    t = bare().owns(B, *ORANGE[:2]).built(2, *ORANGE[:2]).at(A, "middle:14").dice(1, 2, 2).play("roll", "buy")
    assert t.owner("New York Avenue") == A
    t.play("interrupt 1", "end", "build Tennessee Avenue")
    assert [t.level(lot) for lot in ORANGE] == [3, 2, 0]


@rule("IX-96")
def test_a_mortgage_on_an_opponents_missing_lot_does_not_matter() -> None:
    t = bare().owns(A, *ORANGE[:2]).owns(B, ORANGE[2]).mortgaged(ORANGE[2])
    t.play("build Tennessee Avenue", "build St. James Place", "offer 1 $300 for New York Avenue", "accept")
    assert [t.level(lot) for lot in ORANGE] == [1, 1, 0]
    assert t.is_mortgaged("New York Avenue")
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="group-mortgaged"):
        t.play("build New York Avenue")
    t.play("lift New York Avenue", "build New York Avenue")
    assert [t.level(lot) for lot in ORANGE] == [1, 1, 1]

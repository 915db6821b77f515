"""Railroads and their depots (rulebook 3.10)."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, C
from tests.scenarios.ultimate.money import bare

RAILROADS = ("Reading Railroad", "Pennsylvania Railroad", "B & O Railroad", "Short Line")


@rule("UM-RRD-1")
def test_a_railroad_is_bought_by_who_lands_there() -> None:
    t = bare().at(A, "middle:1").dice(1, 2, 1).play("roll")
    assert t.options()[:2] == ["buy", "decline"]
    t.play("buy")
    assert (t.owner("Reading Railroad"), t.cash(A)) == (A, 1300)


@rule("UM-RRD-1")
def test_a_railroad_declined_is_auctioned() -> None:
    t = bare().at(A, "middle:1").dice(1, 2, 1).play("roll", "decline", "bid 90", "pass", "pass")
    assert (t.owner("Reading Railroad"), t.cash(B)) == (B, 1410)


@rule("UM-RRD-1")
@pytest.mark.parametrize(("count", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_the_rent_goes_by_the_number_owned(count: int, rent: int) -> None:
    t = bare().owns(B, *RAILROADS[:count]).at(A, "middle:1").dice(1, 2, 1).play("roll")
    assert (t.cash(A), t.cash(B)) == (1500 - rent, 1500 + rent)


@rule("UM-RRD-1")
@pytest.mark.parametrize("face", ["outer:3", "middle:1"])
def test_both_faces_of_a_station_are_one_property(face: str) -> None:
    t = bare().owns(B, "Reading Railroad").at(A, face).dice(1, 2, 1).play("roll")
    assert t.cash(B) == 1525


@rule("UM-RRD-1")
@pytest.mark.parametrize(("counted", "rent"), [(True, 50), (False, 25)])
def test_rent_count_mortgaged_sets_of_railroads(counted: bool, rent: int) -> None:
    t = bare(rent_count_mortgaged_sets=counted).owns(B, *RAILROADS[:2]).mortgaged("Pennsylvania Railroad")
    t.at(A, "middle:1").dice(1, 2, 1).play("roll")
    assert t.cash(B) == 1500 + rent


@rule("UM-RRD-2")
def test_a_depot_doubles_the_rent_of_its_railroad() -> None:
    t = bare().owns(B, *RAILROADS).built(1, "Short Line").at(A, "middle:31").dice(1, 2, 1).play("roll")
    assert t.cash(A) == 1100
    t = bare().owns(B, *RAILROADS).built(1, "Short Line").at(A, "middle:1").dice(1, 2, 1).play("roll")
    assert t.cash(A) == 1300  # not that of the others


@rule("UM-RRD-2")
def test_one_railroad_is_enough_for_a_depot_of_one_hundred() -> None:
    t = bare().owns(A, "Short Line")
    assert t.options("build") == ["build middle:35"]
    t.play("build Short Line")
    assert (t.level("Short Line"), t.cash(A), t.game.state.pieces[3]) == (1, 1400, 3)
    t.play("sell Short Line")
    assert (t.level("Short Line"), t.cash(A), t.game.state.pieces[3]) == (0, 1450, 4)


@rule("UM-RRD-3")
def test_only_one_depot_stands_on_a_railroad() -> None:
    t = bare().owns(A, "Short Line").play("build Short Line")
    with pytest.raises(IllegalAction, match="highest-level"):
        t.play("build Short Line")


@rule("UM-RRD-3")
def test_there_are_four_depots() -> None:
    t = bare().owns(A, *RAILROADS)
    assert t.game.state.pieces[3] == 4
    t.play(*[f"build {railroad}" for railroad in RAILROADS])
    assert t.game.state.pieces[3] == 0
    t = bare(bank_pieces="81/31/16/0/4").owns(A, *RAILROADS)
    with pytest.raises(IllegalAction, match="no-piece-left"):
        t.play("build Short Line")


@rule("UM-RRD-3")
def test_no_depot_on_a_mortgaged_railroad() -> None:
    t = bare().owns(A, "Short Line", "Reading Railroad").mortgaged("Short Line")
    assert t.options("build") == ["build outer:7"]
    with pytest.raises(IllegalAction, match="group-mortgaged"):
        t.play("build Short Line")


@rule("UM-RRD-3")
def test_the_depot_is_sold_before_the_railroad_is_mortgaged() -> None:
    t = bare().owns(A, "Short Line", "Reading Railroad").built(1, "Short Line")
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play("mortgage Short Line")
    t.play("mortgage Reading Railroad")  # another railroad does not care
    t.play("sell Short Line", "mortgage Short Line")
    assert t.cash(A) == 1500 + 100 + 50 + 100


@rule("UM-RRD-3", "IX-97")
def test_the_depot_is_sold_before_the_railroad_is_traded() -> None:
    t = bare().owns(A, "B & O Railroad").built(1, "B & O Railroad")
    with pytest.raises(IllegalAction, match="group-built"):
        t.play("offer 2 B & O Railroad for $300")
    t.play("sell B & O Railroad", "offer 2 B & O Railroad for $300", "accept")
    assert (t.owner("B & O Railroad"), t.level("B & O Railroad"), t.cash(A)) == (C, 0, 1850)

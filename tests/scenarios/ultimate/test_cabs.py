"""Cab companies and their stands (rulebook 3.11)."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B
from tests.scenarios.ultimate.money import bare

CABS = ("Ute Cab Co.", "Yellow Cab Co.", "Checker Cab Co.", "Black & White Cab Co.")


@rule("UM-CAB-1")
@pytest.mark.parametrize(("count", "rent"), [(1, 30), (2, 60), (3, 120), (4, 240)])
def test_the_rent_goes_by_the_number_held(count: int, rent: int) -> None:
    t = bare().owns(B, *CABS[:count]).at(A, "outer:46").dice(1, 2, 1).play("roll")
    assert (t.cash(A), t.cash(B)) == (1500 - rent, 1500 + rent)


@rule("UM-CAB-1")
def test_a_cab_company_costs_three_hundred() -> None:
    t = bare().at(A, "outer:46").dice(1, 2, 1).play("roll", "buy")
    assert (t.owner("Ute Cab Co."), t.cash(A)) == (A, 1200)


@rule("UM-CAB-1")
@pytest.mark.parametrize(("counted", "rent"), [(True, 60), (False, 30)])
def test_rent_count_mortgaged_sets_of_cabs(counted: bool, rent: int) -> None:
    t = bare(rent_count_mortgaged_sets=counted).owns(B, *CABS[:2]).mortgaged("Yellow Cab Co.")
    t.at(A, "outer:46").dice(1, 2, 1).play("roll")
    assert t.cash(B) == 1500 + rent


@rule("UM-CAB-2")
def test_a_stand_doubles_the_rent_of_its_company() -> None:
    t = bare().owns(B, *CABS[:2]).built(1, "Ute Cab Co.").at(A, "outer:46").dice(1, 2, 1).play("roll")
    assert t.cash(A) == 1380
    t = bare().owns(B, *CABS[:2]).built(1, "Ute Cab Co.").at(A, "outer:30").dice(1, 2, 1).play("roll")
    assert t.cash(A) == 1440  # Yellow Cab has none


@rule("UM-CAB-2")
def test_one_company_is_enough_for_a_stand_of_one_hundred_and_fifty() -> None:
    t = bare().owns(A, "Ute Cab Co.").play("build Ute Cab Co.")
    assert (t.level("Ute Cab Co."), t.cash(A), t.game.state.pieces[4]) == (1, 1350, 3)
    t.play("sell Ute Cab Co.")
    assert (t.level("Ute Cab Co."), t.cash(A), t.game.state.pieces[4]) == (0, 1425, 4)


@rule("UM-CAB-3")
def test_a_second_stand_is_refused() -> None:
    t = bare().owns(A, "Ute Cab Co.").play("build Ute Cab Co.")
    with pytest.raises(IllegalAction, match="highest-level"):
        t.play("build Ute Cab Co.")


@rule("UM-CAB-3")
def test_there_are_four_stands() -> None:
    t = bare().owns(A, *CABS).play(*[f"build {cab}" for cab in CABS])
    assert t.game.state.pieces[4] == 0
    t = bare(bank_pieces="81/31/16/4/0").owns(A, *CABS)
    with pytest.raises(IllegalAction, match="no-piece-left"):
        t.play("build Ute Cab Co.")


@rule("UM-CAB-3")
def test_no_stand_on_a_mortgaged_company() -> None:
    t = bare().owns(A, *CABS[:2]).mortgaged("Ute Cab Co.")
    with pytest.raises(IllegalAction, match="group-mortgaged"):
        t.play("build Ute Cab Co.")
    t.play("build Yellow Cab Co.")


@rule("UM-CAB-3")
def test_the_stand_is_sold_before_the_company_is_mortgaged_or_traded() -> None:
    t = bare().owns(A, "Ute Cab Co.").built(1, "Ute Cab Co.")
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play("mortgage Ute Cab Co.")
    with pytest.raises(IllegalAction, match="group-built"):
        t.play("offer 1 Ute Cab Co. for $400")
    t.play("sell Ute Cab Co.", "offer 1 Ute Cab Co. for $400", "accept")
    assert t.owner("Ute Cab Co.") == B

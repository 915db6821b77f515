"""Railroads with train depots, and three utilities (rulebook 2.6)."""

import pytest

from passgo import IllegalAction
from passgo.testing import table
from tests.rules import rule

A, B, C = range(3)
RAILROADS = ("Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad", "Short Line")  # 6, 20, 33, 45
UTILITIES = ("Gas Company", "Electric Company", "Water Works")  # 10, 17, 36


@rule("MEGA-RRD-1")
@pytest.mark.parametrize("railroad", RAILROADS)
def test_a_depot_costs_100_on_any_railroad(railroad: str) -> None:
    t = table("mega").owns(A, railroad).has(A, 100).play(f"build {railroad}")
    assert (t.level(railroad), t.cash(A)) == (1, 0)
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 12, "skyscraper": 8, "depot": 3}


@rule("MEGA-RRD-1")
def test_nobody_builds_on_the_railroad_of_another() -> None:
    t = table("mega").owns(B, RAILROADS[0])
    with pytest.raises(IllegalAction, match="not-yours"):
        t.play("build 6")


@rule("MEGA-RRD-2")
@pytest.mark.parametrize(("space", "rent"), [(6, 100), (20, 50)])
def test_a_depot_doubles_the_rent_of_its_railroad_only(space: int, rent: int) -> None:
    t = table("mega").owns(B, *RAILROADS[:2]).built(1, RAILROADS[0]).at(A, space - 4).dice(1, 2, 1).play("roll")
    assert (t.cash(A), t.cash(B)) == (2500 - rent, 2500 + rent)


@rule("MEGA-RRD-2")
@pytest.mark.parametrize(("owned", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
@pytest.mark.parametrize("depot", [0, 1])
def test_rents_by_number_and_depot(owned: int, rent: int, depot: int) -> None:
    t = table("mega").owns(B, *RAILROADS[:owned]).built(depot, RAILROADS[0]).at(A, 2).dice(1, 2, 1).play("roll")
    assert t.cash(B) == 2500 + rent * (1 + depot)


@rule("MEGA-RRD-2")
def test_a_card_that_doubles_the_rent_doubles_it_with_the_depot() -> None:
    t = table("mega").owns(B, "Pennsylvania Railroad").built(1, 20).at(A, 5).dice(1, 2, 1)
    t.cards("chance-nearest-railroad-a").play("roll")
    assert (t.place(A), t.cash(B)) == (20, 2500 + 2 * 2 * 25)


@rule("MEGA-RRD-3")
def test_one_railroad_is_enough_for_a_depot() -> None:
    t = table("mega").owns(A, "Short Line")
    assert t.options("build") == ["build 45"]
    t.play("build 45")
    assert (t.level(45), t.cash(A)) == (1, 2400)


@rule("MEGA-RRD-3")
def test_depots_need_not_be_built_evenly() -> None:
    t = table("mega").owns(A, *RAILROADS).mortgaged(RAILROADS[3]).play("build 6")
    assert t.options("build") == ["build 20", "build 33"]


@rule("MEGA-RRD-4")
def test_a_depot_is_sold_for_50() -> None:
    t = table("mega").owns(A, *RAILROADS[:2]).built(1, *RAILROADS[:2]).play("sell 6")
    assert (t.level(6), t.level(20), t.cash(A)) == (0, 1, 2550)
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 12, "skyscraper": 8, "depot": 3}


@rule("MEGA-RRD-5")
def test_one_depot_a_railroad() -> None:
    t = table("mega").owns(A, "Reading Railroad").built(1, 6)
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="highest-level"):
        t.play("build 6")


@rule("MEGA-RRD-5")
def test_four_depots_are_all_there_are() -> None:
    t = table("mega").owns(A, *RAILROADS).play(*[f"build {railroad}" for railroad in RAILROADS])
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 12, "skyscraper": 8, "depot": 0}


@rule("MEGA-RRD-5")
def test_no_depot_on_a_mortgaged_railroad() -> None:
    t = table("mega").owns(A, "Reading Railroad").mortgaged(6)
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="group-mortgaged"):
        t.play("build 6")


@rule("MEGA-RRD-5")
def test_the_depot_is_sold_before_mortgaging() -> None:
    t = table("mega").owns(A, *RAILROADS[:2]).built(1, 6)
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play("mortgage 6")
    t.play("sell 6", "mortgage 6")
    assert (t.is_mortgaged(6), t.cash(A)) == (True, 2500 + 50 + 100)


@rule("MEGA-RRD-5")
def test_a_depot_on_one_railroad_does_not_hinder_another() -> None:
    t = table("mega").owns(A, *RAILROADS[:2]).built(1, 6).play("mortgage 20", "offer 1 20 for $10", "accept")
    assert t.owner(20) == B


@rule("MEGA-RRD-5")
def test_the_depot_is_sold_before_trading() -> None:
    t = table("mega").owns(A, "Reading Railroad").built(1, 6)
    with pytest.raises(IllegalAction, match="group-built"):
        t.play("offer 1 6 for $200")
    t.play("sell 6", "offer 1 6 for $200", "accept")
    assert (t.owner(6), t.cash(A)) == (B, 2750)


@rule("MEGA-RRD-5")
def test_the_depots_of_a_bankrupt_go_back_to_the_bank() -> None:
    t = table("mega").owns(A, "Reading Railroad").built(1, 6).has(A, 0).owns_group(B, "brown").built(5, 1, 3, 4)
    t.at(A, 0).dice(1, 2, 1).play("roll", "bankrupt")
    assert (t.owner(6), t.level(6), t.cash(B)) == (B, 0, 2550)
    assert t.game.state.pieces[3] == 4


# utilities


@rule("MEGA-UTL-1")
@pytest.mark.parametrize(("owned", "factor"), [(1, 4), (2, 10), (3, 20)])
def test_a_utility_charges_by_number_and_roll(owned: int, factor: int) -> None:
    t = table("mega").owns(B, *UTILITIES[:owned]).at(A, 3).dice(2, 3, 2).play("roll")
    assert (t.place(A), t.cash(B)) == (10, 2500 + 7 * factor)


@rule("MEGA-UTL-1")
@pytest.mark.parametrize("face", [4, 6])
def test_icons_count_nothing_in_the_roll(face: int) -> None:
    t = table("mega").owns(B, *UTILITIES).at(A, 5).dice(2, 3, face).cards("bus-ticket-1").play("roll")
    assert t.cash(B) == 2500 + 5 * 20


@rule("MEGA-UTL-1")
def test_triples_to_a_utility_pay_for_all_three_dice() -> None:
    t = table("mega").owns(B, *UTILITIES).dice(3, 3, 3).play("roll", "goto 36")
    assert t.cash(B) == 2500 + 9 * 20


@rule("MEGA-UTL-1")
def test_a_ticket_to_a_utility_rolls_two_dice_for_the_rent() -> None:
    t = table("mega").owns(B, *UTILITIES).holds(A, "bus-ticket-1").dice(4, 4, 1, 2, 1).play("ticket bus-ticket-1 10")
    assert t.happened("rolled-for-rent")
    assert (t.cash(B), t.decision.kind) == (2500 + 8 * 20, "end")


@rule("MEGA-UTL-1")
def test_doubles_out_of_jail_to_a_utility_pay_for_two_dice() -> None:
    t = table("mega").owns(B, *UTILITIES).jailed(A).dice(2, 2).play("roll")
    assert (t.place(A), t.cash(B)) == (17, 2500 + 4 * 20)


@rule("MEGA-UTL-1")
def test_nothing_is_built_on_utilities() -> None:
    t = table("mega").owns(A, *UTILITIES)
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="nothing-to-build-here"):
        t.play("build 10")

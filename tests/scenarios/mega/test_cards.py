"""Chance and Community Chest of Mega's own printing, on its board (rulebook 1.9 and appendix A.2)."""

import pytest

from passgo import EDITIONS
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
MEGA = EDITIONS["mega"]
DEEDS = tuple(row.name for row in MEGA.board.rows if row.price)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue", "New Jersey Avenue")


def drawn(card: str, t: Table | None = None) -> Table:
    """A owns every property (or the table is as given) and draws the card: on 9, or on 22."""
    t = t or table("mega").owns(A, *DEEDS)
    return t.at(A, 5 if card.startswith("chance") else 18).dice(1, 2, 1).cards(card).play("roll")


@rule("MEGA-SET-1")
@pytest.mark.parametrize("deck", [0, 1])
def test_sixteen_cards_of_the_printing_before_2008(deck: int) -> None:
    names = {card.name for card in MEGA.decks[deck].cards}
    assert len(names) == 16
    assert ({"chance-poor-tax", "chance-chair"}, {"chest-opera", "chest-school-tax", "chest-stock-45"})[deck] <= names


@rule("CLS-CRD-5")
@pytest.mark.parametrize(
    ("card", "space", "cash"),
    [
        ("chance-go", 0, 2700),
        ("chance-pink", 16, 2500),
        ("chance-red", 30, 2500),
        ("chance-dark-blue", 51, 2500),
        ("chance-railroad", 6, 2700),
        ("chance-nearest-railroad-a", 20, 2500),
        ("chance-nearest-railroad-b", 20, 2500),
        ("chance-nearest-utility", 10, 2500),
        ("chance-back-three", 6, 2500),
        ("chest-go", 0, 2700),
    ],
)
def test_cards_that_move(card: str, space: int, cash: int) -> None:
    t = drawn(card)
    assert (t.place(A), t.cash(A), t.decision.kind) == (space, cash, "end")


@rule("CLS-CRD-1")
@pytest.mark.parametrize(
    ("card", "cash"),
    [
        ("chance-dividend", 2550),
        ("chance-loan", 2650),
        ("chance-poor-tax", 2485),
        ("chance-chair", 2400),
        ("chest-bank-error", 2700),
        ("chest-doctor", 2450),
        ("chest-stock-45", 2545),
        ("chest-opera", 2600),
        ("chest-christmas", 2600),
        ("chest-tax-refund", 2520),
        ("chest-life-insurance", 2600),
        ("chest-hospital", 2400),
        ("chest-school-tax", 2350),
        ("chest-services", 2525),
        ("chest-beauty", 2510),
        ("chest-inheritance", 2600),
    ],
)
def test_cards_about_money(card: str, cash: int) -> None:
    assert drawn(card).cash(A) == cash


@rule("CLS-CRD-1")
@pytest.mark.parametrize("card", ["chance-jail", "chest-jail"])
def test_cards_that_jail(card: str) -> None:
    t = drawn(card)
    assert t.in_jail(A)
    assert t.place(A) == 13


@rule("CLS-CRD-4")
@pytest.mark.parametrize("card", ["chance-leave-jail", "chest-leave-jail"])
def test_cards_that_are_kept(card: str) -> None:
    t = drawn(card)
    assert card in str(t.game.view(None)["players"])


@rule("MEGA-SKY-2", "MEGA-RRD-1")
@pytest.mark.parametrize(("card", "house", "hotel"), [("chance-repairs", 25, 100), ("chest-street-repairs", 40, 115)])
def test_repairs_count_a_skyscraper_as_a_hotel_and_depots_not(card: str, house: int, hotel: int) -> None:
    t = table("mega").owns(A, *DEEDS).built(5, *ORANGE).built(6, ORANGE[0], ORANGE[1])
    t.built(3, "Boardwalk").built(2, "Park Place").built(1, "Reading Railroad", "Short Line")
    assert drawn(card, t).cash(A) == 2500 - 4 * hotel - 5 * house


@rule("MEGA-RRD-1")
def test_repairs_of_depots_alone_cost_nothing() -> None:
    t = table("mega").owns(A, *DEEDS).built(1, "Reading Railroad")
    assert drawn("chance-repairs", t).cash(A) == 2500


@rule("MEGA-UTL-1")
def test_the_nearest_utility_costs_ten_times_two_new_dice() -> None:
    t = table("mega").owns(B, "Gas Company", "Electric Company", "Water Works").at(A, 5)
    t.dice(1, 2, 1, 6, 5).cards("chance-nearest-utility").play("roll")
    assert t.cash(B) == 2500 + 110


@rule("CLS-CRD-5")
def test_three_back_from_the_last_chance_draws_from_community_chest() -> None:
    t = table("mega").at(A, 42).dice(1, 2, 1).cards("chance-back-three", "chest-bank-error").play("roll")
    assert (t.place(A), t.cash(A)) == (43, 2700)


@rule("CLS-CRD-5")
def test_three_back_may_lead_to_the_birthday_gift_or_the_auction_by_no_card() -> None:
    behind = {(space - 3) % 52 for space in range(52) if MEGA.board.kinds[space] == "chance"}
    assert behind == {6, 25, 43}

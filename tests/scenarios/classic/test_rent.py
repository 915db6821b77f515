"""Rents of streets: who owes what to whom."""

import pytest

from passgo.testing import table
from tests.rules import rule


@rule("CLS-RNT-1")
def test_a_visitor_pays_the_owner() -> None:
    t = table().owns(1, "Oriental Avenue").dice(2, 4)
    t.play("roll")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (1494, 1506, 1500)


RENTS = {  # bare, 1 to 4 houses, hotel
    "Mediterranean Avenue": (2, 10, 30, 90, 160, 250),
    "Baltic Avenue": (4, 20, 60, 180, 320, 450),
    "Oriental Avenue": (6, 30, 90, 270, 400, 550),
    "Vermont Avenue": (6, 30, 90, 270, 400, 550),
    "Connecticut Avenue": (8, 40, 100, 300, 450, 600),
    "St. Charles Place": (10, 50, 150, 450, 625, 750),
    "States Avenue": (10, 50, 150, 450, 625, 750),
    "Virginia Avenue": (12, 60, 180, 500, 700, 900),
    "St. James Place": (14, 70, 200, 550, 750, 950),
    "Tennessee Avenue": (14, 70, 200, 550, 750, 950),
    "New York Avenue": (16, 80, 220, 600, 800, 1000),
    "Kentucky Avenue": (18, 90, 250, 700, 875, 1050),
    "Indiana Avenue": (18, 90, 250, 700, 875, 1050),
    "Illinois Avenue": (20, 100, 300, 750, 925, 1100),
    "Atlantic Avenue": (22, 110, 330, 800, 975, 1150),
    "Ventnor Avenue": (22, 110, 330, 800, 975, 1150),
    "Marvin Gardens": (24, 120, 360, 850, 1025, 1200),
    "Pacific Avenue": (26, 130, 390, 900, 1100, 1275),
    "North Carolina Avenue": (26, 130, 390, 900, 1100, 1275),
    "Pennsylvania Avenue": (28, 150, 450, 1000, 1200, 1400),
    "Park Place": (35, 175, 500, 1100, 1300, 1500),
    "Boardwalk": (50, 200, 600, 1400, 1700, 2000),
}


@rule("CLS-RNT-2")
@pytest.mark.parametrize("street", RENTS)
def test_the_deed_gives_the_rent_for_its_buildings(street: str) -> None:
    for level, rent in enumerate(RENTS[street]):
        t = table().owns(1, street).built(level, street).has(0, 3000).at(0, street)
        t.at(0, (t.place(0) - 3) % 40).dice(1, 2)
        t.play("roll")
        assert t.cash(1) == 1500 + rent


@rule("CLS-RNT-3")
def test_bare_lots_of_a_whole_colour_charge_double() -> None:
    t = table().owns_group(1, "orange").at(0, 13).dice(1, 2)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1472, 1528)


@rule("CLS-RNT-3")
def test_part_of_a_colour_charges_single() -> None:
    t = table().owns(1, "St. James Place", "Tennessee Avenue").owns(2, "New York Avenue").at(0, 13).dice(1, 2)
    t.play("roll")
    assert t.cash(0) == 1486


@rule("CLS-RNT-3")
def test_built_lots_do_not_charge_double() -> None:
    t = table().owns_group(1, "orange").built(2, "St. James Place").at(0, 13).dice(1, 2)
    t.play("roll")
    assert t.cash(0) == 1300


@rule("CLS-RNT-4")
def test_a_mortgaged_lot_of_the_colour_ends_the_doubling() -> None:
    t = table().owns_group(1, "orange").mortgaged("New York Avenue").at(0, 13).dice(1, 2)
    t.play("roll")
    assert t.cash(0) == 1486


@rule("CLS-RNT-5")
def test_bare_lots_beside_built_ones_charge_double() -> None:
    t = table().owns_group(1, "orange").built(1, "St. James Place").at(0, 15).dice(1, 2)
    t.play("roll")
    assert t.cash(0) == 1472


@rule("CLS-RNT-6")
def test_a_mortgaged_property_earns_nothing() -> None:
    t = table().owns(1, "Oriental Avenue", "Vermont Avenue").mortgaged("Oriental Avenue").dice(2, 4)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1500, 1500)


@rule("CLS-RNT-6")
def test_the_others_of_its_group_still_earn() -> None:
    t = table().owns(1, "Oriental Avenue", "Vermont Avenue").mortgaged("Oriental Avenue").dice(3, 5)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1494, 1506)


@rule("CLS-RNT-7")
def test_an_owner_in_jail_collects() -> None:
    t = table().owns(1, "Oriental Avenue").jailed(1).dice(2, 4)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1494, 1506)


@rule("CLS-RNT-8")
def test_rents_are_collected_without_asking() -> None:
    t = table().owns(1, "Oriental Avenue").dice(2, 4)
    t.play("roll")
    assert (t.decision.kind, t.decision.player) == ("end", 0)
    assert t.cash(1) == 1506


@rule("CLS-RNT-8")
def test_an_unclaimed_rent_lapses_when_the_second_player_rolls() -> None:
    t = table(rent_claim="manual").owns(2, "Oriental Avenue").dice(2, 4, 4, 6, 4, 6)
    t.play("roll", "overlook", "end", "roll", "end")
    assert t.options("collect") == ["collect 6"]
    t.play("roll")
    assert t.happened("rent-lapsed")
    assert t.options("collect") == []
    assert (t.cash(0), t.cash(2)) == (1500, 1500)


@rule("CLS-RNT-9")
def test_your_own_property_costs_nothing() -> None:
    t = table().owns(0, "Oriental Avenue").has(0, 0).dice(2, 4)
    t.play("roll")
    assert [event.name for event in t.events] == ["rolled", "moved"]
    assert t.decision.kind == "end"

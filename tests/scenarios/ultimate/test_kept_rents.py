"""Cards around a rent: those that apply by themselves, and those that the visitor is asked about."""

import pytest

from passgo.editions.ultimate.uses import (
    CHEAP_RENT,
    HALF_RAILROAD_RENT,
    JUST_SAY_NO,
    MORE_RENT,
    NO_RENT,
    REVERSE_RENT,
)
from passgo.engine.columns import i64
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.hands import at_illinois, complete_table, give, is_under_pack, keeper

RENT = 20  # of Illinois Avenue by itself


def to_illinois() -> Table:
    """Seat 0 is about to visit seat 1's Illinois Avenue."""
    return at_illinois().owns(1, "Illinois Avenue")


def at_a_railroad() -> Table:
    """Seat 0 is about to visit seat 1's B & O, rent 25."""
    return complete_table().at(0, "Free Parking").owns(1, "B & O Railroad").dice(1, 2, 2)


# Comped Room


def test_a_comped_room_spares_the_next_rent_by_itself() -> None:
    t = to_illinois()
    name = give(t, 0, NO_RENT)
    t.play("roll")
    assert [t.cash(0), t.cash(1)] == [3200, 3200]
    assert t.happened("rent-due") == []
    assert is_under_pack(t, name)


@pytest.mark.parametrize("mortgaged", [True, False])
def test_a_comped_room_waits_while_no_rent_is_due(mortgaged: bool) -> None:
    t = at_illinois()
    t.owns(1 if mortgaged else 0, "Illinois Avenue")
    if mortgaged:
        t.mortgaged("Illinois Avenue")
    name = give(t, 0, NO_RENT)
    t.play("roll")
    assert keeper(t, name) == 0


def test_a_comped_room_comes_before_every_question() -> None:
    t = to_illinois()
    name = give(t, 0, REVERSE_RENT)
    give(t, 0, NO_RENT)
    t.play("roll")
    assert t.decision.kind == "end"
    assert keeper(t, name) == 0


# Special Online Pricing


def test_the_next_railroad_costs_half_rounded_up() -> None:
    t = at_a_railroad()
    name = give(t, 0, HALF_RAILROAD_RENT)
    t.play("roll")
    assert [t.cash(0), t.cash(1)] == [3187, 3213]
    assert is_under_pack(t, name)


def test_half_of_an_even_rent_is_just_that() -> None:
    t = at_a_railroad().owns(1, "Reading Railroad")  # now the rent is 50
    give(t, 0, HALF_RAILROAD_RENT)
    t.play("roll")
    assert [t.cash(0), t.cash(1)] == [3175, 3225]


def test_other_properties_do_not_use_up_the_online_price() -> None:
    t = to_illinois()
    name = give(t, 0, HALF_RAILROAD_RENT)
    t.play("roll")
    assert t.cash(0) == 3200 - RENT
    assert keeper(t, name) == 0


# Renovation Success


def test_the_next_visitor_pays_fifty_more_after_a_renovation() -> None:
    t = to_illinois()
    name = give(t, 1, MORE_RENT)
    t.play("roll")
    assert [t.cash(0), t.cash(1)] == [3200 - RENT - 50, 3200 + RENT + 50]
    assert is_under_pack(t, name)


def test_a_renovation_is_of_its_owners_properties_only() -> None:
    t = to_illinois()
    name = give(t, 2, MORE_RENT)
    t.play("roll")
    assert t.cash(0) == 3200 - RENT
    assert keeper(t, name) == 2


def test_a_renovation_waits_while_the_visitor_is_comped() -> None:
    t = to_illinois()
    name = give(t, 1, MORE_RENT)
    give(t, 0, NO_RENT)
    t.play("roll")
    assert t.cash(0) == 3200
    assert keeper(t, name) == 1


def test_the_renovation_is_not_halved() -> None:
    t = at_a_railroad()
    give(t, 0, HALF_RAILROAD_RENT)
    give(t, 1, MORE_RENT)
    t.play("roll")
    assert t.cash(0) == 3200 - 13 - 50


# The Rent Is Too High


def test_a_high_rent_is_cut_to_fifty() -> None:
    t = to_illinois().owns_group(1, "red").built(2, "Illinois Avenue")
    name = give(t, 0, CHEAP_RENT)
    t.play("roll")
    assert t.decision.kind == "rent-card"
    assert t.decision.player == 0
    assert t.options() == [f"card {name}", "pay"]
    t.play(f"card {name}")
    assert [t.cash(0), t.cash(1)] == [3150, 3250]
    assert is_under_pack(t, name)


def test_the_full_rent_may_be_paid_instead() -> None:
    t = to_illinois().owns_group(1, "red")
    name = give(t, 0, CHEAP_RENT)
    t.play("roll", "pay")
    assert t.cash(0) == 3200 - 3 * RENT
    assert keeper(t, name) == 0


def test_a_low_rent_is_not_asked_about() -> None:
    t = to_illinois()
    name = give(t, 0, CHEAP_RENT)
    t.play("roll")
    assert t.cash(0) == 3200 - RENT
    assert keeper(t, name) == 0


# Reverse Rent


def test_the_rent_is_collected_instead_of_paid() -> None:
    t = to_illinois()
    name = give(t, 0, REVERSE_RENT)
    t.play("roll")
    assert t.options() == [f"card {name}", "pay"]
    t.play(f"card {name}")
    assert [t.cash(0), t.cash(1)] == [3200 + RENT, 3200 - RENT]
    assert is_under_pack(t, name)


def test_the_owner_of_a_reversed_rent_raises_the_money() -> None:
    t = to_illinois().has(1, 5)
    name = give(t, 0, REVERSE_RENT)
    t.play("roll", f"card {name}")
    assert t.decision.kind == "debt"
    assert t.decision.player == 1
    t.play("mortgage Illinois Avenue")
    assert t.cash(0) == 3200 + RENT


def test_the_owner_says_no_and_is_paid() -> None:
    t = to_illinois()
    name, no = give(t, 0, REVERSE_RENT), give(t, 1, JUST_SAY_NO)
    t.play("roll", f"card {name}")
    assert t.decision.kind == "threat"
    assert t.decision.player == 1
    t.play(f"card {no}")
    assert [t.cash(0), t.cash(1)] == [3200 - RENT, 3200 + RENT]
    assert is_under_pack(t, no)
    assert keeper(t, name) == -1


def test_the_owner_lets_the_rent_be_reversed() -> None:
    t = to_illinois()
    name, no = give(t, 0, REVERSE_RENT), give(t, 1, JUST_SAY_NO)
    t.play("roll", f"card {name}", "accept")
    assert t.cash(0) == 3200 + RENT
    assert keeper(t, no) == 1


@rule("UM-RID-7")
@pytest.mark.parametrize("use", [NO_RENT, CHEAP_RENT, REVERSE_RENT])
def test_without_rent_no_card_is_asked_for(use: i64) -> None:
    t = at_illinois().owns(0, "Illinois Avenue")
    name = give(t, 0, use)
    t.play("roll")
    assert t.decision.kind == "end"
    assert keeper(t, name) == 0

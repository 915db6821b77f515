"""Mortgages: raising money on a deed and lifting the mortgage (rulebook 1.13)."""

import pytest

from passgo import IllegalAction
from passgo.testing import table
from tests.rules import rule

A, B, C = range(3)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")


@rule("CLS-MTG-1")
@pytest.mark.parametrize("lot", ORANGE)
def test_all_buildings_of_the_colour_are_sold_before_a_lot_is_mortgaged(lot: str) -> None:
    t = table().owns_group(A, "orange").built(1, *ORANGE[:2])
    assert t.options("mortgage") == []
    with pytest.raises(IllegalAction, match="CLS-MTG-1"):
        t.play(f"mortgage {lot}")
    t.play("sell St. James Place", "sell Tennessee Avenue", f"mortgage {lot}")
    assert t.is_mortgaged(lot)


@rule("CLS-MTG-1")
def test_a_house_rule_asks_only_for_the_lot_itself_to_be_bare() -> None:
    t = table(mortgage_requires_group_clear=False).owns_group(A, "orange").built(1, *ORANGE[:2])
    assert t.options("mortgage") == ["mortgage 19"]
    with pytest.raises(IllegalAction, match="CLS-MTG-1"):
        t.play("mortgage St. James Place")
    t.play("mortgage New York Avenue")
    assert t.is_mortgaged("New York Avenue")


@rule("CLS-MTG-2")
@pytest.mark.parametrize(
    "property, value", [("Baltic Avenue", 30), ("Reading Railroad", 100), ("Electric Company", 75), ("Boardwalk", 200)]
)
def test_the_bank_lends_the_mortgage_value_of_a_deed(property: str, value: int) -> None:
    t = table().owns(A, property).play(f"mortgage {property}")
    assert t.is_mortgaged(property)
    assert t.owner(property) == A
    assert t.cash(A) == 1500 + value


@rule("CLS-MTG-2")
def test_a_deed_is_mortgaged_once_and_by_its_owner() -> None:
    t = table().owns(A, "Reading Railroad").owns(B, "Short Line").mortgaged("Reading Railroad")
    assert t.options("mortgage") == []
    with pytest.raises(IllegalAction, match="CLS-MTG-2"):
        t.play("mortgage Reading Railroad")
    with pytest.raises(IllegalAction, match="not-yours"):
        t.play("mortgage Short Line")


@rule("CLS-MTG-3")
@pytest.mark.parametrize(
    "property, cost", [("Reading Railroad", 110), ("Electric Company", 83), ("Park Place", 193), ("Baltic Avenue", 33)]
)
def test_lifting_costs_the_value_and_a_tenth_rounded_up(property: str, cost: int) -> None:
    t = table().owns(A, property).mortgaged(property).has(A, cost).play(f"lift {property}")
    assert not t.is_mortgaged(property)
    assert t.cash(A) == 0


@rule("CLS-MTG-3")
def test_lifting_is_refused_to_whoever_lacks_one_dollar() -> None:
    t = table().owns(A, "Electric Company").mortgaged("Electric Company").has(A, 82)
    assert t.options("lift") == []
    with pytest.raises(IllegalAction, match="CLS-MTG-3"):
        t.play("lift Electric Company")


@rule("CLS-MTG-4")
def test_nobody_takes_a_mortgaged_property_by_paying_the_bank() -> None:
    t = table().owns(B, "Reading Railroad").mortgaged("Reading Railroad").dice(2, 3)
    with pytest.raises(IllegalAction, match="not-yours"):
        t.play("lift Reading Railroad")
    t.play("roll")
    assert t.options() == ["end"]  # landing there offers nothing either
    assert t.owner("Reading Railroad") == B
    assert t.cash(A) == 1500


@rule("CLS-MTG-5")
def test_a_mortgaged_lot_earns_nothing() -> None:
    t = table().owns_group(B, "orange").mortgaged("St. James Place").at(A, 10).dice(2, 4).play("roll")
    assert (t.cash(A), t.cash(B)) == (1500, 1500)


@rule("CLS-MTG-5")
def test_the_rest_of_the_colour_earns_single_rent() -> None:
    t = table().owns_group(B, "orange").mortgaged("St. James Place").at(A, 10).dice(2, 6).play("roll")
    assert (t.cash(A), t.cash(B)) == (1486, 1514)


@rule("CLS-MTG-6")
def test_a_buyer_may_leave_the_mortgage_and_lift_it_later_at_the_usual_cost() -> None:
    t = table(players=2).owns(A, "Reading Railroad").mortgaged("Reading Railroad").at(A, 10).dice(4, 6)
    t.play("offer 1 Reading Railroad for $60", "accept")
    assert (t.owner("Reading Railroad"), t.is_mortgaged("Reading Railroad")) == (B, True)
    assert (t.cash(A), t.cash(B)) == (1560, 1440)
    t.play("roll", "end", "lift Reading Railroad")
    assert (t.is_mortgaged("Reading Railroad"), t.cash(B)) == (False, 1330)


@rule("CLS-MTG-6")
def test_a_buyer_may_lift_the_mortgage_at_once() -> None:
    t = table().owns(B, "Reading Railroad").mortgaged("Reading Railroad")
    t.play("offer 1 $60 for Reading Railroad", "accept", "lift Reading Railroad")
    assert (t.owner("Reading Railroad"), t.is_mortgaged("Reading Railroad")) == (A, False)
    assert t.cash(A) == 1500 - 60 - 110


@rule("CLS-MTG-6")
def test_a_buyer_who_is_not_on_turn_lifts_the_mortgage_between_turns() -> None:
    t = table().owns(A, "Reading Railroad").mortgaged("Reading Railroad").at(A, 10).dice(4, 6)
    t.play("offer 2 Reading Railroad for $60", "accept", "interrupt 2", "roll", "end", "lift Reading Railroad")
    assert (t.owner("Reading Railroad"), t.is_mortgaged("Reading Railroad")) == (C, False)
    assert t.cash(C) == 1500 - 60 - 110


@rule("CLS-MTG-6")
def test_a_house_rule_asks_the_buyer_for_a_tenth_at_once() -> None:
    t = table(mortgage_transfer_fee="always").owns(A, "Reading Railroad").owns(B, "Water Works")
    t.mortgaged("Reading Railroad", "Water Works").play("offer 1 Reading Railroad for Water Works, $60", "accept")
    assert (t.cash(A), t.cash(B)) == (1500 + 60 - 8, 1500 - 60 - 10)


@rule("CLS-MTG-6")
def test_under_that_house_rule_the_buyer_must_have_the_tenth() -> None:
    t = table(mortgage_transfer_fee="always").owns(A, "Reading Railroad").mortgaged("Reading Railroad").has(B, 69)
    with pytest.raises(IllegalAction, match="not-enough-cash"):
        t.play("offer 1 Reading Railroad for $60")
    t.play("offer 1 Reading Railroad for $59", "accept")
    assert t.cash(B) == 0


@rule("CLS-MTG-7")
def test_building_resumes_when_the_last_mortgage_of_the_colour_is_lifted() -> None:
    t = table().owns_group(A, "orange").mortgaged("St. James Place", "New York Avenue")
    t.play("lift New York Avenue")
    assert t.options("build") == []
    t.play("lift St. James Place", "build New York Avenue")
    assert t.level("New York Avenue") == 1


@rule("CLS-TUR-3")
def test_who_manages_off_turn_may_lift_a_mortgage_while_the_player_on_turn_has_none() -> None:
    t = table().owns(B, "Reading Railroad").mortgaged("Reading Railroad").dice(4, 6).play("interrupt 1", "roll", "end")
    assert (t.decision.player, t.options("lift")) == (B, ["lift 5"])

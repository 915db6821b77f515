"""What is given up for somebody who does not answer: what is worth least to him."""

import pytest

from passgo.engine.actions import BANKRUPT, BUY, PASS, PAY, Options
from passgo.testing import table
from tests.scenarios.ultimate.drawing import drawing
from tests.scenarios.ultimate.money import bare

A, B = range(2)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")


@pytest.mark.parametrize(
    ("deeds", "given"),
    [
        (("Mediterranean Avenue", "Electric Company"), "middle:1"),  # $60 before $150, though nothing is built there
        (("Mediterranean Avenue", "Baltic Avenue", "Oriental Avenue"), "middle:6"),  # $100 before twice $60
        (("Mediterranean Avenue", "Baltic Avenue", "Electric Company"), "middle:1"),  # twice $60 before $150
    ],
)
def test_the_cheapest_deed_is_surrendered_and_one_of_a_whole_group_counts_twice(
    deeds: tuple[str, ...], given: str
) -> None:
    t = drawing("chance-assets-seized").owns(A, *deeds).play("roll")
    assert t.decision.kind == "surrender"
    assert t.decision.default_action.text == f"surrender {given}"


def test_a_mortgaged_deed_is_worth_what_is_left_of_its_price() -> None:
    t = bare(cards_deck="complete").holds(A, "swap-deeds").owns(A, "Mediterranean Avenue", "Oriental Avenue")
    t.mortgaged("Oriental Avenue").owns(B, "Kentucky Avenue").play("card swap-deeds", "claim Kentucky Avenue")
    assert t.decision.default_action.text == "swap middle:6"  # $50 before $60


def test_what_a_compulsory_house_costs_is_raised_by_the_least_that_is_enough() -> None:
    """MEGA-MTG-4: $200 are missing for two houses, so Boardwalk goes to the Bank, not Baltic Avenue for $30."""
    t = table("mega").owns(A, *ORANGE, "Baltic Avenue", "Boardwalk").built(3, *ORANGE)
    t.owns(B, "New Jersey Avenue").mortgaged("New Jersey Avenue").has(A, 110).turn(B)
    t.play("offer 0 25 for nothing", "accept", "lift 25")
    assert t.options("mortgage") == ["mortgage 3", "mortgage 51"]
    assert t.decision.default_action.text == "mortgage 51"


def test_of_equally_dear_deeds_the_first_is_taken() -> None:
    t = bare(cards_deck="complete").holds(A, "slick-move").owns(B, "Baltic Avenue", "Kentucky Avenue", "Indiana Avenue")
    t.play("card slick-move")
    assert t.options("claim") == ["claim middle:3", "claim middle:21", "claim middle:23"]
    assert t.decision.default_action.text == "claim middle:21"


def test_a_building_brings_what_one_level_of_it_does() -> None:
    """Of the sales that are enough the least: a house of four for $25, not a single one for $50."""
    t = table().owns_group(B, "dark blue").built(5, "Park Place", "Boardwalk").at(A, 36).dice(1, 2).has(A, 1980)
    t.owns_group(A, "brown", "orange").built(4, "Mediterranean Avenue", "Baltic Avenue")
    t.built(1, "St. James Place", "Tennessee Avenue", "New York Avenue").play("roll")
    assert (t.decision.kind, t.decision.default_action.text) == ("debt", "sell 1")


def test_what_gives_least_away_is_said_wherever_it_stands() -> None:
    """Nothing before what is compulsory, that before what one may give, and everything last."""
    said = (BANKRUPT, BUY, PAY, PASS)
    for k, least in enumerate(said):
        out = Options()
        for verb in said[: k + 1]:
            out.add(verb)
        assert out.harmless() == least


def test_many_buildings_bring_their_sum_and_not_more() -> None:
    """CLS-CRI-2: with three houses in the Bank two hotels are broken together; $176 are missing, and $175 do not do."""
    t = table().owns_group(A, "brown").built(5, "Mediterranean Avenue", "Baltic Avenue").has(A, 24)
    t.owns_group(B, "dark blue").built(1, "Boardwalk").pieces(3).at(A, "Pacific Avenue").dice(3, 5).play("roll")
    assert t.options("selldown")[-2:] == ["selldown 1 2 1", "selldown 1 1 2"]  # $175 each
    assert t.decision.default_action.text == "selldown 1 1 1"


def test_a_building_is_worth_what_it_costs_and_not_what_its_lot_does() -> None:
    t = drawing("chance-assets-seized").owns(A, "Mediterranean Avenue", "Baltic Avenue", "Oriental Avenue")
    t.built(1, "Mediterranean Avenue", "Baltic Avenue").play("roll")
    assert t.decision.default_action.text == "surrender middle:1"  # a house for $50 before a lot for $100

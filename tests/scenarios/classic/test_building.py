"""Building houses: who may, when, at what price and how evenly (rulebook 1.11)."""

import pytest

from passgo import IllegalAction
from passgo.testing import table
from tests.rules import rule

A, B, C = range(3)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")


@rule("CLS-BLD-1")
@pytest.mark.parametrize("owner_of_the_third", [-1, B])
def test_two_lots_of_three_do_not_make_a_colour(owner_of_the_third: int) -> None:
    t = table().owns(A, *ORANGE[:2]).owns(owner_of_the_third, ORANGE[2])
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="CLS-BLD-1"):
        t.play("build St. James Place")


@rule("CLS-BLD-1")
def test_whoever_owns_every_lot_of_a_colour_may_build() -> None:
    t = table().owns_group(A, "orange")
    assert t.options("build") == ["build 16", "build 18", "build 19"]
    t.play("build St. James Place")
    assert t.level("St. James Place") == 1


@rule("CLS-BLD-1")
@pytest.mark.parametrize("group, property", [("railroad", "Reading Railroad"), ("utility", "Water Works")])
def test_nothing_is_built_on_railroads_and_utilities(group: str, property: str) -> None:
    t = table().owns_group(A, group)
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="CLS-BLD-1"):
        t.play(f"build {property}")


@rule("CLS-BLD-1")
def test_nobody_builds_on_the_lots_of_another() -> None:
    t = table().owns_group(B, "orange")
    with pytest.raises(IllegalAction, match="not-yours"):
        t.play("build St. James Place")


@rule("CLS-BLD-2")
@pytest.mark.parametrize(
    "group, lot, price",
    [
        ("brown", "Baltic Avenue", 50),
        ("light blue", "Oriental Avenue", 50),
        ("pink", "Virginia Avenue", 100),
        ("orange", "New York Avenue", 100),
        ("red", "Kentucky Avenue", 150),
        ("yellow", "Marvin Gardens", 150),
        ("green", "Pacific Avenue", 200),
        ("dark blue", "Boardwalk", 200),
    ],
)
def test_a_house_costs_what_its_deed_says(group: str, lot: str, price: int) -> None:
    t = table().owns_group(A, group).has(A, price).play(f"build {lot}")
    assert t.level(lot) == 1
    assert t.cash(A) == 0


@rule("CLS-BLD-2")
def test_a_house_is_refused_to_whoever_lacks_one_dollar() -> None:
    t = table().owns_group(A, "orange").has(A, 99)
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="CLS-BLD-2"):
        t.play("build St. James Place")


@rule("CLS-BLD-3")
def test_nine_houses_in_one_go() -> None:
    t = table().owns_group(A, "orange").has(A, 900)
    t.play(*[f"build {lot}" for _ in range(3) for lot in ORANGE])
    assert [t.level(lot) for lot in ORANGE] == [3, 3, 3]
    assert t.cash(A) == 0


@rule("CLS-BLD-3")
def test_building_between_the_turns_of_others() -> None:
    t = table().owns_group(C, "orange").at(A, 10).dice(4, 6)
    t.play("interrupt 2", "roll", "end")
    assert (t.decision.player, t.decision.kind) == (C, "manage")
    t.play("build St. James Place", "build Tennessee Avenue", "done")
    assert [t.level(lot) for lot in ORANGE] == [1, 1, 0]
    assert (t.decision.player, t.decision.kind) == (B, "turn")


@rule("CLS-BLD-3")
def test_several_build_between_turns_from_the_left_of_the_player_who_finished() -> None:
    t = table().owns_group(B, "red").owns_group(C, "orange").turn(B).at(B, 10).dice(4, 6)
    t.play("interrupt 0", "interrupt 2", "roll", "end")
    assert t.decision.player == C
    t.play("done")
    assert (t.decision.player, t.decision.kind) == (A, "manage")


@rule("CLS-BLD-3")
def test_a_house_rule_lets_others_build_at_any_time() -> None:
    t = table(manage_offturn="any_time").owns_group(B, "orange").play("interrupt 1")
    assert (t.decision.player, t.decision.kind) == (B, "manage")
    t.play("build St. James Place", "done")
    assert t.level("St. James Place") == 1
    assert (t.decision.player, t.decision.kind) == (A, "turn")


@rule("CLS-BLD-3")
def test_a_house_rule_lets_others_never_build_between_turns() -> None:
    t = table(manage_offturn="never").owns_group(B, "orange")
    with pytest.raises(IllegalAction, match="CLS-TUR-3"):
        t.play("interrupt 1")


@rule("CLS-BLD-4")
def test_a_second_house_waits_for_the_first_on_every_lot() -> None:
    t = table().owns_group(A, "orange").built(1, "St. James Place")
    assert t.options("build") == ["build 18", "build 19"]
    with pytest.raises(IllegalAction, match="CLS-BLD-4"):
        t.play("build St. James Place")


@rule("CLS-BLD-4")
@pytest.mark.parametrize("lot", ORANGE[1:])
def test_either_of_the_least_built_lots_takes_the_next_house(lot: str) -> None:
    t = table().owns_group(A, "orange").built(1, "St. James Place").play(f"build {lot}")
    assert t.level(lot) == 1


@rule("CLS-BLD-4")
def test_evenness_counts_within_one_colour_only() -> None:
    t = table().owns_group(A, "brown", "orange").built(1, "Mediterranean Avenue", "Baltic Avenue")
    assert t.options("build") == ["build 1", "build 3", "build 16", "build 18", "build 19"]


@rule("CLS-BLD-6")
def test_no_house_on_a_colour_with_a_mortgaged_lot() -> None:
    t = table().owns_group(A, "orange").mortgaged("New York Avenue")
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="CLS-BLD-6"):
        t.play("build St. James Place")


@rule("CLS-BLD-6")
def test_a_mortgage_on_one_colour_does_not_hinder_another() -> None:
    t = table().owns_group(A, "orange", "brown").mortgaged("New York Avenue").play("build Baltic Avenue")
    assert t.level("Baltic Avenue") == 1


@rule("CLS-BLD-7")
def test_after_four_houses_comes_a_hotel_and_never_a_fifth_house() -> None:
    t = table().owns_group(A, "brown")
    t.play(*["build Baltic Avenue", "build Mediterranean Avenue"] * 4)
    assert t.game.view(A)["pieces"] == {"house": 24, "hotel": 12}
    t.play("build Baltic Avenue")
    assert t.game.view(A)["pieces"] == {"house": 28, "hotel": 11}


@rule("CLS-BLD-3", "CLS-TUR-3")
def test_between_turns_one_is_told_what_one_may_build_and_lift() -> None:
    t = table().owns_group(1, "orange").owns(1, "Short Line").mortgaged("Short Line").at(0, 10).dice(4, 6)
    t.owns(0, "Boardwalk").play("interrupt 1", "roll", "end")
    assert (t.decision.player, t.decision.kind) == (1, "manage")
    assert t.options() == [
        "done",
        "build 16",
        "build 18",
        "build 19",
        "lift 35",
        *(f"mortgage {k}" for k in (16, 18, 19)),
    ]

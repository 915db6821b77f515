"""Hurricane and Tornado (rulebook 3.14, UM-HUR)."""

import pytest

from passgo import IllegalAction
from passgo.testing import Table
from tests.invariants.checks import check
from tests.rules import rule
from tests.scenarios.ultimate.common import CREAM, ORANGE, PRINTINGS, A, B, C
from tests.scenarios.ultimate.drawing import cash, drawing, levels

RED = ("Kentucky Avenue", "Indiana Avenue", "Illinois Avenue")
TEAL = ("Dekalb Avenue", "Andrew Young Intl Boulevard", "Decatur Street", "Peachtree Street")


def hurricane(deck: str = "complete", variant: str = "normal", shortage: str = "fall") -> Table:
    return drawing("chance-hurricane", deck=deck, variant=variant, hurricane_shortage=shortage)


def tornado(deck: str = "complete") -> Table:
    return drawing("chest-tornado", deck=deck)


@rule("UM-HUR-1", "UM-HUR-3", "UM-HUR-4")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_a_hurricane_takes_a_level_off_every_lot(deck: str) -> None:
    t = hurricane(deck).owns_group(B, "red").built(5, *RED[:2]).built(4, RED[2]).play("roll")
    houses, hotels = t.game.state.pieces[0], t.game.state.pieces[1]
    assert t.options() == ["hit middle:21"]
    t.play("hit middle:21")
    assert (levels(t, *RED), cash(t)) == ([4, 4, 3], [0, 0, 0])
    assert (t.game.state.pieces[0] - houses, t.game.state.pieces[1] - hotels) == (4 - 11, 2)
    assert len(t.happened("building-lost")) == 3


@rule("UM-HUR-4")
def test_a_skyscraper_falls_to_a_hotel() -> None:
    t = hurricane().owns_group(B, "red").built(6, RED[0]).built(5, *RED[1:]).play("roll", "hit middle:21")
    assert levels(t, *RED) == [5, 4, 4]


@rule("UM-HUR-2", "UM-HUR-3")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_a_hurricane_spares_the_drawer_and_a_tornado_the_others(deck: str) -> None:
    t = hurricane(deck).owns_group(A, "red").built(1, *RED).play("roll")
    assert t.decision.kind == "end"
    t = tornado(deck).owns_group(A, "red").built(1, *RED).owns_group(B, "teal").built(1, *TEAL).play("roll")
    assert (t.decision.player, t.options()) == (A, ["hit middle:21"])
    t.play("hit middle:21")
    assert (levels(t, *RED), levels(t, *TEAL)) == ([0, 0, 0], [1, 1, 1, 1])


@rule("UM-HUR-3")
@pytest.mark.parametrize("deck", PRINTINGS)
def test_without_buildings_nothing_happens(deck: str) -> None:
    assert hurricane(deck).owns_group(B, "red").play("roll").decision.kind == "end"
    assert tornado(deck).owns_group(A, "red").play("roll").decision.kind == "end"


@rule("UM-HUR-2")
def test_the_drawer_chooses_among_all_others() -> None:
    t = hurricane().owns_group(B, "red").built(1, *RED).owns_group(C, "teal").built(2, *TEAL[:3]).play("roll")
    assert t.options() == ["hit outer:23", "hit middle:21"]
    t.play("hit outer:23")
    assert (levels(t, *RED), levels(t, *TEAL)) == ([1, 1, 1], [1, 1, 1, 0])


@rule("UM-HUR-5", "IX-94")
def test_only_the_depot_that_was_named_goes() -> None:
    t = hurricane().owns(B, "Reading Railroad", "B & O Railroad").owns(C, "Short Line", "Ute Cab Co.")
    t.built(1, "Reading Railroad", "B & O Railroad", "Short Line", "Ute Cab Co.").play("roll")
    assert t.options() == ["hit outer:7", "hit outer:35", "hit outer:50", "hit middle:35"]
    depots = t.game.state.pieces[3]
    t.play("hit Short Line")
    assert levels(t, "Reading Railroad", "B & O Railroad", "Short Line", "Ute Cab Co.") == [1, 1, 0, 1]
    assert (t.game.state.pieces[3], cash(t)) == (depots + 1, [0, 0, 0])


@rule("UM-HUR-5")
def test_a_tornado_takes_one_stand_of_the_drawers() -> None:
    t = tornado().owns(A, "Ute Cab Co.", "Yellow Cab Co.").owns(B, "Checker Cab Co.")
    t.built(1, "Ute Cab Co.", "Yellow Cab Co.", "Checker Cab Co.").play("roll")
    assert t.options() == ["hit outer:34", "hit outer:50"]
    assert levels(t.play("hit outer:34"), "Ute Cab Co.", "Yellow Cab Co.", "Checker Cab Co.") == [1, 0, 1]


@rule("UM-HUR-6", "IX-93")
def test_what_the_bank_cannot_replace_falls_further() -> None:
    t = hurricane().owns_group(B, "red").built(5, *RED).pieces(2).play("roll", "hit middle:21")
    assert (t.decision.player, t.decision.kind) == (B, "fall")
    assert t.options() == ["arrange middle:21 1 1 0", "arrange middle:21 1 0 1", "arrange middle:21 0 1 1"]
    t.play("arrange middle:21 1 0 1")
    assert (levels(t, *RED), t.game.state.pieces[0], cash(t)) == ([1, 0, 1], 0, [0, 0, 0])


@rule("UM-HUR-6")
@pytest.mark.parametrize(("houses", "left"), [(0, [0, 0, 0]), (3, [1, 1, 1]), (11, [4, 4, 3]), (12, [4, 4, 4])])
def test_the_group_falls_as_little_as_possible(houses: int, left: list[int]) -> None:
    t = hurricane().owns_group(B, "red").built(5, *RED).pieces(houses).play("roll", "hit middle:21")
    if t.decision.kind == "fall":
        t.play("arrange middle:21 4 4 3")
    assert (levels(t, *RED), t.game.state.pieces[0]) == (left, 0)


@rule("UM-HUR-6")
def test_without_hotels_skyscrapers_fall_to_houses() -> None:
    t = tornado().owns_group(A, "red").built(6, *RED).pieces(20, 0).play("roll", "hit middle:21")
    assert levels(t, *RED) == [4, 4, 4]


@rule("UM-HUR-6")
def test_a_bare_lot_of_a_falling_group_stays_bare() -> None:
    t = hurricane().owns_group(B, "red").built(5, *RED[:2]).pieces(5).play("roll", "hit middle:21")
    assert t.options() == ["arrange middle:21 3 2 0", "arrange middle:21 2 3 0"]


@rule("UM-HUR-6")
def test_hurricane_shortage_virtual() -> None:
    t = hurricane(shortage="virtual").owns_group(B, "red").built(5, *RED).pieces(2)
    t.play("roll", "hit middle:21")
    assert (levels(t, *RED), t.game.state.pieces[0]) == ([4, 4, 4], 2 - 12)


@rule("UM-HUR-6")
@pytest.mark.parametrize(("shortage", "houses"), [("fall", 0), ("virtual", -10)])
def test_no_piece_is_made_or_lost_in_a_storm(shortage: str, houses: int) -> None:
    t = drawing("chance-hurricane", hurricane_shortage=shortage, bank_pieces="2/3/0/0/0")
    t.owns_group(B, "red").built(5, *RED).play("roll", "hit middle:21")
    if shortage == "fall":
        t.play(t.options()[0])
    assert t.game.state.pieces[0] == houses
    check(t.game)


@rule("UM-HUR-6", "UM-BLD-1")
def test_a_bank_that_owes_houses_sells_none_and_takes_them_back_first() -> None:
    t = hurricane(shortage="virtual").owns_group(A, "orange").owns_group(B, "red").built(5, *RED).pieces(2)
    t.play("roll", "hit middle:21")
    with pytest.raises(IllegalAction, match="no-piece-left"):
        t.play("build St. James Place")
    t.play("end").play(*[f"sell {lot}" for lot in (*RED, *RED, *RED, *RED)][:10])
    assert t.game.state.pieces[0] == 0
    t.play(f"sell {RED[1]}")
    assert t.game.state.pieces[0] == 1


@rule("UM-HUR-6", "UM-SEL-4")
def test_hotels_are_sold_outright_to_a_bank_that_owes_houses() -> None:
    t = hurricane(shortage="virtual").owns_group(A, "orange").owns_group(B, "red")
    t.built(5, *RED, *ORANGE).pieces(2).play("roll", "hit middle:21")
    with pytest.raises(IllegalAction, match="no-lower-pieces"):
        t.play(f"sell {ORANGE[0]}")
    assert t.options("selldown") == ["selldown middle:16 0 0 0"]
    t.play("selldown middle:16 0 0 0")
    assert (levels(t, *ORANGE), t.game.state.pieces[0]) == ([0, 0, 0], -10)


@rule("UM-HUR-6", "UM-SEL-4")
def test_a_hotel_changes_its_lot_at_a_bank_that_owes_one() -> None:
    t = hurricane(shortage="virtual").owns_group(A, "orange").owns_group(B, "red").built(6, *RED, ORANGE[0])
    t.built(5, *ORANGE[1:]).pieces(4, 2).play("roll", "hit middle:21")
    assert t.game.state.pieces[1] == -1
    t.play("selldown middle:16 5 5 4")
    assert (levels(t, *ORANGE), t.game.state.pieces[1]) == ([5, 5, 4], -1)


@rule("UM-HUR-7", "IX-92")
def test_bare_lots_stay_bare() -> None:
    t = hurricane().owns_group(B, "red").built(4, *RED[:2]).play("roll", "hit middle:21")
    assert levels(t, *RED) == [3, 3, 0]


@rule("UM-HUR-2")
def test_one_may_say_no_to_a_hurricane() -> None:
    t = hurricane().owns_group(B, "red").built(1, *RED).holds(B, "just-say-no-1").play("roll", "hit middle:21")
    assert (t.decision.player, t.decision.kind) == (B, "threat")
    assert levels(t.play("card just-say-no-1"), *RED) == [1, 1, 1]


@rule("UM-HUR-4")
def test_in_the_short_game_a_hotel_falls_to_three_houses() -> None:
    t = hurricane(variant="short").owns_group(B, "red").built(4, *RED).play("roll", "hit middle:21")
    assert levels(t, *RED) == [3, 3, 3]


@rule("UM-HUR-6")
def test_a_colour_falls_to_nothing_when_the_bank_has_nothing_for_it() -> None:
    """On the first colour of the board, too."""
    pink = ("Lake Street", "Nicollet Avenue", "Hennepin Avenue")
    t = hurricane().owns_group(B, "light pink").built(5, *pink).pieces(0).play("roll", "hit Lake Street")
    assert (levels(t, *pink), t.decision.kind) == ([0, 0, 0], "end")


@rule("UM-HUR-6")
def test_nobody_is_asked_when_two_built_lots_can_fall_in_one_way_only() -> None:
    t = hurricane().owns_group(B, "red").built(5, *RED[:2]).pieces(2).play("roll", "hit middle:21")
    assert (levels(t, *RED), t.decision.kind) == ([1, 1, 0], "end")


@rule("UM-HUR-6")
def test_a_bare_lot_of_the_colour_needs_no_house() -> None:
    t = hurricane().owns_group(B, "red").built(5, *RED[:2]).pieces(8).play("roll", "hit middle:21")
    assert (levels(t, *RED), t.game.state.pieces[0]) == ([4, 4, 0], 0)
    assert len(t.happened("building-lost")) == 2


@rule("UM-HUR-2")
def test_of_equal_losses_the_first_is_hit_by_default() -> None:
    t = tornado().owns_group(A, "red", "yellow").built(1, *RED, "Atlantic Avenue", "Ventnor Avenue", "Marvin Gardens")
    assert t.play("roll").options() == ["hit middle:21", "hit middle:26"]
    assert t.decision.default_action.text == "hit middle:21"


@rule("UM-HUR-2")
def test_of_equal_damages_the_first_is_the_default() -> None:
    t = tornado().owns_group(A, "cream").built(1, "Katy Freeway").owns(A, "Short Line").built(1, "Short Line")
    t.play("roll")  # a house of $100, a depot of $100
    assert len(t.options()) == 2 and t.decision.default_action.text == t.options()[0] == "hit outer:16"


@rule("UM-HUR-2")
def test_by_default_a_depot_goes_rather_than_a_house_on_each_lot_of_a_colour() -> None:
    t = tornado().owns_group(A, "cream").built(1, *CREAM).owns(A, "Short Line").built(1, "Short Line")
    t.play("roll")  # four houses of $100, or one depot of $100
    assert t.options() == ["hit outer:16", "hit middle:35"]
    assert t.decision.default_action.text == "hit middle:35"

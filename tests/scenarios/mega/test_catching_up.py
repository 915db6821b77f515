"""Completing a colour that is built on: lift the mortgage, then even out (MEGA-MTG-2 to -6)."""

import pytest

from passgo import Game, IllegalAction
from passgo.engine.columns import listed
from passgo.testing import Table, table
from passgo.texts import Texts
from passgo.texts.effects import after_deal, changes
from tests.rules import rule

A, B, C = range(3)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue", "New Jersey Avenue")  # 21, 23, 24, 25
LAST = ORANGE[3]  # mortgage value 100


def completed(level: int, cash: int = 2500, mortgaged: bool = True) -> Table:
    """A has three oranges at that level and gets the fourth from B as a present."""
    t = table("mega").owns(A, *ORANGE[:3]).built(level, *ORANGE[:3]).owns(B, LAST).has(A, cash).turn(B)
    if mortgaged:
        t.mortgaged(LAST)
    return t.play("offer 0 25 for nothing", "accept")


def levels(t: Table) -> list[int]:
    return [t.level(lot) for lot in ORANGE]


@rule("MEGA-MTG-2")
def test_the_mortgage_of_the_last_lot_is_lifted_at_once() -> None:
    t = completed(2)
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "lift", ["lift 25"])
    t.play("lift 25")
    assert (t.cash(A), t.is_mortgaged(LAST)) == (2390, False)
    assert (t.decision.player, t.decision.kind) == (A, "arrange")


@rule("MEGA-MTG-2")
@pytest.mark.parametrize("said", ["sell 21", "mortgage 25", "build 25", "lift 21", "roll"])
def test_nothing_else_comes_before(said: str) -> None:
    t = completed(2)
    with pytest.raises(IllegalAction):
        t.play(said)


@rule("MEGA-MTG-2")
def test_who_lacks_the_money_sells_first() -> None:
    t = completed(2, cash=30)
    assert t.decision.kind == "lift"
    assert t.options("lift") == []
    with pytest.raises(IllegalAction, match="lift-too-dear"):
        t.play("lift 25")
    t.play("sell 21", "sell 23")
    assert (t.options(), t.cash(A)) == (["lift 25"], 130)
    t.play("lift 25")
    assert (t.cash(A), levels(t), t.decision.kind) == (20, [1, 1, 2, 0], "arrange")


@rule("MEGA-MTG-2")
def test_other_deeds_may_be_mortgaged_for_it() -> None:
    t = table("mega").owns(A, *ORANGE[:3], "Reading Railroad").built(1, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST)
    t.has(A, 10).turn(B).play("offer 0 25 for nothing", "accept", "mortgage Reading Railroad", "lift 25")
    assert (t.cash(A), levels(t)) == (0, [1, 1, 1, 0])
    assert (t.decision.player, t.decision.kind) == (B, "turn")


@rule("MEGA-MTG-2")
def test_without_buildings_the_mortgage_may_stay() -> None:
    t = completed(0)
    assert (t.decision.player, t.decision.kind, t.is_mortgaged(LAST)) == (B, "turn", True)


@rule("MEGA-MTG-2")
def test_buildings_on_another_colour_do_not_matter() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).owns_group(A, "brown").built(3, 1, 3, 4).owns(B, LAST).mortgaged(LAST)
    t.turn(B).play("offer 0 25 for nothing", "accept")
    assert (t.decision.player, t.is_mortgaged(LAST)) == (B, True)


@rule("MEGA-MTG-2")
def test_a_lot_short_of_the_whole_colour_does_not_matter() -> None:
    t = table("mega").owns(A, "Pacific Avenue", 41, 42).built(1, 40, 41, 42).owns(B, LAST).mortgaged(LAST)
    t.turn(B).play("offer 0 25 for nothing", "accept")
    assert (t.decision.player, t.is_mortgaged(LAST)) == (B, True)


@rule("MEGA-MTG-2")
def test_an_inherited_lot_is_freed_too() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(2, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).turn(B).has(B, 0)
    t.at(B, 17).dice(1, 2, 1).play("roll", "bankrupt")  # St. James Place, 200
    assert t.cash(A) == 2500 - 10  # the interest on taking it over
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "lift", ["lift 25"])
    texts = Texts.of(t.game.header, "en")
    assert "for $100. Building the new lot up then costs $100 more" in texts.question(t.game)
    assert texts.option(t.game, t.decision.options[0]) == "lift the mortgage on New Jersey Avenue for $100"
    t.play("lift 25", "build 25")
    assert (t.cash(A), levels(t)) == (2500 - 10 - 100 - 100, [2, 2, 2, 1])


@rule("MEGA-MTG-2", "CLS-BKR-5")
def test_an_heir_who_must_raise_the_money_pays_the_interest_once() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(2, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).turn(B).has(B, 0)
    t.has(A, 50).at(B, 17).dice(1, 2, 1).play("roll", "bankrupt")
    assert (t.cash(A), t.decision.kind) == (40, "lift")
    with pytest.raises(IllegalAction, match="lift-too-dear"):
        t.play("lift 25")
    t.play("sell 21", "sell 23")
    assert t.options() == ["lift 25"]
    t.play("lift 25")
    assert (t.cash(A), t.is_mortgaged(LAST)) == (40 + 2 * 50 - 100, False)


@rule("CLS-BKR-5")
def test_an_heir_with_nothing_built_there_may_keep_it() -> None:
    t = table("mega").owns(A, *ORANGE[:3], 6).built(1, 6).owns(B, LAST).mortgaged(LAST).turn(B).has(B, 0)
    t.at(B, 17).dice(1, 2, 1).play("roll", "bankrupt")
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "inherit", ["keep 25", "lift 25"])


@rule("MEGA-MTG-3")
def test_an_heir_who_lifts_at_once_builds_up_too() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(2, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).turn(B).has(B, 0)
    t.at(B, 17).dice(1, 2, 1).play("roll", "bankrupt", "lift 25")
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "arrange", ["build 25"])
    t.play("build 25")
    assert (t.decision.player, t.decision.kind) == (C, "turn")


@rule("MEGA-MTG-3")
def test_houses_on_the_new_lot_make_the_colour_even() -> None:
    t = completed(3).play("lift 25")
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "arrange", ["build 25"])
    t.play("build 25")
    assert t.options() == ["build 25"]
    t.play("build 25")
    assert (levels(t), t.cash(A)) == ([3, 3, 3, 2], 2500 - 110 - 200)
    assert (t.decision.player, t.decision.kind) == (B, "turn")


@rule("MEGA-MTG-3")
@pytest.mark.parametrize("said", ["arrange 21 2 2 2 0", "arrange 21 2 2 1 1", "sell 21", "mortgage 25", "end"])
def test_who_has_the_means_must_build(said: str) -> None:
    t = completed(2).play("lift 25")
    with pytest.raises(IllegalAction, match="MEGA-MTG-3"):
        t.play(said)


@rule("MEGA-MTG-3")
def test_one_house_on_each_other_lot_is_even_already() -> None:
    t = completed(1).play("lift 25")
    assert (t.decision.player, t.decision.kind, levels(t)) == (B, "turn", [1, 1, 1, 0])


@rule("MEGA-MTG-3")
def test_a_last_lot_without_a_mortgage_forces_nothing_and_lets_only_the_new_lot_grow() -> None:
    t = completed(2, mortgaged=False)
    assert (t.decision.player, t.decision.kind, levels(t)) == (B, "turn", [2, 2, 2, 0])
    t.turn(A)
    assert t.options("build") == ["build 25"]


@rule("MEGA-MTG-3")
def test_a_lot_bought_from_the_bank_forces_nothing() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(2, *ORANGE[:3]).at(A, 21).dice(1, 2, 1).play("roll", "buy")
    assert (t.decision.player, t.decision.kind, t.options("build")) == (A, "end", ["build 25"])


@rule("MEGA-MTG-3")
def test_a_colour_of_three_catches_up_too() -> None:
    t = table("mega").owns(A, 48, 49).built(3, 48, 49).owns(B, 51).mortgaged(51).turn(B)
    t.play("offer 0 51 for nothing", "accept", "lift 51", "build 51", "build 51")
    assert ([t.level(lot) for lot in (48, 49, 51)], t.cash(A)) == ([3, 3, 2], 2500 - 220 - 400)


@rule("MEGA-MTG-4")
def test_means_include_mortgages_and_sales_elsewhere_and_the_player_chooses_them() -> None:
    t = table("mega").owns(A, *ORANGE[:3], "Reading Railroad").owns_group(A, "brown").built(2, *ORANGE[:3])
    t.built(1, 1, 3, 4).owns(B, LAST).mortgaged(LAST).has(A, 110).turn(B)
    t.play("offer 0 25 for nothing", "accept", "lift 25")
    assert (t.cash(A), t.decision.kind) == (0, "arrange")
    options = t.options()
    assert "mortgage 6" in options and "sell 1" in options
    assert not [option for option in options if option.split()[1] in ("21", "23", "24", "25")]
    with pytest.raises(IllegalAction, match="MEGA-MTG-3"):
        t.play("arrange 21 2 2 1 1")
    t.play("mortgage 6", "build 25")
    assert (t.cash(A), levels(t), t.decision.kind) == (0, [2, 2, 2, 1], "turn")


def without_means(level: int, cash: int = 110) -> Table:
    """The lifting takes all of A's cash, and A has nothing else."""
    return completed(level, cash=cash).play("lift 25")


@rule("MEGA-MTG-4")
@pytest.mark.parametrize(
    ("plan", "gain"), [((4, 4, 4, 3), 0), ((3, 4, 4, 4), 0), ((4, 4, 3, 3), 50), ((0, 0, 0, 0), 750)]
)
def test_without_the_means_three_hotels_are_shared_out(plan: tuple[int, ...], gain: int) -> None:
    t = without_means(5).play("arrange 21 " + " ".join(str(level) for level in plan))
    assert (levels(t), t.cash(A)) == (list(plan), gain)
    told = {"built": 0, "sold": 0}
    for event in t.events:
        if event.name in told:
            told[event.name] += event.values["amount"]
    assert told["sold"] - told["built"] == gain


@rule("MEGA-MTG-4")
def test_the_pieces_are_taken_from_the_bank_and_go_back_to_it() -> None:
    t = without_means(5)
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 9, "skyscraper": 8, "depot": 4}
    t.play("arrange 21 4 4 4 3")
    assert t.game.view(None)["pieces"] == {"house": 17, "hotel": 12, "skyscraper": 8, "depot": 4}


@rule("MEGA-MTG-4")
def test_hotels_are_not_broken_without_houses() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(5, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).pieces(14, 9)
    t.has(A, 110).turn(B).play("offer 0 25 for nothing", "accept", "lift 25")
    assert "arrange 21 4 4 4 3" not in t.options()
    with pytest.raises(IllegalAction, match="pieces-missing"):
        t.play("arrange 21 4 4 4 3")
    t.play("arrange 21 4 4 3 3")
    assert levels(t) == [4, 4, 3, 3]


@rule("MEGA-MTG-4")
def test_who_has_the_money_but_not_the_houses_shares_out_too() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(4, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).pieces(2, 9).turn(B)
    t.play("offer 0 25 for nothing", "accept", "lift 25")
    assert t.options("build") == []
    t.play("arrange 21 4 4 3 3")  # two houses more than the twelve that stand
    assert (levels(t), t.cash(A)) == ([4, 4, 3, 3], 2500 - 110 - 200)


@rule("MEGA-MTG-4")
def test_hotels_take_no_skyscrapers_from_the_bank() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(5, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).pieces(0, 1, 0).turn(B)
    t.play("offer 0 25 for nothing", "accept", "lift 25")
    with pytest.raises(IllegalAction, match="pieces-missing"):
        t.play("arrange 21 6 5 5 5")
    t.play("arrange 21 5 5 5 5")
    assert (levels(t), t.cash(A)) == ([5, 5, 5, 5], 2500 - 110 - 500)


@rule("MEGA-MTG-4")
def test_what_cannot_be_paid_is_refused() -> None:
    t = without_means(5, cash=110 + 99)
    assert "arrange 21 4 4 4 4" not in t.options()
    with pytest.raises(IllegalAction, match="arrange-too-dear"):
        t.play("arrange 21 4 4 4 4")


@rule("MEGA-MTG-4")
@pytest.mark.parametrize("plan", ["5 5 5 0", "5 5 5 3", "7 7 7 7", "6 6 6 7"])
def test_uneven_or_impossible_levels_are_refused(plan: str) -> None:
    with pytest.raises(IllegalAction, match="MEGA-MTG-3"):
        without_means(5).play(f"arrange 21 {plan}")


@rule("MEGA-MTG-4")
def test_every_listed_arrangement_is_accepted_and_even() -> None:
    t = without_means(3, cash=110 + 150)
    before = t.game.save()
    assert len(t.options()) > 20
    for option in t.options():
        game = Game.load(before)
        game.play(option)
        reached = [int(game.state.level[t.deed(lot)]) for lot in ORANGE]
        assert max(reached) - min(reached) <= 1
        assert game.state.cash[A] >= 0


@rule("MEGA-MTG-2")
def test_a_deal_says_beforehand_what_it_will_cost() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(3, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).turn(B)
    t.play("offer 0 25 for nothing")
    s = t.game.state
    texts = Texts.of(t.game.header, "en")
    after = after_deal(s, B, A, listed(s.offer))
    forced = "you must then lift the mortgage of New Jersey Avenue for $110 and build on it for $200"
    assert forced in changes(texts, s, after, A)
    assert forced not in changes(texts, s, after, B)


@rule("MEGA-MTG-2")
def test_where_nothing_is_to_be_built_a_deal_speaks_of_the_mortgage_alone() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(1, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).turn(B)
    t.play("offer 0 25 for nothing")
    s = t.game.state
    after = after_deal(s, B, A, listed(s.offer))
    forced = "you must then lift the mortgage of New Jersey Avenue for $110"
    assert changes(Texts.of(t.game.header, "en"), s, after, A)[-1] == forced


SHARED_OUT = "You could not build the new lot up then, so the buildings of the colour must be shared out evenly."


@rule("MEGA-MTG-4")
@pytest.mark.parametrize(
    ("cash", "houses", "said"),
    [(309, 9, SHARED_OUT), (310, 9, "Building the new lot up then costs $200 more."), (310, 1, SHARED_OUT)],
)
def test_it_is_said_before_whether_the_new_lot_can_be_built_up(cash: int, houses: int, said: str) -> None:
    """To lift costs $110, two houses $200: the question says that it is built, and so does the deal before."""
    t = table("mega").owns(A, *ORANGE[:3]).built(3, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).has(A, cash)
    t.pieces(houses, 12).turn(B).play("offer 0 25 for nothing")
    texts, s = Texts.of(t.game.header, "en"), t.game.state
    [forced] = [fact for fact in changes(texts, s, after_deal(s, B, A, listed(s.offer)), A) if "mortgage" in fact]
    shares = said == SHARED_OUT
    assert ("for $200" not in forced) == ("share the buildings of the colour out evenly" in forced) == shares
    t.play("accept")
    assert f"for $110. {said} You have" in texts.question(t.game)
    t.play("lift 25")
    assert (t.options("arrange") != []) == shares


@rule("MEGA-MTG-4")
def test_what_can_be_raised_elsewhere_counts_as_means_to_build() -> None:
    t = table("mega").owns(A, *ORANGE[:3], "Reading Railroad").built(2, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST)
    t.has(A, 110).turn(B).play("offer 0 25 for nothing", "accept")
    assert "Building the new lot up then costs $100 more" in Texts.of(t.game.header, "en").question(t.game)


@rule("MEGA-MTG-6")
def test_a_deal_says_that_the_buildings_must_go() -> None:
    t = table("mega").owns(A, 48, 49).built(2, 48).mortgaged(48, 49).owns(B, 51).mortgaged(51).has(A, 0).turn(B)
    t.play("offer 0 51 for nothing")  # two houses bring 200, and 220 are due
    s, after = t.game.state, after_deal(t.game.state, B, A, listed(t.game.state.offer))
    assert changes(Texts.of(t.game.header, "en"), s, after, A)[-1] == (
        "you could then not lift the mortgage of Boardwalk for $220, and would have to sell all buildings of the colour"
    )


@rule("MEGA-MTG-6")
def test_who_could_not_lift_by_any_means_is_asked_before_the_buildings_go() -> None:
    t = table("mega").owns(A, 48, 49).built(1, 48).mortgaged(48, 49).owns(B, 51).mortgaged(51).has(A, 0).turn(B)
    t.play("offer 0 51 for nothing", "accept")  # set up by hand: a mortgage on each, so 220 are out of reach
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "lift", ["keep 51"])
    assert [t.level(lot) for lot in (48, 49, 51)] == [1, 0, 0]
    t.play("keep 51")
    assert [t.level(lot) for lot in (48, 49, 51)] == [0, 0, 0]
    assert (t.is_mortgaged(51), t.cash(A)) == (True, 100)
    assert (t.decision.player, t.decision.kind) == (B, "turn")


@rule("MEGA-MTG-6")
def test_when_selling_them_just_pays_for_it_the_lot_is_freed() -> None:
    t = table("mega").owns(A, 48, 49).built(1, 48).owns(B, 51).mortgaged(51).has(A, 120).turn(B)
    t.play("offer 0 51 for nothing", "accept")
    assert "sell 48" in t.options()
    t.play("sell 48", "lift 51")
    assert (t.cash(A), t.is_mortgaged(51)) == (0, False)


@rule("MEGA-MTG-4")
def test_every_arrangement_is_listed_once() -> None:
    t = completed(2, cash=110).play("lift 25")
    assert t.decision.kind == "arrange"
    assert len(set(t.options())) == len(t.options()) == 6 + 4 + 1 + 4 + 6 + 4 + 1  # with six buildings, five, ... none


@rule("MEGA-MTG-4")
def test_by_default_all_buildings_are_kept_where_that_costs_nothing() -> None:
    t = without_means(3, cash=110 + 150)  # a house more could be paid
    t.play(t.decision.default_action.text)
    assert (sum(levels(t)), t.cash(A)) == (9, 150)


@rule("MEGA-MTG-4")
def test_lots_that_stay_as_they_are_are_not_told() -> None:
    t = without_means(3).play("arrange 21 3 2 2 2")
    told = [(event.values["deed"], event.values["level"]) for event in t.events if event.name in ("built", "sold")]
    two, three, four = (t.deed(lot) for lot in ORANGE[1:])
    assert told == [(two, 2), (three, 2), (four, 1), (four, 2)]  # what is put up, piece by piece


@rule("MEGA-MTG-6")
def test_who_can_raise_it_to_the_dollar_must() -> None:
    t = table("mega").owns(A, 48, 49).built(1, 48).mortgaged(48, 49).owns(B, 51).mortgaged(51).has(A, 120).turn(B)
    t.play("offer 0 51 for nothing", "accept")
    assert t.options() == ["sell 48"]


@rule("MEGA-MTG-4")
@pytest.mark.parametrize("pieces", [(3, 5), (4, 0)])
def test_without_the_pieces_for_a_hotel_on_the_new_lot_the_colour_is_rearranged(pieces: tuple[int, int]) -> None:
    """Beside skyscrapers it needs four houses, and a hotel for them."""
    t = table("mega").owns(A, *ORANGE[:3]).built(6, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).pieces(*pieces).turn(B)
    t.play("offer 0 25 for nothing", "accept", "lift 25")
    assert (t.decision.player, t.decision.kind, t.options("build")) == (A, "arrange", [])
    assert "arrange 21 0 0 0 0" in t.options()


@rule("MEGA-MTG-4")
def test_with_four_houses_and_a_hotel_the_new_lot_is_built_up() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(6, *ORANGE[:3]).owns(B, LAST).mortgaged(LAST).pieces(4, 1).turn(B)
    t.play("offer 0 25 for nothing", "accept", "lift 25", *["build 25"] * 5)
    assert (levels(t), t.decision.kind) == ([6, 6, 6, 5], "turn")


@rule("MEGA-MTG-2")
def test_by_default_the_least_that_pays_for_the_lifting_is_mortgaged() -> None:
    t = table("mega").owns(A, *ORANGE[:3], "Boardwalk", "Baltic Avenue").built(1, *ORANGE[:3]).owns(B, LAST)
    t.mortgaged(LAST).has(A, 100).turn(B).play("offer 0 25 for nothing", "accept")
    assert t.options("mortgage") == ["mortgage 3", "mortgage 51"]
    assert t.decision.default_action.text == "mortgage 3"  # $30 of which $10 are needed

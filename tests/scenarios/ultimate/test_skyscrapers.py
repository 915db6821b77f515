"""Skyscrapers (rulebook 3.26)."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import BLUE, HOTEL, ORANGE, SKYSCRAPER, A, B, C
from tests.scenarios.ultimate.money import bare


@rule("UM-SKY-1")
def test_a_majority_has_no_skyscrapers() -> None:
    t = bare().owns(A, *ORANGE[:2]).built(5, *ORANGE[:2])
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="skyscraper-needs-monopoly"):
        t.play("build Tennessee Avenue")


@rule("UM-SKY-1")
def test_a_skyscraper_needs_a_hotel_on_each_lot() -> None:
    t = bare().owns_group(A, "dark blue").built(5, "Boardwalk").built(4, "Park Place")
    with pytest.raises(IllegalAction, match="hotels-first"):
        t.play("build Boardwalk")
    t.play("build Park Place", "build Boardwalk")
    assert t.level("Boardwalk") == 6


@rule("UM-SKY-2")
def test_skyscraper_per_group_limit_none_gives_every_lot_one() -> None:
    t = bare(skyscraper_per_group_limit="none").owns_group(A, "dark blue").built(5, *BLUE)
    t.play("build Boardwalk", "build Park Place")
    assert [t.level(lot) for lot in BLUE] == [6, 6]
    with pytest.raises(IllegalAction, match="highest-level"):
        t.play("build Boardwalk")


@rule("UM-SKY-2")
def test_skyscraper_per_group_limit_one() -> None:
    t = bare(skyscraper_per_group_limit="1").owns_group(A, "dark blue").built(5, *BLUE).play("build Boardwalk")
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="one-skyscraper-a-group"):
        t.play("build Park Place")


@rule("UM-SKY-3")
def test_the_deeds_price_is_paid_and_the_hotel_goes_back() -> None:
    t = bare().owns_group(A, "dark blue").built(5, *BLUE)
    assert (t.game.state.pieces[HOTEL], t.game.state.pieces[SKYSCRAPER]) == (29, 16)
    t.play("build Boardwalk")
    assert t.cash(A) == 1300
    assert (t.game.state.pieces[HOTEL], t.game.state.pieces[SKYSCRAPER]) == (30, 15)


@rule("UM-SKY-3")
def test_without_a_skyscraper_in_the_bank_none_is_built() -> None:
    t = bare().owns_group(A, "dark blue").built(5, *BLUE).pieces(81, 29, 0)
    with pytest.raises(IllegalAction, match="no-piece-left"):
        t.play("build Boardwalk")


@rule("UM-SKY-4")
@pytest.mark.parametrize(("level", "rent"), [(5, 2000), (6, 3000)])
def test_the_rent_is_the_deeds(level: int, rent: int) -> None:
    t = bare().has(A, 5000).owns_group(B, "dark blue").built(level, *BLUE).at(A, "middle:36").dice(1, 2, 6)
    assert t.play("roll").cash(B) == 1500 + rent


@rule("IX-99")
def test_two_who_want_the_last_skyscraper_bid_for_it() -> None:
    t = bare().owns_group(A, "dark blue").owns_group(C, "orange").built(5, *BLUE, *ORANGE).pieces(81, 26, 1)
    t.play("build Boardwalk")
    assert (t.decision.player, t.options()) == (C, ["no", "want 1"])
    t.play("want 1")
    assert [event.values["amount"] for event in t.happened("building-auction-opened")] == [100]
    t.play("bid 300", "pass", "place New York Avenue")
    assert (t.level("Boardwalk"), t.level("New York Avenue"), t.cash(C)) == (5, 6, 1200)

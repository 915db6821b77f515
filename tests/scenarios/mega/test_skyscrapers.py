"""Skyscrapers: what they need, what they cost, what they bring (rulebook 2.5)."""

import pytest

from passgo import EDITIONS, IllegalAction
from passgo.engine.board import Row
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue", "New Jersey Avenue")  # 21, 23, 24, 25
STREETS = tuple(row for row in EDITIONS["mega"].board.rows if row.kind == "street")


def pieces(t: Table) -> dict[str, int]:
    found = t.game.view(None)["pieces"]
    assert isinstance(found, dict)
    return found


@rule("MEGA-SKY-1")
def test_a_majority_with_hotels_gets_no_skyscraper() -> None:
    t = table("mega").owns(A, *ORANGE[:3]).built(5, *ORANGE[:3])
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="MEGA-SKY-1"):
        t.play("build 21")


@rule("MEGA-SKY-1")
def test_a_whole_colour_with_hotels_does() -> None:
    t = table("mega").owns(A, *ORANGE).built(5, *ORANGE).play("build 21")
    assert t.level(21) == 6


@rule("MEGA-SKY-1")
def test_every_lot_needs_its_hotel_first() -> None:
    t = table("mega").owns(A, *ORANGE).built(5, *ORANGE[:3]).built(4, ORANGE[3])
    assert t.options("build") == ["build 25"]
    with pytest.raises(IllegalAction, match="hotels-first"):
        t.play("build 21")


@rule("MEGA-SKY-2")
def test_the_hotel_goes_back_and_the_price_is_paid() -> None:
    t = table("mega").owns(A, *ORANGE).built(5, *ORANGE)
    assert pieces(t) == {"house": 32, "hotel": 8, "skyscraper": 8, "depot": 4}
    t.play("build 21")
    assert t.cash(A) == 2400
    assert pieces(t) == {"house": 32, "hotel": 9, "skyscraper": 7, "depot": 4}


@rule("MEGA-SKY-2")
@pytest.mark.parametrize(
    ("group", "price"),
    [("brown", 50), ("light blue", 50), ("pink", 100), ("orange", 100), ("red", 150), ("yellow", 150), ("green", 200)],
)
def test_the_price_of_a_skyscraper_is_that_of_a_house(group: str, price: int) -> None:
    lots = [row.name for row in STREETS if row.group == group]
    t = table("mega").owns(A, *lots).built(5, *lots).has(A, price).play(f"build {lots[0]}")
    assert (t.level(lots[0]), t.cash(A)) == (6, 0)


@rule("MEGA-SKY-2")
def test_who_lacks_a_dollar_is_refused() -> None:
    t = table("mega").owns(A, *ORANGE).built(5, *ORANGE).has(A, 99)
    with pytest.raises(IllegalAction, match="build-too-dear"):
        t.play("build 21")


@rule("MEGA-SKY-3")
def test_one_skyscraper_a_lot() -> None:
    t = table("mega").owns(A, *ORANGE).built(5, *ORANGE).play(*[f"build {lot}" for lot in ORANGE])
    assert [t.level(lot) for lot in ORANGE] == [6, 6, 6, 6]
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="highest-level"):
        t.play("build 21")


@rule("MEGA-SKY-4")
@pytest.mark.parametrize("street", STREETS, ids=lambda street: street.name)
def test_the_rent_of_a_skyscraper_is_on_the_deed(street: Row) -> None:
    lots = [row.name for row in STREETS if row.group == street.group]
    t = table("mega").owns(B, *lots).built(5, *lots).built(6, street.name).has(A, 4000)
    space = EDITIONS["mega"].board.names.index(street.name)
    t.at(A, (space - 4) % 52).dice(1, 2, 1).play("roll")
    assert t.cash(B) == 2500 + street.rents[6]
    assert street.rents[6] >= street.rents[5] + 500


# selling and shortage


@rule("MEGA-MTG-5")
def test_a_skyscraper_is_sold_for_half_its_price_and_a_hotel_stands_again() -> None:
    t = table("mega").owns(A, *ORANGE).built(6, ORANGE[0]).built(5, *ORANGE[1:]).play("sell 21")
    assert (t.level(21), t.cash(A)) == (5, 2550)
    assert pieces(t) == {"house": 32, "hotel": 8, "skyscraper": 8, "depot": 4}


@rule("MEGA-MTG-5")
def test_skyscrapers_are_sold_before_hotels() -> None:
    t = table("mega").owns(A, *ORANGE).built(6, ORANGE[0]).built(5, *ORANGE[1:])
    with pytest.raises(IllegalAction, match="sell-evenly"):
        t.play("sell 23")


@rule("MEGA-MTG-5")
def test_without_a_hotel_in_the_bank_the_colour_is_sold_down_in_one_go() -> None:
    t = table("mega").owns(A, *ORANGE).built(6, *ORANGE).pieces(32, 0)
    with pytest.raises(IllegalAction, match="no-lower-pieces"):
        t.play("sell 21")
    t.play("selldown 21 4 4 4 4")
    assert ([t.level(lot) for lot in ORANGE], t.cash(A)) == ([4, 4, 4, 4], 2500 + 8 * 50)


@rule("MEGA-SKY-2", "CLS-CRI-3")
def test_the_last_skyscraper_is_auctioned_among_those_who_want_it() -> None:
    t = table("mega").owns(A, *ORANGE).built(5, *ORANGE).owns_group(B, "brown").built(5, 1, 3, 4).pieces(32, 5, 1)
    t.play("build 21")
    assert (t.decision.player, t.decision.kind) == (B, "claim")
    t.play("want 1")
    assert t.decision.kind == "auction"
    t.play("bid 120", "pass", "place 4")
    assert (t.level(21), t.level(4), t.cash(B)) == (5, 6, 2380)
    assert pieces(t)["skyscraper"] == 0


@rule("MEGA-SKY-2", "CLS-CRI-3")
def test_a_lot_with_its_skyscraper_could_not_use_another() -> None:
    t = (
        table("mega")
        .owns(A, *ORANGE)
        .built(6, *ORANGE[:3])
        .built(5, ORANGE[3])
        .owns_group(B, "brown")
        .built(5, 1, 3, 4)
    )
    t.pieces(32, 5, 4).play("build New Jersey Avenue")  # one here and three there could be used
    assert (t.level("New Jersey Avenue"), t.decision.kind, t.decision.player) == (6, "turn", A)


@rule("MEGA-SKY-2")
def test_without_a_skyscraper_in_the_bank_there_is_none() -> None:
    t = table("mega").owns(A, *ORANGE).built(5, *ORANGE).pieces(32, 8, 0)
    with pytest.raises(IllegalAction, match="no-piece-left"):
        t.play("build 21")

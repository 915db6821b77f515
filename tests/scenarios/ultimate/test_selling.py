"""Selling buildings back to the Bank (rulebook 3.27)."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import HOTEL, HOUSE, ORANGE, SKYSCRAPER, A, B, C
from tests.scenarios.ultimate.money import bare


@rule("UM-SEL-1")
@pytest.mark.parametrize(("lots", "half"), [("dark blue", 100), ("orange", 50), ("purple", 25), ("maroon", 150)])
def test_a_building_brings_half_its_price(lots: str, half: int) -> None:
    t = bare().owns_group(A, lots)
    first = next(text for text in t.options("build")).removeprefix("build ")
    t.play(f"build {first}", f"sell {first}")
    assert t.cash(A) == 1500 - half


@rule("UM-SEL-1")
def test_off_turn_one_sells_between_turns_only() -> None:
    t = bare().owns_group(A, "orange").built(1, *ORANGE).turn(C).at(C, "middle:10").dice(4, 3, 3)
    t.play("interrupt 0")
    with pytest.raises(IllegalAction, match="not-yours"):
        t.play("sell Tennessee Avenue")
    t.play("roll", "end")
    assert (t.decision.player, t.decision.kind) == (A, "manage")
    t.play("sell Tennessee Avenue")
    assert t.cash(A) == 1550


@rule("UM-SEL-1")
def test_off_turn_one_sells_to_settle_a_debt() -> None:
    t = bare().has(B, 0).owns_group(B, "orange").built(1, *ORANGE).at(A, "inner:19").dice(1, 2, 2, 3, 4)
    t.play("roll")
    assert (t.decision.player, t.decision.kind) == (B, "debt")
    t.play("sell Tennessee Avenue")
    assert (t.cash(B), t.cash(A)) == (0, 1600)


@rule("UM-SEL-2")
def test_a_frozen_group_is_sold_from_the_top() -> None:
    t = bare().owns(A, *ORANGE).built(4, *ORANGE[:2])
    with pytest.raises(IllegalAction, match="nothing-built"):
        t.play("sell New York Avenue")
    t.play("sell St. James Place")
    assert [t.level(lot) for lot in ORANGE] == [3, 4, 0]
    with pytest.raises(IllegalAction, match="sell-evenly"):
        t.play("sell St. James Place")


@rule("UM-SEL-3")
def test_a_skyscraper_leaves_a_hotel_and_a_hotel_four_houses() -> None:
    t = bare().owns(A, *ORANGE).built(6, ORANGE[0]).built(5, *ORANGE[1:]).play("sell St. James Place")
    assert (t.cash(A), t.level("St. James Place")) == (1550, 5)
    assert (t.game.state.pieces[HOTEL], t.game.state.pieces[SKYSCRAPER]) == (28, 16)
    t.play("sell St. James Place")
    assert (t.cash(A), t.level("St. James Place")) == (1600, 4)
    assert (t.game.state.pieces[HOTEL], t.game.state.pieces[HOUSE]) == (29, 77)


@rule("UM-SEL-4")
def test_what_may_remain_when_the_bank_has_two_houses() -> None:
    t = bare().owns(A, *ORANGE).built(5, *ORANGE).pieces(2, 28, 16)
    assert t.options("sell") == []
    with pytest.raises(IllegalAction, match="no-lower-pieces"):
        t.play("sell New York Avenue")
    left = {tuple(int(level) for level in text.split()[2:]) for text in t.options("selldown")}
    assert left == {(1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)}
    with pytest.raises(IllegalAction, match="no-lower-pieces"):
        t.play("selldown middle:16 5 5 4")
    t.play("selldown middle:16 1 1 0")
    assert ([t.level(lot) for lot in ORANGE], t.cash(A)) == ([1, 1, 0], 1500 + 13 * 50)
    assert (t.game.state.pieces[HOUSE], t.game.state.pieces[HOTEL]) == (0, 31)


@rule("UM-SEL-4")
def test_skyscrapers_without_a_hotel_in_the_bank() -> None:
    t = bare().owns(A, *ORANGE).built(6, *ORANGE).pieces(9, 0, 13)
    assert t.options("sell") == []
    left = {tuple(int(level) for level in text.split()[2:]) for text in t.options("selldown")}
    assert {(3, 3, 3), (3, 3, 2), (0, 0, 0)} <= left
    assert not any(max(levels) > 3 for levels in left)
    t.play("selldown middle:16 3 3 3")
    assert (t.cash(A), t.game.state.pieces[HOUSE], t.game.state.pieces[SKYSCRAPER]) == (1500 + 9 * 50, 0, 16)


@rule("UM-SEL-4")
def test_one_hotel_in_the_bank_serves_one_skyscraper() -> None:
    t = bare().owns(A, *ORANGE).built(6, *ORANGE).pieces(0, 1, 13).play("sell Tennessee Avenue")
    assert ([t.level(lot) for lot in ORANGE], t.cash(A)) == ([6, 5, 6], 1550)
    with pytest.raises(IllegalAction, match="no-lower-pieces"):
        t.play("sell St. James Place")


@rule("UM-SEL-4")
def test_a_majority_is_sold_down_by_itself() -> None:
    t = bare().owns(A, *ORANGE[:2]).owns(B, ORANGE[2]).built(5, *ORANGE[:2]).pieces(1, 29, 16)
    left = {text.removeprefix("selldown middle:16 ") for text in t.options("selldown")}
    assert left == {"1 0 0", "0 1 0", "0 0 0"}
    with pytest.raises(IllegalAction, match="not-yours"):
        t.play("selldown middle:16 0 0 1")


@rule("UM-SEL-4")
def test_with_enough_houses_one_sells_one_at_a_time() -> None:
    t = bare().owns(A, *ORANGE).built(5, *ORANGE)
    with pytest.raises(IllegalAction, match="sell-one-at-a-time"):
        t.play("selldown middle:16 4 4 4")


@rule("UM-SEL-5")
def test_depots_and_stands_know_no_evenness() -> None:
    t = bare().owns(A, "Short Line", "Reading Railroad", "Ute Cab Co.", "Yellow Cab Co.")
    t.built(1, "Short Line", "Reading Railroad", "Ute Cab Co.", "Yellow Cab Co.")
    t.play("sell Short Line")
    assert (t.cash(A), t.level("Short Line"), t.level("Reading Railroad")) == (1550, 0, 1)
    t.play("sell Yellow Cab Co.")
    assert (t.cash(A), t.level("Yellow Cab Co."), t.level("Ute Cab Co.")) == (1625, 0, 1)


@rule("UM-SEL-4")
def test_a_majority_is_sold_down_in_every_way_once() -> None:
    t = bare().owns(0, "Kentucky Avenue", "Indiana Avenue").built(5, "Kentucky Avenue", "Indiana Avenue").pieces(3)
    ways = [f"selldown middle:21 {levels} 0" for levels in ("0 0", "1 0", "0 1", "1 1", "2 1", "1 2")]
    assert t.options("selldown") == ways


@rule("UM-SEL-3", "CLS-TRD-5")
def test_a_single_skyscraper_is_sold_by_itself_while_the_bank_has_a_hotel() -> None:
    t = bare().owns_group(A, "orange").built(6, *ORANGE).pieces(9, 1, 9)
    with pytest.raises(IllegalAction, match="sell-one-at-a-time"):
        t.play("selldown middle:16 5 6 6")
    t.play("sell St. James Place")
    assert (t.level("St. James Place"), t.cash(A)) == (5, 1550)

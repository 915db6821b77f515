"""Houses and hotels on majorities (rulebook 3.26)."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import CREAM, HOTEL, HOUSE, ORANGE, A, B, C
from tests.scenarios.ultimate.money import bare


@rule("UM-BLD-1")
def test_a_majority_is_enough_to_build() -> None:
    t = bare().owns(A, *CREAM[:3])
    assert t.options("build") == ["build outer:16", "build outer:17", "build outer:19"]
    t.play("build Katy Freeway")
    assert (t.level("Katy Freeway"), t.cash(A), t.game.state.pieces[HOUSE]) == (1, 1400, 80)


@rule("UM-BLD-1")
def test_less_than_a_majority_is_not() -> None:
    t = bare().owns(A, *CREAM[:2])
    with pytest.raises(IllegalAction, match="group-incomplete"):
        t.play("build Katy Freeway")


@rule("UM-BLD-2", "IX-95")
@pytest.mark.parametrize("holder", [-1, B])
def test_whoever_holds_the_missing_lot(holder: int) -> None:
    t = bare().owns(A, *CREAM[:3]).owns(holder, CREAM[3]).play("build Katy Freeway")
    assert t.level("Katy Freeway") == 1


@rule("UM-BLD-3")
def test_building_is_even_over_the_lots_one_owns() -> None:
    t = bare().owns(A, *ORANGE[:2]).built(1, ORANGE[0])
    with pytest.raises(IllegalAction, match="build-evenly"):
        t.play("build St. James Place")
    t.play("build Tennessee Avenue", "build St. James Place")
    assert [t.level(lot) for lot in ORANGE] == [2, 1, 0]


@rule("UM-BLD-4")
def test_a_hotel_needs_four_houses_on_each_of_ones_own_lots() -> None:
    t = bare().owns(A, *ORANGE[:2]).built(4, *ORANGE[:2]).play("build St. James Place")
    assert (t.level("St. James Place"), t.game.state.pieces[HOUSE], t.game.state.pieces[HOTEL]) == (5, 77, 30)
    t = bare().owns(A, *ORANGE[:2]).built(4, ORANGE[0]).built(3, ORANGE[1])
    with pytest.raises(IllegalAction, match="houses-first"):
        t.play("build St. James Place")


@rule("UM-BLD-5")
def test_nothing_is_built_while_one_of_ones_lots_is_mortgaged() -> None:
    t = bare().owns(A, *ORANGE[:2]).mortgaged("Tennessee Avenue")
    with pytest.raises(IllegalAction, match="group-mortgaged"):
        t.play("build St. James Place")


@rule("UM-BLD-6")
def test_the_final_lot_must_catch_up_before_any_other_is_improved() -> None:
    t = bare().has(A, 3000).owns(A, *ORANGE[:2]).built(4, *ORANGE[:2]).owns(B, ORANGE[2])
    t.play("offer 1 $200 for New York Avenue", "accept")
    assert [t.level(lot) for lot in ORANGE] == [4, 4, 0]  # nothing is forced
    assert t.options("build") == ["build middle:19"]
    with pytest.raises(IllegalAction, match="houses-first"):
        t.play("build St. James Place")
    t.play(*["build New York Avenue"] * 4)
    assert t.cash(A) == 3000 - 200 - 400
    t.play("build St. James Place")
    assert [t.level(lot) for lot in ORANGE] == [5, 4, 4]


@rule("UM-BLD-6")
def test_ultimate_has_no_setting_for_the_final_lot() -> None:
    with pytest.raises(ValueError, match="has no setting"):
        bare(build_final_lot="rebalance")


@rule("UM-BLD-7", "IX-96")
def test_a_final_lot_that_comes_mortgaged_blocks_the_group() -> None:
    t = bare().owns(A, *ORANGE[:2]).built(2, *ORANGE[:2]).owns(B, ORANGE[2]).mortgaged(ORANGE[2])
    t.play("offer 1 $200 for New York Avenue", "accept")
    assert ([t.level(lot) for lot in ORANGE], t.is_mortgaged(ORANGE[2])) == ([2, 2, 0], True)
    for lot in ORANGE:
        with pytest.raises(IllegalAction, match="group-mortgaged"):
            t.play(f"build {lot}")
    t.play("lift New York Avenue", "build New York Avenue")
    assert t.level("New York Avenue") == 1


@rule("UM-BLD-8")
def test_building_waits_for_the_window_between_turns() -> None:
    t = bare().owns(B, *ORANGE).at(A, "middle:10").dice(4, 3, 3).play("interrupt 1")
    assert t.decision.player == A
    with pytest.raises(IllegalAction, match="not-yours"):
        t.play("build Tennessee Avenue")
    t.play("roll", "end")
    assert (t.decision.player, t.decision.kind) == (B, "manage")
    t.play("build Tennessee Avenue", "done")
    assert (t.level("Tennessee Avenue"), t.decision.player, t.decision.kind) == (1, B, "turn")


@rule("UM-BLD-8")
@pytest.mark.parametrize("offturn", ["any_time", "between_turns", "never"])
def test_manage_offturn(offturn: str) -> None:
    t = bare(manage_offturn=offturn).owns(B, *ORANGE)
    if offturn == "never":
        with pytest.raises(IllegalAction, match="no-managing-off-turn"):
            t.play("interrupt 1")
        return
    t.play("interrupt 1")
    assert t.decision.player == (B if offturn == "any_time" else A)


@rule("UM-BLD-8", "UM-TRD-3")
def test_nobody_else_manages_during_a_mr_monopoly_roll() -> None:
    t = bare(manage_offturn="any_time").owns(B, *ORANGE).dice(1, 2, 4).play("roll", "interrupt 1")
    assert (t.decision.player, t.decision.kind) == (A, "buy")
    t.play("buy", "buy")  # Baltic Avenue, and where Mr. Monopoly leads
    t.play("interrupt 1")
    assert (t.decision.player, t.decision.kind) == (B, "manage")


@rule("UM-BLD-9")
def test_two_who_want_the_last_depot_bid_for_it() -> None:
    t = bare().owns(A, "Short Line").owns(B, "Reading Railroad").pieces(81, 31, 16, 1, 4)
    t.play("build Short Line")
    assert (t.decision.player, t.decision.kind) == (B, "claim")
    t.play("want 1")
    assert [event.values["amount"] for event in t.happened("building-auction-opened")] == [100]
    t.play("bid 120", "pass", "place Reading Railroad")
    assert (t.level("Reading Railroad"), t.level("Short Line"), t.cash(B)) == (1, 0, 1380)


@rule("UM-BLD-9")
@pytest.mark.parametrize(("pieces", "level"), [((1, 31, 16, 4, 4), 0), ((81, 1, 16, 4, 4), 4), ((81, 31, 1, 4, 4), 5)])
def test_houses_hotels_and_skyscrapers_are_contended_for(pieces: tuple[int, ...], level: int) -> None:
    t = bare().owns_group(A, "dark blue").owns_group(B, "orange")
    t.built(level, "Park Place", "Boardwalk", *ORANGE).pieces(*pieces)
    t.play("build Boardwalk", "want 1")
    assert [event.values["amount"] for event in t.happened("building-auction-opened")] == [100]
    t.play("pass", "place Boardwalk")
    assert (t.level("Boardwalk"), t.cash(A)) == (level + 1, 1300)


@rule("UM-BLD-9")
def test_the_last_stand_is_contended_for() -> None:
    t = bare().owns(A, "Ute Cab Co.").owns(C, "Yellow Cab Co.").pieces(81, 31, 16, 4, 1)
    t.play("build Ute Cab Co.", "want 1", "bid 151", "bid 152", "pass", "place Ute Cab Co.")
    assert (t.level("Ute Cab Co."), t.cash(A)) == (1, 1348)


@rule("UM-EQP-6")
@pytest.mark.parametrize("pieces", ["81/31/16/4/4", "32/12/8/4/4", "0/0/0/0/0"])
def test_bank_pieces(pieces: str) -> None:
    t = bare(bank_pieces=pieces).owns_group(A, "orange")
    assert "/".join(str(count) for count in t.game.state.pieces) == pieces
    assert bool(t.options("build")) == (pieces[0] != "0")
    with pytest.raises(ValueError, match=r"bank\.pieces"):
        bare(bank_pieces="32/12")


@rule("CLS-CRI-3")
def test_who_has_room_for_one_house_between_skyscrapers_is_asked_too() -> None:
    t = (
        bare(variant="short")
        .owns(A, *CREAM)
        .owns_group(B, "orange")
        .built(5, *ORANGE[:2])
        .built(2, ORANGE[2])
        .pieces(1)
    )
    t.play("build Katy Freeway")
    assert (t.decision.player, t.options()) == (B, ["no", "want 1"])

"""Trades (rulebook 3.30)."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import ORANGE, A, B, C, hand
from tests.scenarios.ultimate.money import bare
from tests.texts.telling import story


@rule("UM-TRD-1")
def test_a_roll_three_card_and_a_share_for_a_lot() -> None:
    t = bare().holds(A, "roll-three-136").owns(A, "acme-motors-1").owns(B, "Baltic Avenue")
    t.play("offer 1 roll-three-136, acme-motors-1 for Baltic Avenue", "accept")
    assert (t.owner("Baltic Avenue"), t.owner("acme-motors-1"), hand(t, B)) == (A, B, ["roll-three-136"])


@rule("UM-TRD-1")
def test_everything_that_can_be_traded_at_once() -> None:
    t = bare().holds(A, "bus-ticket-1", "roll-three-123", "chance-leave-jail", "district-attorney")
    t.owns(A, "Ute Cab Co.", "Cable Company", "Short Line", "general-radio-2")
    cards = "bus-ticket-1, roll-three-123, chance-leave-jail, district-attorney"
    t.play(f"offer 2 {cards}, Ute Cab Co., Cable Company, Short Line, general-radio-2, $7 for $900", "accept")
    assert len(hand(t, C)) == 4
    assert {t.owner(deed) for deed in ("Ute Cab Co.", "Cable Company", "Short Line", "general-radio-2")} == {C}
    assert (t.cash(A), t.cash(C)) == (1500 + 893, 1500 - 893)


@rule("UM-TRD-1")
def test_a_card_not_marked_tradeable_is_not_traded() -> None:
    t = bare().holds(A, "see-you-in-court")
    with pytest.raises(IllegalAction, match="card-not-held"):
        t.play("offer 1 see-you-in-court for $10")


@rule("UM-TRD-1")
def test_storms_are_never_held() -> None:
    t = bare().owns_group(B, "orange").built(1, *ORANGE).at(A, "middle:2").dice(1, 2, 2).cards("chance-hurricane")
    t.play("roll")
    assert (t.decision.kind, hand(t, A)) == ("storm", [])


@rule("UM-TRD-1")
def test_buildings_are_not_traded() -> None:
    t = bare().owns(A, *ORANGE).built(1, *ORANGE)
    for deed in ORANGE:
        with pytest.raises(IllegalAction, match="group-built"):
            t.play(f"offer 1 {deed} for $900")


@rule("UM-TRD-1")
@pytest.mark.parametrize("tradeable", [True, False])
def test_voucher_tradeable(tradeable: bool) -> None:
    t = bare(voucher_tradeable=tradeable).holds(A, "bus-ticket-1", "roll-three-123")
    if not tradeable:
        with pytest.raises(IllegalAction, match="vouchers-not-tradeable"):
            t.play("offer 1 bus-ticket-1 for $10")
    t.play("offer 1 roll-three-123 for $10", "accept")
    if tradeable:
        t.play("offer 1 bus-ticket-1 for $10", "accept")
    assert len(hand(t, B)) == 1 + tradeable


@rule("UM-TRD-1")
@pytest.mark.parametrize("immunity", [True, False])
def test_trade_immunity(immunity: bool) -> None:
    t = bare(trade_immunity=immunity).owns(B, "Checker Cab Co.").at(A, "outer:2").dice(1, 2, 1)
    if not immunity:
        with pytest.raises(IllegalAction, match="no-immunity"):
            t.play("offer 1 $10 for immunity Checker Cab Co.")
        return
    t.play("offer 1 $10 for immunity Checker Cab Co.", "accept", "roll")
    assert t.cash(B) == 1510


@rule("UM-TRD-1")
@pytest.mark.parametrize("limit", [0, 2])
def test_trade_offers_per_turn(limit: int) -> None:
    t = bare(trade_offers_per_turn=limit).owns(A, "acme-motors-1")
    t.play(*["offer 1 acme-motors-1 for $500", "refuse"] * limit)
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("offer 1 acme-motors-1 for $500")


@rule("UM-TRD-2")
def test_the_missing_lot_of_a_built_majority_is_freely_sold() -> None:
    t = bare().owns(A, *ORANGE[:2]).built(5, *ORANGE[:2]).owns(B, ORANGE[2])
    t.play("offer 1 $400 for New York Avenue", "accept")
    assert t.owner("New York Avenue") == A
    assert [t.level(lot) for lot in ORANGE] == [5, 5, 0]
    assert t.options("build") == ["build middle:19"]


@rule("UM-TRD-2")
def test_the_sellers_own_buildings_block_the_whole_colour() -> None:
    t = bare().owns(A, *ORANGE).built(1, ORANGE[0])
    with pytest.raises(IllegalAction, match="group-built"):
        t.play("offer 1 New York Avenue for $400")


@rule("UM-TRD-3")
def test_nobody_trades_during_a_mr_monopoly_roll() -> None:
    t = bare(manage_offturn="any_time").owns(A, "Short Line", "Baltic Avenue").turn(C).dice(1, 3, 4)
    t.play("roll")
    assert (t.decision.player, t.decision.kind) == (C, "tax")
    t.play("interrupt 0")
    assert t.decision.player == C
    with pytest.raises(IllegalAction):
        t.play("offer 0 $100 for Short Line")
    t.play("flat", "decline", *["pass"] * 3)  # the bonus is resolved
    t.play("interrupt 0", "offer 1 Short Line for $100", "accept")
    assert t.owner("Short Line") == B


@rule("UM-TRD-3")
def test_without_mr_monopoly_the_same_trade_is_legal() -> None:
    t = bare(manage_offturn="any_time").owns(A, "Short Line").turn(C).dice(1, 2, 1).play("roll", "interrupt 0")
    t.play("offer 1 Short Line for $100", "accept")
    assert t.owner("Short Line") == B


@rule("UM-TRD-1")
def test_the_cash_of_a_deal_is_told() -> None:
    t = bare().owns(B, "Baltic Avenue").play("offer 1 $50 for Baltic Avenue, $7", "accept")
    paid = [(event.values["payer"], event.values["payee"], event.values["amount"]) for event in t.happened("paid")]
    assert paid == [(A, B, 50), (B, A, 7)]
    assert "Ann pays Bob $50: as agreed" in story(t, "en")
    assert "Bob pays Ann $7: as agreed" in story(t, "en")
    assert "Ann paie 50 $ à Bob : comme convenu" in story(t, "fr")

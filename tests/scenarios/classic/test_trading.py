"""Trades between players: what may be offered, what becomes of an offer, how often (rulebook 1.12)."""

import pytest

from passgo import IllegalAction
from passgo.testing import table
from tests.rules import rule

A, B, C, D = range(4)
RED = ("Kentucky Avenue", "Indiana Avenue", "Illinois Avenue")


# any bundle for any bundle


@rule("CLS-TRD-1")
@pytest.mark.parametrize("price", [1, 100, 1500])
def test_a_property_is_sold_at_any_price_both_agree_on(price: int) -> None:
    t = table().owns(A, "Oriental Avenue").play(f"offer 1 Oriental Avenue for ${price}", "accept")
    assert t.owner("Oriental Avenue") == B
    assert (t.cash(A), t.cash(B)) == (1500 + price, 1500 - price)


@rule("CLS-TRD-1")
@pytest.mark.parametrize("offer", ["offer 2 Short Line for nothing", "offer 2 nothing for Boardwalk"])
def test_a_property_may_be_a_gift(offer: str) -> None:
    t = table().owns(A, "Short Line").owns(C, "Boardwalk").play(offer, "accept")
    assert t.owner("Short Line") == (C if "Short" in offer else A)
    assert t.owner("Boardwalk") == (C if "Short" in offer else A)


@rule("CLS-TRD-9")
def test_deed_and_cash_for_deed_change_hands_together() -> None:
    t = table().owns(A, "Reading Railroad").owns(B, "Oriental Avenue")
    t.play("offer 1 Reading Railroad, $50 for Oriental Avenue")
    assert (t.decision.player, t.decision.kind) == (B, "trade")
    assert (t.owner("Reading Railroad"), t.owner("Oriental Avenue"), t.cash(A), t.cash(B)) == (A, B, 1500, 1500)
    t.play("accept")
    assert (t.owner("Reading Railroad"), t.owner("Oriental Avenue"), t.cash(A), t.cash(B)) == (B, A, 1450, 1550)
    assert (t.decision.player, t.decision.kind) == (A, "turn")


@rule("CLS-TRD-9")
def test_an_offer_tells_who_would_give_what() -> None:
    t = table().owns(A, "Reading Railroad").owns(B, "Oriental Avenue")
    t.play("offer 1 Reading Railroad for Oriental Avenue")
    assert [event.values for event in t.happened("trade-offered")] == [{"player": A, "partner": B}]
    told = [event.values for event in t.happened("trade-item")]
    assert [(item["player"], item["partner"]) for item in told] == [(A, B), (B, A)]
    assert [t.game.notation.item(item["item"]) for item in told] == ["5", "6"]


@rule("CLS-TRD-9")
def test_several_deeds_for_several_deeds_and_cash() -> None:
    mine, yours = ("Reading Railroad", "Baltic Avenue", "Boardwalk"), ("Oriental Avenue", "Water Works")
    t = table().owns(A, *mine).owns(B, *yours)
    t.play(f"offer 1 {', '.join(mine)} for {', '.join(yours)}, $700", "accept")
    assert {t.owner(deed) for deed in mine} == {B}
    assert {t.owner(deed) for deed in yours} == {A}
    assert (t.cash(A), t.cash(B)) == (2200, 800)


@rule("CLS-TRD-9")
def test_cash_may_go_both_ways() -> None:
    t = table().play("offer 1 $100 for $30", "accept")
    assert (t.cash(A), t.cash(B)) == (1430, 1570)


@rule("CLS-TRD-9", "CLS-TRD-7")
def test_mortgaged_deeds_stay_mortgaged_when_they_change_hands() -> None:
    t = table().owns(A, "Baltic Avenue").owns(B, "Short Line", "Water Works").mortgaged("Baltic Avenue", "Short Line")
    t.play("offer 1 Baltic Avenue, $20 for Short Line, Water Works", "accept")
    assert (t.owner("Baltic Avenue"), t.owner("Short Line"), t.owner("Water Works")) == (B, A, A)
    assert (t.is_mortgaged("Baltic Avenue"), t.is_mortgaged("Short Line")) == (True, True)
    assert (t.cash(A), t.cash(B)) == (1480, 1520)


@rule("CLS-TRD-8")
def test_a_get_out_of_jail_card_is_sold_and_used_by_the_buyer() -> None:
    t = table().holds(B, "chance-leave-jail").jailed(A)
    t.play("offer 1 $40 for chance-leave-jail", "accept", "card chance-leave-jail")
    assert not t.in_jail(A)
    assert (t.cash(A), t.cash(B)) == (1460, 1540)


@rule("CLS-TRD-8")
def test_get_out_of_jail_cards_go_both_ways() -> None:
    t = table().holds(A, "chance-leave-jail").holds(B, "chest-leave-jail").owns(B, "Boardwalk")
    t.play("offer 1 chance-leave-jail, $300 for chest-leave-jail, Boardwalk", "accept")
    assert t.owner("Boardwalk") == A
    with pytest.raises(IllegalAction, match="CLS-TRD-8"):
        t.play("offer 1 chance-leave-jail for $1")
    t.play("offer 1 chest-leave-jail for chance-leave-jail", "accept")
    with pytest.raises(IllegalAction, match="CLS-TRD-8"):
        t.play("offer 1 chest-leave-jail for $1")


@rule("CLS-TRD-9")
def test_a_trade_may_complete_a_colour_to_build_on() -> None:
    t = table().owns(A, *RED[:2]).owns(B, RED[2]).play("offer 1 $500 for Illinois Avenue", "accept")
    assert t.options("build") == ["build 21", "build 23", "build 24"]


@rule("CLS-TRD-9")
def test_a_trade_may_be_offered_between_turns() -> None:
    t = table().owns(C, "Short Line").at(A, 10).dice(4, 6)
    t.play("interrupt 2", "roll", "end", "offer 0 Short Line for $250")
    assert t.decision.player == A
    t.play("accept")
    assert t.owner("Short Line") == A
    assert (t.decision.player, t.decision.kind) == (C, "manage")


# answers


@rule("CLS-TRD-9")
def test_a_refused_offer_moves_nothing() -> None:
    t = table().owns(A, "Reading Railroad").owns(B, "Oriental Avenue")
    t.play("offer 1 Reading Railroad, $50 for Oriental Avenue", "refuse")
    assert (t.owner("Reading Railroad"), t.owner("Oriental Avenue"), t.cash(A), t.cash(B)) == (A, B, 1500, 1500)
    assert (t.decision.player, t.decision.kind) == (A, "turn")
    assert t.game.view(None)["offer"] == []


@rule("CLS-TRD-9")
def test_a_counter_offer_takes_the_place_of_the_offer() -> None:
    t = table().owns(A, "Reading Railroad").owns(B, "Oriental Avenue")
    t.play("offer 1 Reading Railroad for Oriental Avenue", "counter Oriental Avenue for Reading Railroad, $60")
    assert (t.decision.player, t.decision.kind) == (A, "trade")
    t.play("accept")
    assert (t.owner("Reading Railroad"), t.owner("Oriental Avenue"), t.cash(A), t.cash(B)) == (B, A, 1440, 1560)
    assert (t.decision.player, t.decision.kind) == (A, "turn")


@rule("CLS-TRD-9")
def test_a_counter_offer_may_be_countered_again() -> None:
    t = table().owns(A, "Reading Railroad").owns(B, "Oriental Avenue")
    t.play("offer 1 $10 for Oriental Avenue", "counter Oriental Avenue for $90", "counter $50 for Oriental Avenue")
    assert (t.decision.player, t.decision.kind) == (B, "trade")
    t.play("accept")
    assert (t.owner("Oriental Avenue"), t.cash(A), t.cash(B)) == (A, 1450, 1550)


@rule("CLS-TRD-9")
def test_a_refused_counter_offer_moves_nothing() -> None:
    t = table().owns(B, "Oriental Avenue")
    t.play("offer 1 $10 for Oriental Avenue", "counter Oriental Avenue for $90", "refuse")
    assert (t.owner("Oriental Avenue"), t.cash(A), t.cash(B)) == (B, 1500, 1500)
    assert (t.decision.player, t.decision.kind) == (A, "turn")


@rule("CLS-TRD-9")
@pytest.mark.parametrize(
    "counter", ["counter Boardwalk for $10", "counter Oriental Avenue for $2000", "counter nothing for nothing"]
)
def test_an_illegal_counter_offer_leaves_the_offer_standing(counter: str) -> None:
    t = table().owns(B, "Oriental Avenue").play("offer 1 $80 for Oriental Avenue")
    before = t.game.digest()
    with pytest.raises(IllegalAction):
        t.play(counter)
    assert t.game.digest() == before
    t.play("accept")
    assert (t.owner("Oriental Avenue"), t.cash(A), t.cash(B)) == (A, 1420, 1580)


@rule("CLS-TRD-9")
def test_nothing_else_is_said_while_an_offer_waits() -> None:
    t = table().owns(B, "Oriental Avenue").play("offer 1 $80 for Oriental Avenue")
    assert t.options() == ["accept", "refuse"]
    for action in ("roll", "end", "mortgage Oriental Avenue", "offer 0 Oriental Avenue for $90"):
        with pytest.raises(IllegalAction):
            t.play(action)


# how often


@rule("CLS-TRD-9")
def test_five_offers_refused_in_a_turn_are_enough() -> None:
    t = table().play(*["offer 1 $1 for $2", "refuse"] * 5)
    assert t.decision.free == ()
    with pytest.raises(IllegalAction, match=r"too-many-offers \(CLS-TRD-9\)"):
        t.play("offer 2 $1 for $2")


@rule("CLS-TRD-9")
def test_a_new_turn_allows_new_offers() -> None:
    t = table(trade_offers_per_turn=1, players=2).at(A, 10).at(B, 10).dice(4, 6, 4, 6)
    t.play("offer 1 $1 for $2", "refuse", "roll", "end", "roll", "end")
    t.play("offer 1 $1 for $2", "accept")
    assert t.cash(A) == 1501


@rule("CLS-TRD-9")
def test_accepted_offers_are_not_counted() -> None:
    t = table(trade_offers_per_turn=1).play(*["offer 1 $1 for $2", "accept"] * 3)
    assert t.cash(A) == 1503


@rule("CLS-TRD-9")
def test_two_who_deal_to_and_fro_keep_nobody_waiting_for_ever() -> None:
    t = table(players=2).at(A, 10).dice(4, 6).play(*["offer 1 $1 for nothing", "accept"] * 100)
    assert t.cash(A) == 1400
    assert t.decision.free == ()
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("offer 1 $1 for nothing")
    t.play("roll", "end", "offer 0 $1 for nothing", "accept")
    assert t.cash(A) == 1401


@rule("CLS-TRD-9")
def test_a_countered_offer_counts_as_refused() -> None:
    t = table(trade_offers_per_turn=1).play("offer 1 $1 for $2", "counter $1 for $1")
    assert t.decision.free == ()
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("counter $1 for $2")
    t.play("refuse")
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("offer 2 $1 for $2")


@rule("CLS-TRD-9")
def test_the_limit_may_be_set_to_no_trades_at_all() -> None:
    t = table(trade_offers_per_turn=0)
    assert t.decision.free == ()
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("offer 1 $1 for $2")


# what may not be offered


@rule("CLS-TRD-2")
def test_a_street_is_not_sold_while_its_colour_has_buildings() -> None:
    t = table().owns_group(A, "red").built(1, "Kentucky Avenue")
    with pytest.raises(IllegalAction, match="CLS-TRD-2"):
        t.play("offer 1 Indiana Avenue for $300")
    t.play("sell Kentucky Avenue", "offer 1 Indiana Avenue for $300", "accept")
    assert t.owner("Indiana Avenue") == B


@rule("CLS-TRD-2")
def test_buildings_of_another_colour_do_not_hinder_a_sale() -> None:
    t = (
        table()
        .owns_group(A, "red", "brown")
        .built(1, "Baltic Avenue")
        .play("offer 1 Indiana Avenue for $300", "accept")
    )
    assert t.owner("Indiana Avenue") == B


ILLEGAL = [
    ("offer 1 Indiana Avenue for $300", "group-built", "CLS-TRD-2"),
    ("offer 1 $300 for Park Place", "group-built", "CLS-TRD-2"),
    ("offer 1 Reading Railroad, Indiana Avenue for $300", "group-built", "CLS-TRD-2"),
    ("offer 1 Oriental Avenue for $10", "not-yours", "CLS-BUY-2"),
    ("offer 1 Marvin Gardens for $10", "not-yours", "CLS-BUY-2"),
    ("offer 1 $10 for Marvin Gardens", "not-yours", "CLS-BUY-2"),
    ("offer 1 $10 for Short Line", "not-yours", "CLS-BUY-2"),
    ("offer 1 $1501 for Oriental Avenue", "not-enough-cash", "CLS-TRD-9"),
    ("offer 1 Reading Railroad for $1501", "not-enough-cash", "CLS-TRD-9"),
    ("offer 1 $0 for Oriental Avenue", "not-enough-cash", "CLS-TRD-9"),
    ("offer 1 Reading Railroad, Reading Railroad for $10", "named-twice", "CLS-TRD-9"),
    ("offer 1 $10 for Oriental Avenue, Oriental Avenue", "named-twice", "CLS-TRD-9"),
    ("offer 1 $10, $20 for Oriental Avenue", "named-twice", "CLS-TRD-9"),
    ("offer 1 chance-leave-jail, chance-leave-jail for $10", "named-twice", "CLS-TRD-9"),
    ("offer 0 Reading Railroad for nothing", "no-such-partner", "CLS-TRD-9"),  # oneself
    ("offer 3 Reading Railroad for nothing", "no-such-partner", "CLS-TRD-9"),  # a bankrupt
    ("offer 4 Reading Railroad for nothing", "no-such-partner", "CLS-TRD-9"),  # an empty chair
    ("offer 1 nothing for nothing", "nothing-traded", "CLS-TRD-9"),
    ("offer 1 chest-leave-jail for $10", "card-not-held", "CLS-TRD-8"),
    ("offer 1 $10 for chest-leave-jail", "card-not-held", "CLS-TRD-8"),
    ("offer 1 chance-go for $10", "card-not-held", "CLS-TRD-8"),
    ("offer 1 immunity Reading Railroad for $10", "no-immunity", "CLS-TRD-9"),
    ("offer 1 $200 for $250 later", "not-a-number", ""),  # there are no words for loans and promises
    ("offer 1 $200 for loan", "no-such-space", ""),
    ("offer 1 $200", "for-what", ""),
]


@rule("CLS-TRD-2", "CLS-TRD-8", "CLS-TRD-9")
@pytest.mark.parametrize("offer, why, rule_id", ILLEGAL)
def test_an_illegal_offer_is_refused_and_changes_nothing(offer: str, why: str, rule_id: str) -> None:
    t = table(players=4).owns(A, "Reading Railroad").owns_group(A, "red").built(1, "Kentucky Avenue")
    t.owns(B, "Oriental Avenue").owns_group(B, "dark blue").built(1, "Boardwalk").owns(C, "Short Line").bankrupt(D)
    t.holds(A, "chance-leave-jail")
    before = t.game.digest()
    with pytest.raises(IllegalAction) as refusal:
        t.play(offer)
    assert (refusal.value.why, refusal.value.rule) == (why, rule_id)
    assert t.game.digest() == before
    t.play("offer 1 Reading Railroad, chance-leave-jail for Oriental Avenue", "accept")


@rule("CLS-TRD-9")
def test_a_house_rule_lets_rent_free_stays_be_traded() -> None:
    t = table(trade_immunity=True).owns(B, "Reading Railroad").dice(2, 3)
    t.play("offer 1 $40 for immunity Reading Railroad", "accept", "roll")
    assert (t.cash(A), t.cash(B)) == (1460, 1540)
    assert t.decision.kind == "end"


@rule("CLS-TRD-7")
def test_a_mortgaged_property_is_not_for_the_bank() -> None:
    t = table().owns(A, "Baltic Avenue").mortgaged("Baltic Avenue")
    before = t.game.digest()
    for action in ("sell Baltic Avenue", "mortgage Baltic Avenue", "offer -1 Baltic Avenue for $30"):
        with pytest.raises(IllegalAction):
            t.play(action)
    assert t.game.digest() == before
    t.play("offer 1 Baltic Avenue for $30", "accept")
    assert t.owner("Baltic Avenue") == B


@rule("CLS-TRD-9")
def test_a_deal_and_what_it_is_about_are_told() -> None:
    t = table(trade_immunity=True).owns(0, "Reading Railroad")
    t.play("offer 1 immunity Reading Railroad for $50", "accept")
    deed = t.deed("Reading Railroad")
    told = [str(event) for event in t.events]
    assert told[:2] == ["trade-accepted(player=1, partner=0)", f"immunity-given(owner=0, player=1, deed={deed})"]

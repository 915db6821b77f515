"""Bankruptcy (rulebook 3.30)."""

import pytest

from passgo import IllegalAction
from passgo.engine.state import OUT_OF_GAME
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, C, D, all_owned, hand, pack
from tests.scenarios.ultimate.money import bare, pool


def card(t: Table, name: str) -> int:
    return t.game.notation.read_card(name, name)


def ruined_on_boardwalk(t: Table) -> Table:
    """B lands on A's hotel on Boardwalk; $2,000 are due."""
    t.owns_group(A, "dark blue").built(5, "Boardwalk").turn(B).at(B, "middle:34").dice(1, 2, 2)
    return t.play("roll")


@rule("UM-BKR-1")
def test_nobody_goes_bankrupt_who_can_still_pay() -> None:
    t = ruined_on_boardwalk(bare().has(B, 1870).owns(B, "motion-pictures-1", "Ute Cab Co.").built(1, "Ute Cab Co."))
    assert t.decision.kind == "debt"  # 1870 + 50 + 75 + 150
    with pytest.raises(IllegalAction, match="can-still-pay"):
        t.play("bankrupt")
    t.play("mortgage motion-pictures-1", "sell Ute Cab Co.", "mortgage Ute Cab Co.")
    assert (t.cash(A), t.cash(B)) == (3500, 145)


@rule("UM-BKR-1")
def test_a_creditor_may_accept_shares_and_cards_instead() -> None:
    t = ruined_on_boardwalk(bare().has(B, 10).owns(B, "acme-motors-1").holds(B, "bus-ticket-1"))
    t.play("settle acme-motors-1, bus-ticket-1, $10", "accept")
    assert (t.owner("acme-motors-1"), hand(t, A), t.cash(A), t.game.state.bankrupt[B]) == (A, ["bus-ticket-1"], 1510, 0)


@rule("UM-BKR-2")
def test_the_creditor_takes_everything() -> None:
    t = bare().has(B, 0).holds(B, "bus-ticket-1", "transit-token-1", "roll-three-136", "chance-leave-jail")
    t.owns(B, "national-utilities-1", "Short Line", "Baltic Avenue").mortgaged("national-utilities-1")
    t = ruined_on_boardwalk(t.built(1, "Short Line")).play("bankrupt")
    assert t.cash(A) == 1500 + 50 - 6  # the depot, and a tenth of the mortgaged share's loan
    assert (t.decision.player, t.decision.kind) == (A, "inherit")
    assert t.options() == ["keep national-utilities-1", "lift national-utilities-1"]
    t.play("keep national-utilities-1")
    assert {t.owner(deed) for deed in ("national-utilities-1", "Short Line", "Baltic Avenue")} == {A}
    assert t.level("Short Line") == 0
    assert sorted(hand(t, A)) == ["bus-ticket-1", "chance-leave-jail", "roll-three-136", "transit-token-1"]
    assert (t.cash(B), hand(t, B)) == (0, [])


@rule("UM-BKR-2")
def test_an_heir_lifts_a_share_at_once_for_its_loan() -> None:
    t = bare().has(B, 0).owns(B, "national-utilities-1").mortgaged("national-utilities-1")
    t = ruined_on_boardwalk(t).play("bankrupt", "lift national-utilities-1")
    assert (t.is_mortgaged("national-utilities-1"), t.cash(A)) == (False, 1500 - 6 - 60)


@rule("UM-BKR-2")
def test_stands_and_skyscrapers_are_sold_at_half_price_first() -> None:
    t = bare().has(B, 0).owns(B, "Ute Cab Co.").built(1, "Ute Cab Co.").owns_group(B, "purple")
    t = ruined_on_boardwalk(t.built(6, "Mediterranean Avenue", "Baltic Avenue")).play("bankrupt")
    assert t.cash(A) == 1500 + 75 + 12 * 25
    assert list(t.game.state.pieces) == [81, 30, 16, 4, 4]


def owes_the_pool(t: Table) -> Table:
    """A lands on Income Tax; $200 go to the Pool."""
    return t.dice(1, 2, 1).play("roll", "flat")


@rule("UM-BKR-3")
def test_what_is_left_goes_to_the_pool_and_the_deeds_to_auction() -> None:
    t = owes_the_pool(bare().has(A, 60).owns(A, "Oriental Avenue", "general-radio-1").mortgaged("general-radio-1"))
    t.play("mortgage Oriental Avenue")
    assert (t.cash(A), t.options()) == (110, ["bankrupt"])
    t.play("bankrupt")
    assert (pool(t), t.decision.kind) == (110, "auction")
    t.play("bid 10", "pass")
    assert (t.owner("Oriental Avenue"), t.is_mortgaged("Oriental Avenue")) == (B, False)
    assert (t.owner("general-radio-1"), t.is_mortgaged("general-radio-1")) == (-1, False)
    assert (t.decision.player, t.decision.kind) == (B, "turn")


@rule("UM-BKR-3")
def test_the_cards_of_the_ruined_return_or_leave_the_game() -> None:
    t = bare().has(A, 0).holds(A, "bus-ticket-1", "roll-three-136", "chance-leave-jail", "chest-leave-jail")
    t = owes_the_pool(t)
    assert (pack(t, "roll-three"), pack(t, "chance"), pack(t, "vouchers")) == (19, 37, 35)
    t.play("bankrupt")
    assert (pack(t, "roll-three"), pack(t, "chance"), pack(t, "vouchers")) == (20, 38, 35)
    assert t.game.state.holder[card(t, "bus-ticket-1")] == OUT_OF_GAME
    assert hand(t, A) == []


@rule("UM-BKR-3")
def test_a_debt_to_the_bank_leaves_the_pool_alone() -> None:
    t = bare(players=4).has(B, 0).has(C, 100).owns(C, "Boardwalk").mortgaged("Boardwalk").turn(C).at(C, "outer:2")
    t.owns_group(B, "cab").built(1, "Checker Cab Co.").dice(1, 2, 1).play("roll")  # $480 to B
    t.play("bankrupt")
    assert (pool(t), t.cash(B)) == (0, 80)  # a tenth of the mortgage to the Bank


# in the middle of things


@rule("IX-80")
def test_the_pending_moves_of_the_ruined_vanish() -> None:
    t = bare().has(A, 0).owns(B, "Checker Cab Co.").at(A, "outer:2").dice(2, 2, 4).play("roll")
    assert t.options() == ["bankrupt"]
    t.play("bankrupt")
    assert (t.decision.player, t.decision.kind, t.game.state.bonus) == (B, "turn", 0)


@rule("IX-81")
@pytest.mark.parametrize("way", ["auction space", "mr monopoly"])
def test_deeds_nobody_bid_for_are_for_sale_again(way: str) -> None:
    t = owes_the_pool(all_owned(bare(players=4), D).has(A, 0).owns(A, "Baltic Avenue"))
    t.play("bankrupt", "pass", "pass", "pass")
    assert (t.owner("Baltic Avenue"), t.decision.player) == (-1, B)
    if way == "auction space":
        t.at(B, "outer:10").dice(1, 2, 2).play("roll")
        assert (t.decision.kind, t.options()) == ("auction-space", ["auction middle:3"])
    else:
        t.at(B, "middle:14").dice(1, 4, 4).play("roll")  # New York Avenue, then on to the only unowned lot
        assert (t.decision.kind, t.decision.about["deed"]) == ("buy", t.deed("Baltic Avenue"))


@rule("IX-82")
def test_a_voucher_that_leads_into_ruin_is_gone() -> None:
    t = bare().has(A, 0).holds(A, "cab-ahead-2-1", "bus-ticket-1").owns(B, "Checker Cab Co.").at(A, "outer:4")
    t.play("ticket cab-ahead-2-1 outer:6", "bankrupt")
    assert hand(t, B) == ["bus-ticket-1"]
    assert t.game.state.holder[card(t, "cab-ahead-2-1")] == OUT_OF_GAME


@rule("IX-86")
def test_the_first_player_a_card_cannot_pay_takes_the_estate() -> None:
    t = bare(players=4).has(A, 70).owns(A, "acme-motors-1").mortgaged("acme-motors-1").holds(A, "bus-ticket-1")
    t.at(A, "middle:2").dice(1, 2, 2).cards("chance-chair").play("roll")
    assert [t.cash(p) for p in (A, B, C, D)] == [20, 1550, 1500, 1500]
    t.play("bankrupt", "keep acme-motors-1")
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 1550, 1520 - 8, 1500]
    assert (t.owner("acme-motors-1"), hand(t, C), t.decision.player) == (C, ["bus-ticket-1"], B)


@rule("IX-89")
def test_the_last_one_left_wins_at_once() -> None:
    t = bare(players=2).has(A, 0).owns(A, "Baltic Avenue").owns(B, "Checker Cab Co.").at(A, "outer:2")
    t.mortgaged("Baltic Avenue").dice(2, 2, 4).play("roll", "bankrupt")
    assert (t.game.over, t.game.winners, t.game.decision) == (True, (B,), None)


@rule("IX-89")
def test_an_estate_is_not_auctioned_when_the_game_is_over() -> None:
    t = bare(players=3).bankrupt(C).has(A, 0).owns(A, "Baltic Avenue", "Oriental Avenue")
    t = owes_the_pool(t).play("bankrupt")
    assert (t.game.over, t.game.winners, t.happened("auction-opened")) == (True, (B,), [])

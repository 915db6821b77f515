"""Auctions: who bids, how much, and who gets the deed."""

import pytest

from passgo.engine.notation import IllegalAction
from passgo.testing import table
from tests.rules import rule


@rule("CLS-AUC-1")
@pytest.mark.parametrize("price", [1, 59, 60, 777])
def test_the_first_bid_may_be_any_price(price: int) -> None:
    t = table().dice(1, 2)
    t.play("roll", "decline", f"bid {price}", "pass", "pass")
    assert t.owner("Baltic Avenue") == 1
    assert t.cash(1) == 1500 - price


@rule("CLS-AUC-2")
def test_the_highest_bidder_pays_the_bank_and_takes_the_deed() -> None:
    t = table().dice(1, 2)
    bank = t.game.state.bank
    t.play("roll", "decline", "bid 30", "bid 45", "pass", "pass")
    assert t.owner("Baltic Avenue") == 2
    assert [t.cash(0), t.cash(1), t.cash(2)] == [1500, 1500, 1455]
    assert t.game.state.bank == bank + 45


@rule("CLS-AUC-3")
def test_who_declined_may_bid() -> None:
    t = table().dice(1, 2)
    t.play("roll", "decline", "pass", "pass", "bid 10")
    assert t.owner("Baltic Avenue") == 0
    assert t.cash(0) == 1490


@rule("CLS-AUC-4")
def test_bidding_goes_round_until_one_is_left() -> None:
    t = table().has(0, 50).has(1, 40).has(2, 500).dice(1, 2)
    t.play("roll", "decline")
    seats = []
    for bid in ("bid 30", "bid 45", "bid 50", "bid 51"):  # seat 1 cannot follow 50 with 40, which is a pass
        seats.append(t.decision.player)
        t.play(bid)
    assert seats == [1, 2, 0, 2]
    assert t.owner("Baltic Avenue") == 2
    assert t.cash(2) == 449


@rule("CLS-AUC-4")
def test_bidding_starts_left_of_the_active_player() -> None:
    t = table(players=4).turn(2).dice(1, 2)
    t.play("roll", "decline")
    seats = []
    for _ in range(4):
        seats.append(t.decision.player)
        t.play("pass")
    assert seats == [3, 0, 1, 2]


@rule("CLS-AUC-4")
def test_a_pass_is_final() -> None:
    t = table().dice(1, 2)
    t.play("roll", "decline")
    seats = []
    for answer in ("pass", "bid 1", "bid 2", "bid 3", "pass"):
        seats.append(t.decision.player)
        t.play(answer)
    assert seats == [1, 2, 0, 2, 0]
    assert t.owner("Baltic Avenue") == 2


@rule("CLS-AUC-4")
def test_a_bankrupt_player_does_not_bid() -> None:
    t = table().bankrupt(1).dice(1, 2)
    t.play("roll", "decline")
    assert t.decision.player == 2


@rule("CLS-AUC-4")
@pytest.mark.parametrize(("bid", "why"), [(0, "bid-too-low"), (20, "bid-too-low"), (60, "bid-over-cash")])
def test_a_bid_raises_and_is_held_in_cash(bid: int, why: str) -> None:
    t = table().owns(2, "Reading Railroad").has(2, 50).dice(1, 2)
    t.play("roll", "decline", "bid 20")
    assert t.decision.player == 2
    with pytest.raises(IllegalAction, match=why):
        t.play(f"bid {bid}")
    t.play("bid 21")


@rule("CLS-AUC-4")
def test_a_first_bid_of_nothing_is_refused() -> None:
    t = table().dice(1, 2)
    t.play("roll", "decline")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play("bid 0")


@rule("CLS-AUC-5")
def test_without_a_bid_the_next_visitor_is_offered_it() -> None:
    t = table().dice(1, 2, 1, 2)
    t.play("roll", "decline", "pass", "pass", "pass")
    assert t.owner("Baltic Avenue") == -1
    assert [t.cash(0), t.cash(1), t.cash(2)] == [1500, 1500, 1500]
    t.play("end", "roll")
    assert (t.decision.kind, t.decision.player) == ("buy", 1)


@rule("CLS-AUC-2")
def test_who_won_what_and_for_how_much_is_told() -> None:
    t = table().dice(1, 2).play("roll", "decline", "bid 30", "bid 45", "pass", "pass")
    deed = t.deed("Baltic Avenue")
    assert [str(event) for event in t.happened("auction-won")] == [f"auction-won(player=2, deed={deed}, amount=45)"]

"""Cards around a purchase: a bargain, a busted deal, a tip for shares, family at an auction."""

import pytest

from passgo.editions.ultimate.uses import BARGAIN, BUYERS_MARKET, DEAL_BUSTER, FAMILY_BANK, HALF_PAR, JUST_SAY_NO
from passgo.engine.notation import IllegalAction
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.hands import at_illinois, complete_table, give, is_under_pack, keeper, number_of

# Bargain Business


def test_a_bargain_buys_for_a_hundred() -> None:
    t = at_illinois()
    name = give(t, 0, BARGAIN)
    assert t.options("card") == []  # only when a property is for sale
    t.play("roll")
    assert t.options("card") == [f"card {name}"]
    t.play(f"card {name}")
    assert t.owner("Illinois Avenue") == 0
    assert t.cash(0) == 3100
    assert is_under_pack(t, name)


def test_a_bargain_helps_who_cannot_pay_the_price() -> None:
    t = at_illinois().has(0, 100)
    name = give(t, 0, BARGAIN)
    t.play("roll")
    assert t.options()[:2] == [f"card {name}", "decline"]


def test_no_bargain_without_a_hundred() -> None:
    t = at_illinois().has(0, 99)
    name = give(t, 0, BARGAIN)
    t.play("roll")
    assert t.options("card") == []
    with pytest.raises(IllegalAction, match="cannot-afford"):
        t.play(f"card {name}")


def test_no_bargain_where_the_price_is_lower() -> None:
    t = complete_table().at(0, "outer:53").dice(1, 3, 1)  # on to Nicollet Avenue, price 30
    t.at(0, "outer:54")
    name = give(t, 0, BARGAIN)
    t.play("roll")
    assert t.place(0) == 3
    assert t.options("card") == []
    with pytest.raises(IllegalAction, match="no-bargain"):
        t.play(f"card {name}")


def test_no_bargain_where_the_price_is_a_hundred_anyway() -> None:
    t = complete_table().at(0, "middle:1").dice(1, 2, 2)  # on to Oriental Avenue
    name = give(t, 0, BARGAIN)
    t.play("roll")
    assert t.options() == ["buy", "decline"]
    with pytest.raises(IllegalAction, match="no-bargain"):
        t.play(f"card {name}")


@rule("UM-CRD-1")
def test_everybody_is_told_which_kept_card_somebody_uses() -> None:
    t = at_illinois()
    name = give(t, 0, BARGAIN)
    t.play("roll", f"card {name}")
    assert [event.values for event in t.happened("card-used")] == [{"player": 0, "card": number_of(t, name)}]


def test_a_purchase_without_cards_is_as_ever() -> None:
    t = at_illinois()
    t.play("roll", "buy")
    assert t.owner("Illinois Avenue") == 0
    assert t.cash(0) == 2960
    assert [event.name for event in t.happened("bought")] == ["bought"]


# Deal Buster


def test_a_deal_is_busted_at_the_same_price() -> None:
    t = at_illinois()
    name = give(t, 2, DEAL_BUSTER)
    t.play("roll", "buy")
    assert t.decision.kind == "bust-deal"
    assert t.decision.player == 2
    assert t.options() == ["decline", f"card {name}"]
    t.play(f"card {name}")
    assert t.owner("Illinois Avenue") == 2
    assert [t.cash(0), t.cash(2)] == [3200, 2960]
    assert is_under_pack(t, name)
    assert t.decision.kind == "end"


def test_a_deal_may_be_left_alone() -> None:
    t = at_illinois()
    name = give(t, 1, DEAL_BUSTER)
    t.play("roll", "buy", "decline")
    assert t.owner("Illinois Avenue") == 0
    assert t.cash(0) == 2960
    assert keeper(t, name) == 1


def test_who_cannot_pay_is_not_asked() -> None:
    t = at_illinois().has(1, 239)
    give(t, 1, DEAL_BUSTER)
    t.play("roll", "buy")
    assert t.owner("Illinois Avenue") == 0


def test_nobody_busts_his_own_deal() -> None:
    t = at_illinois()
    give(t, 0, DEAL_BUSTER)
    t.play("roll", "buy")
    assert t.owner("Illinois Avenue") == 0


def test_a_declined_property_goes_to_auction_unbusted() -> None:
    t = at_illinois()
    give(t, 1, DEAL_BUSTER)
    t.play("roll", "decline")
    assert t.decision.kind == "auction"


def test_the_buyer_says_no_to_the_buster() -> None:
    t = at_illinois()
    no, name = give(t, 0, JUST_SAY_NO), give(t, 1, DEAL_BUSTER)
    t.play("roll", "buy", f"card {name}")
    assert t.decision.kind == "threat"
    assert t.decision.player == 0
    t.play(f"card {no}")
    assert t.owner("Illinois Avenue") == 0
    assert [t.cash(0), t.cash(1)] == [2960, 3200]
    assert keeper(t, name) == -1


def test_a_bargain_is_busted_for_a_hundred() -> None:
    t = at_illinois()
    bargain, name = give(t, 0, BARGAIN), give(t, 1, DEAL_BUSTER)
    t.play("roll", f"card {bargain}", f"card {name}")
    assert t.owner("Illinois Avenue") == 1
    assert [t.cash(0), t.cash(1)] == [3200, 3100]
    assert keeper(t, bargain) == -1


def test_a_purchase_in_the_buyers_market_is_busted_too() -> None:
    t = complete_table()
    name = give(t, 1, DEAL_BUSTER)
    t.play(f"card {give(t, 0, BUYERS_MARKET)}", "goto Lake Street", f"card {name}")
    assert t.owner("Lake Street") == 1
    assert [t.cash(0), t.cash(1)] == [3200, 3185]


# Insider Trading


def at_the_exchange() -> Table:
    return complete_table().at(0, "outer:52").dice(1, 2, 1)


def test_a_tip_halves_par_once() -> None:
    t = at_the_exchange()
    name = give(t, 0, HALF_PAR)
    t.play("roll", "share acme-motors-1")
    assert t.cash(0) == 3125
    assert is_under_pack(t, name)


def test_a_tip_counts_for_what_one_can_afford() -> None:
    t = at_the_exchange().has(0, 59)
    give(t, 0, HALF_PAR)
    t.play("roll")
    assert t.options("share") == ["share motion-pictures-1", "share allied-steamships-1"]
    with pytest.raises(IllegalAction, match="cannot-afford"):
        t.play("share acme-motors-1")


def test_a_tip_does_not_count_at_an_auction() -> None:
    t = at_the_exchange()
    name = give(t, 1, HALF_PAR)
    t.play("roll", "decline", "bid 80", "pass", "pass", "share acme-motors-1")
    assert t.cash(1) == 3120
    assert keeper(t, name) == 1


# Always Bank on Family


def test_family_adds_a_hundred_to_the_winning_bid() -> None:
    t = at_illinois().has(1, 50)
    name = give(t, 1, FAMILY_BANK)
    t.play("roll", "decline")
    assert t.decision.player == 1
    assert (t.decision.free[0].low, t.decision.free[0].high) == (1, 150)
    with pytest.raises(IllegalAction, match="bid-over-cash"):
        t.play("bid 151")
    bank = t.game.state.bank
    t.play("bid 140", "pass", "pass")
    assert t.owner("Illinois Avenue") == 1
    assert t.cash(1) == 10
    assert t.game.state.bank == bank + 40
    assert is_under_pack(t, name)


def test_a_bid_below_a_hundred_costs_nothing() -> None:
    t = at_illinois().has(1, 50)
    name = give(t, 1, FAMILY_BANK)
    t.play("roll", "decline", "bid 60", "pass", "pass")
    assert t.cash(1) == 50
    assert is_under_pack(t, name)


def test_family_waits_for_an_auction_that_is_won() -> None:
    t = at_illinois()
    name = give(t, 1, FAMILY_BANK)
    t.play("roll", "decline", "bid 60", "bid 70", "pass", "pass")
    assert t.owner("Illinois Avenue") == 2
    assert t.cash(1) == 3200
    assert keeper(t, name) == 1


def test_family_keeps_one_in_the_auction_who_has_no_cash() -> None:
    t = at_illinois().has(1, 0).has(2, 0).has(0, 0)
    give(t, 2, FAMILY_BANK)
    t.play("roll", "decline")
    assert t.decision.player == 2
    t.play("bid 100")
    assert t.owner("Illinois Avenue") == 2
    assert t.cash(2) == 0


def test_family_helps_with_shares_too() -> None:
    t = at_the_exchange()
    name = give(t, 1, FAMILY_BANK)
    t.play("roll", "decline", "bid 150", "pass", "pass", "share acme-motors-1")
    assert t.cash(1) == 3150
    assert is_under_pack(t, name)

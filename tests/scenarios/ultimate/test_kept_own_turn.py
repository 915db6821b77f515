"""Kept cards played on one's own turn: when they are offered, what they do, where they go."""

import pytest

from passgo.editions.ultimate.uses import (
    BUYERS_MARKET,
    FORECLOSED,
    FREE_HOUSE,
    JUST_SAY_NO,
    LAWYER,
    SEE_YOU_IN_COURT,
    SELL_SHARE,
    SWAP_DEEDS,
    TAKE_DEED,
    WHOLE_POOL,
)
from passgo.engine.columns import i64
from passgo.engine.edition import LEAVES_JAIL
from passgo.engine.notation import IllegalAction
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import hand
from tests.scenarios.ultimate.hands import at_illinois, complete_table, give, is_under_pack, keeper
from tests.scenarios.ultimate.money import bare


def offers(t: Table, name: str) -> bool:
    return f"card {name}" in t.options("card")


@rule("UM-CRD-1")
def test_a_card_is_offered_to_its_holder_only() -> None:
    t = complete_table()
    name = give(t, 1, SEE_YOU_IN_COURT)
    assert t.options("card") == []
    with pytest.raises(IllegalAction, match="card-not-held"):
        t.play(f"card {name}")


@rule("UM-CRD-1")
@pytest.mark.parametrize("use", [JUST_SAY_NO, LAWYER])
def test_a_card_of_another_moment_is_not_offered(use: i64) -> None:
    t = complete_table()
    name = give(t, 0, use)
    assert not offers(t, name)
    with pytest.raises(IllegalAction, match="card-not-playable"):
        t.play(f"card {name}")


@rule("UM-CRD-1")
def test_cards_are_offered_before_the_roll_and_after_the_moves() -> None:
    t = at_illinois()
    name = give(t, 0, SEE_YOU_IN_COURT)
    assert t.decision.kind == "turn"
    assert offers(t, name)
    t.play("roll", "buy")
    assert t.decision.kind == "end"
    assert offers(t, name)


# Buyer's Market


def test_buyers_market_leads_to_an_outer_property_at_half_price() -> None:
    t = complete_table()
    name = give(t, 0, BUYERS_MARKET)
    t.play(f"card {name}")
    assert t.decision.kind == "buyers-market"
    t.play("goto outer:55")
    assert t.owner("Rodeo Drive") == 0
    price = int(t.game.state.edition.board.price[t.deed("Rodeo Drive")])
    assert t.cash(0) == 3200 - (price + 1) // 2
    assert t.place(0) == 55
    assert is_under_pack(t, name)
    assert t.decision.kind == "turn"  # the roll is still due


def test_buyers_market_lists_only_what_is_unowned_on_the_outer_track_and_can_be_paid() -> None:
    t = complete_table().has(0, 15).owns(1, "Lake Street")
    name = give(t, 0, BUYERS_MARKET)
    t.play(f"card {name}")
    assert t.options() == ["goto outer:3"]  # Nicollet Avenue, at 30; the third light pink is dearer


def test_buyers_market_is_not_offered_without_a_property_to_buy() -> None:
    t = complete_table().has(0, 14)
    assert not offers(t, give(t, 0, BUYERS_MARKET))


@rule("UM-CRD-4", "UM-MOV-5")
def test_buyers_market_moves_directly_and_a_station_gives_its_voucher() -> None:
    t = complete_table().at(0, "outer:30")
    t.cards("bus-ticket-12")
    t.play(f"card {give(t, 0, BUYERS_MARKET)}", "goto outer:7")
    assert t.owner("Reading Railroad") == 0
    assert t.cash(0) == 3100  # half of 200, and no corner on the way
    assert t.place(0) == 56 + 5  # the inner face of the station
    assert keeper(t, "bus-ticket-12") == 0


# Excellent Accounting


def test_excellent_accounting_takes_the_whole_pool() -> None:
    t = complete_table().at(0, "inner:10").pool(333)
    name = give(t, 0, WHOLE_POOL)
    t.play(f"card {name}")
    assert t.place(0) == 96 + 14
    assert t.cash(0) == 3533
    assert t.game.state.pool == 0
    assert is_under_pack(t, name)


@rule("UM-CRD-2", "UM-CRD-5")
def test_excellent_accounting_walks_and_is_paid_on_the_way() -> None:
    t = complete_table().at(0, "inner:0").pool(100)
    t.play(f"card {give(t, 0, WHOLE_POOL)}")
    assert t.cash(0) == 3200 + 250 + 100  # Bonus was passed


@pytest.mark.parametrize("use", [BUYERS_MARKET, WHOLE_POOL])
def test_no_card_moves_a_token_out_of_jail(use: i64) -> None:
    t = complete_table().jailed(0).dice(1, 2)
    name = give(t, 0, use)
    t.play("roll")
    assert t.in_jail(0)
    assert t.decision.kind == "end"
    assert not offers(t, name)
    with pytest.raises(IllegalAction, match="card-not-playable"):
        t.play(f"card {name}")


@rule("UM-TRP-5")
@pytest.mark.parametrize("use", [BUYERS_MARKET, WHOLE_POOL])
def test_no_card_moves_a_token_after_triples(use: i64) -> None:
    t = complete_table().dice(2, 2, 2)
    name = give(t, 0, use)
    assert offers(t, name)
    t.play("roll", "goto Free Parking")
    assert not offers(t, name)


# See You In Court


def test_court_takes_from_the_player_named() -> None:
    t = complete_table()
    name = give(t, 0, SEE_YOU_IN_COURT)
    t.play(f"card {name}")
    assert t.decision.kind == "court"
    assert t.options() == ["pick 1", "pick 2"]
    t.play("pick 2")
    assert [t.cash(0), t.cash(1), t.cash(2)] == [3450, 3200, 2950]
    assert is_under_pack(t, name)


def test_court_leaves_out_who_left_the_game() -> None:
    t = complete_table(4).bankrupt(2)
    t.play(f"card {give(t, 0, SEE_YOU_IN_COURT)}")
    assert t.options() == ["pick 1", "pick 3"]


def test_who_loses_in_court_raises_the_money() -> None:
    t = complete_table().has(1, 200).owns(1, "Boardwalk")
    t.play(f"card {give(t, 0, SEE_YOU_IN_COURT)}", "pick 1")
    assert t.decision.kind == "debt"
    assert t.decision.player == 1
    t.play("mortgage Boardwalk")
    assert [t.cash(0), t.cash(1)] == [3450, 150]


def test_a_player_ruined_in_court_leaves_his_cards_to_the_winner() -> None:
    t = complete_table().has(1, 30)
    name = give(t, 1, TAKE_DEED)
    t.play(f"card {give(t, 0, SEE_YOU_IN_COURT)}", "pick 1", "bankrupt")
    assert t.cash(0) == 3230
    assert keeper(t, name) == 0


# Foreclosed Property Sale


def test_foreclosure_buys_a_mortgaged_property_free_of_its_mortgage() -> None:
    t = complete_table().owns(1, "Boardwalk", "Park Place").mortgaged("Boardwalk")
    name = give(t, 0, FORECLOSED)
    t.play(f"card {name}")
    assert t.decision.kind == "foreclosure"
    assert t.options() == ["claim middle:39"]
    bank = t.game.state.bank
    t.play("claim Boardwalk")
    assert t.owner("Boardwalk") == 0
    assert not t.is_mortgaged("Boardwalk")
    assert [t.cash(0), t.cash(1)] == [3000, 3200]
    assert t.game.state.bank == bank + 200
    assert is_under_pack(t, name)


def test_foreclosure_is_not_offered_without_a_mortgage_that_can_be_paid() -> None:
    t = complete_table().owns(1, "Boardwalk").owns(0, "Baltic Avenue").mortgaged("Baltic Avenue")
    name = give(t, 0, FORECLOSED)
    assert not offers(t, name)
    t = complete_table().owns(1, "Boardwalk").mortgaged("Boardwalk").has(0, 199)
    assert not offers(t, give(t, 0, FORECLOSED))


def test_a_mortgaged_share_is_not_foreclosed() -> None:
    t = complete_table().owns(1, "acme-motors-1").mortgaged("acme-motors-1")
    assert not offers(t, give(t, 0, FORECLOSED))


# Slick Move, Hostile Takeover


def test_a_deed_is_taken_with_its_mortgage() -> None:
    t = complete_table().owns(1, "Boardwalk", "Baltic Avenue").mortgaged("Boardwalk")
    name = give(t, 0, TAKE_DEED)
    t.play(f"card {name}")
    assert t.decision.kind == "take-deed"
    assert t.options() == ["claim middle:3", "claim middle:39"]
    t.play("claim Boardwalk")
    assert t.owner("Boardwalk") == 0
    assert t.is_mortgaged("Boardwalk")
    assert [t.cash(0), t.cash(1)] == [3200, 3200]
    assert is_under_pack(t, name)


@rule("UM-MAJ-2")
def test_no_deed_of_a_monopoly_is_taken() -> None:
    t = complete_table().owns_group(1, "dark blue")
    assert not offers(t, give(t, 0, TAKE_DEED))


def test_no_deed_of_a_built_group_is_taken() -> None:
    t = complete_table().owns(1, "Illinois Avenue", "Indiana Avenue", "Short Line", "Reading Railroad")
    t.built(1, "Illinois Avenue", "Short Line")
    t.play(f"card {give(t, 0, TAKE_DEED)}")
    assert t.options() == ["claim outer:7"]  # a depot protects only its own railroad


def test_shares_and_what_the_bank_has_are_not_taken() -> None:
    t = complete_table().owns(1, "acme-motors-1")
    assert not offers(t, give(t, 0, TAKE_DEED))


# Strong-armed Deal


def test_deeds_are_swapped() -> None:
    t = complete_table().owns(0, "Baltic Avenue").owns(1, "Boardwalk").owns(2, "Park Place")
    name = give(t, 0, SWAP_DEEDS)
    t.play(f"card {name}")
    assert t.decision.kind == "swap-get"
    assert t.options() == ["claim middle:37", "claim middle:39"]
    t.play("claim Boardwalk")
    assert t.decision.kind == "swap-give"
    assert t.options() == ["swap middle:3"]
    t.play("swap Baltic Avenue")
    assert [t.owner("Boardwalk"), t.owner("Baltic Avenue")] == [0, 1]
    assert is_under_pack(t, name)


def test_a_swap_needs_a_deed_on_either_side() -> None:
    t = complete_table().owns(1, "Boardwalk")
    assert not offers(t, give(t, 0, SWAP_DEEDS))
    t = complete_table().owns(0, "Boardwalk")
    assert not offers(t, give(t, 0, SWAP_DEEDS))


@rule("UM-MAJ-2")
def test_no_deed_of_a_monopoly_is_swapped() -> None:
    t = complete_table().owns_group(0, "dark blue").owns(0, "Baltic Avenue").owns(1, "Illinois Avenue")
    t.play(f"card {give(t, 0, SWAP_DEEDS)}", "claim Illinois Avenue")
    assert t.options() == ["swap middle:3"]


# Zero Dollars Down


def test_a_free_house_is_placed_evenly_on_a_monopoly() -> None:
    t = complete_table().owns_group(0, "dark blue").built(1, "Boardwalk")
    name = give(t, 0, FREE_HOUSE)
    houses = t.game.state.pieces[0]
    t.play(f"card {name}")
    assert t.decision.kind == "free-house"
    assert t.options() == ["place middle:37"]
    t.play("place Park Place")
    assert t.level("Park Place") == 1
    assert t.cash(0) == 3200
    assert t.game.state.pieces[0] == houses - 1
    assert is_under_pack(t, name)


def test_a_free_house_needs_a_monopoly_and_a_house_in_the_bank() -> None:
    t = complete_table().owns(0, "Illinois Avenue", "Indiana Avenue")  # a majority only
    assert not offers(t, give(t, 0, FREE_HOUSE))
    t = complete_table().owns_group(0, "dark blue").pieces(0)
    assert not offers(t, give(t, 0, FREE_HOUSE))


def test_a_free_house_is_no_hotel() -> None:
    t = complete_table().owns_group(0, "dark blue").built(4, "Boardwalk", "Park Place")
    assert not offers(t, give(t, 0, FREE_HOUSE))


# Sale of Stock Bonus


def test_a_share_is_sold_above_par() -> None:
    t = complete_table().owns(0, "acme-motors-1", "acme-motors-2", "general-radio-3").mortgaged("acme-motors-1")
    name = give(t, 0, SELL_SHARE)
    t.play(f"card {name}")
    assert t.decision.kind == "sell-share"
    assert t.options() == ["sell general-radio-3", "sell acme-motors-2"]
    t.play("sell acme-motors-2")
    assert t.cash(0) == 3400
    assert t.owner("acme-motors-2") == -1
    assert is_under_pack(t, name)


def test_the_sale_is_not_offered_without_an_unmortgaged_share() -> None:
    t = complete_table().owns(0, "acme-motors-1").mortgaged("acme-motors-1")
    assert not offers(t, give(t, 0, SELL_SHARE))


# Jail


@rule("UM-JAL-1")
def test_only_a_card_that_leaves_jail_is_used_there() -> None:
    t = complete_table().jailed(0)
    no, free = give(t, 0, JUST_SAY_NO), give(t, 0, LEAVES_JAIL)
    assert t.options("card") == [f"card {free}"]
    with pytest.raises(IllegalAction, match="card-not-held"):
        t.play(f"card {no}")
    t.play(f"card {free}")
    assert not t.in_jail(0)
    assert is_under_pack(t, free)


# saying no


@pytest.mark.parametrize("use", [TAKE_DEED, FORECLOSED])
def test_saying_no_saves_a_deed(use: i64) -> None:
    t = complete_table().owns(1, "Boardwalk").mortgaged("Boardwalk")
    played, no = give(t, 0, use), give(t, 1, JUST_SAY_NO)
    t.play(f"card {played}", "claim Boardwalk")
    assert t.decision.kind == "threat"
    assert t.decision.player == 1
    assert t.options() == [f"card {no}", "accept"]
    t.play(f"card {no}")
    assert t.owner("Boardwalk") == 1
    assert t.is_mortgaged("Boardwalk")
    assert t.cash(0) == 3200
    assert is_under_pack(t, no)
    assert keeper(t, played) == -1  # spent all the same


def test_who_can_say_no_may_also_let_it_happen() -> None:
    t = complete_table().owns(1, "Boardwalk")
    no = give(t, 1, JUST_SAY_NO)
    t.play(f"card {give(t, 0, TAKE_DEED)}", "claim Boardwalk", "accept")
    assert t.owner("Boardwalk") == 0
    assert keeper(t, no) == 1


def test_saying_no_stops_a_swap() -> None:
    t = complete_table().owns(0, "Baltic Avenue").owns(1, "Boardwalk")
    no = give(t, 1, JUST_SAY_NO)
    t.play(f"card {give(t, 0, SWAP_DEEDS)}", "claim Boardwalk", "swap Baltic Avenue", f"card {no}")
    assert [t.owner("Boardwalk"), t.owner("Baltic Avenue")] == [1, 0]


def test_nobody_says_no_to_a_no() -> None:
    t = complete_table().owns(1, "Boardwalk")
    mine, no = give(t, 0, JUST_SAY_NO), give(t, 1, JUST_SAY_NO)
    t.play(f"card {give(t, 0, TAKE_DEED)}", "claim Boardwalk", f"card {no}")
    assert t.owner("Boardwalk") == 1
    assert t.decision.kind == "turn"
    assert keeper(t, mine) == 0


@pytest.mark.parametrize("use", [JUST_SAY_NO, LAWYER])
def test_a_no_or_a_lawyer_wins_in_court(use: i64) -> None:
    t = complete_table()
    defence = give(t, 1, use)
    t.play(f"card {give(t, 0, SEE_YOU_IN_COURT)}", "pick 1")
    assert t.options() == [f"card {defence}", "accept"]
    t.play(f"card {defence}")
    assert [t.cash(0), t.cash(1)] == [3200, 3200]
    assert is_under_pack(t, defence)


def test_a_lawyer_for_shares_is_no_help_in_court() -> None:
    t = bare(cards_deck="equipment").holds(0, "see-you-in-court").holds(1, "stock-lawyer")
    t.play("card see-you-in-court", "pick 1")
    assert ([t.cash(0), t.cash(1)], t.decision.kind) == ([1750, 1250], "turn")
    assert hand(t, 1) == ["stock-lawyer"]


def test_a_lawyer_does_not_save_a_deed() -> None:
    t = complete_table().owns(1, "Boardwalk")
    give(t, 1, LAWYER)
    t.play(f"card {give(t, 0, TAKE_DEED)}", "claim Boardwalk")
    assert t.owner("Boardwalk") == 0


# trade and bankruptcy


@rule("UM-TRD-1")
def test_a_tradable_card_is_traded_and_played_by_its_new_holder() -> None:
    t = complete_table().owns(2, "Boardwalk")
    name = give(t, 1, TAKE_DEED)
    t.play(f"offer 1 $100 for {name}", "accept")
    assert keeper(t, name) == 0
    t.play(f"card {name}", "claim Boardwalk")
    assert t.owner("Boardwalk") == 0


@rule("UM-TRD-1")
def test_a_card_that_is_not_tradable_stays() -> None:
    t = complete_table()
    name = give(t, 0, SEE_YOU_IN_COURT)
    with pytest.raises(IllegalAction):
        t.play(f"offer 1 {name} for $100")


@rule("UM-BKR-3")
def test_a_bankrupt_to_the_pool_returns_his_cards_under_their_packs() -> None:
    t = complete_table().at(0, "Free Parking").has(0, 10).owns(1, "Boardwalk").jailed(0, 2).dice(1, 2)
    name = give(t, 0, TAKE_DEED)
    t.play("roll", "bankrupt")
    assert is_under_pack(t, name)


@rule("UM-RID-3")
@pytest.mark.parametrize(("after", "kind"), [("true", "taxi"), ("false", "turn")])
def test_a_cab_company_bought_by_buyers_market_drives_on_where_a_purchase_lets_it(after: str, kind: str) -> None:
    t = complete_table(taxi_after_purchase=after)
    t.play(f"card {give(t, 0, BUYERS_MARKET)}", "goto Yellow Cab Co.")
    assert (t.owner("Yellow Cab Co."), t.decision.kind) == (0, kind)

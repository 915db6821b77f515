"""Why a trader says what it says: the figures behind each kind of answer."""

from __future__ import annotations

from passgo.bots.asked import AWARD, DUE, LOT, OFFERED, OFFERER, STANDING
from passgo.bots.assets import rents_added
from passgo.bots.base import Reason
from passgo.bots.bidding import bidding_limit
from passgo.bots.prospects import Prospects
from passgo.bots.rare_choices import option_worth
from passgo.bots.valuation import Scales, deed_limit, reserve
from passgo.engine.actions import (
    ACCEPT,
    BANKRUPT,
    BID,
    BUILD,
    BUY,
    COUNTER,
    DECLINE,
    END,
    LIFT,
    MORTGAGE,
    OFFER,
    PASS,
    PAY,
    REFUSE,
    ROLL,
    SELL,
    about,
    verb_of,
)
from passgo.engine.columns import Ints, i64
from passgo.engine.machine import argument, asked, decider
from passgo.engine.rules.auction import BIDDING, lowest_bid
from passgo.engine.rules.debt import KEEP_OR_LIFT, RAISE_CASH
from passgo.engine.rules.jail import JAIL_TURN
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.rules.trade import CONSIDER_TRADE
from passgo.engine.state import FRAME, State


def interest_is_paid(s: State, asks: i64) -> bool:
    """Whether an heir is asked who has just paid it, and lifts a mortgage for its value (CLS-BKR-5)."""
    if asks == KEEP_OR_LIFT:
        return True
    values = [int(argument(s, k)) for k in range(len(asked(s).arguments))]
    return asked(s).by_name(values).get("interest_paid", 0) != 0


def reason_for(s: State, p: Prospects, code: i64, terms: Ints) -> Reason:
    """The figures that speak for an answer to the open decision."""
    verb = verb_of(code)
    me = decider(s)
    asks = s.stack[s.depth - FRAME]
    if verb == OFFER or verb == COUNTER:
        before = s.offer
        s.offer = terms
        reason = deal_reason(s, p, me, about(code) if verb == OFFER else argument(s, OFFERER), True)
        s.offer = before
        return reason
    if asks == CONSIDER_TRADE and (verb == ACCEPT or verb == REFUSE):
        return deal_reason(s, p, argument(s, OFFERER), me, False)
    if asks == BIDDING and (verb == BID or verb == PASS):
        low = lowest_bid(s, argument(s, AWARD), argument(s, LOT), argument(s, STANDING), me)
        worth, price = int(bidding_limit(s, p, me)), int(low)
        return Reason("bid", {"worth": worth, "price": price, "cash": int(s.cash[me])})
    if verb == BUY or (verb == DECLINE and s.edition.board.price[argument(s, OFFERED)] > 0):
        deed = argument(s, OFFERED)
        worth, price = int(deed_limit(s, p, me, deed)), int(s.edition.board.price[deed])
        return Reason("buy", {"worth": worth, "price": price, "cash": int(s.cash[me])})
    if verb == BUILD:
        lot = about(code)
        cost = int(s.edition.board.build_cost[lot])
        return Reason("build", {"more": int(rents_added(s, p, lot)), "cost": cost, "reserve": int(reserve(s, p, me))})
    if verb == LIFT:
        lot = about(code)
        cost = int(s.edition.board.mortgage[lot] if interest_is_paid(s, asks) else lift_cost(s, lot))
        return Reason("lift", {"cost": cost, "cash": int(s.cash[me])})
    if asks == RAISE_CASH and (verb == MORTGAGE or verb == SELL or verb == BANKRUPT):
        return Reason("raise", {"due": int(argument(s, DUE)), "cash": int(s.cash[me])})
    if asks == JAIL_TURN:
        name = "leave-jail" if verb != ROLL else "stay-in-jail"
        amounts = {"reserve": int(reserve(s, p, me)), "cash": int(s.cash[me])}
        return Reason(name, amounts, {"unsold": int(s.unsold)})
    if verb == ROLL or verb == END or verb == PAY:
        return Reason("go-on", {"cash": int(s.cash[me]), "reserve": int(reserve(s, p, me))})
    return Reason("best", {"worth": int(option_worth(s, p, me, code))})


def deal_reason(s: State, p: Prospects, giver: i64, partner: i64, mine: bool) -> Reason:
    """What the offer on the table brings who speaks, and the other one."""
    scales = Scales()
    scales.read(s, p, giver, partner)
    gain, other = (scales.mine, scales.his) if mine else (scales.his, scales.mine)
    return Reason("deal", {"gain": int(gain), "other": int(other)})

"""How high to bid: for a deed, for a share of one's own choice, for one of the last buildings."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import AWARD, LINE, LOT, STANDING
from passgo.bots.assets import building_worth
from passgo.bots.prospects import Prospects
from passgo.bots.valuation import deed_limit, purse, rivals_limit
from passgo.engine.actions import BID, PASS, act
from passgo.engine.columns import i64
from passgo.engine.machine import argument
from passgo.engine.rules.auction import bidder, lowest_bid, still_in
from passgo.engine.rules.shortage import AWARD_BUILDING, waits_for
from passgo.engine.settings import MIN_BID
from passgo.engine.state import State

BID_STEPS: Final[i64] = 4  # against somebody who bids on beyond reason: this part of the way to the limit


def bid_or_pass(s: State, p: Prospects) -> i64:
    """Up to what it is worth to me, but at once so high that the next keenest one gives up."""
    me = bidder(argument(s, LINE))
    low = lowest_bid(s, argument(s, AWARD), argument(s, LOT), argument(s, STANDING), me)
    funds = purse(s, p, me)
    if low > funds:
        return PASS
    limit = bidding_limit(s, p, me)
    if limit > funds:
        limit = funds
    if low > limit:
        return PASS
    keenest = keenest_rival(s, p, me, still_in(argument(s, LINE)))
    if keenest < low:
        keenest = low + (limit - low) // BID_STEPS if low > s.settings[MIN_BID] else low
    bid = keenest if keenest < limit else limit
    bid -= bid % s.edition.figures.note
    return act(BID, bid if bid > low else low)


def bidding_limit(s: State, p: Prospects, me: i64) -> i64:
    """The most that it pays to give for what is auctioned."""
    if argument(s, AWARD) == AWARD_BUILDING:
        return building_limit(s, p, me)
    deed = deed_to_win(s, p, me)
    if deed < 0:
        return 0
    return deed_limit(s, p, me, deed)


def keenest_rival(s: State, p: Prospects, me: i64, seats: i64) -> i64:
    """The most that another of the seats would give for it, as far as his purse goes."""
    if argument(s, AWARD) != AWARD_BUILDING:
        return rivals_limit(s, p, me, seats, deed_to_win(s, p, me))  # a deed: else the limit is 0 already
    most: i64 = 0
    for seat in range(s.players):
        if seat != me and seats >> seat & 1:
            limit = building_limit(s, p, seat)
            funds = purse(s, p, seat)
            if limit > funds:
                limit = funds
            if limit > most:
                most = limit
    return most


def deed_to_win(s: State, p: Prospects, me: i64) -> i64:
    """The deed that is auctioned, or the one that I would take, or -1 if I know none."""
    deed = argument(s, LOT)
    return deed if deed >= 0 else p.habits.deed_to_win(s, p, me)


def building_limit(s: State, p: Prospects, me: i64) -> i64:
    """A quarter more than a building costs on my best lot that waits for it."""
    cost: i64 = 0
    most: i64 = -1
    lot = s.first_deed[me]
    while lot >= 0:
        if waits_for(s, me, lot, argument(s, LOT)):
            gain = building_worth(s, p, lot)
            if gain > most:
                most = gain
                cost = s.edition.board.build_cost[lot]
        lot = s.next_deed[lot]
    return cost * 5 // 4

"""Buying and bidding by chances: what a deed does for me, against what it does in the likeliest other hands."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import AWARD, LINE, LOT, STANDING
from passgo.bots.bidding import deed_to_win
from passgo.bots.learned.judgement import after_purchase, whole_step
from passgo.bots.learned.network import Value
from passgo.bots.learned.thoughts import LIMIT, Thought
from passgo.bots.prospects import Prospects
from passgo.bots.valuation import purse as spending_money
from passgo.bots.valuation import rivals_limit
from passgo.engine.actions import BID, PASS, about, act, verb_of
from passgo.engine.columns import i64
from passgo.engine.machine import argument
from passgo.engine.rules.auction import bidder, leader, lowest_bid, price, purse, still_in
from passgo.engine.state import State

HALVINGS: Final[i64] = 7  # of the range in which a limit is looked for
BID_STEPS: Final[i64] = 3  # against somebody who bids on: this part of the way to the limit
STEP: Final[i64] = 10  # bids are multiples of it, in classic dollars


def chances_of_buying(s: State, value: Value, me: i64, deed: i64, asked: i64) -> tuple[i64, i64]:
    """My chances with a deed at its price, and with what an auction would make of it."""
    bought = value.chance(after_purchase(s, me, deed, asked), me)
    rival = keenest(s, value, me, everybody(s), deed, asked)
    if rival < 0:
        return bought, value.chance(s, me)
    paid = s.cash[rival] if s.cash[rival] < asked else asked
    left = value.chance(after_purchase(s, rival, deed, paid), me)
    if paid < asked:  # I could have it for what he cannot pay
        cheaper = value.chance(after_purchase(s, me, deed, paid), me)
        left = cheaper if cheaper > left else left
    return bought, left


def everybody(s: State) -> i64:
    return (1 << s.players) - 1


def keenest(s: State, value: Value, me: i64, seats: i64, deed: i64, asked: i64) -> i64:
    """Who of the seats gains most by a deed at such a price, as far as his cash goes; -1 if nobody would have it."""
    best: i64 = -1
    most: i64 = 0
    for seat in range(s.players):
        if seat != me and seats >> seat & 1 and not s.bankrupt[seat] and s.cash[seat] * 3 >= asked:
            paid = s.cash[seat] if s.cash[seat] < asked else asked
            gain = value.chance(after_purchase(s, seat, deed, paid), seat) - value.chance(s, seat)
            if best < 0 or gain > most:
                most = gain
                best = seat
    return best


def bid_or_pass(s: State, p: Prospects, value: Value, thought: Thought) -> i64:
    """For a deed: up to my limit, at once so high that the next keenest one may give up, in steps that people use."""
    line = argument(s, LINE)
    me = bidder(line)
    standing = argument(s, STANDING)
    deed = deed_to_win(s, p, me)
    low = lowest_bid(s, argument(s, AWARD), argument(s, LOT), standing, me)
    most = purse(s, me)
    if deed < 0 or low > most:
        return PASS
    limit = bidding_limit(s, value, me, deed, low, most, still_in(line), leader(standing))
    thought.note(LIMIT, low, limit)
    if limit < low:
        return PASS
    step = whole_step(s, STEP)
    wanted = rivals_limit(s, p, me, still_in(line), deed)
    if wanted < low:
        wanted = low + (limit - low) // BID_STEPS if price(standing) > 0 else low
    wanted += -wanted % step
    if wanted > limit:
        wanted = limit - limit % step
    return act(BID, wanted if wanted > low else low)


def in_steps(s: State, p: Prospects, code: i64) -> i64:
    """A bid as people name it: in tens, or the least that is allowed."""
    if verb_of(code) != BID:
        return code
    me = bidder(argument(s, LINE))
    step = whole_step(s, STEP)
    bid = about(code)
    low = lowest_bid(s, argument(s, AWARD), argument(s, LOT), argument(s, STANDING), me)
    rest = bid % step
    if rest == 0 or bid == low:
        return code
    if bid + step - rest <= spending_money(s, p, me):
        return act(BID, bid + step - rest)
    return act(BID, bid - rest if bid - rest > low else low)


def bidding_limit(s: State, value: Value, me: i64, deed: i64, low: i64, most: i64, seats: i64, top: i64) -> i64:
    """The most that it pays to give: above it I am better off with the deed in another's hands, at that price."""
    rival = top if top >= 0 else keenest(s, value, me, seats, deed, low)
    without = value.chance(s, me)
    if gain_over(s, value, me, rival, deed, low, without) < 0:
        return low - 1
    high = most
    if gain_over(s, value, me, rival, deed, high, without) >= 0:
        return high
    for _k in range(HALVINGS):
        middle = (low + high) // 2
        if gain_over(s, value, me, rival, deed, middle, without) >= 0:
            low = middle
        else:
            high = middle
    return low


def gain_over(s: State, value: Value, me: i64, rival: i64, deed: i64, paid: i64, without: i64) -> i64:
    """What having a deed for a sum brings me, against the rival's having it for as much, or nobody's."""
    mine = value.chance(after_purchase(s, me, deed, paid), me)
    if rival < 0 or s.cash[rival] < paid:
        return mine - without
    his = value.chance(after_purchase(s, rival, deed, paid), me)
    return mine - his

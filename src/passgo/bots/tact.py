"""How to make offers and stay welcome: not too many, and nothing again that was turned down.

All of it is read off the position, whoever plays the seat and whatever he remembers.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.prospects import Prospects
from passgo.bots.valuation import Scales
from passgo.engine.columns import Ints, empty, i64, pushed
from passgo.engine.rules.items import CASH_ITEM, item_kind
from passgo.engine.rules.past_offers import (
    GIVER,
    PARTNER,
    TERMS,
    betterment,
    has_changed,
    is_quiet,
    names,
    net_cash,
    same_things,
)
from passgo.engine.state import State

OFFERS: Final[i64] = 2  # that anybody gets in a turn, from all players together
LEAST: Final[i64] = 40  # what makes a deal worth the talk, in classic dollars
BETTER: Final[i64] = 10  # percent of the cash that was named; by so much, too, must the next offer be better


def is_open_to_offers(s: State, player: i64) -> bool:
    """Whether a player may be asked once more in this turn."""
    return s.approached[player] < OFFERS and not is_quiet(s, player)


def asks_again(s: State, p: Prospects, scales: Scales, giver: i64, partner: i64) -> bool:
    """Whether the offer on the table was turned down already, by whomever it was made, and nothing has changed.

    It was if the partner would have to give something that he rather kept, or is to have something that he did not want
    to pay for; and if it is not clearly better for him: by what makes a deal worth the talk and by a tenth of the cash.
    For the same things cash decides, else what he gains.
    """
    gain: i64 = 0
    known = False
    at: i64 = 0
    while at < len(s.past_offers):
        if s.past_offers[at + PARTNER] == partner and is_alike(s, at) and not has_changed(s, at):
            before = net_cash(s.past_offers, at + TERMS, at + s.past_offers[at])
            margin = (before if before > 0 else -before) * BETTER // 100
            if margin < LEAST * p.unit:
                margin = LEAST * p.unit
            if s.past_offers[at + GIVER] == giver and same_things(s, at):
                better = betterment(s, at)
            else:
                if not known:
                    scales.read(s, p, giver, partner)
                    gain = scales.his
                    known = True
                better = gain - gain_by(s, p, scales, at)
            if better < margin:
                return True
        at += s.past_offers[at]
    return False


def is_alike(s: State, at: i64) -> bool:
    """Whether the offer on the table asks for what an entry asked for, or offers again what was to be had for cash."""
    there = at + TERMS
    stop = at + s.past_offers[at]
    theirs = there + 1 + s.past_offers[there]
    middle = 1 + s.offer[0]
    if has_things(s.past_offers, theirs, stop):
        return shares(s, middle, i64(len(s.offer)), theirs, stop)
    return shares(s, 1, middle, there + 1, theirs)


def shares(s: State, start: i64, stop: i64, there: i64, end: i64) -> bool:
    """Whether one of these items of the offer on the table, cash apart, is among those of an entry."""
    for k in range(start, stop):
        if item_kind(s.offer[k]) != CASH_ITEM and names(s.past_offers, there, end, s.offer[k]):
            return True
    return False


def has_things(terms: Ints, start: i64, stop: i64) -> bool:
    """Whether there is anything but cash."""
    for k in range(start, stop):
        if item_kind(terms[k]) != CASH_ITEM:
            return True
    return False


def gain_by(s: State, p: Prospects, scales: Scales, at: i64) -> i64:
    """What the partner would gain today by an offer that he turned down."""
    terms: Ints = empty()
    for k in range(at + TERMS, at + s.past_offers[at]):
        terms = pushed(terms, s.past_offers[k])
    now = s.offer
    s.offer = terms
    scales.read(s, p, s.past_offers[at + GIVER], s.past_offers[at + PARTNER])
    s.offer = now
    return scales.his

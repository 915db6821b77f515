"""What the simple bot thinks of in a race for cash: deeds that pay in time."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import AWARD, LINE, LOT, STANDING
from passgo.engine.actions import BID, PASS, act
from passgo.engine.board import STRIDE
from passgo.engine.columns import i64
from passgo.engine.machine import argument
from passgo.engine.rules.auction import bidder, lowest_bid
from passgo.engine.state import State

RENTS: Final[i64] = 2  # that a deed brings before the race is over, about; what it costs beyond them is lost
RAISE: Final[i64] = 10  # notes by which a bid rises: a leap would only make a cheap deed dear
PURSE: Final[i64] = 50  # cash kept when bidding, in dollars of Classic


def pays(s: State, deed: i64, price: i64) -> bool:
    """Whether a deed earns its price in time."""
    return price <= RENTS * s.edition.board.rents[deed * STRIDE]


def race_bid(s: State) -> i64:
    """In small steps up to what the deed earns in time."""
    me = bidder(argument(s, LINE))
    low = lowest_bid(s, argument(s, AWARD), argument(s, LOT), argument(s, STANDING), me)
    spare = s.cash[me] - PURSE * s.edition.figures.dollar
    deed = argument(s, LOT)
    higher = low + (RAISE - 1) * s.edition.figures.note
    if higher <= spare and pays(s, deed, higher):
        return act(BID, higher)
    return act(BID, low) if low <= spare and pays(s, deed, low) else PASS

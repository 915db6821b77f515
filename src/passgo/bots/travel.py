"""Moves beside the dice: tickets to a deed worth having, and kept cards while they can be played."""

from __future__ import annotations

from typing import Final

from passgo.bots.prospects import Prospects, page_of
from passgo.bots.valuation import lot_gain
from passgo.engine.actions import ROLL, TICKET, USE_CARD, act, pack_ride
from passgo.engine.columns import i64
from passgo.engine.machine import argument, asked
from passgo.engine.state import BANK, State

FAR: Final[i64] = 12  # spaces ahead that a ticket is looked at for
TICKET_WORTH: Final[i64] = 60  # what a ride must bring, in classic dollars


def before_roll(s: State, p: Prospects) -> i64:
    """Roll, unless a ride or a ticket leads to something better or a card wants to be played."""
    ride = p.habits.ride(s, p)
    return ride if ride >= 0 else card_to_play(s, p, ride_or(s, p, p.habits.before_roll(s)))


def ride_or(s: State, p: Prospects, otherwise: i64) -> i64:
    """A ticket to the best deed for sale ahead, if one is held and leads there."""
    if s.unsold == 0:
        return otherwise
    space: i64 = -1
    for k in range(i64(len(p.vouchers))):
        card = p.vouchers[k]
        if s.holder[card] == s.turn:
            if space < 0:
                space = best_ahead(s, p)
                if space < 0:
                    return otherwise
            ride = act(TICKET, pack_ride(card, space))
            if is_legal(s, ride):
                return ride
    return otherwise


def best_ahead(s: State, p: Prospects) -> i64:
    """The space shortly ahead with the deed for sale that is worth most beyond its price, or -1."""
    best: i64 = -1
    board = s.edition.board
    page = page_of(s, p)
    most = TICKET_WORTH * p.unit
    space = s.place[s.turn]
    for _k in range(FAR):
        space = board.ahead[space]
        deed = board.deed_at[space]
        if deed >= 0 and s.owner[deed] == BANK and board.price[deed] <= s.cash[s.turn]:
            value = lot_gain(s, p, page, s.turn, board.group_of[deed]) - board.price[deed]
            if value > most:
                most = value
                best = space
    return best


def card_to_play(s: State, p: Prospects, otherwise: i64) -> i64:
    """A kept card that can be played now is played."""
    if otherwise != ROLL or s.rolled == 0:
        for k in range(i64(len(p.playable))):
            card = p.playable[k]
            if s.holder[card] == s.turn and is_legal(s, act(USE_CARD, card)):
                return act(USE_CARD, card)
    return otherwise


def is_legal(s: State, action: i64) -> bool:
    return asked(s).illegal_reason(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3), action) == 0

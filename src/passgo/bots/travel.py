"""Moves beside the dice: tickets to a deed worth having, and kept cards while they can be played."""

from __future__ import annotations

from typing import Final

from passgo.bots.judgement import lot_gain
from passgo.bots.prospects import Prospects, page_of
from passgo.bots.race import card_to_play as race_card
from passgo.bots.weighing import space_worth
from passgo.editions.ultimate.subway import BEFORE_BONUS, BEFORE_ROLL, promises_voucher, ride_refusal
from passgo.editions.ultimate.turn import TAKE_ULTIMATE_TURN, owes_voucher
from passgo.editions.ultimate.vouchers import voucher_options
from passgo.engine.actions import CONTINUE, END, RIDE_TO, ROLL, TICKET, USE_CARD, Options, act
from passgo.engine.columns import i64
from passgo.engine.machine import argument, asked
from passgo.engine.state import BANK, State

FAR: Final[i64] = 12  # spaces ahead that a ticket is looked at for
TICKET_WORTH: Final[i64] = 60  # what a ride must bring, in classic dollars


def before_roll(s: State, p: Prospects) -> i64:
    """Roll, unless the Subway or a ticket leads to something better or a card wants to be played."""
    if p.subway[s.place[s.turn]] and not promises_voucher(s, BEFORE_ROLL):
        return best_ride(s, p, BEFORE_ROLL, ROLL)
    answer = ROLL if s.edition.turn.take != TAKE_ULTIMATE_TURN else keep_promise(s, ROLL)
    return card_to_play(s, p, ride_or(s, p, answer))


def before_bonus(s: State, p: Prospects) -> i64:
    """On with the icon, unless the Subway or a ticket leads to something better."""
    if p.subway[s.place[s.turn]]:
        return best_ride(s, p, BEFORE_BONUS, CONTINUE)
    return ride_or(s, p, CONTINUE)


def keep_promise(s: State, otherwise: i64) -> i64:
    """Whoever took the Subway on the promise of a voucher plays one before anything else (UM-SUB-7)."""
    if not owes_voucher(s):
        return otherwise
    out = Options()
    voucher_options(s, out)
    return out.codes[0]


def best_ride(s: State, p: Prospects, window: i64, otherwise: i64) -> i64:
    """By the Subway to the space that is worth most, if any is worth something: no ticket leads further."""
    best = otherwise
    most: i64 = 0
    for space in range(s.edition.board.size):
        value = space_worth(s, p, s.turn, space)
        if value > most and ride_refusal(s, window, space) == 0:
            most = value
            best = act(RIDE_TO, space)
    return best


def ride_or(s: State, p: Prospects, otherwise: i64) -> i64:
    """A ticket to the best deed for sale ahead, if one is held and leads there."""
    if s.unsold == 0:
        return otherwise
    space: i64 = -1
    for k in range(i64(len(p.vouchers))):
        card = p.vouchers[k]
        if s.keeper[card] == s.turn:
            if space < 0:
                space = best_ahead(s, p)
                if space < 0:
                    return otherwise
            ride = act(TICKET, space << 8 | card)
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
    """A kept card that can be played now is played; in a race for cash only one that brings a deed or a house."""
    if s.edition.figures.goal_cash > 0:
        if otherwise != END:
            return otherwise
        card = race_card(s)
        return act(USE_CARD, card) if card >= 0 else otherwise
    if otherwise != ROLL or s.rolled == 0:
        for k in range(i64(len(p.playable))):
            card = p.playable[k]
            if s.keeper[card] == s.turn and is_legal(s, act(USE_CARD, card)):
                return act(USE_CARD, card)
    return otherwise


def is_legal(s: State, action: i64) -> bool:
    return asked(s).refuses(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3), action) == 0

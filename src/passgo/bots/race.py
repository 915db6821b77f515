"""What the simple bot thinks of in a race for cash: cheap deeds, stars, kept cards, and whom money helps least."""

from __future__ import annotations

from typing import Final

from passgo.editions.millionaire.effects import GIVE_MONEY
from passgo.editions.millionaire.fortune import HAND_OVER_TO
from passgo.editions.millionaire.kept import AFTER_MOVES, FREE_HOUSE, TAKE_OVER, TAKEOVER, is_playable
from passgo.editions.millionaire.levels import CHOOSE_UPGRADE
from passgo.engine.actions import BID, END, NO, PASS, PICK, UPGRADE, USE_CARD, Options, about, act
from passgo.engine.board import STRIDE
from passgo.engine.columns import i64
from passgo.engine.machine import argument, asked
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
    me = bidder(argument(s, 3))
    low = lowest_bid(s, argument(s, 0), argument(s, 1), argument(s, 2), me)
    spare = s.cash[me] - PURSE * s.edition.figures.dollar
    deed = argument(s, 1)
    higher = low + (RAISE - 1) * s.edition.figures.note
    if higher <= spare and pays(s, deed, higher):
        return act(BID, higher)
    return act(BID, low) if low <= spare and pays(s, deed, low) else PASS


def race_end(s: State) -> i64:
    """Play what brings something for nothing, then keep the cash: a house seldom comes back in time."""
    card = card_to_play(s)
    return act(USE_CARD, card) if card >= 0 else END


def race_answer(s: State, asks: i64) -> i64:
    """The answer to a question that only a race asks, or -1."""
    if asks == CHOOSE_UPGRADE:
        return rise_or_not(s)
    if asks == TAKE_OVER:
        return dearest_wish(s)
    return act(PICK, poorest_other(s)) if asks == GIVE_MONEY or asks == HAND_OVER_TO else -1


def card_to_play(s: State) -> i64:
    """A card to play before the turn ends, or -1: one that brings a deed or a house; a forced deal needs a plan."""
    card = playable_for(s, TAKEOVER)
    return card if card >= 0 else playable_for(s, FREE_HOUSE)


def playable_for(s: State, use: i64) -> i64:
    """A card of mine for this use that can be played before the turn ends, or -1."""
    first = s.edition.used_start[use]
    for k in range(s.edition.used_count[use]):
        card = s.edition.by_use[first + k]
        if s.keeper[card] == s.turn and is_playable(s, s.turn, card, AFTER_MOVES):
            return card
    return -1


def rise_or_not(s: State) -> i64:
    """The next stars pay for themselves with the second salary from now, so not when the goal is as near as that."""
    return UPGRADE if s.cash[s.turn] < s.edition.figures.goal_cash - 2 * s.edition.figures.salary else NO


def dearest_wish(s: State) -> i64:
    """The deed to take from another: of the group one holds most of, and there the dearest."""
    out = Options()
    asked(s).options(s, argument(s, 0), argument(s, 1), 0, 0, out)
    best: i64 = -1
    most: i64 = -1
    for k in range(i64(len(out.codes))):
        count = s.holds(s.turn, s.edition.board.group_of[about(out.codes[k])])
        if count >= most:
            most = count
            best = out.codes[k]
    return best


def poorest_other(s: State) -> i64:
    """Whom a gift brings least near to winning."""
    best = s.next_solvent(s.turn)
    for p in range(s.players):
        if p != s.turn and not s.out[p] and s.cash[p] < s.cash[best]:
            best = p
    return best

"""What bots say at the questions that only Ultimate asks: the Subway, promised vouchers, shares, taxis."""

from __future__ import annotations

from typing import Final

from passgo.bots.habits import NO_ANSWER, Habits
from passgo.bots.prospects import Prospects
from passgo.bots.rare_choices import space_worth
from passgo.bots.travel import ride_or
from passgo.bots.valuation import deed_gain, reserve
from passgo.editions.ultimate.bonus import CATCH_THE_BUS
from passgo.editions.ultimate.cabs import OFFER_TAXI, can_pay_fare, fare, is_destination
from passgo.editions.ultimate.kept import step_of
from passgo.editions.ultimate.places import SUBWAY
from passgo.editions.ultimate.stocks import OFFER_SHARE, first_company, par, unsold
from passgo.editions.ultimate.subway import BEFORE_BONUS, BEFORE_ROLL, promises_voucher, ride_refusal
from passgo.editions.ultimate.turn import BEFORE_BONUS_CHOICE, CHOOSE_TRIPLE_ON_TRACKS, is_for_triples, owes_voucher
from passgo.editions.ultimate.verbs import BUY_SHARE, CONTINUE, HIT, RIDE_TO
from passgo.editions.ultimate.vouchers import voucher_options
from passgo.engine.actions import DECLINE, END, GO_TO, ROLL, STAY, TAKE, Options, about, act, verb_of
from passgo.engine.board import SHARE
from passgo.engine.columns import i64
from passgo.engine.machine import argument
from passgo.engine.state import BANK, FRAME, State
from passgo.engine.steps import place_of

DRIVER: Final[i64] = place_of(OFFER_TAXI, "deed")
SPARE: Final[i64] = 400  # cash that a bot which weighs nothing keeps when it buys a share


class UltimateHabits(Habits):
    def before_roll(self, s: State) -> i64:
        return keep_promise(s, ROLL)

    def before_end(self, s: State) -> i64:
        return keep_promise(s, END)

    def answer(self, s: State, asks: i64) -> i64:
        return TAKE if asks == CATCH_THE_BUS else NO_ANSWER

    def simple_answer(self, s: State, asks: i64) -> i64:
        if asks == OFFER_SHARE:
            return invest(s)
        if asks == CHOOSE_TRIPLE_ON_TRACKS:
            return first_by_triples(s)
        if asks == BEFORE_BONUS_CHOICE:
            return CONTINUE
        if asks == OFFER_TAXI:
            return STAY
        return NO_ANSWER

    def trader_answer(self, s: State, p: Prospects, asks: i64) -> i64:
        if asks == CHOOSE_TRIPLE_ON_TRACKS:
            return best_by_triples(s, p)
        if asks == OFFER_TAXI:
            return best_by_taxi(s, p, argument(s, DRIVER), 0)
        if asks != BEFORE_BONUS_CHOICE:
            return NO_ANSWER
        if is_on_subway(s):
            return best_ride(s, p, BEFORE_BONUS, CONTINUE)
        return ride_or(s, p, CONTINUE)

    def careful_answer(self, s: State, p: Prospects, asks: i64) -> i64:
        """A taxi's fare counts."""
        if asks == OFFER_TAXI:
            return best_by_taxi(s, p, argument(s, DRIVER), fare(s, argument(s, DRIVER)))
        return NO_ANSWER

    def ride(self, s: State, p: Prospects) -> i64:
        if is_on_subway(s) and not promises_voucher(s, BEFORE_ROLL):
            return best_ride(s, p, BEFORE_ROLL, ROLL)
        return NO_ANSWER

    def option_worth(self, s: State, p: Prospects, me: i64, action: i64) -> i64:
        verb = verb_of(action)
        if verb == RIDE_TO:
            return space_worth(s, p, me, about(action))
        if verb == BUY_SHARE:
            return share_worth(s, p, me, about(action))
        if verb == HIT and s.owner[about(action)] != me:
            return s.level[about(action)] + 1
        return 0

    def deed_to_win(self, s: State, p: Prospects, me: i64) -> i64:
        """Of an option on shares the share that is worth most to the player."""
        best: i64 = -1
        most: i64 = 0
        for group in range(first_company(s), s.groups):
            share = unsold(s, group)
            if share >= 0:
                gain = deed_gain(s, p, me, share)
                if best < 0 or gain > most:
                    most = gain
                    best = share
        return best

    def is_playable(self, use: i64) -> bool:
        return step_of(use) >= 0

    def pays_dividends(self, kind: str) -> bool:
        return kind == "stock exchange"


def keep_promise(s: State, otherwise: i64) -> i64:
    """Whoever took the Subway on the promise of a voucher plays one before anything else (UM-SUB-7)."""
    if not owes_voucher(s):
        return otherwise
    out = Options()
    voucher_options(s, out)
    return out.codes[0]


def is_on_subway(s: State) -> bool:
    return s.edition.board.kind_of[s.place[s.turn]] == SUBWAY


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


def first_by_triples(s: State) -> i64:
    space: i64 = 0
    while not is_for_triples(s, space):
        space += 1
    return act(GO_TO, space)


def best_by_triples(s: State, p: Prospects) -> i64:
    """To the space that is worth most, whatever that is."""
    best: i64 = -1
    most: i64 = 0
    for space in range(s.edition.board.size):
        if is_for_triples(s, space):
            value = space_worth(s, p, s.turn, space)
            if best < 0 or value > most:
                most = value
                best = space
    return act(GO_TO, best)


def best_by_taxi(s: State, p: Prospects, deed: i64, due: i64) -> i64:
    """Where a taxi goes, to the space that is worth most, if one is worth more than is due and can be bought then."""
    board = s.edition.board
    best: i64 = STAY
    most = due
    if can_pay_fare(s, deed):
        for space in range(board.size):
            there = board.deed_at[space]
            if there >= 0 and is_destination(s, space) and board.price[there] + due <= s.cash[s.turn]:
                value = space_worth(s, p, s.turn, space)
                if value > most:
                    most = value
                    best = act(RIDE_TO, space)
    return best


def share_worth(s: State, p: Prospects, me: i64, share: i64) -> i64:
    """At the Exchange a share must leave the reserve; what is won at an auction is paid for already."""
    if s.stack[s.depth - FRAME] != OFFER_SHARE:
        return deed_gain(s, p, me, share)
    price = par(s, me, share)
    return deed_gain(s, p, me, share) - price if s.cash[me] - price >= reserve(s, p, me) else -price


def invest(s: State) -> i64:
    """A share of the company one holds most of, with money to spare."""
    board = s.edition.board
    best: i64 = DECLINE
    most: i64 = -1
    for deed in range(board.properties, board.deeds):
        if board.family[deed] == SHARE and s.owner[deed] == BANK:
            group = board.group_of[deed]
            if s.holds(s.turn, group) > most and s.cash[s.turn] - board.price[deed] >= SPARE:
                most = s.holds(s.turn, group)
                best = act(BUY_SHARE, deed)
    return best

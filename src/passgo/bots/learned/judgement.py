"""What a position would be worth after a change that nobody has made yet: a deal, a purchase, a loan, a building."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import CREDITOR, DEBTOR, DUE
from passgo.engine.columns import Ints, i64
from passgo.engine.machine import argument
from passgo.engine.rules.debt import RAISE_CASH, can_raise, go_bankrupt
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, item_kind, item_number
from passgo.engine.rules.trade import fees_in
from passgo.engine.state import BANK, FRAME, State

SMALLEST: Final[i64] = 200  # millionths that any change must bring


def after_deal(s: State, giver: i64, partner: i64, terms: Ints) -> State:
    """The position once these bundles have changed hands, interest on mortgages paid."""
    t = s.copy()
    t.offer = terms
    middle = 1 + terms[0]
    end = i64(len(terms))
    t.shift(giver, BANK, fees_in(t, middle, end))
    t.shift(partner, BANK, fees_in(t, 1, middle))
    for at in range(1, end):
        kind = item_kind(terms[at])
        number = item_number(terms[at])
        taker = partner if at < middle else giver
        if kind == CASH_ITEM:
            t.shift(giver if at < middle else partner, taker, number)
        elif kind == DEED_ITEM:
            t.give_deed(number, taker)
        elif kind == CARD_ITEM:
            t.holder[number] = taker
        else:
            t.immune[number] |= 1 << taker
    return t


def after_payment(s: State, payer: i64, payee: i64, amount: i64) -> State:
    t = s.copy()
    t.shift(payer, payee, amount)
    return t


def after_purchase(s: State, buyer: i64, deed: i64, price: i64) -> State:
    """The position once a deed of the Bank's is sold."""
    t = s.copy()
    t.shift(buyer, BANK, price)
    t.give_deed(deed, buyer)
    return t


def after_loan(s: State, deed: i64) -> State:
    """The position once a deed is mortgaged."""
    t = s.copy()
    t.shift(BANK, t.owner[deed], t.edition.board.mortgage[deed])
    t.set_mortgage(deed, 1)
    return t


def after_debt(t: State, debtor: i64, creditor: i64, amount: i64) -> State:
    """The same position once a debt is met, by loans if need be, or the debtor is out of the game."""
    if can_raise(t, debtor) >= amount:
        t.shift(debtor, creditor, amount)
    else:
        go_bankrupt(t, debtor, creditor)
    return t


def outlook(t: State) -> State:
    """A position of one's own, with the debt met that somebody is just asked to pay."""
    at = t.depth - FRAME
    if not t.over and at >= 0 and t.stack[at] == RAISE_CASH:
        return after_debt(t, argument(t, DEBTOR), argument(t, CREDITOR), argument(t, DUE))
    return t


def margin(least: i64, now: i64, smallest: i64 = SMALLEST) -> i64:
    """What a change must bring that brings `least` at even chances: less where little is left to win or to lose."""
    scaled = least * 4 * (now // 1000) * (1000 - now // 1000) // 1_000_000
    return scaled if scaled > smallest else smallest


def whole_step(s: State, dollars: i64) -> i64:
    """So many dollars of Classic as a sum that people name: in whole notes."""
    step = dollars * s.edition.figures.dollar
    step -= step % s.edition.figures.note
    return step if step > 0 else s.edition.figures.note


def completed_group(s: State, taker: i64, terms: Ints, start: i64, stop: i64) -> i64:
    """A group on which the taker of these items could build with them, and cannot now; -1 if there is none."""
    board = s.edition.board
    for at in range(start, stop):
        if item_kind(terms[at]) == DEED_ITEM:
            deed = item_number(terms[at])
            group = board.group_of[deed]
            held = s.holds(taker, group)
            needed = s.edition.lots_needed[group]
            if held < needed and board.build_cost[deed] > 0:
                gets: i64 = 0
                for k in range(start, stop):
                    if item_kind(terms[k]) == DEED_ITEM and board.group_of[item_number(terms[k])] == group:
                        gets += 1
                if held + gets >= needed:
                    return group
    return -1

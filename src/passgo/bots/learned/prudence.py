"""Deals that one does not make, whatever the value says: it was learned from players who make them."""

from __future__ import annotations

from typing import Final

from passgo.bots.learned.judgement import completed_group
from passgo.engine.board import STREET, STRIDE
from passgo.engine.columns import Ints, bit, i64
from passgo.engine.rules.items import CASH_ITEM, DEED_ITEM, item_kind, item_number
from passgo.engine.state import State

BEARABLE: Final[i64] = 3  # times the highest rents of all groups that somebody could build on, in cash
DEAR: Final[i64] = 200  # more than is printed on a deed, in classic dollars


def is_unwise(s: State, me: i64, other: i64, terms: Ints, start: i64, stop: i64) -> bool:
    """Whether I would regret to give these items of a deal for the others, whatever the value says of it."""
    return (
        is_reckless(s, me, other, terms, start, stop)
        or is_below_loan(s, terms, start, stop)
        or is_overpaid(s, me, terms, start, stop)
    )


def is_reckless(s: State, me: i64, other: i64, terms: Ints, start: i64, stop: i64) -> bool:
    """Whether a deal lets the other build with these items, nothing lets me, and I could not bear what he may charge.

    What he pays for a group comes back to him, and the group stays: the learned value is short-sighted there. Where
    nobody else builds and I am rich, arming somebody is how a game that stands still is brought to its end. A race is
    over before it shows.
    """
    if s.edition.figures.goal_cash > 0:
        return False
    armed = completed_group(s, other, terms, start, stop)
    if armed < 0:
        return False
    middle = 1 + terms[0]
    end = i64(len(terms))
    mine = completed_group(s, me, terms, middle, end) if start < middle else completed_group(s, me, terms, 1, middle)
    if mine >= 0:
        return False
    charged: i64 = 0
    ready = s.groups_ready[other] | bit(armed)
    for group in range(s.groups):
        if ready >> group & 1:
            charged += highest_rent(s, group)
    return s.cash[me] < BEARABLE * charged


def is_below_loan(s: State, terms: Ints, start: i64, stop: i64) -> bool:
    """Whether deeds alone are given, for cash alone, and for less than the Bank lends on them."""
    board = s.edition.board
    lent: i64 = 0
    given: i64 = 0
    for at in range(1, i64(len(terms))):
        kind = item_kind(terms[at])
        if start <= at < stop:
            if kind == DEED_ITEM:
                given += 1
                if not s.mortgaged[item_number(terms[at])]:
                    lent += board.mortgage[item_number(terms[at])]
            elif kind != CASH_ITEM:
                return False
        elif kind != CASH_ITEM:
            return False
    paid = cash_in(terms, start, stop)
    return given > 0 and cash_in(terms, 1, i64(len(terms))) - 2 * paid < lent


def is_overpaid(s: State, me: i64, terms: Ints, start: i64, stop: i64) -> bool:
    """Whether cash alone is given, much more than is printed on deeds that go with none of mine and keep nobody off."""
    board = s.edition.board
    printed: i64 = 0
    bought: i64 = 0
    for at in range(1, i64(len(terms))):
        kind = item_kind(terms[at])
        if kind == DEED_ITEM and not start <= at < stop:
            printed += board.price[item_number(terms[at])]
            bought += 1
        elif kind != CASH_ITEM:
            return False
    paid = 2 * cash_in(terms, start, stop) - cash_in(terms, 1, i64(len(terms)))
    if bought == 0 or paid <= printed + DEAR * s.edition.figures.dollar:
        return False
    for at in range(1, i64(len(terms))):
        if item_kind(terms[at]) == DEED_ITEM:
            group = board.group_of[item_number(terms[at])]
            held = s.holds(me, group)
            for k in range(1, i64(len(terms))):
                if item_kind(terms[k]) == DEED_ITEM and board.group_of[item_number(terms[k])] == group:
                    held += 1
            if held > 1:
                return False
            for other in range(s.players):
                if other != me and s.holds(other, group) >= s.edition.lots_needed[group] - 1:
                    return False
    return True


def cash_in(terms: Ints, start: i64, stop: i64) -> i64:
    total: i64 = 0
    for at in range(start, stop):
        if item_kind(terms[at]) == CASH_ITEM:
            total += item_number(terms[at])
    return total


def highest_rent(s: State, group: i64) -> i64:
    """What a visit to a group can cost at most."""
    board = s.edition.board
    column = s.hotel_level if board.group_family[group] == STREET else board.group_size[group] - 1
    most: i64 = 0
    for k in range(board.group_size[group]):
        rent = board.rents[s.lot(group, k) * STRIDE + column]
        if rent > most:
            most = rent
    return most

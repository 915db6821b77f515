"""The offers that were not accepted, as everybody at the table remembers them; and who does not want more of them.

No rule reads the memory. It is for players who would not ask for the same thing twice, and it lies in the position
because it is the game's public past: a bot may be another object, in another process, at every question.

The state's `past_offers` has one entry after another: its own length, who offered to whom, how much cash the partner
had, a fingerprint of the holdings that mattered, and the terms as they lay on the table. An offer is entered when it is
put and struck out when it is accepted, so what stays was refused or answered with another offer, or is open.
"""

from typing import Final

from passgo.engine.columns import Ints, empty, i64, pushed
from passgo.engine.rules.items import CASH_ITEM, DEED_ITEM, IMMUNITY_ITEM, item_kind, item_number
from passgo.engine.state import State

GIVER: Final[i64] = 1  # where an entry has what; its length comes first
PARTNER: Final[i64] = 2
CASH: Final[i64] = 3
HOLDINGS: Final[i64] = 4
TERMS: Final[i64] = 5  # how many items the giver gives, those, then the partner's

MOST: Final[i64] = 16  # entries about offers to the same partner; the oldest make room
LONGEST: Final[i64] = 32  # numbers in terms that are remembered: nobody puts together such a heap twice
FACTOR: Final[i64] = 1_000_003
MASK: Final[i64] = (1 << 40) - 1  # a fingerprint times the factor stays a whole number of 64 bits


def is_quiet(s: State, player: i64) -> bool:
    """Whether a player said that he wants no more offers in this turn."""
    return s.quiet >> player & 1 != 0


def count_refusal(s: State, giver: i64) -> None:
    """An offer was turned down; after so many in a turn a player makes no more."""
    s.talked = True
    s.refused[giver] += 1


def enter_offer(s: State, giver: i64, partner: i64) -> None:
    """The offer on the table is put to the partner. What it replaces, or what is out of date, is forgotten."""
    s.talked = True
    s.approached[partner] += 1
    if len(s.offer) > LONGEST:
        return
    kept: Ints = empty()
    surplus = entries_to(s, partner) + 1 - MOST
    at: i64 = 0
    while at < len(s.past_offers):
        theirs = s.past_offers[at + PARTNER] == partner
        if theirs and surplus > 0:
            surplus -= 1
        elif not has_changed(s, at) and not (
            theirs and s.past_offers[at + GIVER] == giver and same_things(s, at) and betterment(s, at) >= 0
        ):
            for k in range(at, at + s.past_offers[at]):
                kept = pushed(kept, s.past_offers[k])
        at += s.past_offers[at]
    kept = pushed(kept, TERMS + i64(len(s.offer)))
    kept = pushed(kept, giver)
    kept = pushed(kept, partner)
    kept = pushed(kept, s.cash[partner])
    kept = pushed(kept, fingerprint(s, giver, partner, s.offer, 0, i64(len(s.offer))))
    for k in range(i64(len(s.offer))):
        kept = pushed(kept, s.offer[k])
    s.past_offers = kept


def strike_out(s: State, giver: i64, partner: i64) -> None:
    """The offer on the table was accepted."""
    kept: Ints = empty()
    at: i64 = 0
    while at < len(s.past_offers):
        meant = s.past_offers[at + GIVER] == giver and s.past_offers[at + PARTNER] == partner
        if not (meant and same_things(s, at) and betterment(s, at) == 0):
            for k in range(at, at + s.past_offers[at]):
                kept = pushed(kept, s.past_offers[k])
        at += s.past_offers[at]
    s.past_offers = kept


def entries_to(s: State, partner: i64) -> i64:
    count: i64 = 0
    at: i64 = 0
    while at < len(s.past_offers):
        if s.past_offers[at + PARTNER] == partner:
            count += 1
        at += s.past_offers[at]
    return count


def has_changed(s: State, at: i64) -> bool:
    """Whether holdings or cash have really changed since an offer was turned down, so that asking again makes sense.

    Holdings have if the partner has other deeds than then, or the giver other lots of the groups that the offer names.
    Cash has if the partner's is more than twice or less than half of what it was, and by more than a salary: then money
    means something else to him. What the giver gained or lost elsewhere is no news to the partner; if he can pay more
    now, his new offer says so. Building and mortgages show in the cash.
    """
    partner = s.past_offers[at + PARTNER]
    cash = s.cash[partner]
    before = s.past_offers[at + CASH]
    change = cash - before if cash > before else before - cash
    if change > s.edition.figures.salary and (cash > 2 * before or 2 * cash < before):
        return True
    held = fingerprint(s, s.past_offers[at + GIVER], partner, s.past_offers, at + TERMS, at + s.past_offers[at])
    return held != s.past_offers[at + HOLDINGS]


def fingerprint(s: State, giver: i64, partner: i64, terms: Ints, start: i64, stop: i64) -> i64:
    """A number for the partner's deeds and for the giver's lots of the groups that the terms name."""
    mark: i64 = 1
    deed = s.first_deed[partner]
    while deed >= 0:
        mark = mark * FACTOR + deed + 1 & MASK
        deed = s.next_deed[deed]
    for at in range(start + 1, stop):
        kind = item_kind(terms[at])
        if kind == DEED_ITEM or kind == IMMUNITY_ITEM:
            group = s.edition.board.group_of[item_number(terms[at])]
            for k in range(s.edition.board.group_size[group]):
                mark = mark * FACTOR + (1 if s.owner[s.lot(group, k)] == giver else 2) & MASK
    return mark


def same_things(s: State, at: i64) -> bool:
    """Whether the offer on the table has the same things on both sides as an entry, cash apart."""
    there = at + TERMS
    stop = at + s.past_offers[at]
    mine = 1 + s.offer[0]
    theirs = there + 1 + s.past_offers[there]
    return same_bundle(s, 1, mine, there + 1, theirs) and same_bundle(s, mine, i64(len(s.offer)), theirs, stop)


def same_bundle(s: State, start: i64, stop: i64, there: i64, end: i64) -> bool:
    """Whether items of the offer on the table and items of an entry are the same things, in any order."""
    count: i64 = 0
    for k in range(start, stop):
        if item_kind(s.offer[k]) != CASH_ITEM:
            count += 1
            if not names(s.past_offers, there, end, s.offer[k]):
                return False
    for k in range(there, end):
        if item_kind(s.past_offers[k]) != CASH_ITEM:
            count -= 1
    return count == 0


def names(terms: Ints, start: i64, stop: i64, item: i64) -> bool:
    for k in range(start, stop):
        if terms[k] == item:
            return True
    return False


def betterment(s: State, at: i64) -> i64:
    """How much more cash the partner would get by the offer on the table than by an entry."""
    return net_cash(s.offer, 0, i64(len(s.offer))) - net_cash(s.past_offers, at + TERMS, at + s.past_offers[at])


def net_cash(terms: Ints, start: i64, stop: i64) -> i64:
    """What the giver pays by these terms; below zero the partner does."""
    middle = start + 1 + terms[start]
    total: i64 = 0
    for k in range(start + 1, stop):
        if item_kind(terms[k]) == CASH_ITEM:
            total += item_number(terms[k]) if k < middle else -item_number(terms[k])
    return total

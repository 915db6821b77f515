"""What an opponent is likely to accept, from the game's public past: which kinds of people would have said no so far.

A kind judges a deal by what it is worth, by the prices printed on the deeds, or by what it does to the chances to win,
and asks for a certain gain; those who count chances also for a part of what the other gains. Some complete nobody's
group, whatever they are offered. One kind accepts nothing. Whoever turned down an offer is less likely of a kind that
takes such.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.learned.judgement import after_deal, completed_group
from passgo.bots.learned.network import Value
from passgo.bots.prospects import Prospects
from passgo.bots.valuation import Scales, card_worth, purse
from passgo.engine.columns import Ints, empty, filled, i64, ints, pushed
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, item_kind, item_number
from passgo.engine.rules.past_offers import GIVER, PARTNER, TERMS
from passgo.engine.state import State

WORTH: Final = 0  # what a kind judges by
PRINTED: Final = 1
CHANCE: Final = 2

# by kind: what it judges by; the gain that it asks for, in classic dollars or in millionths of chance; in percent of
# the other's gain; whether it completes nobody's group; how common it is, before anything is known
KNOWN: Final = (
    (WORTH, -100, 0, 0, 150),
    (WORTH, 0, 0, 0, 250),
    (WORTH, 100, 0, 0, 100),
    (WORTH, 300, 0, 0, 50),
    (WORTH, 0, 0, 1, 80),
    (PRINTED, 1, 0, 1, 120),
    (PRINTED, 60, 0, 1, 60),
    (CHANCE, -10_000, 0, 0, 50),
    (CHANCE, 2_000, 25, 0, 300),
    (CHANCE, 10_000, 50, 0, 100),
    (CHANCE, 30_000, 100, 0, 20),
)
KINDS: Final[i64] = len(KNOWN)
SCALE: Final[Ints] = ints(kind[0] for kind in KNOWN)
DEMAND: Final[Ints] = ints(kind[1] for kind in KNOWN)
PART: Final[Ints] = ints(kind[2] for kind in KNOWN)
GUARDS: Final[Ints] = ints(kind[3] for kind in KNOWN)
PRIOR: Final[Ints] = ints(kind[4] for kind in KNOWN)
NOBODY: Final[i64] = 80  # how common those are who accept nothing
UNLIKELY: Final[i64] = 8  # so many times less likely is a kind that would have accepted what was turned down
FINE: Final[i64] = 1000  # parts of a weight, so that it can become small
WHOLE: Final[i64] = 1000


class Acceptance:
    """Of one partner, for one look."""

    def __init__(self) -> None:
        self.weights: Ints = filled(int(KINDS), 0)
        self.total: i64 = 1
        self.by_print: i64 = 0  # in thousandths: how likely he goes by printed prices
        self.unguarded: i64 = WHOLE  # and how likely he would complete somebody's group
        self.scales = Scales()
        # of the offer that was weighed last, seen by the one who is asked
        self.worth: i64 = 0  # what a trader in his place would gain, in money
        self.printed: i64 = 0  # and somebody who adds up printed prices
        self.completes = False  # whether its giver could build on a group by it

    def learn(self, s: State, p: Prospects, value: Value, partner: i64, chances: Ints) -> None:
        """What the offers say that he turned down; `chances`: those of all as things stand."""
        for kind in range(KINDS):
            self.weights[kind] = PRIOR[kind] * FINE
        at: i64 = 0
        while at < len(s.past_offers):
            if s.past_offers[at + PARTNER] == partner and not s.bankrupt[s.past_offers[at + GIVER]]:
                terms: Ints = empty()
                for k in range(at + TERMS, at + s.past_offers[at]):
                    terms = pushed(terms, s.past_offers[k])
                giver = s.past_offers[at + GIVER]
                value.look(after_deal(s, giver, partner, terms))
                gain = value.chances[partner] - chances[partner]
                other = value.chances[giver] - chances[giver]
                self.weigh(s, p, giver, partner, terms)
                for kind in range(KINDS):
                    if self.takes(p, kind, gain, other):
                        self.weights[kind] = self.weights[kind] // UNLIKELY
            at += s.past_offers[at]
        self.sum_up()

    def sum_up(self) -> None:
        total = NOBODY * FINE
        printed: i64 = 0
        guarded: i64 = 0
        for kind in range(KINDS):
            weight = self.weights[kind]
            total += weight
            if SCALE[kind] == PRINTED:
                printed += weight
            if GUARDS[kind]:
                guarded += weight
        self.total = total
        self.by_print = printed * WHOLE // total
        self.unguarded = WHOLE - guarded * WHOLE // total

    def weigh(self, s: State, p: Prospects, giver: i64, partner: i64, terms: Ints) -> None:
        """An offer as those see it who count money."""
        before = s.offer
        s.offer = terms
        self.scales.read(s, p, giver, partner)
        s.offer = before
        self.worth = self.scales.for_partner(s)
        self.printed = printed_gain(s, p, partner, terms)
        if self.scales.cash > 0 and self.scales.cash > purse(s, p, partner):  # it would ruin him
            self.worth -= 1000 * p.unit
        self.completes = completed_group(s, giver, terms, 1 + terms[0], i64(len(terms))) >= 0

    def likelihood(self, s: State, p: Prospects, giver: i64, partner: i64, terms: Ints, gain: i64, other: i64) -> i64:
        """In thousandths: how likely he accepts what brings him so much, and the giver."""
        self.weigh(s, p, giver, partner, terms)
        willing: i64 = 0
        for kind in range(KINDS):
            if self.takes(p, kind, gain, other):
                willing += self.weights[kind]
        return willing * WHOLE // self.total

    def takes(self, p: Prospects, kind: i64, gain: i64, other: i64) -> bool:
        """Whether a kind accepts the offer that was weighed last, which brings him and its giver so much."""
        if GUARDS[kind] and self.completes:
            return False
        if SCALE[kind] == CHANCE:
            return gain >= DEMAND[kind] and gain * 100 >= other * PART[kind]
        return (self.worth if SCALE[kind] == WORTH else self.printed) >= DEMAND[kind] * p.unit


def printed_gain(s: State, p: Prospects, partner: i64, terms: Ints) -> i64:
    """What a deal brings its partner by printed prices; what completes a group of his is worth double to him."""
    board = s.edition.board
    middle = 1 + terms[0]
    total: i64 = 0
    got: i64 = 0
    for at in range(1, i64(len(terms))):
        sign: i64 = 1 if at < middle else -1
        kind = item_kind(terms[at])
        number = item_number(terms[at])
        if kind == CASH_ITEM:
            total += sign * number
        elif kind == DEED_ITEM:
            worth = board.price[number]
            if at < middle:
                got += worth
            if s.mortgaged[number]:
                worth -= board.mortgage[number]
            total += sign * worth
        elif kind == CARD_ITEM:
            total += sign * card_worth(s, p, number)
    return total + got if completed_group(s, partner, terms, 1, middle) >= 0 else total

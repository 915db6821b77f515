"""What an opponent is likely to accept, from the game's public past: which kinds of people would have said no so far.

A kind judges a deal either by what it is worth or by what it does to the chances to win, and asks for a certain gain;
those who count chances also for a part of what the other gains. One kind accepts nothing. Whoever turned down an offer
is less likely of a kind that takes such.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.learned.judgement import after_deal
from passgo.bots.learned.network import Value
from passgo.bots.prospects import Prospects
from passgo.bots.valuation import Scales, purse
from passgo.engine.columns import Ints, copied, empty, filled, i64, ints, pushed
from passgo.engine.rules.past_offers import GIVER, PARTNER, TERMS
from passgo.engine.state import State

WORTHS: Final[Ints] = ints((-100, 0, 100, 300))  # gains asked for by kinds that count money, in classic dollars
CHANCES: Final[Ints] = ints((-10_000, 2_000, 10_000, 30_000))  # and by those that count chances, in millionths
PARTS: Final[Ints] = ints((0, 25, 50, 100))  # and in percent of the other's gain
PRIOR: Final[Ints] = ints((150, 250, 100, 50, 50, 300, 100, 20))  # how common each kind is, before anything is known
NOBODY: Final[i64] = 80  # and that which accepts nothing
KINDS: Final[i64] = 8
UNLIKELY: Final[i64] = 8  # so many times less likely is a kind that would have accepted what was turned down
WHOLE: Final[i64] = 1000


class Acceptance:
    """Of one partner, for one look."""

    def __init__(self) -> None:
        self.weights: Ints = filled(int(KINDS), 0)
        self.total: i64 = 1
        self.scales = Scales()

    def learn(self, s: State, p: Prospects, value: Value, partner: i64, chances: Ints) -> None:
        """What the offers say that he turned down; `chances`: those of all as things stand."""
        self.weights = copied(PRIOR)
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
                worth = self.worth(s, p, giver, partner, terms)
                for kind in range(KINDS):
                    if accepts(p, kind, worth, gain, other):
                        self.weights[kind] = self.weights[kind] // UNLIKELY
            at += s.past_offers[at]
        self.total = NOBODY
        for kind in range(KINDS):
            self.total += self.weights[kind]

    def worth(self, s: State, p: Prospects, giver: i64, partner: i64, terms: Ints) -> i64:
        """What a trader in the partner's place would gain, in money."""
        before = s.offer
        s.offer = terms
        self.scales.read(s, p, giver, partner)
        s.offer = before
        worth = self.scales.for_partner(s)
        if self.scales.cash > 0 and self.scales.cash > purse(s, p, partner):
            return worth - 1000 * p.unit  # it would ruin him
        return worth

    def likelihood(self, p: Prospects, worth: i64, gain: i64, other: i64) -> i64:
        """In thousandths: how likely he accepts what brings him so much, and the other one."""
        willing: i64 = 0
        for kind in range(KINDS):
            if accepts(p, kind, worth, gain, other):
                willing += self.weights[kind]
        return willing * WHOLE // self.total


def accepts(p: Prospects, kind: i64, worth: i64, gain: i64, other: i64) -> bool:
    if kind < KINDS // 2:
        return worth >= WORTHS[kind] * p.unit
    k = kind - KINDS // 2
    return gain >= CHANCES[k] and gain * 100 >= other * PARTS[k]

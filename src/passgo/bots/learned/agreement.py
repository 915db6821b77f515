"""The deal that was last found good for both sides, with the chances it was found so by.

Whoever is asked next is asked about just that, in the same position, and need not look at it twice more: of the looks
at a table of traders that is a quarter. It is only ever used for the very same position, so nobody plays otherwise for
it.
"""

from __future__ import annotations

from passgo.engine.columns import Ints, empty, i64
from passgo.engine.rules.rent import rent_terms
from passgo.engine.state import State


class Agreement:
    def __init__(self) -> None:
        self.then: State | None = None  # the position after the deal
        self.terms: Ints = empty()
        self.giver: i64 = 0
        self.partner: i64 = 0
        self.giver_before: i64 = 0  # chances in millionths
        self.partner_before: i64 = 0
        self.giver_after: i64 = 0
        self.partner_after: i64 = 0

    def note(
        self, then: State, terms: Ints, giver: i64, partner: i64, mine: i64, his: i64, mine_then: i64, his_then: i64
    ) -> None:
        """The giver found it, by his chances and the partner's."""
        self.then = then
        self.terms = terms
        self.giver = giver
        self.partner = partner
        self.giver_before = mine
        self.partner_before = his
        self.giver_after = mine_then
        self.partner_after = his_then

    def covers(self, t: State, giver: i64, partner: i64, terms: Ints) -> bool:
        """Whether it is the deal that leads to this position."""
        then = self.then
        if then is None or giver != self.giver or partner != self.partner:
            return False
        return are_equal(terms, self.terms) and are_alike(t, then)


def are_alike(a: State, b: State) -> bool:
    """Whether two positions are the same in all that chances are judged by."""
    return (
        a.edition is b.edition
        and a.players == b.players
        and a.over == b.over
        and a.turn == b.turn
        and a.round == b.round
        and a.pool == b.pool
        and a.hotel_level == b.hotel_level
        and rent_terms(a) == rent_terms(b)
        and are_equal(a.cash, b.cash)
        and are_equal(a.place, b.place)
        and are_equal(a.jail, b.jail)
        and are_equal(a.bankrupt, b.bankrupt)
        and are_equal(a.pieces, b.pieces)
        and are_equal(a.owner, b.owner)
        and are_equal(a.level, b.level)
        and are_equal(a.mortgaged, b.mortgaged)
        and are_equal(a.immune, b.immune)
        and are_equal(a.holder, b.holder)
        and are_equal(a.extra, b.extra)
    )


def are_equal(a: Ints, b: Ints) -> bool:
    if len(a) != len(b):
        return False
    for k in range(i64(len(a))):
        if a[k] != b[k]:
            return False
    return True

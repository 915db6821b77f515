"""A deal or a sum of money that is being put together, in steps that only ever add to it."""

from __future__ import annotations

from typing import Final

from passgo.encoding.layout import SUM_STEPS, SUMS
from passgo.engine.columns import Ints, empty, i64, ints, pushed
from passgo.engine.rules.items import CASH_ITEM, DEED_ITEM, IMMUNITY_ITEM, pack_item


class Draft:
    """Items for items, and cash: of a deal what its maker pays, below 0 what he gets; of a bid the bid.

    Cash on both sides of a deal is never said: the difference on one side is the same deal.
    """

    def __init__(self, unit: i64) -> None:
        self.steps: Final[Ints] = ints(step * unit for step in SUMS)
        self.partner: i64 = -1
        self.given: Ints = empty()  # items, cash apart
        self.taken: Ints = empty()
        self.exempting: bool = False  # the next deed named is one whose rent is waived
        self.sum: i64 = 0
        self.high: i64 = 0  # of a bid
        self.step: i64 = SUM_STEPS  # the last step
        self.uses: i64 = 0  # how often it was taken

    def clear(self) -> None:
        self.partner = -1
        self.given = empty()
        self.taken = empty()
        self.exempting = False
        self.sum = 0
        self.step = SUM_STEPS
        self.uses = 0

    def may_step(self, k: i64, room: i64) -> bool:
        """Whether a sum may grow by a step: never a larger one after a smaller one, nor where a larger one would do.

        So there is one way to say a sum, and it is a short one.
        """
        if k > self.step or self.steps[k] > room:
            return False
        return k < self.step or k == SUM_STEPS - 1 or (self.uses + 1) * self.steps[k] < self.steps[k + 1]

    def add_step(self, k: i64, sign: i64) -> None:
        self.uses = self.uses + 1 if k == self.step else 1
        self.step = k
        self.sum += sign * self.steps[k]

    def put(self, item: i64, owner: i64) -> None:
        """A thing on the side of who has it."""
        if owner == self.partner:
            self.taken = pushed(self.taken, item)
        else:
            self.given = pushed(self.given, item)

    def has(self, item: i64) -> bool:
        return contains(self.given, item) or contains(self.taken, item)

    def names_deed(self, deed: i64) -> bool:
        """Whether a deed, or the exemption from its rent, is in the deal already."""
        return self.has(pack_item(DEED_ITEM, deed)) or self.has(pack_item(IMMUNITY_ITEM, deed))

    def terms(self) -> Ints:
        """The deal as the engine has it: how many items are given, those, and those taken."""
        terms: Ints = empty()
        terms = pushed(terms, i64(len(self.given)) + (1 if self.sum > 0 else 0))
        for k in range(i64(len(self.given))):
            terms = pushed(terms, self.given[k])
        if self.sum > 0:
            terms = pushed(terms, pack_item(CASH_ITEM, self.sum))
        for k in range(i64(len(self.taken))):
            terms = pushed(terms, self.taken[k])
        if self.sum < 0:
            terms = pushed(terms, pack_item(CASH_ITEM, -self.sum))
        return terms


def contains(bundle: Ints, item: i64) -> bool:
    for k in range(i64(len(bundle))):
        if bundle[k] == item:
            return True
    return False

"""What can change hands in a deal: bundles of lots and cards, and the best few of many."""

from __future__ import annotations

from passgo.engine.columns import Ints, empty, filled, i64, pushed
from passgo.engine.edition import LEAVES_JAIL
from passgo.engine.rules.items import CARD_ITEM, DEED_ITEM, pack_item
from passgo.engine.rules.trade import item_refusal
from passgo.engine.state import State


class Bundles:
    """What a seat could give: every bundle, and what giving it alone does to the chances of both sides."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.items: Ints = empty()  # of all bundles, one after another
        self.start: Ints = empty()  # by bundle: where its items begin
        self.mine: Ints = empty()  # what giving it brings me, and the other one; in millionths
        self.his: Ints = empty()
        self.printed: Ints = empty()  # what is printed on its deeds

    def collect(self, s: State, seat: i64) -> None:
        """All lots of a group, one of several, every open card."""
        self.count = 0
        self.items = empty()
        self.start = pushed(empty(), 0)
        self.mine = empty()
        self.his = empty()
        self.printed = empty()
        board = s.edition.board
        for group in range(s.groups):
            if s.holds(seat, group) > 0:
                self.add_lots(s, seat, group, board.group_size[group])
                if s.holds(seat, group) > 1:
                    self.add_lots(s, seat, group, 1)
        kinds = s.edition.by_use
        for k in range(s.edition.used_start[LEAVES_JAIL], i64(len(kinds))):
            card = kinds[k]
            if s.holder[card] == seat and not s.edition.card_secret[card]:
                item = pack_item(CARD_ITEM, card)
                if item_refusal(s, seat, item) == 0:
                    self.items = pushed(self.items, item)
                    self.close(0)

    def add_lots(self, s: State, seat: i64, group: i64, most: i64) -> None:
        """So many lots of a group at most; none if they may not be given."""
        count: i64 = 0
        printed: i64 = 0
        for k in range(s.edition.board.group_size[group]):
            lot = s.lot(group, k)
            if s.owner[lot] == seat and count < most and item_refusal(s, seat, pack_item(DEED_ITEM, lot)) == 0:
                self.items = pushed(self.items, pack_item(DEED_ITEM, lot))
                printed += s.edition.board.price[lot]
                count += 1
        if count > 0:
            self.close(printed)

    def close(self, printed: i64) -> None:
        self.printed = pushed(self.printed, printed)
        self.start = pushed(self.start, i64(len(self.items)))
        self.mine = pushed(self.mine, 0)
        self.his = pushed(self.his, 0)
        self.count += 1

    def append_to(self, terms: Ints, bundle: i64) -> Ints:
        """Terms with the items of a bundle."""
        for k in range(self.start[bundle], self.start[bundle + 1]):
            terms = pushed(terms, self.items[k])
        return terms


class Shortlist:
    """The best so many of what is entered, by a score."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.count: i64 = 0
        self.scores: Ints = filled(size, 0)
        self.what: Ints = filled(size, 0)

    def enter(self, score: i64, what: i64) -> None:
        if self.count == self.size and score <= self.scores[self.count - 1]:
            return
        at = self.count
        if at == self.size:
            at -= 1
        else:
            self.count += 1
        while at > 0 and self.scores[at - 1] < score:
            self.scores[at] = self.scores[at - 1]
            self.what[at] = self.what[at - 1]
            at -= 1
        self.scores[at] = score
        self.what[at] = what


def contains(items: Ints, others: Ints, start: i64, stop: i64) -> bool:
    """Whether one of the others is among the items."""
    for k in range(start, stop):
        for n in range(i64(len(items))):
            if items[n] == others[k]:
                return True
    return False

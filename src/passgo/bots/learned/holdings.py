"""What everybody's deeds earn, could earn and are worth, kept from one position to the next.

Positions that are compared differ little: two deeds have changed hands, or some cash. So only what differs from the
position read last is worked out again, in whole numbers, which gives the same as working everything out anew.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.prospects import Prospects
from passgo.engine.board import SHARE, STREET, STRIDE
from passgo.engine.columns import Ints, filled, i64
from passgo.engine.edition import Edition
from passgo.engine.rules.rent import rent, rent_terms
from passgo.engine.state import State

UNREAD: Final = -1024  # instead of what was read of a deed: nobody's, and no deed looks like that
LEVELS: Final[i64] = 16  # more than can stand on a lot
SEATS: Final = 16  # at any table, at most


class Holdings:
    """Of all seats that are still in, as `read` found them last."""

    def __init__(self, edition: Edition, prospects: Prospects) -> None:
        groups = len(edition.board.groups)
        seats = int(edition.figures.most_players)
        self.prospects: Prospects = prospects
        self.floor: i64 = int(edition.figures.starting_cash) // 15  # cash that nobody builds with
        # by seat
        self.income: Ints = filled(seats, 0)  # of a single turn of an opponent
        self.promise: Ints = filled(seats, 0)  # the same when all money is built with
        self.loans: Ints = filled(seats, 0)  # what can be got for deeds and buildings
        self.estate: Ints = filled(seats, 0)  # what they are worth
        self.highest: Ints = filled(seats, 0)  # the most that a visit to one who has built costs
        self.ready: Ints = filled(seats, 0)  # groups to build on
        # by seat and group
        self.earned: Ints = filled(seats * groups, 0)
        self.would: Ints = filled(seats * groups, 0)  # of a group to build on, when all money is built with there
        self.rents: Ints = filled(int(edition.board.deeds), 0)  # by deed: what a visit costs now
        self.stale: Ints = filled(groups, 0)  # by group: whether something has changed there
        # what was there, to see what has changed
        self.table: i64 = -1  # who plays, and for what rents
        self.cash: Ints = filled(seats, 0)
        self.touched: Ints = filled(seats, 0)  # seats with other deeds, levels or mortgages
        self.hoped: Ints = filled(seats, 0)  # by seat: groups that `would` tells of
        self.deeds: Ints = filled(int(edition.board.deeds), UNREAD)

    def read(self, s: State) -> None:
        """Find what has changed, and work it out."""
        table = table_of(s)
        if table != self.table:
            self.forget()
        self.table = -1  # nothing is known if something goes wrong on the way
        self.compare(s)
        for seat in range(s.players):
            if not s.bankrupt[seat]:
                if self.touched[seat]:
                    self.touched[seat] = 0
                    self.sum_up(s, seat)
                    self.count_cash(s, seat)
                elif s.cash[seat] != self.cash[seat]:
                    self.count_cash(s, seat)
        self.table = table

    def forget(self) -> None:
        """Everything is to be worked out."""
        for deed in range(i64(len(self.deeds))):
            self.deeds[deed] = UNREAD
        for group in range(i64(len(self.stale))):
            self.stale[group] = 1
        for seat in range(i64(len(self.touched))):
            self.touched[seat] = 1

    def compare(self, s: State) -> None:
        """Note which seats and groups the deeds belong to that are not as they were."""
        known = self.deeds
        owners = s.owner
        levels = s.level
        mortgaged = s.mortgaged
        for deed in range(i64(len(owners))):
            now = (owners[deed] * LEVELS + levels[deed]) * 2 + mortgaged[deed]
            before = known[deed]
            if now != before:
                known[deed] = now
                self.stale[s.edition.board.group_of[deed]] = 1
                if before >= 0:
                    self.touched[before // (2 * LEVELS)] = 1
                if now >= 0:
                    self.touched[owners[deed]] = 1

    def sum_up(self, s: State, seat: i64) -> None:
        """What a seat's deeds earn and are worth."""
        board = s.edition.board
        p = self.prospects
        earned = self.earned
        base = seat * s.groups
        for group in range(s.groups):
            earned[base + group] = 0
        loans: i64 = 0
        estate: i64 = 0
        income: i64 = 0
        highest: i64 = 0
        deed = s.first_deed[seat]
        while deed >= 0:
            group = board.group_of[deed]
            level = s.level[deed]
            estate += board.price[deed] + board.build_cost[deed] * level
            loans += board.resale[deed] * level
            if s.mortgaged[deed]:
                estate -= board.mortgage[deed]
                self.rents[deed] = 0
            else:
                loans += board.mortgage[deed]
                if board.family[deed] == SHARE:
                    earns = p.earned[group * STRIDE + s.holds(seat, group) - 1]
                else:
                    amount = rent(s, deed, 7)
                    self.rents[deed] = amount
                    if amount > highest:
                        highest = amount
                    earns = p.visits[deed] * amount
                earned[base + group] += earns
                income += earns
            deed = s.next_deed[deed]
        self.highest[seat] = highest if s.buildings[seat] > 0 else 0
        self.income[seat] = income
        self.loans[seat] = loans
        self.estate[seat] = estate

    def count_cash(self, s: State, seat: i64) -> None:
        """What a seat's groups would earn if it built there with all its money."""
        board = s.edition.board
        base = seat * s.groups
        cash = s.cash[seat]
        ready = s.groups_ready[seat]
        left = ready | self.hoped[seat]
        most: i64 = 0
        count: i64 = 0
        group: i64 = 0
        while left > 0:
            if left & 1:
                would: i64 = 0
                if ready >> group & 1 and board.group_family[group] == STREET:
                    count += 1
                    if s.pledged[base + group] == 0:
                        would = self.built_up(s, base, group, cash - self.floor)
                        if would - self.earned[base + group] > most:
                            most = would - self.earned[base + group]
                if would != self.would[base + group]:
                    self.would[base + group] = would
                    self.stale[group] = 1
            left >>= 1
            group += 1
        self.hoped[seat] = ready
        self.cash[seat] = cash
        self.promise[seat] = self.income[seat] + most
        self.ready[seat] = count

    def built_up(self, s: State, base: i64, group: i64, funds: i64) -> i64:
        """What a group would earn if one built there with all these funds; between two levels, in proportion."""
        p = self.prospects
        lots = s.held[base + group]
        cost = p.cost[group]
        levels = s.built[base + group]
        if funds > 0:
            levels += funds // cost
        if levels >= lots * s.hotel_level:
            return self.at_least(lots * p.earned[group * STRIDE + s.hotel_level], base + group)
        height = levels // lots
        low = p.earned[group * STRIDE + height]
        high = p.earned[group * STRIDE + height + 1]
        return self.at_least(lots * low + (levels - height * lots) * (high - low), base + group)

    def at_least(self, would: i64, at: i64) -> i64:
        return would if would > self.earned[at] else self.earned[at]


def table_of(s: State) -> i64:
    """A number for who is still in and what rents go by; where it is another, nothing read before is of use."""
    out: i64 = 0
    for seat in range(s.players):
        out = out * 2 + s.bankrupt[seat]
    return ((rent_terms(s) * SEATS + s.hotel_level) * SEATS + s.players) << SEATS | out

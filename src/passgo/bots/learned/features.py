"""What a seat's chances depend on, as numbers: holdings, money, income, danger. Of any edition, from its board alone.

Every seat has a row of the same width in an edition, whatever the number of players: a block for each group, then what
sums the seat up. Rows tell nothing that the others at the table may not know: cards kept face down are only counted.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.learned.figures import ONE, TopTwo, larger, smaller, within
from passgo.bots.prospects import IN, Prospects, prospects_of
from passgo.engine.board import SHARE, STREET, STRIDE
from passgo.engine.columns import Ints, filled, i64, ints
from passgo.engine.edition import LEAVES_JAIL, Edition
from passgo.engine.rules.rent import rent
from passgo.engine.state import HOTEL, HOUSE, State

PLACES: Final = 20  # binary places of the factor of money
RENT_PLACES: Final = 30  # and of that of rents
GROUP: Final[i64] = 9  # numbers that tell of a group
SCALARS: Final[i64] = 46  # and those after the blocks of all groups
PLENTY: Final[i64] = 8  # incomes are small beside the cash one starts with, so they are told so many times larger
THROWS: Final[i64] = 36  # of two dice


class Features:
    """Reads positions of one edition. What it found last stays in `rows`, seat by seat."""

    def __init__(self, edition: Edition) -> None:
        board = edition.board
        groups = len(board.groups)
        figures = edition.figures
        one = int(ONE)
        self.prospects: Prospects = prospects_of(edition)
        self.shown: Final[Ints] = ints(edition.shown_by_player.values())
        self.width: i64 = int(GROUP) * groups + int(SCALARS) + 2 * len(self.shown)
        self.rows: Ints = filled(int(figures.most_players) * int(self.width), 0)
        # by group and number of lots: their part of the group, and that of as many levels of all that can stand there
        self.part: Final[Ints] = ints(
            min(k, int(board.group_size[g])) * one // int(board.group_size[g])
            for g in range(groups)
            for k in range(2 * int(STRIDE))
        )
        self.height: Final[Ints] = ints(
            one // (int(board.group_size[g]) * (5 if board.group_family[g] == STREET else 1)) for g in range(groups)
        )
        # factors with so many binary places: of money, of rents by visits
        self.money: i64 = (one << PLACES) // int(figures.starting_cash)
        self.visited: i64 = (one * int(PLENTY) << RENT_PLACES) // (int(figures.starting_cash) * int(IN))
        self.of_deeds: i64 = (one << PLACES) // int(board.properties)
        self.goal: i64 = (one << PLACES) // int(figures.goal_cash) if figures.goal_cash else 0
        self.floor: i64 = int(figures.starting_cash) // 15  # cash that nobody builds with
        # by seat
        seats = int(figures.most_players)
        self.income: Ints = filled(seats, 0)  # of a single turn of an opponent
        self.promise: Ints = filled(seats, 0)  # the same when all money is built with
        self.raised: Ints = filled(seats, 0)  # cash, and what can be got for the rest
        self.wealth: Ints = filled(seats, 0)
        self.ready: Ints = filled(seats, 0)  # groups to build on
        # by seat and group
        self.earned: Ints = filled(seats * groups, 0)
        self.would: Ints = filled(seats * groups, 0)  # of a group to build on, when all money is built with there
        self.rents: Ints = filled(int(board.deeds), 0)  # by deed: what a visit costs now
        self.highest: Ints = filled(seats, 0)  # by seat: the most that a visit to one who has built costs
        # by group, of all seats together
        self.sold: Ints = filled(groups, 0)
        self.all_earned: Ints = filled(groups, 0)
        self.most_held = TopTwo(groups)
        self.most_would = TopTwo(groups)

    def read(self, s: State) -> None:
        """Fill the rows of all seats that are still in."""
        for group in range(s.groups):
            self.sold[group] = 0
            self.all_earned[group] = 0
        self.most_held.clear()
        self.most_would.clear()
        for seat in range(s.players):
            if not s.bankrupt[seat]:
                self.sum_up(s, seat)
        for seat in range(s.players):
            if not s.bankrupt[seat]:
                self.write(s, seat)

    def sum_up(self, s: State, seat: i64) -> None:
        """What a seat's deeds earn, could earn, and are worth."""
        board = s.edition.board
        p = self.prospects
        groups = s.groups
        base = seat * groups
        for group in range(groups):
            self.earned[base + group] = 0
            self.would[base + group] = 0
        cash = s.cash[seat]
        raised = cash
        wealth = cash
        income: i64 = 0
        highest: i64 = 0
        deed = s.first_deed[seat]
        while deed >= 0:
            group = board.group_of[deed]
            level = s.level[deed]
            wealth += board.price[deed]
            raised += board.resale[deed] * level
            wealth += board.build_cost[deed] * level
            if s.mortgaged[deed]:
                wealth -= board.mortgage[deed]
                self.rents[deed] = 0
            else:
                raised += board.mortgage[deed]
                if board.family[deed] == SHARE:
                    earns = p.earned[group * STRIDE + s.holds(seat, group) - 1]
                else:
                    amount = rent(s, deed, 7)
                    self.rents[deed] = amount
                    if amount > highest:
                        highest = amount
                    earns = p.visits[deed] * amount
                self.earned[base + group] += earns
                income += earns
            deed = s.next_deed[deed]
        most: i64 = 0
        count: i64 = 0
        self.highest[seat] = highest if s.buildings[seat] > 0 else 0
        ready = s.groups_ready[seat]
        group = 0
        while ready > 0:
            if ready & 1 and board.group_family[group] == STREET:
                count += 1
                if s.pledged[base + group] == 0:
                    would = self.built_up(s, base, group, cash - self.floor)
                    self.would[base + group] = would
                    if would - self.earned[base + group] > most:
                        most = would - self.earned[base + group]
            ready >>= 1
            group += 1
        for group in range(groups):
            held = s.held[base + group]
            if held > 0:
                self.sold[group] += held
                self.all_earned[group] += self.earned[base + group]
                self.most_held.enter(group, seat, held)
                self.most_would.enter(group, seat, self.would[base + group])
        self.income[seat] = income
        self.promise[seat] = income + most
        self.raised[seat] = raised
        self.wealth[seat] = wealth
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

    def write(self, s: State, seat: i64) -> None:
        """The row of a seat."""
        groups = s.groups
        rows = self.rows
        at = seat * self.width
        base = seat * groups
        others = s.solvent - 1
        for group in range(groups):
            rival = self.most_held.beside(group, seat)
            theirs = self.all_earned[group] - self.earned[base + group]
            threat = self.most_would.beside(group, seat)
            free = s.edition.board.group_size[group] - self.sold[group]
            share = group * 2 * STRIDE
            rows[at] = self.part[share + s.held[base + group]]
            rows[at + 1] = ONE if s.groups_ready[seat] >> group & 1 else 0
            rows[at + 2] = s.built[base + group] * self.height[group]
            rows[at + 3] = within(self.earned[base + group] * others * self.visited >> RENT_PLACES)
            rows[at + 4] = self.part[share + s.pledged[base + group]]
            rows[at + 5] = within(self.would[base + group] * others * self.visited >> RENT_PLACES)
            rows[at + 6] = self.part[share + rival]
            rows[at + 7] = within((theirs + threat) * self.visited >> RENT_PLACES)
            rows[at + 8] = self.part[share + free]
            at += GROUP
        self.write_sums(s, seat, at)

    def write_sums(self, s: State, seat: i64, start: i64) -> None:
        """What follows the blocks of the groups."""
        rows = self.rows
        at = start
        others = s.solvent - 1
        all_wealth: i64 = 0
        all_income: i64 = 0
        all_promise: i64 = 0
        most_wealth: i64 = 0
        most_income: i64 = 0
        most_promise: i64 = 0
        most_cash: i64 = 0
        most_ready: i64 = 0
        for other in range(s.players):
            if not s.bankrupt[other]:
                all_wealth += self.wealth[other]
                all_income += self.income[other]
                all_promise += self.promise[other]
                if other != seat:
                    most_wealth = larger(most_wealth, self.wealth[other])
                    most_income = larger(most_income, self.income[other])
                    most_promise = larger(most_promise, self.promise[other])
                    most_cash = larger(most_cash, s.cash[other])
                    most_ready = larger(most_ready, self.ready[other])
        cash = s.cash[seat] * self.money >> PLACES
        rows[at] = 8 * smaller(cash, ONE // 10)
        rows[at + 1] = 3 * smaller(cash, 3 * ONE // 10)
        rows[at + 2] = smaller(cash, ONE)
        rows[at + 3] = within(cash)
        raised = self.raised[seat]
        rows[at + 4] = within((raised - s.cash[seat]) * self.money >> PLACES)
        rows[at + 5] = within(self.wealth[seat] * self.money >> PLACES)
        rows[at + 6] = self.wealth[seat] * ONE // larger(all_wealth, 1)
        rows[at + 7] = within(most_wealth * self.money >> PLACES)
        rows[at + 8] = within(self.income[seat] * others * self.visited >> RENT_PLACES)
        rows[at + 9] = self.income[seat] * ONE // (all_income + 1)
        rows[at + 10] = within(self.promise[seat] * others * self.visited >> RENT_PLACES)
        rows[at + 11] = self.promise[seat] * ONE // (all_promise + 1)
        rows[at + 12] = within((all_income - self.income[seat]) * self.visited >> RENT_PLACES)
        rows[at + 13] = within(most_income * self.visited >> RENT_PLACES)
        rows[at + 14] = within((all_promise - self.promise[seat]) * self.visited >> RENT_PLACES)
        rows[at + 15] = within(most_promise * self.visited >> RENT_PLACES)
        rows[at + 16] = within(most_cash * self.money >> PLACES)
        rows[at + 17] = smaller(self.ready[seat] * ONE // 4, ONE)
        rows[at + 18] = smaller(most_ready * ONE // 4, ONE)
        rows[at + 19] = s.deeds_held[seat] * self.of_deeds >> PLACES
        rows[at + 20] = s.mortgages[seat] * self.of_deeds >> PLACES
        rows[at + 21] = s.unsold * self.of_deeds >> PLACES
        self.write_danger(s, seat, at + 22, raised)
        at += 29
        rows[at] = ONE if s.turn == seat else 0
        rows[at + 1] = waits(s, seat) * ONE // s.players
        rows[at + 2] = ONE if s.solvent == 2 else 0
        rows[at + 3] = ONE if s.solvent == 3 else 0
        rows[at + 4] = ONE if s.solvent >= 5 else 0
        rows[at + 5] = s.solvent * ONE // 8
        rows[at + 6] = ONE * smaller(s.round, 100) // 100
        rows[at + 7] = smaller(s.pieces[HOUSE], 40) * ONE // 40
        rows[at + 8] = smaller(s.pieces[HOTEL], 16) * ONE // 16
        rows[at + 9] = within(s.pool * self.money >> PLACES)
        self.write_cards(s, seat, at + 10)
        rows[at + 14] = within(s.cash[seat] * self.goal >> PLACES)
        rows[at + 15] = within(most_cash * self.goal >> PLACES)
        rows[at + 16] = ONE if s.jail[seat] else 0
        at += 17
        for k in range(i64(len(self.shown))):
            most: i64 = 0
            for other in range(s.players):
                if other != seat and not s.bankrupt[other]:
                    most = larger(most, s.extra[self.shown[k] + other])
            rows[at] = within(s.extra[self.shown[k] + seat] * ONE // 2)
            rows[at + 1] = within(most * ONE // 2)
            at += 2

    def write_danger(self, s: State, seat: i64, at: i64, raised: i64) -> None:
        """What the next throw may cost, and whether one could pay it."""
        board = s.edition.board
        rows = self.rows
        expected: i64 = 0
        worst: i64 = 0
        buys: i64 = 0
        space = board.ahead[s.place[seat]]
        for pips in range(2, 13):
            space = board.ahead[space]
            deed = board.deed_at[space]
            if deed >= 0:
                owner = s.owner[deed]
                ways: i64 = pips - 1 if pips < 8 else 13 - pips
                if owner < 0:
                    buys += ways
                elif owner != seat and not s.mortgaged[deed] and not s.immune[deed] >> seat & 1:
                    amount = self.rents[deed]
                    expected += ways * amount
                    if amount > worst:
                        worst = amount
        highest: i64 = 0
        for other in range(s.players):
            if other != seat and not s.bankrupt[other]:
                highest = larger(highest, self.highest[other])
        free = 0 if s.jail[seat] else 1
        rows[at] = within(PLENTY * expected * self.money // THROWS >> PLACES) * free
        rows[at + 1] = within(worst * self.money >> PLACES) * free
        rows[at + 2] = within(larger(worst - s.cash[seat], 0) * self.money >> PLACES) * free
        rows[at + 3] = within(larger(worst - raised, 0) * self.money >> PLACES) * free
        rows[at + 4] = within(larger(highest - s.cash[seat], 0) * self.money >> PLACES)
        rows[at + 5] = within(larger(highest - raised, 0) * self.money >> PLACES)
        rows[at + 6] = buys * ONE // THROWS

    def write_cards(self, s: State, seat: i64, at: i64) -> None:
        """Cards that everybody sees, by what they are for, and how many more one keeps."""
        rows = self.rows
        tickets: i64 = 0
        for k in range(i64(len(self.prospects.vouchers))):
            if s.holder[self.prospects.vouchers[k]] == seat:
                tickets += 1
        leaves: i64 = 0
        for k in range(i64(len(s.edition.jail_cards))):
            card = s.edition.jail_cards[k]
            if s.holder[card] == seat and not s.edition.card_secret[card]:
                leaves += 1
        kept: i64 = 0
        for k in range(s.edition.used_start[LEAVES_JAIL], i64(len(s.edition.by_use))):
            if s.holder[s.edition.by_use[k]] == seat:
                kept += 1
        rows[at] = smaller(leaves, 4) * ONE // 2
        rows[at + 1] = smaller(tickets, 8) * ONE // 4
        rows[at + 2] = smaller(kept - tickets - leaves, 8) * ONE // 4
        rows[at + 3] = s.jail[seat] * ONE // 4


def waits(s: State, seat: i64) -> i64:
    """How many others are on turn before a seat."""
    return seat - s.turn if seat >= s.turn else seat - s.turn + s.players


KNOWN: Final[dict[int, Features]] = {}


def features_of(edition: Edition) -> Features:
    """The reader for an edition, made when it is first met."""
    key = id(edition)
    if key not in KNOWN:
        KNOWN[key] = Features(edition)
    return KNOWN[key]

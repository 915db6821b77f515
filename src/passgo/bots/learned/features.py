"""What a seat's chances depend on, as numbers: holdings, money, income, danger. Of any edition, from its board alone.

Every seat has a row of the same width in an edition, whatever the number of players: a block for each group, then what
sums the seat up. Rows tell nothing that the others at the table may not know: cards kept face down are only counted.
"""

from __future__ import annotations

from typing import Final

from passgo.bots.learned.figures import ONE, TopTwo, larger, smaller, within
from passgo.bots.learned.holdings import Holdings
from passgo.bots.prospects import IN, Prospects, prospects_of
from passgo.engine.board import STREET, STRIDE
from passgo.engine.columns import Ints, filled, i64, ints
from passgo.engine.edition import LEAVES_JAIL, Edition
from passgo.engine.state import HOTEL, HOUSE, State

PLACES: Final = 20  # binary places of the factor of money
RENT_PLACES: Final = 30  # and of that of rents
GROUP: Final[i64] = 9  # numbers that tell of a group
SCALARS: Final[i64] = 46  # and those after the blocks of all groups
PLENTY: Final[i64] = 8  # incomes are small beside the cash one starts with, so they are told so many times larger
THROWS: Final[i64] = 36  # of two dice

# what seats are compared by
WEALTH: Final[i64] = 0
INCOME: Final[i64] = 1
PROMISE: Final[i64] = 2
CASH: Final[i64] = 3
READY: Final[i64] = 4
HIGHEST: Final[i64] = 5
COMPARED: Final = 6


class Features:
    """Reads positions of one edition. What it found last stays in `rows`, seat by seat.

    Blocks of groups in which nothing has changed stay as they are; the others are noted, so that nobody need look for
    them. That leaves a third of the work of writing all.
    """

    def __init__(self, edition: Edition) -> None:
        board = edition.board
        groups = len(board.groups)
        figures = edition.figures
        one = int(ONE)
        self.prospects: Prospects = prospects_of(edition)
        self.holdings = Holdings(edition, self.prospects)
        self.shown: Final[Ints] = ints(edition.shown_by_player.values())
        self.blocks: i64 = int(GROUP) * groups  # where they end
        self.width: i64 = self.blocks + int(SCALARS) + 2 * len(self.shown)
        self.rows: Ints = filled(int(figures.most_players) * int(self.width), 0)
        self.readings: i64 = 0
        self.changed: Ints = filled(groups, 0)  # groups whose blocks the last reading wrote
        self.changes: i64 = 0  # how many
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
        # of all seats together
        self.most = TopTwo(int(COMPARED))
        self.all_wealth: i64 = 0
        self.all_income: i64 = 0
        self.all_promise: i64 = 0
        # by seat: cards that everybody sees, by what they are for, and all that are kept
        seats = int(figures.most_players)
        self.tickets: Ints = filled(seats, 0)
        self.leaves: Ints = filled(seats, 0)
        self.kept: Ints = filled(seats, 0)

    def read(self, s: State) -> None:
        """Fill the rows of all seats that are still in."""
        self.readings += 1
        self.holdings.read(s)
        stale = self.holdings.stale
        self.changes = 0
        for group in range(s.groups):
            if stale[group]:
                stale[group] = 0
                self.changed[self.changes] = group
                self.changes += 1
                self.write_group(s, group)
        self.rank(s)
        self.count_cards(s)
        for seat in range(s.players):
            if not s.bankrupt[seat]:
                self.write_sums(s, seat)

    def write_group(self, s: State, group: i64) -> None:
        """The block of a group in all rows."""
        groups = s.groups
        earned = self.holdings.earned
        wished = self.holdings.would
        held = s.held
        sold: i64 = 0
        all_earned: i64 = 0
        most_held: i64 = 0  # who has most, and how much the next one has
        most_holder: i64 = -1
        next_held: i64 = 0
        most_would: i64 = 0
        most_wisher: i64 = -1
        next_would: i64 = 0
        at = group
        for seat in range(s.players):
            lots = held[at]
            if lots > 0:
                sold += lots
                all_earned += earned[at]
                if lots > most_held:
                    next_held = most_held
                    most_held = lots
                    most_holder = seat
                elif lots > next_held:
                    next_held = lots
                would = wished[at]
                if would > most_would:
                    next_would = most_would
                    most_would = would
                    most_wisher = seat
                elif would > next_would:
                    next_would = would
            at += groups
        rows = self.rows
        part = self.part
        share = group * 2 * STRIDE
        free = part[share + s.edition.board.group_size[group] - sold]
        visited = self.visited
        visits = (s.solvent - 1) * visited
        at = group
        to = group * GROUP
        for seat in range(s.players):
            if not s.bankrupt[seat]:
                mine = earned[at]
                theirs = all_earned - mine + (next_would if seat == most_wisher else most_would)
                rows[to] = part[share + held[at]]
                rows[to + 1] = ONE if s.groups_ready[seat] >> group & 1 else 0
                rows[to + 2] = s.built[at] * self.height[group]
                rows[to + 3] = within(mine * visits >> RENT_PLACES)
                rows[to + 4] = part[share + s.pledged[at]]
                rows[to + 5] = within(wished[at] * visits >> RENT_PLACES)
                rows[to + 6] = part[share + (next_held if seat == most_holder else most_held)]
                rows[to + 7] = within(theirs * visited >> RENT_PLACES)
                rows[to + 8] = free
            at += groups
            to += self.width

    def rank(self, s: State) -> None:
        """What all have together, and who has most."""
        has = self.holdings
        most = self.most
        most.clear()
        self.all_wealth = 0
        self.all_income = 0
        self.all_promise = 0
        for seat in range(s.players):
            if not s.bankrupt[seat]:
                wealth = s.cash[seat] + has.estate[seat]
                self.all_wealth += wealth
                self.all_income += has.income[seat]
                self.all_promise += has.promise[seat]
                most.enter(WEALTH, seat, wealth)
                most.enter(INCOME, seat, has.income[seat])
                most.enter(PROMISE, seat, has.promise[seat])
                most.enter(CASH, seat, s.cash[seat])
                most.enter(READY, seat, has.ready[seat])
                most.enter(HIGHEST, seat, has.highest[seat])

    def count_cards(self, s: State) -> None:
        """Who keeps which cards."""
        for seat in range(s.players):
            self.tickets[seat] = 0
            self.leaves[seat] = 0
            self.kept[seat] = 0
        for k in range(i64(len(self.prospects.vouchers))):
            keeper = s.holder[self.prospects.vouchers[k]]
            if keeper >= 0:
                self.tickets[keeper] += 1
        for k in range(i64(len(s.edition.jail_cards))):
            card = s.edition.jail_cards[k]
            keeper = s.holder[card]
            if keeper >= 0 and not s.edition.card_secret[card]:
                self.leaves[keeper] += 1
        by_use = s.edition.by_use
        for k in range(s.edition.used_start[LEAVES_JAIL], i64(len(by_use))):
            keeper = s.holder[by_use[k]]
            if keeper >= 0:
                self.kept[keeper] += 1

    def write_sums(self, s: State, seat: i64) -> None:
        """What follows the blocks of the groups."""
        has = self.holdings
        most = self.most
        rows = self.rows
        at = seat * self.width + self.blocks
        money = self.money
        visited = self.visited
        visits = (s.solvent - 1) * visited
        income = has.income[seat]
        promise = has.promise[seat]
        wealth = s.cash[seat] + has.estate[seat]
        most_cash = most.beside(CASH, seat)
        cash = s.cash[seat] * money >> PLACES
        rows[at] = 8 * smaller(cash, ONE // 10)
        rows[at + 1] = 3 * smaller(cash, 3 * ONE // 10)
        rows[at + 2] = smaller(cash, ONE)
        rows[at + 3] = within(cash)
        rows[at + 4] = within(has.loans[seat] * money >> PLACES)
        rows[at + 5] = within(wealth * money >> PLACES)
        rows[at + 6] = wealth * ONE // larger(self.all_wealth, 1)
        rows[at + 7] = within(most.beside(WEALTH, seat) * money >> PLACES)
        rows[at + 8] = within(income * visits >> RENT_PLACES)
        rows[at + 9] = income * ONE // (self.all_income + 1)
        rows[at + 10] = within(promise * visits >> RENT_PLACES)
        rows[at + 11] = promise * ONE // (self.all_promise + 1)
        rows[at + 12] = within((self.all_income - income) * visited >> RENT_PLACES)
        rows[at + 13] = within(most.beside(INCOME, seat) * visited >> RENT_PLACES)
        rows[at + 14] = within((self.all_promise - promise) * visited >> RENT_PLACES)
        rows[at + 15] = within(most.beside(PROMISE, seat) * visited >> RENT_PLACES)
        rows[at + 16] = within(most_cash * money >> PLACES)
        rows[at + 17] = smaller(has.ready[seat] * ONE // 4, ONE)
        rows[at + 18] = smaller(most.beside(READY, seat) * ONE // 4, ONE)
        rows[at + 19] = s.deeds_held[seat] * self.of_deeds >> PLACES
        rows[at + 20] = s.mortgages[seat] * self.of_deeds >> PLACES
        rows[at + 21] = s.unsold * self.of_deeds >> PLACES
        self.write_danger(s, seat, at + 22)
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
        rows[at + 9] = within(s.pool * money >> PLACES)
        rows[at + 10] = smaller(self.leaves[seat], 4) * ONE // 2
        rows[at + 11] = smaller(self.tickets[seat], 8) * ONE // 4
        rows[at + 12] = smaller(self.kept[seat] - self.tickets[seat] - self.leaves[seat], 8) * ONE // 4
        rows[at + 13] = s.jail[seat] * ONE // 4
        rows[at + 14] = within(s.cash[seat] * self.goal >> PLACES)
        rows[at + 15] = within(most_cash * self.goal >> PLACES)
        rows[at + 16] = ONE if s.jail[seat] else 0
        at += 17
        for k in range(i64(len(self.shown))):
            others: i64 = 0
            for other in range(s.players):
                if other != seat and not s.bankrupt[other]:
                    others = larger(others, s.extra[self.shown[k] + other])
            rows[at] = within(s.extra[self.shown[k] + seat] * ONE // 2)
            rows[at + 1] = within(others * ONE // 2)
            at += 2

    def write_danger(self, s: State, seat: i64, at: i64) -> None:
        """What the next throw may cost, and whether one could pay it."""
        board = s.edition.board
        rents = self.holdings.rents
        owners = s.owner
        ahead = board.ahead
        deed_at = board.deed_at
        expected: i64 = 0
        worst: i64 = 0
        buys: i64 = 0
        space = ahead[s.place[seat]]
        for pips in range(2, 13):
            space = ahead[space]
            deed = deed_at[space]
            if deed >= 0:
                owner = owners[deed]
                ways: i64 = pips - 1 if pips < 8 else 13 - pips
                if owner < 0:
                    buys += ways
                elif owner != seat and not s.immune[deed] >> seat & 1:
                    amount = rents[deed]
                    expected += ways * amount
                    if amount > worst:
                        worst = amount
        highest = self.most.beside(HIGHEST, seat)
        rows = self.rows
        money = self.money
        cash = s.cash[seat]
        raised = cash + self.holdings.loans[seat]
        free = 0 if s.jail[seat] else 1
        rows[at] = within(PLENTY * expected * money // THROWS >> PLACES) * free
        rows[at + 1] = within(worst * money >> PLACES) * free
        rows[at + 2] = within(larger(worst - cash, 0) * money >> PLACES) * free
        rows[at + 3] = within(larger(worst - raised, 0) * money >> PLACES) * free
        rows[at + 4] = within(larger(highest - cash, 0) * money >> PLACES)
        rows[at + 5] = within(larger(highest - raised, 0) * money >> PLACES)
        rows[at + 6] = buys * ONE // THROWS


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

"""What the deeds of an edition can earn, from how often tokens rest on each space (`Edition.landings`)."""

from __future__ import annotations

from typing import Final

from passgo.bots.habits import Habits, habits_of
from passgo.engine.board import SHARE, STREET, STRIDE, UTILITY, Board
from passgo.engine.columns import Ints, empty, filled, i64, ints, pushed
from passgo.engine.edition import BUS_TICKET, LAST_VOUCHER, Edition
from passgo.engine.state import State

TURNS: Final[i64] = 20  # how many turns of each opponent an owner looks ahead
LAP: Final[i64] = 12  # turns, shared out among all, in which the leader of a race is counted on to gain a salary
TARGET: Final[i64] = 3  # houses on each lot of a colour in good shape
HOPE: Final[i64] = 55  # percent of a colour's worth that all lots but the last are worth, less for fewer lots
IN: Final[i64] = 10000  # visits are counted in so many turns
LEVELS: Final[i64] = TARGET + 1  # houses a lot that are told apart
HOLDINGS: Final[i64] = 10  # from no lot to one more than STRIDE, the largest group: what is held may be weighed


class Prospects:
    """Made once for an edition, shared by all bots that play it."""

    def __init__(self, edition: Edition) -> None:
        board = edition.board
        groups = len(board.groups)
        self.habits: Habits = habits_of(edition)
        visits = [0] * int(board.deeds)
        exchange = 0  # visits that pay dividends
        for space, rested in enumerate(edition.landings):
            deed = int(board.deed_at[space])
            if deed >= 0:
                visits[deed] += rested
            elif self.habits.pays_dividends(board.kinds[space]):
                exchange += rested
        self.visits: Final[Ints] = ints(visits)
        # by deed: the rents that its mortgage costs, for a dollar that it brings
        self.pledge_cost: Final[Ints] = ints(
            visits[deed] * int(board.rents[deed * int(STRIDE)]) // (int(board.mortgage[deed]) + 1) + 1
            for deed in range(board.deeds)
        )
        # by deed: what its next building earns in IN turns for a dollar; streets by level, others by number held
        self.yields: Final[Ints] = ints(
            self.building_yield(board, deed, k) for deed in range(board.deeds) for k in range(STRIDE)
        )
        priced = [int(board.price[deed]) for deed in range(board.deeds)]
        self.unit: i64 = edition.figures.dollar
        self.price: Final[Ints] = filled(groups, 0)  # by group: of a lot, on average
        self.cost: Final[Ints] = filled(groups, 0)  # of a building
        self.family: Final[Ints] = filled(groups, 0)
        self.earned: Final[Ints] = filled(
            groups * int(STRIDE), 0
        )  # by a lot, in IN turns: streets by level, others by number held
        for group in range(groups):
            size = int(board.group_size[group])
            lots = [int(board.lots[group * int(STRIDE) + k]) for k in range(size)]
            self.price[group] = sum(priced[lot] for lot in lots) // size
            self.cost[group] = board.build_cost[lots[0]]
            self.family[group] = board.family[lots[0]]
            for k in range(int(STRIDE)):
                figures = [visits[lot] * int(board.rents[lot * int(STRIDE) + k]) for lot in lots]
                if board.family[lots[0]] == UTILITY:
                    figures = [7 * figure for figure in figures]
                if board.family[lots[0]] == SHARE:
                    figures = [exchange * (k + 1) * int(board.price[lot]) // 10 for lot in lots]
                self.earned[group * int(STRIDE) + k] = sum(figures) // size
        # deeds still for sale when it is time to deal; a race is over before all are sold
        self.ripe: i64 = board.deeds // (2 if edition.figures.goal_cash else 8)
        self.cheapest: i64 = min((int(c) for c in board.build_cost if c > 0), default=0)
        self.vouchers: Final[Ints] = ints(
            n for n, card in enumerate(edition.cards) if BUS_TICKET <= card.use <= LAST_VOUCHER
        )
        # kept cards that can be played on one's own turn
        self.playable: Final[Ints] = ints(
            n for n, card in enumerate(edition.cards) if self.habits.is_playable(card.use)
        )
        # what lots are worth: a page for each number of turns to come, there by group, lots held, houses one can pay
        self.edition: Final = edition
        self.worths: Ints = empty()
        most = edition.figures.most_players
        self.pages: Final[Ints] = filled((most - 1) * int(TURNS) + 1, -1)  # by turns to come: where its page begins
        for ahead in range(1 if edition.figures.goal_cash else int(TURNS), int(TURNS) + 1):
            for opponents in range(most):
                self.write_page(groups, opponents * ahead)

    def building_yield(self, board: Board, deed: i64, k: i64) -> i64:
        """What the next building on a lot at column k of its rents earns, for a dollar that it costs."""
        at = deed * STRIDE + k
        if board.build_cost[deed] == 0:
            return 0
        if board.family[deed] != STREET:
            return self.visits[deed] * board.rents[at] // board.build_cost[deed]
        higher = board.rents[at + 1] if k + 1 < STRIDE else 0
        return self.visits[deed] * (higher - board.rents[at]) // board.build_cost[deed]

    def write_page(self, groups: i64, turns: i64) -> None:
        """Work out what all lots are worth with so many turns to come."""
        if self.pages[turns] >= 0:
            return
        self.pages[turns] = len(self.worths)
        for group in range(groups):
            for held in range(HOLDINGS):
                for level in range(LEVELS):
                    self.worths = pushed(self.worths, self.lots_worth(group, held, level, turns))

    def told(self, page: i64, group: i64, held: i64, funds: i64) -> i64:
        """What a page tells of so many lots of a group in the hands of a player with such funds."""
        at = page + (group * HOLDINGS + held) * LEVELS
        houses = held * self.cost[group]  # one on each lot
        if funds >= houses * TARGET:
            at += TARGET
        elif funds >= houses:
            at += 2 if funds >= houses * 2 else 1
        return self.worths[at]

    def lots_worth(self, group: i64, held: i64, level: i64, turns: i64) -> i64:
        """What so many lots are worth to a player who can pay for so many houses on each."""
        if held == 0 or held > self.edition.board.group_size[group] + 1:
            return 0
        edition = self.edition
        total: i64 = 0
        if edition.figures.goal_cash == 0:  # in a race for cash no deed can be turned into money again
            total = held * self.price[group] // 2
        if self.family[group] != STREET:
            return total + held * self.earning(group, held - 1, turns)
        needed = edition.lots_needed[group]
        if held >= needed:
            whole = self.colour_worth(group, held, level, turns)
            if held == edition.board.group_size[group] and edition.figures.majority:
                whole += whole // 4  # triple rent, skyscrapers
            return total + whole if whole > 0 else total
        whole = needed * (self.earning(group, TARGET, turns) - TARGET * self.cost[group])
        if whole > 0:
            total += whole * HOPE * held * held // (100 * needed * needed)
        return total + held * self.earning(group, 0, turns)

    def colour_worth(self, group: i64, lots: i64, level: i64, turns: i64) -> i64:
        """A colour that can be built on: what it earns with the houses that one can pay, and half of the rest."""
        cost = self.cost[group]
        full = lots * (self.earning(group, TARGET, turns) - TARGET * cost)
        now = lots * (self.earning(group, level, turns) - level * cost)
        return now if now >= full else now + (full - now) // 2

    def earning(self, group: i64, k: i64, turns: i64) -> i64:
        """What a lot at column k of its group brings in within so many turns: nothing beyond what is printed."""
        if k >= STRIDE:
            return 0
        return turns * self.earned[group * STRIDE + k] // IN


KNOWN: Final[dict[int, Prospects]] = {}


def prospects_of(edition: Edition) -> Prospects:
    """Those of an edition; worked out when it is first met."""
    key = id(edition)
    if key not in KNOWN:
        KNOWN[key] = Prospects(edition)
    return KNOWN[key]


def turns_ahead(s: State) -> i64:
    """How many turns of each opponent to look ahead: in a race for cash not beyond its likely end."""
    goal = s.edition.figures.goal_cash
    if goal == 0:
        return TURNS
    richest: i64 = 0
    for seat in range(s.players):
        if s.cash[seat] > richest:
            richest = s.cash[seat]
    left = (goal - richest) * LAP // (s.edition.figures.salary * s.solvent)
    if left < 1:
        return 1
    return TURNS if left > TURNS else left


def turns_to_come(s: State) -> i64:
    """The turns of all opponents that an owner looks ahead."""
    return (s.solvent - 1) * turns_ahead(s)


def income(s: State, p: Prospects, group: i64, k: i64) -> i64:
    """What a lot at column k of its group brings in while an owner looks ahead."""
    return p.earning(group, k, turns_to_come(s))


def page_of(s: State, p: Prospects) -> i64:
    """Where the table of prospects tells what lots are worth as things stand."""
    turns = turns_to_come(s)
    return p.pages[turns]


def worth(s: State, p: Prospects, group: i64, held: i64, funds: i64) -> i64:
    """What so many lots of a group are worth to a player with such funds."""
    return p.told(page_of(s, p), group, held, funds)

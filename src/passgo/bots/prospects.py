"""What the deeds of an edition can earn, from how often tokens rest on each space (landings.csv)."""

from __future__ import annotations

from typing import Final

from passgo.editions.tables import read_rows
from passgo.engine.board import SHARE, STREET, STRIDE, UTILITY
from passgo.engine.columns import Ints, filled, i64, ints
from passgo.engine.edition import BUS_TICKET, LAST_VOUCHER, Edition
from passgo.engine.state import State

TURNS: Final[i64] = 20  # how many turns of each opponent an owner looks ahead
LAP: Final[i64] = 3  # turns in which the leader of a race is counted on to gain a salary
TARGET: Final[i64] = 3  # houses on each lot of a colour in good shape
HOPE: Final[i64] = 55  # percent of a colour's worth that all lots but the last are worth, less for fewer lots
IN: Final[i64] = 10000  # visits are counted in so many turns


class Prospects:
    """Made once for an edition, shared by all bots that play it."""

    def __init__(self, edition: Edition) -> None:
        board = edition.board
        groups = len(board.groups)
        rests = [
            int(row["visits"]) for row in read_rows("passgo.bots", "landings.csv") if row["edition"] == edition.name
        ]
        visits = [0] * int(board.deeds)
        exchange = 0  # visits that pay dividends
        for space, rested in enumerate(rests):
            deed = int(board.deed_at[space])
            if deed >= 0:
                visits[deed] += rested
            elif board.kinds[space] == "stock exchange":
                exchange += rested
        self.visits: Ints = ints(visits)
        self.subway: Ints = ints(kind == "subway" for kind in board.kinds)  # by space: whether rides start here
        priced = [int(board.price[deed]) for deed in range(board.deeds)]
        self.unit: i64 = edition.figures.dollar
        self.price: Ints = filled(groups, 0)  # by group: of a lot, on average
        self.cost: Ints = filled(groups, 0)  # of a building
        self.family: Ints = filled(groups, 0)
        self.earned: Ints = filled(
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
        self.vouchers: Ints = ints(n for n, card in enumerate(edition.cards) if BUS_TICKET <= card.use <= LAST_VOUCHER)
        self.playable: Ints = ints(n for n, card in enumerate(edition.cards) if card.use > LAST_VOUCHER)


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
    left = (goal - richest) * LAP // s.edition.figures.salary
    return TURNS if left > TURNS else left if left > 1 else 1


def income(s: State, p: Prospects, group: i64, k: i64) -> i64:
    """What a lot at column k of its group brings in while an owner looks ahead."""
    return (s.solvent - 1) * turns_ahead(s) * p.earned[group * STRIDE + k] // IN


def colour_worth(s: State, p: Prospects, group: i64, lots: i64, funds: i64) -> i64:
    """A colour that can be built on: what it earns with the houses that the funds allow, and half of the rest."""
    cost = p.cost[group]
    level = funds // (lots * cost) if funds > 0 else 0
    if level > TARGET:
        level = TARGET
    full = lots * (income(s, p, group, TARGET) - TARGET * cost)
    now = lots * (income(s, p, group, level) - level * cost)
    return now if now >= full else now + (full - now) // 2


def worth(s: State, p: Prospects, group: i64, held: i64, funds: i64) -> i64:
    """What so many lots of a group are worth to a player with such funds."""
    if held == 0:
        return 0
    total: i64 = 0
    if s.edition.figures.goal_cash == 0:  # in a race for cash no deed can be turned into money again
        total = held * p.price[group] // 2
    if p.family[group] != STREET:
        return total + held * income(s, p, group, held - 1)
    needed = s.edition.lots_needed[group]
    if held >= needed:
        whole = colour_worth(s, p, group, held, funds)
        if held == s.edition.board.group_size[group] and s.edition.figures.majority:
            whole += whole // 4  # triple rent, skyscrapers
        return total + (whole if whole > 0 else 0)
    whole = needed * (income(s, p, group, TARGET) - TARGET * p.cost[group])
    if whole > 0:
        total += whole * HOPE * held * held // (100 * needed * needed)
    return total + held * income(s, p, group, 0)

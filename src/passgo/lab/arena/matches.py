"""Who meets whom in the arena: every outsider alone among equal bots of a level, and each level alone among outsiders.

A cell is one seat against all others. It moves on by one each game, and game k of every cell has the same seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from passgo.bots.builtin import BOTS, FROZEN
from passgo.bots.outside.specs import ARENA, is_outside
from passgo.lab.arena import LINE_UP, OUTSIDERS
from passgo.lab.forfeits import Forfeits
from passgo.lab.runner import Dealer, Plan
from passgo.lab.statistics import Estimate, rate

LEVELS = tuple(name for name in BOTS if name != "random")  # who tosses coins needs no arena
RIVALS = (*LINE_UP, *FROZEN)
BOT_TIME = 60.0  # seconds for a decision: the arena measures play, whatever else the machine does
SPAN = 1_000_000  # game numbers of a cell, where cells follow each other


@dataclass(frozen=True)
class Cell:
    """Two specifications: who has one seat, and who has all others."""

    one: str
    others: str

    @property
    def title(self) -> str:
        return f"{named(self.one)} / {named(self.others)}"


def specified(name: str) -> str:
    """The specification of somebody in the arena: outsiders go by their names there."""
    return f"{ARENA}:{name}" if name.partition(":")[0] in OUTSIDERS else name


def named(spec: str) -> str:
    return spec.removeprefix(f"{ARENA}:")


def facing(outsider: str, level: str) -> str:
    """The outsider as he meets a level: who asks the opponents' own bot is told which it is."""
    if outsider == f"{ARENA}:asker" and not is_outside(level):
        return f"{outsider}:knows={level.partition(':')[0]}"
    return outsider


def cells(levels: Sequence[str], rivals: Sequence[str]) -> list[Cell]:
    """Every level against every rival, one against all others both ways."""
    found: list[Cell] = []
    for level in levels:
        for rival in (facing(specified(name), level) for name in rivals):
            if rival != level:
                found += [Cell(rival, level), Cell(level, rival)]
    return list(dict.fromkeys(found))


class Entry(NamedTuple):
    """What some games of a cell came to."""

    one: str
    others: str
    first: int  # the number of the first game
    games: int
    wins: float  # of the one seat, a shared win in equal parts
    undecided: int  # games that nobody had won after the most rounds
    rounds: int  # of all games together
    forfeits: dict[str, dict[str, int]]  # by bot and verdict

    @property
    def cell(self) -> Cell:
        return Cell(self.one, self.others)


def tables(cell: Cell, players: int) -> tuple[tuple[str, ...], ...]:
    """Who sits where, game after game."""
    seats = range(players)
    return tuple(tuple(cell.one if seat == alone else cell.others for seat in seats) for alone in seats)


def plan_of(plan: Plan, cell: Cell) -> Plan:
    """The games of one cell."""
    return replace(plan, bots=(cell.one, cell.others), tables=tables(cell, plan.players))


def played_piece(chosen: Sequence[Cell], plan: Plan, first: int, count: int) -> tuple[Entry, Forfeits]:
    """Play some games of the cell that a number belongs to."""
    number, start = divmod(first, SPAN)
    cell = chosen[number]
    dealer = Dealer(plan_of(plan, cell))
    wins, undecided, rounds = 0.0, 0, 0
    for k in range(start, start + count):
        s = dealer.played(k)
        undecided += not s.over
        rounds += min(int(s.round), plan.max_rounds)
        if s.winners >> k % plan.players & 1:
            wins += 1 / int(s.winners).bit_count()
    entry = Entry(cell.one, cell.others, start, count, wins, undecided, rounds, dealer.forfeits.data())
    return entry, dealer.forfeits


class Standing(NamedTuple):
    """What all games of a cell came to."""

    cell: Cell
    games: int
    wins: float
    undecided: int
    rounds: int

    @property
    def rate(self) -> Estimate:
        """Wins of the one seat, of all games: who has not won in time has not won."""
        return rate(self.wins, self.games)


def standings(entries: Iterable[Entry]) -> list[Standing]:
    """The cells of some entries, in their order."""
    found: dict[Cell, Standing] = {}
    for entry in entries:
        before = found.get(entry.cell, Standing(entry.cell, 0, 0.0, 0, 0))
        found[entry.cell] = Standing(
            entry.cell,
            before.games + entry.games,
            before.wins + entry.wins,
            before.undecided + entry.undecided,
            before.rounds + entry.rounds,
        )
    return list(found.values())


def told(plan: Plan, found: Sequence[Standing], forfeits: Forfeits) -> dict[str, Any]:
    """JSON-able."""
    return {
        "edition": plan.edition,
        "players": plan.players,
        "seed": plan.seed,
        "max_rounds": plan.max_rounds,
        "fair": 1 / plan.players,
        "forfeits": forfeits.data(),
        "cells": [
            {
                "one": named(each.cell.one),
                "others": named(each.cell.others),
                "games": each.games,
                "wins": each.wins,
                "rate": each.rate.value,
                "low": each.rate.low,
                "high": each.rate.high,
                "undecided": each.undecided,
                "rounds": each.rounds / each.games,
            }
            for each in found
        ],
    }

"""Playing the games of a plan: summed up alone, with all tables in memory, or into a folder that keeps them."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from passgo.lab.chunks import ROW_TABLES, Chunk, Sums, add_up, kept_chunk
from passgo.lab.folder import Folder
from passgo.lab.on_ray import spread_on_ray
from passgo.lab.rows import names_of
from passgo.lab.runner import Plan, run_chunk
from passgo.lab.tally import Tally
from passgo.lab.tournament import AT_ONCE, Score, placed_chunk
from passgo.lab.workers import CHUNK, PIECES, Piece, Result, Work, pieces, spread

Played = Callable[[int], None]  # called with the number of games just played


class Crew(NamedTuple):
    """Who plays: so many processes, all cores if not given, or a Ray cluster."""

    workers: int | None = None
    ray: bool = False

    def spread(self, work: Work[Result], plan: Plan, wanted: Iterable[Piece]) -> Iterator[Result]:
        if self.ray:
            return spread_on_ray(work, plan, wanted, self.workers)
        return spread(work, plan, wanted, self.workers)


def unheard(played: int) -> None:
    """For whoever does not watch."""


def tallied(plan: Plan, games: int, crew: Crew, played: Played = unheard) -> Tally:
    """What the games come to, without books."""
    tally = Tally(plan.players)
    for chunk in crew.spread(run_chunk, plan, pieces(games, max(CHUNK, games // PIECES))):
        tally += chunk
        played(chunk.games)
    return tally


def played_into(folder: Folder, crew: Crew, played: Played = unheard) -> Tally:
    """Play what the folder still misses; what that came to."""
    folder.begin()
    missing = folder.missing()
    now = Tally(folder.plan.players)
    chunks = crew.spread(book_keeping(folder.plan, folder.turns), folder.plan, missing)
    for piece, chunk in zip(missing, chunks, strict=True):
        folder.keep(piece, chunk)
        played(chunk.tally.games)
        now += chunk.tally
    return now


def contested(plan: Plan, games: int, crew: Crew, played: Played = unheard) -> Score:
    """What the games of a tournament's plan come to."""
    score = Score(plan.bots)
    for placements, forfeits in crew.spread(placed_chunk, plan, pieces(games, AT_ONCE)):
        for placement in placements:
            score.add(*placement)
        score.forfeits += forfeits
        played(len(placements))
    return score


def book_keeping(plan: Plan, turns: bool) -> Work[Chunk]:
    return partial(kept_chunk, names_of(plan), turns)


class Books:
    """The games of a plan with everything that a folder would hold of them, in memory."""

    def __init__(self, plan: Plan, games: int, turns: bool, crew: Crew, played: Played = unheard) -> None:
        self.tally = Tally(plan.players)
        self.sums: Sums = {}
        self.rows: dict[str, list[str]] = {table: [] for table in ROW_TABLES if turns or table != "turns"}
        for chunk in crew.spread(book_keeping(plan, turns), plan, pieces(games)):
            self.tally += chunk.tally
            add_up(self.sums, chunk.sums)
            for table, text in chunk.rows.items():
                self.rows[table] += text.splitlines()
            played(chunk.tally.games)

"""How the cost of games grows with players, rounds, games, workers and settings, each beside the work that it means.

The work is the number of decisions. Where the processor's time for one of them grows, something grows faster than its
work; where memory grows with the number of games, a run keeps what it should have forgotten.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from passgo.engine.edition import EDITIONS
from passgo.lab.folder import Folder
from passgo.lab.runner import Dealer, Plan
from passgo.lab.running import Crew, played_into, tallied
from passgo.lab.workers import cores

PLAYERS, ROUNDS, SETTINGS, GAMES, KEPT, WORKERS = "players", "rounds", "settings", "games", "games, kept", "workers"
ROUND_LIMITS = (25, 50, 100, 200, 400)
FEWEST_GAMES = 100
PASSES = 3  # over all points of an axis in turn, so that a busy moment spoils none
GROWS = 1.5  # times the first point of an axis: the time for a decision or a game
FLAT = 1.2  # times the memory of the shortest run
NAN = float("nan")


class Point(NamedTuple):
    """What was measured at one place of an axis."""

    axis: str
    at: str
    games: int
    decisions: float  # a game; nan where nobody counts them
    microseconds: float  # of the processor, all processes together, a game
    seconds: float  # by the clock, all games
    megabytes: float  # the most that this process ever had; nan where that is not the question

    @property
    def cost(self) -> float:
        """Microseconds for the unit of work: a decision, or a game where they are all alike."""
        return self.microseconds / self.decisions if self.decisions == self.decisions else self.microseconds


def measured(plan: Plan, seconds: float, most_games: int) -> list[Point]:
    """All axes; so many seconds for each point of the first three, and up to so many games on the others."""
    sizes = [FEWEST_GAMES]
    while sizes[-1] * 10 <= most_games:
        sizes.append(sizes[-1] * 10)
    with TemporaryDirectory() as folder:
        # memory never comes back in what the system tells, so those who are asked about it come first
        found = [by_games(GAMES, size, lambda size: tallied(plan, size, Crew(1))) for size in sizes]
        found += [by_games(KEPT, size, lambda size: kept(plan, size, Path(folder, str(size)))) for size in sizes]
    found += [by_workers(plan, sizes[-1], workers) for workers in doubled(cores())]
    for axis, plans in axes(plan).items():
        found += in_turn(axis, plans, seconds)
    return found


def axes(plan: Plan) -> dict[str, dict[str, Plan]]:
    """By axis the plans of its points, the ordinary one first."""
    edition = EDITIONS[plan.edition]
    switches = {key: value for key, value in edition.settings.items() if isinstance(value, bool)}
    return {
        PLAYERS: {str(count): replace(plan, players=count) for count in range(2, edition.figures.most_players + 1)},
        ROUNDS: {str(limit): replace(plan, max_rounds=limit) for limit in ROUND_LIMITS},
        SETTINGS: {"-": plan}
        | {f"{key}={str(not on).lower()}": replace(plan, settings={key: not on}) for key, on in switches.items()},
    }


def in_turn(axis: str, plans: dict[str, Plan], seconds: float) -> Iterator[Point]:
    """The points of an axis, each the median of several passes."""
    tried: dict[str, list[Point]] = {at: [] for at in plans}
    for _ in range(PASSES):
        for at, plan in plans.items():
            tried[at].append(played(axis, at, plan, seconds / PASSES))
    for points in tried.values():
        middle = median(point.cost for point in points)
        yield min(points, key=lambda point: abs(point.cost - middle))


def played(axis: str, at: str, plan: Plan, seconds: float) -> Point:
    """Games of a plan for so many seconds of the processor, at least one."""
    dealer = Dealer(plan)
    dealer.played(0)
    games = decisions = 0
    clock, begun = perf_counter(), process_time()
    while not games or process_time() - begun < seconds:
        games += 1
        decisions += dealer.played(games).decisions
    spent = process_time() - begun
    return Point(axis, at, games, decisions / games, spent / games * 1e6, perf_counter() - clock, NAN)


def by_games(axis: str, games: int, run: Callable[[int], object]) -> Point:
    clock, begun = perf_counter(), process_time()
    run(games)
    spent = process_time() - begun
    return Point(axis, str(games), games, NAN, spent / games * 1e6, perf_counter() - clock, most_memory())


def kept(plan: Plan, games: int, path: Path) -> None:
    """Games with their books, in a folder."""
    folder = Folder(path, plan, games)
    played_into(folder, Crew(1))
    folder.finish()


def by_workers(plan: Plan, games: int, workers: int) -> Point:
    clock, begun = perf_counter(), all_time()
    tallied(plan, games, Crew(workers))
    spent = all_time() - begun
    return Point(WORKERS, str(workers), games, NAN, spent / games * 1e6, perf_counter() - clock, NAN)


def all_time() -> float:
    """Seconds of the processor of this process and of those that it waited for."""
    spent = os.times()
    return process_time() + spent.children_user + spent.children_system


def doubled(most: int) -> list[int]:
    """1, 2, 4, ... and the most."""
    return sorted({most, *(1 << k for k in range(most.bit_length()))})


def most_memory() -> float:
    """Megabytes that this process had at most; nan where the system does not tell."""
    try:
        import resource
    except ImportError:  # Windows
        return NAN
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def verdicts(points: Sequence[Point]) -> list[str]:
    """For each axis a sentence: what grows faster than its work, or that nothing does."""
    said = []
    for axis in dict.fromkeys(point.axis for point in points):
        first, *later = [point for point in points if point.axis == axis]
        what = "a game" if first.decisions != first.decisions else "a decision"
        grown = [f"{each.at} ({each.cost / first.cost:.2f})" for each in later if each.cost > GROWS * first.cost]
        if grown:
            more = f"{what} takes more than {GROWS:g} times as long as at {first.at}"
            said.append(f"{axis}: {more} at {', '.join(grown)}.")
        else:
            most = max((each.cost / first.cost for each in later), default=1.0)
            said.append(f"{axis}: nothing grows faster than its work; {what} takes at most {most:.2f} times as long.")
        if later and first.megabytes == first.megabytes:
            flat = later[-1].megabytes <= FLAT * first.megabytes
            told = f"{first.megabytes:.0f} MB with {first.at} games, {later[-1].megabytes:.0f} MB with {later[-1].at}"
            said.append(f"{axis}: memory {'stays flat' if flat else 'grows'}: {told}.")
    return said

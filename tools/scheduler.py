"""How far a run scales: the pieces of work of `passgo.lab.workers` on as many workers as nobody has, simulated.

    python -m tools.scheduler [EDITION] [--bots trader] [--workers 1,10,100,1000] [--sizes 50,500,5000] [--games N]

First it measures on this machine what a piece takes to play, what the process that hands out work needs for its result
(unpickling it, adding it up, writing its chunk), and how large both messages are. Then it plays the schedule: pieces
in their order, so many ahead for each worker, results taken in the order of the games, everything else as fast as the
workers are. What it leaves out is the network: bytes a second are told, so that anybody can compare them with theirs.
"""

import argparse
import pickle
import random
from dataclasses import dataclass
from heapq import heapify, heapreplace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from passgo.bots.outside.specs import split
from passgo.lab.folder import Folder
from passgo.lab.runner import Plan
from passgo.lab.running import book_keeping
from passgo.lab.workers import AHEAD

STARTING = 0.17  # seconds of the processor until a worker plays: `docs/benchmarks.md`
SCATTER = 0.1  # of the time that equal pieces take
TRIES = 5  # of which the quickest counts: what others do on the machine only adds


@dataclass(frozen=True)
class Cost:
    """Of one piece of work: seconds to play it and to take in its result, bytes that go to and fro."""

    play: float
    take: float
    sent: int
    returned: int


@dataclass(frozen=True)
class Schedule:
    """How a run went: its seconds, and the share of them in which the process that hands out work was at work."""

    seconds: float
    busy: float


def scheduled(workers: int, pieces: int, cost: Cost, seed: int = 0, starting: float = STARTING) -> Schedule:
    """The schedule of a run; see `workers.by_processes`, which does it with real ones."""
    chance = random.Random(seed)
    free = [starting] * workers  # when each worker has nothing to do, the first one on top
    heapify(free)
    ends: list[float] = []

    def hand_out(now: float) -> None:
        end = max(now, free[0]) + cost.play * max(0.1, chance.gauss(1.0, SCATTER))
        heapreplace(free, end)
        ends.append(end)

    for _ in range(min(pieces, workers * AHEAD)):
        hand_out(0.0)
    now = 0.0
    for piece in range(pieces):
        now = max(now, ends[piece]) + cost.take
        if len(ends) < pieces:
            hand_out(now)
    return Schedule(now, pieces * cost.take / now)


def measured(plan: Plan, games: int) -> Cost:
    """The cost of a piece of so many games, with books."""
    work = book_keeping(plan, turns=False)
    with TemporaryDirectory() as path:
        folder = Folder(Path(path), plan, games)
        folder.begin()
        play, take = [], []
        for _ in range(TRIES):
            begun = process_time()
            result = pickle.dumps(work(plan, 0, games))
            played = process_time()
            folder.keep((0, games), pickle.loads(result))
            play.append(played - begun)
            take.append(process_time() - played)
    return Cost(min(play), min(take), len(pickle.dumps((work, plan, 0, games))), len(result))


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.scheduler", description=__doc__.splitlines()[0])
    parser.add_argument("edition", nargs="?", default="classic")
    parser.add_argument("--bots", default="trader")
    parser.add_argument("--workers", type=numbers, default=[1, 10, 100, 1000])
    parser.add_argument("--sizes", type=numbers, default=[50, 500, 5000], help="games in a piece")
    parser.add_argument("--games", type=int, default=5_000_000)
    options = parser.parse_args()
    plan = Plan(options.edition, bots=tuple(split(options.bots)))
    print("games a piece  play ms  take ms  KB to, from  workers   speed-up  busy  MB/s taken in")
    for size in options.sizes:
        cost = measured(plan, size)
        pieces = -(-options.games // size)
        line = f"{size:>13,}{cost.play * 1e3:>9.1f}{cost.take * 1e3:>9.2f}"
        line += f"{cost.sent / 1e3:>7.1f}{cost.returned / 1e3:>7.1f}"
        for workers in options.workers:
            went = scheduled(workers, pieces, cost)
            alone = pieces * cost.play
            rate = pieces * cost.returned / went.seconds / 1e6
            print(f"{line}{workers:>9,}{alone / went.seconds:>11.1f}{went.busy:>6.0%}{rate:>15.2f}", flush=True)
            line = " " * len(line)


if __name__ == "__main__":
    main()

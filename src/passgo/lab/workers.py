"""Chunks of games spread over processes. Results come in the order of the games, whoever played them."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import TypeVar

from passgo.lab.runner import Plan
from passgo.lab.speech import Trouble

Result = TypeVar("Result")
Work = Callable[[Plan, int, int], Result]
Piece = tuple[int, int]  # the first game and how many

CHUNK = 50  # games in a piece of work; never by the number of workers, so that any number can go on with a run
PIECES = 400  # that a long run is cut into where nothing is kept to go on with: each costs this process a little
AHEAD = 3  # pieces handed out for each worker, so that none waits for another
STARTING = 1.0  # seconds of work that are worth starting processes for


def pieces(games: int, size: int = CHUNK, done: int = 0) -> list[Piece]:
    """So many games in pieces, without those that are done."""
    return [(first, min(size, games - first)) for first in range(done, games, size)]


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Work[Result], plan: Plan, wanted: Iterable[Piece], workers: int | None = None) -> Iterator[Result]:
    """The results of all pieces. Without a number of workers all cores help, if there is enough to do."""
    todo = deque(wanted)
    if workers is None:
        workers = cores()
        while todo and workers > 1:
            begun = perf_counter()
            yield work(plan, *todo.popleft())
            if (perf_counter() - begun) * len(todo) > STARTING:
                break
    if workers == 1 or len(todo) < 2:
        for piece in todo:
            yield work(plan, *piece)
    else:
        yield from by_processes(work, plan, todo, workers)


def by_processes(work: Work[Result], plan: Plan, todo: deque[Piece], workers: int) -> Iterator[Result]:
    """Fresh processes (spawn) work the same on every system and share no threads or locks with this one."""
    running: deque[Future[Result]] = deque()
    others = set(active_children())
    with ProcessPoolExecutor(min(workers, len(todo)), get_context("spawn"), leave_ctrl_c_alone) as pool:
        try:
            while todo or running:
                while todo and len(running) < workers * AHEAD:
                    running.append(pool.submit(work, plan, *todo.popleft()))
                yield running.popleft().result()
        except BrokenProcessPool as error:
            raise Trouble("lab-broken-pool", guard='if __name__ == "__main__"') from error
        except BaseException:  # nobody wants the rest, and what is being played may take long
            for worker in set(active_children()) - others:
                worker.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def leave_ctrl_c_alone() -> None:
    """Ctrl-C reaches all processes of a terminal; the one that handed out the work decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

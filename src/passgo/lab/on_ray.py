"""The same chunks on Ray, for more machines than one; needs the extra `passgo[ray]`.

`ray start` on the machines and RAY_ADDRESS say where; without them Ray starts on this machine.
"""

import os
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from passgo.lab.runner import Plan
from passgo.lab.workers import AHEAD, Piece, Result, Work, cores


def spread_on_ray(
    work: Work[Result], plan: Plan, wanted: Iterable[Piece], workers: int | None = None
) -> Iterator[Result]:
    """The results of all pieces, in the order of the games."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # games are nobody's business
    import ray

    ours = not ray.is_initialized()
    if ours:
        local: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": workers or cores()}
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="warning", **local)
    try:
        task = ray.remote(done)
        shared = ray.put(work), ray.put(plan)
        todo, running = deque(wanted), deque[Any]()
        at_once = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        while todo or running:
            while todo and len(running) < at_once:
                running.append(task.remote(*shared, *todo.popleft()))
            result: Result = ray.get(running.popleft())
            yield result
    finally:
        if ours:
            ray.shutdown()


def done(work: Work[Result], plan: Plan, first: int, count: int) -> Result:
    """A piece of work; Ray takes functions alone, and work may come with something to do it with."""
    return work(plan, first, count)

"""Keeps the garbage collector from stopping the server for everybody.

A full collection looks at every object of every table, which takes so long that people notice. So there are few of
them, and what has lived through one is put aside and not looked at again, but for one look at everything each few
hours; what is not part of a cycle is freed at once, as ever.
"""

from __future__ import annotations

import gc
import time
from typing import Any

LOOK_AT_ALL = 6 * 3600.0  # seconds between two collections of everything
# New objects before the youngest are looked at, instead of 700: at 400 sockets the collector took 7.5 % of the server's
# time instead of 12.1 % (tests.server.load, 100 commands a second, interpreted).
YOUNG = 10_000
RARELY = 1000  # collections of the middle generation before a full one, instead of 10
OLDEST = 2  # the generation that a full collection is of


class Aside:
    """What the collector calls before and after each collection."""

    def __init__(self) -> None:
        self.looked_at_all = time.monotonic()
        self.begun_at = 0.0
        self.seconds = 0.0  # that all collections took together

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self.begun_at = time.thread_time()
        else:
            self.seconds += time.thread_time() - self.begun_at
        if info["generation"] != OLDEST:
            return
        if phase == "stop":
            gc.freeze()
        elif time.monotonic() - self.looked_at_all > LOOK_AT_ALL:
            self.looked_at_all = time.monotonic()
            gc.unfreeze()


COLLECTOR = Aside()


def settle() -> None:
    """Once, when the server has started: what is there now stays."""
    _, middle, _ = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, RARELY)
    if COLLECTOR not in gc.callbacks:
        gc.callbacks.append(COLLECTOR)
    gc.collect()

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
RARELY = 1000  # collections of the middle generation before a full one, instead of 10
OLDEST = 2  # the generation that a full collection is of


class Aside:
    """What the collector calls before and after each collection."""

    def __init__(self) -> None:
        self.looked_at_all = time.monotonic()

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if info["generation"] != OLDEST:
            return
        if phase == "stop":
            gc.freeze()
        elif time.monotonic() - self.looked_at_all > LOOK_AT_ALL:
            self.looked_at_all = time.monotonic()
            gc.unfreeze()


def settle() -> None:
    """Once, when the server has started: what is there now stays."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, RARELY)
    gc.callbacks.append(Aside())
    gc.collect()

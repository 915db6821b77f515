"""Keeps the garbage collector from stopping the server for everybody.

Games and talk leave nothing to it: what is not part of a cycle is freed at once, as ever. Closed connections do leave
cycles. So of its own accord the collector looks at new objects alone, a few at a time, and at everything only when a
number of connections have been closed; that takes so long that people could notice.
"""

from __future__ import annotations

import gc
import time
from typing import Any

# New objects before the youngest are looked at. The pauses grow with it, and the collector's share of the time hardly
# shrinks: most of what is young is what each table and each connection waits with.
YOUNG = 1_000
NEVER = 1_000_000_000  # collections of younger objects before older ones are looked at
LOOK_AT_ALL = 15 * 60.0  # seconds between two looks at everything, if few connections are closed
LEAST_CLOSED = 200  # connections that are worth a look at everything
CLOSED_PART = 4  # of as many open ones one must have been closed


class Collector:
    """Decides when everything is looked at, and knows what all collections took."""

    def __init__(self) -> None:
        self.closed = 0  # connections since everything was looked at
        self.looked_at_all = time.monotonic()
        self.begun_at = 0.0
        self.seconds = 0.0  # that all collections took together

    def note(self, phase: str, info: dict[str, Any]) -> None:
        """What Python calls before and after each collection."""
        if phase == "start":
            self.begun_at = time.thread_time()
        else:
            self.seconds += time.thread_time() - self.begun_at

    def tidy_up(self, connections: int) -> bool:
        """Called now and then, with the number of open ones; whether everything was looked at."""
        is_late = time.monotonic() - self.looked_at_all > LOOK_AT_ALL
        if not is_late and self.closed < max(LEAST_CLOSED, connections // CLOSED_PART):
            return False
        self.closed, self.looked_at_all = 0, time.monotonic()
        gc.collect()
        return True


COLLECTOR = Collector()


def settle() -> None:
    """Once, when the server has started: what is there now stays, and is not looked at again."""
    gc.set_threshold(YOUNG, NEVER, NEVER)
    if COLLECTOR.note not in gc.callbacks:
        gc.callbacks.append(COLLECTOR.note)
    gc.collect()
    gc.freeze()

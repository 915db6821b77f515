"""The clock of a timed game. The engine knows none: when the minutes have passed, the session plays `time`."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Counts down while the session runs; without minutes it never rings."""

    def __init__(self, seconds: float | None, now: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.now = now
        self.since = now()

    @property
    def left(self) -> float | None:
        """Seconds left, or None in a game without a clock."""
        if self.seconds is None:
            return None
        return max(0.0, self.seconds - (self.now() - self.since))

    @property
    def rings(self) -> bool:
        return self.left == 0

    @property
    def face(self) -> str:
        """What is left, as 12:05."""
        left = int(self.left or 0)
        return f"{left // 60}:{left % 60:02d}"

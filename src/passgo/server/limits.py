"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

CLIENTS = 10_000  # addresses that are remembered


class Bucket:
    """So many at once, so many a second after that."""

    __slots__ = ("filled_at", "level", "most", "now", "rate")

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.level = most
        self.filled_at = now()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.now()
        self.level = min(self.most, self.level + (now - self.filled_at) * self.rate)
        self.filled_at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One for each address; the one longest unused is forgotten first."""

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.rate, self.most, self.now)
            if len(self.known) > CLIENTS:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return bucket.take()

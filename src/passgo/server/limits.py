"""How much one client may ask for, and who counts as one."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

CLIENTS = 10_000  # addresses that are remembered
FRAMES = (50.0, 100.0)  # of one person: a second, and at once
KINDS: Final = {  # likewise, by what they are about
    "talk": (0.5, 6.0),
    "wishes": (0.2, 5.0),
    "motions": (1 / 30, 3.0),
    "questions": (5.0, 30.0),
    "changes": (1.0, 24.0),
}
KIND_OF: Final = {  # everything else changes something about the table
    "play": "answers",
    "vote": "answers",
    "say": "talk",
    "wish": "wishes",
    "quiet": "wishes",
    "propose": "motions",
    "report": "motions",
    "ask": "questions",
}

HOUSEHOLD = 64  # bits of an IPv6 address that the provider chooses; the rest are the client's, as many as it likes


def household(address: str) -> str:
    """The address for which turns are counted: of version 6 the network that one client has to itself."""
    try:
        known = ip_address(address)
    except ValueError:
        return address  # of a test, or of a proxy over a local socket
    if not isinstance(known, IPv6Address):
        return address
    return str(known.ipv4_mapped or IPv6Address(int(known) >> HOUSEHOLD << HOUSEHOLD))


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
        self.fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def seconds_for(self) -> float:
        """Take one more in any case; how long to wait until it would have been allowed."""
        self.fill()
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def fill(self) -> None:
        now = self.now()
        self.level = min(self.most, self.level + (now - self.filled_at) * self.rate)
        self.filled_at = now

    def give_back(self) -> None:
        """What was taken came to nothing."""
        self.level = min(self.most, self.level + 1)


class Allowance:
    """What one person may ask of a table, over however many connections: in all, and of each kind."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.frames = Bucket(*FRAMES, now)
        self.kinds = {kind: Bucket(rate, most, now) for kind, (rate, most) in KINDS.items()}

    def take(self, command: str) -> bool:
        """Whether one more command of this name is allowed now; answers to questions always are."""
        kind = KIND_OF.get(command, "changes")
        return kind == "answers" or self.kinds[kind].take()

    def give_back(self, command: str) -> None:
        """The command was refused: whoever asks whether something is possible by now is not silenced for it."""
        kind = KIND_OF.get(command, "changes")
        if kind != "answers":
            self.kinds[kind].give_back()


class Buckets:
    """One for each address; the one longest unused is forgotten first."""

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.rate, self.most, self.now)
            if len(self.known) > CLIENTS:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return bucket

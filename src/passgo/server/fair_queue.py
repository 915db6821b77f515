"""A queue in which nobody stands behind another's crowd: addresses take turns, and so do the jobs of each."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Turn(NamedTuple, Generic[T]):
    job: T
    sharers: int  # by how many the time is to be divided: all addresses alike, and an address among its own jobs


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self.lines: OrderedDict[str, deque[T]] = OrderedDict()  # by address, the one whose turn is next first

    def __len__(self) -> int:
        return sum(len(line) for line in self.lines.values())

    def push(self, job: T, addresses: Iterable[str]) -> None:
        self.line_of(addresses)[1].append(job)

    def push_first(self, job: T, addresses: Iterable[str]) -> None:
        """Before all others: it has had its turn, and that came to nothing."""
        address, line = self.line_of(addresses)
        line.appendleft(job)
        self.lines.move_to_end(address, last=False)

    def line_of(self, addresses: Iterable[str]) -> tuple[str, deque[T]]:
        """Of several addresses that share a table the shortest line: a guest's crowd does not delay the others."""
        address = min(addresses, key=lambda each: len(self.lines.get(each, ())), default="")
        return address, self.lines.setdefault(address, deque())

    def pop(self) -> Turn[T] | None:
        """One job of the address whose turn it is."""
        if not self.lines:
            return None
        sharers = len(self.lines)
        address, line = self.lines.popitem(last=False)
        sharers *= len(line)
        job = line.popleft()
        if line:
            self.lines[address] = line
        return Turn(job, sharers)

    def discard(self, job: T) -> bool:
        """Take a job out; whether it was still waiting."""
        for address, line in self.lines.items():
            if job in line:
                line.remove(job)
                if not line:
                    del self.lines[address]
                return True
        return False

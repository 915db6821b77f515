"""How the seed of a table's dice comes about: hashes of shares first, then the shares. docs/fair-dice.md tells why.

The room applies what was written down; the commands and the clock that lead to it are in starting.py.
"""

from __future__ import annotations

from passgo.server import protocol
from passgo.server.protocol import Stage, VoidedBecause, VoidedRound

VOIDED = 60  # rounds that everybody is told of; whoever wants to can begin and leave again and again


class Sharing:
    """Of one table. Seats without a hash add nothing, and those of bots never have one."""

    def __init__(self) -> None:
        self.round = 1
        self.stage: Stage = "hashes"
        self.since = 0  # when the stage began
        self.hashes: dict[int, str] = {}  # by seat
        self.shares: dict[int, str] = {}  # by seat; nobody is told one before all have come
        self.asked: set[int] = set()  # the seats that may still add something, after a round was voided
        self.voided: list[VoidedRound] = []
        self.earlier: dict[int, str] = {}  # shares without hashes, as passgo 0.1.0 took them

    @property
    def under_way(self) -> bool:
        """Whether the host has started and the game has not begun yet."""
        return self.stage in ("again", "shares")

    @property
    def awaited(self) -> set[int]:
        """The seats whose word everybody waits for."""
        if self.stage == "again":
            return self.asked - set(self.hashes)
        return set(self.hashes) - set(self.shares) if self.stage == "shares" else set()

    def ask(self, at: int) -> None:
        """No hash changes any more; whoever gave one is to show the share."""
        self.stage, self.since = "shares", at

    def void(self, seats: list[int], why: VoidedBecause, at: int) -> None:
        """The round is for nothing: all but those who are to blame begin again, with new shares."""
        self.voided.append(VoidedRound(self.round, list(seats), why, self.listed(self.hashes)))
        del self.voided[:-VOIDED]
        self.asked = set(self.hashes) - set(seats)
        self.round += 1
        self.hashes, self.shares = {}, {}
        self.stage, self.since = "again", at

    def leave(self, seat: int, at: int) -> None:
        """Who stood up takes the hash along. In the middle of a start the round is void, and the host starts anew."""
        if self.under_way:
            self.void([seat], "left", at)
            self.stage = "hashes"
        self.hashes.pop(seat, None)
        self.earlier.pop(seat, None)

    def fix(self, scheme: int) -> None:
        """The game begins: nothing is added any more."""
        self.stage = "fixed" if scheme else "earlier"

    def listed(self, by_seat: dict[int, str], seats: int = 0) -> list[str]:
        count = max([seats, *(seat + 1 for seat in self.hashes)], default=0)
        return [by_seat.get(seat, "") for seat in range(count)]

    def added(self, seats: int) -> list[str]:
        """What the seed is made of besides the secret, by seat."""
        return self.listed(self.earlier if self.stage == "earlier" else self.shares, seats)

    def promised(self, seats: int) -> list[str] | None:
        """The hashes by seat; None for a game that began before there were any."""
        return None if self.stage == "earlier" else self.listed(self.hashes, seats)

    def shown(self, seats: int) -> protocol.Sharing:
        """What everybody may know of it."""
        is_fixed = self.stage == "fixed"
        shares = self.listed(self.shares, seats) if is_fixed else []
        hashes = self.listed(self.hashes, seats)
        return protocol.Sharing(self.round, self.stage, hashes, shares, sorted(self.awaited), list(self.voided))

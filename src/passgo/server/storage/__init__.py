"""Where tables are kept. Two stores behind one protocol: SQLite in a file, PostgreSQL for several nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from passgo.server.protocol import TableCard
from passgo.server.table_events import Entry


class Row(Struct):
    """A table beside its events: the server's secret for its dice, and what lobbies and timers need at a glance."""

    code: str
    secret: bytes
    card: TableCard
    due: int | None = None  # when something happens there though nobody is there, ms since 1970
    aside: str = ""  # why the server that looked last could not read the table, if it could not
    seen: int = 0  # when it is written: the time, if anybody is there


class Snapshot(Struct):
    """A saved game at an event's number, as passgo 0.1.0 kept it beside the events."""

    seq: int
    data: bytes


class Append(Struct):
    """What is to be written at once: events in a row of one table, and its row as it is after them."""

    entries: Sequence[Entry]
    row: Row
    new: bool = False  # whether the table is to be made


class Taken(Exception):
    """Another process has written an event of this number: this one does not own the table any more."""


class Repeated(Exception):
    """A command of this id is in the table's history already."""


class CodeInUse(Exception):
    """There is a table of this code."""


class Misnumbered(Exception):
    """The events do not go on where the table's history ends, or there is no such table: the caller's mistake."""


class StoreError(Exception):
    """The store cannot be used, and why. What was to be written is there or is not: read the table anew to know."""


class Damaged(StoreError):
    """What is stored about a table cannot be understood: it is damaged, or a newer passgo wrote it."""

    def __init__(self, why: str, seq: int = 0, entries: Sequence[Entry] = ()) -> None:
        super().__init__(f"what is stored is damaged, or of a newer passgo: {why}")
        self.seq = seq  # of the first event that it is about, if it is about one
        self.entries = list(entries)  # those before it


class EventStore(Protocol):
    """All of it is called from one thread, the writer's; a method returns when the data is safe on disk.

    Every method raises StoreError when the store fails.
    """

    def append(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Write all in one transaction, each whole or not at all; for each None, or why it is not written.

        That is Taken, Repeated, CodeInUse, Misnumbered, or StoreError for what cannot be written at all. Where nothing
        can be written StoreError is raised. A stale owner learns Taken even if its command is in the history by now.
        Whoever writes to a table waits for the answer before building on it.
        """
        ...

    def entries(self, code: str, after: int = 0) -> list[Entry]:
        """In order; Damaged has those before the first that cannot be understood."""
        ...

    def knows(self, code: str, id: str) -> bool:
        """Whether a command of this id is in the table's history."""
        ...

    def row(self, code: str) -> Row | None:
        """Damaged if it cannot be understood."""
        ...

    def rows(self, phases: Sequence[str] = (), listed: bool | None = None, limit: int = 200) -> list[Row]:
        """The newest first; without those that are set aside or damaged."""
        ...

    def unreadable(self) -> list[str]:
        """The tables that the server before could not read."""
        ...

    def due(self, now: int, node: str, limit: int = 1000) -> list[str]:
        """Tables at which something is to happen by now that no other node holds a lease of, the first in front."""
        ...

    def set_due(self, code: str, due: int | None) -> None: ...

    def set_aside(self, code: str, why: str) -> None:
        """Mark a table as one that this server cannot read, or with "" as one that it can."""
        ...

    def snapshot(self, code: str) -> Snapshot | None: ...

    def beat(self, node: str, now: int) -> None:
        """Note that a node was alive at this time."""
        ...

    def last_beat(self, node: str) -> int | None: ...

    def claim(self, code: str, node: str, address: str, now: int, until: int) -> tuple[str, str]:
        """Take or renew the lease of a table if nobody else holds it; who holds it now: node and address.

        The table must be there.
        """
        ...

    def renew(self, node: str, until: int) -> None:
        """Renew all leases of a node."""
        ...

    def release(self, node: str) -> None:
        """Give all leases of a node back."""
        ...

    def let_go(self, code: str, node: str) -> None:
        """Give one lease back."""
        ...

    def went_down(self, began: int, ended: int) -> None:
        """Note that no server was there meanwhile; what was to happen then happens so much later."""
        ...

    def outages(self) -> list[tuple[int, int]]:
        """When no server was there: from when until when."""
        ...

    def stale(self, before: int, limit: int = 100) -> list[str]:
        """Tables, but none that are set aside, where nobody was since; those longest left in front."""
        ...

    def pack(self, code: str, seq: int, now: int, record: str) -> bool:
        """Leave of a table its record alone, nothing if that is ""; whether its last event still had this number."""
        ...

    def record(self, code: str) -> str | None:
        """What is left of a table that was packed."""
        ...

    def key(self, name: str, fresh: bytes) -> bytes:
        """A key that all servers of this store share: the one that is there, else this one from now on."""
        ...

    def subscribe(self, code: str, person: int, token: str, endpoint: str, page: str) -> None:
        """Note where somebody at a table is called by push, and by which page that was asked for."""
        ...

    def unsubscribe(self, code: str, person: int) -> None: ...

    def forget(self, endpoint: str) -> None:
        """Nobody is called there any more, at any table."""
        ...

    def call(self, code: str, person: int, token: str) -> tuple[str, str] | None:
        """Note that somebody is called now: where, and by which page that was asked for. None if nobody of this token
        wants it, or was called already and has not been back."""
        ...

    def uncall(self, code: str, person: int) -> None:
        """Somebody can be called again."""
        ...

    def is_called(self, code: str, person: int) -> bool: ...

    def count(self) -> dict[str, int]:
        """How many tables there are, by phase; those set aside are counted as `aside`."""
        ...

    def close(self) -> None: ...

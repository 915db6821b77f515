"""Where a test's tables are kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from passgo.server.storage.opening import open_store
from passgo.server.storage.sql import SqlStore


@dataclass(frozen=True)
class Place:
    """A folder for SQLite or the address of a PostgreSQL database, as `passgo serve` takes them."""

    data: Path | None = None
    database: str | None = None

    def open(self) -> SqlStore:
        store = open_store(self.data, self.database)
        assert isinstance(store, SqlStore)
        return store

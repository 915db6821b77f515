"""The store in a file of SQLite's, for a server on its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from passgo.server.storage import Damaged, StoreError
from passgo.server.storage.database import Database, migrate
from passgo.server.storage.sql import Result, SqlStore

SETTINGS = (
    "PRAGMA synchronous = FULL",  # a transaction is on disk when its COMMIT returns
    "PRAGMA fullfsync = ON",  # that takes more on macOS; elsewhere it changes nothing
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what was deleted is not found again by `salvage`, nor by anybody else
)


DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# Every page that the lobby, timers and counts need; those with the tables' events are read when they are needed.
SOUND = (
    "SELECT count(*), sum(length(card) + length(secret)) FROM tables NOT INDEXED",
    "SELECT count(*) FROM tables INDEXED BY tables_newest WHERE phase > ''",
    "SELECT count(code) FROM tables WHERE code > ''",
    "SELECT count(*) FROM tables INDEXED BY tables_due WHERE due IS NOT NULL",
    "SELECT count(*) FROM tables INDEXED BY tables_aside WHERE aside <> ''",
    "SELECT count(*) FROM beats WHERE node > '' AND at > 0",
    "SELECT count(*) FROM leases WHERE until > 0",
    "SELECT count(*) FROM outages WHERE began > 0",
)


def private(path: Path) -> Path:
    """A file that nobody but its owner reads, as there are keys and the secrets of dice in it; SQLite makes what it
    keeps beside it likewise."""
    if not path.exists():
        path.touch(mode=0o600)
    return path


class SqliteFile:
    """A file, opened with Python's own sqlite3."""

    dialect = "sqlite"
    begin = "BEGIN IMMEDIATE"
    failures: type[Exception] = sqlite3.Error
    attempts = 2

    def __init__(self, path: Path) -> None:
        try:
            # Whoever opens the store and the thread that then owns it are two, one after the other.
            self._connection = sqlite3.connect(private(path), isolation_level=None, check_same_thread=False)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{path}: {getattr(error, 'strerror', None) or error}") from error

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, values).fetchall()

    def change(self, sql: str, *values: Any) -> int:
        return self._connection.execute(sql, values).rowcount

    def is_damage(self, error: Exception) -> bool:
        code = getattr(error, "sqlite_errorcode", None)
        return (code is not None and code & 0xFF in DAMAGE) or "decode to UTF-8" in str(error)

    def ready(self) -> None:
        """A file does not get lost."""

    def roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.rollback()

    def close(self) -> None:
        self._connection.close()


class SqliteStore(SqlStore):
    """Takes any database that runs SQLite's SQL."""

    def __init__(self, database: Database, heal: Callable[[], tuple[Database, bool]] | None = None) -> None:
        """`heal`: makes a sound database of what can be read of this one, once it is closed; where that fails, it gives
        this one again, and False."""
        super().__init__(database)
        self.heal = heal
        self._is_set_up = False
        try:
            self._set_up()
            migrate(database)
            for question in SOUND:
                database.run(question)
        except database.failures as error:
            database.close()
            raise self._told(error) from error
        except StoreError:
            database.close()
            raise

    def _set_up(self) -> None:
        """Say how this connection writes, before it does."""
        try:
            [(mode,)] = self.database.run("PRAGMA journal_mode = WAL")
            if mode != "wal":
                raise StoreError(f"SQLite cannot keep a write-ahead log here (its journal is of mode {mode})")
            for setting in SETTINGS:
                self.database.run(setting)
        except self.database.failures as error:
            raise self._told(error) from error
        self._is_set_up = True

    def _told(self, error: Exception) -> StoreError:
        return (Damaged if self.database.is_damage(error) else StoreError)(str(error))

    def _safely(self, work: Callable[[bool], Result]) -> Result:
        """Where a page is damaged, everything that can be read goes on in a new file, which has no such page; where
        none can be made, the damaged file goes on without that page."""
        if not self._is_set_up:
            self._set_up()
        try:
            return super()._safely(work)
        except Damaged as damage:
            if self.heal is None or not isinstance(damage.__cause__, self.database.failures):
                raise
            self.database.close()
            self.database, is_sound = self.heal()
            self._is_set_up = False
            if not is_sound:
                self.heal = None  # else every look at that page would try in vain, while all others wait
                raise
            self._set_up()
            return super()._safely(work)

"""The store in a file of SQLite's, for a server on its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from passgo.server.storage import StoreError
from passgo.server.storage.database import Database, migrate
from passgo.server.storage.sql import SqlStore

SETTINGS = (
    "PRAGMA synchronous = FULL",  # a transaction is on disk when its COMMIT returns
    "PRAGMA fullfsync = ON",  # that takes more on macOS; elsewhere it changes nothing
    "PRAGMA foreign_keys = ON",
)


class SqliteFile:
    """A file, opened with Python's own sqlite3."""

    dialect = "sqlite"
    begin = "BEGIN IMMEDIATE"
    failures: type[Exception] = sqlite3.Error
    attempts = 2

    def __init__(self, path: Path) -> None:
        try:
            # Whoever opens the store and the thread that then owns it are two, one after the other.
            self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from error

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, values).fetchall()

    def ready(self) -> None:
        """A file does not get lost."""

    def roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.rollback()

    def close(self) -> None:
        self._connection.close()


class SqliteStore(SqlStore):
    """Takes any database that runs SQLite's SQL."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        try:
            [(mode,)] = database.run("PRAGMA journal_mode = WAL")
            if mode != "wal":
                raise StoreError(f"SQLite cannot keep a write-ahead log here (its journal is of mode {mode})")
            for setting in SETTINGS:
                database.run(setting)
            migrate(database)
        except database.failures as error:
            database.close()
            raise StoreError(str(error)) from error
        except StoreError:
            database.close()
            raise

"""Which store a server uses: SQLite in its folder, or PostgreSQL at an address."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import IO

from passgo.server.storage import Damaged, EventStore, StoreError, files
from passgo.server.storage.salvage import salvage
from passgo.server.storage.sqlite import SqliteFile, SqliteStore

FOLDER = Path("passgo-data")

log = logging.getLogger("passgo.server")


def own(folder: Path) -> IO[str]:
    """Keep other servers out of a folder for as long as the file is open; StoreError if one is in it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the folder for the tables cannot be made: {error}") from error
    try:
        held = (folder / "server.lock").open("w")
        files.give_to_owner(folder / "server.lock")
    except OSError as error:
        raise StoreError(f"tables cannot be kept in {folder}: {error.strerror}") from error
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # Windows has no such locks
    except OSError as error:
        held.close()
        raise StoreError(f"another server keeps its tables in {folder}: give this one another --data") from error
    return held


def open_store(data: Path | None = None, database: str | None = None) -> EventStore:
    """The store in this folder, or at this address; StoreError if that cannot be."""
    if database is None:
        folder = data or FOLDER
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"the folder for the tables cannot be made: {error}") from error

        path = folder / files.NAME

        def heal() -> tuple[SqliteFile, bool]:
            try:
                salvage(path)
            except (StoreError, OSError) as error:
                log.error("the database is damaged and goes on as it is: %s", error)
                return SqliteFile(path), False
            return SqliteFile(path), True

        try:
            return SqliteStore(SqliteFile(path), heal)
        except Damaged:
            salvage(path)
            return SqliteStore(SqliteFile(path), heal)
    if data is not None:
        raise StoreError("tables are kept in a folder or in a database, not in both")
    if not database.startswith(("postgresql://", "postgres://")):
        raise StoreError("a database's address begins with postgresql://")
    try:
        from passgo.server.storage.postgres import PostgresConnection, PostgresStore
    except ImportError as error:
        raise StoreError("PostgreSQL needs one more package: pip install 'passgo[postgres]'") from error
    return PostgresStore(PostgresConnection(database))

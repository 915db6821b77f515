"""A store of SQLite's as a file: backups of it, a look at all that is in it, and what can be saved of a damaged one."""

from __future__ import annotations

import contextlib
import logging
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from passgo.server.reading import SetAside, read, stored
from passgo.server.room import Room
from passgo.server.storage import StoreError
from passgo.server.storage.sqlite import SqliteFile, SqliteStore
from passgo.server.table_events import Entry, Reported

NAME = "tables.db"
HEAD = "tables.head"  # a copy of the first page, which says where everything lies; it hardly ever changes
PAGE = 4096
SMALL = ("beats", "leases", "outages", "records", "snapshots")

log = logging.getLogger("passgo.server")


def keep_head(folder: Path) -> None:
    """Beside the database, for the day on which just that page is damaged."""
    with contextlib.closing(sqlite3.connect(folder / NAME)) as database:
        database.execute("PRAGMA wal_checkpoint(PASSIVE)")
    with (folder / NAME).open("rb") as file:
        head = file.read(PAGE)
    if head.startswith(b"SQLite format 3"):
        (folder / HEAD).write_bytes(head)


def backed_up(folder: Path, target: Path) -> int:
    """Copy the store as it is at one moment, while a server may be writing; how many tables are in it."""
    if target.exists():
        raise StoreError(f"{target} is there already")
    with contextlib.closing(opened(folder / NAME)) as source, contextlib.closing(sqlite3.connect(target)) as copy:
        try:
            source.backup(copy)
            return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.Error as error:
            target.unlink(missing_ok=True)
            raise StoreError(f"the store cannot be copied: {error}") from error


def restored(folder: Path, source: Path) -> Path | None:
    """Put a backup in the place of a store that no server uses, if it is whole; where the one before lies now."""
    with contextlib.closing(opened(source)) as backup:
        troubles = broken_pages(backup)
    if troubles:
        raise StoreError(f"{source} is damaged: {troubles[0]}")
    moved = set_aside(folder)
    shutil.copyfile(source, folder / NAME)
    SqliteStore(SqliteFile(folder / NAME)).close()  # brought to the newest version
    return moved


class Health(NamedTuple):
    """What is wrong with a store."""

    tables: int
    troubles: list[str]  # what SQLite finds
    unreadable: dict[str, str]  # the tables that cannot be played here, and why


def checked(folder: Path) -> Health:
    """Look at every page, and play every stored game again."""
    with contextlib.closing(opened(folder / NAME)) as database:
        troubles = broken_pages(database)
    try:
        store = SqliteStore(SqliteFile(folder / NAME))
    except StoreError as error:
        return Health(0, troubles or [str(error)], {})
    unreadable: dict[str, str] = {}
    codes = [code for (code,) in store.database.run("SELECT code FROM tables ORDER BY code")]
    for code in codes:
        found = stored(store, code)
        assert found is not None
        try:
            read(code, found)
        except SetAside as error:
            unreadable[code] = error.aside.why
    store.close()
    return Health(len(codes), troubles, unreadable)


def reports(folder: Path) -> list[tuple[Entry, str]]:
    """All that somebody complained of, in the order of time, each with the name of who did; the server may go on."""
    with contextlib.closing(opened(folder / NAME)) as database:
        codes = [code for (code,) in database.execute("SELECT code FROM tables ORDER BY code")]
    store = SqliteStore(SqliteFile(folder / NAME))
    found: list[tuple[Entry, str]] = []
    for code in codes:
        there = stored(store, code)
        assert there is not None
        room = Room(code, there.secret)
        for entry in there.entries:
            room.apply(entry)
            if isinstance(entry.event, Reported):
                found.append((entry, room.people[entry.event.by].name))
    store.close()
    return sorted(found, key=lambda one: one[0].at)


def broken_pages(database: sqlite3.Connection) -> list[str]:
    try:
        found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(20)")]
    except sqlite3.Error as error:
        return [str(error)]
    return [] if found == ["ok"] else found


def opened(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise StoreError(f"there is no store {path}")
    return sqlite3.connect(path, timeout=30)


def set_aside(folder: Path) -> Path | None:
    """Move the store out of the way, with what SQLite keeps beside it; where it lies now."""
    if not (folder / NAME).exists():
        return None
    moved = folder / f"{NAME}.{time.strftime('%Y%m%d-%H%M%S')}"
    for ending in ("", "-wal", "-shm"):
        if (part := folder / (NAME + ending)).exists():
            part.rename(f"{moved}{ending}")
    return moved


# what can be saved


def salvage(folder: Path) -> None:
    """Make a sound store of everything that can be read of a damaged one, which is kept beside it."""
    moved = set_aside(folder)
    assert moved is not None
    fresh = SqliteStore(SqliteFile(folder / NAME))
    try:
        source = readable(moved, folder / HEAD)
        saved = copy_all(source, fresh)
        source.close()
    except sqlite3.Error as error:
        fresh.close()
        for ending in ("", "-wal", "-shm"):
            (folder / (NAME + ending)).unlink(missing_ok=True)
            if (part := Path(f"{moved}{ending}")).exists():
                part.rename(folder / (NAME + ending))
        raise StoreError(f"{folder / NAME} cannot be read: {error}. Put a backup in: passgo store restore") from error
    fresh.close()
    log.error("the database was damaged; %s tables were saved into a new one, the old is %s", saved, moved)


def readable(path: Path, head: Path) -> sqlite3.Connection:
    """The damaged file; with another first page if its own tells nothing any more."""
    database = sqlite3.connect(path)
    try:
        database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        database.execute("SELECT count(*) FROM tables WHERE code = ''").fetchone()
    except sqlite3.Error:
        database.close()
        if not head.exists():
            raise
        size = path.stat().st_size
        first = bytearray(head.read_bytes())
        first[28:32] = (size // PAGE).to_bytes(4, "big")
        first[32:40] = bytes(8)  # no free pages: nothing is written here
        with path.open("r+b") as file:
            file.write(first)
        return sqlite3.connect(path)
    return database


def copy_all(source: sqlite3.Connection, fresh: SqliteStore) -> int:
    run = fresh.database.run
    run("BEGIN IMMEDIATE")
    codes: list[str] = []
    for row in rows_by_number(source, "tables"):
        insert(fresh, "tables", row)
        codes.append(row["code"])
    for code in codes:
        for row in entries_of(source, code):
            insert(fresh, "entries", row)
    for table in SMALL:
        for row in rows_by_number(source, table):
            with contextlib.suppress(sqlite3.IntegrityError):  # about a table that is lost
                insert(fresh, table, row)
    run("COMMIT")
    return len(codes)


def insert(fresh: SqliteStore, table: str, row: dict[str, Any]) -> None:
    marks = ", ".join("?" * len(row))
    fresh.database.run(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", *row.values())


def rows_by_number(source: sqlite3.Connection, table: str) -> Iterator[dict[str, Any]]:
    """The rows of a table, but for those that cannot be read, which are stepped over."""
    last = 0
    while True:
        try:
            for found in source.execute(
                f"SELECT rowid, * FROM {table} NOT INDEXED WHERE rowid > ? ORDER BY rowid", (last,)
            ):
                last = found[0]
                names = [column[0] for column in source.execute(f"SELECT * FROM {table} LIMIT 0").description]
                yield dict(zip(names, found[1:], strict=True))
            return
        except sqlite3.Error:
            last += 1
            if last > highest(source, table):
                return


def highest(source: sqlite3.Connection, table: str) -> int:
    """A number that no row's is above: what can be found out from the end, else more than a damaged page can hold."""
    try:
        return int(source.execute(f"SELECT coalesce(max(rowid), 0) FROM {table}").fetchone()[0])
    except sqlite3.Error:
        return 100_000


def entries_of(source: sqlite3.Connection, code: str) -> list[dict[str, Any]]:
    """The events of a table as far as they can be read in a row; what is missing then sets it aside."""
    found: list[dict[str, Any]] = []
    while True:
        try:
            row = source.execute(
                "SELECT seq, id, at, fact FROM entries WHERE code = ? AND seq = ?", (code, len(found) + 1)
            ).fetchone()
        except sqlite3.Error:
            return found
        if row is None:
            return found
        found.append({"code": code, "seq": row[0], "id": row[1], "at": row[2], "fact": row[3]})

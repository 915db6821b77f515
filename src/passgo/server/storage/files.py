"""A store of SQLite's as a file: backups of it, and a look at all that is in it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from passgo.server.reading import SetAside, read, stored
from passgo.server.room import Room
from passgo.server.storage import StoreError
from passgo.server.storage.salvage import NothingLeft, out_of_the_way, remove, salvage
from passgo.server.storage.sqlite import SqliteFile, SqliteStore, private
from passgo.server.table_events import Entry, Reported

NAME = "tables.db"


@contextlib.contextmanager
def told(path: Path) -> Iterator[None]:
    """Whatever a file does to who reads or writes it is a StoreError."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path}: {getattr(error, 'strerror', None) or error}") from error


def backed_up(folder: Path, target: Path) -> Health:
    """Copy the store as it is at one moment, while a server may be writing; what is in the copy."""
    if target.exists():
        raise StoreError(f"{target} is there already")
    try:
        with (
            told(target),
            contextlib.closing(opened(folder / NAME)) as source,
            contextlib.closing(sqlite3.connect(private(target))) as copy,
        ):
            source.backup(copy)
            troubles = broken_pages(copy)
            return Health(0 if troubles else number_of_tables(copy, folder / NAME), troubles, {})
    except StoreError:
        target.unlink(missing_ok=True)
        raise


def restored(folder: Path, source: Path) -> tuple[int, Path | None]:
    """Put a backup in the place of a store that no server uses, if it is whole; how many tables are in it, and where
    the store before lies now."""
    with told(source), contextlib.closing(opened(source)) as backup:
        troubles = broken_pages(backup)
        if troubles:
            raise StoreError(f"{source} is damaged: {troubles[0]}")
        count = number_of_tables(backup, source)
    fresh = folder / f"{NAME}.restoring"
    with told(folder):
        remove(fresh)  # of an attempt that was cut short
        try:
            shutil.copyfile(source, private(fresh))
            SqliteStore(SqliteFile(fresh)).close()  # brought to the newest version
            give_to_owner(fresh)
            moved = out_of_the_way(folder / NAME)
            fresh.rename(folder / NAME)
        finally:
            remove(fresh)
    return count, moved


def give_to_owner(path: Path) -> None:
    """To whoever has the folder: root puts files into those of a server that runs without its rights."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def number_of_tables(database: sqlite3.Connection, path: Path) -> int:
    """StoreError if there are none to be counted, as in an empty file."""
    try:
        return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise StoreError(f"{path} is no store of passgo") from error


class Health(NamedTuple):
    """What is in a store, and what is wrong with it."""

    tables: int
    troubles: list[str]  # what SQLite finds
    unreadable: dict[str, str]  # the tables that cannot be played here, and why


def checked(folder: Path) -> Health:
    """Look at every page, and play every stored game again; of a damaged store those that a server would save."""
    path = folder / NAME
    with told(path), contextlib.closing(opened(path)) as database:
        troubles = broken_pages(database)
    if not troubles:
        with told(path):
            return played(path, [])
    with told(path), TemporaryDirectory(dir=folder) as beside:
        copy = Path(beside) / NAME
        for ending in ("", "-wal"):
            if (part := Path(f"{path}{ending}")).exists():
                shutil.copyfile(part, f"{copy}{ending}")
        try:
            salvage(copy)
        except NothingLeft:
            return Health(0, troubles, {})
        return played(copy, troubles)


def played(path: Path, troubles: list[str]) -> Health:
    """All games of a sound file, played again."""
    store = SqliteStore(SqliteFile(path))
    unreadable: dict[str, str] = {}
    codes = [code for (code,) in store.database.run("SELECT code FROM tables ORDER BY code")]
    for code in codes:
        found = stored(store, code)
        try:
            if found is not None:  # a server may have packed it meanwhile
                read(code, found)
        except SetAside as error:
            unreadable[code] = error.aside.why
    store.close()
    return Health(len(codes), troubles, unreadable)


class Reports(NamedTuple):
    found: list[tuple[Entry, str]]  # each with the name of who complained
    unread: list[str]  # the tables that cannot be read to their end


def reports(folder: Path) -> Reports:
    """All that somebody complained of, in the order of time; the server may go on."""
    path = folder / NAME
    with told(path), contextlib.closing(opened(path)) as database:
        codes = [code for (code,) in database.execute("SELECT code FROM tables ORDER BY code")]
    store = SqliteStore(SqliteFile(path))
    found: list[tuple[Entry, str]] = []
    unread: list[str] = []
    for code in codes:
        there = stored(store, code)
        if there is None:
            continue
        room = Room(code, there.secret)
        try:
            for entry in there.entries:
                room.apply(entry)
                if isinstance(entry.event, Reported):
                    found.append((entry, room.people[entry.event.by].name))
        except Exception:  # an event that makes no sense there; what came before it is told
            unread.append(code)
        else:
            unread += [code] if there.damaged is not None else []
    store.close()
    return Reports(sorted(found, key=lambda one: one[0].at), unread)


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

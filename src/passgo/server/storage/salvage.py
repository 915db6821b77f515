"""A sound store of everything that is still in a damaged file, read page by page (`pages`).

Of a table that is known from anywhere in the file something is kept: where a part is missing it is set aside, so that
nothing is lost unnoticed.
"""

from __future__ import annotations

import contextlib
import logging
import re
import sqlite3
import time
from pathlib import Path
from typing import Final, NamedTuple

from passgo.server.protocol import TableCard
from passgo.server.room import Room
from passgo.server.storage import Damaged, StoreError
from passgo.server.storage.database import refuse_newer
from passgo.server.storage.pages import PAGE, Found, rows
from passgo.server.storage.sql import marks
from passgo.server.storage.sqlite import SqliteFile, SqliteStore
from passgo.server.table_events import encoder
from passgo.server.tickets import is_code

log = logging.getLogger("passgo.server")
PARTS: Final = ("", "-wal", "-shm")  # a store's file, and what SQLite keeps beside it
LOST: Final = "a part of it was lost when the file was damaged"
LETTERS: Final = {int: "i", str: "t", bytes: "b", type(None): "n"}

# What a row is, by the types of its values: all tables differ in them.
TABLES: Final = {
    "tables": (False, "tbitit[in]i(ti?)?", "code secret seq phase listed card due created aside seen"),
    "entries": (True, "ti[tn]it", "code seq id at fact"),
    "snapshots": (False, "tib", "code seq data"),
    "beats": (False, "ti", "node at"),
    "leases": (False, "ttti", "code node address until"),
    "outages": (False, "ii", "began ended"),
    "records": (False, "tit", "code packed record"),
    "subscriptions": (False, "tittti", "code person token endpoint page called"),
    "keys": (False, "tb", "name value"),
    "migrations": (False, "nt", ""),
    "known events": (True, "t[tn]i", ""),  # the index of entries by their commands: code, command, number
    "known tables": (True, "ti", ""),  # the indices by code; one by node has no code in front
}
OF_A_CODE: Final = (
    "tables",
    "entries",
    "snapshots",
    "leases",
    "records",
    "subscriptions",
    "known events",
    "known tables",
)


class NothingLeft(StoreError):
    """No row of ours is in a file."""


class Saved(NamedTuple):
    """What became of a damaged store."""

    tables: int
    incomplete: int  # those of which a part is lost
    old: Path  # where the damaged file lies


def salvage(path: Path) -> Saved:
    """Put a sound file in the place of a damaged one, which is kept beside it."""
    moved = out_of_the_way(path)
    assert moved is not None
    try:
        with contextlib.closing(SqliteStore(SqliteFile(path))) as fresh:
            merge_log(moved, first_page(path))
            saved = Saved(*Salvage(fresh).all_of(moved), moved)
    except (StoreError, OSError, sqlite3.Error) as error:
        remove(path)
        rename(moved, path)
        raise error if isinstance(error, StoreError) else StoreError(f"{path} cannot be mended: {error}") from error
    said = "the database was damaged: %s tables are in a new one, %s of them set aside as parts are lost; the old is %s"
    log.error(said, *saved)
    return saved


def out_of_the_way(path: Path) -> Path | None:
    """Move a store, with what SQLite keeps beside it; where it lies now, if there was one. A log without its store is
    moved too: SQLite would take it for one of the file that comes there next."""
    was_there = path.exists()
    moved = stem = Path(f"{path}.{time.strftime('%Y%m%d-%H%M%S')}")
    number = 1
    while any(Path(f"{moved}{ending}").exists() for ending in PARTS):
        number += 1
        moved = Path(f"{stem}-{number}")
    rename(path, moved)
    return moved if was_there else None


def rename(path: Path, new: Path) -> None:
    for ending in PARTS:
        if (part := Path(f"{path}{ending}")).exists():
            part.rename(f"{new}{ending}")


def remove(path: Path) -> None:
    for ending in PARTS:
        Path(f"{path}{ending}").unlink(missing_ok=True)


def first_page(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(PAGE)


def merge_log(path: Path, sound: bytes) -> None:
    """Bring what was written last, and lies in the log, into the file; SQLite needs a first page for that."""
    if not Path(f"{path}-wal").exists():
        return
    try:
        look(path)
    except sqlite3.Error:
        with path.open("r+b") as file:
            file.write(sound)
        with contextlib.suppress(sqlite3.Error):
            look(path)


def look(path: Path) -> None:
    """Whoever is the last to close a file brings the log in."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA schema_version").fetchone()


def kind_of(found: Found) -> str | None:
    """The table that a row is of."""
    types = "".join(LETTERS[type(value)] for value in found.values)
    for name, (in_index, pattern, _) in TABLES.items():
        if in_index == found.in_index and re.fullmatch(pattern, types):
            return None if name in OF_A_CODE and not is_code(str(found.values[0])) else name
    return None


class Salvage:
    """One transaction in which the rows are put together again."""

    def __init__(self, fresh: SqliteStore) -> None:
        self.fresh = fresh
        self.run = fresh.database.run
        self.last: dict[str, int] = {}  # of each table that is known: the number of the last event that is known
        self.versions = [0]

    def all_of(self, old: Path) -> tuple[int, int]:
        """How many tables there are, and how many are incomplete; StoreError if it cannot be done."""
        self.run("BEGIN IMMEDIATE")
        self.run("PRAGMA defer_foreign_keys = ON")
        count = 0
        for found in rows(old):
            kind = kind_of(found)
            if kind is not None:
                count += 1
                self.take(kind, found)
        if not count:
            raise NothingLeft(f"{old} is not a database of passgo, or nothing of it is left: passgo store restore")
        refuse_newer(max(self.versions), self.fresh.database)
        for table in (
            "subscriptions",
            "tables",
            "entries",
            "snapshots",
            "leases",
        ):  # what was packed is not to come back
            self.run(f"DELETE FROM {table} WHERE code IN (SELECT code FROM records)")
        packed = {code for (code,) in self.run("SELECT code FROM records")}
        incomplete = sum(not self.complete(code) for code in sorted({*self.last} - packed))
        self.run("COMMIT")
        return len({*self.last} - packed), incomplete

    def take(self, kind: str, found: Found) -> None:
        if kind == "migrations":
            number = str(found.values[1]).partition("_")[0]
            self.versions.append(int(number) if number.isdecimal() else 0)
            return
        if kind in OF_A_CODE and kind != "records":
            places = {"tables": 2, "entries": 1, "known events": 2}
            seq = found.values[places[kind]] if kind in places else 1
            assert isinstance(seq, int)
            code = str(found.values[0])
            self.last[code] = max(self.last.get(code, 1), seq)
        if not TABLES[kind][2]:
            return
        row = dict(zip(TABLES[kind][2].split(), found.values, strict=False))
        if kind == "tables":
            row.setdefault("seen", int(time.time() * 1000))  # of an earlier version, which did not note it
            known = self.run("SELECT seq FROM tables WHERE code = ?", row["code"])
            if known and known[0][0] >= row["seq"]:
                return  # what is found first is newer
        self.run(f"INSERT OR REPLACE INTO {kind} ({', '.join(row)}) VALUES ({marks(list(row))})", *row.values())

    def complete(self, code: str) -> bool:
        """Whether all of a table is there; what is not is made up for as far as the events tell it."""
        last = self.last[code]
        noted = self.run("SELECT seq FROM tables WHERE code = ?", code)
        events = self.run("SELECT count(*) FROM entries WHERE code = ?", code)[0][0]
        if not noted or noted[0][0] < last:
            card = self.card_of(code)
            self.run(
                "INSERT INTO tables (code, secret, seq, phase, listed, card, created, seen)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) DO UPDATE"
                " SET seq = excluded.seq, phase = excluded.phase, listed = excluded.listed, card = excluded.card",
                code, b"", last, card.phase, card.listed, encoder.encode(card).decode(), card.created,
                int(time.time() * 1000),
            )  # fmt: skip
        is_whole = bool(noted) and events == last
        if not is_whole:
            self.run("UPDATE tables SET aside = ? WHERE code = ?", LOST, code)
        return is_whole

    def card_of(self, code: str) -> TableCard:
        """What a lobby would show of a table, told by its events as far as they go."""
        try:
            entries = self.fresh.entries(code)
        except Damaged as damage:
            entries = damage.entries
        room = Room(code, b"")
        with contextlib.suppress(Exception):  # what cannot be understood sets it aside
            for entry in entries:
                room.apply(entry)
            return room.card()
        return TableCard(code, "", "", "", room.phase, False, 0, [], [], 0, 0, "none", room.created)

"""Power cuts at any moment of SqliteStore's work, on a disk that forgets what was not synced.

The store runs its own SQL through apsw, whose file layer can be written in Python. As that layer has no shared memory
the log's index is kept by the one connection (locking_mode = EXCLUSIVE); what is written and synced stays the same.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import apsw

from passgo.server.storage import Append, StoreError
from passgo.server.storage.sqlite import SqliteStore
from passgo.server.table_events import Chatted, Entry
from tests.server.storage.disk import Disk, File, PowerCut
from tests.server.storage.tables import opening, row

NAME = "powercut"
JOURNALS = apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_SUPER_JOURNAL | apsw.SQLITE_OPEN_WAL
CODES = ("AAAAAA", "BBBBBB", "CCCCCC")


class OpenFile:
    """An open file, with the methods that SQLite calls."""

    def __init__(self, disk: Disk, file: File) -> None:
        self._disk = disk
        self._file = file

    def xRead(self, amount: int, offset: int) -> bytes:
        self._disk.check()
        return bytes(self._file.now[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        self._disk.write(self._file, bytes(data), offset)

    def xTruncate(self, length: int) -> None:
        self._disk.truncate(self._file, length)

    def xSync(self, flags: int) -> None:
        self._disk.sync(self._file)

    def xFileSize(self) -> int:
        self._disk.check()
        return len(self._file.now)

    def xClose(self) -> None: ...

    def xLock(self, level: int) -> None: ...

    def xUnlock(self, level: int) -> None: ...

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, operation: int, pointer: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return 4096

    def xDeviceCharacteristics(self) -> int:
        return apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE  # as SQLite takes it for granted on Unix


class Files(apsw.VFS):
    """SQLite's file layer over a disk in memory."""

    def __init__(self) -> None:
        super().__init__(NAME, "")
        self.disk = Disk()

    def xOpen(self, name: Any, flags: list[int]) -> Any:
        flags[1] = flags[0]
        if name is None:  # a temporary file
            return OpenFile(self.disk, File())
        path = name if isinstance(name, str) else name.filename()
        return OpenFile(self.disk, self.disk.open(path, bool(flags[0] & JOURNALS)))

    def xDelete(self, name: str, syncdir: bool) -> None:
        self.disk.delete(name, syncdir)

    def xAccess(self, path: str, flags: int) -> bool:
        self.disk.check()
        return path in self.disk.files

    def xFullPathname(self, name: str) -> str:
        return name


class ApswDatabase:
    """The same as SqliteFile, through apsw."""

    dialect = "sqlite"
    begin = "BEGIN IMMEDIATE"
    failures: type[Exception] = apsw.Error
    attempts = 2

    def __init__(self, files: Files) -> None:
        self._connection = apsw.Connection("/tables.db", vfs=NAME)
        self.run("PRAGMA locking_mode = EXCLUSIVE")

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return list(self._connection.execute(sql, values))

    def change(self, sql: str, *values: Any) -> int:
        self.run(sql, *values)
        return self._connection.changes()

    def is_damage(self, error: Exception) -> bool:
        return isinstance(error, apsw.CorruptError | apsw.NotADBError)

    def ready(self) -> None: ...

    def roll_back(self) -> None:
        with suppress(PowerCut):
            if self._connection.in_transaction:
                self.run("ROLLBACK")

    def close(self) -> None:
        self._connection.close()


@dataclass
class Run:
    """One disk, and what was acknowledged to be on it. The same seed makes the same run."""

    files: Files
    seed: int
    synchronous: str | None = None  # something else than the store's own choice
    chance: Random = field(init=False)
    known: dict[str, list[Entry]] = field(default_factory=dict)
    marks: dict[str, int] = field(default_factory=dict)  # of tables set aside, the latest known to be there
    asked: list[Append] = field(default_factory=list)  # what may be there or not, all or nothing
    appended: int = 0

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)

    def cuts(self, number: int) -> str | None:
        """Work through so many power cuts; what was lost or came out wrong, if anything."""
        self.files.disk = Disk()
        for cut in range(number):
            self.files.disk.left = self.chance.randrange(self.chance.choice((10, 60, 300)))
            self.work_until_dark()
            self.files.disk.restart(self.chance)
            wrong = self.look()
            if wrong:
                return f"seed {self.seed}, cut {cut}: {wrong}"
        return None

    def open(self) -> SqliteStore:
        database = ApswDatabase(self.files)
        try:
            store = SqliteStore(database)
            if self.synchronous is not None:
                database.run(f"PRAGMA synchronous = {self.synchronous}")
            # Small, so that there are cuts in the middle of copying the log into the file too.
            database.run(f"PRAGMA wal_autocheckpoint = {self.chance.choice((5, 20, 1000))}")
        except PowerCut:
            drop(database)
            raise
        return store

    def work_until_dark(self) -> None:
        with suppress(PowerCut):
            while True:
                store = self.open()
                try:
                    for _ in range(self.chance.randint(1, 40)):
                        self.work(store)
                    store.close()
                finally:
                    drop(store.database)

    def work(self, store: SqliteStore) -> None:
        self.asked = self.batch()
        outcomes = store.append(self.asked)
        assert outcomes == [None] * len(outcomes), outcomes
        self.appended += len(outcomes)
        self.acknowledge()
        code = self.chance.choice(list(self.known))
        if self.chance.random() < 0.1:
            seq = len(self.known[code])
            store.set_aside(code, f"{seq} {'x' * self.chance.randint(1, 9000)}")
            self.marks[code] = seq
        if self.chance.random() < 0.1:
            store.beat("here", self.appended)

    def batch(self) -> list[Append]:
        items = []
        for code in self.chance.sample(CODES, self.chance.randint(1, len(CODES))):
            last = len(self.known.get(code, []))
            if not last:
                items.append(opening(code))
                continue
            entries = []
            for seq in range(last + 1, last + 1 + self.chance.choice((1, 1, 1, 3))):
                event = Chatted(0, "x" * self.chance.choice((5, 80, 3000)))
                entries.append(Entry(code, seq, self.chance.getrandbits(40), event, f"{seq}"))
            items.append(Append(entries, row(code, due=entries[-1].at)))
        return items

    def acknowledge(self) -> None:
        for item in self.asked:
            self.known.setdefault(item.row.code, []).extend(item.entries)
        self.asked = []

    def look(self) -> str | None:
        """With the power back: is all that was acknowledged there, once and in order, and nothing by half?"""
        try:
            store = self.open()
        except StoreError as error:
            return f"the store does not open: {error}"
        try:
            there = {code: store.entries(code) for code in CODES}
            if self.asked and all(
                there[item.row.code] == self.known.get(item.row.code, []) + list(item.entries) for item in self.asked
            ):
                self.acknowledge()
            self.asked = []
            for code in CODES:
                known = self.known.get(code, [])
                if there[code] != known:
                    return f"{code} has {len(there[code])} events where {len(known)} are known"
                found = store.row(code)
                if known and (found is None or found.due != (known[-1].at if len(known) > 1 else None)):
                    return f"the row of {code} does not fit its facts"
                if self.marks.get(code, 0) > (int(found.aside.partition(" ")[0] or 0) if found else 0):
                    return f"the mark of {code} is lost"
            if store.database.run("PRAGMA integrity_check") != [("ok",)]:
                return "the file is damaged"
        except StoreError as error:
            return f"the store cannot be read: {error}"
        finally:
            self.files.disk.dark = self.chance.random() < 0.5  # no tidy end, but nothing is lost
            drop(store.database)
            self.files.disk.dark = False
        return None


def drop(database: object) -> None:
    """Leave a connection behind, as a machine without power does."""
    assert isinstance(database, ApswDatabase)
    with suppress(PowerCut):
        database.close()

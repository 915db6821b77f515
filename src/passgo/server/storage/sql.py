"""The store in SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from passgo.server.protocol import TableCard
from passgo.server.storage import Append, CodeInUse, Damaged, Misnumbered, Repeated, Row, Snapshot, StoreError, Taken
from passgo.server.storage.database import Database, transaction
from passgo.server.table_events import Entry, decoder, encoder

Result = TypeVar("Result")
cards = msgspec.json.Decoder(TableCard)


def marks(values: Sequence[Any]) -> str:
    """Where the values go in a statement."""
    return ", ".join("?" * len(values))


# A row of values for each table that goes on. In PostgreSQL this waits for whoever else is writing to one of them, then
# looks at its number again.
GO_ON = (
    "UPDATE tables SET seq = fresh.column1, phase = fresh.column2, listed = fresh.column3, card = fresh.column4,"
    " due = fresh.column5, seen = CASE WHEN fresh.column6 > seen THEN fresh.column6 ELSE seen END"
    " FROM (VALUES {rows}) AS fresh WHERE tables.code = fresh.column7 AND tables.seq = fresh.column8"
    " AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.code = fresh.column7 AND entries.id = fresh.column9)"
)
MOVED_ON = (
    "(CAST(? AS BIGINT), ?, CAST(? AS BOOLEAN), ?, CAST(? AS BIGINT), CAST(? AS BIGINT), ?, CAST(? AS BIGINT), ?)"
)


def state(item: Append) -> tuple[Any, ...]:
    """The row of a table after what is to be written."""
    card = item.row.card
    return item.entries[-1].seq, card.phase, card.listed, encoder.encode(card).decode(), item.row.due


def moved_on(item: Append) -> tuple[Any, ...]:
    """The values of MOVED_ON."""
    return *state(item), item.row.seen, item.row.code, item.entries[0].seq - 1, next(iter(ids(item)), None)


def ids(item: Append) -> list[str]:
    """Of the commands that led to it."""
    return [entry.id for entry in item.entries if entry.id is not None]


def goes_on(item: Append) -> bool:
    """Whether it can be written together with others."""
    return not item.new and len(ids(item)) < 2 and fault(item) is None


def fault(item: Append) -> Exception | None:
    """Why it cannot be written wherever it is."""
    code, first, last = item.row.code, item.entries[0].seq, item.entries[-1].seq
    if [(entry.table, entry.seq) for entry in item.entries] != [(code, seq) for seq in range(first, last + 1)]:
        return Misnumbered(f"events {first} to {last} of {code} are not in a row")
    if len({*ids(item)}) < len(ids(item)):
        return Repeated(f"events {first} to {last} of {code} share a command")
    if item.new and first != 1:
        return Misnumbered(f"the first event of {code} is numbered {first}")
    return None


class NotTogether(Exception):
    """Some of what is to be written cannot be, so it is tried one by one."""


class SqlStore:
    """An EventStore over a database of which the tables are in place."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def append(self, batch: Sequence[Append]) -> list[Exception | None]:
        def write(again: bool) -> list[Exception | None]:
            if not again:
                with suppress(NotTogether):
                    return self._write_together(batch)
            with transaction(self.database):
                return [self._write(item, again) for item in batch]

        return self._safely(write)

    def _write_together(self, batch: Sequence[Append]) -> list[Exception | None]:
        """All tables that go on with two statements, however many there are; NotTogether, and nothing is written, if
        not all of them can. After each statement this thread waits for its turn among the server's others, which
        takes longer than the statement."""
        times = Counter(item.row.code for item in batch)
        going_on = [item for item in batch if times[item.row.code] == 1 and goes_on(item)]
        with transaction(self.database):
            if going_on:
                rows = [value for item in going_on for value in moved_on(item)]
                moved = self.database.change(GO_ON.format(rows=", ".join([MOVED_ON] * len(going_on))), *rows)
                if moved < len(going_on):
                    raise NotTogether
                self._insert_entries([entry for item in going_on for entry in item.entries])
            together = {item.row.code for item in going_on}
            return [None if item.row.code in together else self._insert(item) for item in batch]

    def _write(self, item: Append, again: bool) -> Exception | None:
        """Write one item or nothing of it.

        Something failed if it is tried `again`: then nobody else suffers from an item that cannot be written, and what
        seems to be another's work may be one's own, of which the answer was lost.
        """
        run = self.database.run
        if not again:
            return self._insert(item)
        run("SAVEPOINT item")
        try:
            refusal = self._insert(item)
        except self.database.failures as error:
            run("ROLLBACK TO SAVEPOINT item")  # fails where the whole transaction is gone, and so does the batch
            refusal = StoreError(str(error))
        run("RELEASE SAVEPOINT item")
        return None if isinstance(refusal, Taken | CodeInUse) and self._is_there(item) else refusal

    def _insert(self, item: Append) -> Exception | None:
        """What refuses an item comes before anything of it is written."""
        run = self.database.run
        row, first = item.row, item.entries[0].seq
        wrong = fault(item)
        if wrong is not None:
            return wrong
        if item.new:
            made = run(
                "INSERT INTO tables (seq, phase, listed, card, due, code, secret, created, seen)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING 1",
                *state(item), row.code, row.secret, row.card.created, max(row.seen, row.card.created),
            )  # fmt: skip
            if not made:
                return CodeInUse(row.code)
        elif self._is_known(item) or not self.database.change(GO_ON.format(rows=MOVED_ON), *moved_on(item)):
            return self._why_not(row.code, first)
        self._insert_entries(item.entries)
        return None

    def _insert_entries(self, entries: Sequence[Entry]) -> None:
        new = [(each.table, each.seq, each.id, each.at, encoder.encode(each.event).decode()) for each in entries]
        self.database.run(
            f"INSERT INTO entries (code, seq, id, at, fact) VALUES {', '.join(f'({marks(each)})' for each in new)}",
            *(value for each in new for value in each),
        )

    def _is_known(self, item: Append) -> bool:
        """Whether one of several commands is in the table's history; of a single one the change of the row sees it."""
        known = ids(item)
        sql = f"SELECT 1 FROM entries WHERE code = ? AND id IN ({marks(known)})"
        return len(known) > 1 and bool(self.database.run(sql, item.row.code, *known))

    def _why_not(self, code: str, first: int) -> Exception:
        found = self.database.run("SELECT seq FROM tables WHERE code = ?", code)
        last = found[0][0] if found else -1
        if last >= first:
            return Taken(f"{code} has an event {first}")
        if last == first - 1:
            return Repeated(f"{code} has this command already")
        return Misnumbered(f"{code} has no event {first - 1}")

    def _is_there(self, item: Append) -> bool:
        """Whether exactly these events are in the table's history, which is what counts, whoever wrote them."""
        first = item.entries[0].seq
        there = self._entries(item.row.code, first - 1)[: len(item.entries)]
        found = self._rows("WHERE code = ?", item.row.code)
        return there == list(item.entries) and found[0].secret == item.row.secret

    def entries(self, code: str, after: int = 0) -> list[Entry]:
        return self._safely(lambda again: self._entries(code, after))

    def _entries(self, code: str, after: int) -> list[Entry]:
        sql = "SELECT seq, at, fact, id FROM entries WHERE code = ? AND seq > ? ORDER BY seq"
        entries: list[Entry] = []
        known = self.database.run("SELECT seq FROM tables WHERE code = ?", code)  # others may write more meanwhile
        for seq, at, fact, id in self._one_by_one(sql, code, after, entries):
            try:
                entries.append(Entry(code, seq, at, decoder.decode(fact), id))
            except msgspec.DecodeError as error:
                raise Damaged(str(error), seq, entries) from error
            if seq != after + len(entries):
                raise Damaged(f"event {after + len(entries)} is missing", after + len(entries), entries[:-1])
        if known and known[0][0] > after + len(entries):
            raise Damaged(f"event {after + len(entries) + 1} is missing", after + len(entries) + 1, entries)
        return entries

    def _one_by_one(self, sql: str, code: str, after: int, entries: list[Entry]) -> Iterator[tuple[Any, ...]]:
        """The rows, even if not all can be read: then Damaged comes in the place of the first that cannot."""
        run = self.database.run
        try:
            yield from run(sql, code, after)
        except self.database.failures as error:
            if not self.database.is_damage(error):
                raise
            while True:
                seq = after + len(entries) + 1
                try:
                    found = run(sql.replace("seq > ?", "seq = ?"), code, seq)
                except self.database.failures as damage:
                    raise Damaged(str(damage), seq, entries) from damage
                if not found:
                    raise Damaged(str(error), seq, entries) from error
                yield found[0]

    def knows(self, code: str, id: str) -> bool:
        return bool(self._run("SELECT 1 FROM entries WHERE code = ? AND id = ?", code, id))

    def row(self, code: str) -> Row | None:
        found = self._safely(lambda again: self._rows("WHERE code = ?", code))
        return found[0] if found else None

    def unreadable(self) -> list[str]:
        return [code for (code,) in self._run("SELECT code FROM tables WHERE aside <> '' ORDER BY code")]

    def due(self, now: int, node: str, limit: int = 1000) -> list[str]:
        found = self._run(
            "SELECT tables.code FROM tables"
            " LEFT JOIN leases ON leases.code = tables.code AND leases.until > ? AND leases.node <> ?"
            " WHERE tables.due <= ? AND tables.aside = '' AND leases.code IS NULL"
            " ORDER BY tables.due, tables.code LIMIT ?",
            now, node, now, limit,
        )  # fmt: skip
        return [code for (code,) in found]

    def set_due(self, code: str, due: int | None) -> None:
        self._run("UPDATE tables SET due = ? WHERE code = ?", due, code)

    def set_aside(self, code: str, why: str) -> None:
        self._run("UPDATE tables SET aside = ? WHERE code = ?", why, code)

    def rows(self, phases: Sequence[str] = (), listed: bool | None = None, limit: int = 200) -> list[Row]:
        conditions = ["aside = ''"]
        values: list[Any] = [*phases]
        if phases:
            conditions.append(f"phase IN ({marks(phases)})")
        if listed is not None:
            conditions.append("listed = ?")
            values.append(listed)
        rest = f"WHERE {' AND '.join(conditions)} ORDER BY created DESC, code LIMIT ?"
        return self._safely(lambda again: self._rows(rest, *values, limit, skip_damaged=True))

    def _rows(self, rest: str, *values: Any, skip_damaged: bool = False) -> list[Row]:
        rows: list[Row] = []
        for code, secret, card, due, aside in self.database.run(
            "SELECT code, secret, card, due, aside FROM tables " + rest, *values
        ):
            try:
                rows.append(Row(code, secret, cards.decode(card), due, aside))
            except msgspec.DecodeError as error:
                if not skip_damaged:
                    raise Damaged(str(error)) from error
        return rows

    def snapshot(self, code: str) -> Snapshot | None:
        found = self._run("SELECT seq, data FROM snapshots WHERE code = ?", code)
        return Snapshot(*found[0]) if found else None

    def beat(self, node: str, now: int) -> None:
        self._run(
            "INSERT INTO beats (node, at) VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET at = excluded.at", node, now
        )

    def last_beat(self, node: str) -> int | None:
        found = self._run("SELECT at FROM beats WHERE node = ?", node)
        return found[0][0] if found else None

    def claim(self, code: str, node: str, address: str, now: int, until: int) -> tuple[str, str]:
        def take(again: bool) -> tuple[str, str]:
            with transaction(self.database):
                self.database.run(
                    "INSERT INTO leases (code, node, address, until) VALUES (?, ?, ?, ?) ON CONFLICT (code)"
                    " DO UPDATE SET node = excluded.node, address = excluded.address, until = excluded.until"
                    " WHERE leases.node = excluded.node OR leases.until <= ?",
                    code, node, address, until, now,
                )  # fmt: skip
                holder, where = self.database.run("SELECT node, address FROM leases WHERE code = ?", code)[0]
                return holder, where

        return self._safely(take)

    def renew(self, node: str, until: int) -> None:
        self._run("UPDATE leases SET until = ? WHERE node = ?", until, node)

    def release(self, node: str) -> None:
        self._run("DELETE FROM leases WHERE node = ?", node)

    def let_go(self, code: str, node: str) -> None:
        self._run("DELETE FROM leases WHERE code = ? AND node = ?", code, node)

    def went_down(self, began: int, ended: int) -> None:
        def note(again: bool) -> None:
            with transaction(self.database):
                self.database.run("INSERT INTO outages (began, ended) VALUES (?, ?)", began, ended)
                self.database.run("UPDATE tables SET due = due + ? WHERE due IS NOT NULL", ended - began)

        self._safely(note)

    def outages(self) -> list[tuple[int, int]]:
        return [(began, ended) for began, ended in self._run("SELECT began, ended FROM outages ORDER BY began")]

    def stale(self, before: int, limit: int = 100) -> list[str]:
        found = self._run(
            "SELECT code FROM tables WHERE seen < ? AND created < ? AND aside = '' ORDER BY seen, code LIMIT ?",
            before, before, limit,
        )  # fmt: skip
        return [code for (code,) in found]

    def pack(self, code: str, seq: int, now: int, record: str) -> bool:
        def put(again: bool) -> bool:
            run = self.database.run
            with transaction(self.database):
                if not run("UPDATE tables SET seq = seq WHERE code = ? AND seq = ? RETURNING 1", code, seq):
                    return False
                if record:
                    run("INSERT INTO records (code, packed, record) VALUES (?, ?, ?)", code, now, record)
                for table in ("entries", "snapshots", "leases", "tables"):
                    run(f"DELETE FROM {table} WHERE code = ?", code)
            return True

        return self._safely(put)

    def record(self, code: str) -> str | None:
        found = self._run("SELECT record FROM records WHERE code = ?", code)
        return found[0][0] if found else None

    def key(self, name: str, fresh: bytes) -> bytes:
        self._run("INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, fresh)
        return bytes(self._run("SELECT value FROM keys WHERE name = ?", name)[0][0])

    def subscribe(self, code: str, person: int, token: str, endpoint: str, page: str) -> None:
        self._run(
            "INSERT INTO subscriptions (code, person, token, endpoint, page, called)"
            " SELECT code, ?, ?, ?, ?, 0 FROM tables WHERE code = ?"  # which may be packed by now
            " ON CONFLICT (code, person) DO UPDATE"
            " SET token = excluded.token, endpoint = excluded.endpoint, page = excluded.page, called = 0",
            person, token, endpoint, page, code,
        )  # fmt: skip

    def unsubscribe(self, code: str, person: int) -> None:
        self._run("DELETE FROM subscriptions WHERE code = ? AND person = ?", code, person)

    def forget(self, endpoint: str) -> None:
        self._run("DELETE FROM subscriptions WHERE endpoint = ?", endpoint)

    def call(self, code: str, person: int, token: str) -> tuple[str, str] | None:
        found = self._run(
            "UPDATE subscriptions SET called = 1 WHERE code = ? AND person = ? AND token = ? AND called = 0"
            " RETURNING endpoint, page",
            code, person, token,
        )  # fmt: skip
        return (found[0][0], found[0][1]) if found else None

    def uncall(self, code: str, person: int) -> None:
        self._run("UPDATE subscriptions SET called = 0 WHERE code = ? AND person = ? AND called = 1", code, person)

    def is_called(self, code: str, person: int) -> bool:
        sql = "SELECT 1 FROM subscriptions WHERE code = ? AND person = ? AND called = 1"
        return bool(self._run(sql, code, person))

    def count(self) -> dict[str, int]:
        phase = "CASE WHEN aside = '' THEN phase ELSE 'aside' END"
        return dict(self._run(f"SELECT {phase}, count(*) FROM tables GROUP BY {phase}"))

    def close(self) -> None:
        self.database.close()

    def _run(self, sql: str, *values: Any) -> list[Any]:
        """A single statement that may be repeated without harm."""
        return self._safely(lambda again: self.database.run(sql, *values))

    def _safely(self, work: Callable[[bool], Result]) -> Result:
        """Do some work on the database, again if that can help; it is told whether it was tried before."""
        failure: Exception | None = None
        for attempt in range(self.database.attempts):
            self.database.ready()
            try:
                return work(attempt > 0)
            except self.database.failures as error:
                if self.database.is_damage(error):
                    raise Damaged(str(error)) from error
                failure = failure or error  # what comes after it says less
        raise StoreError(str(failure)) from failure

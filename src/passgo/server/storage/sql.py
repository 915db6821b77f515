"""The store in SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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


class SqlStore:
    """An EventStore over a database of which the tables are in place."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def append(self, batch: Sequence[Append]) -> list[Exception | None]:
        def write(again: bool) -> list[Exception | None]:
            with transaction(self.database):
                return [self._write(item, again) for item in batch]

        return self._safely(write)

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
        row, entries = item.row, item.entries
        first, last = entries[0].seq, entries[-1].seq
        if [(entry.table, entry.seq) for entry in entries] != [(row.code, seq) for seq in range(first, last + 1)]:
            return Misnumbered(f"events {first} to {last} of {row.code} are not in a row")
        ids = [entry.id for entry in entries if entry.id is not None]
        if len({*ids}) < len(ids):
            return Repeated(f"events {first} to {last} of {row.code} share a command")
        state = (last, row.card.phase, row.card.listed, encoder.encode(row.card).decode(), row.due)
        if item.new:
            if first != 1:
                return Misnumbered(f"the first event of {row.code} is numbered {first}")
            made = run(
                "INSERT INTO tables (seq, phase, listed, card, due, code, secret, created, seen)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING 1",
                *state, row.code, row.secret, row.card.created, max(row.seen, row.card.created),
            )  # fmt: skip
            if not made:
                return CodeInUse(row.code)
        else:
            # In PostgreSQL this waits for whoever else is writing to the table, then looks at its number again.
            known = f"EXISTS (SELECT 1 FROM entries WHERE code = ? AND id IN ({marks(ids)}))" if ids else ""
            moved = run(
                "UPDATE tables SET seq = ?, phase = ?, listed = ?, card = ?, due = ?,"
                " seen = CASE WHEN ? > seen THEN ? ELSE seen END WHERE code = ? AND seq = ?"
                + (f" AND NOT {known} RETURNING 1" if known else " RETURNING 1"),
                *state, row.seen, row.seen, row.code, first - 1, *([row.code, *ids] if known else []),
            )  # fmt: skip
            if not moved:
                return self._why_not(row.code, first)
        new = [(row.code, entry.seq, entry.id, entry.at, encoder.encode(entry.event).decode()) for entry in entries]
        run(
            f"INSERT INTO entries (code, seq, id, at, fact) VALUES {', '.join(f'({marks(each)})' for each in new)}",
            *(value for each in new for value in each),
        )
        return None

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

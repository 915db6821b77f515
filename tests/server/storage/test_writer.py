"""The writer: appends are gathered, answers reach those who asked, nothing is left behind at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from threading import Event, current_thread

import pytest

from passgo.server.storage import Append, CodeInUse, EventStore, Misnumbered, Repeated, StoreError, Taken
from passgo.server.storage.sqlite import SqliteFile, SqliteStore
from passgo.server.storage.writer import Writer
from tests.server.places import Place
from tests.server.storage.tables import opening, said

CODES = [f"{letter}AAAAA" for letter in "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"]


class Gate(SqliteStore):
    """A store that notes its batches and stops in front of each while it is shut."""

    def __init__(self, path: Path) -> None:
        super().__init__(SqliteFile(path))
        self.batches: list[int] = []
        self.threads: set[str] = set()
        self.reached = Event()
        self.open = Event()
        self.open.set()
        self.failure: Exception | None = None

    def append(self, batch: Sequence[Append]) -> list[Exception | None]:
        self.batches.append(len(batch))
        self.threads.add(current_thread().name)
        self.reached.set()
        self.open.wait()
        if self.failure is not None:
            raise self.failure
        return super().append(batch)


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Gate]:
    gate = Gate(tmp_path / "tables.db")
    yield gate
    gate.close()


def with_writer(store: EventStore, play: Callable[[Writer], Awaitable[None]], most_waiting: int = 1000) -> None:
    async def whole() -> None:
        writer = Writer(store, most_waiting)
        await asyncio.wait_for(play(writer), 60)
        await writer.close()

    asyncio.run(whole())


async def shut(writer: Writer, gate: Gate, code: str) -> asyncio.Task[None]:
    """Have the writer stand in front of the gate with one append."""
    gate.open.clear()
    gate.reached.clear()
    task = asyncio.create_task(writer.append(opening(code)))
    await asyncio.to_thread(gate.reached.wait)
    return task


def test_what_waits_is_written_in_one_transaction(gate: Gate) -> None:
    async def play(writer: Writer) -> None:
        first = await shut(writer, gate, CODES[0])
        others = [asyncio.create_task(writer.append(opening(code))) for code in CODES[1:]]
        await asyncio.sleep(0)
        gate.open.set()
        await asyncio.gather(first, *others)
        assert gate.batches == [1, len(CODES) - 1]
        assert gate.threads == {"writer"}
        assert await writer.call(lambda store: store.count()) == {"playing": len(CODES)}

    with_writer(gate, play)


def test_a_question_knows_what_was_appended_before(gate: Gate) -> None:
    async def play(writer: Writer) -> None:
        first = await shut(writer, gate, "AAAAAA")
        appended, asked = [], []
        for seq in range(2, 30):
            appended.append(asyncio.create_task(writer.append(said("AAAAAA", seq))))
            asked.append(asyncio.create_task(writer.call(lambda store: len(store.entries("AAAAAA")))))
        await asyncio.sleep(0)
        gate.open.set()
        await asyncio.gather(first, *appended)
        answers = await asyncio.gather(*asked)
        assert all(known >= seq for seq, known in enumerate(answers, 2))

    with_writer(gate, play)


def test_each_learns_the_outcome_of_its_own(gate: Gate) -> None:
    async def play(writer: Writer) -> None:
        await writer.append(opening("AAAAAA"))
        await writer.append(said("AAAAAA", 2, "x"))
        outcomes = await asyncio.gather(
            writer.append(opening("AAAAAA")),
            writer.append(said("AAAAAA", 2)),
            writer.append(said("AAAAAA", 3, "x")),
            writer.append(said("AAAAAA", 9)),
            writer.append(said("AAAAAA", 3, "y")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [CodeInUse, Taken, Repeated, Misnumbered, type(None)]

    with_writer(gate, play)


def test_a_failure_reaches_all_who_wait_and_the_writer_goes_on(gate: Gate) -> None:
    async def play(writer: Writer) -> None:
        first = await shut(writer, gate, "AAAAAA")
        gate.failure = StoreError("disk full")
        second = asyncio.create_task(writer.append(opening("BBBBBB")))
        gate.open.set()
        outcomes = await asyncio.gather(first, second, return_exceptions=True)
        assert [repr(outcome) for outcome in outcomes] == ["StoreError('disk full')"] * 2
        gate.failure = None
        await writer.append(opening("AAAAAA"))
        with pytest.raises(ZeroDivisionError):
            await writer.call(lambda store: 1 // len(store.entries("nobody")))
        assert await writer.call(lambda store: store.count()) == {"playing": 1}

    with_writer(gate, play)


def test_a_full_disk_is_told_and_harms_nothing(gate: Gate) -> None:
    async def play(writer: Writer) -> None:
        await writer.append(opening("AAAAAA"))
        [(pages,)] = await writer.call(lambda store: gate.database.run("PRAGMA page_count"))
        await writer.call(lambda store: gate.database.run(f"PRAGMA max_page_count = {pages}"))
        seq = 2
        with pytest.raises(StoreError, match="full"):
            while True:
                await writer.append(said("AAAAAA", seq))
                seq += 1
        assert seq > 2
        await writer.call(lambda store: gate.database.run("PRAGMA max_page_count = 100000"))
        assert len(await writer.call(lambda store: store.entries("AAAAAA"))) == seq - 1
        await writer.append(said("AAAAAA", seq))

    with_writer(gate, play)


def test_who_asks_too_much_waits(gate: Gate) -> None:
    async def play(writer: Writer) -> None:
        first = await shut(writer, gate, CODES[0])
        others = [asyncio.create_task(writer.append(opening(code))) for code in CODES[1:]]
        await asyncio.sleep(0)
        gate.open.set()
        await asyncio.gather(first, *others)
        assert max(gate.batches) <= 5
        assert sum(gate.batches) == len(CODES)

    with_writer(gate, play, most_waiting=5)


def test_who_gives_up_waiting_is_served_all_the_same(gate: Gate) -> None:
    async def play(writer: Writer) -> None:
        first = await shut(writer, gate, "AAAAAA")
        second = asyncio.create_task(writer.append(opening("BBBBBB")))
        await asyncio.sleep(0)
        first.cancel()
        second.cancel()
        gate.open.set()
        assert await writer.call(lambda store: store.count()) == {"playing": 2}

    with_writer(gate, play, most_waiting=3)


def test_closing_writes_what_was_asked_for(place: Place) -> None:
    async def whole() -> None:
        writer = Writer(place.open())
        tasks = [asyncio.create_task(writer.append(opening(code))) for code in CODES]
        await asyncio.sleep(0)
        await asyncio.gather(writer.close(), writer.close())
        await asyncio.gather(*tasks)
        with pytest.raises(StoreError, match="closed"):
            await writer.append(opening("ZZZZZZ"))

    asyncio.run(whole())
    store = place.open()
    assert store.count() == {"playing": len(CODES)}
    store.close()

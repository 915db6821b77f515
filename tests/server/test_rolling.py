"""An upgrade one server at a time: the version that left the stored tables goes on while this one takes over."""

from __future__ import annotations

import asyncio
import io
import json
import os
import subprocess
import tarfile
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from passgo.server.client import Gone, request
from passgo.server.protocol import Key
from passgo.server.reading import read, stored
from passgo.server.storage import Append, Row
from passgo.server.table_events import Chatted, Entry
from tests.server.many import STORE
from tests.server.places import Place
from tests.server.players import insisted
from tests.server.postgres import Postgres
from tests.server.processes import Serving
from tests.server.storage.tables import opening, row

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[2]

# What passgo 1.0 and before write with; `seen` is not among it.
OLD_INSERT = (
    "INSERT INTO tables (seq, phase, listed, card, due, code, secret, created) SELECT seq, phase, listed, card, due, ?,"
    " secret, created FROM tables WHERE code = ?"
)
OLD_UPDATE = (
    "UPDATE tables SET seq = 2, phase = phase, listed = listed, card = card, due = ? WHERE code = ? AND seq = 1"
)


def test_a_server_of_the_version_before_can_still_write(place: Place) -> None:
    """Beside one that has brought the database up to date."""
    new = place.open()
    assert new.append([opening("AAAAAA", created=5, due=7)]) == [None]
    old = place.open()  # whose statements these are
    old.database.run(OLD_INSERT, "BBBBBB", "AAAAAA")
    old.database.run(
        "INSERT INTO entries (code, seq, id, at, fact) SELECT 'BBBBBB', seq, id, at, fact FROM entries WHERE code = ?",
        "AAAAAA",
    )
    old.database.run(OLD_UPDATE, 9, "AAAAAA")
    old.database.run(
        "INSERT INTO entries (code, seq, id, at, fact) SELECT code, 2, NULL, at, fact FROM entries"
        " WHERE code = 'AAAAAA' AND seq = 1"
    )
    assert [len(new.entries(code)) for code in ("AAAAAA", "BBBBBB")] == [2, 1]
    assert new.stale(6) == ["BBBBBB", "AAAAAA"] and new.stale(5) == []
    said = Append([Entry("AAAAAA", 3, 99, Chatted(0, "hello"))], Row("AAAAAA", b"", row("AAAAAA").card, seen=99))
    assert new.append([said]) == [None] and new.stale(90) == ["BBBBBB"]
    old.close()
    new.close()


def old_source(folder: Path) -> Path:
    """The source of the version that made the stored tables, from the history; there is none outside of a clone."""
    about = f"tests/server/storage/data/{STORE}.sqlite"
    made = ["git", "-C", str(ROOT), "log", "--diff-filter=A", "--format=%H", "--", about]
    found = subprocess.run(made, capture_output=True, text=True).stdout.split()
    if not found:
        pytest.skip("the earlier version is in the history of the source, which is not here")
    archive = subprocess.run(["git", "-C", str(ROOT), "archive", found[-1], "src"], capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder / "src"


class Older(Serving):
    """The same command of an earlier version."""

    def __init__(self, source: Path, place: Place) -> None:
        super().__init__(place, node=True)
        self.source = source
        self.with_usual_limits()
        self.command += ["--requests", "1000000"]

    def start(self) -> None:
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = str(self.source)
        try:
            super().start()
        finally:
            os.environ["PYTHONPATH"] = before or ""


@pytest.mark.long  # starts an old version, interpreted
def test_one_server_after_the_other_and_no_table_is_lost(tmp_path: Path, postgres: Postgres) -> None:
    place = Place(database=postgres.new_database())
    source = old_source(tmp_path)

    async def upgrade() -> list[str]:
        with Older(source, place) as one, Older(source, place) as two:
            for server in (one, two):
                await asyncio.to_thread(server.await_listening)
            hosts = [await begun(server.address) for server in (one, two, one, two)]
            await asyncio.to_thread(one.stop)
            with Serving(place, node=True) as newer:
                await asyncio.to_thread(newer.await_listening)
                # the second of the old version plays on over the new database, the tables of the first have moved
                for host, at in zip(hosts, (newer, two, newer, two), strict=True):
                    await say(host, at.address, "in between")
                await asyncio.to_thread(two.stop)
                for host in hosts:
                    await say(host, newer.address, "after it")
                await asyncio.to_thread(newer.stop)
                assert newer.complaints() == []
        return [host.code for host in hosts]

    codes = asyncio.run(asyncio.wait_for(upgrade(), 300))
    store = place.open()
    for code in codes:
        found = stored(store, code)
        assert found is not None
        room, game, _ = read(code, found)
        assert game is not None and [line.text for line in room.chat] == ["before", "in between", "after it"]
    store.close()


async def begun(address: str) -> Key:
    """A new game; whose host said something."""
    wanted = {"name": "Ann", "players": 2, "bots": ["simple"]}
    key = Key(**await asyncio.to_thread(request, address, "/api/tables", "POST", wanted))
    await commanded(key, address, {"type": "start", "id": "start"}, {"type": "say", "text": "before", "id": "before"})
    return key


async def say(key: Key, address: str, text: str) -> None:
    """However often it takes, as with a browser that comes back."""
    await insisted(lambda: commanded(key, address, {"type": "say", "text": text, "id": text}))


async def commanded(key: Key, address: str, *commands: dict[str, str]) -> None:
    """Over a socket, in words that both versions understand; each command is acknowledged."""
    ticket = await asyncio.to_thread(request, address, f"/api/tables/{key.code}/tickets", "POST", None, key.token)
    async with asyncio.timeout(20), connect(ticket["socket"], compression=None, max_size=1 << 22) as socket:
        await socket.send(json.dumps({"type": "hello", "ticket": ticket["ticket"]}))
        for command in commands:
            await socket.send(json.dumps(command))
            async for frame in socket:
                told = json.loads(frame)
                if told.get("id") == command["id"] and told["type"] in ("ack", "refused"):
                    assert told["type"] == "ack", told
                    break
            else:
                raise Gone("closed")

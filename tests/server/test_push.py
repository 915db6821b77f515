"""Notices for people whose page is closed: who is called, when, with what, and at which addresses never."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest

from passgo.server import notices, protocol
from passgo.server.client import Client, Refused
from passgo.server.notices import AFTER
from passgo.server.push_addresses import PushHosts, Target, address_of
from passgo.server.registry import TableRegistry
from passgo.server.retention import Retention
from passgo.server.storage.writer import Writer
from tests.server.harness import PATIENCE, House, served
from tests.server.places import Place
from tests.server.push_service import Asked, PushService, certificate, push_service

SECONDS = AFTER / 1000


class Calling(House):
    """A server that may call a push service on loopback, whose certificate it trusts."""

    service: PushService

    async def open_registry(self) -> TableRegistry:
        store = Place(data=self.folder).open()
        hosts = [f"localhost:{self.service.port}"]
        return TableRegistry(Writer(store), self.bots, self.clock.now, ticks=self.clock.ticks, push_hosts=hosts)

    async def wants(self, client: Client, path: str = "/wake/ann") -> None:
        await self.notices(client, "PUT", {"endpoint": self.service.origin + path})

    async def notices(self, client: Client, method: str, body: Any = None) -> Any:
        path = f"/api/tables/{client.key.code}/people/me/notices"
        return await self.http(path, method, body, client.key.token)

    async def called(self) -> list[Asked]:
        """What the service was asked, once everything that was to be sent is sent."""
        async with asyncio.timeout(PATIENCE):
            await self.registry.notices.calls.join()
            if self.registry.notices.noting:
                await asyncio.wait(self.registry.notices.noting)
        asked = self.service.asked
        return [asked.get_nowait() for _ in range(asked.qsize())]

    async def goes(self, client: Client) -> None:
        """The page is closed, and the server knows it."""
        await client.close()
        self.clients.remove(client)
        table = self.table(client)
        async with asyncio.timeout(PATIENCE):
            while client.key.person in table.online():
                await asyncio.sleep(0.001)


@asynccontextmanager
async def calling(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Calling]:
    chain, secret = certificate(folder)
    monkeypatch.setenv("SSL_CERT_FILE", str(chain))
    async with push_service(chain, secret) as service:
        house = Calling(folder / "data")
        house.service = service
        async with house:
            yield house


def with_service(test: Callable[[Calling], Awaitable[None]]) -> Callable[[Path, pytest.MonkeyPatch], None]:
    @wraps(test)
    def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def main() -> None:
            async with calling(tmp_path, monkeypatch) as house, asyncio.timeout(PATIENCE * 5):
                await test(house)

        asyncio.run(main())

    vars(run).pop("__wrapped__")
    return run


async def asked_and_away(house: Calling, clock: str = "days") -> tuple[Client, Client]:
    """Somebody whose turn it is has closed the page; another is there."""
    people = await house.game("Anna", "Ben", clock=clock)
    decision = house.table(people[0]).decision
    assert decision is not None
    asked = people[decision.player]
    other = people[1 - decision.player]
    await house.wants(asked)
    await house.goes(asked)
    return asked, other


@with_service
async def test_who_is_asked_and_away_is_called_with_nothing_about_the_game(house: Calling) -> None:
    asked, _ = await asked_and_away(house)
    await house.later(SECONDS - 1)
    assert await house.called() == []
    await house.later(1)
    (push,) = await house.called()
    key = (await house.http("/api/notices"))["key"]
    assert push.verified(key) == {"aud": house.service.origin, "exp": house.clock.at // 1000 + 12 * 3600}
    assert push.line == "POST /wake/ann HTTP/1.1" and push.body == b""
    assert push.headers["host"] == house.service.origin.removeprefix("https://")
    assert set(push.headers) == {
        "host", "authorization", "ttl", "urgency", "topic", "content-length", "connection",
    }  # fmt: skip
    assert await house.notices(asked, "GET") == {"called": True}


@with_service
async def test_nobody_is_called_twice_before_they_are_back(house: Calling) -> None:
    asked, _ = await asked_and_away(house)
    await house.later(SECONDS)
    assert len(await house.called()) == 1
    table = house.table(asked)
    for _ in range(3):  # the clock answers for who is away: each time something is asked anew
        await house.later(3 * 24 * 3600)
        await house.later(SECONDS)
    assert len(table.room.moves) >= 3 and await house.called() == []
    again = await house.again(asked)
    assert await house.called() == [] and await house.notices(asked, "GET") == {"called": False}
    await house.later(3 * 24 * 3600)  # who has seen a question is not called for it
    while table.decision is not None and table.room.seats[table.decision.player].person != asked.key.person:
        await house.later(3 * 24 * 3600)
    await house.goes(again)
    await house.later(SECONDS)
    assert len(await house.called()) == 1


@with_service
async def test_who_is_there_or_came_back_in_time_is_not_called(house: Calling) -> None:
    asked, other = await asked_and_away(house)
    await house.again(asked)
    await house.wants(other)
    await house.later(2 * SECONDS)
    assert await house.called() == []


@with_service
async def test_where_a_clock_hurries_everybody_nobody_is_called(house: Calling) -> None:
    await asked_and_away(house, "relaxed")
    await house.later(SECONDS)
    assert await house.called() == []


@with_service
async def test_where_no_clock_runs_who_is_away_is_called(house: Calling) -> None:
    await asked_and_away(house, "none")
    await house.later(SECONDS)
    assert len(await house.called()) == 1


@with_service
async def test_who_did_not_ask_for_it_is_not_called(house: Calling) -> None:
    asked, _ = await asked_and_away(house)
    await house.notices(asked, "DELETE")
    await house.later(SECONDS)
    assert await house.called() == [] and await house.notices(asked, "GET") == {"called": False}


@with_service
async def test_who_has_left_is_forgotten_and_nobody_else_is_called_in_their_place(house: Calling) -> None:
    asked, _ = await asked_and_away(house)
    await house.http(f"/api/tables/{asked.key.code}/people/me", "DELETE", token=asked.key.token)
    await house.called()
    assert await subscriptions(house) == 0


@with_service
async def test_who_leaves_while_asking_is_not_called_in_the_place_of_who_comes_next(house: Calling) -> None:
    anna = await house.host(clock="days", players=3)
    ben = await house.comes(anna.key.code, "Ben")
    path, body = f"/api/tables/{anna.key.code}/people/me/notices", b'{"endpoint": "https://fcm.googleapis.com/x"}'
    head = (
        f"PUT {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {ben.key.token}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(house.address).port)
    writer.write(head.encode())
    assert b" 100 " in await reader.readuntil(b"\r\n\r\n")  # the server waits for the body
    await house.http(path.removesuffix("/notices"), "DELETE", token=ben.key.token)
    carla = await house.comes(anna.key.code, "Carla")
    assert carla.key.person == ben.key.person
    writer.write(body)
    assert (await reader.read()).startswith(b"HTTP/1.1 401 ")
    writer.close()
    assert await subscriptions(house) == 0


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
def test_a_browser_that_is_gone_is_forgotten(status: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with calling(tmp_path, monkeypatch) as house:
            house.service.status = status
            await asked_and_away(house)
            await house.later(SECONDS)
            assert len(await house.called()) == 1 and await subscriptions(house) == 0
            assert outcome(house, "gone") == 1

    asyncio.run(main())


@pytest.mark.parametrize(
    "status", ["302 Found", "307 Temporary Redirect", "500 Oh", "429 Too Many Requests", "nonsense"]
)
def test_a_service_that_fails_is_asked_again_at_the_next_question_and_followed_nowhere(
    status: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with calling(tmp_path, monkeypatch) as house:
            house.service.status = status
            asked, _ = await asked_and_away(house)
            await house.later(SECONDS)
            assert [each.line for each in await house.called()] == ["POST /wake/ann HTTP/1.1"]
            assert await subscriptions(house) == 1 and outcome(house, "failed") == 1
            assert await house.notices(asked, "GET") == {"called": False}

    asyncio.run(main())


@with_service
async def test_a_service_that_says_nothing_keeps_no_table_waiting(house: Calling) -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()

    mute = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = mute.sockets[0].getsockname()[1]
    house.registry.notices.hosts = PushHosts([f"localhost:{port}"])
    asked, other = await house.game("Anna", "Ben", clock="days")
    await house.notices(asked, "PUT", {"endpoint": f"https://localhost:{port}/"})
    await house.notices(other, "PUT", {"endpoint": f"https://localhost:{port}/"})
    await house.goes(asked)
    await house.later(SECONDS)
    await other.send(protocol.Say("Still there?"))  # is acknowledged while the service is asked
    mute.close()


@with_service
async def test_a_name_that_nobody_finds_keeps_nothing_else_waiting(house: Calling) -> None:
    loop, asked_for, answered = asyncio.get_running_loop(), asyncio.Event(), Event()
    real = socket.getaddrinfo

    def found(host: str, *about: Any, **more: Any) -> Any:
        if host == "localhost":  # where the service is
            loop.call_soon_threadsafe(asked_for.set)
            answered.wait()
            raise socket.gaierror("nobody knows it")
        return real(host, *about, **more)

    await asked_and_away(house)
    loop.set_default_executor(ThreadPoolExecutor(1))
    with patch("socket.getaddrinfo", found):
        try:
            await house.later(SECONDS)
            await asyncio.wait_for(asked_for.wait(), PATIENCE)
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.to_thread(len, "read") == 4
        finally:
            answered.set()
        assert await house.called() == [] and outcome(house, "failed") == 1


@with_service
async def test_trusted_certificates_are_read_once_beside_the_event_loop(house: Calling) -> None:
    threads: list[Thread] = []
    real = ssl.create_default_context

    def read() -> ssl.SSLContext:
        threads.append(current_thread())
        return real()

    with patch("ssl.create_default_context", read):
        for _ in range(2):
            await asked_and_away(house)
            await house.later(SECONDS)
            assert len(await house.called()) == 1
    assert len(threads) == 1 and threads[0] is not main_thread()


async def subscriptions(house: Calling) -> int:
    database = Place(data=house.folder).open()
    try:
        return int(database.database.run("SELECT count(*) FROM subscriptions")[0][0])
    finally:
        database.close()


def outcome(house: Calling, word: str) -> int:
    found = house.registry.metrics.registry.get_sample_value("passgo_pushes_total", {"outcome": word})
    return int(found or 0)


@with_service
async def test_calls_beyond_all_measure_are_left_out(house: Calling) -> None:
    called = notices.Call("AAAAAAAAAA", 0, "")
    for _ in range(notices.WAITING + 3):
        house.registry.notices.call(called)
    assert outcome(house, "left out") == 3
    assert await house.called() == []


@with_service
async def test_a_table_that_is_packed_forgets_who_wanted_to_be_called(house: Calling) -> None:
    asked, other = await asked_and_away(house)
    code = asked.key.code
    await house.goes(other)
    await house.later(16 * 60)
    await house.called()
    assert code not in house.registry.tables and await subscriptions(house) == 1
    assert await Retention(house.registry, 0).pack(code)
    assert await subscriptions(house) == 0


@with_service
async def test_the_key_is_made_once_and_stays(house: Calling) -> None:
    key = await house.http("/api/notices")
    assert len(key["key"]) == 87
    other = Calling(house.folder, house.clock)
    other.service = house.service
    async with other:
        assert await other.http("/api/notices") == key


HOSTILE = [
    "http://fcm.googleapis.com/fcm/send/x",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data",
    "https://fcm.googleapis.com:8443/",
    "https://fcm.googleapis.com.evil.example/",
    "https://evilfcm.googleapis.com.example/",
    "https://xfcm.googleapis.com/",
    "https://fcm.googleapis.com@evil.example/",
    "https://evil.example#fcm.googleapis.com/",
    "https://evil.example/?fcm.googleapis.com/",
    "https://evil.example\\@fcm.googleapis.com/",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/x HTTP/1.1\r\nHost: evil.example",
    "https://fcm.googleapis.com/x\nX: y",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com/é",
    "https://fcm.googleapis.com/" + "x" * 1000,
    "HTTPS://FCM.GOOGLEAPIS.COM/",
    "",
]


@pytest.mark.parametrize("address", HOSTILE)
def test_other_addresses_are_none(address: str) -> None:
    assert PushHosts().target(address) is None


@with_service
async def test_other_addresses_are_refused_at_the_door(house: Calling) -> None:
    anna = await house.host(clock="days")
    for address in HOSTILE:
        with pytest.raises(Refused) as refused:
            await house.notices(anna, "PUT", {"endpoint": address})
        assert refused.value.why in ("push-address", "malformed"), address
    with pytest.raises(Refused) as refused:
        await house.http(f"/api/tables/{anna.key.code}/people/me/notices", "PUT", {"endpoint": "https://x.example/"})
    assert refused.value.why == "no-token"
    assert await subscriptions(house) == 0


@pytest.mark.parametrize(
    "address",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGx",
        "https://wns2-par02p.notify.windows.com/w/?token=BQY%3d",
    ],
)
def test_the_services_of_the_browsers_are_asked(address: str) -> None:
    target = PushHosts().target(address)
    assert target is not None and target.origin + target.path == address and not target.vouched


@pytest.mark.parametrize(
    "leads", ["127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "::1", "fd00::1", "224.0.0.1"]
)
def test_a_name_that_leads_into_the_house_is_not_followed(leads: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*about: Any, **more: Any) -> list[Any]:
        return [(0, 0, 0, "", (leads, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(OSError, match="no public address"):
        address_of(Target("fcm.googleapis.com", 443, "/", False))
    assert address_of(Target("fcm.googleapis.com", 443, "/", True)) == leads  # whoever runs the server has named it


@served
async def test_without_the_package_nothing_is_offered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.registry.notices.signer = None
    assert await house.http("/api/notices") == {"key": None}
    anna = await house.host(clock="days")
    with pytest.raises(Refused) as refused:
        await house.http(
            f"/api/tables/{anna.key.code}/people/me/notices",
            "PUT",
            {"endpoint": "https://fcm.googleapis.com/x"},
            anna.key.token,
        )
    assert refused.value.why == "no-push"

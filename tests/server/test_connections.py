"""Connections that ask for nothing: they are few, they do not last, it is told, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import json
import resource
import selectors
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from passgo.server import protocol
from passgo.server.client import Client, request
from passgo.server.connections import CONNECTIONS
from passgo.server.protocol import NewTable
from tests.server.places import Place
from tests.server.processes import PATIENCE, Serving
from tests.server.raw import MASK, PING, PONG, UPGRADE, framed

pytestmark = pytest.mark.once

HALF = b"GET /api/server HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


@contextmanager
def half_sent(port: int, source: str, number: int, sent: bytes = HALF) -> Iterator[list[socket.socket]]:
    """So many connections from an address of the loopback, each with the beginning of a request."""
    with ExitStack() as opened:
        connections = []
        for _ in range(number):
            connection = opened.enter_context(socket.create_connection(("127.0.0.1", port), source_address=(source, 0)))
            with suppress(OSError):  # it may be hung up on at once
                connection.sendall(sent)
            connections.append(connection)
        yield connections


def hung_up(connections: list[socket.socket], wanted: int) -> int:
    """How many were hung up on, once that are so many."""
    gone = 0
    end = time.monotonic() + PATIENCE
    with selectors.DefaultSelector() as selector:
        for connection in connections:
            selector.register(connection, selectors.EVENT_READ)
        while gone < wanted:
            assert time.monotonic() < end, f"{gone} of {wanted} were hung up on"
            for key, _ in selector.select(0.1):
                try:
                    said = connection_of(key).recv(4096)
                except OSError:
                    said = b""
                if not said:
                    selector.unregister(key.fileobj)
                    gone += 1
    return gone


def connection_of(key: selectors.SelectorKey) -> socket.socket:
    assert isinstance(key.fileobj, socket.socket)
    return key.fileobj


async def play(address: str) -> int:
    """Somebody at another address plays; the number of the last event."""
    anna = await Client.open(address, NewTable(name="Anna", players=2, bots=["simple"], pace="instant"))
    await anna.connect()
    await anna.send(protocol.Start())
    said = [await anna.send(protocol.Say(text=f"word {k}")) for k in range(3)]
    await anna.close()
    return int(said[-1].seq)


def serving(folder: Path, **seconds: float) -> Serving:
    """With the limits that it has by default, but shorter times where a test should not wait so long."""
    server = Serving(Place(data=folder)).with_usual_limits()
    times = "; ".join(f"connections.{name} = {value}" for name, value in seconds.items())
    start = f"from passgo.server import connections; {times}; from passgo.cli import main; main()"
    server.command[1:3] = ["-c", start] if seconds else server.command[1:3]
    return server


def refuse_half_sent(server: Serving, number: int, households: int) -> None:
    with server:
        server.await_listening()
        # the one who plays comes from 127.0.0.1, the others from elsewhere
        with ExitStack() as opened:
            crowd = [
                each
                for k in range(households)
                for each in opened.enter_context(half_sent(server.port, f"127.0.3.{k}", number // households))
            ]
            refused = max(0, number // households - CONNECTIONS) * households
            hung_up(crowd, refused)
            assert asyncio.run(play(server.address)) > 0
            assert request(server.address, "/healthz") == "well"
            hung_up(crowd, len(crowd))
        server.comes(lambda said: refused == 0 or "connections are refused" in said)
        server.comes(lambda said: "connections are closed that asked for nothing" in said)
        lines = [json.loads(line) for line in server.said().splitlines() if "connections are" in line]
        assert {line["address"].rpartition(".")[0] for line in lines} == {"127.0.3"}
        assert "passgo_connections 1.0" in request(server.address, "/metrics")
        server.stop()
        assert server.complaints() == []


def test_half_sent_requests_of_one_address_are_refused_and_end_and_others_play(tmp_path: Path) -> None:
    refuse_half_sent(serving(tmp_path, REQUEST_SECONDS=3.0), 300, 1)


@pytest.mark.long
def test_eleven_hundred_half_sent_requests_keep_nobody_away(tmp_path: Path) -> None:
    refuse_half_sent(serving(tmp_path / "one"), 1100, 1)
    refuse_half_sent(serving(tmp_path / "many"), 1100, 11)


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    head = (
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    )
    body = head.encode() + b'{"name": '
    with serving(tmp_path, ANSWER_SECONDS=2.0) as server:
        server.await_listening()
        with half_sent(server.port, "127.0.3.1", 5, body) as crowd:
            assert hung_up(crowd, 5) == 5
            assert request(server.address, "/healthz") == "well"


def test_half_a_request_that_came_with_a_whole_one_is_not_waited_for(tmp_path: Path) -> None:
    """Long enough to be read on when the whole one is answered."""
    sent = b"GET /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF + b"a" * 15_000
    with serving(tmp_path, REQUEST_SECONDS=2.0) as server:
        server.await_listening()
        with half_sent(server.port, "127.0.3.1", 5, sent) as crowd:
            assert hung_up(crowd, 5) == 5
        server.comes(lambda said: "connections are closed that asked for nothing" in said)


def test_a_body_that_comes_letter_by_letter_is_not_waited_for(tmp_path: Path) -> None:
    head = (
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n"
    )
    with serving(tmp_path, ANSWER_SECONDS=2.0) as server:
        server.await_listening()
        with half_sent(server.port, "127.0.3.1", 1, head.encode()) as (line,):
            line.settimeout(0.1)  # between two letters
            end = time.monotonic() + PATIENCE
            with suppress(ConnectionError):
                while time.monotonic() < end:
                    line.sendall(b" ")
                    with suppress(TimeoutError):
                        assert line.recv(4096) == b""
                        break
            assert time.monotonic() < end, "it is still read"
        server.comes(lambda said: "connections are closed that asked for nothing" in said)


def test_what_is_no_request_is_refused_and_told_once_a_minute(tmp_path: Path) -> None:
    both = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    with Serving(Place(data=tmp_path)) as server:
        server.await_listening()
        for sent in [b"nonsense\r\n\r\n"] * 30 + [both]:
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
                connection.sendall(sent)
                assert b"".join(iter(lambda: connection.recv(4096), b"")).startswith(b"HTTP/1.1 400 ")
        upgrade = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade, close\r\nUpgrade: h2c\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
            connection.sendall(upgrade)
            assert b"".join(iter(lambda: connection.recv(4096), b"")).endswith(b"well"), "it may ask and gets none"
        server.stop()
        lines = [line for line in server.said().splitlines() if "understood" in line or "Invalid" in line]
        assert "upgrade" not in server.said()
        assert [json.loads(line)["address"] for line in lines] == ["127.0.0.1"]


def test_a_body_in_the_smallest_chunks_without_an_end_is_not_read_on(tmp_path: Path) -> None:
    head = (
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked"
    )
    with serving(tmp_path) as server:
        server.await_listening()
        with half_sent(server.port, "127.0.3.1", 1, f"{head}\r\n\r\n".encode()) as (line,):
            line.settimeout(PATIENCE)
            with pytest.raises(ConnectionError):
                for _ in range(10_000):
                    line.sendall(b"1\r\n \r\n" * 1000)
            assert asyncio.run(play(server.address)) > 0
        server.comes(lambda said: "requests without an end are not waited for" in said)


def test_a_body_in_small_chunks_is_read(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.await_listening()
        body = json.dumps({"name": "Anna", "bots": ["simple"] * 3}).encode()
        chunks = [b"%x\r\n%s\r\n" % (1, bytes([letter])) for letter in body]
        head = b"Host: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        sent = b"POST /api/tables HTTP/1.1\r\n" + head + b"".join(chunks) + b"0\r\n\r\n"
        after = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            line.sendall(sent + after)
            answers = b"".join(iter(lambda: line.recv(4096), b"")).decode()
        assert answers.startswith("HTTP/1.1 201 ") and answers.endswith("well")


EMPTY = {  # frames in which there is nothing: a ping, a pong, a message in pieces without an end, one after the end
    "pings": framed(b"", PING) * 1000,
    "pongs": framed(b"", PONG) * 1000,
    "pieces": (b"\x00\x80" + MASK) * 1000,
    "messages": framed(b"") * 1000,
}


@pytest.mark.parametrize("what", EMPTY)
def test_sockets_that_say_nothing_without_end_are_closed_and_others_play(tmp_path: Path, what: str) -> None:
    """Nobody knows who they are: they come without a ticket."""
    with serving(tmp_path) as server:
        server.await_listening()
        upgrade = b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\n" + UPGRADE + b"\r\n"
        with half_sent(server.port, "127.0.3.1", 1, upgrade) as (line,):
            line.settimeout(PATIENCE)
            assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
            first = b"\x01\x80" + MASK if what == "pieces" else b""
            with pytest.raises(ConnectionError):
                line.sendall(first)
                for _ in range(10_000):
                    line.sendall(EMPTY[what])
            assert asyncio.run(play(server.address)) > 0
        server.comes(lambda said: "sockets are closed that say nothing" in said)
        server.stop()
        assert server.complaints() == []


def test_pings_pieces_and_many_messages_at_once_are_understood(tmp_path: Path) -> None:
    """As honest programs send them, over the ends of what is read at once."""
    with serving(tmp_path) as server:
        server.await_listening()

        async def talk() -> list[str]:
            anna = await Client.open(server.address, NewTable(name="Anna"))
            await anna.connect()
            assert anna.socket is not None
            for k in range(4):
                said = json.dumps({"type": "say", "text": f"{k} {'x' * 290}", "id": f"s{k}"})
                await anna.socket.send([said[at : at + 50] for at in range(0, len(said), 50)])
            await (await anna.socket.ping())
            await anna.send(protocol.Say(text="4"))
            await anna.close()
            assert anna.table is not None
            return [line.text.split()[0] for line in anna.table.chat]

        assert asyncio.run(talk()) == ["0", "1", "2", "3", "4"]


def test_the_descriptor_limit_is_raised_as_far_as_it_goes(tmp_path: Path) -> None:
    with Serving(Place(data=tmp_path)) as server:
        server.await_listening()
        assert server.process is not None
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == hard
        server.comes(lambda said: "open files" in said)

"""`passgo join` at servers that say anything: one sentence, nothing that steers the terminal, no traceback."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from passgo.cli.online.returning import UNREAD
from passgo.server.client import LARGEST_ANSWER, request
from tests.cli.served import new_table, piped, serving

pytestmark = pytest.mark.once

ESCAPES = "\x1b]0;x\x07\x1b[2J\x9b31m\u202eevil\r\nFAKE"
KEY = {"code": "ABCDEF", "person": 1, "token": "t"}


@contextmanager
def hostile(
    people: tuple[int, bytes] = (201, json.dumps(KEY).encode()), frames: Callable[[], list[str]] = list
) -> Iterator[tuple[str, list[int]]]:
    """A door that gives this answer to who comes in, and sends these frames; its link, and a mark for each socket."""
    met: list[int] = []

    def table(guest: ServerConnection) -> None:
        met.append(1)
        with contextlib.suppress(ConnectionClosed):
            guest.recv()
            for frame in frames():
                guest.send(frame)
            guest.recv()

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            ticket = {"ticket": "t", "socket": f"ws://127.0.0.1:{sockets.socket.getsockname()[1]}/", "seconds": 30}
            status, answer = (201, json.dumps(ticket).encode()) if self.path.endswith("tickets") else people
            # A door that closes on an unread request resets the connection, and the answer may be lost with it.
            self.rfile.read(int(self.headers["Content-Length"] or 0))
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            with contextlib.suppress(OSError):
                self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            pass

    with serve(table, "127.0.0.1", 0) as sockets, HTTPServer(("127.0.0.1", 0), Door) as door:
        for each in (sockets, door):
            threading.Thread(target=each.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{door.server_port}/t/ABCDEF", met
        door.shutdown()


ANSWERS = {
    "garbage": (201, b"\xff\xfe{{{"),
    "a list": (201, b"[1,2]"),
    "deep": (201, b"[" * 100_000),
    "numbers": (201, b'{"code": 1, "person": "x", "token": []}'),
    "a path": (201, json.dumps({**KEY, "code": "../../x"}).encode()),
    "endless": (201, b" " * (LARGEST_ANSWER + 9)),
    "a refusal that is a list": (409, b"[]"),
    "a refusal that is garbage": (409, b"\xff{"),
}


@pytest.mark.parametrize("answer", ANSWERS)
def test_what_is_no_answer_of_a_table(answer: str, tmp_path: Path) -> None:
    with hostile(ANSWERS[answer]) as (link, _):
        said = piped("", tmp_path, "join", link, "--name", "Ben", code=2, XDG_STATE_HOME=str(tmp_path))
    assert said == f"passgo: there is no server of passgo at {link.partition('/t/')[0]}.\n"


class HangsUp(StreamRequestHandler):
    def handle(self) -> None:
        while self.rfile.readline().strip():
            pass


def test_a_server_that_hangs_up_instead_of_answering_cannot_be_reached(tmp_path: Path) -> None:
    """As one that is killed just then: what it answers is not bad, there is none."""
    with ThreadingTCPServer(("127.0.0.1", 0), HangsUp) as door:
        threading.Thread(target=door.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{door.server_address[1]}"
        said = piped("", tmp_path, "join", f"{address}/t/ABCDEF", "--name", "Ben", code=2)
        door.shutdown()
    assert said.startswith(f"passgo: {address} cannot be reached: ") and said.count("\n") == 1


def test_the_words_of_a_refusal_do_not_steer(tmp_path: Path) -> None:
    with hostile((409, json.dumps({"problem": "x", "text": ESCAPES}).encode())) as (link, _):
        said = piped("", tmp_path, "join", link, "--name", "Ben", code=2)
    assert said == "passgo: ]0;x[2J31mevil FAKE.\n"


@pytest.fixture
def frame(tmp_path: Path) -> dict[str, Any]:
    """What a table tells Ben, who sits there and waits for the host to start."""
    with serving(tmp_path / "server") as server:
        table = new_table(server)
        key = request(server.address, f"/api/tables/{table.code}/people", "POST", {"name": "Ben"})
        ticket = request(server.address, f"/api/tables/{table.code}/tickets", "POST", None, key["token"])
        with connect(ticket["socket"]) as socket:
            socket.send(json.dumps({"type": "hello", "ticket": ticket["ticket"]}))
            while (told := json.loads(socket.recv()))["type"] != "table":
                pass
            socket.send(json.dumps({"type": "sit", "id": "1", "seat": 1}))
            while (changed := json.loads(socket.recv()))["type"] != "changed":
                pass
        return {**told, "room": changed["room"], "you": {**told["you"], "seat": 1}}


def test_what_comes_over_the_socket_may_be_anything(frame: dict[str, Any], tmp_path: Path) -> None:
    changed = {"type": "changed", "seq": 9, "at": 1, "what": "seated", "room": frame["room"], "deadline": None}
    moved = {"type": "moved", "seq": 9, "at": 1, "seat": 0, "by": "person", "action": "x", "patch": {}}
    room = frame["room"]
    oddities = {
        "an event without a name": {**moved, "events": [{}], "deadline": None},
        "no hashes": {**changed, "room": {**room, "sharing": {**room["sharing"], "hashes": []}}},
        "nobody": {**changed, "room": {**room, "people": [], "host": 99}},
        "a path": {**changed, "room": {**room, "rematch": "../../x"}},
        "no game": {"type": "position", "seq": 9, "moves": 1, "number": 1, "state": {}},
    }
    whole = {**frame, "room": {**room, "seats": [{**seat, "name": ESCAPES} for seat in room["seats"]]}}
    for name, odd in oddities.items():
        with hostile(frames=[json.dumps(whole), json.dumps(odd)].copy) as (link, met):
            said = piped("", tmp_path, "join", link, "--name", "Ben", code=1, XDG_STATE_HOME=str(tmp_path))
        assert "has another version of passgo" in said, (name, said)
        assert "\x1b" not in said and "\u202e" not in said and "\nFAKE" not in said
        assert len(met) <= UNREAD + 1
    assert not list(tmp_path.parent.glob("x*"))


def test_after_unreadable_frames_it_comes_back_some_times_and_then_no_more(
    frame: dict[str, Any], tmp_path: Path
) -> None:
    with hostile(frames=lambda: [json.dumps(frame), "\x00{{{"]) as (link, met):
        said = piped("", tmp_path, "join", link, "--name", "Ben", code=1, XDG_STATE_HOME=str(tmp_path))
    assert len(met) == UNREAD + 1
    assert said.count("The connection was lost; trying again.") == UNREAD
    assert "has another version of passgo" in said

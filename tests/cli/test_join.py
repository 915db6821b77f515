"""`passgo join` at a real terminal and a real server: Ctrl-C ends it at once, and the seat is there to come back to."""

import contextlib
import json
import re
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from passgo import EDITIONS
from tests.cli.served import new_table, piped, serving
from tests.cli.terminals import Open
from tests.server.processes import Serving

pytestmark = pytest.mark.once

NOWHERE = "http://127.0.0.1:9/t/ABCDEF"
DOORS = {  # what is typed, and what it says in both languages
    "no link at all": ("hello", "is not the link of a table", "n’est pas le lien d’une table"),
    "half an address": ("http://[::1", "is not the link of a table", "n’est pas le lien d’une table"),
    "no port at all": ("http://a:x/t/ABCDEF", "is not the link of a table", "n’est pas le lien d’une table"),
    "nobody there": (NOWHERE, "cannot be reached: Connection refused", "ne répond pas"),
    "no such table": ("{}/t/ABCDEF", "There is no table with this code", "Aucune table n’a ce code"),
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as server:
        yield server


def test_ctrl_c_ends_it_at_once_and_the_seat_waits(server: Serving, tmp_path: Path, terminal: Open) -> None:
    at = terminal(tmp_path, *new_table(server).guest("Ben"))
    at.wait_for("The host starts the game.")
    at.type("sit 1\n")
    at.wait_for("Ben sits down")
    at.interrupt("To come back to your seat: passgo join ")
    command = at.wait_for("\n").split()
    assert at.ended() == 130
    assert at.seen == ""  # nothing is said after that
    assert "Traceback" not in at.printed
    assert at.shows_what_is_typed()
    again = terminal(tmp_path, "join", *command)
    assert re.search(r"1 +Ben", again.wait_for("The host starts the game."))


def test_it_does_so_while_an_answer_of_the_server_is_awaited(server: Serving, tmp_path: Path, terminal: Open) -> None:
    table = new_table(server)
    at = terminal(tmp_path, *table.host)
    at.wait_for("You are the host")
    server.signal(signal.SIGSTOP)
    at.type("start\n")
    at.interrupt("To come back to your seat: ")
    assert at.ended() == 130
    assert at.shows_what_is_typed()
    server.signal(signal.SIGCONT)


@pytest.mark.parametrize("who", [["--token", "mine"], ["--name", "Ben"]])
def test_it_does_so_at_a_door_that_does_not_open(who: list[str], tmp_path: Path, terminal: Open) -> None:
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        at = terminal(tmp_path, "join", f"http://127.0.0.1:{deaf.getsockname()[1]}/t/ABCDEF", *who)
        with deaf.accept()[0]:
            while at.process.poll() is None:  # again if it fell just before the socket was listened to
                at.type("\x03")
                with contextlib.suppress(subprocess.TimeoutExpired):
                    at.process.wait(5)
            assert at.ended() == 130
            assert "Traceback" not in at.printed


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signals_put_the_terminal_back(number: signal.Signals, server: Serving, tmp_path: Path, terminal: Open) -> None:
    table = new_table(server)
    at = terminal(tmp_path, *table.host)
    at.wait_for("You are the host")
    at.type("sit")
    at.wait_for("sit")  # a line is being edited
    at.process.send_signal(number)
    assert at.ended() == -number
    assert "Traceback" not in at.printed
    assert at.shows_what_is_typed()


def test_in_french_one_types_french_and_reads_names(server: Serving, tmp_path: Path, terminal: Open) -> None:
    table = new_table(server)
    at = terminal(tmp_path, *table.host, "--lang", "fr")
    at.wait_for("Classique")
    at.type("robot 1 simple\n")
    at.wait_for("un robot")
    at.type("commencer\n")
    at.wait_for("lancer les dés")
    at.type("joueurs\n")
    assert re.search(r"Ann +1 500 \$ +1 500 \$ +Départ", at.wait_for("Il reste à la banque"))
    at.type("bâtir atlantide\n")
    at.wait_for("« bâtir atlantide » ne nomme aucune case de ce plateau.")
    at.type("aide\n")
    at.wait_for("lancer · acheter · enchérir 120")
    at.type("quitter\n")
    assert at.ended() == 0


@pytest.mark.parametrize("door", DOORS)
def test_a_wrong_address_is_one_sentence(door: str, server: Serving, tmp_path: Path) -> None:
    link, english, french = DOORS[door]
    for language, words in (("en", english), ("fr", french)):
        said = piped("", tmp_path, "join", link.format(server.address), "--lang", language, code=2)
        assert said.startswith("passgo: ") and said.count("\n") == 1
        assert words in said


def test_a_server_that_is_no_table_server(tmp_path: Path) -> None:
    class Page(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Page) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        said = piped("", tmp_path, "join", f"127.0.0.1:{other.server_port}/t/ABCDEF", code=2)
        other.shutdown()
    assert said == f"passgo: there is no server of passgo at http://127.0.0.1:{other.server_port}.\n"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "has another version of passgo"), ("fr", "a une autre version de passgo")]
)
def test_a_server_whose_room_is_of_another_version(language: str, words: str, tmp_path: Path) -> None:
    """Its room lacks what ours has, as an older server's does."""

    def table(guest: ServerConnection) -> None:
        guest.recv()
        guest.send('{"type":"table","seq":1,"now":0,"you":{"person":0,"seat":null},"room":{"code":"ABCDEF"}}')
        with contextlib.suppress(ConnectionClosed):
            guest.recv()

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            ticket = {"ticket": "t", "socket": f"ws://127.0.0.1:{sockets.socket.getsockname()[1]}/", "seconds": 30}
            key = {"code": "ABCDEF", "person": 0, "token": "t"}
            answer = json.dumps(ticket if self.path.endswith("tickets") else key).encode()
            self.send_response(201)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            pass

    with serve(table, "127.0.0.1", 0) as sockets, HTTPServer(("127.0.0.1", 0), Door) as other:
        for each in (sockets, other):
            threading.Thread(target=each.serve_forever, daemon=True).start()
        link = f"127.0.0.1:{other.server_port}/t/ABCDEF"
        said = piped("", tmp_path, "join", link, "--lang", language, code=2)
        other.shutdown()
    assert said.startswith("passgo: ") and said.count("\n") == 1
    assert f"http://127.0.0.1:{other.server_port} {words}" in said


def test_somebody_who_only_looks_on(server: Serving, tmp_path: Path) -> None:
    table = new_table(server, bots=["simple"])
    piped("start\n1\n1\n", tmp_path, *table.host)
    said = piped("board\nroll\nme\nsit 1\nsay hello\ndeed park\nlog\nquit\n", tmp_path, "join", table.link, "--watch")
    assert "Table" in said and "Round 1" in said
    assert "> roll\nNothing is asked of you now.\n" in said
    assert "> me\nYou have no seat at this table.\n" in said
    assert "> sit 1\nYou are watching; come in with a name" in said
    assert "Park Place · dark blue" in said
    assert "For the start: Ann" in said.split("> log\n")[1]
    assert "token" not in said


def test_a_board_of_plain_files(tmp_path: Path) -> None:
    """Whoever has its folder plays on it; the others are told what is missing."""
    board = Path(__file__).parents[2] / "examples/plain-board"
    with serving(tmp_path, "--edition", str(board)) as server:
        with urlopen(f"{server.address}/api/editions") as answer:
            (name,) = {card["name"] for card in json.loads(answer.read())} - set(EDITIONS)
        table = new_table(server, edition=name, bots=["simple"])
        said = piped("", tmp_path, *table.host, code=1)
        assert f"The table plays {name}, which this passgo does not have; --edition FOLDER" in " ".join(said.split())
        said = piped("start\nboard\nquit\n", tmp_path, *table.host, "--edition", str(board))
        assert "Capitals: players and owners" in said

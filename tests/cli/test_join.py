"""`passgo join` at a real terminal and a real server: Ctrl-C ends it at once, and the seat is there to come back to."""

import contextlib
import json
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.cli.terminals import Open
from tests.server.places import Place
from tests.server.processes import Serving

pytestmark = pytest.mark.once


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with Serving(Place(data=tmp_path)) as server:
        server.await_listening()
        yield server


def new_table(server: Serving) -> tuple[str, str]:
    """A table for two: its link, and the key of its host, who is called Ann."""
    wanted = {"name": "Ann", "players": 2, "pace": "instant"}
    with urlopen(Request(f"{server.address}/api/tables", json.dumps(wanted).encode(), method="POST")) as answer:
        key = json.loads(answer.read())
    return f"{server.address}/t/{key['code']}", key["token"]


def test_ctrl_c_ends_it_at_once_and_the_seat_waits(server: Serving, tmp_path: Path, terminal: Open) -> None:
    link, _ = new_table(server)
    at = terminal(tmp_path, "join", link, "--name", "Ben")
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
    link, token = new_table(server)
    at = terminal(tmp_path, "join", link, "--token", token)
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
    link, token = new_table(server)
    at = terminal(tmp_path, "join", link, "--token", token)
    at.wait_for("You are the host")
    at.type("sit")
    at.wait_for("sit")  # a line is being edited
    at.process.send_signal(number)
    assert at.ended() == -number
    assert "Traceback" not in at.printed
    assert at.shows_what_is_typed()


def test_in_french_one_types_french_and_reads_names(server: Serving, tmp_path: Path, terminal: Open) -> None:
    link, token = new_table(server)
    at = terminal(tmp_path, "join", link, "--token", token, "--lang", "fr")
    at.wait_for("Classique")
    at.type("robot 1 simple\n")
    at.wait_for("un robot")
    at.type("commencer\n")
    at.wait_for("lancer les dés")
    at.type("joueurs\n")
    at.wait_for("Ann")
    assert at.wait_for("Départ").split() == ["1", "500", "$", "fortune", "1", "500", "$"]
    at.type("bâtir atlantide\n")
    at.wait_for("« bâtir atlantide » ne nomme aucune case de ce plateau.")
    at.type("aide\n")
    at.wait_for("lancer, acheter, enchérir 120")
    at.type("quitter\n")
    assert at.ended() == 0

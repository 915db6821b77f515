"""Tables of a real server, for the tests of `passgo join`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from passgo import Game
from passgo.server.reading import read, stored
from tests.cli.test_play_support import SAME_PASSGO
from tests.server.places import Place
from tests.server.processes import Serving


@dataclass
class ServedTable:
    """A table and the key of its host, who is called Ann and has the first seat."""

    server: Serving
    code: str
    token: str

    @property
    def link(self) -> str:
        return f"{self.server.address}/t/{self.code}"

    @property
    def host(self) -> list[str]:
        """What Ann types to come to her seat."""
        return ["join", self.link, "--token", self.token]

    def guest(self, name: str) -> list[str]:
        return ["join", self.link, "--name", name]


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Serving]:
    with Serving(Place(data=folder), *options) as server:
        server.await_listening()
        yield server


def new_table(server: Serving, **choices: Any) -> ServedTable:
    """For two unless told otherwise; bots answer at once."""
    wanted = {"name": "Ann", "players": 2, "pace": "instant", **choices}
    kind = {"Content-Type": "application/json"}
    with urlopen(Request(f"{server.address}/api/tables", json.dumps(wanted).encode(), kind, method="POST")) as answer:
        key = json.loads(answer.read())
    return ServedTable(server, key["code"], key["token"])


def game_at(table: ServedTable, folder: Path) -> Game:
    """The game as the server's store has it, with all that is hidden."""
    store = Place(data=folder).open()
    found = stored(store, table.code)
    store.close()
    assert found is not None
    game = read(table.code, found)[1]
    assert game is not None
    return game


def piped(lines: str, folder: Path, *arguments: str, code: int = 0, **extra: str) -> str:
    """What a command prints with these lines on its standard input."""
    environment = {
        **os.environ,
        **SAME_PASSGO,
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "80",
        "USER": "ben",
        **extra,
    }
    done = subprocess.run(
        [sys.executable, "-m", "passgo", *arguments],
        input=lines.encode(),
        capture_output=True,
        cwd=folder,
        env=environment,
        timeout=120,
    )
    assert done.returncode == code, (done.stdout.decode(), done.stderr.decode())
    assert done.stderr == b"" or code == 2, done.stderr.decode()
    return (done.stdout + done.stderr).decode()

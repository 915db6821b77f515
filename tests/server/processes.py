"""The server as a process of its own, which tests may kill."""

from __future__ import annotations

import fcntl
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

from tests.server.places import Place

PATIENCE = 60.0  # seconds that a process has to come up or to end, on a busy machine
PORTS = range(20_000, 32_000)  # none that the system hands out to clients while a server is down
TAKEN: set[int] = set()
LOCKS = os.open(Path(tempfile.gettempdir()) / "passgo-tests-ports.lock", os.O_CREAT | os.O_RDWR)


def quiet_port() -> int:
    """A port that nobody listens at, and that no other process of tests will choose, even while nobody listens."""
    chance = Random()
    while True:
        port = chance.choice(PORTS)
        if port in TAKEN:
            continue
        try:
            fcntl.lockf(LOCKS, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)  # until this process ends
            TAKEN.add(port)
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue


class Serving:
    """`passgo serve` over a place, always at the same port; killed when the test is over, whatever happened."""

    def __init__(self, place: Place, *options: str, node: bool = False) -> None:
        self.port = quiet_port()
        self.address = f"http://127.0.0.1:{self.port}"
        descriptor, name = tempfile.mkstemp(prefix="passgo-serve-", suffix=".log")
        os.close(descriptor)
        self.log = Path(name)
        where = ["--database", place.database] if place.database else ["--data", str(place.data)]
        among = ["--node", self.address] if node else []
        self.limits = ["--requests", "1000000", "--connections", "1000000"]
        self.command = [
            sys.executable,
            "-m",
            "passgo",
            "serve",
            "--port",
            str(self.port),
            *self.limits,
            *where,
            *among,
            *options,
        ]
        self.process: subprocess.Popen[bytes] | None = None
        self.groups: list[int] = []  # of all processes that were ever started, with their workers

    def with_usual_limits(self) -> Self:
        """As it is started by people, who are strangers to each other."""
        self.command = [part for part in self.command if part not in self.limits]
        return self

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is not None and self.process is not None:
            if self.process.poll() is None:
                self.signal(signal.SIGABRT)  # to learn where it stands
            print(f"The server has ended with {self.process.wait()} and said:")
            print(self.said()[-100_000:])
        self.kill()
        said = self.said()
        self.log.unlink()
        assert kind is not None or secrets_in(said) == [], "tokens and tickets are in no log"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                env={**os.environ, "PYTHONFAULTHANDLER": "1"},
            )
        self.groups.append(self.process.pid)

    def await_listening(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None and self.process.poll() is None, "the server ended by itself"
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not listen")

    def said(self) -> str:
        """All that it has printed and logged."""
        return self.log.read_text(errors="replace")

    def comes(self, true: Callable[[str], bool]) -> str:
        """What it has said, once that is enough."""
        end = time.monotonic() + PATIENCE
        while not true(self.said()):
            assert self.process is not None and self.process.poll() is None, f"the server ended: {self.said()}"
            assert time.monotonic() < end, f"the server says nothing more than: {self.said()}"
            time.sleep(0.05)
        return self.said()

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        """With -9, the server alone: what it started has to notice by itself."""
        if self.process is not None:
            self.signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        """As an operator does, by asking."""
        assert self.process is not None
        self.signal(signal.SIGTERM)
        self.process.wait(PATIENCE)

    def leaves_nothing_running(self) -> bool:
        """Whether, soon after the server is gone, all workers that it ever had are gone too."""
        end = time.monotonic() + PATIENCE
        while any(lives(group) for group in self.groups):
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def complaints(self) -> list[str]:
        """The errors in the log."""
        return [line for line in self.said().splitlines() if level(line) == "error"]


def secrets_in(log: str) -> list[str]:
    """What has the form of a token (24 random bytes), a ticket (18) or the name of a node (16, in hexadecimals)."""
    words = re.findall(r"(?<![\w-])(?:[\w-]{32}|[\w-]{24})(?![\w-])", log)
    mixed = [word for word in words if all(re.search(kind, word) for kind in ("[a-z]", "[A-Z]", "[0-9]"))]
    return mixed + re.findall(r"(?<!\w)[0-9a-f]{32}(?!\w)", log)


def lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def level(line: str) -> str:
    try:
        told = json.loads(line)
    except ValueError:
        return ""
    return str(told.get("level")) if isinstance(told, dict) else ""

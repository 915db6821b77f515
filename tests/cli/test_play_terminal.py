"""At a real terminal: the friendly start, a prompt, Ctrl-C and Ctrl-D, through a pseudo-terminal."""

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_play_support import SAME_PASSGO

pty = pytest.importorskip("pty")
SECONDS = 60


class Terminal:
    """passgo play in a terminal of 80 columns."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.hand, there = pty.openpty()
        environment = {
            **os.environ,
            **SAME_PASSGO,
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
            "TERM": "dumb",
            "USER": "maria",
        }
        environment.pop("PYTHONIOENCODING", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "passgo", "play", *arguments],
            stdin=there,
            stdout=there,
            stderr=there,
            cwd=folder,
            env=environment,
            start_new_session=True,
            preexec_fn=control,
        )
        os.close(there)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        """Read until the text has come."""
        end = time.monotonic() + SECONDS
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            ready, _, _ = select.select([self.hand], [], [], 0.5)
            if ready:
                try:
                    self.seen += os.read(self.hand, 4096).decode(errors="replace")
                except OSError:
                    break
        assert text in self.seen
        self.seen = self.seen.split(text, 1)[1]

    def interrupt(self, text: str) -> None:
        """Press Ctrl-C until the text comes: one that falls just before input() listens is only heard with the next."""
        end = time.monotonic() + SECONDS
        while text not in self.seen and time.monotonic() < end:
            self.type("\x03")
            while text not in self.seen and select.select([self.hand], [], [], 2)[0]:
                self.seen += os.read(self.hand, 4096).decode(errors="replace")
        self.wait_for(text)

    def type(self, text: str) -> None:
        os.write(self.hand, text.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.hand)


def control() -> None:
    """The terminal belongs to the new session, so that its Ctrl-C arrives, whatever the tests were started with."""
    import fcntl
    import signal
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_three_enters_and_a_game_begins(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path)
    terminals.append(terminal)
    terminal.wait_for("Game [1]:")
    terminal.type("\n")
    terminal.wait_for("[Maria]:")
    terminal.type("\n")
    terminal.wait_for("How many bots [3]:")
    terminal.type("\n")
    terminal.wait_for("Classic, Normal game: Maria, ")
    terminal.wait_for("Maria> ")
    terminal.interrupt("Save before you leave?")
    terminal.interrupt("Go on with: passgo play --load passgo-autosave.json")
    assert terminal.process.wait(SECONDS) == 0
    assert (tmp_path / "passgo-autosave.json").exists()


def test_ctrl_d_keeps_the_game(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "--humans", "Ann", "--seed", "5")
    terminals.append(terminal)
    terminal.wait_for("Ann> ")
    terminal.type("\x04")
    terminal.wait_for("the game is kept in passgo-autosave.json")
    assert terminal.process.wait(SECONDS) == 0


def test_leaving_before_the_game_leaves_nothing(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path)
    terminals.append(terminal)
    terminal.wait_for("Game [1]:")
    terminal.type("\x04")
    assert terminal.process.wait(SECONDS) == 0
    assert list(tmp_path.iterdir()) == []

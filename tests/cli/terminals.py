"""A real terminal for the tests: a command of passgo in a pseudo-terminal of 80 columns, with keys to press."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Callable
from pathlib import Path

from tests.cli.test_play_support import SAME_PASSGO

SECONDS = 60


class Terminal:
    """A command in a terminal. `seen` is what it has printed and no test has waited for yet."""

    def __init__(self, folder: Path, *arguments: str, before: Callable[[], None] | None = None, **extra: str) -> None:
        """`before` is done in the new process, before the command begins."""
        self.hand, there = pty.openpty()
        self.there = there  # held open, to look at the terminal when the command has ended
        environment = {
            **os.environ,
            **SAME_PASSGO,
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
            "TERM": "dumb",
            "USER": "maria",
            **extra,
        }
        environment.pop("PYTHONIOENCODING", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "passgo", *arguments],
            stdin=there,
            stdout=there,
            stderr=there,
            cwd=folder,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: prepared(before),
        )
        self.decoder = getincrementaldecoder("utf-8")()
        self.seen = ""
        self.printed = ""  # all of it

    def wait_for(self, text: str) -> str:
        """Read until the text has come; what came before it."""
        end = time.monotonic() + SECONDS
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            if not self.read(0.5) and self.process.poll() is not None and not self.read(0):
                break
        assert text in self.seen, self.seen
        before, self.seen = self.seen.split(text, 1)
        return before

    def read(self, seconds: float) -> bool:
        """Take what the command has printed; whether there was something."""
        if not select.select([self.hand], [], [], seconds)[0]:
            return False
        new = self.decoder.decode(os.read(self.hand, 4096))
        self.seen = (self.seen + new).replace("\r\n", "\n")
        self.printed = (self.printed + new).replace("\r\n", "\n")
        return True

    def interrupt(self, text: str) -> None:
        """Press Ctrl-C until the text comes: one that falls just before input() listens is only heard with the next."""
        end = time.monotonic() + SECONDS
        while text not in self.seen and self.process.poll() is None and time.monotonic() < end:
            self.type("\x03")
            while text not in self.seen and self.read(2):
                pass
        self.wait_for(text)

    def type(self, text: str) -> None:
        os.write(self.hand, text.encode())

    def ended(self) -> int:
        """The exit code, after everything it printed was read; negative for a signal."""
        end = time.monotonic() + SECONDS
        while self.process.poll() is None:
            assert time.monotonic() < end, self.seen
            self.read(0.1)
        while self.read(0):
            pass
        return self.process.returncode

    def shows_what_is_typed(self) -> bool:
        """Whether the terminal is as a shell expects it: lines, and letters that appear."""
        flags = termios.tcgetattr(self.there)[3]
        return bool(flags & termios.ECHO) and bool(flags & termios.ICANON)

    def hang_up(self) -> None:
        """The window is closed."""
        os.close(self.there)
        os.close(self.hand)
        self.hand = self.there = -1

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for descriptor in (self.hand, self.there):
            if descriptor >= 0:
                os.close(descriptor)


Open = Callable[..., Terminal]  # the folder to be in, then the command


def prepared(before: Callable[[], None] | None) -> None:
    """The terminal belongs to the new session, so that its Ctrl-C arrives, whatever the tests were started with."""
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    if before is not None:
        before()

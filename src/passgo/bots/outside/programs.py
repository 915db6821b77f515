"""A program that is spoken to in lines, over its standard input and output.

Nothing that it does makes anybody wait beyond a deadline: not reading, not writing, half lines, floods, or forks.
"""

from __future__ import annotations

import atexit
import os
import selectors
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from pathlib import Path
from time import monotonic
from typing import Final

GUARD: Final = str(Path(__file__).with_name("guard.py"))
MOST_AT_ONCE: Final = 1 << 20  # bytes that it may write between two lines that are of use
LONGEST_LINE: Final = 1 << 16
TAIL: Final = 4000  # bytes of its standard error that are kept for its author
LINES, WIDTH = 10, 200  # of them, those that are shown: so many lines, and letters of each
FAREWELL: Final = 5.0  # seconds that the guard has to end it
LAST_WORDS: Final = 0.2  # seconds that it has to end by itself
SAYS, HEARS, COMPLAINS = "says", "hears", "complains"


class Silent(Exception):
    """No line came in time."""


class Gone(Exception):
    """The program has ended, or was ended because it wrote too much."""


class Program:
    """A running program. Whoever starts one closes it."""

    def __init__(self, command: Sequence[str]) -> None:
        lifeline, self.lifeline = os.pipe()
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-I", "-S", GUARD, str(lifeline), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=[lifeline],
                start_new_session=True,
            )
        except BaseException:
            os.close(self.lifeline)
            raise
        finally:
            os.close(lifeline)
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.says, self.hears, self.complains = self.process.stdout, self.process.stdin, self.process.stderr
        self.read = b""  # of its output, what is not a whole line yet and what nobody asked for yet
        self.useless = 0  # bytes since the last line of use
        self.tail = b""
        self.selector = selectors.DefaultSelector()
        for stream, what in ((self.says, SAYS), (self.complains, COMPLAINS)):
            os.set_blocking(stream.fileno(), False)
            self.selector.register(stream, selectors.EVENT_READ, what)
        os.set_blocking(self.hears.fileno(), False)
        self.ended = False
        self.parent = os.getpid()
        RUNNING.add(self)

    def send(self, text: str, deadline: float) -> None:
        """Write lines; Silent if it does not read them in time."""
        left = memoryview(text.encode())
        self.selector.register(self.hears, selectors.EVENT_WRITE, HEARS)
        try:
            while left:
                try:
                    left = left[os.write(self.hears.fileno(), left) :]
                except BlockingIOError:
                    self.wait(left_until(deadline))
                except OSError as error:
                    raise Gone from error
        finally:
            self.selector.unregister(self.hears)

    def line(self, deadline: float) -> str:
        """The next line that it writes; Silent if none comes in time."""
        while True:
            line, newline, rest = self.read.partition(b"\n")
            if newline:
                self.read = rest
                return line.decode("utf-8", "replace").strip()
            if len(line) > LONGEST_LINE:
                raise Gone
            self.wait(left_until(deadline))

    def useful(self) -> None:
        """The last line was what was waited for."""
        self.useless = 0

    def forget(self) -> None:
        """Whatever it wrote before it was asked is no answer."""
        self.read = b""
        with suppress(BlockingIOError):
            while data := os.read(self.says.fileno(), LONGEST_LINE):
                self.count(data)
            raise Gone

    def count(self, data: bytes) -> None:
        """Bytes that may turn out to be of no use."""
        self.useless += len(data)
        if self.useless > MOST_AT_ONCE:
            raise Gone

    def wait(self, seconds: float) -> None:
        """Until it has written something or can be written to; Silent if not in time, Gone when the program is."""
        found = self.selector.select(seconds)
        if not found:
            raise Silent
        for key, _ in found:
            if key.data == HEARS:
                continue
            try:
                data = os.read(key.fd, LONGEST_LINE)
            except BlockingIOError:
                continue
            if key.data == COMPLAINS:
                self.tail = (self.tail + data)[-TAIL:]
                if not data:
                    self.selector.unregister(key.fileobj)
            elif data:
                self.count(data)
                self.read += data
            else:
                raise Gone

    def bid_farewell(self) -> None:
        """Ask it to end by itself."""
        with suppress(OSError):
            os.write(self.hears.fileno(), b"quit\n")

    def close(self) -> str:
        """End it and all that it started. Gives its last words, from its standard error, and how it ended."""
        if self.ended:
            return ""
        self.ended = True
        RUNNING.discard(self)
        self.bid_farewell()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LAST_WORDS)
        os.close(self.lifeline)
        try:
            code = self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        with suppress(OSError):
            while data := os.read(self.complains.fileno(), LONGEST_LINE):
                self.tail = (self.tail + data)[-TAIL:]
        self.selector.close()
        for stream in (self.says, self.complains, self.hears):
            with suppress(OSError):
                stream.close()
        words = last_lines(self.tail)
        return f"{words}\n(exit code {code})" if code else words


RUNNING: Final[set[Program]] = set()


def last_lines(tail: bytes) -> str:
    """The end of what it wrote to its standard error, without anything that would steer a terminal."""
    written = tail.decode("utf-8", "replace").strip().splitlines()[-LINES:]
    clean = ("".join(sign for sign in line.replace("\t", " ") if sign.isprintable()) for line in written)
    return "\n".join(line if len(line) <= WIDTH else line[:WIDTH] + "…" for line in clean)


def left_until(deadline: float) -> float:
    """Seconds; Silent if there are none."""
    left = deadline - monotonic()
    if left <= 0:
        raise Silent
    return left


def close_all() -> None:
    ours = [program for program in RUNNING if program.parent == os.getpid()]
    for program in ours:
        program.bid_farewell()
    for program in ours:
        program.close()


atexit.register(close_all)
Finalize(None, close_all, exitpriority=1)  # worker processes end without atexit

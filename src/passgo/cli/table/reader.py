"""Where a person's lines come from: the keyboard, a pipe, or a script in a test."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from passgo.cli.table.signals import Terminal


class Reader(Protocol):
    """Gives one line at a time; EOFError when there is no more, KeyboardInterrupt when somebody pressed Ctrl-C."""

    echoes: bool  # whether the line must be printed after its prompt, because no keyboard shows it

    def line(self, prompt: str) -> str: ...


class Keyboard:
    """A person at a terminal; arrow keys, history and the Tab key work where Python has readline."""

    echoes = False

    def __init__(self) -> None:
        self.completions: Callable[[str], list[str]] = lambda typed: []  # what a line that was begun can become
        self.found: list[str] = []
        with contextlib.suppress(ImportError):
            import readline  # importing it is what gives input() its line editing

            readline.set_completer_delims("")  # a line is completed as a whole
            readline.set_completer(self.completion)
            editline = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
        self.terminal = Terminal()

    def completion(self, typed: str, number: int) -> str | None:
        """One of them after the other, as readline asks for them."""
        if number == 0:
            self.found = self.completions(typed)
        return self.found[number] if number < len(self.found) else None

    def line(self, prompt: str) -> str:
        with self.terminal.editing():
            return input(prompt)


class Pipe:
    """Lines from standard input that nobody types."""

    echoes = True

    def line(self, prompt: str) -> str:
        text = sys.stdin.readline()
        if not text:
            raise EOFError
        return text.rstrip("\r\n")


class Script:
    """Lines laid down in advance; an exception among them is raised in its turn."""

    echoes = True

    def __init__(self, lines: Iterable[str | BaseException]) -> None:
        self.lines: Iterator[str | BaseException] = iter(lines)
        self.read = 0

    def line(self, prompt: str) -> str:
        said = next(self.lines, None)
        if said is None:
            raise EOFError
        self.read += 1
        if isinstance(said, BaseException):
            raise said
        return said

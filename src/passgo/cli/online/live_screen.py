"""A terminal where news come while a line is typed: they are printed above it, and it is shown again below."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from passgo.cli.online.network import Network
from passgo.cli.table.reader import Reader
from passgo.cli.table.screen import Screen


class LiveScreen(Screen):
    """Prints above the line that is being typed."""

    typing = False  # whether the keyboard waits for a line
    cleared = False  # whether that line was wiped away to print something
    prompt = ""

    @contextmanager
    def line(self, prompt: str) -> Iterator[None]:
        """A line is typed after this prompt."""
        self.typing, self.cleared, self.prompt = True, False, prompt
        try:
            yield
        finally:
            self.typing = False

    @property
    def begun(self) -> bool:
        """Whether something stands in the line already."""
        return self.typing and bool(typed_so_far())

    def put(self, line: Text) -> None:
        if self.typing and not self.cleared:
            self.cleared = True
            up = (cell_len(self.prompt + typed_so_far())) // max(1, self.width)
            sys.stdout.write((f"\x1b[{up}A" if up else "") + "\r\x1b[J")
        super().put(line)

    def restore(self) -> None:
        """Show the line again as far as it was typed."""
        if self.typing and self.cleared:
            sys.stdout.write(self.prompt + typed_so_far())
            sys.stdout.flush()
        self.cleared = False


class LiveReader:
    """Reads lines while news are handled beside it."""

    def __init__(
        self, reader: Reader, screen: LiveScreen, network: Network, listen: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        self.reader = reader
        self.screen = screen
        self.network = network
        self.listen = listen
        self.echoes = reader.echoes
        self.reading = False  # whether the main thread waits for a line

    def line(self, prompt: str) -> str:
        typing = nullcontext() if self.echoes else self.screen.line(prompt)
        self.reading = True
        try:
            with typing, self.network.beside(self.listen()):
                return self.reader.line(prompt)
        finally:
            self.reading = False


def typed_so_far() -> str:
    """What stands in the line being typed."""
    with contextlib.suppress(ImportError):
        import readline

        return readline.get_line_buffer()
    return ""

"""What the terminal of a server says to the person who started it."""

from __future__ import annotations

from contextlib import suppress

import segno
from rich.console import Console
from rich.text import Text

from passgo.server.protocol import Network
from passgo.texts.catalogue import message

HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # what is dark: above, below


class Announcer:
    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(markup=False, emoji=False, highlight=False, soft_wrap=True)

    def say(self, name: str, **args: str) -> None:
        self.write(Text(message(self.language, name, args)))

    def network(self, network: Network) -> None:
        """Who can come now, and by which link."""
        if network.address is None:
            self.say("server-shut")
            return
        self.say("server-let-in", address=network.address)
        if "?" not in self.printable("█▀▄"):
            self.write(Text(qr(network.address), style="#000000 on #ffffff"))
        if network.others:
            self.say("server-other-addresses", addresses=", ".join(network.others))

    def write(self, text: Text) -> None:
        """Whatever the terminal cannot show, and whether or not anybody still reads it."""
        with self.console.capture() as captured:
            self.console.print(text)
        with suppress(OSError):
            print(self.printable(captured.get()), end="", flush=True)

    def printable(self, text: str) -> str:
        return text.encode(self.console.encoding, "replace").decode(self.console.encoding)


def qr(text: str) -> str:
    """A QR code, two rows to a line."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    return "\n".join(
        "".join(HALVES[above, below] for above, below in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )

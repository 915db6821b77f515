"""The one way to the terminal: lines that fit its width, colours where it has them, letters that it can show."""

from __future__ import annotations

import io
import sys
import unicodedata
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from passgo.cli.console import steers
from passgo.cli.table.columns import fold

NARROWEST = 20
WIDEST_PROSE = 100  # sentences longer than this are hard to read on any screen
LIKE = {  # what stands for a letter that a terminal lacks; always one for one, so that columns stay columns
    **dict.fromkeys("’‘‛′", "'"),
    **dict.fromkeys("“”«»„", '"'),
    **dict.fromkeys("–—‑−─━═", "-"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("┌┬┐├┼┤└┴┘╭╮╰╯", "+"),
    **dict.fromkeys("█▇▆▅▄▃▂▁▏▎▍▌▋▊▉", "#"),
    **dict.fromkeys("·•●★", "*"),
    **{"£": "L", "€": "E", "×": "x", "→": ">", "…": "~", "œ": "e", "Œ": "E", "æ": "e", "½": "/"},
}
TIED = "\ufffc"  # stands for a space where no line may break, while lines are made
SPACES = dict.fromkeys(map(ord, "\u00a0\u202f\u2009" + TIED), " ")


class Plain(dict[int, int | str]):
    """What stands for each letter: what somebody typed or a name holds must not steer. Known as it is met."""

    def __missing__(self, code: int) -> int | str:
        self[code] = "?" if steers(chr(code)) else code
        return self[code]


PLAIN = Plain(SPACES)


def spelled(text: str, encoding: str) -> str:
    """The text with only what the encoding can show, and with plain spaces."""
    text = text.translate(PLAIN)
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return "".join(letter(c, encoding) for c in text)
    return text


def letter(c: str, encoding: str) -> str:
    for tried in (c, LIKE.get(c, c), unicodedata.normalize("NFKD", c)[:1]):
        try:
            tried.encode(encoding)
        except (UnicodeEncodeError, LookupError):
            continue
        return tried
    return "?"


class Screen:
    """Prints lines and blocks. Everything a person sees goes through here."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.encoding = getattr(console.file, "encoding", None) or "utf-8"

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def plain(self) -> bool:
        """Whether the terminal has letters only, no lines and boxes."""
        return spelled("─", self.encoding) != "─"

    def spelled(self, text: str) -> str:
        return spelled(text, self.encoding)

    def say(self, text: str | Text, indent: int = 0, hang: int = 0, style: str = "") -> None:
        """A sentence, wrapped; its further lines hang under the first, indented by `hang` more."""
        words = text.copy() if isinstance(text, Text) else Text(text, style=style)
        words.plain = words.plain.translate(dict.fromkeys(SPACES, TIED))
        width = max(NARROWEST, min(self.width, WIDEST_PROSE) - indent)
        for number, line in enumerate(fold(words, width, max(NARROWEST - hang, width - hang))):
            self.put(Text(" " * (indent + hang * (number > 0))) + line)

    def block(self, lines: Iterable[Text]) -> None:
        """Lines that are laid out already."""
        for line in lines:
            self.put(line.copy())

    def gap(self) -> None:
        self.put(Text())

    def put(self, line: Text) -> None:
        """One line. It is spelled letter for letter, so its styles stay where they are."""
        line.plain = self.spelled(line.plain)
        line.rstrip()
        self.console.print(line, soft_wrap=True, highlight=False)


def standard_console() -> Console:
    """The terminal, or the pipe, that the program writes to."""
    out = sys.stdout
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors="replace")
    return Console(file=out, highlight=False, emoji=False, markup=False)


def standard_screen() -> Screen:
    return Screen(standard_console())

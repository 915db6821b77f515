"""Where the commands print: nothing is taken for markup, and nothing that came from elsewhere steers the terminal.

Names, texts and refusals come from files and servers, which anybody may have written. `clean`, `say` and `json_text`
are the way of all that is printed; the table of `play` and `join` has its own (`table/screen`), which asks `steers`.
"""

import json
import sys
import unicodedata
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

JOINERS = "\u200c\u200d"  # between letters of some scripts, and in emoji; they do nothing else


def console() -> "Console":
    from rich.console import Console

    return Console(markup=False, emoji=False, highlight=False)


def steers(letter: str) -> bool:
    """Whether a letter does something to the terminal: escapes, line ends, the direction of writing, invisible ones."""
    category = unicodedata.category(letter)
    return category in ("Zl", "Zp") or (category[0] == "C" and letter not in JOINERS)


def clean(text: str) -> str:
    """Text without what would steer the terminal."""
    return "".join(letter for letter in text if not steers(letter))


def say(line: str, error: bool = False) -> None:
    """Print a line that may hold anything."""
    print(clean(line), file=sys.stderr if error else sys.stdout)


def json_text(data: Any) -> str:
    """JSON that reads well, with what would steer the terminal spelled as numbers."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    return "".join(json.dumps(each)[1:-1] if each != "\n" and steers(each) else each for each in text)

"""Where the commands print tables and long texts: nothing in what they print is taken for markup."""

import unicodedata

from rich.console import Console


def console() -> Console:
    return Console(markup=False, emoji=False, highlight=False)


def clean(text: str) -> str:
    """Text that comes from a file, without what would steer the terminal."""
    return "".join(letter for letter in text if unicodedata.category(letter)[0] != "C")

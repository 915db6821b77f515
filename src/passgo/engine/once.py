"""Texts that are said often, such as moves, as one object for all games."""

from typing import Final

KEPT: Final[dict[str, str]] = {}
MOST: Final = 4096  # as of bids and offers there is no end


def once(text: str) -> str:
    """The same object for equal texts. Not interned: what is stays for good where Python makes it immortal, as 3.12."""
    known = KEPT.get(text)
    if known is not None:
        return known
    if len(KEPT) < MOST:
        KEPT[text] = text
    return text

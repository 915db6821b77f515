"""Names and messages of strangers, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

# letters and signs of which nothing is seen; most others like them are of the category of control characters
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")


def cleaned(text: str, longest: int) -> str:
    """One line of plain text: no control, formatting or unseen characters, no stacks of accents, single spaces."""
    normal = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for letter in normal:
        if letter in BLANK or 0xFE00 <= ord(letter) <= 0xFE0F or 0xE0100 <= ord(letter) <= 0xE01EF:
            continue
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z") or letter in "\t\r\n":
            kept.append(" ")
        elif category[0] != "C" and marks <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()

"""Names and messages of strangers, made fit to be shown to others."""

from __future__ import annotations

import unicodedata


def cleaned(text: str, longest: int) -> str:
    """One line of plain text: no control or formatting characters, no stacks of accents, single spaces."""
    normal = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for letter in normal:
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z") or letter in "\t\r\n":
            kept.append(" ")
        elif category[0] != "C" and marks <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()

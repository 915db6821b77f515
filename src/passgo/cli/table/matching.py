"""Finding what a person means by a few letters: a name, a part of it, or its first letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence


def folded(text: str) -> str:
    """Text without case, accents and punctuation, its words separated by single blanks."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'"))
    kept = "".join(c if c.isalnum() else " " for c in bare if not unicodedata.combining(c))
    return " ".join(kept.split())


def closest(query: str, names: Mapping[int, str]) -> list[int]:
    """The numbers whose name fits best: the same, beginning alike, word by word, anywhere. Empty when nothing fits."""
    wanted = folded(query)
    if not wanted:
        return []
    plain = {number: folded(name) for number, name in names.items()}
    tight = wanted.replace(" ", "")
    tests = (
        lambda name: name == wanted or name.replace(" ", "") == tight,
        lambda name: name.replace(" ", "").startswith(tight),
        lambda name: begins_words(wanted.split(), name.split()),
        lambda name: wanted in name,
    )
    for test in tests:
        found = [number for number, name in plain.items() if test(name)]
        if found:
            return found
    return []


def begins_words(parts: list[str], words: list[str]) -> bool:
    """Whether the parts begin words of a name, in their order: `n car` begins North Carolina Avenue."""
    at = 0
    for part in parts:
        while at < len(words) and not words[at].startswith(part):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True


def marks(names: Sequence[str]) -> list[str]:
    """One capital letter a player, from the name where that is free; it marks deeds and tokens on the board."""
    taken: list[str] = []
    for name in names:
        letters = [c for c in folded(name).upper() if c.isalnum() and c.isascii()]
        spare = [c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        taken.append(next(c for c in [*letters, *spare] if c not in taken))
    return taken

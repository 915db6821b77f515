"""Short names that fit a cell of the board, made from the full ones; and a letter for each colour group."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from passgo.cli.table.matching import folded

COMMON = 3  # a word in so many names says little: Avenue, Railroad, Rue
SMALL = ("of", "the", "and", "de", "du", "des", "la", "le", "les", "et")


def words_of(name: str) -> list[str]:
    """The words of a name; French d' and l' go, they are small words too."""
    words = [re.sub(r"^[dl]['’](?=\w)", "", word) for word in re.split(r"[^\w&'’]+", name)]
    return [word for word in words if word]


def short_names(names: Sequence[str], width: int) -> list[str]:
    """A code of at most `width` characters for every name; different names have different codes."""
    counts = Counter(word for name in set(names) for word in set(words_of(name)))
    telling: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        words = words_of(name)
        large = [word for word in words if word.lower() not in SMALL] or words
        telling[name] = [word for word in large if counts[word] < COMMON] or large
    alike = Counter(together(words)[:width] for words in telling.values())
    starts = Counter(tuple(words[:k]) for words in telling.values() for k in range(1, len(words)))
    codes: dict[str, str] = {}
    for name, words in telling.items():
        if alike[together(words)[:width]] > 1:  # Compagnie des eaux beside Compagnie d'électricité
            shared = sum(starts[tuple(words[:k])] > 1 for k in range(1, len(words)))
            words = words[shared:]
        endings = [word[0].upper() for word in words_of(name) if word not in words]
        codes[name] = distinct(together(words), endings, codes, width, alike[together(words)[:width]] > 1)
    return [codes[name] for name in names]


def together(words: Sequence[str]) -> str:
    """Words in one, each with a capital: NorthCarolina."""
    return "".join(word[0].upper() + word[1:] for word in words)


def distinct(code: str, endings: list[str], taken: Mapping[str, str], width: int, alike: bool) -> str:
    """The code cut to its width; where others begin alike its end tells the difference: PennsA, PennsR."""
    if not (alike and endings) and code[:width] not in taken.values():
        return code[:width]
    ends: list[str] = [*endings, *code[width:], *(str(n) for n in range(2, 100))]
    for ending in ends:
        tried = code[: width - len(ending)] + ending
        if tried not in taken.values():
            return tried
    return code[:width]


def group_letters(names: Sequence[str]) -> list[str]:
    """A small letter for every group: a first letter of its name where that is free."""
    taken: list[str] = []
    for name in names:
        plain = folded(name)
        wishes = [word[0] for word in plain.split()] + [c for c in plain if c.isalpha()]
        taken.append(next(c for c in [*wishes, *"abcdefghijklmnopqrstuvwxyz0123456789"] if c not in taken))
    return taken

"""Reading the files of a board: every value with the line that it stands on."""

import csv
import io
import re
import tomllib
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from passgo.editions.plain.mistakes import Mistake, listed

LANGUAGES = ("en", "fr")
LARGEST = 1_000_000  # figure on a board: what bots multiply with it stays a whole number of 64 bits
LONGEST = 300  # letters of a text
LARGEST_FILE = 1_000_000  # bytes, which is twice what the longest cards take
CONTROLS = ("Cc", "Cs", "Zl", "Zp")  # signs that no text on one line holds
UNSEEN = frozenset("\u200b\u2060\ufeff\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# take no room, or turn round what follows them on a screen
LONG_NUMBER = 10**18


def read_text(file: Path) -> str:
    """What a file holds; a device or a pipe, which may never end, is none."""
    try:
        if not file.is_file():
            raise Mistake(file, 0, "unreadable" if file.exists() else "no-file")
        with file.open("rb") as source:
            data = source.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Mistake(file, 0, "unreadable") from error
    if len(data) > LARGEST_FILE:
        raise Mistake(file, 0, "too-large", most=LARGEST_FILE)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Mistake(file, data.count(b"\n", 0, error.start) + 1, "not-text") from error


def is_clean(text: str) -> bool:
    return len(text) <= LONGEST and not any(unicodedata.category(sign) in CONTROLS or sign in UNSEEN for sign in text)


def shown(value: object) -> str:
    """A value of TOML as a sentence can hold it, however long or deep it is."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    if isinstance(value, int) and abs(value) >= LONG_NUMBER:
        return "…"
    return str(value)[:LONGEST]


class Line:
    """A row of a table. What it is asked for is checked."""

    def __init__(self, file: Path, number: int, cells: dict[str, str]) -> None:
        self.file = file
        self.number = number
        self.cells = cells

    def mistake(self, why: str, **facts: str | int) -> Mistake:
        return Mistake(self.file, self.number, why, **facts)

    def text(self, column: str) -> str:
        """What must be there."""
        if not self.cells[column]:
            raise self.mistake("empty", column=column)
        return self.cells[column]

    def number_in(self, column: str) -> int:
        return self.whole(column, self.text(column))

    def numbers_in(self, column: str) -> list[int]:
        return [self.whole(column, word) for word in self.cells[column].split()]

    def whole(self, column: str, word: str, most: int = LARGEST) -> int:
        if not (word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= most and len(word) < 9):
            raise self.mistake("not-a-number", column=column, value=word, most=most)
        return int(word)

    def nothing_in(self, columns: Sequence[str], kind: str) -> None:
        for column in columns:
            if self.cells[column]:
                raise self.mistake("not-wanted", column=column, kind=kind, value=self.cells[column])


def read_table(file: Path, columns: Sequence[str]) -> list[Line]:
    """The rows of a file with exactly these columns, in any order; empty lines count for nothing."""
    reader = csv.reader(io.StringIO(read_text(file), newline=""), strict=True)
    lines: list[Line] = []
    heads: list[str] = []
    try:
        for row in reader:
            cells = [cell.strip() for cell in row]
            if not any(cells):
                continue
            if not heads and len(cells) == 1 and re.search(r"[\t;]", cells[0]):
                raise Mistake(file, reader.line_num, "not-commas")
            if not all(is_clean(cell) for cell in cells):
                raise Mistake(file, reader.line_num, "odd-sign", most=LONGEST)
            if not heads:
                heads = checked_heads(file, reader.line_num, cells, columns)
            elif len(cells) != len(heads):
                raise Mistake(file, reader.line_num, "cells", wanted=len(heads), found=len(cells))
            else:
                lines.append(Line(file, reader.line_num, dict(zip(heads, cells, strict=True))))
    except csv.Error as error:
        raise Mistake(file, max(1, reader.line_num), "not-csv") from error
    if not heads:
        raise Mistake(file, 1, "heads", columns=",".join(columns))
    return lines


def checked_heads(file: Path, line: int, heads: list[str], columns: Sequence[str]) -> list[str]:
    if sorted(heads) != sorted(columns):
        raise Mistake(file, line, "heads", columns=",".join(columns))
    return heads


class Sheet:
    """A TOML file. Its keys are named by their way from the outside: ("groups", "red", "en")."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.source = read_text(file)
        try:
            self.data: dict[str, object] = tomllib.loads(self.source)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else self.source.count("\n") + 1
            raise Mistake(file, line, "not-toml") from error
        except (ValueError, RecursionError) as error:  # numbers of thousands of digits, thousands of brackets
            raise Mistake(file, 0, "not-toml") from error

    def mistake(self, way: Sequence[str], why: str, **facts: str | int) -> Mistake:
        return Mistake(self.file, line_of(self.source, way), why, **facts)

    def table(self, *way: str) -> dict[str, object]:
        """A part of the file; empty where it is not there."""
        found: object = self.data
        for k, key in enumerate(way):
            found = found.get(key, {}) if isinstance(found, dict) else None
            if not isinstance(found, dict):
                raise self.mistake(way[: k + 1], "not-a-table", key=".".join(way[: k + 1]))
        assert isinstance(found, dict)
        return found

    def only(self, known: Sequence[str], *way: str) -> None:
        """Refuse keys that nobody would read."""
        for key in self.table(*way):
            if key not in known:
                raise self.mistake(
                    [*way, key], "unknown-key", key=shown(".".join([*way, key])), known=listed(list(known))
                )

    def value(self, *way: str) -> object:
        part = self.table(*way[:-1])
        if way[-1] not in part:
            raise self.mistake(way[:-1], "no-key", key=".".join(way))
        return part[way[-1]]

    def text(self, *way: str) -> str:
        value = self.value(*way)
        if not isinstance(value, str) or not value.strip() or not is_clean(value):
            raise self.mistake(way, "not-a-text", key=".".join(way), most=LONGEST)
        return value.strip()

    def number(self, low: int, high: int, *way: str) -> int:
        value = self.value(*way)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.mistake(way, "not-in-range", key=".".join(way), value=shown(value), low=low, high=high)
        return value

    def in_words(self, *way: str) -> dict[str, str]:
        """A text in every language."""
        self.only(LANGUAGES, *way)
        return {language: self.text(*way, language) for language in LANGUAGES}


def line_of(source: str, way: Sequence[str]) -> int:
    """The line that a key stands on, or the nearest part of the file that holds it; 1 for the file itself."""
    best, deepest = 1, 0
    inside: list[str] = []
    for number, line in enumerate(source.splitlines(), 1):
        head = re.match(r"\s*\[+([^\]]*)\]", line)
        if head:
            inside = keys_in(head[1])
        entry = re.match(r"\s*([^=#\[]+?)\s*=", line)
        here = [*inside, *keys_in(entry[1])] if entry and not head else inside
        depth = len(here) if here == list(way[: len(here)]) else 0
        if depth > deepest:
            best, deepest = number, depth
    return best


def keys_in(text: str) -> list[str]:
    """A dotted key taken apart: groups."dark blue".en"""
    return [quoted or bare for quoted, bare in re.findall(r"[\"']([^\"']*)[\"']|([^.\s\"']+)", text)]

"""Writes `src/passgo/engine/position.py`, the fields of a state in plain code, from `tools/fields.py`.

    python -m tools.position

Straight assignments, one a field: compiled, nothing copies faster, and nothing looks a field up by its name.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.fields import APART, FIELDS, FOLLOWS, MEMORY, POSITION, Field

FILE = Path(__file__).parents[1] / "src" / "passgo" / "engine" / "position.py"
START = '''\
"""The fields of a state. Written by `python -m tools.position` from `tools/fields.py`: change them there, not here."""

from __future__ import annotations

from typing import Final

from passgo.engine.board import STRIDE
from passgo.engine.columns import Ints, copied, empty, filled, i64, listed
from passgo.engine.edition import Edition
from passgo.engine.random import Chance
from passgo.engine.reading import column, flag, number, numbers, within


class Position:
    """Everything that is copied, saved, restored and digested. What changes it is `State`."""

    def __init__(self, edition: Edition, settings: Ints, chance: Chance) -> None:
        """Blank, with empty columns: copying makes many of these."""
        self.edition: Final = edition
        self.settings: Final = settings  # the settings, one number a slot
        self.chance: Chance = chance
'''
LISTENING = """\
        self.recording: bool = False  # who records does not come along in a copy
        self.news: Ints = empty()  # what was heard, and room for more
        self.news_end: i64 = 0  # where that room begins
"""
COPY = '''
    def copy_fields(self, other: Position) -> None:
        """Become the same as another one, and share nothing with it."""
'''
FILL = '''
    def fill(self) -> None:
        """Every column in place: nobody owns anything, all cards are in their packs."""
'''
TOLD = {
    POSITION: '''
    def position_fields(self) -> dict[str, object]:
        """What rules read, as plain data, under the names that digests have always had."""
''',
    MEMORY: '''
    def memory_fields(self) -> dict[str, object]:
        """What only players read: part of saves, not of digests."""
''',
}
RESTORE = '''
    def restore_fields(self, data: dict[str, object]) -> None:
        """Become what was saved, after `fill`; what does not fit raises a ValueError. Indexes are not counted yet."""
'''
COUNTS = {  # what expressions may name
    "board": "self.edition.board",
    "players": "int(self.players)",
    "deeds": "int(self.edition.board.deeds)",
    "groups": "len(self.edition.board.groups)",
    "cards": "len(self.edition.cards)",
    "decks": "len(self.edition.decks)",
}


def written(fields: Iterable[str | Field] = FIELDS) -> str:
    """The whole file."""
    lines = [line for field in fields for line in declared(field)]
    known = [field for field in fields if isinstance(field, Field)]
    filling = [f"        self.{field.name} = {blank(field)}" for field in known if field.size not in ("", "any")]
    restoring = [line for field in known for line in restored(field, known)]
    return "".join(
        [
            START,
            joined(lines),
            LISTENING,
            COPY,
            joined(f"        self.{field.name} = {copied(field)}" for field in known),
            FILL,
            joined([*counted(filling), *filling]),
            *(part for kept in (POSITION, MEMORY) for part in (TOLD[kept], joined(told(known, kept)))),
            RESTORE,
            joined([*counted(restoring), *restoring]),
        ]
    )


def joined(lines: Iterable[str]) -> str:
    return "".join(line + "\n" for line in lines)


def declared(field: str | Field) -> Iterator[str]:
    if isinstance(field, str):
        yield f"        # {field}"
        return
    start = "empty()" if field.size else "False" if field.kind == "bool" else field.start
    note = f"  # {field.note}" if field.note else ""
    yield f"        self.{field.name}: {'Ints' if field.size else field.kind} = {start}{note}"


def copied(field: Field) -> str:
    return f"copied(other.{field.name})" if field.size else f"other.{field.name}"


def blank(field: Field) -> str:
    return field.blank or f"filled({field.size}, {field.start})"


def counted(lines: list[str]) -> Iterator[str]:
    """The counts that some lines name, under their short names."""
    text = "\n".join(lines)
    for name, meaning in COUNTS.items():
        if any(f"{before}{name}{after}" in text for before in " (" for after in " ,.)\n"):
            yield f"        {name} = {meaning}"


def value(field: Field) -> str:
    if field.size:
        return f"listed(self.{field.name})"
    return f"{'bool' if field.kind == 'bool' else 'int'}(self.{field.name})"


def told(fields: Iterable[Field], kept: str) -> Iterator[str]:
    """A dictionary of what there always is, then what is left out while it says nothing."""
    mine = [field for field in fields if field.kept == kept]
    parts: dict[str, list[str]] = {}
    for field in mine:
        if not field.rare:
            parts.setdefault(field.key.split(" ")[0] or field.name, []).append(value(field))
    yield "        data: dict[str, object] = {"
    for key, values in parts.items():
        yield f'            "{key}": {values[0] if len(values) == 1 else "[" + ", ".join(values) + "]"},'
    yield "        }"
    for field in mine:
        if field.rare:
            yield f"        if {f'any(self.{field.name})' if field.size else f'self.{field.name}'}:"
            yield f'            data["{field.key or field.name}"] = {value(field)}'
    yield "        return data"


def restored(field: Field, fields: list[Field]) -> Iterator[str]:
    if field.kept in (FOLLOWS, APART):
        return
    name = field.name
    if " " in field.key:
        key, place = field.key.split(" ")
        if place == "0":
            parts = sum(other.key.startswith(f"{key} ") for other in fields)
            yield f'        {key} = column(data, "{key}", {parts})'
        yield f"        self.{name} = {key}[{place}]"
        return
    key = field.key or name
    if field.size:
        size = "" if field.size == "any" else f", {field.size}"
        limits = f", {field.low}, {field.high}" if field.low else ""
        read = f'{"numbers" if limits else "column"}(data, "{key}"{size}{limits})'
    elif field.kind == "bool":
        read = f'flag(data, "{key}")'
    else:
        read = f'number(data, "{key}")'
        if field.low:
            read = f'within("{key}", {read}, {field.low}, {field.high})'
    if field.absent and field.size:
        yield f'        if "{key}" in data:'
        yield f"            self.{name} = {read}"
    else:
        yield f"        self.{name} = {read}" + (f' if "{key}" in data else {field.absent}' if field.absent else "")


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")

"""The rows of a damaged SQLite file, page by page, without the trees that lead to them.

A page says of itself what it is and holds its rows whole, but for long ones that go on in other pages
(https://www.sqlite.org/fileformat2.html). So a damaged page costs what lay on it, even if it is a root.
"""

from __future__ import annotations

from collections.abc import Iterator
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import NamedTuple

PAGE = 4096  # bytes, in every file that passgo made
MAGIC = b"SQLite format 3\0"
HEAD = 100  # bytes of the first page before it is one like all others
FREE = 32  # where the first page says which page lists the free ones
INDEX, INDEX_LEAF, TABLE_LEAF = 2, 10, 13  # the kinds of pages with rows; other pages lead to those of a table
WHOLE = {TABLE_LEAF: PAGE - 35, INDEX: (PAGE - 12) * 64 // 255 - 23, INDEX_LEAF: (PAGE - 12) * 64 // 255 - 23}
LEAST = (PAGE - 12) * 32 // 255 - 23  # bytes of a row that goes on elsewhere, of which this page has so many or more
WIDTHS = (0, 1, 2, 3, 4, 6, 8)  # bytes of a number by its type

Value = int | str | bytes | None


class Found(NamedTuple):
    """A row of a table, or of an index, which is what a table without row numbers is, too."""

    in_index: bool
    values: list[Value]


def rows(path: Path) -> Iterator[Found]:
    """All rows that can be read, but for those in free pages, which were deleted."""
    if path.stat().st_size < PAGE:
        return
    with path.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as data:
        free = free_pages(data)
        for number in range(1, len(data) // PAGE + 1):
            if number not in free:
                yield from rows_on(data, number)


def whole_number(data: mmap, at: int, width: int = 4) -> int:
    return int.from_bytes(data[at : at + width], "big")


def free_pages(data: mmap) -> set[int]:
    """As far as the first page tells which they are."""
    free: set[int] = set()
    trunk = whole_number(data, FREE) if data[: len(MAGIC)] == MAGIC else 0
    while 0 < trunk <= len(data) // PAGE and trunk not in free:
        at = (trunk - 1) * PAGE
        count = min(whole_number(data, at + 4), PAGE // 4 - 2)
        free |= {trunk, *(whole_number(data, at + 8 + 4 * k) for k in range(count))}
        trunk = whole_number(data, at)
    return free


def rows_on(data: mmap, number: int) -> Iterator[Found]:
    start = (number - 1) * PAGE
    head = start + HEAD if number == 1 else start
    kind = data[head]
    if kind not in WHOLE:
        return
    pointers = head + (12 if kind == INDEX else 8)
    count = min(whole_number(data, head + 3, 2), (start + PAGE - pointers) // 2)
    for k in range(count):
        cell = start + whole_number(data, pointers + 2 * k, 2)
        try:
            yield Found(kind != TABLE_LEAF, values(payload(data, cell, kind)))
        except (IndexError, ValueError):
            continue  # it is not what it was


def varint(data: mmap | bytes, at: int) -> tuple[int, int]:
    """A number of up to nine bytes, and where it ends."""
    number = 0
    for k in range(8):
        byte = data[at + k]
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, at + k + 1
    return number << 8 | data[at + 8], at + 9


def payload(data: mmap, at: int, kind: int) -> bytes:
    """The bytes of a row, together with those in other pages."""
    size, at = varint(data, at + 4 if kind == INDEX else at)
    if kind == TABLE_LEAF:
        _, at = varint(data, at)  # the number of the row
    if size > len(data):
        raise ValueError("longer than the file")
    if size <= WHOLE[kind]:
        return data[at : at + size]
    here = LEAST + (size - LEAST) % (PAGE - 4)
    here = here if here <= WHOLE[kind] else LEAST
    parts, left, following = [data[at : at + here]], size - here, whole_number(data, at + here)
    while left > 0:
        if not 0 < following <= len(data) // PAGE:
            raise ValueError("it does not go on")
        at = (following - 1) * PAGE
        parts.append(data[at + 4 : at + 4 + min(left, PAGE - 4)])
        left, following = left - (PAGE - 4), whole_number(data, at)
    return b"".join(parts)


def values(row: bytes) -> list[Value]:
    end, at = varint(row, 0)
    found: list[Value] = []
    place = end
    while at < end:
        kind, at = varint(row, at)
        value, place = read_value(row, kind, place)
        found.append(value)
    if at != end or place != len(row):
        raise ValueError("its parts are not as long as the whole")
    return found


def read_value(row: bytes, kind: int, at: int) -> tuple[Value, int]:
    """A value by its type, and where it ends."""
    if kind == 0:
        return None, at
    if kind < len(WIDTHS):
        return int.from_bytes(row[at : at + WIDTHS[kind]], "big", signed=True), at + WIDTHS[kind]
    if kind in (8, 9):
        return kind - 8, at
    if kind < 12:
        raise ValueError("no kind of value that passgo writes")
    end = at + (kind - 12) // 2
    part = row[at:end]
    return (part.decode() if kind % 2 else part), end

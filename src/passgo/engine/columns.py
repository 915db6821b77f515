"""Columns of whole numbers: packed in the compiled build, plain lists when interpreted.

The only module that knows the difference; everything else says `Ints` and `i64`.
"""

from collections.abc import Iterable
from typing import TypeAlias

__all__ = [
    "COMPILED",
    "Flags",
    "Ints",
    "Words",
    "append",
    "bit",
    "copied",
    "empty",
    "extended",
    "filled",
    "flags",
    "highest_bit",
    "i32",
    "i64",
    "ints",
    "listed",
    "lowest_bit",
    "mypyc_attr",
    "pushed",
    "u8",
    "vec",
    "words",
]

COMPILED = not __file__.endswith(".py")

if COMPILED:
    from librt.vecs import append, extend, vec
    from mypy_extensions import i32, i64, mypyc_attr, u8

    Ints: TypeAlias = "vec[i64]"
    Words: TypeAlias = "vec[i32]"
    Flags: TypeAlias = "vec[u8]"
else:
    i64 = i32 = u8 = int
    Ints = Words = Flags = list

    class vec:
        def __class_getitem__(cls, item):
            return list

    def append(column, value):
        column.append(value)
        return column

    def extend(column, more):
        column.extend(more)
        return column

    def mypyc_attr(**_attributes):
        return lambda cls: cls


def empty() -> Ints:
    return vec[i64]()


def ints(values: Iterable[int]) -> Ints:
    column = vec[i64]()
    for value in values:
        column = append(column, value)
    return column


def filled(size: int, value: int) -> Ints:
    return vec[i64]([value] * size)


def words(size: int) -> Words:
    """Room for numbers of four bytes, all 0: what other programs read as an array."""
    return vec[i32]([0] * size)


def flags(size: int) -> Flags:
    """The same for numbers of one byte."""
    return vec[u8]([0] * size)


def copied(column: Ints) -> Ints:
    return column[:]


def pushed(column: Ints, value: i64) -> Ints:
    """The column with one more value; always assign the result back."""
    return append(column, value)


def extended(column: Ints, more: Ints) -> Ints:
    """The column with all values of another one after its own; always assign the result back."""
    return extend(column, more)


def bit(number: i64) -> i64:
    """The bit of a number that may be above 30: compiled, the 1 of `1 << number` has only 32 bits."""
    return shifted(1, number)


def shifted(value: i64, places: i64) -> i64:
    return value << places


def lowest_bit(mask: i64) -> i64:
    """The place of the lowest bit that is set, where one is. Few steps, and no bit is looked at for itself."""
    place: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        place = 32
    if mask >> place & 0xFFFF == 0:
        place += 16
    if mask >> place & 0xFF == 0:
        place += 8
    if mask >> place & 0xF == 0:
        place += 4
    if mask >> place & 3 == 0:
        place += 2
    return place + 1 - (mask >> place & 1)


def highest_bit(mask: i64) -> i64:
    """The place of the highest one."""
    place: i64 = 0
    if mask >> 32 != 0:
        place = 32
    if mask >> place + 16 != 0:
        place += 16
    if mask >> place + 8 != 0:
        place += 8
    if mask >> place + 4 != 0:
        place += 4
    if mask >> place + 2 != 0:
        place += 2
    return place + (mask >> place + 1 & 1)


def listed(column: Ints) -> list[int]:
    """The numbers of a column as an ordinary list, for compiled callers.

    Others say `list(column)`: a column that comes into a compiled function from outside is never freed.
    """
    return [int(value) for value in column]

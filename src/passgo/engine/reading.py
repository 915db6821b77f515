"""Reading saved data: numbers, flags and columns, each refused with a sentence where it does not fit."""

from __future__ import annotations

from passgo.engine.columns import Ints, ints
from passgo.engine.random import as_int


def number(data: dict[str, object], key: str) -> int:
    return as_int(data.get(key))


def flag(data: dict[str, object], key: str) -> bool:
    value = data.get(key)
    if not isinstance(value, bool):
        raise ValueError(f"the saved game is damaged: {key} should be true or false")
    return value


def within(key: str, value: int, low: int, high: int) -> int:
    """A number that stands for something that there is: from the low one up to the high one."""
    if not low <= value < high:
        raise ValueError(f"the saved game is damaged: {key} cannot be {value}")
    return value


def column(data: dict[str, object], key: str, size: int = -1) -> Ints:
    """A list of numbers, of the given length if one is given."""
    values = data.get(key)
    if not isinstance(values, list) or (size >= 0 and len(values) != size):
        raise ValueError(f"the saved game is damaged: {key} should be a list of numbers")
    return ints([as_int(value) for value in values])


def numbers(data: dict[str, object], key: str, size: int, low: int, high: int) -> Ints:
    """Such a list of numbers within limits."""
    values = column(data, key, size)
    for k in range(size):
        within(key, int(values[k]), low, high)
    return values

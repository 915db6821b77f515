"""Sums in notes: where money comes in notes alone, no sum is smaller or in between (MIL-A22)."""

from typing import Final

from passgo.engine.actions import refusal
from passgo.engine.columns import i64
from passgo.engine.settings import SMALLEST_SUM, WHOLE_NOTES
from passgo.engine.state import State

NOT_IN_NOTES: Final[i64] = refusal("not-in-notes", "MIL-A22")


def smallest_sum(s: State) -> i64:
    """What every sum that players name is a multiple of."""
    if s.settings[SMALLEST_SUM] == WHOLE_NOTES:
        return s.edition.figures.note
    return 1


def in_notes(s: State, amount: i64) -> i64:
    """An amount above 0, rounded up to such a sum."""
    note = smallest_sum(s)
    if amount <= note:  # nearly always
        return note
    return (amount + note - 1) // note * note

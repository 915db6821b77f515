"""What bots say at a ferry landing: they cross where that brings more than it costs."""

from __future__ import annotations

from typing import Final

from passgo.bots.habits import NO_ANSWER, Habits
from passgo.engine.actions import STAY
from passgo.engine.columns import i64
from passgo.engine.rules.rent import charges, rent
from passgo.engine.state import State
from passgo_harbour.ferries import TAKE_FERRY, fare, other_side
from passgo_harbour.verbs import CROSS

AVERAGE_ROLL: Final[i64] = 7
IN_REACH: Final[i64] = 12  # spaces that the next roll can lead to


class HarbourHabits(Habits):
    def answer(self, s: State, asks: i64) -> i64:
        if asks != TAKE_FERRY:
            return NO_ANSWER
        return CROSS if gain(s) > fare(s) else STAY


def gain(s: State) -> i64:
    """The dangers left behind, less those ahead; half a lap is half a salary, won or lost."""
    here = s.place[s.turn]
    there = other_side(s)
    way = s.edition.figures.salary // 2
    return danger(s, here) - danger(s, there) + (way if there > here else -way)


def danger(s: State, space: i64) -> i64:
    """The rent that the next roll from a space leads to, on average."""
    board = s.edition.board
    total: i64 = 0
    for _k in range(IN_REACH):
        space = board.ahead[space]
        deed = board.deed_at[space]
        if deed >= 0 and charges(s, deed, s.turn):
            total += rent(s, deed, AVERAGE_ROLL)
    return total // IN_REACH

"""Ferries: the question at a landing, and the way across."""

from typing import Final

from passgo.engine.actions import STAY, Options
from passgo.engine.columns import i64
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, numbered
from passgo_harbour.events import FERRY_CROSSED
from passgo_harbour.ledger import LOW, TIDE
from passgo_harbour.settings import FARE
from passgo_harbour.verbs import CROSS


def fare(s: State) -> i64:
    """What a crossing costs: twice as much at low tide (HRB-FER-2, HRB-TID-2)."""
    return s.settings[FARE] * 2 if s.extra[TIDE] == LOW else s.settings[FARE]


def other_side(s: State) -> i64:
    """The landing across the bay: half the board away."""
    board = s.edition.board
    return board.after(s.place[s.turn], board.size // 2)


class TakeFerry(Choice):
    """Who lands here may cross, for the fare (HRB-FER-1); who cannot pay is not asked (HRB-FER-3)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return s.cash[s.turn] >= fare(s)

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(CROSS)
        out.add(STAY)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == CROSS:
            cross(s)


def cross(s: State) -> None:
    """The move ends at the other landing; nothing on the way is passed, and nobody asks there again (HRB-FER-4)."""
    amount = fare(s)
    s.shift(s.turn, BANK, amount)
    s.emit(FERRY_CROSSED, s.turn, other_side(s), amount)
    s.put(s.turn, other_side(s))


TAKE_FERRY: Final[i64] = numbered(TakeFerry("ferry"))

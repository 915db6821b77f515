"""The tide: when it turns."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.state import State
from passgo.engine.steps import Step, effect
from passgo_harbour.events import TIDE_TURNED
from passgo_harbour.ledger import HIGH, LOW, TIDE


class TurnTide(Step):
    """From high to low or back, whenever a token passes the Lighthouse or a card says so (HRB-TID-1)."""

    def run(self, s: State, a: i64, b: i64, c: i64, card: i64, /) -> None:
        s.extra[TIDE] = LOW if s.extra[TIDE] == HIGH else HIGH
        s.emit(TIDE_TURNED, s.extra[TIDE])


TURN_TIDE: Final[i64] = effect(TurnTide())

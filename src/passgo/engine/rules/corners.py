"""GO and Free Parking."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.events import PARKED, PASSED_GO
from passgo.engine.settings import GO_LAND, JACKPOT, POOL_ENABLED
from passgo.engine.state import BANK, POOL, State
from passgo.engine.steps import Step, numbered


def salary(s: State, amount: i64) -> None:
    s.shift(BANK, s.turn, amount)
    s.emit(PASSED_GO, s.turn, amount, s.place[s.turn])


class PassGo(Step):
    """The salary for passing GO, each time in a turn (CLS-GO-1, CLS-GO-2)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        salary(s, s.edition.figures.salary)


class LandOnGo(Step):
    """The salary for stopping on GO, paid on arrival and not again on leaving (CLS-GO-4)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        salary(s, s.edition.figures.salary * (2 if s.settings[GO_LAND] else 1))


class Park(Step):
    """A free rest; as a house rule the money that waits here is yours (CLS-PRK-1)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.settings[JACKPOT] and s.pool > 0:
            s.emit(PARKED, s.turn, s.pool)
            s.shift(POOL, s.turn, s.pool)


def fines_to(s: State) -> i64:
    """Who gets taxes, card fines and bail: the Bank, the Pool (UM-POO-1), or Free Parking as a house rule.

    Rules: CLS-BNK-1, UM-JAL-2, IX-85.
    """
    return POOL if s.settings[JACKPOT] or s.settings[POOL_ENABLED] else BANK


PASS_GO: Final[i64] = numbered(PassGo())
LAND_ON_GO: Final[i64] = numbered(LandOnGo())
PARK: Final[i64] = numbered(Park())

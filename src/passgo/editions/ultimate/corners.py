"""The three pay corners: what passing or reaching them brings, by what moved the token (UM-PAY-5)."""

from typing import Final

from passgo.editions.ultimate.settings import NEVER_BACKWARDS, PAYS_BACKWARDS, SALARY_BACKWARDS
from passgo.engine.board import kind_number
from passgo.engine.columns import i64
from passgo.engine.events import PASSED_GO
from passgo.engine.rules.dice import roll_total
from passgo.engine.rules.movement import (
    BY_AUCTION,
    BY_CARD,
    BY_MR_MONOPOLY,
    BY_TOKEN,
    BY_VOUCHER,
    DIRECTLY,
)
from passgo.engine.settings import GO_LAND
from passgo.engine.state import BANK, State
from passgo.engine.steps import Step, numbered

GO: Final[i64] = 1
BONUS: Final[i64] = 2
PAY_DAY: Final[i64] = 3
NOT_A_CORNER: Final[i64] = 0
GO_KIND: Final[i64] = kind_number("go")
BONUS_KIND: Final[i64] = kind_number("bonus")
PAY_DAY_KIND: Final[i64] = kind_number("pay day")


def corner(s: State, space: i64) -> i64:
    """Which pay corner a space is."""
    kind = s.edition.board.kind_of[space]
    if kind == GO_KIND:
        return GO
    if kind == BONUS_KIND:
        return BONUS
    return PAY_DAY if kind == PAY_DAY_KIND else NOT_A_CORNER


def pay_day(s: State) -> i64:
    """Three hundred on an odd roll, four hundred on an even one or without a roll (UM-PAY-3, UM-CRD-5).

    The forced move from the Auction space counts as odd without a roll (UM-AUC-6).

    Rules: IX-52.
    """
    if s.rolled == 0:
        if s.move == BY_AUCTION:
            return 300
        return 400
    if roll_total(s) % 2 == 1:
        return 300
    return 400


def passing_salary(s: State, which: i64) -> i64:
    """The highest for Mr. Monopoly and vouchers, else what the roll makes of it.

    Rules: UM-MRM-11, UM-BUS-5, UM-VCH-10, UM-PAY-5, IX-70.
    """
    highest = s.move == BY_MR_MONOPOLY or s.move == BY_VOUCHER or s.move == BY_TOKEN
    if which == GO:
        return 200
    if which == BONUS:
        if highest:
            return 300
        return 250
    if highest:
        return 400
    return pay_day(s)


def landing_salary(s: State, which: i64) -> i64:
    """Pay Day pays its highest to who was sent there. No taxi goes to a pay corner.

    Rules: UM-VCH-10, UM-SUB-4, UM-PAY-4, UM-PAY-5, IX-74.
    """
    if which == GO:
        if s.settings[GO_LAND]:
            return 400
        return 200
    if which == BONUS:
        return 300
    direct = s.move == DIRECTLY or s.move == BY_VOUCHER or s.move == BY_CARD or s.move == BY_MR_MONOPOLY
    if direct:
        return 400
    return pay_day(s)


def pay_salary(s: State, space: i64, amount: i64) -> None:
    s.shift(BANK, s.turn, amount)
    s.emit(PASSED_GO, s.turn, amount, space)


def pay_passing(s: State, space: i64, which: i64) -> None:
    """Passed backwards a corner pays nothing, whatever moves the token (UM-REV-8, IX-73)."""
    if s.direction > 0 or s.settings[SALARY_BACKWARDS] == PAYS_BACKWARDS:
        pay_salary(s, space, passing_salary(s, which))


def pass_corner(s: State, space: i64) -> None:
    """A token passes a space; only pay corners care (UM-MOV-2)."""
    which = corner(s, space)
    if which != NOT_A_CORNER:
        pay_passing(s, space, which)


class PassCorner(Step):
    """Passing a pay corner (UM-PAY-1, UM-PAY-2, UM-PAY-3)."""

    def run(self, s: State, which: i64, b: i64, c: i64, d: i64, /) -> None:
        pay_passing(s, s.place[s.turn], which)


class LandOnCorner(Step):
    """Reaching a pay corner, also backwards (UM-REV-8, UM-PAY-2, UM-PAY-3, UM-PAY-4, UM-PAY-6)."""

    def run(self, s: State, which: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.direction > 0 or s.settings[SALARY_BACKWARDS] != NEVER_BACKWARDS:
            pay_salary(s, s.place[s.turn], landing_salary(s, which))


PASS_CORNER: Final[i64] = numbered(PassCorner(), "which")
LAND_ON_CORNER: Final[i64] = numbered(LandOnCorner(), "which")

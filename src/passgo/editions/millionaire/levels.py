"""The stars of a token: the salary they earn at GO, and how they rise and fall."""

from typing import Final

from passgo.editions.millionaire.events import TOKEN_LOWERED, TOKEN_RAISED
from passgo.editions.millionaire.ledger import HIGHEST, LEVEL, by_level, stars
from passgo.editions.millionaire.verbs import UPGRADE
from passgo.engine.actions import NO, Options
from passgo.engine.columns import i64
from passgo.engine.events import CARD_EFFECT, cause
from passgo.engine.rules.corners import salary
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, effect, numbered

UPGRADE_COST: Final[i64] = 50_000
ONE_STAR: Final[i64] = 150_000  # salaries by level (MIL-28)
THREE_STARS: Final[i64] = 200_000
FIVE_STARS: Final[i64] = 250_000


def salary_of(s: State, player: i64) -> i64:
    """What GO pays by level (MIL-28)."""
    return by_level(s, player, ONE_STAR, THREE_STARS, FIVE_STARS)


def raise_token(s: State, amount: i64) -> None:
    """The token of the next level takes the place of the old one (MIL-31, MIL-32, MIL-33)."""
    s.extra[LEVEL + s.turn] += 1
    s.emit(TOKEN_RAISED, s.turn, stars(s, s.turn), amount)


class PayDay(Step):
    """GO, passed or reached: the salary of the level one has, then the choice to rise.

    Rules: MIL-27, MIL-28, MIL-29, MIL-30, MIL-35, MIL-A5.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.extra[LEVEL + s.turn] < HIGHEST:
            s.push(CHOOSE_UPGRADE)
        salary(s, salary_of(s, s.turn))


class ChooseUpgrade(Choice):
    """Give up a part of the salary for the next level, or keep it all.

    Rules: MIL-29, MIL-30, MIL-34, MIL-36.
    """

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(UPGRADE)
        out.add(NO)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == UPGRADE:
            s.shift(s.turn, BANK, UPGRADE_COST)
            raise_token(s, UPGRADE_COST)


class EarlyPayDay(Step):
    """A salary without passing GO, and without the choice to rise."""

    def run(self, s: State, a: i64, b: i64, c: i64, card: i64, /) -> None:
        s.pay(BANK, s.turn, salary_of(s, s.turn), cause(CARD_EFFECT, card))


class MoveUp(Step):
    """The next level for nothing; who has five stars gets money instead."""

    def run(self, s: State, amount: i64, b: i64, c: i64, card: i64, /) -> None:
        if s.extra[LEVEL + s.turn] < HIGHEST:
            raise_token(s, 0)
        else:
            s.pay(BANK, s.turn, amount, cause(CARD_EFFECT, card))


class MoveDown(Step):
    """The level below; one star is the lowest."""

    def run(self, s: State, a: i64, b: i64, c: i64, card: i64, /) -> None:
        if s.extra[LEVEL + s.turn] > 0:
            s.extra[LEVEL + s.turn] -= 1
            s.emit(TOKEN_LOWERED, s.turn, stars(s, s.turn))


PAY_DAY: Final[i64] = numbered(PayDay())
CHOOSE_UPGRADE: Final[i64] = numbered(ChooseUpgrade("upgrade"))
EARLY_PAY_DAY: Final[i64] = effect(EarlyPayDay())
MOVE_UP: Final[i64] = effect(MoveUp(), "amount")
MOVE_DOWN: Final[i64] = effect(MoveDown())

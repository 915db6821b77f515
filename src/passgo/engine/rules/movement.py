"""Walking along the track and obeying the space where a move ends."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.rules.dice import roll_total
from passgo.engine.state import State
from passgo.engine.steps import Step, effect, numbered

BY_DICE: Final[i64] = 0  # what moves a token; salaries and some spaces depend on it
BY_MR_MONOPOLY: Final[i64] = 1
BY_BUS: Final[i64] = 2
BY_AUCTION: Final[i64] = 3
BY_TRIPLES: Final[i64] = 4
BY_VOUCHER: Final[i64] = 5
BY_CARD: Final[i64] = 6
DIRECTLY: Final[i64] = 7
BY_TAXI: Final[i64] = 8
BY_TOKEN: Final[i64] = 9


def walk(s: State, left: i64) -> None:
    """Walk on, space by space, doing what each space passed demands (V-3, V-4).

    Rules: UM-MOV-1, UM-MOV-2, UM-TRN-1, UM-PAY-6, IX-72.
    """
    board = s.edition.board
    space = s.place[s.turn]
    riding = s.riding != 0
    if s.direction > 0 and not riding and left <= s.edition.clear_ahead[space]:
        s.put(s.turn, board.after(space, left))
        return
    passing = s.edition.passing.count
    beside = board.ahead if s.direction > 0 else board.behind
    while left > 0:
        left -= 1
        space = beside[space]
        if left > 0:
            if riding and board.twin[space] >= 0:
                space = board.twin[space]
            if passing[space] > 0:
                s.put(s.turn, space, left)
                s.push(WALK, left)
                s.push_all(s.edition.passing, space)
                return
    s.put(s.turn, space)


class Walk(Step):
    """Go on walking."""

    def run(self, s: State, left: i64, b: i64, c: i64, d: i64, /) -> None:
        walk(s, left)


class WalkDice(Step):
    """Walk the total of the dice (CLS-TUR-1, MEGA-DIE-2)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        walk(s, roll_total(s))


def obey_space(s: State) -> None:
    """Do what the space under the token demands (CLS-TUR-2, UM-REV-10)."""
    s.run_or_push(s.edition.landing, s.place[s.turn])


class LandOnSpace(Step):
    """Do what the space under the token demands (UM-ORD-5, IX-17, IX-69)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "ObeySpace"  # as digests and saves spell it

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        obey_space(s)


class AdvanceTo(Step):
    """Walk forward to a space named by a card; GO on the way pays (CLS-CRD-5)."""

    def run(self, s: State, space: i64, b: i64, c: i64, d: i64, /) -> None:
        walk(s, steps_to(s, space))


class AdvanceToNearest(Step):
    """Walk forward to the next property of a family."""

    def run(self, s: State, family: i64, b: i64, c: i64, d: i64, /) -> None:
        board = s.edition.board
        space = board.ahead[s.place[s.turn]]
        while board.deed_at[space] < 0 or board.family[board.deed_at[space]] != family:
            space = board.ahead[space]
        walk(s, steps_to(s, space))


class GoBack(Step):
    """Step back some spaces."""

    def run(self, s: State, steps: i64, b: i64, c: i64, d: i64, /) -> None:
        space = s.place[s.turn]
        for _k in range(steps):
            space = s.edition.board.behind[space]
        s.put(s.turn, space)


class GoBackTo(Step):
    """Walk backwards to a space; no salary on the way."""

    def run(self, s: State, space: i64, b: i64, c: i64, d: i64, /) -> None:
        s.put(s.turn, space)


def steps_to(s: State, space: i64) -> i64:
    """How far ahead a space lies."""
    steps: i64 = 0
    at = s.place[s.turn]
    while at != space:
        at = s.edition.board.ahead[at]
        steps += 1
    return steps


WALK: Final[i64] = numbered(Walk(), "left")
WALK_DICE: Final[i64] = numbered(WalkDice())
LAND_ON_SPACE: Final[i64] = effect(LandOnSpace())
ADVANCE_TO: Final[i64] = effect(AdvanceTo(), "space")
ADVANCE_TO_NEAREST: Final[i64] = effect(AdvanceToNearest(), "family")
GO_BACK: Final[i64] = effect(GoBack(), "steps")
GO_BACK_TO: Final[i64] = effect(GoBackTo(), "space")

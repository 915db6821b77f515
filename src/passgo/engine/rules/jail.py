"""Getting out of Jail: pay, use a card, or throw doubles within three turns."""

from typing import Final

from passgo.engine.actions import PAY, ROLL, USE_CARD, Options, about, act, refusal, verb_of
from passgo.engine.columns import i64
from passgo.engine.edition import LEAVES_JAIL
from passgo.engine.events import BAIL, CARD_USED, JAIL_LEFT, JAIL_STAYED, ROLLED, cause
from passgo.engine.rules.corners import fines_to
from passgo.engine.rules.debt import DEBT
from passgo.engine.rules.dice import movement_roll
from passgo.engine.rules.manage import NOT_NOW, ManagingChoice
from passgo.engine.rules.trade import CARD_NOT_HELD
from passgo.engine.settings import DOUBLES_REROLL, PAY_NEXT_TURN, THIRD_MISS
from passgo.engine.state import State
from passgo.engine.steps import Step, numbered

BAIL_TOO_DEAR: Final[i64] = refusal("bail-too-dear", "CLS-JAL-3")
BAIL_DUE: Final[i64] = refusal("bail-due", "MIL-81")
TRIES: Final = 3  # CLS-JAL-6, MIL-76


def release(s: State) -> None:
    s.jail[s.turn] = 0
    if s.edition.jail_marks >= 0:
        s.extra[s.edition.jail_marks + s.turn] = 0
    s.emit(JAIL_LEFT, s.turn)


def bail_is_due(s: State) -> bool:
    return s.jail[s.turn] > TRIES


class Release(Step):
    """The bail is paid; one rolls as a free player."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        release(s)


class JailTurn(ManagingChoice):
    """At the start of a turn in Jail: pay, use a card, or try for doubles.

    After the third miss the bail is due, whatever one has, unless a card is used (MIL-81, MIL-A15).

    Rules: CLS-JAL-3, CLS-JAL-4, CLS-JAL-5, CLS-JAL-6, CLS-JAL-12, MEGA-JAL-2, MEGA-TKT-9, MIL-78, MIL-79, MIL-80,
    UM-DIE-5, UM-JAL-1, UM-JAL-3, IX-91.
    """

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        self.put_if_legal(s, a, b, c, d, ROLL, out)
        self.put_if_legal(s, a, b, c, d, PAY, out)
        for k in range(i64(len(s.edition.jail_cards))):
            self.put_if_legal(s, a, b, c, d, act(USE_CARD, s.edition.jail_cards[k]), out)

    def own_illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if action == PAY:
            if bail_is_due(s) or s.cash[s.turn] >= s.edition.figures.bail:
                return 0
            return BAIL_TOO_DEAR
        if verb_of(action) == USE_CARD:
            leaves_jail = s.edition.card_use[about(action)] == LEAVES_JAIL
            if leaves_jail and s.holder[about(action)] == s.turn:
                return 0
            return CARD_NOT_HELD
        if action != ROLL:
            return NOT_NOW
        if bail_is_due(s):
            return BAIL_DUE
        return 0

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == ROLL:
            s.push(ROLL_IN_JAIL)
        elif action == PAY:
            s.push(RELEASE)
            s.push(DEBT, s.turn, fines_to(s), s.edition.figures.bail, cause(BAIL))
        else:
            s.emit(CARD_USED, s.turn, about(action))
            s.put_under(about(action))
            release(s)


class RollInJail(Step):
    """Doubles free you and are moved, without another roll; after the third miss pay and move.

    With jail.third_miss = pay_next_turn the third miss costs the turn first (MIL-A15).

    Rules: CLS-JAL-6, CLS-JAL-7, CLS-JAL-11, CLS-JAL-13, MIL-76, MIL-77, UM-DBL-6, UM-JAL-1, UM-JAL-3, IX-85.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        movement_roll(s)
        s.speed = 0  # the two white dice only (MEGA-JAL-1, UM-DIE-5)
        s.rolls_due = 0
        s.emit(ROLLED, s.turn, s.die, s.other_die, 0)
        if s.die == s.other_die:
            s.rolls_due = s.settings[DOUBLES_REROLL]
            s.push(LEAVE_JAIL)
        elif s.jail[s.turn] == TRIES and s.settings[THIRD_MISS] != PAY_NEXT_TURN:
            s.push(LEAVE_JAIL)
            s.push(DEBT, s.turn, fines_to(s), s.edition.figures.bail, cause(BAIL))
        else:
            s.emit(JAIL_STAYED, s.turn, s.jail[s.turn])
            s.jail[s.turn] += 1


class LeaveJail(Step):
    """Out, and on by the dice thrown (UM-JAL-4, IX-41)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        release(s)
        s.run_or_push(s.edition.turn.after_roll, 0)


JAIL_TURN: Final[i64] = numbered(JailTurn("jail"))
ROLL_IN_JAIL: Final[i64] = numbered(RollInJail())
LEAVE_JAIL: Final[i64] = numbered(LeaveJail())
RELEASE: Final[i64] = numbered(Release())

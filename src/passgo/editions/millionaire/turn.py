"""The turn in Millionaire: one roll, forward or backward, with kept cards before and after it."""

from typing import Final

from passgo.editions.millionaire.kept import (
    AFTER_MOVES,
    BEFORE_ROLL,
    OFF_TURN,
    card_options,
    card_refusal,
    play_card,
)
from passgo.editions.millionaire.ledger import REVERSED
from passgo.editions.millionaire.settings import DOUBLES_AGAIN
from passgo.engine.actions import DONE, END, ROLL, USE_CARD, Options, about, verb_of
from passgo.engine.columns import i64
from passgo.engine.events import ROLLED
from passgo.engine.rules.confinement import go_to_jail
from passgo.engine.rules.dice import movement_roll, roll_total
from passgo.engine.rules.manage import NOT_NOW, ManagingChoice, OffTurn
from passgo.engine.rules.movement import LAND_ON_SPACE, walk
from passgo.engine.state import State
from passgo.engine.steps import TABLE, Step, numbered

GO: Final[i64] = 0


class BeginRace(Step):
    """A fresh turn goes forward."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        s.extra[REVERSED] = 0


class TakeRace(ManagingChoice):
    """Roll; before it play a card (MIL-21, MIL-A27)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return s.rolls_due != 0

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(ROLL)
        card_options(s, s.turn, BEFORE_ROLL, out)

    def own_illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if verb_of(action) == USE_CARD:
            return card_refusal(s, s.turn, BEFORE_ROLL, about(action))
        if action == ROLL:
            return 0
        return NOT_NOW

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.ask_again()
        if action == ROLL:
            TABLE.run(s, s.edition.turn.roll)
        else:
            play_card(s, s.turn, about(action))


class RollOnce(Step):
    """Doubles give no other roll (MIL-25), unless the table wants it so; then the third ones lead to Jail (MIL-A3)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        movement_roll(s)
        s.rolls_due = 0
        if s.settings[DOUBLES_AGAIN] and s.die == s.other_die:
            s.rolls_due = 1
            s.doubles += 1
        s.emit(ROLLED, s.turn, s.die, s.other_die, s.doubles if s.rolls_due else 0)
        if s.doubles == 3:
            go_to_jail(s, s.turn)
        else:
            s.run_or_push(s.edition.turn.after_roll, 0)


class MoveByRoll(Step):
    """Walk the total; backwards no salary is paid, neither for passing GO nor for reaching it (MIL-21, MIL-A25)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if not s.extra[REVERSED]:
            s.push(LAND_ON_SPACE)
            walk(s, roll_total(s))
            return
        space = s.place[s.turn]
        for _k in range(roll_total(s)):
            space = s.edition.board.behind[space]
        s.put(s.turn, space)
        if space != GO:
            s.push(LAND_ON_SPACE)


class FinishRace(ManagingChoice):
    """The roll is resolved; play a card, or say that the turn is over (MIL-25, MIL-A27)."""

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(END)
        card_options(s, s.turn, AFTER_MOVES, out)

    def own_illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if verb_of(action) == USE_CARD:
            return card_refusal(s, s.turn, AFTER_MOVES, about(action))
        if action == END:
            return 0
        return NOT_NOW

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action != END:
            s.ask_again()
            play_card(s, s.turn, about(action))


class OffRace(OffTurn):
    """Who asked for it manages in another's turn, and may place a free house (MIL-67, MIL-86, MIL-A11, MIL-A27)."""

    def own_options(self, s: State, player: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(DONE)
        card_options(s, player, OFF_TURN, out)

    def own_illegal_reason(self, s: State, player: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if verb_of(action) == USE_CARD:
            return card_refusal(s, player, OFF_TURN, about(action))
        if action == DONE:
            return 0
        return NOT_NOW

    def apply_own(self, s: State, player: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action != DONE:
            s.push(OFF_RACE, player)
            play_card(s, player, about(action))


BEGIN_RACE: Final[i64] = numbered(BeginRace())
TAKE_RACE: Final[i64] = numbered(TakeRace("turn"))
ROLL_ONCE: Final[i64] = numbered(RollOnce())
MOVE_BY_ROLL: Final[i64] = numbered(MoveByRoll())
FINISH_RACE: Final[i64] = numbered(FinishRace("end"))
OFF_RACE: Final[i64] = numbered(OffRace("manage"), "player")

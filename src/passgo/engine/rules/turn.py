"""The order of a turn: begin, roll as often as the dice allow, finish, and what happens between turns."""

from typing import Final

from passgo.engine.actions import END, ROLL, Options
from passgo.engine.columns import i64
from passgo.engine.events import TURN_BEGAN
from passgo.engine.rules.jail import JAIL_TURN
from passgo.engine.rules.manage import ManagingChoice, manage_off_turn
from passgo.engine.rules.victory import count_up, time_is_over
from passgo.engine.state import State
from passgo.engine.steps import TABLE, Step, numbered


class BeginTurn(Step):
    """The first turn of the game."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        begin_turn(s)


def begin_turn(s: State) -> None:
    """A fresh turn: one roll is due, no doubles yet (CLS-TUR-1, CLS-DBL-3, UM-DBL-6)."""
    s.turns += 1
    s.doubles = 0
    s.rolled = 0
    s.rolls_due = 1
    s.bonus = 0
    s.tickets_used = 0
    s.resting = 0
    s.quiet = 0
    if s.talked:
        forget_talk(s)
    s.emit(TURN_BEGAN, s.turn, s.round)
    s.push(BETWEEN_TURNS)
    s.floor = s.depth
    s.push(s.edition.turn.finish)
    s.push(s.edition.turn.take)
    if s.jail[s.turn] > 0:
        s.push(JAIL_TURN)
    if s.edition.turn.begin >= 0:
        TABLE.run(s, s.edition.turn.begin)


def forget_talk(s: State) -> None:
    """What was offered, refused and wished for in a turn counts in that turn only."""
    s.talked = False
    for p in range(s.players):
        s.refused[p] = 0
        s.wanted[p] = 0
        s.approached[p] = 0


class TakeTurn(ManagingChoice):
    """Roll while a roll is due (CLS-TUR-1, CLS-DBL-1)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return s.rolls_due != 0

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(ROLL)

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.ask_again()
        TABLE.run(s, s.edition.turn.roll)


class FinishTurn(ManagingChoice):
    """All moves are made; say that the turn is over (CLS-TUR-3)."""

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(END)

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        pass


class BetweenTurns(Step):
    """Those who asked to manage do so now, from the left; then the next player is on (CLS-BLD-3)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.interrupts == 0:
            next_turn(s)
            return
        s.push(NEXT_TURN)
        for k in range(s.players):
            p = (s.turn + s.players - k) % s.players
            if s.interrupts >> p & 1:
                manage_off_turn(s, p)
        s.floor = s.depth  # nobody's turn: nothing to drop
        s.interrupts = 0


class NextTurn(Step):
    """All who wished have managed."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        next_turn(s)


def next_turn(s: State) -> None:
    """The next solvent player to the left (CLS-GEN-2, MIL-17); the Timed game may end here (CLS-TIME-6)."""
    following = s.next_solvent(s.turn)
    round_ended = after_first(s, following) <= after_first(s, s.turn)
    if time_is_over(s, round_ended):
        count_up(s)
        return
    if round_ended:
        if s.round == s.last_round:
            count_up(s)
            return
        s.round += 1
    s.turn = following
    begin_turn(s)


def after_first(s: State, player: i64) -> i64:
    """How many seats to the left of the one who began the game a player sits."""
    return player - s.first if player >= s.first else player - s.first + s.players


BEGIN_TURN: Final[i64] = numbered(BeginTurn())
TAKE_TURN: Final[i64] = numbered(TakeTurn("turn"))
FINISH_TURN: Final[i64] = numbered(FinishTurn("end"))
BETWEEN_TURNS: Final[i64] = numbered(BetweenTurns())
NEXT_TURN: Final[i64] = numbered(NextTurn())

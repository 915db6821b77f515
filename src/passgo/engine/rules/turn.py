"""The order of a turn: begin, roll as often as the dice allow, finish, and what happens between turns."""

from typing import Final

from passgo.engine.actions import END, ROLL, FreeVerb, Options
from passgo.engine.columns import i64
from passgo.engine.events import TURN_BEGAN
from passgo.engine.rules.dice import ROLL_DICE
from passgo.engine.rules.jail import JAIL_TURN
from passgo.engine.rules.manage import OFF_TURN, manage, manage_free, manage_options, manage_refusal
from passgo.engine.rules.victory import count_up, time_is_over
from passgo.engine.state import State
from passgo.engine.steps import Choice, Step, numbered


class BeginTurn(Step):
    """The first turn of the game."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        begin_turn(s)


def begin_turn(s: State) -> None:
    """A fresh turn: one roll is due, no doubles yet (CLS-TUR-1, CLS-DBL-3)."""
    s.turns += 1
    s.doubles = 0
    s.rolled = 0
    s.again = 1
    for p in range(s.players):
        s.refused[p] = 0
    s.tell(TURN_BEGAN, s.turn, s.round)
    s.then(BETWEEN_TURNS)
    s.floor = s.depth
    s.then(FINISH_TURN)
    s.then(TAKE_TURN)
    if s.jail[s.turn] > 0:
        s.then(JAIL_TURN)


class TakeTurn(Choice):
    """Roll while a roll is due; before it, manage as you like (CLS-TUR-1, -3, CLS-DBL-1)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return s.again != 0

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(ROLL)
        manage_options(s, s.turn, out)

    def free(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> list[FreeVerb]:
        return manage_free(s, s.turn)

    def refuses(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        return 0 if action == ROLL else manage_refusal(s, s.turn, action)

    def answer(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.then(TAKE_TURN)
        if action == ROLL:
            s.then(ROLL_DICE)
        else:
            manage(s, s.turn, action)


class FinishTurn(Choice):
    """All moves are made: manage, then say that the turn is over (CLS-TUR-3)."""

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(END)
        manage_options(s, s.turn, out)

    def free(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> list[FreeVerb]:
        return manage_free(s, s.turn)

    def refuses(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        return 0 if action == END else manage_refusal(s, s.turn, action)

    def answer(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action != END:
            s.then(FINISH_TURN)
            manage(s, s.turn, action)


class BetweenTurns(Step):
    """Those who asked to manage do so now, from the left; then the next player is on (CLS-BLD-3)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.wishes == 0:
            next_turn(s)
            return
        s.then(NEXT_TURN)
        for k in range(s.players):
            p = (s.turn + s.players - k) % s.players
            if s.wishes >> p & 1:
                s.then(OFF_TURN, p)
        s.floor = s.depth  # nobody's turn: nothing to drop
        s.wishes = 0


class NextTurn(Step):
    """All who wished have managed."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        next_turn(s)


def next_turn(s: State) -> None:
    """The next solvent player to the left (CLS-GEN-2); the Timed game may end here (CLS-TIME-6)."""
    following = s.next_solvent(s.turn)
    before = (s.turn - s.first + s.players) % s.players
    after = (following - s.first + s.players) % s.players
    if time_is_over(s, after <= before):
        count_up(s)
        return
    if after <= before:
        s.round += 1
    s.turn = following
    begin_turn(s)


BEGIN_TURN: Final[i64] = numbered(BeginTurn())
TAKE_TURN: Final[i64] = numbered(TakeTurn("turn", manages=True))
FINISH_TURN: Final[i64] = numbered(FinishTurn("end", manages=True))
BETWEEN_TURNS: Final[i64] = numbered(BetweenTurns())
NEXT_TURN: Final[i64] = numbered(NextTurn())

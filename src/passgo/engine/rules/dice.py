"""Throwing the dice and what the throw itself decides: doubles, and the third doubles in a row."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.events import ROLLED
from passgo.engine.rules.confinement import go_to_jail
from passgo.engine.rules.rent import age_claims
from passgo.engine.state import State
from passgo.engine.steps import Step, numbered


def throw(s: State) -> None:
    """Two dice, and what they showed stays on the table (CLS-GEN-7, MIL-3)."""
    s.die = s.chance.die(6)
    s.other_die = s.chance.die(6)


def roll_total(s: State) -> i64:
    """The pips of all dice; icons count nothing (V-5, MEGA-DIE-2, MEGA-UTL-1, UM-DIE-2)."""
    total = s.die + s.other_die
    return total + s.speed if s.speed <= 3 else total


def movement_roll(s: State) -> None:
    """A throw that moves the token; open rent claims grow older by it (CLS-RNT-8)."""
    if s.rolled == 0 and len(s.claims) > 0:
        age_claims(s)
    throw(s)
    s.rolls += 1
    s.rolled += 1


class RollDice(Step):
    """Throw and move; equal dice give another roll, the third equal throw in a turn sends to Jail.

    Rules: CLS-DBL-1, CLS-DBL-2, CLS-JAL-1.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        movement_roll(s)
        s.rolls_due = 1 if s.die == s.other_die else 0
        s.doubles += s.rolls_due
        s.emit(ROLLED, s.turn, s.die, s.other_die, s.doubles * s.rolls_due)
        if s.rolls_due and s.doubles == 3:
            go_to_jail(s, s.turn)
        else:
            s.run_or_push(s.edition.turn.after_roll, 0)


ROLL_DICE: Final[i64] = numbered(RollDice())

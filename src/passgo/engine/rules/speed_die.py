"""The speed die: a third die with Mr. Monopoly and the bus beside its pips, and triples."""

from typing import Final

from passgo.engine.board import kind_number
from passgo.engine.columns import i64
from passgo.engine.events import ROLLED, SPEED_DIE, TRIPLE
from passgo.engine.rules.confinement import go_to_jail
from passgo.engine.rules.dice import movement_roll
from passgo.engine.rules.movement import obey_space
from passgo.engine.settings import FIRST_SPACE, SPEED_FACES
from passgo.engine.state import State
from passgo.engine.steps import Step, numbered

MR_MONOPOLY: Final[i64] = 4  # faces beyond the pips 1, 2, 3
BUS: Final[i64] = 5
TO_JAIL: Final[i64] = kind_number("go to jail")


def throw_speed_die(s: State) -> i64:
    """Three faces of pips; the others by the printing: two of Mr. Monopoly and one bus (MEGA-DIE-3, UM-DIE-6)."""
    face = s.chance.die(6)
    if face <= 3:
        return face
    first_bus: i64 = 6 if s.settings[SPEED_FACES] == 0 else 5
    return BUS if face >= first_bus else MR_MONOPOLY


class RollSpeedDice(Step):
    """All three dice: triples first, then doubles of the two white ones.

    Rules: MEGA-DIE-1, MEGA-BUS-3, MEGA-DBL-1, MEGA-TRP-1, MEGA-TRP-2, MEGA-TRP-4, UM-EQP-1, UM-DIE-1, UM-DBL-1,
    UM-DBL-2, UM-DBL-5, UM-TRP-2, UM-TRP-3, IX-06, IX-21, IX-33.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        movement_roll(s)
        s.speed = throw_speed_die(s)
        same = s.die == s.other_die
        if same and s.speed == s.die and s.speed < MR_MONOPOLY:
            s.rolls_due = 0
            s.emit(ROLLED, s.turn, s.die, s.other_die, 0)
            s.emit(SPEED_DIE, s.turn, s.speed)
            s.emit(TRIPLE, s.turn)
            s.push(s.edition.turn.triple)
            return
        s.rolls_due = 1 if same else 0
        s.doubles += s.rolls_due
        s.emit(ROLLED, s.turn, s.die, s.other_die, s.doubles * s.rolls_due)
        s.emit(SPEED_DIE, s.turn, s.speed)
        if same and s.doubles == 3:
            go_to_jail(s, s.turn)
            return
        s.bonus = 1 if s.speed == MR_MONOPOLY else 0
        s.run_or_push(s.edition.turn.after_roll, 0)


class LandByDice(Step):
    """The space that the dice lead to is obeyed, as a house rule not under Mr. Monopoly (MEGA-MRM-1, UM-MRM-1).

    Even then a salary is paid, which is no action of the space but of getting there, and Go To Jail sends to Jail,
    as the bonus move asks whether one is there (CLS-GO-1, UM-MRM-2, MEGA-MRM-7).
    """

    def __init__(self) -> None:
        super().__init__()
        self.name = "ObeyDiceSpace"  # as digests and saves spell it

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        space = s.place[s.turn]
        pays = s.edition.passing.count[space] > 0
        if s.speed != MR_MONOPOLY or s.settings[FIRST_SPACE] or pays or s.edition.board.kind_of[space] == TO_JAIL:
            obey_space(s)


ROLL_SPEED_DICE: Final[i64] = numbered(RollSpeedDice())
LAND_BY_DICE: Final[i64] = numbered(LandByDice())

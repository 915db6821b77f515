"""One number for how a game stands, worked out in compiled code: a run of the lab tells all its games by it.

`save.digest` is for records: it takes a sixth of the time of a quick bot's game, this a hundredth of that.
"""

from __future__ import annotations

from typing import Final

from passgo.engine.columns import Ints, i64
from passgo.engine.state import State

PRIME: Final[i64] = 2_147_483_647  # two remainders by it are kept, so that sums fit in a compiled number
FACTOR: Final[i64] = 1_103_515_245
OTHER_FACTOR: Final[i64] = 69_069


class Imprint:
    """Takes in numbers, in their order."""

    def __init__(self) -> None:
        self.first: i64 = 1
        self.second: i64 = 1

    def take(self, number: i64) -> None:
        self.first = (self.first * FACTOR + number) % PRIME
        self.second = (self.second * OTHER_FACTOR + number) % PRIME

    def take_all(self, column: Ints) -> None:
        for k in range(i64(len(column))):
            self.take(column[k])


def imprint(s: State) -> int:
    """Of the position, the pending steps and the generator left out: games that differ there differ elsewhere too."""
    m = Imprint()
    for number in (s.variant, s.turn, s.first, s.round, s.turns, s.rolls, s.decisions, s.die, s.other_die, s.speed):
        m.take(number)
    for number in (s.bank, s.pool, s.winners, s.solvent, s.unsold, s.rolls_due, s.doubles, s.depth):
        m.take(number)
    m.take_all(s.cash)
    m.take_all(s.place)
    m.take_all(s.jail)
    m.take_all(s.bankrupt)
    m.take_all(s.owner)
    m.take_all(s.level)
    m.take_all(s.mortgaged)
    m.take_all(s.immune)
    m.take_all(s.pieces)
    m.take_all(s.holder)
    m.take_all(s.undrawn)
    m.take_all(s.undrawn_count)
    m.take_all(s.discards)
    m.take_all(s.discards_first)
    m.take_all(s.discards_count)
    m.take_all(s.extra)
    return int(m.first) << 31 | int(m.second)

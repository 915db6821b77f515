"""Answering offers: what a deal does to the chances of both sides, and whether that is enough."""

from __future__ import annotations

from typing import Final

from passgo.bots.learned.debts import with_debt_met
from passgo.bots.learned.judgement import after_deal, margin
from passgo.bots.learned.network import Value
from passgo.engine.columns import copied, i64
from passgo.engine.state import State

ACCEPTED: Final = 4_000  # millionths of chance that a deal must bring at even chances to be accepted
FAIR: Final = 25  # percent of the other's gain that must be mine as well


class Verdict:
    """The chances of both sides without a deal and with it, in millionths."""

    def __init__(self) -> None:
        self.mine: i64 = 0
        self.his: i64 = 0
        self.mine_then: i64 = 0
        self.his_then: i64 = 0

    def read(self, s: State, value: Value, giver: i64, me: i64) -> None:
        """Of the offer on the table. Who owes something is seen with that met, or out of the game."""
        then = with_debt_met(s, after_deal(s, giver, me, copied(s.offer)), giver)
        known = value.agreement
        if known.covers(then, giver, me, s.offer):
            self.mine = known.partner_before
            self.his = known.giver_before
            self.mine_then = known.partner_after
            self.his_then = known.giver_after
            return
        value.look(then)
        self.mine_then = value.chances[me]
        self.his_then = value.chances[giver]
        value.look(with_debt_met(s, s, giver))
        self.mine = value.chances[me]
        self.his = value.chances[giver]

    def is_enough(self, whim: i64, fair: i64) -> bool:
        """Whether it brings me something, also beside what it brings him."""
        gain = self.mine_then - self.mine
        return gain >= margin(ACCEPTED, self.mine) + whim and gain * 100 >= (self.his_then - self.his) * fair

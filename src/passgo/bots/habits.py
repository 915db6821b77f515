"""What bots say at the questions that only one edition asks. Every edition brings its own habits along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from passgo.engine.actions import END, ROLL
from passgo.engine.columns import i64, mypyc_attr
from passgo.engine.edition import Edition
from passgo.engine.state import State

if TYPE_CHECKING:
    from passgo.bots.prospects import Prospects

NO_ANSWER: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits:
    """Those of an edition that asks nothing of its own. What is asked gets the action's code, or `NO_ANSWER`."""

    def before_roll(self, s: State) -> i64:
        """What somebody says who only wants to roll."""
        return ROLL

    def before_end(self, s: State) -> i64:
        """What somebody says who only wants to end the turn."""
        return END

    def kind_end(self, s: State) -> i64:
        """The same of somebody who takes nothing from anybody."""
        return self.before_end(s)

    def answer(self, s: State, asks: i64) -> i64:
        """What any bot says to a question of this edition."""
        return NO_ANSWER

    def simple_answer(self, s: State, asks: i64) -> i64:
        """What a bot says to it that weighs nothing."""
        return NO_ANSWER

    def trader_answer(self, s: State, p: Prospects, asks: i64) -> i64:
        """What a bot says to it that weighs options."""
        return NO_ANSWER

    def careful_answer(self, s: State, p: Prospects, asks: i64) -> i64:
        """The same of one that looks closer than a trader of version 1, whose answers stay what they were."""
        return NO_ANSWER

    def ride(self, s: State, p: Prospects) -> i64:
        """A move to take before the roll, whatever tickets one holds."""
        return NO_ANSWER

    def option_worth(self, s: State, p: Prospects, me: i64, action: i64) -> i64:
        """What saying something is worth to a player that only this edition's questions know."""
        return 0

    def deed_to_win(self, s: State, p: Prospects, me: i64) -> i64:
        """The deed that a player would take who wins an auction of no certain one."""
        return NO_ANSWER

    def is_playable(self, use: i64) -> bool:
        """Whether a kept card for such a use can be played on one's own turn."""
        return False

    def pays_dividends(self, kind: str) -> bool:
        """Whether a kind of space pays those who own shares."""
        return False


HABITS: Final[dict[str, Habits]] = {}
NONE_OF_ITS_OWN: Final = Habits()


def habits_of(edition: Edition) -> Habits:
    return HABITS.get(edition.name, NONE_OF_ITS_OWN)

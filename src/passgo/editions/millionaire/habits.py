"""What bots say at the questions that only Millionaire asks: stars, kept cards, and whom money helps least."""

from __future__ import annotations

from passgo.bots.habits import NO_ANSWER, Habits
from passgo.editions.millionaire.effects import GIVE_MONEY
from passgo.editions.millionaire.fortune import HAND_OVER_TO
from passgo.editions.millionaire.kept import AFTER_MOVES, FREE_HOUSE, TAKE_OVER, TAKEOVER, is_playable
from passgo.editions.millionaire.levels import CHOOSE_UPGRADE
from passgo.editions.millionaire.verbs import UPGRADE
from passgo.engine.actions import END, NO, PICK, USE_CARD, Options, about, act
from passgo.engine.columns import i64
from passgo.engine.machine import argument, asked
from passgo.engine.state import State


class MillionaireHabits(Habits):
    def before_end(self, s: State) -> i64:
        """Play what brings a deed or a house for nothing; a forced deal needs a plan."""
        card = playable_for(s, TAKEOVER)
        return act(USE_CARD, card) if card >= 0 else self.kind_end(s)

    def kind_end(self, s: State) -> i64:
        card = playable_for(s, FREE_HOUSE)
        return act(USE_CARD, card) if card >= 0 else END

    def answer(self, s: State, asks: i64) -> i64:
        if asks == CHOOSE_UPGRADE:
            return rise_or_not(s)
        if asks == TAKE_OVER:
            return dearest_wish(s)
        return act(PICK, poorest_other(s)) if asks == GIVE_MONEY or asks == HAND_OVER_TO else NO_ANSWER


def playable_for(s: State, use: i64) -> i64:
    """A card of mine for this use that can be played before the turn ends, or -1."""
    first = s.edition.used_start[use]
    for k in range(s.edition.used_count[use]):
        card = s.edition.by_use[first + k]
        if s.holder[card] == s.turn and is_playable(s, s.turn, card, AFTER_MOVES):
            return card
    return -1


def rise_or_not(s: State) -> i64:
    """The next stars pay for themselves with the second salary from now, so not when the goal is as near as that."""
    return UPGRADE if s.cash[s.turn] < s.edition.figures.goal_cash - 2 * s.edition.figures.salary else NO


def dearest_wish(s: State) -> i64:
    """The deed to take from another: of the group one holds most of, and there the dearest."""
    out = Options()
    asked(s).options(s, argument(s, 0), argument(s, 1), 0, 0, out)
    best: i64 = -1
    most: i64 = -1
    for k in range(i64(len(out.codes))):
        count = s.holds(s.turn, s.edition.board.group_of[about(out.codes[k])])
        if count >= most:
            most = count
            best = out.codes[k]
    return best


def poorest_other(s: State) -> i64:
    """Whom a gift brings least near to winning."""
    best = s.next_solvent(s.turn)
    for p in range(s.players):
        if p != s.turn and not s.bankrupt[p] and s.cash[p] < s.cash[best]:
            best = p
    return best

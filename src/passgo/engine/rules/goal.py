"""The race for cash: where a sum is named, whoever first holds it wins."""

from passgo.engine.columns import i64
from passgo.engine.events import GOAL_REACHED
from passgo.engine.rules.debt import CONSIDER_SETTLEMENT, DEBT, RAISE_CASH
from passgo.engine.rules.victory import finish
from passgo.engine.state import FRAME, State


def goal_reached(s: State, goal: i64) -> bool:
    """Whether somebody holds the goal and has won; the player on turn comes first, then from his left (MIL-18, MIL-A2).

    The machine asks between any two steps, so no money moves unnoticed.

    Rules: MIL-19, MIL-20.
    """
    if not somebody_holds(s, goal):
        return False
    p = s.turn
    for _k in range(s.players):
        if s.cash[p] >= goal and not owes(s, p):
            s.emit(GOAL_REACHED, p, s.cash[p])
            finish(s, 1 << p)
            return True
        p += 1
        if p == s.players:
            p = 0
    return False


def somebody_holds(s: State, amount: i64) -> bool:
    for p in range(s.players):
        if s.cash[p] >= amount:
            return True
    return False


def owes(s: State, player: i64) -> bool:
    """Whether a debt of the player's is still unpaid, the interest on a mortgaged deed just got included (MIL-A2)."""
    for at in range(0, s.depth, FRAME):
        if s.stack[at + 1] == player and is_debt(s, s.stack[at]):
            return True
    return False


def is_debt(s: State, step: i64) -> bool:
    """Whether a step that is still to happen makes the player it names first pay."""
    return step == DEBT or step == RAISE_CASH or step == CONSIDER_SETTLEMENT or step == s.edition.on_mortgaged

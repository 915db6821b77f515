"""Games without an end in sight: when money has stopped to matter, the table may agree on a last round.

Salaries can pay more than rents take: then everybody grows rich and nobody falls out, for ever. No sheet knows a way
out, so this is a house rule: whoever is worth most after the last round wins, as in the Timed game.
"""

from typing import Final

from passgo.engine.actions import refusal
from passgo.engine.columns import i64
from passgo.engine.events import LAST_ROUND_SET
from passgo.engine.rules.building import highest_level
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.state import TIMED, State

NOT_PAST_HOPE: Final[i64] = refusal("not-past-hope", "CLS-WIN-1")
TOO_MANY_ROUNDS: Final[i64] = refusal("too-many-rounds", "CLS-WIN-1")
END_IS_SET: Final[i64] = refusal("end-is-set", "CLS-WIN-1")

MOST_ROUNDS: Final[i64] = 100  # that an agreed end may be away


def still_for_sale(s: State) -> i64:
    """What the Bank could ever get back: for deeds nobody owns, all buildings that are missing, and mortgages."""
    board = s.edition.board
    total: i64 = 0
    for deed in range(board.deeds):
        if s.owner[deed] < 0:
            total += board.price[deed]
        elif s.mortgaged[deed]:
            total += lift_cost(s, deed)
        if board.build_cost[deed] > 0:
            total += board.build_cost[deed] * (highest_level(s, deed) - s.level[deed])
    return total


def is_past_hope(s: State) -> bool:
    """Whether the players hold more money than the Bank could ever get back. Games with an end of their own never are.

    Fines and taxes are left out: they take less than salaries bring, else the money would not be there.
    """
    if s.over or s.variant == TIMED or s.edition.figures.goal_cash > 0:
        return False
    money = s.pool
    for p in range(s.players):
        money += s.cash[p]
    return money > still_for_sale(s)


def last_round_refusal(s: State, rounds: i64) -> i64:
    """Why the table may not agree that the game ends so many rounds after this one; 0 if it may."""
    if s.last_round > 0:
        return END_IS_SET
    if not is_past_hope(s):
        return NOT_PAST_HOPE
    if 1 <= rounds <= MOST_ROUNDS:
        return 0
    return TOO_MANY_ROUNDS


def set_last_round(s: State, rounds: i64) -> None:
    """The table has agreed: this round and so many more, then all is counted."""
    s.last_round = s.round + rounds
    s.emit(LAST_ROUND_SET, rounds, s.last_round)

"""Mortgages: raising money on a deed, and lifting the mortgage with interest."""

from typing import Final

from passgo.engine.actions import refusal
from passgo.engine.board import STREET
from passgo.engine.columns import i64
from passgo.engine.events import LIFTED, MORTGAGED
from passgo.engine.rules.building import NOT_YOURS
from passgo.engine.settings import GROUP_CLEAR
from passgo.engine.state import BANK, State

ALREADY_MORTGAGED: Final[i64] = refusal("already-mortgaged", "CLS-MTG-2")
NOT_MORTGAGED: Final[i64] = refusal("not-mortgaged", "CLS-MTG-3")
BUILDINGS_FIRST: Final[i64] = refusal("sell-buildings-first", "CLS-MTG-1")
LIFT_TOO_DEAR: Final[i64] = refusal("lift-too-dear", "CLS-MTG-3")


def built_on(s: State, player: i64, group: i64) -> bool:
    """Whether the player has any building on a group."""
    return s.built[player * s.groups + group] > 0


def mortgage_refusal(s: State, player: i64, deed: i64) -> i64:
    """Why the deed may not be mortgaged; 0 if it may.

    Rules: CLS-MTG-1, MEGA-MTG-1, MEGA-RRD-5, MIL-95, MIL-A20, UM-RRD-3, UM-CAB-3, UM-MTG-2, UM-MTG-3.
    """
    if s.owner[deed] != player:
        return NOT_YOURS
    if s.mortgaged[deed]:
        return ALREADY_MORTGAGED
    if s.level[deed] > 0:
        return BUILDINGS_FIRST
    board = s.edition.board
    if s.settings[GROUP_CLEAR] and board.family[deed] == STREET and built_on(s, player, board.group_of[deed]):
        return BUILDINGS_FIRST
    return 0


def mortgage(s: State, deed: i64) -> None:
    """The deed is turned over, stays whose it is, and the Bank lends its mortgage value.

    Rules: CLS-MTG-2, CLS-MTG-4, MIL-96, MIL-97, UM-STK-9, UM-MTG-1.
    """
    owner = s.owner[deed]
    value = s.edition.board.mortgage[deed]
    s.shift(BANK, owner, value)
    s.set_mortgage(deed, 1)
    s.emit(MORTGAGED, owner, deed, value)


def interest(s: State, deed: i64) -> i64:
    """A tenth of the mortgage value, rounded up to the dollar (CLS-MTG-3), or of the price (MIL-102, MIL-105)."""
    return s.edition.interest[deed]


def lift_cost(s: State, deed: i64) -> i64:
    """The loan and its interest (CLS-MTG-3, MIL-104, MIL-105, UM-STK-10, UM-MTG-1)."""
    return s.edition.board.mortgage[deed] + interest(s, deed)


def lift_refusal(s: State, player: i64, deed: i64) -> i64:
    """Why the mortgage may not be lifted; 0 if it may. Nobody but the owner pays it off (CLS-MTG-3, CLS-MTG-4)."""
    if s.owner[deed] != player:
        return NOT_YOURS
    if not s.mortgaged[deed]:
        return NOT_MORTGAGED
    if s.cash[player] >= lift_cost(s, deed):
        return 0
    return LIFT_TOO_DEAR


def lift(s: State, deed: i64, amount: i64) -> None:
    """The loan is paid back; the deed earns again (CLS-MTG-3, CLS-MTG-7, MIL-106, UM-POO-3)."""
    owner = s.owner[deed]
    s.shift(owner, BANK, amount)
    s.set_mortgage(deed, 0)
    s.developed = s.turns
    s.emit(LIFTED, owner, deed, amount)

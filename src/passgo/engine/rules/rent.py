"""What a visit costs, and who may still claim it."""

from typing import Final

from passgo.engine.board import STREET, STRIDE, UTILITY
from passgo.engine.columns import Ints, empty, i64, pushed
from passgo.engine.events import RENT_LAPSED
from passgo.engine.settings import CANCEL, COLLECT_IN_JAIL, COUNT_MORTGAGED_SETS, IGNORE, MORTGAGED_SIBLINGS
from passgo.engine.state import State

CLAIM_WIDTH: Final[i64] = 5  # visitor, owner, deed, amount, movement rolls of others since


def charges(s: State, deed: i64, visitor: i64) -> bool:
    """Whether the visitor owes anything here at all.

    Rules: CLS-RNT-1, CLS-RNT-6, CLS-RNT-7, CLS-RNT-9, CLS-JAL-8, CLS-MTG-5, MIL-58, MIL-59, MIL-82, MIL-97, IX-104.
    """
    owner = s.owner[deed]
    if owner < 0 or owner == visitor or s.mortgaged[deed] or s.immune[deed] >> visitor & 1:
        return False
    return s.jail[owner] == 0 or s.settings[COLLECT_IN_JAIL] != 0


def rent(s: State, deed: i64, total: i64) -> i64:
    """The deed's figure for its buildings, for the set it belongs to, or for the dice.

    Rules: CLS-RNT-2, CLS-UTL-2, CLS-UTL-3, CLS-RRD-2, MEGA-SKY-4, MEGA-UTL-1, MIL-56, UM-RRD-1, UM-CAB-1, UM-UTL-1,
    UM-MAJ-7, UM-SKY-4.
    """
    board = s.edition.board
    owner = s.owner[deed]
    group = board.group_of[deed]
    if board.family[deed] == STREET:
        at = deed * STRIDE
        level = s.level[deed]
        if level == 0:
            return board.rents[at] * bare_multiplier(s, owner, group)
        # a hotel's figure is the sixth on the deed, however many houses stood before it (CLS-SHORT-4)
        at += level if level < s.hotel_level else level + 5 - s.hotel_level
        return board.rents[at]
    count = s.holds(owner, group)
    if not s.settings[COUNT_MORTGAGED_SETS]:  # else they count (CLS-UTL-5, CLS-RRD-3, UM-UTL-4)
        count -= mortgaged_lots(s, owner, group)
    figure = board.rents[deed * STRIDE + count - 1]
    if board.family[deed] == UTILITY:
        return figure * total
    return figure * (1 + s.level[deed])  # a depot or stand doubles it (MEGA-RRD-2, UM-RRD-2, UM-CAB-2)


def rent_terms(s: State) -> i64:
    """A number for the settings that `rent` goes by: with another one, the same buildings may cost another rent."""
    return s.settings[COUNT_MORTGAGED_SETS] * 4 + s.settings[MORTGAGED_SIBLINGS]


def bare_multiplier(s: State, owner: i64, group: i64) -> i64:
    """Bare lots of a complete colour charge double, unless one of them is mortgaged (CLS-RNT-3, CLS-RNT-4, CLS-RNT-5).

    With majorities all lots but one charge double and the complete colour triple (MEGA-RNT-1, MEGA-RNT-2, MEGA-RNT-3).

    Rules: CLS-MTG-5, MIL-57, MIL-A9, UM-MAJ-2, UM-MAJ-4, UM-MAJ-5, UM-MAJ-6, UM-MAJ-7.
    """
    size = s.edition.board.group_size[group]
    count = s.holds(owner, group)
    if count < s.edition.lots_needed[group]:
        return 1
    siblings = s.settings[MORTGAGED_SIBLINGS]
    if siblings != IGNORE:
        mortgaged = mortgaged_lots(s, owner, group)
        if siblings == CANCEL and mortgaged > 0:
            return 1
        count -= mortgaged
    if count == size:
        if s.edition.figures.majority:
            return 3
        return 2
    if count >= s.edition.lots_needed[group]:
        return 2
    return 1


def mortgaged_lots(s: State, owner: i64, group: i64) -> i64:
    at = owner * s.groups + group
    return s.pledged[at]


def record_claim(s: State, visitor: i64, owner: i64, deed: i64, amount: i64) -> None:
    """A rent that waits to be claimed (rent.claim = manual)."""
    claims = pushed(pushed(pushed(s.claims, visitor), owner), deed)
    s.claims = pushed(pushed(claims, amount), 0)


def claim_of(s: State, owner: i64, deed: i64) -> i64:
    """Where an open claim lies, or -1."""
    for at in range(0, i64(len(s.claims)), CLAIM_WIDTH):
        if s.claims[at + 1] == owner and s.claims[at + 2] == deed:
            return at
    return -1


def drop_claim(s: State, gone: i64) -> None:
    kept: Ints = empty()
    for at in range(i64(len(s.claims))):
        if at < gone or at >= gone + CLAIM_WIDTH:
            kept = pushed(kept, s.claims[at])
    s.claims = kept


def age_claims(s: State) -> None:
    """The first roll of a turn: a claim lapses when the second player after the visitor rolls (CLS-RNT-8)."""
    at: i64 = 0
    while at < len(s.claims):
        s.claims[at + 4] += 1
        if s.claims[at + 4] >= 2:
            s.emit(RENT_LAPSED, s.claims[at + 1], s.claims[at], s.claims[at + 3])
            drop_claim(s, at)
        else:
            at += CLAIM_WIDTH

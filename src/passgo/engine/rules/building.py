"""Building: who may, evenly, while pieces last."""

from typing import Final

from passgo.engine.actions import refusal
from passgo.engine.board import STREET
from passgo.engine.columns import i64
from passgo.engine.events import BUILT
from passgo.engine.rules.rent import mortgaged_lots
from passgo.engine.state import BANK, HOTEL, HOUSE, State

NOT_YOURS: Final[i64] = refusal("not-yours", "CLS-BUY-2")
NOTHING_TO_BUILD: Final[i64] = refusal("nothing-to-build-here", "CLS-BLD-1")
GROUP_INCOMPLETE: Final[i64] = refusal("group-incomplete", "CLS-BLD-1")
GROUP_MORTGAGED: Final[i64] = refusal("group-mortgaged", "CLS-BLD-6")
HIGHEST_LEVEL: Final[i64] = refusal("highest-level", "CLS-HTL-3")
UNEVEN: Final[i64] = refusal("build-evenly", "CLS-BLD-4")
HOUSES_FIRST: Final[i64] = refusal("houses-first", "CLS-HTL-1")
NO_HOUSE_LEFT: Final[i64] = refusal("no-house-left", "CLS-CRI-1")
NO_HOTEL_LEFT: Final[i64] = refusal("no-hotel-left", "CLS-CRI-1")
BUILD_TOO_DEAR: Final[i64] = refusal("build-too-dear", "CLS-BLD-2")


def next_piece(s: State, deed: i64) -> i64:
    """What the next building here would be: houses first, then one hotel (CLS-BLD-7, CLS-SHORT-3)."""
    return HOTEL if s.level[deed] + 1 == s.hotel_level else HOUSE


def lot_refusal(s: State, player: i64, deed: i64) -> i64:
    """Why the player may not build here, apart from money and pieces; 0 if he may."""
    board = s.edition.board
    if s.owner[deed] != player:
        return NOT_YOURS
    if board.family[deed] != STREET:
        return NOTHING_TO_BUILD
    group = board.group_of[deed]
    if s.holds(player, group) < board.group_size[group]:
        return GROUP_INCOMPLETE
    if mortgaged_lots(s, player, group) > 0:
        return GROUP_MORTGAGED
    level = s.level[deed]
    if level == s.hotel_level:
        return HIGHEST_LEVEL
    for k in range(board.group_size[group]):
        if s.level[s.lot(group, k)] < level:
            return HOUSES_FIRST if level + 1 == s.hotel_level else UNEVEN
    return 0


def build_refusal(s: State, player: i64, deed: i64) -> i64:
    """Why the player may not build here now; 0 if he may (CLS-BLD-1 to -7, CLS-HTL-1 to -3)."""
    reason = lot_refusal(s, player, deed)
    if reason:
        return reason
    piece = next_piece(s, deed)
    if s.pieces[piece] <= 0:
        return NO_HOTEL_LEFT if piece == HOTEL else NO_HOUSE_LEFT
    return 0 if s.cash[player] >= s.edition.board.build_cost[deed] else BUILD_TOO_DEAR


def build(s: State, deed: i64, amount: i64) -> None:
    """One more building; four houses return to the Bank for a hotel (CLS-HTL-2)."""
    player = s.owner[deed]
    s.shift(player, BANK, amount)
    s.set_level(deed, s.level[deed] + 1)
    s.tell(BUILT, player, deed, s.level[deed], amount)

"""Building: who may, evenly, while pieces last."""

from typing import Final

from passgo.engine.actions import refusal
from passgo.engine.board import RAILROAD, STREET
from passgo.engine.columns import i64
from passgo.engine.events import BUILT
from passgo.engine.rules.rent import mortgaged_lots
from passgo.engine.settings import SKYSCRAPER_LIMIT
from passgo.engine.state import BANK, DEPOT, HOTEL, HOUSE, SKYSCRAPER, STAND, State

NOT_YOURS: Final[i64] = refusal("not-yours", "CLS-BUY-2")
NOTHING_TO_BUILD: Final[i64] = refusal("nothing-to-build-here", "CLS-BLD-1")
GROUP_INCOMPLETE: Final[i64] = refusal("group-incomplete", "CLS-BLD-1")
GROUP_MORTGAGED: Final[i64] = refusal("group-mortgaged", "CLS-BLD-6")
HIGHEST_LEVEL: Final[i64] = refusal("highest-level", "CLS-HTL-3")
UNEVEN: Final[i64] = refusal("build-evenly", "CLS-BLD-4")
HOUSES_FIRST: Final[i64] = refusal("houses-first", "CLS-HTL-1")
NO_PIECE_LEFT: Final[i64] = refusal("no-piece-left", "CLS-CRI-1")
NEEDS_MONOPOLY: Final[i64] = refusal("skyscraper-needs-monopoly", "MEGA-SKY-1")
HOTELS_FIRST: Final[i64] = refusal("hotels-first", "MEGA-SKY-1")
ONE_SKYSCRAPER: Final[i64] = refusal("one-skyscraper-a-group", "UM-SKY-2")
BUILD_TOO_DEAR: Final[i64] = refusal("build-too-dear", "CLS-BLD-2")


def next_piece(s: State, deed: i64) -> i64:
    """What the next building here would be: houses, then a hotel, then a skyscraper (CLS-BLD-7, CLS-SHORT-3)."""
    family = s.edition.board.family[deed]
    if family != STREET:
        return DEPOT if family == RAILROAD else STAND
    following = s.level[deed] + 1
    if following < s.hotel_level:
        return HOUSE
    return HOTEL if following == s.hotel_level else SKYSCRAPER


def highest_level(s: State, deed: i64) -> i64:
    """A hotel, or a skyscraper where there are any; one depot on a railroad, one stand at a cab company.

    Rules: CLS-HTL-3, MEGA-SKY-3, MEGA-RRD-5, MIL-71, UM-RRD-3, UM-CAB-3.
    """
    if s.edition.board.family[deed] != STREET:
        return 1
    return s.hotel_level + 1 if s.edition.figures.piece_kinds > SKYSCRAPER else s.hotel_level


def is_closed(s: State, player: i64, group: i64) -> bool:
    """Whether a mortgage keeps the player from building on a group, or all his lots are full; a look for planning."""
    return s.groups_open[player] >> group & 1 == 0


def lot_refusal(s: State, player: i64, deed: i64) -> i64:
    """Why the player may not build here, apart from money and pieces; 0 if he may.

    Rules: CLS-BLD-1, CLS-BLD-4, CLS-BLD-6, CLS-HTL-1, CLS-HTL-3, CLS-MTG-7, MEGA-BLD-2, MEGA-BLD-3, MEGA-RRD-5, MIL-66,
    MIL-69, MIL-A12, MIL-A28, UM-RRD-3, UM-CAB-3, UM-BLD-2, UM-BLD-3, UM-BLD-4, UM-BLD-5, UM-BLD-6, UM-BLD-7, UM-SKY-1,
    IX-95, IX-96.
    """
    board = s.edition.board
    if s.owner[deed] != player:
        return NOT_YOURS
    group = board.group_of[deed]
    if s.edition.lots_needed[group] > board.group_size[group]:
        return NOTHING_TO_BUILD
    if s.holds(player, group) < s.edition.lots_needed[group]:
        return GROUP_INCOMPLETE
    level = s.level[deed]
    if level == highest_level(s, deed):
        return HIGHEST_LEVEL
    if board.family[deed] != STREET:
        if s.mortgaged[deed]:
            return GROUP_MORTGAGED
        return 0
    if mortgaged_lots(s, player, group) > 0:
        return GROUP_MORTGAGED
    for k in range(board.group_size[group]):
        lot = s.lot(group, k)
        if s.owner[lot] == player and s.level[lot] < level:
            if level < s.hotel_level - 1:
                return UNEVEN
            return HOUSES_FIRST if level < s.hotel_level else HOTELS_FIRST
    if level == s.hotel_level:
        return skyscraper_refusal(s, player, group)
    return 0


def skyscraper_refusal(s: State, player: i64, group: i64) -> i64:
    """A skyscraper needs the whole colour; as a house rule there is only one in it.

    Rules: MEGA-SKY-1, MEGA-SKY-3, UM-MAJ-2, UM-SKY-1, UM-SKY-2.
    """
    if s.holds(player, group) < s.edition.board.group_size[group]:
        return NEEDS_MONOPOLY
    if s.settings[SKYSCRAPER_LIMIT]:
        for k in range(s.edition.board.group_size[group]):
            if s.level[s.lot(group, k)] > s.hotel_level:
                return ONE_SKYSCRAPER
    return 0


def build_refusal(s: State, player: i64, deed: i64) -> i64:
    """Why the player may not build here now; 0 if he may.

    Rules: CLS-BLD-2, CLS-CRI-1, MIL-68, MIL-72, UM-BLD-9.
    """
    reason = lot_refusal(s, player, deed)
    if reason:
        return reason
    piece = next_piece(s, deed)
    if s.pieces[piece] <= 0:
        return NO_PIECE_LEFT
    if s.cash[player] >= s.edition.board.build_cost[deed]:
        return 0
    return BUILD_TOO_DEAR


def build(s: State, deed: i64, amount: i64) -> None:
    """One more building; four houses return to the Bank for a hotel (CLS-HTL-2), that for a skyscraper.

    Rules: MEGA-SKY-2, MIL-70, UM-POO-3, UM-SKY-3.
    """
    player = s.owner[deed]
    s.shift(player, BANK, amount)
    s.set_level(deed, s.level[deed] + 1)
    s.developed = s.turns
    s.emit(BUILT, player, deed, s.level[deed], amount)

"""Selling buildings back to the Bank: at half price, evenly, and all at once when the Bank has no houses to give."""

from typing import Final

from passgo.engine.actions import SELL_DOWN, Options, act, refusal
from passgo.engine.board import STREET
from passgo.engine.columns import i64
from passgo.engine.events import SOLD
from passgo.engine.rules.building import NOT_YOURS
from passgo.engine.state import BANK, HOTEL, HOUSE, State

NOTHING_BUILT: Final[i64] = refusal("nothing-built", "CLS-TRD-3")
SELL_EVENLY: Final[i64] = refusal("sell-evenly", "CLS-BLD-5")
NO_LOWER_PIECES: Final[i64] = refusal("no-lower-pieces", "CLS-CRI-2")
ONE_AT_A_TIME: Final[i64] = refusal("sell-one-at-a-time", "CLS-TRD-5")

BITS: Final[i64] = 4  # for each lot's level in a plan


def sell_refusal(s: State, player: i64, deed: i64) -> i64:
    """Why the top building of a lot may not be sold by itself; 0 if it may.

    Depots and stands have one level, so they know no evenness.
    Rules: CLS-BLD-5, CLS-TRD-3, CLS-TRD-6, MIL-93, UM-SEL-2, UM-SEL-5.
    """
    board = s.edition.board
    if s.owner[deed] != player:
        return NOT_YOURS
    level = s.level[deed]
    if level == 0:
        return NOTHING_BUILT
    group = board.group_of[deed]
    for k in range(board.group_size[group]):
        lot = s.lot(group, k)
        if s.owner[lot] == player and s.level[lot] > level:
            return SELL_EVENLY
    if level == s.hotel_level and s.pieces[HOUSE] < level - 1 and not s.edition.figures.hotels_break_short:
        return NO_LOWER_PIECES
    if level > s.hotel_level and s.pieces[HOTEL] < 1:
        return NO_LOWER_PIECES
    return 0


def level_left(s: State, deed: i64) -> i64:
    """One level less; a hotel that breaks short leaves the houses that there are (MIL-94, MIL-A19)."""
    left = s.level[deed] - 1
    if left == s.hotel_level - 1 and s.edition.figures.hotels_break_short and s.pieces[HOUSE] < left:
        return s.pieces[HOUSE]
    return left


def sell(s: State, deed: i64) -> None:
    """The top building of a lot goes back to the Bank (CLS-TRD-6, UM-SEL-3)."""
    lower(s, deed, level_left(s, deed))


def lower(s: State, deed: i64, level: i64) -> None:
    """The Bank pays half of what each level cost.

    Rules: CLS-TRD-3, CLS-TRD-4, CLS-SHORT-5, MEGA-MTG-5, MEGA-RRD-4, MIL-92, UM-RRD-2, UM-CAB-2, UM-SEL-1.
    """
    player = s.owner[deed]
    amount = s.edition.board.resale[deed] * (s.level[deed] - level)
    s.shift(BANK, player, amount)
    s.set_level(deed, level)
    s.emit(SOLD, player, deed, level, amount)


# a plan for a group, the number of `actions.LEVELS`: the group, and the level that each of its lots shall have


def with_level(plan: i64, k: i64, level: i64) -> i64:
    """A plan with a level for the k-th lot; the group alone is the plan that leaves nothing."""
    return plan | level << 8 + k * BITS


def plan_group(plan: i64) -> i64:
    return plan & 255


def target(plan: i64, k: i64) -> i64:
    """The level that a plan leaves on the k-th lot of its group."""
    return plan >> 8 + k * BITS & 15


def exceeds(plan: i64, size: i64) -> bool:
    """Whether a plan has levels for more lots than there are."""
    return plan >> 8 + size * BITS != 0


def sell_down_refusal(s: State, player: i64, plan: i64) -> i64:
    """Why a whole group may not be sold down to these levels in one go; 0 if it may.

    It may when the Bank cannot break a hotel into houses (CLS-CRI-2), or when all hotels of the group are sold
    outright together (CLS-TRD-4, CLS-TRD-5). Only what remains must be even and supplied by the Bank.

    Rules: UM-SEL-4.
    """
    board = s.edition.board
    group = plan_group(plan)
    if s.edition.figures.hotels_break_short:
        return ONE_AT_A_TIME
    if group >= len(board.group_size) or board.family[s.lot(group, 0)] != STREET:
        return NOTHING_BUILT
    size = board.group_size[group]
    if exceeds(plan, size):
        return NOTHING_BUILT
    low: i64 = 15  # of the lots that lose something
    high: i64 = 0
    drop: i64 = 0
    tall: i64 = 0  # lots with a hotel or more
    houses: i64 = s.pieces[HOUSE]
    hotels: i64 = s.pieces[HOTEL]
    for k in range(size):
        lot = s.lot(group, k)
        level = s.level[lot]
        new = target(plan, k)
        if s.owner[lot] != player:
            if new > 0:
                return NOT_YOURS
            continue
        if new > level:
            return SELL_EVENLY
        if new < level:
            low = new if new < low else low
        high = new if new > high else high
        drop += level - new
        if level >= s.hotel_level:
            tall += 1
        houses += houses_in(s, level) - houses_in(s, new)
        hotels += hotels_in(s, level) - hotels_in(s, new)
    if drop == 0 or tall == 0:
        return NOTHING_BUILT
    if high - low > 1:
        return SELL_EVENLY
    if (houses < 0 and houses < s.pieces[HOUSE]) or (hotels < 0 and hotels < s.pieces[HOTEL]):
        return NO_LOWER_PIECES  # a Bank that owes pieces (hurricane.shortage) can still take some back
    if high == 0 or is_stuck(s, player, group):
        return 0
    return ONE_AT_A_TIME


def houses_in(s: State, level: i64) -> i64:
    if level < s.hotel_level:
        return level
    return 0


def hotels_in(s: State, level: i64) -> i64:
    if level == s.hotel_level:
        return 1
    return 0


def has_hotel(s: State, player: i64, group: i64) -> bool:
    """Whether the player has a hotel or more on a colour; without one there is nothing to sell down."""
    if s.built[player * s.groups + group] < s.hotel_level or s.edition.board.family[s.lot(group, 0)] != STREET:
        return False
    for k in range(s.edition.board.group_size[group]):
        if s.owner[s.lot(group, k)] == player and s.level[s.lot(group, k)] >= s.hotel_level:
            return True
    return False


def is_stuck(s: State, player: i64, group: i64) -> bool:
    """Whether the Bank cannot break a hotel, or a skyscraper, of the player's on a group (CLS-CRI-2)."""
    for k in range(s.edition.board.group_size[group]):
        if sell_refusal(s, player, s.lot(group, k)) == NO_LOWER_PIECES:
            return True
    return False


def sell_down_options(s: State, player: i64, group: i64, out: Options) -> None:
    """Every way to sell a group down: lots keep `floor` buildings, some of them one more, low ones what they have."""
    if not has_hotel(s, player, group):
        return
    size = s.edition.board.group_size[group]
    if not is_stuck(s, player, group):  # then only all of it together may go at once
        if sell_down_refusal(s, player, group) == 0:
            out.add(SELL_DOWN, group)
        return
    for floor in range(s.hotel_level + 1):
        for more in range((1 << size) - 1):
            plan = group
            for k in range(size):
                lot = s.lot(group, k)
                keep = floor + (more >> k & 1)
                if s.owner[lot] != player or s.level[lot] < floor:
                    keep = 0 if s.owner[lot] != player else s.level[lot]
                plan = with_level(plan, k, keep)
            # where a lot takes no part, one more for it is nothing, and one more on all the others is the next floor
            if sell_down_refusal(s, player, plan) == 0 and not out.has(act(SELL_DOWN, plan)):
                out.add(SELL_DOWN, plan)


def sell_down(s: State, plan: i64) -> None:
    group = plan_group(plan)
    for k in range(s.edition.board.group_size[group]):
        lot = s.lot(group, k)
        if target(plan, k) < s.level[lot]:
            lower(s, lot, target(plan, k))


def raze(s: State, deed: i64) -> None:
    """Everything on a lot goes back to the Bank at half price, as in a bankrupt's estate (CLS-BKR-4)."""
    if s.level[deed] > 0:
        lower(s, deed, 0)

"""Selling buildings back to the Bank: at half price, evenly, and all at once when the Bank has no houses to give."""

from typing import Final

from passgo.engine.actions import SELL_DOWN, Options, refusal
from passgo.engine.board import STREET
from passgo.engine.columns import i64
from passgo.engine.events import SOLD
from passgo.engine.rules.building import NOT_YOURS
from passgo.engine.state import BANK, HOUSE, State

NOTHING_BUILT: Final[i64] = refusal("nothing-built", "CLS-TRD-3")
SELL_EVENLY: Final[i64] = refusal("sell-evenly", "CLS-BLD-5")
NO_HOUSES_FOR_HOTEL: Final[i64] = refusal("no-houses-for-hotel", "CLS-CRI-2")
ONE_AT_A_TIME: Final[i64] = refusal("sell-one-at-a-time", "CLS-TRD-5")

BITS: Final[i64] = 4  # for each lot's level in a sell-down


def sell_refusal(s: State, player: i64, deed: i64) -> i64:
    """Why the top building of a lot may not be sold by itself; 0 if it may (CLS-BLD-5, CLS-TRD-3, -6)."""
    board = s.edition.board
    if s.owner[deed] != player:
        return NOT_YOURS
    level = s.level[deed]
    if level == 0:
        return NOTHING_BUILT
    group = board.group_of[deed]
    for k in range(board.group_size[group]):
        if s.level[s.lot(group, k)] > level:
            return SELL_EVENLY
    if level == s.hotel_level and s.pieces[HOUSE] < level - 1:
        return NO_HOUSES_FOR_HOTEL
    return 0


def sell(s: State, deed: i64) -> None:
    lower(s, deed, s.level[deed] - 1)


def lower(s: State, deed: i64, level: i64) -> None:
    """The Bank pays half of what each level cost (CLS-TRD-3, -4, CLS-SHORT-5)."""
    player = s.owner[deed]
    amount = s.edition.board.build_cost[deed] // 2 * (s.level[deed] - level)
    s.shift(BANK, player, amount)
    s.set_level(deed, level)
    s.tell(SOLD, player, deed, level, amount)


def target(plan: i64, k: i64) -> i64:
    """The level that a sell-down leaves on the k-th lot of its group."""
    return plan >> 8 + k * BITS & 15


def sell_down_refusal(s: State, player: i64, plan: i64) -> i64:
    """Why a whole group may not be sold down to these levels in one go; 0 if it may.

    It may when the Bank cannot break a hotel into houses (CLS-CRI-2), or when all hotels of the group are sold
    outright together (CLS-TRD-4, -5). Only what remains must be even and supplied by the Bank.
    """
    board = s.edition.board
    group = plan & 255
    if group >= len(board.group_size) or board.family[s.lot(group, 0)] != STREET:
        return NOTHING_BUILT
    size = board.group_size[group]
    if plan >> 8 + size * BITS:
        return NOTHING_BUILT
    low: i64 = 15
    high: i64 = 0
    drop: i64 = 0
    hotels: i64 = 0
    houses: i64 = s.pieces[HOUSE]
    blocked = False
    for k in range(size):
        lot = s.lot(group, k)
        if s.owner[lot] != player:
            return NOT_YOURS
        level = s.level[lot]
        new = target(plan, k)
        if new > level:
            return SELL_EVENLY
        low = new if new < low else low
        high = new if new > high else high
        drop += level - new
        if level == s.hotel_level:
            hotels += 1
            blocked = blocked or sell_refusal(s, player, lot) == NO_HOUSES_FOR_HOTEL
        else:
            houses += level
        if new < s.hotel_level:
            houses -= new
    if drop == 0 or hotels == 0:
        return NOTHING_BUILT
    if high - low > 1:
        return SELL_EVENLY
    if houses < 0:
        return NO_HOUSES_FOR_HOTEL
    return 0 if blocked or high == 0 else ONE_AT_A_TIME


def sell_down_options(s: State, player: i64, group: i64, out: Options) -> None:
    """Every way to sell a group down: the lots keep `floor` buildings, some of them one more."""
    size = s.edition.board.group_size[group]
    for floor in range(s.hotel_level):
        for more in range((1 << size) - 1):
            plan = group
            for k in range(size):
                plan |= floor + (more >> k & 1) << 8 + k * BITS
            if sell_down_refusal(s, player, plan) == 0:
                out.add(SELL_DOWN, plan)


def sell_down(s: State, plan: i64) -> None:
    group = plan & 255
    for k in range(s.edition.board.group_size[group]):
        lot = s.lot(group, k)
        if target(plan, k) < s.level[lot]:
            lower(s, lot, target(plan, k))


def raze(s: State, deed: i64) -> None:
    """Everything on a lot goes back to the Bank at half price, as in a bankrupt's estate (CLS-BKR-4)."""
    if s.level[deed] > 0:
        lower(s, deed, 0)

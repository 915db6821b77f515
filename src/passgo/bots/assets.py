"""Building where it earns most, and raising cash where it costs least."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import WISHED_LOT, WISHER
from passgo.bots.prospects import IN, Prospects, page_of, turns_to_come
from passgo.engine.actions import BANKRUPT, BUILD, LIFT, MORTGAGE, NO, SELL, WANT, Options, act
from passgo.engine.board import STREET, STRIDE
from passgo.engine.columns import bit, i64, lowest_bit
from passgo.engine.machine import argument
from passgo.engine.rules.building import build_refusal, lot_refusal, next_piece
from passgo.engine.rules.mortgage import lift_cost, mortgage_refusal
from passgo.engine.rules.selling import sell_down_options, sell_refusal
from passgo.engine.rules.shortage import cheapest_lot, could_use
from passgo.engine.state import State

NOTHING: Final[i64] = -1


def earns(s: State, p: Prospects, deed: i64, level: i64) -> i64:
    """What one level more than this earns for its price."""
    board = s.edition.board
    k = level if board.family[deed] == STREET else s.holds(s.owner[deed], board.group_of[deed]) - 1
    at = deed * STRIDE + k
    return p.yields[at]


def building_worth(s: State, p: Prospects, deed: i64) -> i64:
    """The rents to come that the next building on a lot adds."""
    return earns(s, p, deed, s.level[deed]) * s.edition.board.build_cost[deed] * turns_to_come(s) // IN


def rents_added(s: State, p: Prospects, deed: i64) -> i64:
    """What the next building on a lot adds to its rents in a round."""
    return earns(s, p, deed, s.level[deed]) * s.edition.board.build_cost[deed] * (s.solvent - 1) // IN


def pieces_to_want(s: State, reserve: i64) -> i64:
    """As many of the Bank's last pieces as leave the reserve; who began to build wants one at least."""
    deed, me = argument(s, WISHED_LOT), argument(s, WISHER)
    piece = next_piece(s, deed)
    most = could_use(s, me, piece, s.pieces[piece])
    spare = s.cash[me] - reserve
    count: i64 = spare // cheapest_lot(s, me, piece) if spare > 0 else 0
    if count > 0:
        return act(WANT, count if count < most else most)
    return act(WANT, 1) if s.owner[deed] == me else NO


def best_building(s: State, p: Prospects, me: i64, spare: i64) -> i64:
    """The lot where the next building earns most for its price, or -1."""
    return best_sites(s, p, me, spare, 0)[0]


def best_sites(s: State, p: Prospects, me: i64, spare: i64, grown: i64) -> tuple[i64, i64]:
    """The same, and what the cheapest building costs on lots below a level, whoever pays for it; 0 if none can stand.

    Both in one look: who cannot build with what there is thinks of a loan.
    """
    best: i64 = NOTHING
    most: i64 = 0
    cheapest: i64 = 0
    sites = s.groups_open[me]
    while sites > 0:
        group = lowest_bit(sites)
        sites -= bit(group)
        cost = p.cost[group]
        grows = grown > 0 and (cheapest == 0 or cost < cheapest)
        if cost > spare and not grows:
            continue
        lot = lowest_lot(s, p, me, group)
        if lot < 0:
            continue
        if cost <= spare:
            gain = earns(s, p, lot, s.level[lot])
            if gain > most and build_refusal(s, me, lot) == 0:
                most = gain
                best = lot
        can_stand = grows and best < 0 and s.level[lot] < grown and s.pieces[next_piece(s, lot)] > 0
        if can_stand and lot_refusal(s, me, lot) == 0:
            cheapest = cost
    return best, cheapest


def lowest_lot(s: State, p: Prospects, me: i64, group: i64) -> i64:
    """The lot with the fewest buildings, the most visited of several; -1 if all are mortgaged."""
    best: i64 = NOTHING
    low: i64 = 0
    for k in range(s.edition.board.group_size[group]):
        lot = s.lot(group, k)
        if s.owner[lot] == me and not s.mortgaged[lot]:
            level = s.level[lot]
            if best < 0 or level < low or (level == low and p.visits[lot] > p.visits[best]):
                best = lot
                low = level
    return best


def best_to_lift(s: State, p: Prospects, me: i64, spare: i64) -> i64:
    """The mortgaged deed of the group one has most use for, or -1."""
    board = s.edition.board
    page = page_of(s, p)
    best: i64 = NOTHING
    most: i64 = 0
    left = s.mortgages[me]  # to look at
    deed = s.first_deed[me]
    while left > 0:
        if s.mortgaged[deed]:
            left -= 1
            if lift_cost(s, deed) <= spare:
                group = board.group_of[deed]
                use = p.told(page, group, s.holds(me, group), spare) * 16 // (board.price[deed] + 1) + 1
                if use > most:
                    most = use
                    best = deed
        deed = s.next_deed[deed]
    return best


def idle_deed(s: State, p: Prospects, me: i64) -> i64:
    """An unmortgaged deed outside the groups that are built on: the one whose mortgage costs least, or -1."""
    board = s.edition.board
    ready = s.groups_ready[me]
    best: i64 = NOTHING
    least: i64 = 0
    left = s.deeds_held[me] - s.mortgages[me]  # to look at
    deed = s.first_deed[me]
    while left > 0:
        if not s.mortgaged[deed]:
            left -= 1
            lost = p.pledge_cost[deed]
            better = (best < 0 or lost < least) and not ready >> board.group_of[deed] & 1
            if better and mortgage_refusal(s, me, deed) == 0:
                best = deed
                least = lost
        deed = s.next_deed[deed]
    return best


def develop(s: State, p: Prospects, me: i64, floor: i64) -> i64:
    """Build with what the reserve leaves; lift mortgages with what twice the reserve leaves. -1 if nothing is to do."""
    if s.groups_open[me] > 0 and s.cash[me] - floor >= p.cheapest:
        lot = best_building(s, p, me, s.cash[me] - floor)
        if lot >= 0:
            return act(BUILD, lot)
    if s.mortgages[me] > 0 and s.cash[me] > 2 * floor:
        deed = best_to_lift(s, p, me, s.cash[me] - 2 * floor)
        if deed >= 0:
            return act(LIFT, deed)
    return NOTHING


def raise_cash(s: State, p: Prospects, me: i64) -> i64:
    """Mortgage idle deeds first, then sell the building that earns least for its price, then whole colours."""
    deed = idle_deed(s, p, me)
    if deed >= 0:
        return act(MORTGAGE, deed)
    best: i64 = NOTHING
    least: i64 = 0
    left = s.deeds_held[me] - s.mortgages[me]  # to look at: nothing stands on a mortgaged lot
    deed = s.first_deed[me]
    while left > 0:
        if not s.mortgaged[deed]:
            left -= 1
            if s.level[deed] > 0:
                lost = earns(s, p, deed, s.level[deed] - 1)
                if (best < 0 or lost < least) and sell_refusal(s, me, deed) == 0:
                    best = act(SELL, deed)
                    least = lost
            elif mortgage_refusal(s, me, deed) == 0:
                return act(MORTGAGE, deed)
        deed = s.next_deed[deed]
    if best < 0 and s.buildings[me] > 0:
        out = Options()
        for group in range(s.groups):
            sell_down_options(s, me, group, out)
        if len(out.codes) > 0:
            return out.codes[len(out.codes) - 1]
    return best if best >= 0 else BANKRUPT

"""Completing a colour that is built on already: the new lot must be freed of its mortgage and the colour made even."""

from typing import Final

from passgo.engine.actions import ARRANGE, LIFT, MORTGAGE, SELL, SELL_DOWN, Options, about, refusal, verb_of
from passgo.engine.board import STREET
from passgo.engine.columns import i64
from passgo.engine.events import BUILT, SOLD
from passgo.engine.rules.debt import raise_by, raise_options
from passgo.engine.rules.defaults import least_sale
from passgo.engine.rules.mortgage import lift, lift_cost, lift_refusal, mortgage_refusal
from passgo.engine.rules.selling import BITS, hotels_in, houses_in, raze, sell_down_refusal, sell_refusal, target
from passgo.engine.settings import FINAL_LOT, REBALANCE
from passgo.engine.state import BANK, HOTEL, HOUSE, SKYSCRAPER, State
from passgo.engine.steps import Choice, Step, numbered

LIFT_FIRST: Final[i64] = refusal("lift-first", "MEGA-MTG-2")
NOT_EVEN: Final[i64] = refusal("arrange-evenly", "MEGA-MTG-3")
PIECES_MISSING: Final[i64] = refusal("pieces-missing", "MEGA-MTG-4")
ARRANGE_TOO_DEAR: Final[i64] = refusal("arrange-too-dear", "MEGA-MTG-4")


def is_even(s: State, group: i64) -> bool:
    low: i64 = 15
    high: i64 = 0
    for k in range(s.edition.board.group_size[group]):
        level = s.level[s.lot(group, k)]
        low = level if level < low else low
        high = level if level > high else high
    return high - low <= 1


def worth_of_buildings(s: State, group: i64) -> i64:
    """What the Bank would pay for everything on a colour."""
    total: i64 = 0
    for k in range(s.edition.board.group_size[group]):
        lot = s.lot(group, k)
        total += s.edition.board.build_cost[lot] // 2 * s.level[lot]
    return total


class CatchUp(Step):
    """The last lot of a built colour was acquired: lift its mortgage, then even out (MEGA-MTG-2 to -6)."""

    def run(self, s: State, player: i64, deed: i64, c: i64, d: i64, /) -> None:
        board = s.edition.board
        group = board.group_of[deed]
        if s.rules[FINAL_LOT] != REBALANCE or board.family[deed] != STREET:
            return
        if s.holds(player, group) < board.group_size[group] or worth_of_buildings(s, group) == 0:
            return
        if s.mortgaged[deed]:
            if s.cash[player] + worth_of_buildings(s, group) < lift_cost(s, deed):
                for k in range(board.group_size[group]):
                    raze(s, s.lot(group, k))
                return
            s.then(CATCH_UP, player, deed)
            s.then(LIFT_NOW, player, deed)
        elif not is_even(s, group):
            s.then(ARRANGE_GROUP, player, group)


class LiftNow(Choice):
    """The mortgage of the new lot must be lifted at once; raise the money if it is lacking (MEGA-MTG-2)."""

    def player(self, s: State, player: i64, deed: i64, c: i64, d: i64, /) -> i64:
        return player

    def options(self, s: State, player: i64, deed: i64, c: i64, d: i64, out: Options, /) -> None:
        if lift_refusal(s, player, deed) == 0:
            out.add(LIFT, deed)
        else:
            raise_options(s, player, out)

    def usual(self, s: State, player: i64, deed: i64, c: i64, d: i64, /) -> i64:
        """Lift it; without the cash, first what loses least."""
        out = Options()
        self.options(s, player, deed, c, d, out)
        if verb_of(out.codes[0]) == LIFT:
            return out.codes[0]
        return least_sale(s, out, lift_cost(s, deed) - s.cash[player])

    def refuses(self, s: State, player: i64, deed: i64, c: i64, d: i64, action: i64, /) -> i64:
        affordable = lift_refusal(s, player, deed) == 0
        verb = verb_of(action)
        if verb == LIFT and about(action) == deed:
            return lift_refusal(s, player, deed)
        if affordable:
            return LIFT_FIRST
        if verb == SELL:
            return sell_refusal(s, player, about(action))
        if verb == SELL_DOWN:
            return sell_down_refusal(s, player, about(action))
        return mortgage_refusal(s, player, about(action)) if verb == MORTGAGE else LIFT_FIRST

    def answer(self, s: State, player: i64, deed: i64, c: i64, d: i64, action: i64, /) -> None:
        if verb_of(action) == LIFT:
            lift(s, deed, lift_cost(s, deed))
        else:
            s.then(LIFT_NOW, player, deed)
            raise_by(s, action)


def arrange_refusal(s: State, player: i64, plan: i64) -> i64:
    """Why the colour may not be arranged so; 0 if it may (MEGA-MTG-4)."""
    group = plan & 255
    size = s.edition.board.group_size[group]
    low: i64 = 15
    high: i64 = 0
    more: i64 = 0
    houses: i64 = s.pieces[HOUSE]
    hotels: i64 = s.pieces[HOTEL]
    towers: i64 = s.pieces[SKYSCRAPER]
    for k in range(size):
        old = s.level[s.lot(group, k)]
        new = target(plan, k)
        low = new if new < low else low
        high = new if new > high else high
        more += new - old
        houses += houses_in(s, old) - houses_in(s, new)
        hotels += hotels_in(s, old) - hotels_in(s, new)
        towers += (1 if old > s.hotel_level else 0) - (1 if new > s.hotel_level else 0)
    if high - low > 1 or high > s.hotel_level + 1:
        return NOT_EVEN
    if houses < 0 or hotels < 0 or towers < 0:
        return PIECES_MISSING
    return 0 if s.cash[player] >= price_of(s, group, more) else ARRANGE_TOO_DEAR


def levels_gained(s: State, plan: i64) -> i64:
    """How many more levels a colour has after being arranged so; less than none if some are sold."""
    more: i64 = 0
    for k in range(s.edition.board.group_size[plan & 255]):
        more += target(plan, k) - s.level[s.lot(plan & 255, k)]
    return more


def price_of(s: State, group: i64, more: i64) -> i64:
    """Levels gained are paid in full, levels lost bring half (MEGA-MTG-4)."""
    unit = s.edition.board.build_cost[s.lot(group, 0)]
    return unit * more if more > 0 else unit // 2 * more


class ArrangeGroup(Choice):
    """Build on the new lot or share out the buildings until the colour is even (MEGA-MTG-3, -4)."""

    def player(self, s: State, player: i64, group: i64, c: i64, d: i64, /) -> i64:
        return player

    def options(self, s: State, player: i64, group: i64, c: i64, d: i64, out: Options, /) -> None:
        size = s.edition.board.group_size[group]
        for floor in range(s.hotel_level + 2):
            for more in range((1 << size) - 1):
                plan = group
                for k in range(size):
                    plan |= floor + (more >> k & 1) << 8 + k * BITS
                if arrange_refusal(s, player, plan) == 0:
                    out.add(ARRANGE, plan)

    def usual(self, s: State, player: i64, group: i64, c: i64, d: i64, /) -> i64:
        """Nothing is paid for, and as few buildings as possible are sold; bare lots are always allowed."""
        out = Options()
        self.options(s, player, group, c, d, out)
        best = out.codes[0]
        for k in range(1, i64(len(out.codes))):
            if levels_gained(s, about(best)) < levels_gained(s, about(out.codes[k])) <= 0:
                best = out.codes[k]
        return best

    def refuses(self, s: State, player: i64, group: i64, c: i64, d: i64, action: i64, /) -> i64:
        plan = about(action)
        if verb_of(action) != ARRANGE or plan & 255 != group or plan >> 8 + s.edition.board.group_size[group] * BITS:
            return NOT_EVEN
        return arrange_refusal(s, player, plan)

    def answer(self, s: State, player: i64, group: i64, c: i64, d: i64, action: i64, /) -> None:
        plan = about(action)
        due = price_of(s, group, levels_gained(s, plan))
        s.shift(player, BANK, due)
        for k in range(s.edition.board.group_size[group]):
            lot = s.lot(group, k)
            old = s.level[lot]
            new = target(plan, k)
            if new == old:
                continue
            s.set_level(lot, new)
            told: i64 = 0  # the first lot that goes the way the money goes tells of it
            if (new > old) == (due > 0):
                told = due if due > 0 else -due
                due = 0
            s.tell(BUILT if new > old else SOLD, player, lot, new, told)


CATCH_UP: Final[i64] = numbered(CatchUp())
LIFT_NOW: Final[i64] = numbered(LiftNow("lift"))
ARRANGE_GROUP: Final[i64] = numbered(ArrangeGroup("arrange"))

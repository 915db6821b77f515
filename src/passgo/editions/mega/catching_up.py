"""Completing a colour that is built on with a mortgaged lot: it must be freed of its mortgage and built up."""

from typing import Final

from passgo.editions.mega.settings import FINAL_LOT, REBALANCE
from passgo.engine.actions import ARRANGE, BUILD, KEEP, LIFT, Options, about, refusal, verb_of
from passgo.engine.board import STREET
from passgo.engine.columns import i64
from passgo.engine.events import BUILT, SOLD
from passgo.engine.rules.building import build
from passgo.engine.rules.debt import can_raise, raise_by, raise_elsewhere, raise_options
from passgo.engine.rules.defaults import least_sale
from passgo.engine.rules.mortgage import built_on, lift, lift_cost, lift_refusal
from passgo.engine.rules.selling import hotels_in, houses_in, plan_group, raze, target, with_level
from passgo.engine.state import BANK, HOTEL, HOUSE, SKYSCRAPER, State
from passgo.engine.steps import Choice, Step, numbered

LIFT_FIRST: Final[i64] = refusal("lift-first", "MEGA-MTG-2")
BUILD_UP_FIRST: Final[i64] = refusal("build-up-first", "MEGA-MTG-3")
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


class CatchUp(Step):
    """The last lot of a built colour was acquired mortgaged: lift that, then build it up.

    A last lot without a mortgage forces nothing: the others just wait for it (MEGA-MTG-3).

    Rules: MEGA-MTG-2, MEGA-MTG-3.
    """

    def run(self, s: State, player: i64, deed: i64, was_mortgaged: i64, interest_paid: i64, /) -> None:
        if was_mortgaged and must_catch_up(s, player, deed):
            s.push(EVEN_OUT, player, deed)
            s.push(LIFT_NOW, player, deed, interest_paid)


def must_catch_up(s: State, player: i64, deed: i64) -> bool:
    """Whether a lot that came mortgaged completes a colour that its owner has built on (MEGA-MTG-2)."""
    board = s.edition.board
    group = board.group_of[deed]
    if s.settings[FINAL_LOT] != REBALANCE or board.family[deed] != STREET:
        return False
    return s.holds(player, group) == board.group_size[group] and built_on(s, player, group)


def building_up(s: State, deed: i64) -> i64:
    """What building a new lot up will cost, where it is far enough behind."""
    missing = missing_levels(s, deed)
    if missing > 0:
        return missing * s.edition.board.build_cost[deed]
    return 0


def lift_price(s: State, deed: i64, interest_paid: i64) -> i64:
    """What lifting costs now: an heir has just paid the interest, and pays it once (CLS-BKR-5)."""
    if interest_paid:
        return s.edition.board.mortgage[deed]
    return lift_cost(s, deed)


class LiftNow(Choice):
    """The mortgage of the new lot must be lifted at once; raise the money if it is lacking (MEGA-MTG-2).

    An heir is not asked whether to keep it, as others are (CLS-BKR-5).

    Who could not raise it by any means sells the buildings of the colour and leaves the lot mortgaged (MEGA-MTG-6).
    """

    def player(self, s: State, player: i64, deed: i64, interest_paid: i64, d: i64, /) -> i64:
        return player

    def open(self, s: State, player: i64, deed: i64, interest_paid: i64, d: i64, /) -> bool:
        return s.owner[deed] == player and s.mortgaged[deed] != 0

    def options(self, s: State, player: i64, deed: i64, interest_paid: i64, d: i64, out: Options, /) -> None:
        price = lift_price(s, deed, interest_paid)
        if s.cash[player] >= price:
            out.add(LIFT, deed)
        elif can_raise(s, player) < price:
            out.add(KEEP, deed)
        else:
            raise_options(s, player, out)

    def default_action(self, s: State, player: i64, deed: i64, interest_paid: i64, d: i64, /) -> i64:
        """Lift it; without the cash, first what loses least."""
        out = self.all_options(s, player, deed, interest_paid, d)
        if verb_of(out.codes[0]) == LIFT or verb_of(out.codes[0]) == KEEP:
            return out.codes[0]
        return least_sale(s, out, lift_price(s, deed, interest_paid) - s.cash[player])

    def illegal_reason(self, s: State, player: i64, deed: i64, interest_paid: i64, d: i64, action: i64, /) -> i64:
        reason = super().illegal_reason(s, player, deed, interest_paid, d, action)
        if reason and verb_of(action) == LIFT and about(action) == deed:
            return lift_refusal(s, player, deed)
        if reason:
            return LIFT_FIRST
        return 0

    def apply(self, s: State, player: i64, deed: i64, interest_paid: i64, d: i64, action: i64, /) -> None:
        if verb_of(action) == LIFT:
            lift(s, deed, lift_price(s, deed, interest_paid))
        elif verb_of(action) == KEEP:
            group = s.edition.board.group_of[deed]
            for k in range(s.edition.board.group_size[group]):
                raze(s, s.lot(group, k))
        else:
            s.push(LIFT_NOW, player, deed, interest_paid)
            raise_by(s, action)


def arrange_refusal(s: State, player: i64, plan: i64) -> i64:
    """Why the colour may not be arranged so; 0 if it may (MEGA-MTG-4)."""
    group = plan_group(plan)
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
    if s.cash[player] >= price_of(s, group, more):
        return 0
    return ARRANGE_TOO_DEAR


def levels_gained(s: State, plan: i64) -> i64:
    """How many more levels a colour has after being arranged so; less than none if some are sold."""
    more: i64 = 0
    group = plan_group(plan)
    for k in range(s.edition.board.group_size[group]):
        more += target(plan, k) - s.level[s.lot(group, k)]
    return more


def price_of(s: State, group: i64, more: i64) -> i64:
    """Levels gained are paid in full, levels lost bring half (MEGA-MTG-4, MEGA-MTG-5)."""
    unit = s.edition.board.build_cost[s.lot(group, 0)]
    return unit * more if more > 0 else unit // 2 * more


def missing_levels(s: State, deed: i64) -> i64:
    """How many levels the new lot needs to be at most one below the others."""
    group = s.edition.board.group_of[deed]
    high: i64 = 0
    for k in range(s.edition.board.group_size[group]):
        level = s.level[s.lot(group, k)]
        high = level if level > high else high
    return high - 1 - s.level[deed]


def means_elsewhere(s: State, player: i64, group: i64) -> i64:
    """Cash, and what mortgages and sales bring that leave the colour alone."""
    means = can_raise(s, player)
    for k in range(s.edition.board.group_size[group]):
        lot = s.lot(group, k)
        means -= s.edition.board.resale[lot] * s.level[lot]
        means -= 0 if s.mortgaged[lot] else s.edition.board.mortgage[lot]
    return means


def can_build_up(s: State, player: i64, deed: i64, lifting: i64 = 0) -> bool:
    """Whether the player has the means, and the Bank the pieces, to build the new lot up (MEGA-MTG-4).

    Where its mortgage is still to be lifted, that is paid first.
    """
    group = s.edition.board.group_of[deed]
    missing = missing_levels(s, deed)
    level = s.level[deed] + missing
    if level < s.hotel_level and s.pieces[HOUSE] < missing:
        return False
    if level == s.hotel_level and (s.pieces[HOUSE] < missing - 1 or s.pieces[HOTEL] < 1):
        return False
    due = lifting + missing * s.edition.board.build_cost[deed]
    return s.cash[player] >= due or means_elsewhere(s, player, group) >= due


class EvenOut(Choice):
    """Build the new lot up until the colour is even; only who has not the means rearranges it.

    Rules: MEGA-MTG-3, MEGA-MTG-4.
    """

    def player(self, s: State, player: i64, deed: i64, c: i64, d: i64, /) -> i64:
        return player

    def open(self, s: State, player: i64, deed: i64, c: i64, d: i64, /) -> bool:
        return not s.mortgaged[deed] and not is_even(s, s.edition.board.group_of[deed])

    def options(self, s: State, player: i64, deed: i64, c: i64, d: i64, out: Options, /) -> None:
        if not can_build_up(s, player, deed):
            arrange_options(s, player, s.edition.board.group_of[deed], out)
        elif s.cash[player] >= s.edition.board.build_cost[deed]:
            out.add(BUILD, deed)
        else:
            raise_elsewhere(s, player, s.edition.board.group_of[deed], out)

    def default_action(self, s: State, player: i64, deed: i64, c: i64, d: i64, /) -> i64:
        """What is compulsory; of the arrangements the one that keeps most and costs nothing."""
        out = self.all_options(s, player, deed, c, d)
        if verb_of(out.codes[0]) == BUILD:
            return out.codes[0]
        if verb_of(out.codes[0]) != ARRANGE:
            return least_sale(s, out, building_up(s, deed) - s.cash[player])
        best = out.codes[0]
        for k in range(1, i64(len(out.codes))):
            gained = levels_gained(s, about(out.codes[k]))
            if gained <= 0 and (levels_gained(s, about(best)) > 0 or gained > levels_gained(s, about(best))):
                best = out.codes[k]
        return best

    def illegal_reason(self, s: State, player: i64, deed: i64, c: i64, d: i64, action: i64, /) -> i64:
        if super().illegal_reason(s, player, deed, c, d, action) == 0:
            return 0
        plan = about(action)
        meant = verb_of(action) == ARRANGE and plan_group(plan) == s.edition.board.group_of[deed]
        if meant and not can_build_up(s, player, deed):
            return arrange_refusal(s, player, plan) or BUILD_UP_FIRST
        return BUILD_UP_FIRST

    def apply(self, s: State, player: i64, deed: i64, c: i64, d: i64, action: i64, /) -> None:
        if verb_of(action) == ARRANGE:
            arrange(s, player, about(action))
            return
        s.push(EVEN_OUT, player, deed)
        if verb_of(action) == BUILD:
            build(s, deed, s.edition.board.build_cost[deed])
        else:
            raise_by(s, action)


def arrange_options(s: State, player: i64, group: i64, out: Options) -> None:
    """Every way to share the buildings out evenly that can be paid and supplied, from the highest floor down."""
    size = s.edition.board.group_size[group]
    for k in range(s.hotel_level + 2):
        floor = s.hotel_level + 1 - k
        for n in range((1 << size) - 1):
            more = (1 << size) - 2 - n
            plan = group
            for lot in range(size):
                plan = with_level(plan, lot, floor + (more >> lot & 1))
            if arrange_refusal(s, player, plan) == 0:
                out.add(ARRANGE, plan)


def arrange(s: State, player: i64, plan: i64) -> None:
    """The buildings stand as planned; the whole is paid or paid back at once."""
    group = plan_group(plan)
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
        if new < old:
            s.emit(SOLD, player, lot, new, told)
        for level in range(old + 1, new + 1):  # told piece by piece, as a line names one
            s.emit(BUILT, player, lot, level, told)
            told = 0


CATCH_UP: Final[i64] = numbered(CatchUp(), "player", "deed", "was_mortgaged", "interest_paid:later")
LIFT_NOW: Final[i64] = numbered(LiftNow("lift"), "player", "deed", "interest_paid:later")
EVEN_OUT: Final[i64] = numbered(EvenOut("arrange"), "player", "deed")

"""Hurricane and Tornado: a whole colour loses a level, or one depot or cab stand is gone."""

from typing import Final

from passgo.editions.ultimate.events import BUILDING_LOST
from passgo.editions.ultimate.reactions import threaten
from passgo.editions.ultimate.settings import STORM_SHORTAGE, VIRTUAL
from passgo.editions.ultimate.verbs import HIT
from passgo.engine.actions import ARRANGE, Options, about, act
from passgo.engine.board import STREET
from passgo.engine.columns import i64
from passgo.engine.rules.selling import hotels_in, houses_in, plan_group, target, with_level
from passgo.engine.state import HOTEL, HOUSE, State
from passgo.engine.steps import Choice, Step, effect, numbered

HURRICANE: Final[i64] = 0
TORNADO: Final[i64] = 1


def is_exposed(s: State, deed: i64, storm: i64) -> bool:
    """Something is built here, by another player for a Hurricane, by the drawer for a Tornado (UM-HUR-2, UM-HUR-3)."""
    return s.level[deed] > 0 and (s.owner[deed] == s.turn) == (storm == TORNADO)


def stands_for_group(s: State, deed: i64) -> bool:
    """A colour is named by its first built lot; depots and stands are named one by one (UM-HUR-5, IX-94)."""
    board = s.edition.board
    if board.family[deed] != STREET:
        return True
    for other in range(deed):
        if board.group_of[other] == board.group_of[deed] and s.level[other] > 0:
            return False
    return True


def damage(s: State, deed: i64) -> i64:
    """What a level less costs to build anew: on all built lots of a colour, or at one depot or stand."""
    board = s.edition.board
    if board.family[deed] != STREET:
        return board.build_cost[deed]
    total: i64 = 0
    group = board.group_of[deed]
    for k in range(board.group_size[group]):
        if s.level[s.lot(group, k)] > 0:
            total += board.build_cost[s.lot(group, k)]
    return total


class Storm(Choice):
    """Choose the colour, depot or stand that the storm hits; without one nothing happens.

    Rules: UM-HUR-1, UM-HUR-2, UM-HUR-3.
    """

    def open(self, s: State, storm: i64, b: i64, c: i64, d: i64, /) -> bool:
        return len(self.all_options(s, storm, b, c, d).codes) > 0

    def options(self, s: State, storm: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for deed in range(s.edition.board.deeds):
            if is_exposed(s, deed, storm) and stands_for_group(s, deed):
                out.add(HIT, deed)

    def default_action(self, s: State, storm: i64, b: i64, c: i64, d: i64, /) -> i64:
        """Of one's own what costs least to build anew; of the others' the first."""
        out = self.all_options(s, storm, b, c, d)
        best = out.codes[0]
        if storm == TORNADO:
            for k in range(1, i64(len(out.codes))):
                if damage(s, about(out.codes[k])) < damage(s, about(best)):
                    best = out.codes[k]
        return best

    def apply(self, s: State, storm: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        deed = about(action)
        if storm == TORNADO:
            s.push(STORM_STRIKES, s.turn, deed)
        else:
            threaten(s, s.owner[deed], STORM_STRIKES, deed, 0)


class StormStrikes(Step):
    """Every built lot loses a level without refund; what the Bank cannot replace falls further.

    As a house rule nothing falls further: the Bank's stock goes below nothing, and it owes the pieces until as many
    come back to it (AMB-95, virtual).

    Rules: UM-HUR-4, UM-HUR-5, UM-HUR-6, UM-HUR-7, IX-92.
    """

    def run(self, s: State, player: i64, deed: i64, c: i64, d: i64, /) -> None:
        group = s.edition.board.group_of[deed]
        if s.edition.board.family[deed] != STREET:
            lose(s, deed, 0)
            return
        plan = struck(s, group)
        if s.settings[STORM_SHORTAGE] == VIRTUAL or is_supplied(s, plan):
            settle(s, plan)
            return
        best: i64 = -1
        chosen: i64 = 0
        ways: i64 = 0
        out = Options()
        list_falls(s, group, out)
        for k in range(i64(len(out.codes))):
            fall = about(out.codes[k])
            if levels_in(s, fall) > best:
                best = levels_in(s, fall)
                ways = 0
            if levels_in(s, fall) == best:
                chosen = fall
                ways += 1
        if ways == 1:
            settle(s, chosen)
        else:
            s.push(CHOOSE_FALL, player, group, best)


class ChooseFall(Choice):
    """Of several ways in which the colour can fall equally little, its owner takes one (UM-HUR-6, IX-93)."""

    def player(self, s: State, player: i64, group: i64, best: i64, d: i64, /) -> i64:
        return player

    def options(self, s: State, player: i64, group: i64, best: i64, d: i64, out: Options, /) -> None:
        falls = Options()
        list_falls(s, group, falls)
        for k in range(i64(len(falls.codes))):
            if levels_in(s, about(falls.codes[k])) == best:
                out.add(ARRANGE, about(falls.codes[k]))

    def apply(self, s: State, player: i64, group: i64, best: i64, d: i64, action: i64, /) -> None:
        settle(s, about(action))


def struck(s: State, group: i64) -> i64:
    """The colour with one level less wherever something stands (UM-HUR-4, UM-HUR-7, IX-92)."""
    plan = group
    for k in range(s.edition.board.group_size[group]):
        level = s.level[s.lot(group, k)]
        plan = with_level(plan, k, level - 1 if level > 0 else 0)
    return plan


def is_supplied(s: State, plan: i64) -> bool:
    """Whether the Bank has the houses and hotels for these levels, what is taken off included (V-8)."""
    group = plan_group(plan)
    houses = s.pieces[HOUSE]
    hotels = s.pieces[HOTEL]
    for k in range(s.edition.board.group_size[group]):
        level = s.level[s.lot(group, k)]
        houses += houses_in(s, level) - houses_in(s, target(plan, k))
        hotels += hotels_in(s, level) - hotels_in(s, target(plan, k))
    return houses >= 0 and hotels >= 0


def levels_in(s: State, plan: i64) -> i64:
    total: i64 = 0
    for k in range(s.edition.board.group_size[plan_group(plan)]):
        total += target(plan, k)
    return total


def list_falls(s: State, group: i64, out: Options) -> None:
    """Every even state of the built lots that is not above the struck one and that the Bank can supply (UM-HUR-6)."""
    size = s.edition.board.group_size[group]
    most = struck(s, group)
    for floor in range(s.hotel_level + 1):
        for more in range((1 << size) - 1):
            plan = group
            for k in range(size):
                built = s.level[s.lot(group, k)] > 0
                level = floor + (more >> k & 1)
                if (not built and more >> k & 1) or (built and level > target(most, k)):
                    plan = -1
                    break
                plan = with_level(plan, k, level if built else 0)
            if plan >= 0 and is_supplied(s, plan) and not out.has(act(ARRANGE, plan)):
                out.add(ARRANGE, plan)


def settle(s: State, plan: i64) -> None:
    group = plan_group(plan)
    for k in range(s.edition.board.group_size[group]):
        lot = s.lot(group, k)
        if target(plan, k) < s.level[lot]:
            lose(s, lot, target(plan, k))


def lose(s: State, deed: i64, level: i64) -> None:
    """Buildings go back to the Bank for nothing (UM-HUR-4)."""
    s.set_level(deed, level)
    s.emit(BUILDING_LOST, s.owner[deed], deed, level)


STORM: Final[i64] = effect(Storm("storm"), "storm")
STORM_STRIKES: Final[i64] = numbered(StormStrikes(), "player", "deed")
CHOOSE_FALL: Final[i64] = numbered(ChooseFall("fall"), "player", "group", "best")

"""What is answered by default where something must be given, taken or visited: helpers for `Choice.default_action`.

Where one can refuse, pass or go on, the table of verbs decides (`actions.Verb.gives`), and nothing here is needed.
"""

from typing import Final

from passgo.engine.actions import GO_TO, MORTGAGE, SELL, TICKET, Options, about, ride_space, verb_of
from passgo.engine.board import kind_number
from passgo.engine.columns import i64
from passgo.engine.rules.rent import charges, rent
from passgo.engine.rules.selling import level_left, plan_group, target
from passgo.engine.state import State

GO: Final[i64] = kind_number("go")
AVERAGE_ROLL: Final[i64] = 7
SURPRISE: Final[i64] = 100  # what a space that does something is taken to cost, in dollars of Classic


def is_whole(s: State, deed: i64) -> bool:
    """Whether the owner of a deed has the whole group."""
    group = s.edition.board.group_of[deed]
    return s.holds(s.owner[deed], group) == s.edition.board.group_size[group]


# cash that must be raised


def sale_rank(s: State, action: i64) -> i64:
    """What is given up first: a single deed to a mortgage, then one of a whole group, then a building, then many."""
    verb = verb_of(action)
    if verb == MORTGAGE:
        if is_whole(s, about(action)):
            return 1
        return 0
    if verb == SELL:
        return 2
    return 3


def proceeds(s: State, action: i64) -> i64:
    """What a sale or a mortgage brings."""
    board = s.edition.board
    verb = verb_of(action)
    if verb == MORTGAGE:
        return board.mortgage[about(action)]
    if verb == SELL:
        return board.resale[about(action)] * (s.level[about(action)] - level_left(s, about(action)))
    total: i64 = 0
    plan = about(action)
    group = plan_group(plan)
    for k in range(board.group_size[group]):
        lot = s.lot(group, k)
        if target(plan, k) < s.level[lot]:
            total += board.resale[lot] * (s.level[lot] - target(plan, k))
    return total


def least_sale(s: State, out: Options, need: i64) -> i64:
    """Of some sales and mortgages the one to begin with: of the first rank the least that is enough, else the most."""
    best = out.codes[0]
    best_rank = sale_rank(s, best)
    best_sum = proceeds(s, best)
    for k in range(1, i64(len(out.codes))):
        code = out.codes[k]
        rank = sale_rank(s, code)
        brings = proceeds(s, code)
        if rank == best_rank:
            better = brings > best_sum if best_sum < need else need <= brings < best_sum
        else:
            better = rank < best_rank
        if better:
            best = code
            best_rank = rank
            best_sum = brings
    return best


# a deed, a player, a space that must be named


def deed_of(s: State, action: i64) -> i64:
    """The deed that an answer is about, by itself or by its space."""
    return s.edition.board.deed_at[about(action)] if verb_of(action) == GO_TO else about(action)


def cheapest(s: State, out: Options) -> i64:
    """The deed with the lowest price, where one must be paid for or comes to others."""
    price = s.edition.board.price
    best = out.codes[0]
    for k in range(1, i64(len(out.codes))):
        if price[deed_of(s, out.codes[k])] < price[deed_of(s, best)]:
            best = out.codes[k]
    return best


def dearest(s: State, out: Options) -> i64:
    """The deed with the highest price, where one comes for nothing."""
    price = s.edition.board.price
    best = out.codes[0]
    for k in range(1, i64(len(out.codes))):
        if price[about(out.codes[k])] > price[about(best)]:
            best = out.codes[k]
    return best


def value(s: State, deed: i64) -> i64:
    """What its owner loses with the top building of a lot, else with the deed; one of a whole group counts twice."""
    board = s.edition.board
    if s.level[deed] > 0:
        return board.build_cost[deed]
    worth = board.price[deed] - board.mortgage[deed] if s.mortgaged[deed] else board.price[deed]
    return worth * 2 if is_whole(s, deed) else worth


def least_valued(s: State, out: Options) -> i64:
    """The smallest loss, where a deed or a building must be given up."""
    best = out.codes[0]
    for k in range(1, i64(len(out.codes))):
        if value(s, about(out.codes[k])) < value(s, about(best)):
            best = out.codes[k]
    return best


def poorest(s: State, out: Options) -> i64:
    """The player with the least cash, where somebody must be given something."""
    best = out.codes[0]
    for k in range(1, i64(len(out.codes))):
        if s.cash[about(out.codes[k])] < s.cash[about(best)]:
            best = out.codes[k]
    return best


def landing_cost(s: State, space: i64) -> i64:
    """What a visit is taken to cost the player whose turn it is; GO is always welcome."""
    board = s.edition.board
    if board.kind_of[space] == GO:
        return -1
    deed = board.deed_at[space]
    if deed >= 0:
        if charges(s, deed, s.turn):
            return rent(s, deed, AVERAGE_ROLL)
        return 0
    if s.edition.landing.count[space] > 0:
        return SURPRISE * s.edition.figures.dollar
    return 0


def calmest(s: State, out: Options) -> i64:
    """The space that costs least, where one must be visited: GO, else the first without rent, tax, card or the like."""
    best: i64 = -1
    least: i64 = 0
    for k in range(i64(len(out.codes))):
        code = out.codes[k]
        cost = landing_cost(s, ride_space(about(code)) if verb_of(code) == TICKET else about(code))
        if best < 0 or cost < least:
            best = code
            least = cost
    return best

"""Looking ahead fairly: a copy of the game with a future of its own, so that nobody peeks at what is to come."""

from __future__ import annotations

from passgo.bots.prospects import Prospects, income, worth
from passgo.engine.board import STRIDE
from passgo.engine.columns import Ints, empty, i64, pushed
from passgo.engine.edition import AT_ONCE
from passgo.engine.random import seeded
from passgo.engine.state import State


def imagined(s: State, seat: i64, seed: int) -> State:
    """The position as a seat sees it (-1: as everybody does), with dice and cards still to come drawn anew.

    Cards that others keep face down are dealt anew among all that they can be.
    """
    t = s.copy()
    t.chance = seeded(seed)
    for card in range(i64(len(t.holder))):
        if t.edition.card_secret[card] and t.holder[card] >= 0 and t.holder[card] != seat:
            deal_anew(t, seat, card)
    return t


def deal_anew(t: State, seat: i64, card: i64) -> None:
    """A card kept face down by another changes places with one that it could be as well."""
    unseen: Ints = empty()
    deck = t.edition.deck_of[card]
    start = t.edition.deck_start[deck]
    for k in range(t.undrawn_count[deck]):
        if t.edition.card_use[t.undrawn[start + k]] != AT_ONCE:
            unseen = pushed(unseen, t.undrawn[start + k])
    for other in range(start, start + t.edition.deck_size[deck]):
        if t.holder[other] >= 0 and t.holder[other] != seat:
            unseen = pushed(unseen, other)
    other = unseen[t.chance.below(i64(len(unseen)))]
    keeper = t.holder[card]
    t.holder[card] = t.holder[other]
    t.holder[other] = keeper
    if t.holder[card] < 0:  # the other one was on the board
        for k in range(t.undrawn_count[deck]):
            if t.undrawn[start + k] == other:
                t.undrawn[start + k] = card


def strength(s: State, p: Prospects, player: i64) -> i64:
    """Cash and what the holdings can be expected to earn, buildings as they stand."""
    if s.bankrupt[player]:
        return 0
    board = s.edition.board
    total = s.cash[player]
    for group in range(s.groups):
        held = s.holds(player, group)
        if held > 0:
            total += worth(s, p, group, held, s.cash[player])
    if s.buildings[player] > 0 or s.mortgages[player] > 0:
        for deed in range(board.deeds):
            if s.owner[deed] == player:
                level = s.level[deed]
                if level > 0:
                    total += standing(s, p, deed, level)
                elif s.mortgaged[deed]:
                    total -= board.mortgage[deed]
    if total > 1:
        return total
    return 1


def standing(s: State, p: Prospects, deed: i64, level: i64) -> i64:
    """What the buildings on a lot are worth beyond the lot itself: half of what they earn, at least their sale."""
    group = s.edition.board.group_of[deed]
    column = level if level < STRIDE else STRIDE - 1
    earned = income(s, p, group, column) // 2
    sale = s.edition.board.build_cost[deed] // 2 * level
    return earned if earned > sale else sale


def chances(s: State, p: Prospects, player: i64) -> float:
    """How likely the player wins from here, by a rule of thumb: strength counts squared."""
    if s.over:
        return 1.0 / float(winners(s)) if s.winners >> player & 1 else 0.0
    mine = 0.0
    total = 0.0
    for seat in range(s.players):
        power = float(strength(s, p, seat))
        total += power * power
        if seat == player:
            mine = power * power
    return mine / total


def winners(s: State) -> i64:
    count: i64 = 0
    for seat in range(s.players):
        count += s.winners >> seat & 1
    return count

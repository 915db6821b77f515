"""A sensible player who never trades: buys what it can keep up, bids by price and group, builds with money to spare."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import AWARD, DEBTOR, FLAT_TAX, HEIR, INHERITED, LINE, LOT, OFFERED, STANDING, TAX_PERCENT
from passgo.bots.assets import pieces_to_want
from passgo.bots.base import StateBot, answers
from passgo.bots.habits import Habits, habits_of
from passgo.bots.race import pays, race_bid
from passgo.engine.actions import (
    BANKRUPT,
    BID,
    BUILD,
    BUY,
    CASH,
    COLLECT,
    DECLINE,
    END,
    FLAT,
    KEEP,
    LIFT,
    MORTGAGE,
    PASS,
    PAY,
    PERCENT,
    REFUSE,
    ROLL,
    SELL,
    USE_CARD,
    Options,
    act,
    verb_of,
)
from passgo.engine.board import STRIDE
from passgo.engine.columns import bit, highest_bit, i64, mypyc_attr
from passgo.engine.edition import Edition
from passgo.engine.machine import argument, asked
from passgo.engine.rules.auction import AWARD_DEED, BIDDING, bidder, lowest_bid
from passgo.engine.rules.birthday import ASK_FOR_GIFT
from passgo.engine.rules.building import build_refusal
from passgo.engine.rules.debt import CONSIDER_SETTLEMENT, KEEP_OR_LIFT, RAISE_CASH
from passgo.engine.rules.jail import JAIL_TURN, bail_is_due
from passgo.engine.rules.mortgage import lift_cost, mortgage_refusal
from passgo.engine.rules.property import OFFER_DEED
from passgo.engine.rules.selling import sell_down_options, sell_refusal
from passgo.engine.rules.shortage import AWARD_BUILDING, WISH, cheapest_lot
from passgo.engine.rules.taxes import CHOOSE_TAX
from passgo.engine.rules.trade import CONSIDER_TRADE
from passgo.engine.rules.victory import worth
from passgo.engine.state import FRAME, State

RESERVE: Final = 200  # cash kept when building, in dollars of Classic
LIFT_RESERVE: Final[i64] = 400
BUY_RESERVE: Final = 100
BID_RESERVE: Final[i64] = 50
EARLY_ROUNDS: Final[i64] = 30  # while deeds are for sale it pays to leave Jail


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleBot(StateBot):
    def __init__(self, seed: int = 0, reserve: int = RESERVE, buy_reserve: int = BUY_RESERVE) -> None:
        super().__init__(seed)
        self.reserve: i64 = reserve
        self.buy_reserve: i64 = buy_reserve
        self.edition: Edition | None = None
        self.habits: Habits

    def pick(self, s: State) -> i64:
        if s.edition is not self.edition:
            self.edition = s.edition
            self.habits = habits_of(s.edition)
        at = s.depth - FRAME
        asks = s.stack[at]
        if asks == s.edition.turn.take:
            return self.habits.before_roll(s)
        if asks == s.edition.turn.finish:
            code = develop(s, s.turn, self.reserve)
            return code if code != END else self.habits.before_end(s)
        if asks == OFFER_DEED:
            deed = argument(s, OFFERED)
            return buy_or_not(s, deed, s.edition.board.price[deed], self.buy_reserve)
        if asks == BIDDING:
            return bid_or_pass(s)
        if asks == JAIL_TURN:
            return leave_jail(s)
        if asks == RAISE_CASH:
            return raise_cash(s, argument(s, DEBTOR))
        return seldom(s, self.habits, asks, self.reserve, self.buy_reserve)


def develop(s: State, me: i64, reserve: i64) -> i64:
    """Claim what is due, build on the dearest group first, lift mortgages with what is left over."""
    if len(s.claims) > 0:
        out = Options()
        asked(s).options(s, 0, 0, 0, 0, out)
        for k in range(i64(len(out.codes))):
            if verb_of(out.codes[k]) == COLLECT:
                return out.codes[k]
    if s.edition.figures.goal_cash > 0:
        return END  # a house seldom comes back in time
    sites = s.groups_open[me]
    if sites == 0 and s.mortgages[me] == 0:
        return END
    spare = s.cash[me] - reserve * s.edition.figures.dollar
    if spare > 0:
        while sites > 0:
            group = highest_bit(sites)
            sites -= bit(group)
            if s.edition.board.group_cost[group] <= spare:
                deed = build_on(s, me, group, spare)
                if deed >= 0:
                    return act(BUILD, deed)
    spare = s.cash[me] - LIFT_RESERVE * s.edition.figures.dollar
    if s.mortgages[me] > 0 and spare > 0:
        deed = s.first_deed[me]
        while deed >= 0:
            if s.mortgaged[deed] and lift_cost(s, deed) <= spare:
                return act(LIFT, deed)
            deed = s.next_deed[deed]
    return END


def build_on(s: State, me: i64, group: i64, spare: i64) -> i64:
    """The last lot of a group that can take a building, or -1: of those with the fewest the last (CLS-BLD-4)."""
    board = s.edition.board
    site: i64 = -1
    fewest = STRIDE
    for k in range(board.group_size[group]):
        lot = s.lot(group, k)
        free = s.owner[lot] == me and not s.mortgaged[lot] and board.build_cost[lot] <= spare
        if free and s.level[lot] <= fewest:
            site = lot
            fewest = s.level[lot]
    return site if site >= 0 and build_refusal(s, me, site) == 0 else -1


def buy_or_not(s: State, deed: i64, price: i64, reserve: i64) -> i64:
    if s.edition.figures.goal_cash > 0 and not pays(s, deed, price):
        return DECLINE
    left = s.cash[s.turn] - price
    enough = reserve * s.edition.figures.dollar
    if left >= enough or (left >= 0 and s.holds(s.turn, s.edition.board.group_of[deed]) > 0):
        return BUY
    return DECLINE


def bid_or_pass(s: State) -> i64:
    """Up to the price, more for each lot of the group in hand; characters differ a little by seat."""
    if s.edition.figures.goal_cash > 0:
        return race_bid(s)
    me = bidder(argument(s, LINE))
    board = s.edition.board
    deed = argument(s, LOT)
    if argument(s, AWARD) == AWARD_DEED:
        eagerness = 100 + 25 * s.holds(me, board.group_of[deed]) + 10 * ((me * 7 + 3) % 5)
        limit = board.price[deed] * eagerness // 100
    elif argument(s, AWARD) == AWARD_BUILDING:
        limit = cheapest_lot(s, me, deed) * 2
    else:
        return PASS  # an option on shares, which it has no use for
    spare = s.cash[me] - BID_RESERVE * s.edition.figures.dollar
    if spare < limit:
        limit = spare
    low = lowest_bid(s, argument(s, AWARD), deed, argument(s, STANDING), me)
    if low > limit:
        return PASS
    note = s.edition.figures.note
    if low + 99 * note <= limit:
        return act(BID, low + 99 * note)
    if low + 49 * note <= limit:
        return act(BID, low + 49 * note)
    return act(BID, low + 9 * note if low + 9 * note <= limit else low)


def leave_jail(s: State) -> i64:
    for k in range(i64(len(s.edition.jail_cards))):
        if s.holder[s.edition.jail_cards[k]] == s.turn:
            return act(USE_CARD, s.edition.jail_cards[k])
    if bail_is_due(s):
        return PAY
    figures = s.edition.figures
    rich = s.cash[s.turn] >= 500 * figures.dollar and s.cash[s.turn] >= figures.bail
    return PAY if rich and s.round < EARLY_ROUNDS else ROLL


def raise_cash(s: State, me: i64) -> i64:
    """Mortgage single lots first, then whole groups, then sell buildings."""
    board = s.edition.board
    fallback: i64 = -1
    left = s.deeds_held[me] - s.mortgages[me]  # to look at
    deed = s.first_deed[me]
    while left > 0:
        if not s.mortgaged[deed]:
            left -= 1
            if mortgage_refusal(s, me, deed) == 0:
                group = board.group_of[deed]
                if s.holds(me, group) < board.group_size[group]:
                    return act(MORTGAGE, deed)
                fallback = act(MORTGAGE, deed)
            elif fallback < 0 and s.level[deed] > 0 and sell_refusal(s, me, deed) == 0:
                fallback = act(SELL, deed)
        deed = s.next_deed[deed]
    if fallback >= 0:
        return fallback
    if s.buildings[me] > 0:
        out = Options()
        for group in range(i64(len(board.group_size))):
            sell_down_options(s, me, group, out)
        if len(out.codes) > 0:
            return out.codes[len(out.codes) - 1]
    return BANKRUPT


def seldom(s: State, habits: Habits, asks: i64, reserve: i64, buy_reserve: i64) -> i64:
    """The decisions that come up now and then; where nothing speaks for another, the first option."""
    if asks == CONSIDER_TRADE or asks == CONSIDER_SETTLEMENT:
        return REFUSE
    if asks == KEEP_OR_LIFT:
        heir, deed = argument(s, HEIR), argument(s, INHERITED)
        spare = s.cash[heir] - LIFT_RESERVE * s.edition.figures.dollar
        return act(LIFT if spare >= s.edition.board.mortgage[deed] else KEEP, deed)
    if asks == ASK_FOR_GIFT:
        return CASH
    if asks == CHOOSE_TAX:
        return PERCENT if worth(s, s.turn) * argument(s, TAX_PERCENT) < 100 * argument(s, FLAT_TAX) else FLAT
    price = asked(s).price(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3))
    if price >= 0:
        return buy_or_not(s, argument(s, OFFERED), price, buy_reserve)
    answer = habits.answer(s, asks)
    if answer < 0:
        answer = habits.simple_answer(s, asks)
    if answer >= 0:
        return answer
    if asks == WISH:
        return pieces_to_want(s, reserve * s.edition.figures.dollar)
    return answers(s).codes[0]

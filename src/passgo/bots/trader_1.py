"""A player who knows what things are worth: bids and builds by expected rents, and deals so that both sides gain."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import DEBTOR, OFFERED, OFFERER, PARTNER
from passgo.bots.assets import NOTHING, develop, raise_cash
from passgo.bots.bargain import Bargainer
from passgo.bots.base import Reason, StateBot
from passgo.bots.bidding import bid_or_pass
from passgo.bots.prospects import Prospects, prospects_of
from passgo.bots.rare_choices import best_option
from passgo.bots.reasons import reason_for
from passgo.bots.travel import before_roll, card_to_play
from passgo.bots.valuation import deed_limit, purse, reserve
from passgo.engine.actions import BID, BUY, COLLECT, DECLINE, PASS, PAY, ROLL, USE_CARD, Options, about, act, verb_of
from passgo.engine.columns import empty, i64, mypyc_attr
from passgo.engine.edition import Edition
from passgo.engine.machine import argument, asked, decider
from passgo.engine.rules.auction import BIDDING
from passgo.engine.rules.debt import RAISE_CASH
from passgo.engine.rules.jail import JAIL_TURN, bail_is_due
from passgo.engine.rules.property import OFFER_DEED
from passgo.engine.rules.trade import CONSIDER_TRADE, may_offer
from passgo.engine.state import FRAME, State

REST: Final[i64] = 3  # rounds between two looks for deals, while deeds change hands in the turns of others
PATIENCE: Final = 8  # rounds after which the same holdings are looked at again: purses have changed


@mypyc_attr(allow_interpreted_subclasses=True)
class Trader1(StateBot):
    def __init__(self, seed: int = 0, reserve: int = 0, greed: float = 1.0, patience: int = PATIENCE) -> None:
        super().__init__(seed)
        self.reserve: i64 = reserve  # dollars of Classic that it keeps, however little it has to fear
        self.patience: i64 = patience
        self.bargainer = Bargainer(round(100 * greed))
        self.edition: Edition | None = None
        self.prospects: Prospects

    def pick(self, s: State) -> i64:
        if s.edition is not self.edition:
            self.meet(s.edition)
        p = self.prospects
        at = s.depth - FRAME
        asks = s.stack[at]
        if asks == s.edition.turn.take:
            return before_roll(s, p)
        if asks == s.edition.turn.finish:
            return self.finish(s, p)
        if asks == BIDDING:
            return self.affordable(s, p, bid_or_pass(s, p))
        if asks == RAISE_CASH:
            return raise_cash(s, p, argument(s, DEBTOR))
        if asks == OFFER_DEED:
            return self.buy_or_not(s, p, s.edition.board.price[argument(s, OFFERED)])
        if asks == JAIL_TURN:
            return leave_jail(s, p)
        if asks == CONSIDER_TRADE:
            return self.consider(s, p, argument(s, OFFERER), argument(s, PARTNER))
        price = asked(s).price(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3))
        if price >= 0:
            return self.buy_or_not(s, p, price)
        return self.option(s, p, asks)

    def meet(self, edition: Edition) -> None:
        """An edition that it has not just played is on the table."""
        self.edition = edition
        self.prospects = prospects_of(edition)

    def consider(self, s: State, p: Prospects, giver: i64, me: i64) -> i64:
        """The answer to an offer."""
        return self.dealt(self.bargainer.answer(s, p, giver, me))

    def option(self, s: State, p: Prospects, asks: i64) -> i64:
        """The answer to a question that comes up now and then."""
        return best_option(s, p, asks)

    def finish(self, s: State, p: Prospects) -> i64:
        """Claim what is due, deal, build; then the turn is over."""
        me = s.turn
        if len(s.claims) > 0:
            out = Options()
            asked(s).options(s, 0, 0, 0, 0, out)
            for k in range(i64(len(out.codes))):
                if verb_of(out.codes[k]) == COLLECT:
                    return out.codes[k]
        offer = self.deal(s, p, me)
        if offer >= 0:
            return offer
        if s.groups_open[me] > 0 or s.mortgages[me] > 0:
            code = self.develop(s, p, me)
            if code >= 0:
                return code
        return card_to_play(s, p, p.habits.before_end(s))

    def develop(self, s: State, p: Prospects, me: i64) -> i64:
        """A building, or a mortgage lifted; -1 if nothing is to do."""
        floor = reserve(s, p, me)
        return develop(s, p, me, floor if floor > self.reserve * p.unit else self.reserve * p.unit)

    def deal(self, s: State, p: Prospects, me: i64) -> i64:
        """An offer worth making, or -1. Who has begun to build has looked for one already in this turn.

        A deed that moved in this turn is a reason to look; those that moved before are looked at from time to time, and
        where none has moved since, purses alone are a rare reason.
        """
        if s.unsold > p.ripe or s.developed == s.turns or s.deeds_held[me] == 0 or not may_offer(s, me):
            return NOTHING
        if s.stirred < s.turns:
            rest = REST if s.turns <= s.stirred + REST * s.solvent else self.patience
            if (s.round + me) % rest != 0:
                return NOTHING
        return self.dealt(self.bargainer.proposal(s, p, me))

    def buy_or_not(self, s: State, p: Prospects, price: i64) -> i64:
        """The deed that is asked about, unless that leaves less than the reserve."""
        if self.reserve > 0 and s.cash[s.turn] - price < self.reserve * p.unit:
            return DECLINE
        return buy_or_not(s, p, argument(s, OFFERED), price)

    def affordable(self, s: State, p: Prospects, code: i64) -> i64:
        """A bid that leaves the reserve, else none."""
        if self.reserve > 0 and verb_of(code) == BID and s.cash[decider(s)] - about(code) < self.reserve * p.unit:
            return PASS
        return code

    def reason(self, s: State, code: i64) -> Reason:
        return reason_for(s, self.prospects, code, self.terms)

    def dealt(self, code: i64) -> i64:
        """The terms of a deal go with its code."""
        self.terms = self.bargainer.terms
        self.bargainer.terms = empty()
        return code


def buy_or_not(s: State, p: Prospects, deed: i64, price: i64) -> i64:
    """Buy what is worth its price and can be paid without going bare."""
    if price > s.cash[s.turn]:
        return DECLINE
    limit = deed_limit(s, p, s.turn, deed)
    if price > purse(s, p, s.turn) and limit < price * 3 // 2:
        return DECLINE
    return BUY if limit * 5 >= price * 4 else DECLINE


def leave_jail(s: State, p: Prospects) -> i64:
    """Out while there is something to buy; sit when the others' houses wait outside."""
    if bail_is_due(s) or s.unsold > 0 or reserve(s, p, s.turn) < 150 * p.unit:
        for k in range(i64(len(s.edition.jail_cards))):
            if s.holder[s.edition.jail_cards[k]] == s.turn:
                return act(USE_CARD, s.edition.jail_cards[k])
        if bail_is_due(s) or s.cash[s.turn] >= s.edition.figures.bail + 100 * p.unit:
            return PAY
    return ROLL

"""A player who judges by chances to win, learned from many games; where it has not learned anything it is a trader."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import AWARD, CREDITOR, DEBTOR, DUE, HEIR, INHERITED, OFFERED, OFFERER, PARTNER
from passgo.bots.assets import NOTHING, idle_deed
from passgo.bots.base import Reason
from passgo.bots.learned.answers import ACCEPTED, FAIR, Verdict
from passgo.bots.learned.deals import DealFinder
from passgo.bots.learned.debts import Rescue
from passgo.bots.learned.judgement import after_deal, after_debt, after_loan, margin, outlook
from passgo.bots.learned.network import MILLION, Value, value_of
from passgo.bots.learned.property import LOANS, Plans
from passgo.bots.learned.prudence import is_unwise
from passgo.bots.learned.purchases import bid_or_pass, chances_of_buying, in_steps
from passgo.bots.learned.thoughts import CHANCES, DEAL, NONE, SALE, Thought
from passgo.bots.learned.trying import best_by_trying
from passgo.bots.prospects import Prospects
from passgo.bots.rare_choices import careful_option
from passgo.bots.strong_1 import Strong1, alternatives, is_race
from passgo.bots.trader_1 import Trader1
from passgo.engine.actions import ACCEPT, BUY, DECLINE, KEEP, LIFT, MORTGAGE, REFUSE, about, act
from passgo.engine.columns import copied, empty, i64, mypyc_attr
from passgo.engine.edition import Edition
from passgo.engine.machine import argument, asked, decider
from passgo.engine.rules.auction import BIDDING
from passgo.engine.rules.debt import CONSIDER_SETTLEMENT, KEEP_OR_LIFT, RAISE_CASH, can_raise
from passgo.engine.rules.jail import JAIL_TURN
from passgo.engine.rules.manage import sale_refusal
from passgo.engine.rules.property import OFFER_DEED
from passgo.engine.rules.shortage import AWARD_BUILDING, WISH
from passgo.engine.rules.trade import CONSIDER_TRADE, may_offer
from passgo.engine.state import BANK, FRAME, State

PROPOSED: Final = 8_000  # millionths of chance that a deal must bring to be proposed
GREED: Final = 0.8
AHEAD: Final[i64] = 900_000  # millionths of chance from which on a trader builds where the value sees nothing to gain

ANSWERS: Final[i64] = 1  # decisions that the value can make, one bit each: to accept or not
PROPOSALS: Final[i64] = 2
PURCHASES: Final[i64] = 4  # buying and bidding
BUILDING: Final[i64] = 8  # mortgaging to build and lifting, too
DEBTS: Final[i64] = 16  # sales and settlements
RARE: Final[i64] = 32  # what comes up now and then
EVERYTHING: Final = 63


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedBot(Strong1):
    """`decides`: which kinds of decisions the value makes, one bit each."""

    def __init__(
        self,
        seed: int = 0,
        greed: float = GREED,
        fair: int = FAIR,
        decides: int = EVERYTHING,
        noise: int = 0,
        seconds: float = 0.0,
    ) -> None:
        """With `seconds` the clock ends the thinking where futures are imagined, as it does for a strong bot."""
        super().__init__(seed, seconds=seconds)
        self.decides: i64 = decides
        self.plans = Plans()
        self.rescue = Rescue()
        self.thought = Thought()
        self.verdict = Verdict()
        self.fair: i64 = fair
        self.finder = DealFinder(PROPOSED, greed)
        self.noise: i64 = noise  # millionths by which what is asked of a deal goes up and down, for training
        self.value: Value | None = None

    def meet(self, edition: Edition) -> None:
        super().meet(edition)
        self.value = value_of(edition)

    def pick(self, s: State) -> i64:
        """In a race the future is near: there candidates are played out as well, to the value at their end."""
        code = self.judge(s)
        self.played = 0
        if self.value is not None and self.decides & RARE and is_race(s):
            found = alternatives(s, self, code)
            if len(found.codes) > 1:
                best = self.compared(s, found.codes)
                if best != code:
                    self.terms = empty()
                    self.thought.kind = NONE
                code = best
        return code

    def leaf(self, t: State, me: i64) -> float:
        value = self.value
        assert value is not None
        return float(value.chance(outlook(t), me)) / float(MILLION)

    def judge(self, s: State) -> i64:
        """What the value says, or a trader where it is silent."""
        self.thought.kind = NONE
        if s.edition is not self.edition:
            self.meet(s.edition)
        value = self.value
        if value is not None:
            asks = s.stack[s.depth - FRAME]
            if asks == OFFER_DEED and self.decides & PURCHASES:
                return self.buy(s, value, argument(s, OFFERED), s.edition.board.price[argument(s, OFFERED)])
            if asks == BIDDING and self.decides & PURCHASES and argument(s, AWARD) != AWARD_BUILDING:
                return bid_or_pass(s, self.prospects, value, self.thought)
            if asks == CONSIDER_TRADE and self.decides & ANSWERS:
                return self.weigh(s, value, argument(s, OFFERER), argument(s, PARTNER))
            if asks == RAISE_CASH and self.decides & DEBTS:
                return self.raise_cash(s, value, argument(s, DEBTOR), argument(s, CREDITOR), argument(s, DUE))
            if asks == CONSIDER_SETTLEMENT and self.decides & DEBTS:
                return consider_settlement(s, value, argument(s, DEBTOR), argument(s, CREDITOR), argument(s, DUE))
            if asks == KEEP_OR_LIFT and self.decides & BUILDING:
                return keep_or_lift(s, value, argument(s, HEIR), argument(s, INHERITED))
            if self.decides & RARE and not is_race(s) and asks != s.edition.turn.take and asks != s.edition.turn.finish:
                return self.seldom(s, value)
        return Trader1.pick(self, s)

    def seldom(self, s: State, value: Value) -> i64:
        """A question with a price is a purchase; where a trader goes through the options, they are tried."""
        asks = s.stack[s.depth - FRAME]
        price = asked(s).price(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3))
        if price >= 0:
            return self.buy(s, value, argument(s, OFFERED), price)
        usual = Trader1.pick(self, s)
        if asks == JAIL_TURN or asks == BIDDING or asks == WISH or asks == RAISE_CASH or len(self.terms) > 0:
            return usual
        return best_by_trying(s, value, decider(s), usual, self.coin)

    def raise_cash(self, s: State, value: Value, me: i64, creditor: i64, amount: i64) -> i64:
        """A sale if nothing else saves me, else what a trader does."""
        if can_raise(s, me) < amount:
            sale = self.rescue.sale(s, self.prospects, value, me, creditor, amount)
            if sale >= 0:
                self.terms = self.rescue.terms
                self.thought.note(SALE, 0, amount)
                return sale
        return Trader1.pick(self, s)

    def option(self, s: State, p: Prospects, asks: i64) -> i64:
        return careful_option(s, p, asks)

    def affordable(self, s: State, p: Prospects, code: i64) -> i64:
        return in_steps(s, p, super().affordable(s, p, code))

    def weigh(self, s: State, value: Value, giver: i64, me: i64) -> i64:
        """Accept what brings me enough, also beside what it brings him."""
        self.verdict.read(s, value, giver, me)
        unwise = is_unwise(s, me, giver, s.offer, 1 + s.offer[0], i64(len(s.offer)))
        accepted = self.verdict.is_enough(self.whim(), self.fair) and not unwise
        self.thought.note_answer(s, self.verdict, giver, accepted)
        return ACCEPT if accepted else REFUSE

    def deal(self, s: State, p: Prospects, me: i64) -> i64:
        value = self.value
        if value is None or not self.decides & PROPOSALS:
            return super().deal(s, p, me)
        if s.deeds_held[me] == 0 or s.developed == s.turns or not may_offer(s, me):
            return NOTHING
        self.finder.least = PROPOSED + self.whim()
        code = self.finder.proposal(s, p, value, me)
        if code >= 0:
            self.terms = self.finder.terms
            found = self.finder
            mine, his = found.now[me], found.now[about(code)]
            self.thought.note(DEAL, mine, mine + found.gain, his, his + found.his_gain)
        return code

    def reason(self, s: State, code: i64) -> Reason:
        return super().reason(s, code) if self.played > 0 or self.thought.kind == NONE else self.thought.reason()

    def whim(self) -> i64:
        return self.coin.below(2 * self.noise + 1) - self.noise if self.noise > 0 else 0

    def develop(self, s: State, p: Prospects, me: i64) -> i64:
        value = self.value
        if value is None or not self.decides & BUILDING:
            return super().develop(s, p, me)
        code = self.plans.develop(s, p, value, me)
        if code >= 0:
            self.thought.note(CHANCES, self.plans.now, self.plans.most)
        elif self.plans.now >= AHEAD:
            return super().develop(s, p, me)  # chances near one tell little apart, and who waits does not win
        return code

    def buy(self, s: State, value: Value, deed: i64, price: i64) -> i64:
        """Buy what is better mine than another's, with a loan on idle deeds where that pays."""
        me = s.turn
        if price <= s.cash[me]:
            with_it, without = chances_of_buying(s, value, me, deed, price)
            better = with_it >= without
            self.thought.note(CHANCES, without if better else with_it, with_it if better else without)
            return BUY if better else DECLINE
        if sale_refusal(s):
            return DECLINE
        t = s
        first: i64 = NOTHING
        for _k in range(LOANS):
            loan = idle_deed(t, self.prospects, me)
            if loan < 0:
                return DECLINE
            if first < 0:
                first = loan
            t = after_loan(t, loan)
            if price <= t.cash[me]:
                with_it, without = chances_of_buying(t, value, me, deed, price)
                return act(MORTGAGE, first) if with_it >= without else DECLINE
        return DECLINE


def consider_settlement(s: State, value: Value, debtor: i64, me: i64, amount: i64) -> i64:
    """Take things for a debt if they are better for me than what insisting on cash leads to."""
    insisting = value.chance(after_debt(s.copy(), debtor, me, amount), me)
    taking = value.chance(after_deal(s, debtor, me, copied(s.offer)), me)
    return ACCEPT if taking >= insisting + margin(ACCEPTED, insisting) else REFUSE


def keep_or_lift(s: State, value: Value, heir: i64, deed: i64) -> i64:
    """Lift an inherited mortgage only where that raises the chances."""
    cost = s.edition.board.mortgage[deed]
    if cost > s.cash[heir]:
        return act(KEEP, deed)
    t = s.copy()
    t.shift(heir, BANK, cost)
    t.set_mortgage(deed, 0)
    return act(LIFT if value.chance(t, heir) > value.chance(s, heir) else KEEP, deed)

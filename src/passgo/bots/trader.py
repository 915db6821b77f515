"""The quick one: a trader of version 1 who builds boldly, and deals only where that raises its chances to win."""

from __future__ import annotations

from typing import Final

from passgo.bots.assets import NOTHING, best_sites, best_to_lift, idle_deed, rents_added
from passgo.bots.bargain import Bargainer
from passgo.bots.base import Reason
from passgo.bots.learned.answers import ACCEPTED, FAIR, Verdict
from passgo.bots.learned.judgement import after_deal, margin, whole_step
from passgo.bots.learned.network import Value, value_of
from passgo.bots.learned.prudence import is_unwise
from passgo.bots.learned.purchases import in_steps
from passgo.bots.learned.thoughts import Thought
from passgo.bots.prospects import Prospects
from passgo.bots.rare_choices import careful_option
from passgo.bots.tact import asks_again
from passgo.bots.trader_1 import Trader1
from passgo.bots.valuation import reserve
from passgo.engine.actions import ACCEPT, BUILD, LIFT, MORTGAGE, REFUSE, about, act, verb_of
from passgo.engine.columns import Ints, empty, i64, mypyc_attr, pushed
from passgo.engine.edition import Edition
from passgo.engine.rules.items import CASH_ITEM, item_kind, pack_item
from passgo.engine.rules.manage import sale_refusal
from passgo.engine.rules.past_offers import net_cash
from passgo.engine.rules.trade import may_offer, offer_refusal
from passgo.engine.state import FRAME, State

PRICE: Final[i64] = 2  # tenths of what 100 classic dollars mean to one with middling chances, about
CHEAPEST: Final[i64] = 400  # millionths that they mean at least to both together
UNEVEN: Final[i64] = 40  # times another's chances: between such two hardly a deal brings both something
ATTEMPTS: Final[i64] = 3  # at the sum
STEP: Final[i64] = 10  # sums are multiples of it, in classic dollars
PATIENCE: Final = 24  # rounds between two looks for deals while no deed moves
KEPT: Final[i64] = 50  # cash that is not built with, in classic dollars
GROWN: Final[i64] = 3  # levels up to which idle deeds are mortgaged to build


class CarefulBargainer(Bargainer):
    """Bargains by what things are worth; of the best deal the learned value says whether both gain, and by what cash.

    A look at a position takes as long as ten rolls, so only a deal that completes a group here is worth some.
    """

    def __init__(self, greed: i64) -> None:
        super().__init__(greed)
        self.value: Value | None = None

    def proposal(self, s: State, p: Prospects, me: i64) -> i64:
        code = super().proposal(s, p, me)
        value = self.value
        if code < 0 or value is None or self.is_settled(s, p, value, me, self.partner):
            return code
        self.terms = empty()
        return NOTHING

    def consider(self, s: State, p: Prospects, me: i64, other: i64, wanted: i64, given: i64) -> None:
        if self.value is None or completes(s, me, other, wanted):
            super().consider(s, p, me, other, wanted, given)

    def is_settled(self, s: State, p: Prospects, value: Value, me: i64, other: i64) -> bool:
        """Whether both could accept who judge by chances, after changes of the sum if need be."""
        value.look(s)
        mine = value.chances[me]
        his = value.chances[other]
        if mine > UNEVEN * his or his > UNEVEN * mine:
            return False
        asked = margin(ACCEPTED, mine if mine < his else his)
        price: i64 = 0  # what 100 dollars that change hands bring me and cost him, together
        moved: i64 = 0
        ahead: i64 = 0  # how much more he gained before they were moved
        then = after_deal(s, me, other, self.terms)
        for attempt in range(ATTEMPTS):
            value.look(then)
            my_gain = value.chances[me] - mine
            his_gain = value.chances[other] - his
            if (
                my_gain >= asked
                and his_gain >= asked
                and my_gain * 100 >= his_gain * FAIR
                and his_gain * 100 >= my_gain * FAIR
            ):
                if attempt > 0 and not self.is_news(s, p, me, other):
                    return False
                chances = value.chances
                value.agreement.note(then, self.terms, me, other, mine, his, chances[me], chances[other])
                return True
            if my_gain + his_gain < 2 * asked or attempt == ATTEMPTS - 1:
                return False
            if moved != 0:
                price = (ahead - his_gain + my_gain) * 100 * p.unit // moved
            else:
                price = PRICE * (spread(value.chances[me]) + spread(value.chances[other])) // 10
            if price < CHEAPEST:
                return False
            ahead = his_gain - my_gain
            due = 2 * (self.greed * his_gain - 100 * my_gain) // (100 + self.greed)  # at 100: to gain alike
            moved = due * 100 // price * p.unit
            before = net_cash(self.terms, 0, i64(len(self.terms)))
            self.terms = with_cash(s, me, other, self.terms, moved)
            moved = before - net_cash(self.terms, 0, i64(len(self.terms)))
            if moved == 0:
                return False
            then.shift(other, me, moved)  # below 0 it goes the other way
        return False

    def is_news(self, s: State, p: Prospects, me: i64, other: i64) -> bool:
        """Whether the terms found are legal, and not what was turned down before."""
        before = s.offer
        s.offer = self.terms
        fit = offer_refusal(s, me, other) == 0 and not asks_again(s, p, self.scales, me, other)
        s.offer = before
        return fit


def spread(chance: i64) -> i64:
    """How far chances can still be moved: most where they are even, in millionths."""
    return (chance // 1000) * (1000 - chance // 1000)


def completes(s: State, me: i64, other: i64, group: i64) -> bool:
    """Whether I can build on a group with the other's lots, and cannot without them."""
    if group < 0:
        return False
    mine = s.holds(me, group)
    needed = s.edition.lots_needed[group]
    return mine < needed <= mine + s.holds(other, group)


def with_cash(s: State, me: i64, other: i64, terms: Ints, more: i64) -> Ints:
    """The same deal with so much more cash for me, as far as there is any."""
    gives: Ints = pushed(empty(), 0)
    takes: Ints = empty()
    cash = more - net_cash(terms, 0, i64(len(terms)))
    for at in range(1, i64(len(terms))):
        if item_kind(terms[at]) != CASH_ITEM:
            if at <= terms[0]:
                gives = pushed(gives, terms[at])
            else:
                takes = pushed(takes, terms[at])
    if cash > s.cash[other]:
        cash = s.cash[other]
    elif -cash > s.cash[me]:
        cash = -s.cash[me]
    step = whole_step(s, STEP)
    if cash < 0:
        cash = -cash - -cash % step
        gives = pushed(gives, pack_item(CASH_ITEM, cash)) if cash > 0 else gives
    else:
        cash -= cash % step
        takes = pushed(takes, pack_item(CASH_ITEM, cash)) if cash > 0 else takes
    gives[0] = i64(len(gives)) - 1
    for k in range(i64(len(takes))):
        gives = pushed(gives, takes[k])
    return gives


@mypyc_attr(allow_interpreted_subclasses=True)
class TraderBot(Trader1):
    def __init__(self, seed: int = 0, reserve: int = 0, greed: float = 1.0, patience: int = PATIENCE) -> None:
        super().__init__(seed, reserve, greed, patience)
        self.careful = CarefulBargainer(round(100 * greed))
        self.bargainer = self.careful
        self.value: Value | None = None
        self.verdict = Verdict()
        self.thought = Thought()

    def meet(self, edition: Edition) -> None:
        super().meet(edition)
        self.value = value_of(edition)
        self.careful.value = self.value

    def consider(self, s: State, p: Prospects, giver: i64, me: i64) -> i64:
        """Accept what raises my chances; a counter-offer would tell the price."""
        value = self.value
        if value is None:
            return super().consider(s, p, giver, me)
        self.verdict.read(s, value, giver, me)
        accepted = self.verdict.is_enough(0, FAIR)
        if accepted:
            accepted = not is_unwise(s, me, giver, s.offer, 1 + s.offer[0], i64(len(s.offer)))
        self.thought.note_answer(s, self.verdict, giver, accepted)
        return ACCEPT if accepted else REFUSE

    def option(self, s: State, p: Prospects, asks: i64) -> i64:
        return careful_option(s, p, asks)

    def affordable(self, s: State, p: Prospects, code: i64) -> i64:
        return in_steps(s, p, super().affordable(s, p, code))

    def deal(self, s: State, p: Prospects, me: i64) -> i64:
        """An offer worth making, or -1: looked for when a deed has just moved, else from time to time."""
        if s.unsold > p.ripe or s.developed == s.turns or s.deeds_held[me] == 0 or not may_offer(s, me):
            return NOTHING
        if s.solvent == 2 and self.value is not None:
            return NOTHING  # what one of two gains the other loses
        if s.stirred < s.turns and (s.round + me) % self.patience != 0:
            return NOTHING
        return self.dealt(self.bargainer.proposal(s, p, me))

    def develop(self, s: State, p: Prospects, me: i64) -> i64:
        """Build with nearly all there is, and borrow for it until three houses stand; lift mortgages with plenty."""
        if s.edition.figures.goal_cash > 0:
            return super().develop(s, p, me)  # in a race a house seldom comes back in time
        kept = (self.reserve if self.reserve > KEPT else KEPT) * p.unit
        if s.groups_open[me] > 0:
            spare = s.cash[me] - kept
            borrows = self.reserve == 0 and s.mortgages[me] < s.deeds_held[me]
            if borrows or spare >= p.cheapest:
                grown: i64 = GROWN if borrows else 0
                lot, cost = best_sites(s, p, me, spare, grown)
                if lot >= 0:
                    return act(BUILD, lot)
                if cost > 0 and sale_refusal(s) == 0:
                    loan = idle_deed(s, p, me)
                    if loan >= 0 and cost <= spare + s.edition.board.mortgage[loan]:
                        return act(MORTGAGE, loan)
        if s.mortgages[me] > 0:
            floor = 2 * reserve(s, p, me)
            if s.cash[me] > floor + kept:
                deed = best_to_lift(s, p, me, s.cash[me] - floor - kept)
                if deed >= 0:
                    return act(LIFT, deed)
        return NOTHING

    def reason(self, s: State, code: i64) -> Reason:
        if (code == ACCEPT or code == REFUSE) and self.value is not None:
            return self.thought.reason()
        if verb_of(code) == BUILD:
            lot = about(code)
            cost = int(s.edition.board.build_cost[lot])
            return Reason("grow", {"more": int(rents_added(s, self.prospects, lot)), "cost": cost})
        if verb_of(code) == MORTGAGE and s.stack[s.depth - FRAME] == s.edition.turn.finish:
            return Reason("borrow", {"loan": int(s.edition.board.mortgage[about(code)])})
        return super().reason(s, code)

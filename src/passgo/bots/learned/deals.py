"""Looking for deals by what they do to the chances to win: any bundle for any bundle, and cash to make both agree."""

from __future__ import annotations

from typing import Final

from passgo.bots.learned.acceptance import WHOLE, Acceptance, printed_gain
from passgo.bots.learned.bundles import Bundles, Shortlist, contains
from passgo.bots.learned.judgement import after_deal, after_payment, completed_group, margin, whole_step
from passgo.bots.learned.network import MILLION, Value
from passgo.bots.learned.prudence import is_reckless, is_unwise
from passgo.bots.prospects import Prospects
from passgo.bots.tact import asks_again, is_open_to_offers
from passgo.engine.actions import OFFER, act
from passgo.engine.columns import Ints, copied, empty, i64, pushed
from passgo.engine.rules.items import CASH_ITEM, pack_item
from passgo.engine.rules.trade import offer_refusal
from passgo.engine.state import State

PAIRS: Final = 40  # bundles for bundles that are looked at with one partner
BEST: Final = 14  # deals for which a sum is looked for
RUNGS: Final[i64] = 6  # sums tried for each
SEEDS: Final[i64] = 4  # deals that are tried with one bundle more
WIDER: Final[i64] = 12  # and how many of those are looked at
STEP: Final[i64] = 10  # sums are multiples of it, in classic dollars
NEED: Final[i64] = 2_000  # millionths that a partner is thought to ask for
ASKED: Final[i64] = 4_000  # millionths that one asks for at even chances who judges by them
SHARE: Final[i64] = 30  # percent of my gain that such a one asks for as well
SLACK: Final[i64] = 20_000  # by so much may a deal look bad before it is looked at closely
CHEAPEST: Final[i64] = 200  # millionths that PROBE dollars mean at least
POSSIBLE: Final[i64] = 100  # thousandths from which on it is reckoned with that he goes by printed prices
PROBE: Final[i64] = 100  # cash by which it is found what money means to somebody, in classic dollars


class Draft:
    """A deal without cash, and what it brings both."""

    def __init__(self, partner: i64, gives: Ints, takes: Ints) -> None:
        self.partner: i64 = partner
        self.gives: Ints = gives
        self.takes: Ints = takes
        self.mine: i64 = 0
        self.his: i64 = 0
        self.printed: i64 = 0  # what it brings him by printed prices
        self.completes = False  # whether I could build on a group by it
        self.my_price: i64 = 1  # what PROBE dollars less mean to me
        self.his_price: i64 = 1  # and so many more to him

    def even_cash(self, unit: i64) -> i64:
        """What I would pay for both to gain the same, about."""
        return (self.mine - self.his) * PROBE * unit // (self.my_price + self.his_price)

    def terms(self, cash: i64) -> Ints:
        """With so much cash to him, or below 0 from him."""
        terms = pushed(empty(), 0)
        for k in range(i64(len(self.gives))):
            terms = pushed(terms, self.gives[k])
        if cash > 0:
            terms = pushed(terms, pack_item(CASH_ITEM, cash))
        terms[0] = i64(len(terms)) - 1
        for k in range(i64(len(self.takes))):
            terms = pushed(terms, self.takes[k])
        return pushed(terms, pack_item(CASH_ITEM, -cash)) if cash < 0 else terms


class DealFinder:
    """Looks for the best offer to make. What it keeps is for one look."""

    def __init__(self, least: int, greed: float, pairs: int = PAIRS, best: int = BEST, guesses: bool = True) -> None:
        self.pairs = pairs
        self.best = best
        self.guesses = guesses  # what others accept; if not, it asks for what one accepts who judges as it does
        self.least: i64 = least  # millionths that an offer must bring me at even chances
        self.needed: i64 = least  # and as things stand
        self.greed = greed  # how little the risk of a refusal counts: 1 as it is, 0 not at all
        self.acceptance = Acceptance()
        self.my_bundles = Bundles()
        self.his_bundles = Bundles()
        self.now: Ints = empty()  # the chances of all seats as things stand
        self.terms: Ints = empty()  # of the offer found
        self.gain: i64 = 0  # what it brings me
        self.his_gain: i64 = 0
        self.score = 0.0

    def proposal(self, s: State, p: Prospects, value: Value, me: i64) -> i64:
        """The offer with the best prospects, or -1."""
        value.look(s)
        self.now = copied(value.chances)
        self.needed = margin(self.least, self.now[me])
        self.score = 0.0
        found: i64 = -1
        collected = False
        for other in range(s.players):
            if other != me and not s.bankrupt[other] and is_open_to_offers(s, other):
                if not collected:
                    self.my_bundles.collect(s, me)
                    collected = True
                if self.look_at(s, p, value, me, other):
                    found = act(OFFER, other)
        return found

    def look_at(self, s: State, p: Prospects, value: Value, me: i64, other: i64) -> bool:
        """Whether there is a better offer to this one than those found so far."""
        his = self.his_bundles
        his.collect(s, other)
        if self.my_bundles.count + his.count == 0:
            return False
        my_price, his_price = self.prices(s, value, me, other)
        if self.guesses:
            self.acceptance.learn(s, p, value, other, self.now)
        mine = self.my_bundles
        for k in range(mine.count):
            self.weigh_alone(s, value, me, other, mine, k, True)
        for k in range(his.count):
            self.weigh_alone(s, value, me, other, his, k, False)
        pairs = Shortlist(self.pairs)
        for k in range(mine.count + 1):
            for n in range(his.count + 1):
                if k + n > 0:
                    my_gain: i64 = 0
                    his_gain: i64 = 0
                    printed: i64 = 0
                    if k > 0:
                        my_gain += mine.mine[k - 1]
                        his_gain += mine.his[k - 1]
                        printed += mine.printed[k - 1]
                    if n > 0:
                        my_gain += his.mine[n - 1]
                        his_gain += his.his[n - 1]
                        printed -= his.printed[n - 1]
                    score = self.estimated(s, me, other, my_gain, his_gain, printed, my_price, his_price)
                    if score > -SLACK:
                        pairs.enter(score, k << 8 | n)
        drafts: list[Draft] = []
        best = Shortlist(self.best)
        for at in range(pairs.count):
            k = pairs.what[at] >> 8
            n = pairs.what[at] & 255
            gives = mine.append_to(empty(), k - 1) if k > 0 else empty()
            takes = his.append_to(empty(), n - 1) if n > 0 else empty()
            draft = self.drafted(s, p, value, me, other, gives, takes, my_price, his_price)
            best.enter(self.estimate(s, me, draft), i64(len(drafts)))
            drafts.append(draft)
        self.widen(s, p, value, me, other, drafts, best)
        if best.count == 0 or best.scores[0] < self.needed // 2:
            return False
        found = False
        for at in range(best.count):
            if best.scores[at] >= self.needed // 2 and self.price(s, p, value, me, drafts[best.what[at]]):
                found = True
        return found

    def estimate(self, s: State, me: i64, draft: Draft) -> i64:
        """What a draft brings me about; less where the other may be one who completes nobody's group."""
        gain = self.estimated(
            s, me, draft.partner, draft.mine, draft.his, draft.printed, draft.my_price, draft.his_price
        )
        return gain * self.acceptance.unguarded // WHOLE if self.guesses and draft.completes and gain > 0 else gain

    def estimated(
        self, s: State, me: i64, other: i64, mine: i64, his: i64, printed: i64, my_price: i64, his_price: i64
    ) -> i64:
        """My gain once he gains NEED by cash, or a little by printed prices if he may go by those, as far as cash goes.

        Far below 0 where it does not.
        """
        unit = s.edition.figures.dollar
        cash = (NEED - his) * PROBE * unit // his_price
        if self.guesses and self.acceptance.by_print >= POSSIBLE and whole_step(s, STEP) - printed < cash:
            cash = whole_step(s, STEP) - printed
        if cash > s.cash[me]:
            return -MILLION
        if -cash > s.cash[other]:
            cash = -s.cash[other]
        return mine - cash * my_price // (PROBE * unit)

    def prices(self, s: State, value: Value, me: i64, other: i64) -> tuple[i64, i64]:
        """What PROBE dollars mean to me and to him, at least something."""
        amount = PROBE * s.edition.figures.dollar
        if s.cash[me] >= s.cash[other]:
            value.look(after_payment(s, me, other, amount))
            mine = self.now[me] - value.chances[me]
            his = value.chances[other] - self.now[other]
        else:
            value.look(after_payment(s, other, me, amount))
            mine = value.chances[me] - self.now[me]
            his = self.now[other] - value.chances[other]
        return (mine if mine > CHEAPEST else CHEAPEST, his if his > CHEAPEST else CHEAPEST)

    def weigh_alone(self, s: State, value: Value, me: i64, other: i64, bundles: Bundles, k: i64, given: bool) -> None:
        """What a bundle given for nothing does, by me or to me."""
        terms = bundles.append_to(pushed(empty(), 0), k)
        if given:
            terms[0] = i64(len(terms)) - 1
        value.look(after_deal(s, me, other, terms))
        bundles.mine[k] = value.chances[me] - self.now[me]
        bundles.his[k] = value.chances[other] - self.now[other]

    def drafted(
        self,
        s: State,
        p: Prospects,
        value: Value,
        me: i64,
        other: i64,
        gives: Ints,
        takes: Ints,
        my_price: i64,
        his_price: i64,
    ) -> Draft:
        draft = Draft(other, gives, takes)
        terms = draft.terms(0)
        value.look(after_deal(s, me, other, terms))
        draft.printed = printed_gain(s, p, other, terms)
        draft.completes = completed_group(s, me, terms, 1 + terms[0], i64(len(terms))) >= 0
        reckless = is_reckless(s, me, other, terms, 1, 1 + terms[0])
        draft.mine = -MILLION if reckless else value.chances[me] - self.now[me]
        draft.his = value.chances[other] - self.now[other]
        draft.my_price = my_price
        draft.his_price = his_price
        return draft

    def widen(
        self, s: State, p: Prospects, value: Value, me: i64, other: i64, drafts: list[Draft], best: Shortlist
    ) -> None:
        """The best few deals with one more bundle on either side."""
        wide = Shortlist(int(WIDER))
        for at in range(best.count if best.count < SEEDS else SEEDS):
            draft = drafts[best.what[at]]
            for side in range(2):
                bundles = self.my_bundles if side == 0 else self.his_bundles
                items = draft.gives if side == 0 else draft.takes
                for k in range(bundles.count):
                    if not contains(items, bundles.items, bundles.start[k], bundles.start[k + 1]):
                        my_gain = draft.mine + bundles.mine[k]
                        his_gain = draft.his + bundles.his[k]
                        printed = draft.printed + (bundles.printed[k] if side == 0 else -bundles.printed[k])
                        score = self.estimated(
                            s, me, other, my_gain, his_gain, printed, draft.my_price, draft.his_price
                        )
                        if score > best.scores[at]:
                            wide.enter(score, (best.what[at] << 8 | k) << 1 | side)
        for at in range(wide.count):
            side = wide.what[at] & 1
            k = wide.what[at] >> 1 & 255
            draft = drafts[wide.what[at] >> 9]
            gives = self.my_bundles.append_to(copied(draft.gives), k) if side == 0 else draft.gives
            takes = self.his_bundles.append_to(copied(draft.takes), k) if side == 1 else draft.takes
            wider = self.drafted(s, p, value, me, other, gives, takes, draft.my_price, draft.his_price)
            best.enter(self.estimate(s, me, wider), i64(len(drafts)))
            drafts.append(wider)

    def price(self, s: State, p: Prospects, value: Value, me: i64, draft: Draft) -> bool:
        """Try sums from greedy to generous; whether one of them is the best offer so far."""
        other = draft.partner
        unit = s.edition.figures.dollar
        step = whole_step(s, STEP)
        by_chance = -draft.his * PROBE * unit // draft.his_price
        low, high = by_chance, draft.even_cash(unit)
        if self.guesses:
            self.acceptance.weigh(s, p, me, other, draft.terms(0))
            by_worth = -self.acceptance.worth
            low = by_chance if by_chance < by_worth else by_worth
            high = (by_worth if by_chance < by_worth else by_chance) + PROBE * unit
        last: i64 = s.cash[me] + 1
        found = False
        for rung in range(RUNGS + 1):
            cash = low + (high - low) * rung // (RUNGS - 1)
            if rung == RUNGS:  # what one asks for who goes by printed prices
                cash = 1 - draft.printed
            cash += -cash % step
            if cash > s.cash[me]:
                cash = s.cash[me] - s.cash[me] % step
            if -cash > s.cash[other]:
                cash = -(s.cash[other] - s.cash[other] % step)
            if cash == last:
                continue
            last = cash
            terms = draft.terms(cash)
            value.look(after_deal(s, me, other, terms))
            mine = value.chances[me] - self.now[me]
            if mine < self.needed:
                continue
            his = value.chances[other] - self.now[other]
            score = float(mine) * self.willingness(s, p, me, other, terms, mine, his) ** self.greed
            if score > self.score and self.is_sound(s, p, me, other, terms):
                self.score = score
                self.terms = terms
                self.gain = mine
                self.his_gain = his
                found = True
        return found

    def willingness(self, s: State, p: Prospects, me: i64, other: i64, terms: Ints, mine: i64, his: i64) -> float:
        """How likely he accepts what brings me and him so much."""
        if self.guesses:
            likely = self.acceptance.likelihood(s, p, me, other, terms, his, mine)
            return float(likely) / float(WHOLE)
        return 1.0 if his >= margin(ASKED, self.now[other]) and his * 100 >= mine * SHARE else 0.0

    def is_sound(self, s: State, p: Prospects, me: i64, other: i64, terms: Ints) -> bool:
        """Whether an offer is legal and news to the other."""
        before = s.offer
        s.offer = terms
        sound = (
            offer_refusal(s, me, other) == 0
            and not is_unwise(s, me, other, terms, 1, 1 + terms[0])
            and not asks_again(s, p, self.acceptance.scales, me, other)
        )
        s.offer = before
        return sound

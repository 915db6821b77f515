"""Looking for deals by what they do to the chances to win: any bundle for any bundle, and cash to make both agree."""

from __future__ import annotations

from typing import Final

from passgo.bots.learned.acceptance import WHOLE, Acceptance
from passgo.bots.learned.judgement import after_deal, after_payment, margin, whole_step
from passgo.bots.learned.network import MILLION, Value
from passgo.bots.prospects import Prospects
from passgo.bots.tact import asks_again, is_open_to_offers
from passgo.engine.actions import OFFER, act
from passgo.engine.columns import Ints, copied, empty, filled, i64, pushed
from passgo.engine.edition import LEAVES_JAIL
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, pack_item
from passgo.engine.rules.trade import item_refusal, offer_refusal
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
PROBE: Final[i64] = 100  # cash by which it is found what money means to somebody, in classic dollars


class Bundles:
    """What a seat could give: every bundle, and what giving it alone does to the chances of both sides."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.items: Ints = empty()  # of all bundles, one after another
        self.start: Ints = empty()  # by bundle: where its items begin
        self.mine: Ints = empty()  # what giving it brings me, and the other one; in millionths
        self.his: Ints = empty()

    def collect(self, s: State, seat: i64) -> None:
        """All lots of a group, one of several, every open card."""
        self.count = 0
        self.items = empty()
        self.start = pushed(empty(), 0)
        self.mine = empty()
        self.his = empty()
        board = s.edition.board
        for group in range(s.groups):
            if s.holds(seat, group) > 0:
                self.add_lots(s, seat, group, board.group_size[group])
                if s.holds(seat, group) > 1:
                    self.add_lots(s, seat, group, 1)
        kinds = s.edition.by_use
        for k in range(s.edition.used_start[LEAVES_JAIL], i64(len(kinds))):
            card = kinds[k]
            if s.holder[card] == seat and not s.edition.card_secret[card]:
                item = pack_item(CARD_ITEM, card)
                if item_refusal(s, seat, item) == 0:
                    self.items = pushed(self.items, item)
                    self.close()

    def add_lots(self, s: State, seat: i64, group: i64, most: i64) -> None:
        """So many lots of a group at most; none if they may not be given."""
        count: i64 = 0
        for k in range(s.edition.board.group_size[group]):
            lot = s.lot(group, k)
            if s.owner[lot] == seat and count < most and item_refusal(s, seat, pack_item(DEED_ITEM, lot)) == 0:
                self.items = pushed(self.items, pack_item(DEED_ITEM, lot))
                count += 1
        if count > 0:
            self.close()

    def close(self) -> None:
        self.start = pushed(self.start, i64(len(self.items)))
        self.mine = pushed(self.mine, 0)
        self.his = pushed(self.his, 0)
        self.count += 1

    def append_to(self, terms: Ints, bundle: i64) -> Ints:
        """Terms with the items of a bundle."""
        for k in range(self.start[bundle], self.start[bundle + 1]):
            terms = pushed(terms, self.items[k])
        return terms


class Shortlist:
    """The best so many of what is entered, by a score."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.count: i64 = 0
        self.scores: Ints = filled(size, 0)
        self.what: Ints = filled(size, 0)

    def enter(self, score: i64, what: i64) -> None:
        if self.count == self.size and score <= self.scores[self.count - 1]:
            return
        at = self.count
        if at == self.size:
            at -= 1
        else:
            self.count += 1
        while at > 0 and self.scores[at - 1] < score:
            self.scores[at] = self.scores[at - 1]
            self.what[at] = self.what[at - 1]
            at -= 1
        self.scores[at] = score
        self.what[at] = what


class Draft:
    """A deal without cash, and what it brings both."""

    def __init__(self, partner: i64, gives: Ints, takes: Ints) -> None:
        self.partner: i64 = partner
        self.gives: Ints = gives
        self.takes: Ints = takes
        self.mine: i64 = 0
        self.his: i64 = 0
        self.my_price: i64 = 1  # what PROBE dollars less mean to me
        self.his_price: i64 = 1  # and so many more to him

    def estimate(self, s: State, me: i64) -> i64:
        """What it brings me about, once cash makes it worth his while."""
        return estimated(s, me, self.partner, self.mine, self.his, self.my_price, self.his_price)

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


def estimated(s: State, me: i64, other: i64, mine: i64, his: i64, my_price: i64, his_price: i64) -> i64:
    """My gain once he gains NEED by cash, as far as cash goes; far below 0 where it does not."""
    unit = s.edition.figures.dollar
    cash = (NEED - his) * PROBE * unit // his_price
    if cash > s.cash[me]:
        return -MILLION
    if -cash > s.cash[other]:
        cash = -s.cash[other]
    return mine - cash * my_price // (PROBE * unit)


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
                    if k > 0:
                        my_gain += mine.mine[k - 1]
                        his_gain += mine.his[k - 1]
                    if n > 0:
                        my_gain += his.mine[n - 1]
                        his_gain += his.his[n - 1]
                    score = estimated(s, me, other, my_gain, his_gain, my_price, his_price)
                    if score > -SLACK:
                        pairs.enter(score, k << 8 | n)
        drafts: list[Draft] = []
        best = Shortlist(self.best)
        for at in range(pairs.count):
            k = pairs.what[at] >> 8
            n = pairs.what[at] & 255
            gives = mine.append_to(empty(), k - 1) if k > 0 else empty()
            takes = his.append_to(empty(), n - 1) if n > 0 else empty()
            draft = self.drafted(s, value, me, other, gives, takes, my_price, his_price)
            best.enter(draft.estimate(s, me), i64(len(drafts)))
            drafts.append(draft)
        self.widen(s, value, me, other, drafts, best)
        if best.count == 0 or best.scores[0] < self.needed // 2:
            return False
        if self.guesses:
            self.acceptance.learn(s, p, value, other, self.now)
        found = False
        for at in range(best.count):
            if best.scores[at] >= self.needed // 2 and self.price(s, p, value, me, drafts[best.what[at]]):
                found = True
        return found

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
        self, s: State, value: Value, me: i64, other: i64, gives: Ints, takes: Ints, my_price: i64, his_price: i64
    ) -> Draft:
        draft = Draft(other, gives, takes)
        value.look(after_deal(s, me, other, draft.terms(0)))
        draft.mine = value.chances[me] - self.now[me]
        draft.his = value.chances[other] - self.now[other]
        draft.my_price = my_price
        draft.his_price = his_price
        return draft

    def widen(self, s: State, value: Value, me: i64, other: i64, drafts: list[Draft], best: Shortlist) -> None:
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
                        score = estimated(s, me, other, my_gain, his_gain, draft.my_price, draft.his_price)
                        if score > best.scores[at]:
                            wide.enter(score, (best.what[at] << 8 | k) << 1 | side)
        for at in range(wide.count):
            side = wide.what[at] & 1
            k = wide.what[at] >> 1 & 255
            draft = drafts[wide.what[at] >> 9]
            gives = self.my_bundles.append_to(copied(draft.gives), k) if side == 0 else draft.gives
            takes = self.his_bundles.append_to(copied(draft.takes), k) if side == 1 else draft.takes
            wider = self.drafted(s, value, me, other, gives, takes, draft.my_price, draft.his_price)
            best.enter(wider.estimate(s, me), i64(len(drafts)))
            drafts.append(wider)

    def price(self, s: State, p: Prospects, value: Value, me: i64, draft: Draft) -> bool:
        """Try sums from greedy to generous; whether one of them is the best offer so far."""
        other = draft.partner
        unit = s.edition.figures.dollar
        step = whole_step(s, STEP)
        by_chance = -draft.his * PROBE * unit // draft.his_price
        low, high = by_chance, draft.even_cash(unit)
        if self.guesses:
            by_worth = -self.acceptance.worth(s, p, me, other, draft.terms(0))
            low = by_chance if by_chance < by_worth else by_worth
            high = (by_worth if by_chance < by_worth else by_chance) + PROBE * unit
        last: i64 = s.cash[me] + 1
        found = False
        for rung in range(RUNGS):
            cash = low + (high - low) * rung // (RUNGS - 1)
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
            likely = self.acceptance.likelihood(p, self.acceptance.worth(s, p, me, other, terms), his, mine)
            return float(likely) / float(WHOLE)
        return 1.0 if his >= margin(ASKED, self.now[other]) and his * 100 >= mine * SHARE else 0.0

    def is_sound(self, s: State, p: Prospects, me: i64, other: i64, terms: Ints) -> bool:
        """Whether an offer is legal and news to the other."""
        before = s.offer
        s.offer = terms
        sound = offer_refusal(s, me, other) == 0 and not asks_again(s, p, self.acceptance.scales, me, other)
        s.offer = before
        return sound


def contains(items: Ints, others: Ints, start: i64, stop: i64) -> bool:
    """Whether one of the others is among the items."""
    for k in range(start, stop):
        for n in range(i64(len(items))):
            if items[n] == others[k]:
                return True
    return False

"""In debt: a sale that saves from bankruptcy, and how somebody else's debt looks from outside."""

from __future__ import annotations

from typing import Final

from passgo.bots.learned.acceptance import WHOLE, Acceptance
from passgo.bots.learned.bundles import Bundles
from passgo.bots.learned.judgement import after_deal, after_debt
from passgo.bots.learned.network import Value
from passgo.bots.prospects import Prospects
from passgo.bots.tact import asks_again, is_open_to_offers
from passgo.engine.actions import OFFER, act
from passgo.engine.columns import Ints, copied, empty, i64, pushed
from passgo.engine.rules.debt import DEBT, can_raise, debtor_offer_refusal
from passgo.engine.rules.items import CASH_ITEM, pack_item
from passgo.engine.rules.trade import may_offer
from passgo.engine.state import FRAME, State

SUMS: Final[i64] = 4  # that are tried for each sale


class Rescue:
    """Looks for a sale of what one has to somebody who can pay enough for it."""

    def __init__(self) -> None:
        self.acceptance = Acceptance()
        self.bundles = Bundles()
        self.terms: Ints = empty()

    def sale(self, s: State, p: Prospects, value: Value, me: i64, creditor: i64, amount: i64) -> i64:
        """An offer that would cover the debt and is likely to be accepted, or -1."""
        if not may_offer(s, me):
            return -1
        self.bundles.collect(s, me)
        best: i64 = -1
        most: i64 = 0
        for other in range(s.players):
            if other != me and not s.bankrupt[other] and s.cash[other] > 0 and is_open_to_offers(s, other):
                value.look(after_debt(s.copy(), me, creditor, amount))
                now = copied(value.chances)
                self.acceptance.learn(s, p, value, other, now)
                for k in range(self.bundles.count):
                    bare = self.bundles.append_to(pushed(empty(), 0), k)
                    bare[0] = i64(len(bare)) - 1
                    lacking = amount - can_raise(after_deal(s, me, other, bare), me)
                    if lacking > 0 and lacking <= s.cash[other]:
                        for rung in range(SUMS):
                            cash = lacking + (s.cash[other] - lacking) * rung // (2 * SUMS)
                            cash += -cash % s.edition.figures.note
                            if cash > s.cash[other]:
                                continue
                            terms = pushed(copied(bare), pack_item(CASH_ITEM, cash))
                            score = self.score(s, p, value, me, other, creditor, amount, terms, now)
                            if score > most and self.is_sound(s, p, me, other, terms):
                                most = score
                                best = act(OFFER, other)
                                self.terms = terms
        return best

    def score(
        self,
        s: State,
        p: Prospects,
        value: Value,
        me: i64,
        other: i64,
        creditor: i64,
        amount: i64,
        terms: Ints,
        now: Ints,
    ) -> i64:
        """My chances after it, by how likely he accepts."""
        value.look(after_debt(after_deal(s, me, other, terms), me, creditor, amount))
        mine = value.chances[me]
        gain = value.chances[other] - now[other]
        return mine * self.acceptance.likelihood(s, p, me, other, terms, gain, mine - now[me]) // WHOLE

    def is_sound(self, s: State, p: Prospects, me: i64, other: i64, terms: Ints) -> bool:
        before = s.offer
        s.offer = terms
        sound = debtor_offer_refusal(s, me, other) == 0 and not asks_again(s, p, self.acceptance.scales, me, other)
        s.offer = before
        return sound


def with_debt_met(s: State, t: State, giver: i64) -> State:
    """A position after an answer to an offer: if its giver owes something, with that met or the giver out.

    `s` is the position in which the offer is open, where the debt lies right under it; it stays as it is.
    """
    at = s.depth - 2 * FRAME
    if at >= 0 and s.stack[at] == DEBT and s.stack[at + 1] == giver:
        return after_debt(s.copy() if t is s else t, giver, s.stack[at + 2], s.stack[at + 3])
    return t

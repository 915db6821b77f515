"""Uniform over the options, with now and then a bid or a deal out of the blue: it meets every kind of decision."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import CREDITOR, OFFERER
from passgo.bots.base import Reason, StateBot
from passgo.bots.tact import is_open_to_offers
from passgo.engine.actions import BID, COUNTER, OFFER, SETTLE, VERB_NUMBERS, Options, act
from passgo.engine.columns import Ints, i64, ints, mypyc_attr
from passgo.engine.machine import argument, asked, decider, illegal_reason
from passgo.engine.random import seeded
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM
from passgo.engine.state import State

ODDS: Final = 12  # one in so many decisions tries an open verb instead of a listed option


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(StateBot):
    def __init__(self, seed: int = 0, odds: int = ODDS) -> None:
        super().__init__(seed)
        self.odds: i64 = odds
        self.coin = seeded(seed)

    def pick(self, s: State) -> i64:
        choice = asked(s)
        a, b, c, d = argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3)
        if self.coin.below(self.odds) == 0:
            for free in choice.free(s, a, b, c, d):
                code = self.open_verb(s, VERB_NUMBERS[free.verb], free.low, free.high)
                if code >= 0:
                    return code
        out = Options()
        choice.options(s, a, b, c, d, out)
        return out.codes[self.coin.below(len(out.codes))]

    def reason(self, s: State, code: i64) -> Reason:
        out = Options()
        asked(s).options(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3), out)
        return Reason("toss", {}, {"options": len(out.codes)})

    def open_verb(self, s: State, verb: i64, low: i64, high: i64) -> i64:
        """A bid within its limits, or a deal that happens to be legal and is not one too many; -1 if it is not."""
        if verb == BID:
            unit = s.smallest_sum
            if high >= low:
                return act(BID, low + self.coin.below((high - low) // unit + 1) * unit)
            return -1
        me = decider(s)
        other = (
            argument(s, OFFERER)
            if verb == COUNTER
            else argument(s, CREDITOR)
            if verb == SETTLE
            else self.coin.below(s.players)
        )
        gives = self.bundle(s, me)
        takes = [] if verb == SETTLE else self.bundle(s, other)
        terms = ints([len(gives), *gives, *takes])
        before: Ints = s.offer
        s.offer = terms
        code = act(verb, other if verb == OFFER else 0)
        legal = illegal_reason(s, code) == 0 and (verb == SETTLE or is_open_to_offers(s, other))
        s.offer = before
        if not legal:
            return -1
        self.terms = terms
        return code

    def bundle(self, s: State, player: i64) -> list[int]:
        """Some cash, some deeds, perhaps a card."""
        items: list[int] = []
        unit = s.smallest_sum
        if s.cash[player] > 0 and self.coin.below(2) == 0:
            items.append(int(CASH_ITEM | (self.coin.below(s.cash[player] // unit) + 1) * unit << 4))
        for deed in range(s.edition.board.deeds):
            if s.owner[deed] == player and self.coin.below(4) == 0:
                items.append(int(DEED_ITEM | deed << 4))
        for card in range(i64(len(s.holder))):
            if s.holder[card] == player and self.coin.below(2) == 0:
                items.append(int(CARD_ITEM | card << 4))
        return items

"""For children and first games: plays plainly, builds slowly, takes what is fair, and nothing that would hurt."""

from __future__ import annotations

from typing import Final

from passgo.bots.asked import AWARD, DUE, LINE, LOT, OFFERER, PARTNER, STANDING
from passgo.bots.base import Reason
from passgo.bots.learned.judgement import whole_step
from passgo.bots.learned.prudence import is_below_loan
from passgo.bots.prospects import prospects_of
from passgo.bots.simple import SimpleBot
from passgo.bots.valuation import Scales
from passgo.engine.actions import ACCEPT, BID, BUILD, BUY, DECLINE, PASS, REFUSE, USE_CARD, about, act, verb_of
from passgo.engine.columns import Ints, i64, mypyc_attr
from passgo.engine.machine import argument, decider
from passgo.engine.rules.auction import AWARD_DEED, BIDDING, bidder, lowest_bid
from passgo.engine.rules.debt import CONSIDER_SETTLEMENT, DEBT
from passgo.engine.rules.items import CASH_ITEM, DEED_ITEM, item_kind, item_number
from passgo.engine.rules.trade import CONSIDER_TRADE
from passgo.engine.state import FRAME, State

RESERVE: Final = 500  # cash kept when building, in dollars of Classic
BUY_RESERVE: Final = 250
STEP: Final[i64] = 10  # bids are multiples of it, in classic dollars
TALLEST: Final[i64] = 2  # levels that it builds
GIVES_UP: Final[i64] = 50  # what a deal may cost it, so that somebody is pleased
TAKES: Final[i64] = 100  # and what it may cost the other at most, who may not have seen it
LEFT: Final[i64] = 100  # cash that a deal must leave to both

PLAIN: Final[i64] = 0  # why it said what it said last, of a deal
FINE: Final[i64] = 1
TOO_DEAR: Final[i64] = 2
TOO_GOOD: Final[i64] = 3  # the other one would lose by it
TOO_BARE: Final[i64] = 4  # somebody would be left without cash


@mypyc_attr(allow_interpreted_subclasses=True)
class GentleBot(SimpleBot):
    def __init__(self, seed: int = 0, reserve: int = RESERVE, buy_reserve: int = BUY_RESERVE) -> None:
        super().__init__(seed, reserve, buy_reserve)
        self.scales = Scales()
        self.why: i64 = PLAIN

    def pick(self, s: State) -> i64:
        self.why = PLAIN
        asks = s.stack[s.depth - FRAME]
        if asks == CONSIDER_TRADE:
            self.why = self.thinks_of_deal(s, argument(s, OFFERER), argument(s, PARTNER))
            return ACCEPT if self.why == FINE else REFUSE
        if asks == CONSIDER_SETTLEMENT:
            return ACCEPT if listed_worth(s, s.offer) * 2 >= argument(s, DUE) else REFUSE
        code = super().pick(s)
        if asks == BIDDING and verb_of(code) == BID:
            return modest_bid(s, code)
        if asks != s.edition.turn.finish:
            return code
        too_tall = verb_of(code) == BUILD and s.level[about(code)] >= TALLEST
        return self.habits.kind_end(s) if too_tall or verb_of(code) == USE_CARD else code

    def thinks_of_deal(self, s: State, giver: i64, me: i64) -> i64:
        """A deal that is fair by what things are worth, and leaves both some cash. Who owes money is helped.

        Late in a race a deed is worth next to nothing; even so it is not given for less than the Bank lends on it.
        """
        p = prospects_of(s.edition)
        self.scales.read(s, p, giver, me)
        if self.scales.his < -GIVES_UP * p.unit or is_below_loan(s, s.offer, 1 + s.offer[0], i64(len(s.offer))):
            return TOO_DEAR
        paid = self.scales.cash  # by me
        if paid > 0 and s.cash[me] - paid < LEFT * p.unit:
            return TOO_BARE
        at = s.depth - 2 * FRAME
        if at >= 0 and s.stack[at] == DEBT and s.stack[at + 1] == giver:
            return FINE
        if self.scales.mine < -TAKES * p.unit:
            return TOO_GOOD
        if paid < 0 and s.cash[giver] + paid < LEFT * p.unit:
            return TOO_BARE
        return FINE

    def reason(self, s: State, code: i64) -> Reason:
        me = decider(s)
        cash = int(s.cash[me])
        unit = int(s.edition.figures.dollar)
        if self.why != PLAIN:
            gain, other = int(self.scales.his), int(self.scales.mine)
            if self.why == TOO_BARE:
                return Reason("gentle-bare", {"left": int(LEFT) * unit})
            name = "gentle-fine" if self.why == FINE else "gentle-dear" if self.why == TOO_DEAR else "gentle-good"
            return Reason(name, {"gain": gain, "other": other})
        if code == BUY or code == DECLINE:
            return Reason("gentle-buy", {"cash": cash, "reserve": int(self.buy_reserve) * unit})
        if verb_of(code) == BUILD:
            return Reason("gentle-build", {"cash": cash, "reserve": int(self.reserve) * unit})
        return super().reason(s, code)


def modest_bid(s: State, code: i64) -> i64:
    """Never more than the printed price, as the others shall have something, too; in tens, or the least allowed."""
    if argument(s, AWARD) != AWARD_DEED:
        return PASS
    price = s.edition.board.price[argument(s, LOT)]
    me = bidder(argument(s, LINE))
    low = lowest_bid(s, argument(s, AWARD), argument(s, LOT), argument(s, STANDING), me)
    bid = about(code) if about(code) <= price else low
    bid -= bid % whole_step(s, STEP)
    if bid < low:
        bid = low
    return act(BID, bid) if bid <= price else PASS


def listed_worth(s: State, terms: Ints) -> i64:
    """What the giver's side of terms is worth by the printed prices."""
    total: i64 = 0
    for at in range(1, 1 + terms[0]):
        if item_kind(terms[at]) == CASH_ITEM:
            total += item_number(terms[at])
        elif item_kind(terms[at]) == DEED_ITEM:
            total += s.edition.board.price[item_number(terms[at])]
    return total

"""Landing on a property in Millionaire: buying or auctioning it, owing rent, and taking over a mortgage."""

from typing import Final

from passgo.editions.millionaire.kept import RENT_PASS, hidden_cards, spend
from passgo.editions.millionaire.ledger import BARGAIN, BIDDING_WAR, SALE
from passgo.engine.actions import BUY, DECLINE, OFFER, PAY, USE_CARD, FreeVerb, Options, about, verb_of
from passgo.engine.columns import i64
from passgo.engine.events import INTEREST, RENT, RENT_DUE, cause
from passgo.engine.rules.auction import AUCTION_DEED
from passgo.engine.rules.debt import DEBT, KEEP_OR_LIFT
from passgo.engine.rules.dice import roll_total
from passgo.engine.rules.manage import NOT_NOW
from passgo.engine.rules.mortgage import interest
from passgo.engine.rules.property import CANNOT_AFFORD, buy, leave_to_auction
from passgo.engine.rules.rent import charges, rent
from passgo.engine.rules.trade import dealing_refusal, may_offer, offer_refusal, offer_trade
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, numbered


class VisitLot(Step):
    """A property without owner is offered, at what a card may have made of its price; another's costs rent.

    Whoever keeps any card face down is asked before he pays, so that the question betrays no pass.

    Rules: MIL-52, MIL-55.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        deed = s.edition.board.deed_at[s.place[s.turn]]
        if s.owner[deed] == BANK:
            if s.extra[SALE] == BIDDING_WAR:
                s.push(AUCTION_DEED, deed)
            else:
                s.push(OFFER_LOT, deed, asked_price(s, deed))
        elif charges(s, deed, s.turn):
            amount = rent(s, deed, roll_total(s))
            s.emit(RENT_DUE, s.turn, s.owner[deed], deed, amount)
            if hidden_cards(s, s.turn) > 0:
                s.push(PAY_OR_PASS, s.turn, s.owner[deed], deed, amount)
            else:
                s.push(DEBT, s.turn, s.owner[deed], amount, cause(RENT, deed))


def asked_price(s: State, deed: i64) -> i64:
    price = s.edition.board.price[deed]
    return s.in_notes(price // 2) if s.extra[SALE] == BARGAIN else price


class OfferLot(Choice):
    """Buy it, or it is auctioned. One may still deal, but not build: the roll is not resolved.

    Rules: MIL-52, MIL-53, MIL-60.
    """

    def price(self, s: State, deed: i64, price: i64, c: i64, d: i64, /) -> i64:
        return price

    def options(self, s: State, deed: i64, price: i64, c: i64, d: i64, out: Options, /) -> None:
        self.put_if_legal(s, deed, price, c, d, BUY, out)
        self.put_if_legal(s, deed, price, c, d, DECLINE, out)

    def free(self, s: State, deed: i64, price: i64, c: i64, d: i64, /) -> list[FreeVerb]:
        return [FreeVerb(OFFER)] if may_offer(s, s.turn) else []

    def illegal_reason(self, s: State, deed: i64, price: i64, c: i64, d: i64, action: i64, /) -> i64:
        if verb_of(action) == OFFER:
            return dealing_refusal(s, s.turn) or offer_refusal(s, s.turn, about(action))
        if action == BUY:
            if s.cash[s.turn] >= price:
                return 0
            return CANNOT_AFFORD
        if action == DECLINE:
            return 0
        return NOT_NOW

    def apply(self, s: State, deed: i64, price: i64, c: i64, d: i64, action: i64, /) -> None:
        if verb_of(action) == OFFER:
            s.push(OFFER_LOT, deed, price)
            offer_trade(s, s.turn, about(action))
        elif action == BUY:
            buy(s, deed, price)
        else:
            leave_to_auction(s, deed)


class PayOrPass(Choice):
    """Rent is due: pay it, or play the card that cancels it (MIL-A27)."""

    def player(self, s: State, visitor: i64, owner: i64, deed: i64, amount: i64, /) -> i64:
        return visitor

    def options(self, s: State, visitor: i64, owner: i64, deed: i64, amount: i64, out: Options, /) -> None:
        first = s.edition.used_start[RENT_PASS]
        for k in range(s.edition.used_count[RENT_PASS]):
            if s.holder[s.edition.by_use[first + k]] == visitor:
                out.add(USE_CARD, s.edition.by_use[first + k])
        out.add(PAY)

    def apply(self, s: State, visitor: i64, owner: i64, deed: i64, amount: i64, action: i64, /) -> None:
        if action == PAY:
            s.push(DEBT, visitor, owner, amount, cause(RENT, deed))
        else:
            spend(s, visitor, about(action))


class BuyMortgaged(Step):
    """The buyer of a mortgaged deed pays a tenth of its price and keeps the mortgage or lifts it.

    Rules: MIL-101, MIL-102, MIL-103.
    """

    def run(self, s: State, taker: i64, deed: i64, c: i64, d: i64, /) -> None:
        s.push(KEEP_OR_LIFT, taker, deed)
        s.push(DEBT, taker, BANK, interest(s, deed), cause(INTEREST, deed))


VISIT_LOT: Final[i64] = numbered(VisitLot())
OFFER_LOT: Final[i64] = numbered(OfferLot("buy"), "deed", "price")
PAY_OR_PASS: Final[i64] = numbered(PayOrPass("rent-pass"), "visitor", "owner", "deed", "amount")
BUY_MORTGAGED: Final[i64] = numbered(BuyMortgaged(), "taker", "deed")

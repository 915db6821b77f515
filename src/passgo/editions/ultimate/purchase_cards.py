"""Buying a property from the Bank in Ultimate, with the cards that make it cheaper or snatch it away."""

from typing import Final

from passgo.editions.ultimate.hand import held, list_held, spend
from passgo.editions.ultimate.reactions import SumEffect, pack_sum, sum_amount, sum_deed, threaten
from passgo.editions.ultimate.uses import BARGAIN, DEAL_BUSTER
from passgo.engine.actions import BUY, DECLINE, USE_CARD, Options, about, refusal, verb_of
from passgo.engine.columns import i64
from passgo.engine.events import BOUGHT, OFFERED_DEED
from passgo.engine.rules.auction import AUCTION_DEED
from passgo.engine.rules.manage import NOT_NOW, ManagingChoice
from passgo.engine.rules.property import CANNOT_AFFORD
from passgo.engine.rules.trade import CARD_NOT_HELD
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, numbered

BARGAIN_PRICE: Final[i64] = 100
NO_BARGAIN: Final[i64] = refusal("no-bargain", "UM-CRD-1")


def asked_price(s: State, deed: i64, price: i64) -> i64:
    """The printed price, unless a card named another one."""
    return price if price > 0 else s.edition.board.price[deed]


def bargain_refusal(s: State, deed: i64, price: i64) -> i64:
    """Why a hundred will not buy it; 0 if it will. Nobody plays the card to pay more."""
    if asked_price(s, deed, price) <= BARGAIN_PRICE:
        return NO_BARGAIN
    if s.cash[s.turn] >= BARGAIN_PRICE:
        return 0
    return CANNOT_AFFORD


class OfferOnTracks(ManagingChoice):
    """Buy it at the price asked, or with a card for a hundred, or it is auctioned at once.

    Rules: CLS-BUY-1, CLS-BUY-3, CLS-BUY-4.
    """

    def price(self, s: State, deed: i64, price: i64, c: i64, d: i64, /) -> i64:
        return asked_price(s, deed, price)

    def own_options(self, s: State, deed: i64, price: i64, c: i64, d: i64, out: Options, /) -> None:
        self.put_if_legal(s, deed, price, c, d, BUY, out)
        bargains = Options()
        list_held(s, s.turn, BARGAIN, bargains)
        for k in range(i64(len(bargains.codes))):
            self.put_if_legal(s, deed, price, c, d, bargains.codes[k], out)
        self.put_if_legal(s, deed, price, c, d, DECLINE, out)

    def own_illegal_reason(self, s: State, deed: i64, price: i64, c: i64, d: i64, action: i64, /) -> i64:
        if action == DECLINE:
            return 0
        if action == BUY:
            if s.cash[s.turn] >= asked_price(s, deed, price):
                return 0
            return CANNOT_AFFORD
        if verb_of(action) != USE_CARD:
            return NOT_NOW
        card = about(action)
        if s.holder[card] != s.turn or s.edition.card_use[card] != BARGAIN:
            return CARD_NOT_HELD
        return bargain_refusal(s, deed, price)

    def apply_own(self, s: State, deed: i64, price: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == BUY:
            s.push(PURCHASE, deed, asked_price(s, deed, price), s.turn, s.turn)
        elif action == DECLINE:
            s.emit(OFFERED_DEED, s.turn, deed)
            s.push(AUCTION_DEED, deed)
        else:
            spend(s, s.turn, about(action))
            s.push(PURCHASE, deed, BARGAIN_PRICE, s.turn, s.turn)


def next_buster(s: State, buyer: i64, after: i64, price: i64) -> i64:
    """The next seat to the left that could buy instead, before it is the buyer's again; or -1."""
    p = (after + 1) % s.players
    while p != buyer:
        if not s.bankrupt[p] and s.cash[p] >= price and held(s, p, DEAL_BUSTER) >= 0:
            return p
        p = (p + 1) % s.players
    return -1


def sell_deed(s: State, deed: i64, price: i64, player: i64) -> None:
    """The Bank sells a deed (UM-POO-3)."""
    s.shift(player, BANK, price)
    s.emit(BOUGHT, player, deed, price)
    s.give_deed(deed, player)


class Purchase(Step):
    """A player buys from the Bank, unless one of the others busts the deal, asked from the buyer's left."""

    def run(self, s: State, deed: i64, price: i64, buyer: i64, after: i64, /) -> None:
        if s.owner[deed] != BANK:
            return  # the deal was busted
        buster = next_buster(s, buyer, after, price)
        if buster >= 0:
            s.push(BUST_DEAL, deed, price, buyer, buster)
        else:
            sell_deed(s, deed, price, buyer)


class BustDeal(Choice):
    """Somebody else is about to buy a property: leave it to him, or buy it yourself at the same price."""

    def player(self, s: State, deed: i64, price: i64, buyer: i64, buster: i64, /) -> i64:
        return buster

    def options(self, s: State, deed: i64, price: i64, buyer: i64, buster: i64, out: Options, /) -> None:
        out.add(DECLINE)
        list_held(s, buster, DEAL_BUSTER, out)

    def apply(self, s: State, deed: i64, price: i64, buyer: i64, buster: i64, action: i64, /) -> None:
        s.push(PURCHASE, deed, price, buyer, buster)  # goes on if nothing comes of it
        if action != DECLINE:
            spend(s, buster, about(action))
            threaten(s, buyer, BUY_INSTEAD, pack_sum(deed, price), buster)


class BuyInstead(SumEffect):
    """The deal is busted."""

    def run(self, s: State, buyer: i64, bargain: i64, buster: i64, d: i64, /) -> None:
        sell_deed(s, sum_deed(bargain), sum_amount(bargain), buster)


OFFER_ON_TRACKS: Final[i64] = numbered(OfferOnTracks("buy"), "deed", "price")
PURCHASE: Final[i64] = numbered(Purchase(), "deed", "price", "buyer", "after")
BUST_DEAL: Final[i64] = numbered(BustDeal("bust-deal"), "deed", "price", "buyer", "buster")
BUY_INSTEAD: Final[i64] = numbered(BuyInstead(), "buyer", "bargain", "buster")

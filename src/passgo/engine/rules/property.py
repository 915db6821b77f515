"""Landing on a property: buying it, leaving it to an auction, or owing rent."""

from typing import Final

from passgo.engine.actions import BUY, COLLECT, DECLINE, OVERLOOK, Options, refusal, verb_of
from passgo.engine.board import UTILITY
from passgo.engine.columns import i64
from passgo.engine.events import BOUGHT, OFFERED_DEED, RENT, RENT_CLAIMABLE, RENT_DUE, ROLLED_FOR_RENT, cause
from passgo.engine.rules.auction import AUCTION_DEED
from passgo.engine.rules.debt import DEBT, pay_or_raise
from passgo.engine.rules.dice import roll_total
from passgo.engine.rules.manage import NOT_NOW, ManagingChoice
from passgo.engine.rules.rent import charges, record_claim, rent
from passgo.engine.settings import MANUAL, RENT_CLAIM
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, effect, numbered

CANNOT_AFFORD: Final[i64] = refusal("cannot-afford", "CLS-BUY-4")


class VisitProperty(Step):
    """Landing on a property: an offer if nobody has it, rent if somebody else does (CLS-BUY-1, CLS-RNT-1).

    A card may multiply the rent, or name the factor for dice thrown anew (CLS-UTL-4).

    Rules: CLS-UTL-1, CLS-RRD-1.
    """

    def run(self, s: State, times: i64, factor: i64, c: i64, d: i64, /) -> None:
        deed = s.edition.board.deed_at[s.place[s.turn]]
        if s.owner[deed] == BANK:
            s.push(OFFER_DEED, deed)
        elif charges(s, deed, s.turn):
            total = roll_total(s)
            if s.edition.board.family[deed] == UTILITY and (factor > 0 or s.rolled == 0):
                total = roll_for_rent(s)
            amount = rent(s, deed, total)
            if factor > 0:
                amount = factor * total
            elif times > 1:
                amount *= times
            if s.settings[RENT_CLAIM] == MANUAL:
                s.emit(RENT_CLAIMABLE, s.turn, s.owner[deed], deed, amount)
                s.push(CLAIM_RENT, s.turn, s.owner[deed], deed, amount)
            else:
                s.emit(RENT_DUE, s.turn, s.owner[deed], deed, amount)
                pay_or_raise(s, s.turn, s.owner[deed], amount, cause(RENT, deed))


def roll_for_rent(s: State) -> i64:
    """Two dice that move nothing: for a utility that no roll led to (CLS-UTL-4, UM-UTL-3)."""
    die = s.chance.die(6)
    other = s.chance.die(6)
    s.emit(ROLLED_FOR_RENT, s.turn, die, other)
    return die + other


def buy(s: State, deed: i64, price: i64) -> None:
    """The player on turn buys a deed from the Bank (CLS-BUY-2)."""
    s.shift(s.turn, BANK, price)
    s.emit(BOUGHT, s.turn, deed, price)
    s.give_deed(deed, s.turn)


def leave_to_auction(s: State, deed: i64) -> None:
    """Who does not buy leaves the deed to the highest bidder (CLS-BUY-3)."""
    s.emit(OFFERED_DEED, s.turn, deed)
    s.push(AUCTION_DEED, deed)


class OfferDeed(ManagingChoice):
    """Buy it at the printed price, or it is auctioned at once (CLS-BUY-1, CLS-BUY-3, CLS-BUY-4)."""

    def price(self, s: State, deed: i64, b: i64, c: i64, d: i64, /) -> i64:
        return s.edition.board.price[deed]

    def own_options(self, s: State, deed: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        self.put_if_legal(s, deed, b, c, d, BUY, out)
        self.put_if_legal(s, deed, b, c, d, DECLINE, out)

    def own_illegal_reason(self, s: State, deed: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if action == BUY:
            if s.cash[s.turn] >= s.edition.board.price[deed]:
                return 0
            return CANNOT_AFFORD
        if action == DECLINE:
            return 0
        return NOT_NOW

    def apply_own(self, s: State, deed: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == BUY:
            buy(s, deed, s.edition.board.price[deed])
        else:
            leave_to_auction(s, deed)


class ClaimRent(Choice):
    """As a house rule the owner must ask for the rent; whoever overlooks it may still claim later (CLS-RNT-8)."""

    def player(self, s: State, visitor: i64, owner: i64, deed: i64, amount: i64, /) -> i64:
        return owner

    def options(self, s: State, visitor: i64, owner: i64, deed: i64, amount: i64, out: Options, /) -> None:
        out.add(COLLECT, deed)
        out.add(OVERLOOK)

    def apply(self, s: State, visitor: i64, owner: i64, deed: i64, amount: i64, action: i64, /) -> None:
        if verb_of(action) == COLLECT:
            s.emit(RENT_DUE, visitor, owner, deed, amount)
            s.push(DEBT, visitor, owner, amount, cause(RENT, deed))
        else:
            record_claim(s, visitor, owner, deed, amount)


VISIT_PROPERTY: Final[i64] = effect(VisitProperty(), "times", "factor")
OFFER_DEED: Final[i64] = numbered(OfferDeed("buy"), "deed")
CLAIM_RENT: Final[i64] = numbered(ClaimRent("rent"), "visitor", "owner", "deed", "amount")

"""Cards about shares: dividends out of season, fines on holders, the crash, and a share for nothing."""

from typing import Final

from passgo.editions.ultimate.card_moves import advance, next_ahead
from passgo.editions.ultimate.ledger import RADIO_HALVED
from passgo.editions.ultimate.places import place
from passgo.editions.ultimate.purchase_cards import OFFER_ON_TRACKS
from passgo.editions.ultimate.reactions import threaten_legally
from passgo.editions.ultimate.stocks import (
    COMPANIES,
    PICK_SHARE,
    after_payout,
    any_unsold,
    dividend,
    first_company,
    pay_dividend,
    payout,
)
from passgo.engine.board import UTILITY
from passgo.engine.columns import i64
from passgo.engine.events import CARD_EFFECT, cause
from passgo.engine.rules.confinement import GO_TO_JAIL
from passgo.engine.rules.corners import fines_to
from passgo.engine.rules.debt import DEBT
from passgo.engine.state import BANK, State
from passgo.engine.steps import Step, effect, numbered

MOTION_PICTURES: Final[i64] = 1  # companies as bits, in the order of `stocks.COMPANIES`
ALLIED_STEAMSHIPS: Final[i64] = 2
NATIONAL_UTILITIES: Final[i64] = 4
GENERAL_RADIO: Final[i64] = 8
UNITED_RAILWAYS: Final[i64] = 16
ACME_MOTORS: Final[i64] = 32
ALL_COMPANIES: Final[i64] = 63
HALVED_PAYOUTS: Final[i64] = 2
ELECTRIC_COMPANY: Final[i64] = place("Electric Company")


def dividends(s: State, player: i64, companies: i64) -> i64:
    """What a player's shares of some companies earn in full, as fines count it."""
    total: i64 = 0
    for k in range(i64(len(COMPANIES))):
        if companies >> k & 1:
            total += dividend(s, player, first_company(s) + k)
    return total


def payouts(s: State, player: i64, companies: i64) -> i64:
    """What the Bank pays for them now."""
    total: i64 = 0
    for k in range(i64(len(COMPANIES))):
        if companies >> k & 1:
            total += payout(s, player, first_company(s) + k)
    return total


def is_holder(s: State, player: i64, companies: i64) -> bool:
    """Whether a player has a share, mortgaged or not, of any of the companies."""
    for k in range(i64(len(COMPANIES))):
        if companies >> k & 1 and s.holds(player, first_company(s) + k) > 0:
            return True
    return False


class PayCompanies(Step):
    """The Bank pays the holders of some companies a dividend now (UM-STK-2)."""

    def run(self, s: State, companies: i64, b: i64, c: i64, d: i64, /) -> None:
        for p in range(s.players):
            if not s.bankrupt[p]:
                pay_dividend(s, p, payouts(s, p, companies))
        if companies & GENERAL_RADIO:
            after_payout(s)


class ElectricCar(Step):
    """Dividends of Acme Motors and National Utilities, so many times, and triple for Electric Company's owner.

    In one printing only a holder of both companies gets anything.
    """

    def run(self, s: State, times: i64, needs_both: i64, c: i64, d: i64, /) -> None:
        owner = s.owner[s.edition.board.deed_at[ELECTRIC_COMPANY]]
        for p in range(s.players):
            both = is_holder(s, p, ACME_MOTORS) and is_holder(s, p, NATIONAL_UTILITIES)
            if not s.bankrupt[p] and (both or not needs_both):
                factor = 3 if owner == p else times
                pay_dividend(s, p, factor * payouts(s, p, ACME_MOTORS | NATIONAL_UTILITIES))


class FineHolders(Step):
    """Every holder of some companies owes the Pool one dividend, the drawer first; a lawyer helps (UM-POO-1)."""

    def run(self, s: State, companies: i64, b: i64, c: i64, card: i64, /) -> None:
        for k in range(s.players):
            p = (s.turn + s.players - 1 - k) % s.players  # the last pushed pays first
            amount = dividends(s, p, companies)
            if not s.bankrupt[p] and amount > 0:
                threaten_legally(s, p, PAY_STOCK_FINE, amount, card)


class PayStockFine(Step):
    """A holder pays the Pool."""

    def run(self, s: State, player: i64, amount: i64, card: i64, d: i64, /) -> None:
        s.push(DEBT, player, fines_to(s), amount, cause(CARD_EFFECT, card))


class CaughtTrading(Step):
    """Who has shares pays one full dividend on all of them and goes to Jail, unless a lawyer helps (UM-POO-1)."""

    def run(self, s: State, a: i64, b: i64, c: i64, card: i64, /) -> None:
        if is_holder(s, s.turn, ALL_COMPANIES):
            threaten_legally(s, s.turn, SENTENCE, dividends(s, s.turn, ALL_COMPANIES), card)


class Sentence(Step):
    """The fine for insider trading, then Jail."""

    def run(self, s: State, player: i64, amount: i64, card: i64, d: i64, /) -> None:
        s.push(GO_TO_JAIL)
        if amount > 0:
            s.push(PAY_STOCK_FINE, player, amount, card)


class StockCrash(Step):
    """Every holder returns half of the shares in each company, rounded up; mortgaged ones first, debt and all."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        for p in range(s.players):
            for k in range(i64(len(COMPANIES))):
                group = first_company(s) + k
                left = (s.holds(p, group) + 1) // 2
                left = return_shares(s, p, group, left, 1)
                return_shares(s, p, group, left, 0)


def return_shares(s: State, player: i64, group: i64, left: i64, mortgaged: i64) -> i64:
    """Return up to so many shares, of the mortgaged or the others; how many are still to return."""
    for k in range(s.edition.board.group_size[group]):
        share = s.lot(group, k)
        if left > 0 and s.owner[share] == player and s.mortgaged[share] == mortgaged:
            s.give_deed(share, BANK)
            s.set_mortgage(share, 0)
            left -= 1
    return left


class HalveRadio(Step):
    """General Radio pays half, rounded up, the next two times that it pays."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        s.extra[RADIO_HALVED] = HALVED_PAYOUTS


class InheritShare(Step):
    """One unsold share of any company for nothing, if there is one."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if any_unsold(s):
            s.push(PICK_SHARE, s.turn, 0)


class EnergyCrisis(Step):
    """A holder of National Utilities walks to the next utility and earns a dividend; it is free to visit and for sale.

    Others do nothing (UM-CRD-8).
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if not is_holder(s, s.turn, NATIONAL_UTILITIES):
            return
        advance(s, next_ahead(s, UTILITY))
        pay_dividend(s, s.turn, payouts(s, s.turn, NATIONAL_UTILITIES))
        deed = s.edition.board.deed_at[s.place[s.turn]]
        if s.owner[deed] == BANK:
            s.push(OFFER_ON_TRACKS, deed)


PAY_COMPANIES: Final[i64] = effect(PayCompanies(), "companies")
ELECTRIC_CAR: Final[i64] = effect(ElectricCar(), "times", "needs_both")
FINE_HOLDERS: Final[i64] = effect(FineHolders(), "companies")
PAY_STOCK_FINE: Final[i64] = numbered(PayStockFine(), "player", "amount", "card")
CAUGHT_TRADING: Final[i64] = effect(CaughtTrading())
SENTENCE: Final[i64] = numbered(Sentence(), "player", "amount", "card")
STOCK_CRASH: Final[i64] = effect(StockCrash())
HALVE_RADIO: Final[i64] = effect(HalveRadio())
INHERIT_SHARE: Final[i64] = effect(InheritShare())
ENERGY_CRISIS: Final[i64] = effect(EnergyCrisis())

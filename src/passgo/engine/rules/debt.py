"""Debts: paying, raising the cash, settling in kind, and bankruptcy with what becomes of the estate."""

from collections.abc import Sequence
from typing import Final

from passgo.engine.actions import (
    ACCEPT,
    BANKRUPT,
    KEEP,
    LIFT,
    MORTGAGE,
    OFFER,
    REFUSE,
    SELL,
    SELL_DOWN,
    SETTLE,
    FreeVerb,
    Options,
    about,
    refusal,
    verb_of,
)
from passgo.engine.board import SHARE
from passgo.engine.columns import empty, i64
from passgo.engine.edition import LEAVES_JAIL
from passgo.engine.events import (
    BANKRUPTED,
    ESTATE,
    INTEREST,
    OWED,
    SETTLEMENT_OFFERED,
    TRADE_ACCEPTED,
    TRADE_REFUSED,
    cause,
    cause_about,
    cause_kind,
)
from passgo.engine.rules.auction import AUCTION_DEED
from passgo.engine.rules.defaults import least_sale
from passgo.engine.rules.items import IMMUNITY_ITEM, item_kind
from passgo.engine.rules.mortgage import interest, lift, mortgage, mortgage_refusal
from passgo.engine.rules.past_offers import count_refusal
from passgo.engine.rules.rent import CLAIM_WIDTH, drop_claim
from passgo.engine.rules.selling import raze, sell, sell_down, sell_down_options, sell_down_refusal, sell_refusal
from passgo.engine.rules.trade import (
    NO_IMMUNITY,
    NOTHING_TRADED,
    bundle_refusal,
    dealing_refusal,
    give_card,
    hand_over,
    may_offer,
    may_settle,
    offer_refusal,
    offer_trade,
    show_items,
)
from passgo.engine.rules.victory import somebody_left
from passgo.engine.rules.vouchers import is_voucher
from passgo.engine.state import BANK, OUT_OF_GAME, State
from passgo.engine.steps import Choice, Step, numbered

CAN_STILL_PAY: Final[i64] = refusal("can-still-pay", "CLS-BKR-1")
NO_CREDITOR: Final[i64] = refusal("no-creditor", "CLS-BKR-6")
NO_GIFTS: Final[i64] = refusal("no-gifts-in-debt", "CLS-BKR-1")
PAY_FIRST: Final[i64] = refusal("pay-first", "CLS-BKR-1")


class Debt(Step):
    """Pay if the cash is there, else raise it (CLS-BKR-1)."""

    def run(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, /) -> None:
        pay_or_raise(s, debtor, creditor, amount, why)


def pay_or_raise(s: State, debtor: i64, creditor: i64, amount: i64, why: i64) -> None:
    """A debt falls due. Where nothing else is to happen first, a rule says so at once and schedules no `Debt`.

    One that cannot be paid at once is told, as what is paid in the end may be less.

    Rules: MIL-90.
    """
    if s.bankrupt[debtor] or (creditor >= 0 and s.bankrupt[creditor]):
        return
    if s.cash[debtor] < amount:
        s.emit(OWED, debtor, creditor, amount, why)
    pay_or_go_on(s, debtor, creditor, amount, why)


def pay_or_go_on(s: State, debtor: i64, creditor: i64, amount: i64, why: i64) -> None:
    """Paid as soon as the cash covers it; until then more is raised (CLS-BKR-1, MIL-A18)."""
    if s.cash[debtor] >= amount:
        s.pay(debtor, creditor, amount, why)
    else:
        s.push(RAISE_CASH, debtor, creditor, amount, why)


def debt_by_name(values: Sequence[int]) -> dict[str, int]:
    """What questions about a debt are about: the cause is a number of `events.CAUSES`, with its deed, card or space."""
    debtor, creditor, amount, why = values
    told = {"debtor": debtor, "creditor": creditor, "amount": amount}
    return {**told, "cause": int(cause_kind(why)), "cause_about": int(cause_about(why))}


def can_raise(s: State, player: i64) -> i64:
    """Cash, half the price of the buildings, and what unmortgaged deeds would bring."""
    board = s.edition.board
    total = s.cash[player]
    deed = s.first_deed[player]
    while deed >= 0:
        total += board.resale[deed] * s.level[deed]
        if not s.mortgaged[deed]:
            total += board.mortgage[deed]
        deed = s.next_deed[deed]
    return total


class RaiseCash(Choice):
    """Sell, mortgage, trade or settle in kind until the debt is covered, or go bankrupt.

    Rules: CLS-BKR-1, CLS-BKR-6, UM-SEL-1, UM-BKR-1, IX-90.
    """

    def by_name(self, values: Sequence[int], /) -> dict[str, int]:
        return debt_by_name(values)

    def player(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, /) -> i64:
        return debtor

    def options(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, out: Options, /) -> None:
        raise_options(s, debtor, out)
        self.put_if_legal(s, debtor, creditor, amount, why, BANKRUPT, out)

    def default_action(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, /) -> i64:
        """What loses least, step by step, until the debt is covered; out of the game when nothing else is left."""
        out = Options()
        raise_options(s, debtor, out)
        return least_sale(s, out, amount - s.cash[debtor]) if len(out.codes) > 0 else BANKRUPT

    def free(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, /) -> list[FreeVerb]:
        verbs = [FreeVerb(OFFER)] if may_offer(s, debtor) else []
        return [*verbs, FreeVerb(SETTLE)] if creditor >= 0 and may_settle(s, debtor) else verbs

    def illegal_reason(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, action: i64, /) -> i64:
        verb = verb_of(action)
        if verb == BANKRUPT:
            if can_raise(s, debtor) >= amount:
                return CAN_STILL_PAY
            return 0
        if raises(verb):
            return raise_refusal(s, debtor, action)
        if verb == OFFER:
            return debtor_offer_refusal(s, debtor, about(action))
        return settle_refusal(s, debtor, creditor) if verb == SETTLE else PAY_FIRST

    def apply(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, action: i64, /) -> None:
        verb = verb_of(action)
        if verb == BANKRUPT:
            go_bankrupt(s, debtor, creditor)
            return
        if verb == SETTLE:
            s.emit(SETTLEMENT_OFFERED, debtor, creditor, amount)
            show_items(s, debtor, creditor, 1, i64(len(s.offer)))
            s.push(CONSIDER_SETTLEMENT, debtor, creditor, amount, why)
            return
        if verb == OFFER:
            s.push(DEBT, debtor, creditor, amount, why)
            offer_trade(s, debtor, about(action))
        else:
            raise_by(s, action)
            pay_or_go_on(s, debtor, creditor, amount, why)


def raises(verb: i64) -> bool:
    """Whether saying it is a way to raise cash from the Bank."""
    return verb == SELL or verb == SELL_DOWN or verb == MORTGAGE


def raise_refusal(s: State, player: i64, action: i64) -> i64:
    """Why the player may not raise cash so; 0 if he may."""
    if verb_of(action) == SELL:
        return sell_refusal(s, player, about(action))
    if verb_of(action) == SELL_DOWN:
        return sell_down_refusal(s, player, about(action))
    return mortgage_refusal(s, player, about(action))


def raise_options(s: State, player: i64, out: Options) -> None:
    """Every sale and mortgage that brings the player cash."""
    raise_elsewhere(s, player, -1, out)


def raise_elsewhere(s: State, player: i64, spared: i64, out: Options) -> None:
    """Every one that leaves a group alone."""
    deed = s.first_deed[player]
    while deed >= 0:
        if s.edition.board.group_of[deed] == spared:
            deed = s.next_deed[deed]
            continue
        if s.level[deed] and sell_refusal(s, player, deed) == 0:
            out.add(SELL, deed)
        if not s.mortgaged[deed] and mortgage_refusal(s, player, deed) == 0:
            out.add(MORTGAGE, deed)
        deed = s.next_deed[deed]
    if s.buildings[player] > 0:
        for group in range(s.groups):
            if group != spared:
                sell_down_options(s, player, group, out)


def raise_by(s: State, action: i64) -> None:
    """Carry out a sale or a mortgage."""
    if verb_of(action) == SELL:
        sell(s, about(action))
    elif verb_of(action) == SELL_DOWN:
        sell_down(s, about(action))
    else:
        mortgage(s, about(action))


def debtor_offer_refusal(s: State, debtor: i64, partner: i64) -> i64:
    """A debtor may trade, but gives nothing away for nothing (CLS-BKR-1)."""
    reason = dealing_refusal(s, debtor) or offer_refusal(s, debtor, partner)
    return reason if reason or len(s.offer) > 1 + s.offer[0] else NO_GIFTS


def settle_refusal(s: State, debtor: i64, creditor: i64) -> i64:
    """Cash, building-free deeds and kept cards may be offered to a creditor who is a player (CLS-BKR-6, MIL-99)."""
    if creditor < 0:
        return NO_CREDITOR
    if not may_settle(s, debtor):
        return dealing_refusal(s, debtor)
    end = i64(len(s.offer))
    if end == 1 or s.offer[0] != end - 1:
        return NOTHING_TRADED
    for at in range(1, end):
        if item_kind(s.offer[at]) == IMMUNITY_ITEM:
            return NO_IMMUNITY
    return bundle_refusal(s, debtor, 1, end)


class ConsiderSettlement(Choice):
    """The creditor takes what is offered for the whole debt, or insists on cash (CLS-BKR-6, CLS-BKR-7)."""

    def by_name(self, values: Sequence[int], /) -> dict[str, int]:
        return debt_by_name(values)

    def player(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, /) -> i64:
        return creditor

    def options(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, out: Options, /) -> None:
        out.add(ACCEPT)
        out.add(REFUSE)

    def apply(self, s: State, debtor: i64, creditor: i64, amount: i64, why: i64, action: i64, /) -> None:
        if action == ACCEPT:
            s.emit(TRADE_ACCEPTED, creditor, debtor)
            hand_over(s, debtor, creditor, 1, i64(len(s.offer)))
        else:
            count_refusal(s, debtor)
            s.emit(TRADE_REFUSED, creditor, debtor)
            s.push(DEBT, debtor, creditor, amount, why)
        s.offer = empty()


def go_bankrupt(s: State, player: i64, creditor: i64) -> None:
    """Out of the game. Buildings are sold; the creditor takes cash, deeds and cards (CLS-BKR-2, CLS-BKR-3, CLS-BKR-4).

    What belongs to the Bank is auctioned free of mortgage; a player pays interest on each mortgaged deed (CLS-BKR-5).

    Rules: CLS-SHORT-7, MIL-100, UM-BKR-2, IX-80, IX-81.
    """
    board = s.edition.board
    s.emit(BANKRUPTED, player, creditor)
    deed = s.first_deed[player]
    while deed >= 0:
        raze(s, deed)
        deed = s.next_deed[deed]
    if s.cash[player] > 0:
        s.pay(player, creditor, s.cash[player], cause(ESTATE))
    s.bankrupt[player] = 1
    s.solvent -= 1
    if player == s.turn:
        s.drop_turn()
    forget_claims(s, player)
    heir = creditor if creditor >= 0 else BANK
    for k in range(board.deeds):
        deed = board.deeds - 1 - k  # what is pushed last happens first: the estate goes in the order of the board
        if s.owner[deed] == player:
            if heir == BANK:
                s.give_deed(deed, heir)
                s.set_mortgage(deed, 0)
                if board.family[deed] != SHARE:  # shares return to the supply (UM-BKR-3)
                    s.push(AUCTION_DEED, deed)
            elif s.mortgaged[deed]:  # pushed from last to first: what a colour that it completes demands, comes between
                s.push(KEEP_OR_LIFT, heir, deed)
                s.give_deed(deed, heir, 1)
                s.push(DEBT, heir, BANK, interest(s, deed), cause(INTEREST, deed))
            else:
                s.give_deed(deed, heir)
    for card in range(i64(len(s.holder))):
        if s.holder[card] == player:
            if heir != BANK and (not s.edition.card_secret[card] or s.edition.card_use[card] == LEAVES_JAIL):
                give_card(s, card, player, heir)  # what lay face down is discarded instead (MIL-A21)
            elif is_voucher(s, card):
                s.holder[card] = OUT_OF_GAME
            else:
                s.put_under(card)
    somebody_left(s)


def forget_claims(s: State, player: i64) -> None:
    at: i64 = 0
    while at < len(s.claims):
        if s.claims[at] == player or s.claims[at + 1] == player:
            drop_claim(s, at)
        else:
            at += CLAIM_WIDTH


class KeepOrLift(Choice):
    """The heir of a mortgaged deed keeps the mortgage or lifts it now, without paying interest twice (CLS-BKR-5)."""

    def player(self, s: State, heir: i64, deed: i64, c: i64, d: i64, /) -> i64:
        return heir

    def open(self, s: State, heir: i64, deed: i64, c: i64, d: i64, /) -> bool:
        return s.owner[deed] == heir and s.mortgaged[deed] != 0

    def options(self, s: State, heir: i64, deed: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(KEEP, deed)
        if s.cash[heir] >= s.edition.board.mortgage[deed]:
            out.add(LIFT, deed)

    def apply(self, s: State, heir: i64, deed: i64, c: i64, d: i64, action: i64, /) -> None:
        if verb_of(action) == LIFT:
            lift(s, deed, s.edition.board.mortgage[deed])


DEBT: Final[i64] = numbered(Debt(), "debtor", "creditor", "amount", "why")
RAISE_CASH: Final[i64] = numbered(RaiseCash("debt"), "debtor", "creditor", "amount", "why")
CONSIDER_SETTLEMENT: Final[i64] = numbered(ConsiderSettlement("settlement"), "debtor", "creditor", "amount", "why")
KEEP_OR_LIFT: Final[i64] = numbered(KeepOrLift("inherit"), "heir", "deed")

"""Trades: any bundle for any bundle, all at once or not at all.

The bundles on the table are the state's `offer`: how many items the proposer gives, those items, then the partner's.
What an item is, `items` says: an amount of cash, a deed, a kept card, or an immunity from one deed's rent.
"""

from typing import Final

from passgo.engine.actions import ACCEPT, COUNTER, REFUSE, FreeVerb, Options, refusal, verb_of
from passgo.engine.board import STREET
from passgo.engine.columns import empty, i64
from passgo.engine.events import (
    CARD_MOVED,
    DEAL,
    IMMUNITY_GIVEN,
    INTEREST,
    TRADE_ACCEPTED,
    TRADE_COUNTERED,
    TRADE_ITEM,
    TRADE_OFFERED,
    TRADE_REFUSED,
    cause,
)
from passgo.engine.rules.auction import NOT_IN_NOTES
from passgo.engine.rules.building import NOT_YOURS
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, IMMUNITY_ITEM, item_kind, item_number
from passgo.engine.rules.mortgage import built_on, interest
from passgo.engine.rules.past_offers import count_refusal, enter_offer, is_quiet, strike_out
from passgo.engine.rules.vouchers import is_voucher
from passgo.engine.settings import ALWAYS, IMMUNITY, OFFER_LIMIT, TRANSFER_FEE, VOUCHERS_TRADEABLE
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, numbered

NO_SUCH_PARTNER: Final[i64] = refusal("no-such-partner", "CLS-TRD-9")
NOTHING_TRADED: Final[i64] = refusal("nothing-traded", "CLS-TRD-9")
NAMED_TWICE: Final[i64] = refusal("named-twice", "CLS-TRD-9")
NOT_ENOUGH_CASH: Final[i64] = refusal("not-enough-cash", "CLS-TRD-9")
GROUP_BUILT: Final[i64] = refusal("group-built", "CLS-TRD-2")
CARD_NOT_HELD: Final[i64] = refusal("card-not-held", "CLS-TRD-8")
NOT_TRADEABLE: Final[i64] = refusal("vouchers-not-tradeable", "UM-VCH-16")
FACE_DOWN: Final[i64] = refusal("card-face-down", "MIL-46")
NO_IMMUNITY: Final[i64] = refusal("no-immunity", "CLS-TRD-9")
WANTS_QUIET: Final[i64] = refusal("wants-no-offers", "CLS-TRD-9")
TOO_MANY_OFFERS: Final[i64] = refusal("too-many-offers", "CLS-TRD-9")
NO_DEALS_YET: Final[i64] = refusal("no-deals-yet", "MEGA-MRM-5")

MOST_OFFERS: Final[i64] = 100  # in one turn, of all players: two who deal to and fro for ever keep nobody waiting


def dealing_refusal(s: State, player: i64) -> i64:
    """Why a player may make no offer at all now; 0 if he may. None while a Mr. Monopoly move is on.

    Rules: MEGA-MRM-5, UM-TRD-3, IX-90.
    """
    if s.bonus:
        return NO_DEALS_YET
    if s.refused[player] < s.settings[OFFER_LIMIT] and offers_made(s) < MOST_OFFERS:
        return 0
    return TOO_MANY_OFFERS


def offers_made(s: State) -> i64:
    """How many offers were put in this turn, by anybody."""
    total: i64 = 0
    if s.talked:
        for p in range(s.players):
            total += s.approached[p]
    return total


def may_offer(s: State, player: i64) -> bool:
    return s.solvent > 1 and dealing_refusal(s, player) == 0


def may_settle(s: State, debtor: i64) -> bool:
    """A creditor may be asked at least once, also where no trades are allowed (CLS-BKR-6)."""
    return may_offer(s, debtor) or s.refused[debtor] == 0


def item_refusal(s: State, giver: i64, item: i64) -> i64:
    """Why the giver may not put this up; 0 if he may.

    Rules: CLS-TRD-1, CLS-TRD-2, CLS-TRD-3, CLS-TRD-7, CLS-TRD-8, MEGA-RRD-5, MIL-87, MIL-88, MIL-89, MIL-98, MIL-A20,
    UM-RRD-3, UM-CAB-3, UM-VCH-16, UM-RL3-7, UM-STK-8, UM-TRD-1, UM-TRD-2, IX-97.
    """
    kind = item_kind(item)
    number = item_number(item)
    if kind == CASH_ITEM:
        if number <= 0 or number > s.cash[giver]:
            return NOT_ENOUGH_CASH
        if number % s.smallest_sum > 0:
            return NOT_IN_NOTES
        return 0
    if kind == CARD_ITEM:
        held = number < len(s.holder) and s.holder[number] == giver
        if not held or not s.edition.cards[number].tradable:
            return CARD_NOT_HELD
        if is_voucher(s, number) and not s.settings[VOUCHERS_TRADEABLE]:
            return NOT_TRADEABLE
        return 0
    if number >= s.edition.board.deeds or s.owner[number] != giver:
        return NOT_YOURS
    if kind == IMMUNITY_ITEM:
        if s.settings[IMMUNITY]:
            return 0
        return NO_IMMUNITY
    if s.edition.board.family[number] != STREET or s.edition.figures.bare_lots_move:
        if s.level[number] > 0:
            return GROUP_BUILT
        return 0
    if built_on(s, giver, s.edition.board.group_of[number]):
        return GROUP_BUILT
    return 0


def bundle_refusal(s: State, giver: i64, start: i64, stop: i64) -> i64:
    """Why items `start` to `stop` of the offer may not be given; 0 if they may."""
    for at in range(start, stop):
        reason = item_refusal(s, giver, s.offer[at])
        if reason:
            return reason
        for other in range(start, at):
            if clash(s.offer[other], s.offer[at]):
                return NAMED_TWICE
    return s.edition.trade_rule.refusal(s, giver, start, stop)


def clash(item: i64, other: i64) -> bool:
    """One sum of cash a side, nothing twice, and no immunity from a deed that is given away with it."""
    if item_kind(item) == CASH_ITEM or item_kind(other) == CASH_ITEM:
        return item_kind(item) == item_kind(other)
    if item_kind(item) == CARD_ITEM or item_kind(other) == CARD_ITEM:
        return item == other
    return item_number(item) == item_number(other)


def cash_in(s: State, start: i64, stop: i64) -> i64:
    """The cash among some items of the offer."""
    for at in range(start, stop):
        if item_kind(s.offer[at]) == CASH_ITEM:
            return item_number(s.offer[at])
    return 0


def fees_in(s: State, start: i64, stop: i64) -> i64:
    """Interest that the receiver of these items owes at once (CLS-MTG-6, mortgage.transfer_fee)."""
    total: i64 = 0
    if s.settings[TRANSFER_FEE] == ALWAYS or s.edition.on_mortgaged >= 0:
        for at in range(start, stop):
            number = item_number(s.offer[at])
            if item_kind(s.offer[at]) == DEED_ITEM and s.mortgaged[number]:
                total += interest(s, number)
    return total


def partner_refusal(s: State, giver: i64, partner: i64) -> i64:
    """Why this player can be made no offer; 0 if he can.

    Who said that he wants no more offers gets none until the turn is over; a settlement of a debt is no such offer.

    Rules: MIL-99.
    """
    if partner >= s.players or partner == giver or s.bankrupt[partner]:
        return NO_SUCH_PARTNER
    if is_quiet(s, partner):
        return WANTS_QUIET
    return 0


def offer_refusal(s: State, giver: i64, partner: i64) -> i64:
    """Why the offer on the table may not be made; 0 if it may (CLS-GEN-4, CLS-TRD-9)."""
    reason = partner_refusal(s, giver, partner)
    if reason:
        return reason
    middle = 1 + s.offer[0]
    end = i64(len(s.offer))
    if end == 1:
        return NOTHING_TRADED
    if asks_for_hidden(s, middle, end):
        return FACE_DOWN
    reason = bundle_refusal(s, giver, 1, middle) or bundle_refusal(s, partner, middle, end)
    if reason:
        return reason
    given = cash_in(s, 1, middle)
    taken = cash_in(s, middle, end)
    if s.cash[giver] - given + taken < fees_in(s, middle, end):
        return NOT_ENOUGH_CASH
    if s.cash[partner] - taken + given >= fees_in(s, 1, middle):
        return 0
    return NOT_ENOUGH_CASH


def asks_for_hidden(s: State, start: i64, stop: i64) -> bool:
    """Whether a card of a secret pack is asked for: only its keeper can put it up, or asking would find it out."""
    for at in range(start, stop):
        number = item_number(s.offer[at])
        if item_kind(s.offer[at]) == CARD_ITEM and number < len(s.holder) and s.edition.card_secret[number]:
            return True
    return False


def hand_over(s: State, giver: i64, taker: i64, start: i64, stop: i64) -> None:
    """Items of the offer change hands."""
    for at in range(start, stop):
        kind = item_kind(s.offer[at])
        number = item_number(s.offer[at])
        if kind == CASH_ITEM:
            s.pay(giver, taker, number, cause(DEAL))
        elif kind == DEED_ITEM:
            s.give_deed(number, taker)
            if s.mortgaged[number] and s.edition.on_mortgaged >= 0:
                s.push(s.edition.on_mortgaged, taker, number)
        elif kind == CARD_ITEM:
            give_card(s, number, giver, taker)
        else:
            s.immune[number] |= 1 << taker
            s.emit(IMMUNITY_GIVEN, giver, taker, number)


def give_card(s: State, card: i64, giver: i64, taker: i64) -> None:
    s.holder[card] = taker
    s.emit(CARD_MOVED, card, giver, taker)


def show_items(s: State, giver: i64, taker: i64, start: i64, stop: i64) -> None:
    for at in range(start, stop):
        s.emit(TRADE_ITEM, giver, taker, s.offer[at])


def propose(s: State, giver: i64, partner: i64, event: i64) -> None:
    """Put the offer to the partner."""
    enter_offer(s, giver, partner)
    middle = 1 + s.offer[0]
    s.emit(event, giver, partner)
    show_items(s, giver, partner, 1, middle)
    show_items(s, partner, giver, middle, i64(len(s.offer)))
    s.push(CONSIDER_TRADE, giver, partner)


def offer_trade(s: State, giver: i64, partner: i64) -> None:
    propose(s, giver, partner, TRADE_OFFERED)


class ConsiderTrade(Choice):
    """Accept, refuse, or make another offer instead (CLS-TRD-9). A refused offer counts against its maker."""

    def player(self, s: State, giver: i64, partner: i64, c: i64, d: i64, /) -> i64:
        return partner

    def options(self, s: State, giver: i64, partner: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(ACCEPT)
        out.add(REFUSE)

    def free(self, s: State, giver: i64, partner: i64, c: i64, d: i64, /) -> list[FreeVerb]:
        return [FreeVerb(COUNTER)] if may_offer(s, partner) and partner_refusal(s, partner, giver) == 0 else []

    def illegal_reason(self, s: State, giver: i64, partner: i64, c: i64, d: i64, action: i64, /) -> i64:
        if verb_of(action) == COUNTER:
            return dealing_refusal(s, partner) or offer_refusal(s, partner, giver)
        return super().illegal_reason(s, giver, partner, c, d, action)

    def apply(self, s: State, giver: i64, partner: i64, c: i64, d: i64, action: i64, /) -> None:
        if verb_of(action) == COUNTER:
            count_refusal(s, giver)
            propose(s, partner, giver, TRADE_COUNTERED)
            return
        if action == ACCEPT:
            middle = 1 + s.offer[0]
            end = i64(len(s.offer))
            s.emit(TRADE_ACCEPTED, partner, giver)
            strike_out(s, giver, partner)
            hand_over(s, giver, partner, 1, middle)
            hand_over(s, partner, giver, middle, end)
            pay_fees(s, giver, fees_in(s, middle, end))
            pay_fees(s, partner, fees_in(s, 1, middle))
        else:
            count_refusal(s, giver)
            s.emit(TRADE_REFUSED, partner, giver)
        s.offer = empty()


def pay_fees(s: State, player: i64, fees: i64) -> None:
    if fees > 0 and s.edition.on_mortgaged < 0:
        s.pay(player, BANK, fees, cause(INTEREST))


CONSIDER_TRADE: Final[i64] = numbered(ConsiderTrade("trade"), "giver", "partner")

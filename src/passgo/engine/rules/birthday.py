"""Birthday gifts: a hundred or a voucher, from the Bank, from everybody, or from one player."""

from typing import Final

from passgo.engine.actions import CASH, GIVE, PICK, TAKE, Options, about
from passgo.engine.columns import i64
from passgo.engine.events import TAX, cause
from passgo.engine.rules.debt import DEBT
from passgo.engine.rules.trade import give_card
from passgo.engine.rules.vouchers import draw_for_later, first_of_its_kind, is_voucher, keep_for_later, pack_left
from passgo.engine.settings import BIRTHDAY_FROM, EACH_PLAYER, FROM_BANK
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, numbered

GIFT: Final[i64] = 100


class Birthday(Step):
    """Who gives depends on the edition and the house (MEGA-GFT-1, MEGA-GFT-2, UM-GFT-1, UM-GFT-3, IX-105)."""

    def run(self, s: State, deck: i64, b: i64, c: i64, d: i64, /) -> None:
        source = s.settings[BIRTHDAY_FROM]
        if source == FROM_BANK:
            if pack_left(s, deck) > 0:
                s.push(CHOOSE_GIFT, deck)
            else:
                bank_gift(s)
        elif source == EACH_PLAYER:
            for k in range(1, s.players):
                giver = (s.turn + s.players - k) % s.players  # the last pushed gives first: from the left
                if not s.bankrupt[giver]:
                    s.push(ASK_FOR_GIFT, giver)
        else:
            s.push(CHOOSE_GIVER)


def bank_gift(s: State) -> None:
    s.pay(BANK, s.turn, GIFT, cause(TAX, s.place[s.turn]))


class ChooseGift(Choice):
    """From the Bank: money or the top voucher; asked while there is one (MEGA-GFT-1, UM-GFT-3)."""

    def options(self, s: State, deck: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(CASH)
        out.add(TAKE)

    def apply(self, s: State, deck: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == CASH:
            bank_gift(s)
        else:
            draw_for_later(s, s.turn, deck)


def has_voucher(s: State, player: i64) -> bool:
    for card in range(i64(len(s.holder))):
        if s.holder[card] == player and is_voucher(s, card):
            return True
    return False


class ChooseGiver(Choice):
    """As a house rule one player of your choice gives."""

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for p in range(s.players):
            if p != s.turn and not s.bankrupt[p]:
                out.add(PICK, p)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.push(ASK_FOR_GIFT, about(action))


class AskForGift(Choice):
    """Money or a voucher from another player; who has none gives money (UM-GFT-1, UM-GFT-2, IX-55, IX-88)."""

    def options(self, s: State, giver: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(CASH)
        if has_voucher(s, giver):
            out.add(TAKE)

    def apply(self, s: State, giver: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == CASH:
            s.push(DEBT, giver, s.turn, GIFT, cause(TAX, s.place[s.turn]))
        else:
            s.push(GIVE_VOUCHER, giver, s.turn)


class GiveVoucher(Choice):
    """The giver chooses which voucher goes; in Mega it is for a later turn.

    Rules: MEGA-GFT-1, UM-SQZ-4, UM-GFT-4, IX-55.
    """

    def player(self, s: State, giver: i64, taker: i64, c: i64, d: i64, /) -> i64:
        return giver

    def open(self, s: State, giver: i64, taker: i64, c: i64, d: i64, /) -> bool:
        return not s.bankrupt[giver] and has_voucher(s, giver)

    def options(self, s: State, giver: i64, taker: i64, c: i64, d: i64, out: Options, /) -> None:
        for card in range(i64(len(s.holder))):
            if s.holder[card] == giver and is_voucher(s, card) and first_of_its_kind(s, giver, card):
                out.add(GIVE, card)

    def apply(self, s: State, giver: i64, taker: i64, c: i64, d: i64, action: i64, /) -> None:
        give_card(s, about(action), giver, taker)
        if s.edition.tickets_wait:
            keep_for_later(s, about(action))


BIRTHDAY: Final[i64] = numbered(Birthday(), "deck")
CHOOSE_GIFT: Final[i64] = numbered(ChooseGift("gift"), "deck")
CHOOSE_GIVER: Final[i64] = numbered(ChooseGiver("giver"))
ASK_FOR_GIFT: Final[i64] = numbered(AskForGift("gift-from"), "giver")
GIVE_VOUCHER: Final[i64] = numbered(GiveVoucher("give-voucher"), "giver", "taker")

"""Kept cards that bring money: the whole Pool, and a share sold to the Bank above par."""

from typing import Final

from passgo.editions.ultimate.events import REFUNDED
from passgo.editions.ultimate.stocks import COMPANIES, first_company
from passgo.editions.ultimate.tracks import stroll
from passgo.engine.actions import SELL, Options, about
from passgo.engine.columns import i64
from passgo.engine.events import CARD_EFFECT, cause
from passgo.engine.rules.defaults import least_valued
from passgo.engine.rules.movement import BY_CARD
from passgo.engine.state import BANK, POOL, State
from passgo.engine.steps import Choice, Step, numbered

ABOVE_PAR: Final[i64] = 50


class TakeWholePool(Step):
    """Advance to Tax Refund, pay corners on the way paying, and take all of the Pool instead of half (UM-POO-5)."""

    def run(self, s: State, card: i64, b: i64, c: i64, d: i64, /) -> None:
        s.move = BY_CARD
        stroll(s, s.edition.board.kinds.index("tax refund"))
        if s.pool > 0:
            s.emit(REFUNDED, s.turn, s.pool)
            s.shift(POOL, s.turn, s.pool)


def share_to_sell(s: State, player: i64, group: i64) -> i64:
    """An unmortgaged share of the company that the player has, or -1."""
    for k in range(s.edition.board.group_size[group]):
        share = s.lot(group, k)
        if s.owner[share] == player and not s.mortgaged[share]:
            return share
    return -1


class SellShare(Choice):
    """Sell one unmortgaged share back to the Bank for par and fifty more."""

    def options(self, s: State, card: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for k in range(i64(len(COMPANIES))):
            share = share_to_sell(s, s.turn, first_company(s) + k)
            if share >= 0:
                out.add(SELL, share)

    def default_action(self, s: State, card: i64, b: i64, c: i64, d: i64, /) -> i64:
        return least_valued(s, self.all_options(s, card, b, c, d))

    def apply(self, s: State, card: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        share = about(action)
        s.pay(BANK, s.turn, s.edition.board.price[share] + ABOVE_PAR, cause(CARD_EFFECT, card))
        s.give_deed(share, BANK)


TAKE_WHOLE_POOL: Final[i64] = numbered(TakeWholePool(), "card", "holder")
SELL_SHARE_ABOVE_PAR: Final[i64] = numbered(SellShare("sell-share"), "card", "holder")

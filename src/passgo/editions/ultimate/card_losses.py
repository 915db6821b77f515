"""Cards that take something from their drawer: property, a house, a voucher, a turn, the rents."""

from typing import Final

from passgo.editions.ultimate.events import CARD_LOST
from passgo.editions.ultimate.ledger import JAIL_MARKS, LOSES_TURN, PLAYER_MARKS, RENT_TO_POOL
from passgo.editions.ultimate.storms import lose
from passgo.engine.actions import GIVE, SELL, SURRENDER, Options, about
from passgo.engine.board import SHARE, STREET
from passgo.engine.columns import i64
from passgo.engine.rules.birthday import has_voucher
from passgo.engine.rules.confinement import go_to_jail
from passgo.engine.rules.defaults import least_valued
from passgo.engine.rules.mortgage import built_on
from passgo.engine.rules.selling import sell, sell_refusal
from passgo.engine.rules.vouchers import first_of_its_kind, is_voucher
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, effect, numbered


def can_surrender(s: State, deed: i64) -> bool:
    """A building that could be sold, or an unmortgaged property without any on its colour."""
    board = s.edition.board
    if s.owner[deed] != s.turn or board.family[deed] == SHARE:
        return False
    if s.level[deed] > 0:
        return sell_refusal(s, s.turn, deed) == 0
    on_colour = board.family[deed] == STREET and built_on(s, s.turn, board.group_of[deed])
    return not s.mortgaged[deed] and not on_colour


class AssetsSeized(Step):
    """Give the Bank a building or an undeveloped, unmortgaged property; who has neither goes to Jail."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        for deed in range(s.edition.board.deeds):
            if can_surrender(s, deed):
                s.push(SURRENDER_ASSET)
                return
        go_to_jail(s, s.turn)


class SurrenderAsset(Choice):
    """Which of them the Bank gets, for nothing: the top building where there is one, else the deed."""

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for deed in range(s.edition.board.deeds):
            if can_surrender(s, deed):
                out.add(SURRENDER, deed)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return least_valued(s, self.all_options(s, a, b, c, d))

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        deed = about(action)
        if s.level[deed] > 0:
            lose(s, deed, s.level[deed] - 1)
        else:
            s.give_deed(deed, BANK)


def is_condemned(s: State, deed: i64) -> bool:
    """A house of the drawer's that may be sold."""
    house = s.edition.board.family[deed] == STREET and 0 < s.level[deed] < s.hotel_level
    return house and sell_refusal(s, s.turn, deed) == 0


class HouseCondemned(Choice):
    """Sell one house to the Bank at half its cost, if you have one (CLS-TRD-3, CLS-BLD-5)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return len(self.all_options(s, a, b, c, d).codes) > 0

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for deed in range(s.edition.board.deeds):
            if is_condemned(s, deed):
                out.add(SELL, deed)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return least_valued(s, self.all_options(s, a, b, c, d))

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        sell(s, about(action))


class ReturnVoucher(Choice):
    """Put one of your vouchers, if you have any, back under its pack."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return has_voucher(s, s.turn)

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for card in range(i64(len(s.holder))):
            if s.holder[card] == s.turn and is_voucher(s, card) and first_of_its_kind(s, s.turn, card):
                out.add(GIVE, card)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.emit(CARD_LOST, s.turn, about(action))
        s.put_under(about(action))


class LoseNextTurn(Step):
    """The drawer's next turn is skipped."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        s.extra[PLAYER_MARKS + s.turn] |= LOSES_TURN


class PaidBack(Step):
    """To Jail; until the drawer is out, rents due to him go to the Pool (UM-CRD-4, UM-POO-1)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        s.extra[JAIL_MARKS + s.turn] |= RENT_TO_POOL
        go_to_jail(s, s.turn)


ASSETS_SEIZED: Final[i64] = effect(AssetsSeized())
SURRENDER_ASSET: Final[i64] = numbered(SurrenderAsset("surrender"))
HOUSE_CONDEMNED: Final[i64] = effect(HouseCondemned("condemned"))
RETURN_VOUCHER: Final[i64] = effect(ReturnVoucher("return-voucher"))
LOSE_NEXT_TURN: Final[i64] = effect(LoseNextTurn())
PAID_BACK: Final[i64] = effect(PaidBack())

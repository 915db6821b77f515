"""Kept cards that bring a deed or a building: from another player, or from the Bank at a special price."""

from typing import Final

from passgo.editions.ultimate.cabs import OFFER_TAXI
from passgo.editions.ultimate.purchase_cards import PURCHASE
from passgo.editions.ultimate.reactions import threaten
from passgo.editions.ultimate.settings import RIDE_AFTER_PURCHASE
from passgo.editions.ultimate.spaces import STATION_VOUCHER
from passgo.editions.ultimate.tracks import go_directly
from passgo.engine.actions import CLAIM, GO_TO, PLACE, SWAP, Options, about
from passgo.engine.board import CAB, RAILROAD, SHARE, STREET
from passgo.engine.columns import i64
from passgo.engine.rules.building import build, lot_refusal, next_piece
from passgo.engine.rules.defaults import cheapest, dearest, least_valued
from passgo.engine.rules.mortgage import built_on, lift
from passgo.engine.state import BANK, HOUSE, State
from passgo.engine.steps import Choice, Step, numbered

OUTER: Final[i64] = 0  # the track that the buyer's market is on


def is_loose(s: State, deed: i64) -> bool:
    """A deed that a card may move: no share, not part of a monopoly, no building of its owner on the group."""
    board = s.edition.board
    owner = s.owner[deed]
    group = board.group_of[deed]
    if owner < 0 or board.family[deed] == SHARE or s.holds(owner, group) == board.group_size[group]:
        return False
    return not built_on(s, owner, group) if board.family[deed] == STREET else s.level[deed] == 0


class BuyersMarket(Choice):
    """Go directly to any unowned property of the outer track and buy it at half price.

    One pays in cash; nothing is passed on the way, and a station reached gives its voucher as ever.
    """

    def options(self, s: State, card: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        board = s.edition.board
        for space in range(board.size):
            deed = board.deed_at[space]
            unowned = deed >= 0 and s.owner[deed] == BANK and board.track_of[space] == OUTER
            if unowned and half_price(s, deed) <= s.cash[s.turn]:
                out.add(GO_TO, space)

    def default_action(self, s: State, card: i64, b: i64, c: i64, d: i64, /) -> i64:
        return cheapest(s, self.all_options(s, card, b, c, d))

    def apply(self, s: State, card: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        board = s.edition.board
        deed = board.deed_at[about(action)]
        go_directly(s, s.turn, about(action))
        if board.family[deed] == CAB and s.settings[RIDE_AFTER_PURCHASE]:
            s.push(OFFER_TAXI, deed, 1)
        s.push(PURCHASE, deed, half_price(s, deed), s.turn, s.turn)
        if board.family[deed] == RAILROAD:
            s.push(STATION_VOUCHER)


def half_price(s: State, deed: i64) -> i64:
    return (s.edition.board.price[deed] + 1) // 2


class ChooseForeclosure(Choice):
    """Pay the Bank the mortgage value of another player's mortgaged property and take it, free of the mortgage."""

    def options(self, s: State, card: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        board = s.edition.board
        for deed in range(board.deeds):
            theirs = s.owner[deed] >= 0 and s.owner[deed] != s.turn and board.family[deed] != SHARE
            if theirs and s.mortgaged[deed] and board.mortgage[deed] <= s.cash[s.turn]:
                out.add(CLAIM, deed)

    def default_action(self, s: State, card: i64, b: i64, c: i64, d: i64, /) -> i64:
        return cheapest(s, self.all_options(s, card, b, c, d))

    def apply(self, s: State, card: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        threaten(s, s.owner[about(action)], FORECLOSE, about(action), 0)


class Foreclose(Step):
    """The loan is paid off without interest; the deed changes hands."""

    def run(self, s: State, target: i64, deed: i64, c: i64, d: i64, /) -> None:
        s.give_deed(deed, s.turn)
        lift(s, deed, s.edition.board.mortgage[deed])


def list_loose(s: State, out: Options) -> None:
    """The deeds of the others that a card may move."""
    for deed in range(s.edition.board.deeds):
        if s.owner[deed] != s.turn and is_loose(s, deed):
            out.add(CLAIM, deed)


class ChooseDeedToTake(Choice):
    """Take one deed from another player, mortgaged or not, but none of a monopoly or a built group."""

    def options(self, s: State, card: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        list_loose(s, out)

    def default_action(self, s: State, card: i64, b: i64, c: i64, d: i64, /) -> i64:
        return dearest(s, self.all_options(s, card, b, c, d))

    def apply(self, s: State, card: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        threaten(s, s.owner[about(action)], TAKE_DEED_AWAY, about(action), 0)


class TakeDeedAway(Step):
    """The deed taken, its mortgage with it."""

    def run(self, s: State, target: i64, deed: i64, c: i64, d: i64, /) -> None:
        s.give_deed(deed, s.turn)


def can_swap(s: State) -> bool:
    """Whether the player has a deed of his own to give."""
    for deed in range(s.edition.board.deeds):
        if s.owner[deed] == s.turn and is_loose(s, deed):
            return True
    return False


class ChooseDeedToGet(Choice):
    """Swap a deed with another player, none of a monopoly or a built group on either side: first, which one you get."""

    def options(self, s: State, card: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        if can_swap(s):
            list_loose(s, out)

    def default_action(self, s: State, card: i64, b: i64, c: i64, d: i64, /) -> i64:
        return dearest(s, self.all_options(s, card, b, c, d))

    def apply(self, s: State, card: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.push(CHOOSE_DEED_TO_GIVE, about(action))


class ChooseDeedToGive(Choice):
    """Then, which one you give for it."""

    def options(self, s: State, theirs: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for deed in range(s.edition.board.deeds):
            if s.owner[deed] == s.turn and is_loose(s, deed):
                out.add(SWAP, deed)

    def default_action(self, s: State, theirs: i64, b: i64, c: i64, d: i64, /) -> i64:
        return least_valued(s, self.all_options(s, theirs, b, c, d))

    def apply(self, s: State, theirs: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        threaten(s, s.owner[theirs], SWAP_DEEDS_NOW, theirs, about(action))


class SwapDeeds(Step):
    """The deeds change hands, their mortgages with them."""

    def run(self, s: State, target: i64, theirs: i64, mine: i64, d: i64, /) -> None:
        s.give_deed(mine, target)
        s.give_deed(theirs, s.turn)


class PlaceFreeHouse(Choice):
    """One free house on a property of a monopoly of yours, evenly, while the Bank has one."""

    def options(self, s: State, card: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        board = s.edition.board
        if s.pieces[HOUSE] <= 0 or s.groups_ready[s.turn] == 0:
            return
        for deed in range(board.deeds):
            group = board.group_of[deed]
            monopoly = board.family[deed] == STREET and s.holds(s.turn, group) == board.group_size[group]
            if monopoly and next_piece(s, deed) == HOUSE and lot_refusal(s, s.turn, deed) == 0:
                out.add(PLACE, deed)

    def apply(self, s: State, card: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        build(s, about(action), 0)


BUYERS_MARKET_MOVE: Final[i64] = numbered(BuyersMarket("buyers-market"), "card", "holder")
CHOOSE_FORECLOSURE: Final[i64] = numbered(ChooseForeclosure("foreclosure"), "card", "holder")
FORECLOSE: Final[i64] = numbered(Foreclose(), "target", "deed")
CHOOSE_DEED_TO_TAKE: Final[i64] = numbered(ChooseDeedToTake("take-deed"), "card", "holder")
TAKE_DEED_AWAY: Final[i64] = numbered(TakeDeedAway(), "target", "deed")
CHOOSE_DEED_TO_GET: Final[i64] = numbered(ChooseDeedToGet("swap-get"), "card", "holder")
CHOOSE_DEED_TO_GIVE: Final[i64] = numbered(ChooseDeedToGive("swap-give"), "theirs")
SWAP_DEEDS_NOW: Final[i64] = numbered(SwapDeeds(), "target", "theirs", "mine")
PLACE_FREE_HOUSE: Final[i64] = numbered(PlaceFreeHouse("free-house"), "card", "holder")

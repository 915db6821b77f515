"""Fortune cards kept face down: what they are for, when they may be played (MIL-A27), and what they do."""

from typing import Final

from passgo.editions.millionaire.ledger import REVERSED
from passgo.engine.actions import CLAIM, PLACE, SWAP, USE_CARD, Options, about, refusal
from passgo.engine.columns import i64
from passgo.engine.events import CARD_USED
from passgo.engine.rules.building import build, lot_refusal, next_piece
from passgo.engine.rules.defaults import dearest, least_valued
from passgo.engine.rules.trade import CARD_NOT_HELD
from passgo.engine.rules.vouchers import first_of_its_kind
from passgo.engine.state import HOUSE, State
from passgo.engine.steps import Choice, numbered

TAKEOVER: Final[i64] = 20  # what a card is for
FORCED_DEAL: Final[i64] = 21
FREE_HOUSE: Final[i64] = 22
RENT_PASS: Final[i64] = 23
REVERSE_GEAR: Final[i64] = 24

BEFORE_ROLL: Final[i64] = 0  # when it may be played
AFTER_MOVES: Final[i64] = 1
OFF_TURN: Final[i64] = 2

FORTUNE_NOT_NOW: Final[i64] = refusal("fortune-not-now", "MIL-47")


def hidden_cards(s: State, player: i64) -> i64:
    """How many cards a player keeps face down, as everybody can see."""
    count: i64 = 0
    for card in range(i64(len(s.holder))):
        if s.holder[card] == player and s.edition.card_secret[card]:
            count += 1
    return count


def spend(s: State, player: i64, card: i64) -> None:
    """A played card is shown and discarded (MIL-50)."""
    s.emit(CARD_USED, player, card)
    s.put_under(card)


def is_playable(s: State, player: i64, card: i64, window: i64) -> bool:
    """Whether this is the moment for the card and it would do something."""
    use = s.edition.card_use[card]
    if use == REVERSE_GEAR:
        return window == BEFORE_ROLL and not s.extra[REVERSED]
    out = Options()
    if use == FREE_HOUSE:
        list_house_lots(s, player, out)
    elif window != OFF_TURN and (use == TAKEOVER or (use == FORCED_DEAL and has_loose(s, player))):
        list_loose(s, out)
    return len(out.codes) > 0


def card_options(s: State, player: i64, window: i64, out: Options) -> None:
    for card in range(i64(len(s.holder))):
        if card_refusal(s, player, window, card) == 0 and first_of_its_kind(s, player, card):
            out.add(USE_CARD, card)


def card_refusal(s: State, player: i64, window: i64, card: i64) -> i64:
    if s.holder[card] != player:
        return CARD_NOT_HELD
    if is_playable(s, player, card, window):
        return 0
    return FORTUNE_NOT_NOW


def play_card(s: State, player: i64, card: i64) -> None:
    """Whoever asked has put his question back on the stack already."""
    spend(s, player, card)
    use = s.edition.card_use[card]
    if use == REVERSE_GEAR:
        s.extra[REVERSED] = 1
    elif use == FREE_HOUSE:
        s.push(BUILD_FREE_HOUSE, card, player)
    else:
        s.push(TAKE_OVER if use == TAKEOVER else CHOOSE_TO_GET, card, player)


def is_loose(s: State, deed: i64) -> bool:
    """A deed that a card may move: no building, no mortgage, and its owner lacks a part of the colour."""
    owner = s.owner[deed]
    if owner < 0 or s.level[deed] > 0 or s.mortgaged[deed]:
        return False
    group = s.edition.board.group_of[deed]
    return s.holds(owner, group) < s.edition.board.group_size[group]


def has_loose(s: State, player: i64) -> bool:
    for deed in range(s.edition.board.deeds):
        if s.owner[deed] == player and is_loose(s, deed):
            return True
    return False


def list_loose(s: State, out: Options) -> None:
    """The deeds of the others that a card may move."""
    for deed in range(s.edition.board.deeds):
        if s.owner[deed] != s.turn and is_loose(s, deed):
            out.add(CLAIM, deed)


def list_house_lots(s: State, player: i64, out: Options) -> None:
    """Where a house could be built, money apart."""
    if s.pieces[HOUSE] > 0 and s.groups_ready[player] > 0:
        for deed in range(s.edition.board.deeds):
            if next_piece(s, deed) == HOUSE and lot_refusal(s, player, deed) == 0:
                out.add(PLACE, deed)


class TakeOver(Choice):
    """Take one property from another player, for nothing."""

    def options(self, s: State, card: i64, player: i64, c: i64, d: i64, out: Options, /) -> None:
        list_loose(s, out)

    def default_action(self, s: State, card: i64, player: i64, c: i64, d: i64, /) -> i64:
        return dearest(s, self.all_options(s, card, player, c, d))

    def apply(self, s: State, card: i64, player: i64, c: i64, d: i64, action: i64, /) -> None:
        s.give_deed(about(action), s.turn)


class ChooseToGet(Choice):
    """Swap a property with another player: first, which one you get."""

    def options(self, s: State, card: i64, player: i64, c: i64, d: i64, out: Options, /) -> None:
        list_loose(s, out)

    def default_action(self, s: State, card: i64, player: i64, c: i64, d: i64, /) -> i64:
        return dearest(s, self.all_options(s, card, player, c, d))

    def apply(self, s: State, card: i64, player: i64, c: i64, d: i64, action: i64, /) -> None:
        s.push(CHOOSE_TO_GIVE, about(action))


class ChooseToGive(Choice):
    """Then, which one you give for it."""

    def options(self, s: State, theirs: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for deed in range(s.edition.board.deeds):
            if s.owner[deed] == s.turn and is_loose(s, deed):
                out.add(SWAP, deed)

    def default_action(self, s: State, theirs: i64, b: i64, c: i64, d: i64, /) -> i64:
        return least_valued(s, self.all_options(s, theirs, b, c, d))

    def apply(self, s: State, theirs: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.give_deed(about(action), s.owner[theirs])
        s.give_deed(theirs, s.turn)


class BuildFreeHouse(Choice):
    """One house for nothing where one may be built (MIL-A27)."""

    def player(self, s: State, card: i64, player: i64, c: i64, d: i64, /) -> i64:
        return player

    def options(self, s: State, card: i64, player: i64, c: i64, d: i64, out: Options, /) -> None:
        list_house_lots(s, player, out)

    def apply(self, s: State, card: i64, player: i64, c: i64, d: i64, action: i64, /) -> None:
        build(s, about(action), 0)


TAKE_OVER: Final[i64] = numbered(TakeOver("take-deed"), "card", "player")
CHOOSE_TO_GET: Final[i64] = numbered(ChooseToGet("swap-get"), "card", "player")
CHOOSE_TO_GIVE: Final[i64] = numbered(ChooseToGive("swap-give"), "theirs")
BUILD_FREE_HOUSE: Final[i64] = numbered(BuildFreeHouse("free-house"), "card", "player")

"""When kept cards can be played: on one's own turn, and for some between and during the turns of others.

What each card does is told in the files of its subject; here is only which may be played when.
"""

from typing import Final

from passgo.editions.ultimate.court_cards import CHOOSE_PRISONER, SEE_IN_COURT
from passgo.editions.ultimate.deed_cards import (
    BUYERS_MARKET_MOVE,
    CHOOSE_DEED_TO_GET,
    CHOOSE_DEED_TO_TAKE,
    CHOOSE_FORECLOSURE,
    PLACE_FREE_HOUSE,
)
from passgo.editions.ultimate.hand import held, list_held, spend
from passgo.editions.ultimate.ledger import MOVEMENT_CLOSED
from passgo.editions.ultimate.money_cards import SELL_SHARE_ABOVE_PAR, TAKE_WHOLE_POOL
from passgo.editions.ultimate.uses import (
    BUYERS_MARKET,
    DISTRICT_ATTORNEY,
    FORECLOSED,
    FREE_HOUSE,
    SEE_YOU_IN_COURT,
    SELL_SHARE,
    SWAP_DEEDS,
    TAKE_DEED,
    WHOLE_POOL,
)
from passgo.engine.actions import DONE, USE_CARD, Options, about, refusal
from passgo.engine.columns import i64
from passgo.engine.rules.manage import OffTurn
from passgo.engine.rules.trade import CARD_NOT_HELD
from passgo.engine.rules.vouchers import first_of_its_kind
from passgo.engine.state import State
from passgo.engine.steps import STEPS, Choice, numbered

NOT_PLAYABLE: Final[i64] = refusal("card-not-playable", "UM-CRD-1")


def step_of(use: i64) -> i64:
    """What playing a card on one's own turn leads to, or -1 for a card of another moment."""
    if use == BUYERS_MARKET:
        return BUYERS_MARKET_MOVE
    if use == SEE_YOU_IN_COURT:
        return SEE_IN_COURT
    if use == FORECLOSED:
        return CHOOSE_FORECLOSURE
    if use == WHOLE_POOL:
        return TAKE_WHOLE_POOL
    if use == SWAP_DEEDS:
        return CHOOSE_DEED_TO_GET
    if use == TAKE_DEED:
        return CHOOSE_DEED_TO_TAKE
    if use == FREE_HOUSE:
        return PLACE_FREE_HOUSE
    if use == SELL_SHARE:
        return SELL_SHARE_ABOVE_PAR
    if use == DISTRICT_ATTORNEY:
        return CHOOSE_PRISONER
    return -1


def is_playable(s: State, card: i64) -> bool:
    """A card with nothing to choose from stays in the hand; none moves a token out of Jail or after triples."""
    use = s.edition.card_use[card]
    number = step_of(use)
    if number < 0:
        return False
    if (use == BUYERS_MARKET or use == WHOLE_POOL) and (s.jail[s.turn] > 0 or s.extra[MOVEMENT_CLOSED]):
        return False
    step = STEPS[number]
    if not isinstance(step, Choice):
        return True
    return len(step.all_options(s, card, s.turn, 0, 0).codes) > 0


def card_options(s: State, out: Options) -> None:
    for card in range(i64(len(s.holder))):
        if card_refusal(s, card) == 0 and first_of_its_kind(s, s.turn, card):
            out.add(USE_CARD, card)


def card_refusal(s: State, card: i64) -> i64:
    if s.holder[card] != s.turn:
        return CARD_NOT_HELD
    if is_playable(s, card):
        return 0
    return NOT_PLAYABLE


def play_card(s: State, card: i64) -> None:
    """Whoever asked has put his question back on the stack already."""
    spend(s, s.turn, card)
    s.push(step_of(s.edition.card_use[card]), card, s.turn)


# out of turn


def play_any_time(s: State, player: i64, card: i64) -> None:
    spend(s, player, card)
    s.push(CHOOSE_PRISONER, card, player)


class OffTurnWithCards(OffTurn):
    """Who asked for it manages between the turns of others, and plays what can be played at any time."""

    def own_options(self, s: State, player: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(DONE)
        list_held(s, player, DISTRICT_ATTORNEY, out)

    def apply_own(self, s: State, player: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action != DONE:
            s.push(OFF_TURN_WITH_CARDS, player)
            play_any_time(s, player, about(action))


class PlayAnyTime(Choice):
    """In the middle of somebody's turn only the card itself can be played, without managing."""

    def player(self, s: State, player: i64, b: i64, c: i64, d: i64, /) -> i64:
        return player

    def open(self, s: State, player: i64, b: i64, c: i64, d: i64, /) -> bool:
        return held(s, player, DISTRICT_ATTORNEY) >= 0

    def options(self, s: State, player: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(DONE)
        list_held(s, player, DISTRICT_ATTORNEY, out)

    def apply(self, s: State, player: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action != DONE:
            play_any_time(s, player, about(action))


OFF_TURN_WITH_CARDS: Final[i64] = numbered(OffTurnWithCards("manage"), "player")
PLAY_ANY_TIME: Final[i64] = numbered(PlayAnyTime("any-time"), "player")

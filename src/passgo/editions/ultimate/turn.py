"""The turn in Ultimate: vouchers, the Subway and cards around the roll, and triples to any space."""

from typing import Final

from passgo.editions.ultimate.events import TURN_LOST
from passgo.editions.ultimate.kept import card_options, card_refusal, play_card
from passgo.editions.ultimate.ledger import (
    LOSES_TURN,
    MOVEMENT_CLOSED,
    MUST_PLAY_VOUCHER,
    PLAYER_MARKS,
    TURN_LENGTH,
)
from passgo.editions.ultimate.packs import VOUCHERS
from passgo.editions.ultimate.places import SUBWAY
from passgo.editions.ultimate.subway import (
    AFTER_MOVES,
    BEFORE_BONUS,
    BEFORE_ROLL,
    ride_options,
    ride_refusal,
    ride_subway,
)
from passgo.editions.ultimate.tracks import canonical_walk, go_directly, note_roll, same_space
from passgo.editions.ultimate.verbs import CONTINUE, RIDE_TO
from passgo.editions.ultimate.vouchers import can_play_voucher, play_voucher, voucher_options, voucher_refusal
from passgo.engine.actions import END, GO_TO, ROLL, TICKET, USE_CARD, Options, about, refusal, verb_of
from passgo.engine.columns import i64
from passgo.engine.edition import TradeRule
from passgo.engine.rules.defaults import calmest
from passgo.engine.rules.items import CARD_ITEM, item_kind, item_number
from passgo.engine.rules.manage import NOT_NOW, ManagingChoice
from passgo.engine.rules.movement import LAND_ON_SPACE
from passgo.engine.rules.speed_die import BUS, MR_MONOPOLY
from passgo.engine.settings import ENDS_TURN, NO_SALARY, TRIPLES_END, TRIPLES_SALARY
from passgo.engine.state import State
from passgo.engine.steps import TABLE, Choice, Step, numbered

PLAY_VOUCHER_FIRST: Final[i64] = refusal("play-voucher-first", "UM-SUB-7")
VOUCHER_PROMISED: Final[i64] = refusal("voucher-promised", "UM-SUB-7")


def owes_voucher(s: State) -> bool:
    """Whether a Subway ride was taken on the promise of a voucher that can still be played (UM-SUB-7, IX-62b)."""
    return s.extra[MUST_PLAY_VOUCHER] != 0 and can_play_voucher(s)


class PromisedVoucher(TradeRule):
    """Who rode the Subway on the promise of a voucher deals no more than the others away (UM-SUB-7)."""

    def refusal(self, s: State, giver: i64, start: i64, stop: i64, /) -> i64:
        if giver != s.turn or not owes_voucher(s):
            return 0
        first = s.edition.deck_start[VOUCHERS]
        for card in range(first, first + s.edition.deck_size[VOUCHERS]):
            if s.holder[card] == giver and not is_given(s, card, start, stop):
                return 0
        return VOUCHER_PROMISED


def is_given(s: State, card: i64, start: i64, stop: i64) -> bool:
    """Whether a card is among items `start` to `stop` of the offer on the table."""
    for at in range(start, stop):
        if item_kind(s.offer[at]) == CARD_ITEM and item_number(s.offer[at]) == card:
            return True
    return False


def window_options(s: State, window: i64, out: Options) -> None:
    """What one may do around moving: vouchers, the Subway, kept cards (UM-ORD-2)."""
    voucher_options(s, out)
    ride_options(s, window, out)
    card_options(s, out)


def window_refusal(s: State, window: i64, action: i64) -> i64:
    verb = verb_of(action)
    if verb == TICKET:
        return voucher_refusal(s, about(action))
    if verb == RIDE_TO:
        return ride_refusal(s, window, about(action))
    return card_refusal(s, about(action)) if verb == USE_CARD else NOT_NOW


def window_answer(s: State, window: i64, action: i64) -> None:
    verb = verb_of(action)
    if verb == TICKET:
        play_voucher(s, about(action))
    elif verb == RIDE_TO:
        ride_subway(s, window, about(action))
    else:
        play_card(s, about(action))


class BeginUltimateTurn(Step):
    """The notes of the last turn are void; who has to sit out does so now."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        for k in range(TURN_LENGTH):
            s.extra[k] = 0
        s.direction = 1
        if s.extra[PLAYER_MARKS + s.turn] & LOSES_TURN:
            s.extra[PLAYER_MARKS + s.turn] &= ~LOSES_TURN
            s.emit(TURN_LOST, s.turn)
            s.drop_turn()


class TakeUltimateTurn(ManagingChoice):
    """Roll; before it play a voucher, ride the Subway, play a card (UM-VCH-5 W1 and W3, UM-SUB-2, IX-36, IX-40)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return s.rolls_due != 0

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        self.put_if_legal(s, a, b, c, d, ROLL, out)
        window_options(s, BEFORE_ROLL, out)

    def own_illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if action == ROLL:
            if owes_voucher(s):
                return PLAY_VOUCHER_FIRST
            return 0
        return window_refusal(s, BEFORE_ROLL, action)

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.ask_again()
        if action == ROLL:
            TABLE.run(s, s.edition.turn.roll)
        else:
            window_answer(s, BEFORE_ROLL, action)


class BeforeBonus(ManagingChoice):
    """Between the dice move and the icon: a voucher, or the Subway if one stands there (UM-VCH-5 W2, UM-SUB-6).

    Rules: IX-07, IX-15, IX-23.
    """

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        if s.speed != MR_MONOPOLY and s.speed != BUS:
            return False
        return s.edition.board.kind_of[s.place[s.turn]] == SUBWAY or can_play_voucher(s)

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(CONTINUE)
        window_options(s, BEFORE_BONUS, out)

    def own_illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if action == CONTINUE:
            return 0
        return window_refusal(s, BEFORE_BONUS, action)

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action != CONTINUE:
            s.ask_again()
            window_answer(s, BEFORE_BONUS, action)


class FinishUltimateTurn(ManagingChoice):
    """After the last move: a voucher, the Subway on the promise of one, and the end (UM-VCH-5 W4, UM-ORD-7)."""

    def own_options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        self.put_if_legal(s, a, b, c, d, END, out)
        window_options(s, AFTER_MOVES, out)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        """The end, unless a voucher is promised: then the ride that costs least."""
        if not owes_voucher(s):
            return END
        out = Options()
        voucher_options(s, out)
        return calmest(s, out)

    def own_illegal_reason(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if action == END:
            if owes_voucher(s):
                return PLAY_VOUCHER_FIRST
            return 0
        return window_refusal(s, AFTER_MOVES, action)

    def apply_own(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action != END:
            s.ask_again()
            window_answer(s, AFTER_MOVES, action)


def is_for_triples(s: State, space: i64) -> bool:
    """Whether triples lead to a space: to any other one, of a station's faces to the first."""
    twin = s.edition.board.twin[space]
    return (twin < 0 or twin > space) and not same_space(s, space, s.place[s.turn])


class ChooseTripleOnTracks(Choice):
    """Triples lead ahead to any other space; after them no voucher is played.

    Rules: UM-TRP-1, UM-TRP-4, UM-TRP-5, UM-TRP-6, UM-TRP-7, UM-TRP-8, IX-26, IX-30, IX-31, IX-35.
    """

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for space in range(s.edition.board.size):
            if is_for_triples(s, space):
                out.add(GO_TO, space)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return calmest(s, self.all_options(s, a, b, c, d))

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.extra[MOVEMENT_CLOSED] = 1
        note_roll(s)
        if s.settings[TRIPLES_END] == ENDS_TURN:
            s.push(END_TURN_NOW)
        s.push(LAND_ON_SPACE)
        if s.settings[TRIPLES_SALARY] == NO_SALARY:
            go_directly(s, s.turn, about(action))
        else:
            canonical_walk(s, about(action))


class EndTurnNow(Step):
    """In the French reading triples end the whole turn (triples.ends = turn, UM-TRP-5)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        s.drop_turn()


BEGIN_ULTIMATE_TURN: Final[i64] = numbered(BeginUltimateTurn())
TAKE_ULTIMATE_TURN: Final[i64] = numbered(TakeUltimateTurn("turn"))
BEFORE_BONUS_CHOICE: Final[i64] = numbered(BeforeBonus("before-bonus"))
FINISH_ULTIMATE_TURN: Final[i64] = numbered(FinishUltimateTurn("end"))
CHOOSE_TRIPLE_ON_TRACKS: Final[i64] = numbered(ChooseTripleOnTracks("triple"))
END_TURN_NOW: Final[i64] = numbered(EndTurnNow())

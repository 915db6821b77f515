"""Playing a travel voucher: when, where it may lead, and the walk."""

from typing import Final

from passgo.editions.ultimate.corners import pass_corner
from passgo.editions.ultimate.ledger import FROM_REVERSE, MOVEMENT_CLOSED, MUST_PLAY_VOUCHER
from passgo.editions.ultimate.packs import CAB_FARE, TRANSIT_TOKEN, VOUCHERS
from passgo.editions.ultimate.tracks import on_reverse, same_space, stroll, strolls_onto
from passgo.engine.actions import TICKET, Options, pack_ride, refusal, ride_card, ride_space
from passgo.engine.columns import i64
from passgo.engine.edition import EXPIRING_TICKET
from passgo.engine.events import CARD_USED
from passgo.engine.rules.movement import BY_TOKEN, BY_VOUCHER, LAND_ON_SPACE
from passgo.engine.rules.trade import CARD_NOT_HELD
from passgo.engine.rules.vouchers import expire_all, first_of_its_kind, is_voucher
from passgo.engine.settings import EXPIRE_ON, ON_PLAYING, REPLACES_ROLL, VOUCHERS_A_TURN
from passgo.engine.state import OUT_OF_GAME, State

VOUCHER_PLAYED: Final[i64] = refusal("voucher-played", "UM-VCH-3")
NO_VOUCHER_NOW: Final[i64] = refusal("no-voucher-after-triples", "UM-TRP-6")
NO_VOUCHER_IN_JAIL: Final[i64] = refusal("no-voucher-in-jail", "UM-JAL-5")
NO_VOUCHER_REVERSED: Final[i64] = refusal("no-voucher-reversed", "UM-REV-3")
NOT_REACHED: Final[i64] = refusal("voucher-does-not-reach", "UM-VCH-8")


def window_refusal(s: State) -> i64:
    """Why no voucher may be played now; 0 if one may.

    Rules: UM-TRP-6, UM-VCH-3, UM-VCH-5, UM-VCH-6, UM-REV-3, UM-JAL-5, IX-37, IX-40, IX-45, IX-50, IX-54.
    """
    if s.tickets_used >= s.settings[VOUCHERS_A_TURN]:
        return VOUCHER_PLAYED
    if s.extra[MOVEMENT_CLOSED]:
        return NO_VOUCHER_NOW
    if s.jail[s.turn] > 0:
        return NO_VOUCHER_IN_JAIL
    if s.extra[FROM_REVERSE] or on_reverse(s):
        return NO_VOUCHER_REVERSED
    if s.settings[REPLACES_ROLL] and not s.rolls_due:
        return VOUCHER_PLAYED
    return 0


def can_play_voucher(s: State) -> bool:
    """Whether the player has a voucher and a window for it."""
    if window_refusal(s):
        return False
    first = s.edition.deck_start[VOUCHERS]
    for k in range(s.edition.deck_size[VOUCHERS]):
        if s.holder[first + k] == s.turn:
            return True
    return False


def on_side_ahead(s: State, face: i64, target: i64) -> bool:
    """Whether the target, on the same track, lies ahead on the side that a face is on, its end corner included."""
    board = s.edition.board
    return 0 < board.steps_ahead(face, target) <= board.steps_ahead(face, board.side_end[face])


def ticket_reaches(s: State, target: i64) -> bool:
    """A bus ticket: any space ahead on this side, changing track at its station if one likes (UM-VCH-8, UM-VCH-9)."""
    board = s.edition.board
    face = s.place[s.turn]
    if board.track_of[target] == board.track_of[face]:
        return on_side_ahead(s, face, target)
    end = board.side_end[face]
    while face != end:
        twin = board.twin[face]
        if twin >= 0:
            return board.track_of[target] == board.track_of[twin] and on_side_ahead(s, twin, target)
        face = board.ahead[face]
    return False


def fare_reaches(s: State, face: i64, steps: i64, target: i64) -> bool:
    """Whether so many steps, back if negative, lead to the target with some choice at every station (UM-TRN-11)."""
    if steps == 0:
        return face == target
    if fare_reaches(s, beside(s, face, steps), steps - sign(steps), target):
        return True
    twin = s.edition.board.twin[face]
    return twin >= 0 and fare_reaches(s, beside(s, twin, steps), steps - sign(steps), target)


def sign(steps: i64) -> i64:
    if steps > 0:
        return 1
    return -1


def beside(s: State, face: i64, steps: i64) -> i64:
    """The next space on the track of a face, ahead or behind."""
    board = s.edition.board
    return board.ahead[face] if steps > 0 else board.behind[face]


def drive(s: State, steps: i64, target: i64) -> None:
    """Walk a fare to its target, changing track where only that leads there; corners passed pay (UM-VCH-7)."""
    face = s.place[s.turn]
    way = sign(steps)
    s.direction = way
    left = steps
    while left != 0:
        ahead = beside(s, face, way)
        if not fare_reaches(s, ahead, left - way, target):
            ahead = beside(s, s.edition.board.twin[face], way)
        face = ahead
        left -= way
        if left != 0:
            pass_corner(s, face)
    s.put(s.turn, face)


def reaches(s: State, card: i64, target: i64) -> bool:
    """Whether a voucher of this kind leads to the target from where the token stands (UM-TRN-11, IX-50)."""
    place = s.place[s.turn]
    use = s.edition.card_use[card]
    if same_space(s, place, target):
        return False
    if use == TRANSIT_TOKEN:  # any station; its two faces are reached by different tracks
        return s.edition.board.twin[target] >= 0 and strolls_onto(s, target)
    if use > TRANSIT_TOKEN:
        return fare_reaches(s, place, use - CAB_FARE, target)
    return ticket_reaches(s, target)


def holds_voucher(s: State, card: i64) -> bool:
    return s.holder[card] == s.turn and is_voucher(s, card)


def voucher_refusal(s: State, ride: i64) -> i64:
    """Why this voucher does not lead there now; 0 if it does."""
    card = ride_card(ride)
    if not holds_voucher(s, card):
        return CARD_NOT_HELD
    reason = window_refusal(s)
    if reason:
        return reason
    if reaches(s, card, ride_space(ride)):
        return 0
    return NOT_REACHED


def voucher_options(s: State, out: Options) -> None:
    if window_refusal(s):
        return
    for card in range(i64(len(s.holder))):
        if holds_voucher(s, card) and first_of_its_kind(s, s.turn, card):
            for space in range(s.edition.board.size):
                if reaches(s, card, space):
                    out.add(TICKET, pack_ride(card, space))


def play_voucher(s: State, ride: i64) -> None:
    """An extra move, walked; the voucher is out of the game.

    Rules: UM-VCH-4, UM-VCH-7, UM-VCH-11, UM-VCH-12, UM-VCH-13, IX-42, IX-45, IX-53, IX-82.
    """
    card = ride_card(ride)
    target = ride_space(ride)
    use = s.edition.card_use[card]
    s.emit(CARD_USED, s.turn, card)
    s.holder[card] = OUT_OF_GAME
    s.tickets_used += 1
    s.extra[MUST_PLAY_VOUCHER] = 0
    if use == EXPIRING_TICKET and s.settings[EXPIRE_ON] == ON_PLAYING:
        expire_all(s, s.turn)
    if s.settings[REPLACES_ROLL]:
        s.rolls_due = 0
    s.push(LAND_ON_SPACE)
    s.move = BY_TOKEN if use == TRANSIT_TOKEN else BY_VOUCHER
    if use > TRANSIT_TOKEN:
        drive(s, use - CAB_FARE, target)
    else:
        stroll(s, target)

"""The Subway: a ride to any space, next turn instead of the roll, or at once while another move is left."""

from typing import Final

from passgo.editions.ultimate.ledger import FROM_REVERSE, MOVEMENT_CLOSED, MUST_PLAY_VOUCHER
from passgo.editions.ultimate.places import REVERSE_DIRECTION, SUBWAY
from passgo.editions.ultimate.settings import (
    COMMIT,
    NO_RIDE,
    RIDES_NEXT_TURN,
    SUBWAY_BEFORE_ROLL,
    SUBWAY_REPLACES,
    SUBWAY_VOUCHER,
)
from passgo.editions.ultimate.tracks import face_on, go_directly
from passgo.editions.ultimate.verbs import RIDE_TO
from passgo.editions.ultimate.vouchers import can_play_voucher
from passgo.engine.actions import Options, refusal
from passgo.engine.columns import i64
from passgo.engine.rules.movement import LAND_ON_SPACE
from passgo.engine.state import State

NOT_ON_SUBWAY: Final[i64] = refusal("not-on-subway", "UM-SUB-9")
NO_MOVE_LEFT: Final[i64] = refusal("no-move-left", "UM-SUB-6")
ROLL_FIRST: Final[i64] = refusal("subway-next-turn", "IX-43")
SAME_SPACE: Final[i64] = refusal("same-space", "UM-SUB-10")
NO_REVERSE_RIDE: Final[i64] = refusal("no-reverse-ride", "UM-SUB-7")

BEFORE_ROLL: Final[i64] = 0  # the windows in which a ride may be offered
BEFORE_BONUS: Final[i64] = 1
AFTER_MOVES: Final[i64] = 2


def is_on_subway(s: State) -> bool:
    return s.edition.board.kind_of[s.place[s.turn]] == SUBWAY and s.jail[s.turn] == 0


def replaces_roll(s: State) -> bool:
    """A turn that began on the Subway: the ride is taken instead of the roll (UM-SUB-2)."""
    return s.rolled == 0 and s.tickets_used == 0 and s.settings[SUBWAY_REPLACES] != 0


def needs_voucher(s: State, window: i64) -> bool:
    """Whether only a voucher still to be played lets one ride now (UM-SUB-6).

    So it is after the last move. The first roll is no such move: who came by a voucher rolls from here (IX-43).

    Rules: UM-VCH-14, IX-41, IX-44.
    """
    if window == BEFORE_ROLL:
        return s.rolled == 0 and s.tickets_used > 0 and s.settings[SUBWAY_BEFORE_ROLL] == RIDES_NEXT_TURN
    return window == AFTER_MOVES


def promises_voucher(s: State, window: i64) -> bool:
    """Whether who rides now must play a voucher afterwards (UM-SUB-7)."""
    return needs_voucher(s, window) and s.settings[SUBWAY_VOUCHER] == COMMIT


def ride_refusal(s: State, window: i64, target: i64) -> i64:
    """Why a ride to this space is not to be had now; 0 if it is.

    Rules: UM-SUB-1, UM-SUB-6, UM-SUB-7, UM-SUB-9, UM-SUB-10, IX-27, IX-56, IX-59, IX-62b.
    """
    kind_of = s.edition.board.kind_of
    if not is_on_subway(s):
        return NOT_ON_SUBWAY
    if target == s.place[s.turn] or face_on(s, target, inner=True) != target:
        return SAME_SPACE
    if needs_voucher(s, window):
        if s.extra[MOVEMENT_CLOSED] or s.settings[SUBWAY_VOUCHER] == NO_RIDE or not can_play_voucher(s):
            return NO_MOVE_LEFT if window == AFTER_MOVES else ROLL_FIRST
        if promises_voucher(s, window) and kind_of[target] == REVERSE_DIRECTION:
            return NO_REVERSE_RIDE
    return 0


def ride_options(s: State, window: i64, out: Options) -> None:
    """Rides to be had: only while the token stands on the Subway (UM-SUB-9, IX-56, IX-59)."""
    if is_on_subway(s):
        for space in range(s.edition.board.size):
            if ride_refusal(s, window, space) == 0:
                out.add(RIDE_TO, space)


def ride_subway(s: State, window: i64, target: i64) -> None:
    """Straight there, clockwise from now on, and the space is obeyed.

    Rules: UM-REV-9, UM-SUB-3, UM-SUB-4, UM-SUB-5, UM-SUB-8, IX-60, IX-62.
    """
    if window == BEFORE_ROLL and replaces_roll(s):
        s.rolls_due = 0
    if promises_voucher(s, window):
        s.extra[MUST_PLAY_VOUCHER] = 1
    s.direction = 1
    s.extra[FROM_REVERSE] = 0
    go_directly(s, s.turn, target)
    s.push(LAND_ON_SPACE)

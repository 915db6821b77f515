"""Cab companies and taxi rides."""

from typing import Final

from passgo.editions.ultimate.places import FREE_PARKING
from passgo.editions.ultimate.settings import MORTGAGED_CAB, OWN_CAB, OWN_FARE_TO, TO_POOL
from passgo.editions.ultimate.tracks import face_on, same_space
from passgo.editions.ultimate.verbs import RIDE_TO
from passgo.engine.actions import STAY, Options, about, act, refusal, verb_of
from passgo.engine.board import CAB
from passgo.engine.columns import i64
from passgo.engine.events import TAXI, cause
from passgo.engine.rules.corners import fines_to
from passgo.engine.rules.manage import NOT_NOW, ManagingChoice
from passgo.engine.rules.movement import BY_TAXI, LAND_ON_SPACE
from passgo.engine.state import BANK, State
from passgo.engine.steps import numbered

FARE: Final[i64] = 50
OWN_FARE: Final[i64] = 20
NO_TAXI_THERE: Final[i64] = refusal("no-taxi-there", "UM-RID-4")
FARE_TOO_DEAR: Final[i64] = refusal("fare-too-dear", "UM-RID-13")


def offers_ride(s: State, deed: i64) -> bool:
    """An owned cab company takes you on, unless a taxi brought you (UM-RID-1, UM-RID-6, UM-RID-14).

    A mortgaged one drives its owner only (UM-RID-12).
    """
    if s.owner[deed] < 0 or s.move == BY_TAXI:
        return False
    return not s.mortgaged[deed] or (s.owner[deed] == s.turn and s.settings[MORTGAGED_CAB] == OWN_CAB)


def fare(s: State, deed: i64) -> i64:
    """Twenty with one's own company, else fifty (UM-RID-2, UM-RID-3, IX-104)."""
    return OWN_FARE if s.owner[deed] == s.turn else FARE


def is_destination(s: State, space: i64) -> bool:
    """Free Parking, the other cab companies and all stations, on their innermost face.

    Rules: UM-TRN-12, UM-RID-4, UM-RID-5, IX-65.
    """
    board = s.edition.board
    if board.twin[space] >= 0:
        return face_on(s, space, inner=True) == space and not same_space(s, space, s.place[s.turn])
    deed = board.deed_at[space]
    if deed >= 0:
        return board.family[deed] == CAB and space != s.place[s.turn]
    return board.kind_of[space] == FREE_PARKING and space != s.place[s.turn]


def can_pay_fare(s: State, deed: i64) -> bool:
    return s.cash[s.turn] >= fare(s, deed)


class OfferTaxi(ManagingChoice):
    """Take a taxi for a fare in cash, or stay.

    Rules: UM-ORD-5, UM-RID-1, UM-RID-2, UM-RID-3, UM-RID-4, UM-RID-5, UM-RID-8, UM-RID-9, UM-RID-13, IX-83.
    """

    def open(self, s: State, deed: i64, bought: i64, c: i64, d: i64, /) -> bool:
        """After a purchase only the buyer rides, as a house rule (UM-RID-11, AMB-68)."""
        return offers_ride(s, deed) and (bought == 0 or s.owner[deed] == s.turn)

    def own_options(self, s: State, deed: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        self.put_if_legal(s, deed, b, c, d, STAY, out)
        for space in range(s.edition.board.size):
            if is_destination(s, space):  # few are
                self.put_if_legal(s, deed, b, c, d, act(RIDE_TO, space), out)

    def own_illegal_reason(self, s: State, deed: i64, b: i64, c: i64, d: i64, action: i64, /) -> i64:
        if action == STAY:
            return 0
        if verb_of(action) == RIDE_TO:
            if not is_destination(s, about(action)):
                return NO_TAXI_THERE
            if can_pay_fare(s, deed):
                return 0
            return FARE_TOO_DEAR
        return NOT_NOW

    def apply_own(self, s: State, deed: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if verb_of(action) == RIDE_TO:
            payee = s.owner[deed]
            if payee == s.turn:
                # to the Pool (UM-POO-2); to the Bank too where no Pool is
                payee = fines_to(s) if s.settings[OWN_FARE_TO] == TO_POOL else BANK
            s.pay(s.turn, payee, fare(s, deed), cause(TAXI, deed))
            s.move = BY_TAXI
            s.put(s.turn, about(action))
            s.push(LAND_ON_SPACE)


OFFER_TAXI: Final[i64] = numbered(OfferTaxi("taxi"), "deed", "bought")

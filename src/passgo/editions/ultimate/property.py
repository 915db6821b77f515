"""Visiting a property in Ultimate: what taxis and tokens spare, what the rent is, and taxi rides afterwards."""

from typing import Final

from passgo.editions.ultimate.cabs import OFFER_TAXI, offers_ride
from passgo.editions.ultimate.purchase_cards import OFFER_ON_TRACKS
from passgo.editions.ultimate.rent_cards import demand_rent
from passgo.editions.ultimate.settings import RIDE_AFTER_PURCHASE
from passgo.editions.ultimate.tracks import led_total
from passgo.engine.board import CAB, UTILITY
from passgo.engine.columns import i64
from passgo.engine.rules.movement import BY_TAXI, BY_TOKEN
from passgo.engine.rules.property import roll_for_rent
from passgo.engine.rules.rent import charges, rent
from passgo.engine.state import BANK, State
from passgo.engine.steps import Step, numbered


class VisitOnTracks(Step):
    """An offer if nobody has it, rent if somebody else does, unless a taxi or token spares it (UM-RID-6, UM-RID-7).

    A card may multiply the rent, name the factor for dice thrown anew, or have thrown dice itself (UM-UTL-3). Every
    other visit to a utility is charged by the roll that led there (UM-UTL-2, UM-UTL-5).

    Rules: IX-10, IX-14, IX-31, IX-51, IX-65, IX-83.
    """

    def run(self, s: State, times: i64, factor: i64, thrown: i64, d: i64, /) -> None:
        board = s.edition.board
        deed = board.deed_at[s.place[s.turn]]
        if s.owner[deed] == BANK:
            if board.family[deed] == CAB and s.settings[RIDE_AFTER_PURCHASE]:
                s.push(OFFER_TAXI, deed, 1)
            s.push(OFFER_ON_TRACKS, deed)
            return
        if board.family[deed] == CAB and offers_ride(s, deed):
            s.push(OFFER_TAXI, deed)
        if s.move != BY_TAXI and s.move != BY_TOKEN and charges(s, deed, s.turn):
            charge(s, s.turn, deed, times, factor, thrown)


def charge(s: State, visitor: i64, deed: i64, times: i64, factor: i64, thrown: i64 = 0) -> None:
    """The rent of a visit (IX-106)."""
    total = thrown if thrown > 0 else led_total(s)
    if s.edition.board.family[deed] == UTILITY:
        if factor > 0:
            total = roll_for_rent(s)
        elif total == 0:
            return  # no dice ever moved the visitor, so none show anything to pay
    amount = factor * total if factor > 0 else rent(s, deed, total)
    demand_rent(s, visitor, deed, amount * times if times > 1 else amount)


VISIT_ON_TRACKS: Final[i64] = numbered(VisitOnTracks(), "times", "factor", "thrown")

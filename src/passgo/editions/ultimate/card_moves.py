"""Cards that move their drawer. Plain advances, direct moves and steps along the track are in `tracks`."""

from typing import Final

from passgo.editions.ultimate.corners import NOT_A_CORNER, corner
from passgo.editions.ultimate.places import ABOVE, BELOW, place
from passgo.editions.ultimate.property import VISIT_ON_TRACKS
from passgo.editions.ultimate.purchase_cards import OFFER_ON_TRACKS
from passgo.editions.ultimate.spaces import STATION_VOUCHER
from passgo.editions.ultimate.tracks import go_directly, links_towards, nearer_face, same_space, step_along, stroll
from passgo.engine.actions import GO_TO, Options, about, act
from passgo.engine.board import CAB, RAILROAD
from passgo.engine.columns import i64
from passgo.engine.events import ROLLED_FOR_CARD
from passgo.engine.rules.confinement import go_to_jail
from passgo.engine.rules.defaults import calmest
from passgo.engine.rules.movement import BY_CARD, LAND_ON_SPACE
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, effect

OUTER: Final[i64] = 0  # the track with the cab companies
INNER: Final[i64] = 2
INWARD: Final[i64] = 1
OUTWARD: Final[i64] = 2
UNOWNED_RIDE: Final[i64] = 9  # an unowned railroad or cab company, beside the families of deeds
INCOME_TAX: Final[i64] = place("Income Tax")


def is_wanted(s: State, space: i64, wanted: i64) -> bool:
    """Whether a space belongs to a family, or is an unowned railroad or cab company."""
    deed = s.edition.board.deed_at[space]
    if deed < 0:
        return False
    family = s.edition.board.family[deed]
    if wanted == UNOWNED_RIDE:
        return s.owner[deed] == BANK and (family == RAILROAD or family == CAB)
    return family == wanted


def ahead_on_track(s: State, start: i64, wanted: i64) -> i64:
    """The first wanted space ahead on a track, in one lap; -1 if there is none."""
    board = s.edition.board
    space = board.ahead[start]
    while space != start:
        if is_wanted(s, space, wanted):
            return space
        space = board.ahead[space]
    return -1


def ahead_towards(s: State, track: i64, wanted: i64) -> i64:
    """The first wanted space on the way to a track and round it; -1 if there is none."""
    board = s.edition.board
    space = s.place[s.turn]
    while board.track_of[space] != track:
        if links_towards(s, space, track):
            space = board.twin[space]
        space = board.ahead[space]
        if is_wanted(s, space, wanted):
            return space
    return ahead_on_track(s, space, wanted)


def next_ahead(s: State, wanted: i64) -> i64:
    """The nearest wanted space: ahead on the track, else on the way outwards, else inwards; -1 if none (UM-CRD-8).

    All these ways begin where the token stands.
    """
    found = ahead_on_track(s, s.place[s.turn], wanted)
    if found < 0:
        found = ahead_towards(s, OUTER, wanted)
    return found if found >= 0 else ahead_towards(s, INNER, wanted)


def advance(s: State, space: i64) -> None:
    s.move = BY_CARD
    stroll(s, nearer_face(s, space))


def draw_at_station(s: State) -> None:
    """Whoever reaches a station draws a voucher, whatever the card wants there (IX-68)."""
    if s.edition.board.twin[s.place[s.turn]] >= 0:
        s.push(STATION_VOUCHER)


class AdvanceToPayCorner(Step):
    """Walk to the pay corner of the track one is on, whose landing income is due there (UM-CRD-5)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        space = s.edition.board.ahead[s.place[s.turn]]
        while corner(s, space) == NOT_A_CORNER:
            space = s.edition.board.ahead[space]
        advance(s, space)


class AdvanceToNext(Step):
    """Walk to the next property of a family ahead on the track (UM-CRD-8)."""

    def run(self, s: State, family: i64, b: i64, c: i64, d: i64, /) -> None:
        advance(s, next_ahead(s, family))


class VisitByCard(Step):
    """Visit the property reached: a multiple of its rent, or so many times two dice (UM-UTL-3, IX-68, IX-98)."""

    def run(self, s: State, times: i64, factor: i64, c: i64, d: i64, /) -> None:
        s.push(VISIT_ON_TRACKS, times, factor)
        draw_at_station(s)


class TakenForRide(Step):
    """Directly to the nearest cab company: double rent if owned, not for sale if unowned.

    Rules: UM-CRD-4, UM-CRD-8, IX-64.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        go_directly(s, s.turn, next_ahead(s, CAB))
        if s.owner[s.edition.board.deed_at[s.place[s.turn]]] != BANK:
            s.push(VISIT_ON_TRACKS, 2)


class ChangeLane(Step):
    """Directly to the neighbouring space one track inwards or outwards, if there is such a track (UM-CRD-4)."""

    def run(self, s: State, way: i64, b: i64, c: i64, d: i64, /) -> None:
        space = ABOVE[s.place[s.turn]] if way == INWARD else BELOW[s.place[s.turn]]
        if space >= 0:
            go_directly(s, s.turn, space)
            s.push(LAND_ON_SPACE)


class ChooseRide(Choice):
    """Walk to any railroad or cab company, which is visited as usual (UM-CRD-2, UM-CRD-3)."""

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for space in range(s.edition.board.size):
            ride = is_wanted(s, space, RAILROAD) or is_wanted(s, space, CAB)
            if ride and nearer_face(s, space) == space and not same_space(s, space, s.place[s.turn]):
                out.add(GO_TO, space)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return calmest(s, self.all_options(s, a, b, c, d))

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.push(LAND_ON_SPACE)
        advance(s, about(action))


class DiscountTravel(Step):
    """Walk to the nearest unowned railroad or cab company and buy it for half the price, or it is auctioned."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        space = next_ahead(s, UNOWNED_RIDE)
        if space >= 0:
            deed = s.edition.board.deed_at[space]
            advance(s, space)
            s.push(OFFER_ON_TRACKS, deed, s.edition.board.price[deed] // 2)
            draw_at_station(s)


class Rewind(Step):
    """Roll two dice and go back so far on the track; rent there is doubled. No movement roll (UM-CRD-6, V-5)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        die = s.chance.die(6)
        other_die = s.chance.die(6)
        s.emit(ROLLED_FOR_CARD, s.turn, die, other_die)
        s.move = BY_CARD
        step_along(s, -die - other_die)
        if s.edition.board.deed_at[s.place[s.turn]] >= 0:
            s.push(VISIT_ON_TRACKS, 2, 0, die + other_die)
            draw_at_station(s)
        else:
            s.push(LAND_ON_SPACE)


class TaxOrJail(Choice):
    """Go directly to Income Tax and pay, or directly to Jail; the drawer chooses (UM-CRD-4)."""

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(GO_TO, INCOME_TAX)
        out.add(GO_TO, s.edition.board.jail)

    def default_action(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        """To Jail, which costs nothing now."""
        return act(GO_TO, s.edition.board.jail)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if about(action) == INCOME_TAX:
            go_directly(s, s.turn, INCOME_TAX)
            s.push(LAND_ON_SPACE)
        else:
            go_to_jail(s, s.turn)


ADVANCE_TO_PAY_CORNER: Final[i64] = effect(AdvanceToPayCorner())
ADVANCE_TO_NEXT: Final[i64] = effect(AdvanceToNext(), "family")
VISIT_BY_CARD: Final[i64] = effect(VisitByCard(), "times", "factor")
TAKEN_FOR_RIDE: Final[i64] = effect(TakenForRide())
CHANGE_LANE: Final[i64] = effect(ChangeLane(), "way")
CHOOSE_RIDE: Final[i64] = effect(ChooseRide("ride"))
DISCOUNT_TRAVEL: Final[i64] = effect(DiscountTravel())
REWIND: Final[i64] = effect(Rewind())
TAX_OR_JAIL: Final[i64] = effect(TaxOrJail("tax-or-jail"))

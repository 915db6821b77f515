"""Mr. Monopoly's bonus move and the bus icon on three tracks, forward and from Reverse Direction."""

from typing import Final

from passgo.editions.ultimate.corners import pass_corner
from passgo.editions.ultimate.events import CARD_LOST
from passgo.editions.ultimate.ledger import FROM_REVERSE
from passgo.editions.ultimate.packs import VOUCHERS
from passgo.editions.ultimate.settings import REVERSE_FOR
from passgo.editions.ultimate.tracks import is_even, on_reverse, same_space
from passgo.engine.actions import GIVE, MOVE_ON, TAKE, Options, about
from passgo.engine.board import CHANCE, CHEST
from passgo.engine.columns import i64
from passgo.engine.rules.auction_space import bank_has_deeds
from passgo.engine.rules.dice import roll_total
from passgo.engine.rules.movement import BY_BUS, BY_MR_MONOPOLY, obey_space
from passgo.engine.rules.rent import charges, rent
from passgo.engine.rules.speed_die import BUS, MR_MONOPOLY
from passgo.engine.rules.vouchers import draw_voucher, first_of_its_kind, is_voucher, pack_left
from passgo.engine.settings import BUS_DRAWS, BUS_MODE
from passgo.engine.state import BANK, OUT_OF_GAME, State
from passgo.engine.steps import Choice, Step, numbered

UNOWNED: Final[i64] = 0  # what a bonus walk looks for
RENT_DUE: Final[i64] = 1
CARD_SPACE: Final[i64] = 2


def is_wanted(s: State, space: i64, wanted: i64) -> bool:
    """Whether a bonus walk ends here: any space with a deed may be wanted, or only card spaces (UM-MRM-13, IX-106)."""
    board = s.edition.board
    if wanted == CARD_SPACE:
        return board.kind_of[space] == CHANCE or board.kind_of[space] == CHEST
    deed = board.deed_at[space]
    if deed < 0:
        return False
    if wanted == UNOWNED:
        return s.owner[deed] == BANK
    return charges(s, deed, s.turn) and rent(s, deed, roll_total(s)) > 0


def next_face(s: State, space: i64) -> i64:
    """One step of a bonus walk: at a station an even roll crosses first, an odd one stays.

    Rules: UM-MRM-4, UM-MRM-5, UM-MRM-14, UM-TRN-9, IX-12, IX-24.
    """
    board = s.edition.board
    if s.riding:
        twin = board.twin[space]
        if twin >= 0:
            space = twin
    return board.ahead[space] if s.direction > 0 else board.behind[space]


def bonus_walk(s: State, wanted: i64, move: i64) -> bool:
    """Walk to the next wanted space, unless the way leads back to the start first.

    Rules: UM-ORD-6, UM-MRM-3, UM-MRM-6, UM-MRM-8, UM-MRM-9, UM-MRM-10, UM-MRM-15, UM-MRM-16, UM-BUS-2, UM-REV-5,
    UM-REV-6, IX-01, IX-02, IX-03, IX-09, IX-15, IX-47, IX-62.
    """
    start = s.place[s.turn]
    passing = s.edition.passing.count
    s.direction = -1 if s.extra[FROM_REVERSE] or on_reverse(s) else 1
    s.riding = 1 if is_even(s) else 0
    s.move = move
    corners: i64 = 0  # on the way
    space = next_face(s, start)
    while not is_wanted(s, space, wanted):
        if same_space(s, space, start):
            return False
        corners += passing[space]
        space = next_face(s, space)
    if same_space(s, space, start):
        return False
    target = space
    if corners > 0:
        space = next_face(s, start)
        while space != target:
            if passing[space] > 0:
                pass_corner(s, space)
            space = next_face(s, space)
    s.put(s.turn, target)
    return True


class BonusMoveOnTracks(Step):
    """After the dice move and a possible voucher, the icon takes effect.

    Rules: UM-DIE-3, UM-DIE-4, UM-ORD-1, UM-MRM-7, IX-19, IX-25.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.speed == MR_MONOPOLY:
            if bonus_walk(s, UNOWNED if bank_has_deeds(s) else RENT_DUE, BY_MR_MONOPOLY):
                obey_space(s)
        elif s.speed == BUS:
            if s.extra[FROM_REVERSE]:
                s.push(MISS_BUS)
            elif pack_left(s, VOUCHERS) == 0:
                bus_move(s)
            elif s.settings[BUS_MODE] == BUS_DRAWS:
                draw_voucher(s, s.turn, VOUCHERS)
            else:
                s.push(CATCH_THE_BUS)


class RollDone(Step):
    """The roll with its bonus is finished: forward again, and the others may deal again.

    Rules: UM-MRM-12, UM-REV-2, UM-REV-6, IX-02, IX-03.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        s.bonus = 0
        s.direction = 1
        if not s.settings[REVERSE_FOR]:
            s.extra[FROM_REVERSE] = 0


def bus_move(s: State) -> None:
    """On to the nearest card space, by the parity of the roll (UM-BUS-2, UM-BUS-3, UM-BUS-4, UM-BUS-5, UM-REV-7)."""
    if bonus_walk(s, CARD_SPACE, BY_BUS):
        obey_space(s)


class CatchTheBus(Choice):
    """Take a voucher, or ride to the nearest card space (UM-BUS-1)."""

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        out.add(TAKE)
        out.add(MOVE_ON)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        if action == TAKE:
            draw_voucher(s, s.turn, VOUCHERS)
        else:
            bus_move(s)


class MissBus(Choice):
    """A bus on the backward roll is missed: one voucher of yours expires, your choice (UM-REV-4, IX-18)."""

    def open(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> bool:
        return len(self.all_options(s, a, b, c, d).codes) > 0

    def options(self, s: State, a: i64, b: i64, c: i64, d: i64, out: Options, /) -> None:
        for card in range(i64(len(s.holder))):
            if s.holder[card] == s.turn and is_voucher(s, card) and first_of_its_kind(s, s.turn, card):
                out.add(GIVE, card)

    def apply(self, s: State, a: i64, b: i64, c: i64, d: i64, action: i64, /) -> None:
        s.holder[about(action)] = OUT_OF_GAME
        s.emit(CARD_LOST, s.turn, about(action))


BONUS_ON_TRACKS: Final[i64] = numbered(BonusMoveOnTracks())
ROLL_DONE: Final[i64] = numbered(RollDone())
CATCH_THE_BUS: Final[i64] = numbered(CatchTheBus("bus"))
MISS_BUS: Final[i64] = numbered(MissBus("missed-bus"))

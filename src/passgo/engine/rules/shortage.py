"""The building shortage: when several players want more buildings than remain, the last ones are auctioned."""

from typing import Final

from passgo.engine.actions import CLAIM, NO, PLACE, Options, about, verb_of
from passgo.engine.columns import i64
from passgo.engine.events import CLAIMED, PIECE_AUCTION_OPENED, PIECE_WON
from passgo.engine.rules.auction import go_on, lined_up
from passgo.engine.rules.building import build, build_refusal, lot_refusal, next_piece
from passgo.engine.state import BANK, State
from passgo.engine.steps import Choice, Step, numbered


def could_use(s: State, player: i64, piece: i64) -> bool:
    """Whether a player has a lot that is ready for such a piece, and the money for it."""
    if s.groups_ready[player] == 0 or s.out[player]:
        return False
    deed = s.first_deed[player]
    while deed >= 0:
        if next_piece(s, deed) == piece and build_refusal(s, player, deed) == 0:
            return True
        deed = s.next_deed[deed]
    return False


def contenders(s: State, player: i64, piece: i64) -> i64:
    """The other seats that could use the piece, one bit each."""
    seats: i64 = 0
    if s.bonus:  # the others may not build during a Mr. Monopoly move (MEGA-MRM-5)
        return seats
    for p in range(s.players):
        if p != player and could_use(s, p, piece):
            seats |= 1 << p
    return seats


def order_building(s: State, player: i64, deed: i64) -> None:
    """Build at once, unless the Bank's last pieces would not serve everybody who could use one (CLS-CRI-3, MIL-A13)."""
    piece = next_piece(s, deed)
    left = s.pieces[piece]
    if left < s.players and s.edition.figures.auctions_last_pieces:
        seats = contenders(s, player, piece)
        count: i64 = 1
        for p in range(s.players):
            count += seats >> p & 1
        if left < count:
            s.then(GATHER_CLAIMS, deed, s.edition.board.build_cost[deed], seats, 0)
            return
    build(s, deed, s.edition.board.build_cost[deed])


class GatherClaims(Step):
    """Ask the contenders one after another, from the buyer's left; then sell or auction (CLS-CRI-3, -4).

    `lowest` is the lowest deed price among the lots named so far, `claimed` the seats that want the piece.
    """

    def run(self, s: State, deed: i64, lowest: i64, waiting: i64, claimed: i64, /) -> None:
        buyer = s.owner[deed]
        p = buyer
        for _k in range(s.players):
            p = p + 1 if p + 1 < s.players else 0
            if waiting >> p & 1:
                s.then(CLAIM_BUILDING, deed, lowest, waiting & ~(1 << p), claimed << 4 | p)
                return
        wanted: i64 = 1
        for p in range(s.players):
            wanted += claimed >> p & 1
        if wanted <= s.pieces[next_piece(s, deed)]:
            build(s, deed, s.edition.board.build_cost[deed])
            return
        s.tell(PIECE_AUCTION_OPENED, next_piece(s, deed), lowest)
        seats = claimed | 1 << buyer  # who asked first stands for the opening price
        go_on(s, AWARD_BUILDING, deed, lowest << 4 | buyer + 1, lined_up(seats, 0, buyer))


class ClaimBuilding(Choice):
    """Do you want the piece too? Then name the lot that you want it for."""

    def player(self, s: State, deed: i64, lowest: i64, waiting: i64, claimed: i64, /) -> i64:
        return claimed & 15

    def options(self, s: State, deed: i64, lowest: i64, waiting: i64, claimed: i64, out: Options, /) -> None:
        me = claimed & 15
        lot = s.first_deed[me]
        while lot >= 0:
            if next_piece(s, lot) == next_piece(s, deed) and build_refusal(s, me, lot) == 0:
                out.add(CLAIM, lot)
            lot = s.next_deed[lot]
        out.add(NO)

    def answer(self, s: State, deed: i64, lowest: i64, waiting: i64, claimed: i64, action: i64, /) -> None:
        me = claimed & 15
        seats = claimed >> 4
        if verb_of(action) == CLAIM:
            s.tell(CLAIMED, me, about(action))
            seats |= 1 << me
            cost = s.edition.board.build_cost[about(action)]
            lowest = cost if cost < lowest else lowest
        s.then(GATHER_CLAIMS, deed, lowest, waiting, seats)


class AwardBuilding(Step):
    """The winner pays the bid and places the piece at once; who asked for it builds where he asked (CLS-CRI-3)."""

    def run(self, s: State, deed: i64, winner: i64, amount: i64, d: i64, /) -> None:
        piece = next_piece(s, deed)
        s.tell(PIECE_WON, winner, piece, amount)
        if s.owner[deed] == winner:
            build(s, deed, amount)
        else:
            s.shift(winner, BANK, amount)
            s.then(PLACE_BUILDING, winner, piece)


class PlaceBuilding(Choice):
    """Where the piece won at auction shall stand."""

    def player(self, s: State, winner: i64, piece: i64, c: i64, d: i64, /) -> i64:
        return winner

    def options(self, s: State, winner: i64, piece: i64, c: i64, d: i64, out: Options, /) -> None:
        for lot in range(s.edition.board.deeds):
            if next_piece(s, lot) == piece and lot_refusal(s, winner, lot) == 0:
                out.add(PLACE, lot)

    def answer(self, s: State, winner: i64, piece: i64, c: i64, d: i64, action: i64, /) -> None:
        build(s, about(action), 0)


GATHER_CLAIMS: Final[i64] = numbered(GatherClaims())
CLAIM_BUILDING: Final[i64] = numbered(ClaimBuilding("claim"))
AWARD_BUILDING: Final[i64] = numbered(AwardBuilding())
PLACE_BUILDING: Final[i64] = numbered(PlaceBuilding("place"))

"""The spaces of Ultimate that need few words: stations, tunnel, ticket, auction, refund, squeeze play."""

from typing import Final

from passgo.editions.ultimate.bonus import next_face
from passgo.editions.ultimate.corners import pass_corner
from passgo.editions.ultimate.events import REFUNDED, SQUEEZE_DIE, SQUEEZED
from passgo.editions.ultimate.packs import VOUCHERS
from passgo.editions.ultimate.places import HOLLAND_TUNNEL
from passgo.editions.ultimate.settings import ALTERNATIVE, DICE_ONLY, SQUEEZE, TAXI_VOUCHER, VOUCHER_ON
from passgo.editions.ultimate.tracks import is_even, led_total, same_space
from passgo.engine.columns import i64
from passgo.engine.events import TAX, cause
from passgo.engine.rules.auction_space import PICK_FOR_AUCTION, bank_has_deeds
from passgo.engine.rules.birthday import GIVE_VOUCHER
from passgo.engine.rules.debt import DEBT
from passgo.engine.rules.movement import BY_AUCTION, BY_DICE, BY_TAXI, LAND_ON_SPACE
from passgo.engine.rules.rent import charges, rent
from passgo.engine.rules.speed_die import throw_speed_die
from passgo.engine.rules.vouchers import draw_voucher
from passgo.engine.settings import POOL_ENABLED
from passgo.engine.state import POOL, State
from passgo.engine.steps import Step, effect, numbered


class StationVoucher(Step):
    """Landing on a station draws a voucher, whoever owns it and however one came.

    Rules: UM-TRN-5, UM-RID-10, IX-12, IX-13, IX-32, IX-50, IX-61, IX-65, IX-67, IX-104.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if s.move == BY_TAXI and not s.settings[TAXI_VOUCHER]:
            return
        if s.settings[VOUCHER_ON] == DICE_ONLY and s.move != BY_DICE:
            return
        draw_voucher(s, s.turn, VOUCHERS)


class DrawVoucher(Step):
    """The Bus Ticket space, or a card: draw vouchers while there are any (UM-VCH-15)."""

    def run(self, s: State, count: i64, b: i64, c: i64, d: i64, /) -> None:
        for _k in range(count):
            draw_voucher(s, s.turn, VOUCHERS)


class TakeTunnel(Step):
    """From one end of the Holland Tunnel straight to the other; nothing is passed or paid.

    Rules: UM-ORD-5, UM-HOL-1, UM-HOL-3, UM-HOL-4, IX-08, IX-09, IX-39, IX-42, IX-60.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        kind_of = s.edition.board.kind_of
        for space in range(s.edition.board.size):
            if kind_of[space] == HOLLAND_TUNNEL and space != s.place[s.turn]:
                s.put(s.turn, space)
                return


class AuctionOnTracks(Step):
    """Auction any unowned property; when none is left, on to the dearest rent that can be reached.

    Rules: UM-AUC-1, UM-AUC-2, UM-AUC-3, UM-AUC-4, UM-AUC-5, UM-AUC-6, IX-11, IX-66, IX-67, IX-75.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if bank_has_deeds(s):
            s.push(PICK_FOR_AUCTION)
            return
        board = s.edition.board
        total = led_total(s)
        s.direction = 1
        s.riding = 1 if is_even(s) else 0
        s.move = BY_AUCTION
        start = s.place[s.turn]
        dearest: i64 = 0
        target: i64 = -1
        space = next_face(s, start)
        while not same_space(s, space, start):
            deed = board.deed_at[space]
            if deed >= 0 and charges(s, deed, s.turn) and rent(s, deed, total) > dearest:
                dearest = rent(s, deed, total)
                target = space
            space = next_face(s, space)
        if target >= 0:
            space = next_face(s, start)
            while space != target:
                pass_corner(s, space)
                space = next_face(s, space)
            s.put(s.turn, target)
            s.push(LAND_ON_SPACE)


class TaxRefund(Step):
    """Half of the Pool, rounded up, is yours (UM-POO-4). What lies on Free Parking is not the Pool.

    Rules: IX-107.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        amount = (s.pool + 1) // 2 if s.settings[POOL_ENABLED] else 0
        if amount > 0:
            s.shift(POOL, s.turn, amount)
            s.emit(REFUNDED, s.turn, amount)


class SqueezePlay(Step):
    """Two dice decide what each of the others pays; in the alternative also the speed die.

    Rules: UM-SQZ-1, UM-SQZ-2, UM-SQZ-3, UM-SQZ-4, UM-SQZ-5, IX-87, IX-103.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        die = s.chance.die(6)
        other_die = s.chance.die(6)
        total = die + other_die
        face: i64 = 0
        icon = False
        if s.settings[SQUEEZE] == ALTERNATIVE:
            face = throw_speed_die(s)
            icon = face > 3
            total += 0 if icon else face
            amount = 50 if 6 <= total <= 11 else 200 if total == 2 or total == 15 else 100
        else:
            amount = 50 if 5 <= total <= 9 else 200 if total == 2 or total == 12 else 100
        s.emit(SQUEEZED, s.turn, die, other_die, amount)
        if face > 0:
            s.emit(SQUEEZE_DIE, s.turn, face)
        for k in range(1, s.players):
            other = (s.turn + s.players - k) % s.players  # the last pushed pays first: from the left
            if not s.bankrupt[other]:
                if icon:
                    s.push(GIVE_VOUCHER, other, s.turn)
                s.push(DEBT, other, s.turn, amount, cause(TAX, s.place[s.turn]))


STATION_VOUCHER: Final[i64] = numbered(StationVoucher())
DRAW_VOUCHERS: Final[i64] = effect(DrawVoucher(), "count")
TAKE_TUNNEL: Final[i64] = numbered(TakeTunnel())
AUCTION_ON_TRACKS: Final[i64] = numbered(AuctionOnTracks())
TAX_REFUND: Final[i64] = numbered(TaxRefund())
SQUEEZE_PLAY: Final[i64] = numbered(SqueezePlay())

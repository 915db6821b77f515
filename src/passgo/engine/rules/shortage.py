"""The building shortage: when the Bank has fewer pieces than the players could use, each says how many he wants.

Wishes that the Bank can meet are served at the prices on the deeds; if they exceed its stock, every piece left is
auctioned. How many pieces each seat wants is kept in `State.wanted` while a round is open.
"""

from typing import Final

from passgo.engine.actions import NO, PLACE, WANT, Options, about, verb_of
from passgo.engine.board import RAILROAD, STREET
from passgo.engine.columns import bit, i64
from passgo.engine.events import PIECE_AUCTION_OPENED, PIECE_WON, PIECES_WANTED
from passgo.engine.rules.auction import Award, go_on, lined_up, pack_standing
from passgo.engine.rules.building import build, lot_refusal, next_piece
from passgo.engine.settings import SKYSCRAPER_LIMIT
from passgo.engine.state import BANK, DEPOT, HOUSE, SKYSCRAPER, STAND, State
from passgo.engine.steps import Choice, Step, numbered

DEED_PRICE: Final[i64] = -1  # a piece that was not auctioned costs what the deed says


def waits_for(s: State, player: i64, lot: i64, piece: i64) -> bool:
    """Whether a lot of the player's could take such a piece next, money and stock apart."""
    return next_piece(s, lot) == piece and lot_refusal(s, player, lot) == 0


def room_for(s: State, player: i64, group: i64, piece: i64) -> i64:
    """How many such pieces a player could put on a group that is ready to be built on, one after another."""
    at = player * s.groups + group
    family = s.edition.board.group_family[group]
    if family != STREET:
        if piece == (DEPOT if family == RAILROAD else STAND):
            return s.held[at] - s.built[at] - s.pledged[at]
        return 0
    if s.pledged[at] > 0:
        return 0
    if piece == HOUSE:
        return houses_missing(s, player, group)
    if s.built[at] < s.held[at] * (s.hotel_level - 1) or not waits_for(s, player, lowest_lot(s, player, group), piece):
        return 0
    if piece == SKYSCRAPER and s.settings[SKYSCRAPER_LIMIT]:
        return 1
    places: i64 = 0
    for k in range(s.edition.board.group_size[group]):
        lot = s.lot(group, k)
        if s.owner[lot] == player and s.level[lot] <= s.hotel_level and next_piece(s, lot) == piece:
            places += 1
    return places


def houses_missing(s: State, player: i64, group: i64) -> i64:
    """How many houses a player's lots of a colour can still take before each is ready for a hotel."""
    places: i64 = 0
    for k in range(s.edition.board.group_size[group]):
        lot = s.lot(group, k)
        if s.owner[lot] == player and s.level[lot] < s.hotel_level - 1:
            places += s.hotel_level - 1 - s.level[lot]
    return places


def lowest_lot(s: State, player: i64, group: i64) -> i64:
    """The player's lot of a group with the fewest buildings, where the next one must stand (CLS-BLD-4)."""
    lowest: i64 = -1
    for k in range(s.edition.board.group_size[group]):
        lot = s.lot(group, k)
        if s.owner[lot] == player and (lowest < 0 or s.level[lot] < s.level[lowest]):
            lowest = lot
    return lowest


def could_use(s: State, player: i64, piece: i64, most: i64) -> i64:
    """How many such pieces a player could build and pay now, the cheapest first; no more than `most` are counted."""
    count: i64 = 0
    sites = s.groups_open[player]
    if sites == 0 or s.bankrupt[player]:
        return count
    board = s.edition.board
    cash = s.cash[player]
    for k in range(i64(len(board.by_cost))):
        group = board.by_cost[k]
        if sites >> group & 1:
            cost = board.group_cost[group]
            if cost > cash or count >= most:
                break
            room = room_for(s, player, group, piece)
            paid = cash // cost
            room = paid if paid < room else room
            count += room
            cash -= room * cost
            sites &= ~bit(group)
            if sites == 0:
                break
    return count if count < most else most


def could_pay_for(s: State, count: i64) -> bool:
    """Whether those who may build have the cash for so many pieces together, at the lowest price on any deed."""
    funds: i64 = 0
    for p in range(s.players):
        if s.groups_ready[p]:
            funds += s.cash[p]
    return funds >= count * s.edition.board.group_cost[s.edition.board.by_cost[0]]


def wants_none(s: State, player: i64, piece: i64) -> bool:
    """Whether a player has said in this turn that he wants no such piece; nobody is asked that twice."""
    return s.wanted[player] < 0 and -s.wanted[player] >> piece & 1 != 0


def rivals(s: State, player: i64, piece: i64) -> i64:
    """The other seats that are to be asked, one bit each; 0 if the Bank has enough for everybody (CLS-CRI-3)."""
    seats: i64 = 0
    left = s.pieces[piece]
    if s.bonus or not could_pay_for(s, left + 1):  # the others may not build during a Mr. Monopoly move (MEGA-MRM-5)
        return seats
    used: i64 = 0
    for p in range(s.players):
        if p != player and not wants_none(s, p, piece):
            more = could_use(s, p, piece, left)
            used += more
            if more > 0:
                seats |= 1 << p
    if seats > 0 and used + could_use(s, player, piece, left) > left:
        return seats
    return 0


def order_building(s: State, player: i64, deed: i64) -> None:
    """Build at once, unless the Bank has fewer such pieces than the players could use.

    Rules: CLS-CRI-3, MIL-A13, UM-BLD-9.
    """
    if s.edition.figures.auctions_last_pieces:
        piece = next_piece(s, deed)
        if s.ample != after(s.decisions - 1, piece):
            seats = rivals(s, player, piece)
            if seats > 0:
                open_round(s, player, deed, seats)
                return
        s.ample = after(s.decisions, piece)
    build(s, deed, s.edition.board.build_cost[deed])


def after(decision: i64, piece: i64) -> i64:
    """The mark of a building for which there was enough. If the next decision is to build such a piece again, there
    still is: since then one piece has gone, and one that somebody could use, with the money for it."""
    return decision << 3 | piece


def open_round(s: State, player: i64, deed: i64, seats: i64) -> None:
    """The builder says first how many he wants, unless he could use but the one that he asked for."""
    s.talked = True
    piece = next_piece(s, deed)
    if could_use(s, player, piece, 2) > 1 and s.pieces[piece] > 1:
        seats |= 1 << player
    else:
        s.wanted[player] = 1
    s.push(ASK_WISHES, deed, seats)


class AskWishes(Step):
    """Ask the seats one after another, the builder first; then serve them, or auction what is left (CLS-CRI-3)."""

    def run(self, s: State, deed: i64, waiting: i64, c: i64, d: i64, /) -> None:
        builder = s.owner[deed]
        p = builder
        for _k in range(s.players):
            if waiting >> p & 1:
                s.push(WISH, deed, p, waiting & ~(1 << p))
                return
            p = p + 1 if p + 1 < s.players else 0
        piece = next_piece(s, deed)
        total: i64 = 0
        for p in range(s.players):
            total += s.wanted[p] if s.wanted[p] > 0 else 0
        if total > s.pieces[piece]:
            s.push(AUCTION_PIECES, deed, piece, 1)
        else:
            serve(s, deed, piece)


def serve(s: State, deed: i64, piece: i64) -> None:
    """There is enough: everybody builds as many as he wanted, the builder first and where he said."""
    builder = s.owner[deed]
    for k in range(s.players):  # what is pushed last happens first
        p = (builder + s.players - 1 - k) % s.players
        count = s.wanted[p] - i64(p == builder)
        if count > 0:
            s.push(PLACE_BUILDING, p, piece, DEED_PRICE, count)
    forget_wishes(s)
    build(s, deed, s.edition.board.build_cost[deed])


def forget_wishes(s: State) -> None:
    """The round is over; who wanted none is still not asked again in this turn."""
    for p in range(s.players):
        if s.wanted[p] > 0:
            s.wanted[p] = 0


class Wish(Choice):
    """How many of the pieces left do you want? The builder wants one at least (CLS-CRI-3)."""

    def player(self, s: State, deed: i64, seat: i64, waiting: i64, d: i64, /) -> i64:
        return seat

    def options(self, s: State, deed: i64, seat: i64, waiting: i64, d: i64, out: Options, /) -> None:
        if s.owner[deed] != seat:
            out.add(NO)
        piece = next_piece(s, deed)
        for count in range(could_use(s, seat, piece, s.pieces[piece])):
            out.add(WANT, count + 1)

    def apply(self, s: State, deed: i64, seat: i64, waiting: i64, d: i64, action: i64, /) -> None:
        piece = next_piece(s, deed)
        if verb_of(action) == WANT:
            s.wanted[seat] = about(action)
            s.emit(PIECES_WANTED, seat, piece, about(action))
        else:
            before = -s.wanted[seat] if s.wanted[seat] < 0 else 0
            s.wanted[seat] = -(before | 1 << piece)
        s.push(ASK_WISHES, deed, waiting)


class AuctionPieces(Step):
    """Every piece left is auctioned, one after the other, among those who still want one and can pay.

    Whoever wanted to build stands for the first one with the price on his deed.

    Rules: CLS-CRI-3, CLS-CRI-4, UM-BLD-9, IX-99.
    """

    def run(self, s: State, deed: i64, piece: i64, first: i64, d: i64, /) -> None:
        builder = s.owner[deed]
        seats: i64 = 0
        lowest: i64 = -1
        for p in range(s.players):
            if s.wanted[p] > 0 and could_use(s, p, piece, 1) > 0:
                seats |= 1 << p
                price = cheapest_lot(s, p, piece)
                lowest = price if lowest < 0 or price < lowest else lowest
        if seats == 0 or s.pieces[piece] == 0:
            forget_wishes(s)
            return
        s.emit(PIECE_AUCTION_OPENED, piece, lowest)
        s.push(AUCTION_PIECES, deed, piece)
        standing = pack_standing(s.edition.board.build_cost[deed], builder) if first else 0
        go_on(s, AWARD_BUILDING, piece, standing, lined_up(seats, 0, builder))


def cheapest_lot(s: State, player: i64, piece: i64) -> i64:
    """The lowest price of such a piece on the deeds where the player could put one; -1 if he could nowhere."""
    lowest: i64 = -1
    lot = s.first_deed[player]
    while lot >= 0:
        cost = s.edition.board.build_cost[lot]
        if (lowest < 0 or cost < lowest) and waits_for(s, player, lot, piece):
            lowest = cost
        lot = s.next_deed[lot]
    return lowest


class AwardBuilding(Award):
    """The winner pays the bid and places the piece at once (CLS-CRI-3, IX-99). Nobody bids: no more are auctioned."""

    def least(self, s: State, piece: i64, bidder: i64) -> i64:
        """Nobody gets a piece for less than the price on his own deed (CLS-CRI-4)."""
        return cheapest_lot(s, bidder, piece)

    def run(self, s: State, piece: i64, winner: i64, amount: i64, d: i64, /) -> None:
        if winner < 0:
            forget_wishes(s)
            return
        s.emit(PIECE_WON, winner, piece, amount)
        s.wanted[winner] -= 1
        s.shift(winner, BANK, amount)
        s.push(PLACE_BUILDING, winner, piece, amount, 1)


def next_place(s: State, player: i64, piece: i64, paid: i64, lot: i64) -> i64:
    """The first lot in a player's list, from this one on, where a piece may stand that was paid so; -1 if none."""
    funds = s.cash[player] if paid == DEED_PRICE else paid
    while lot >= 0:
        if s.edition.board.build_cost[lot] <= funds and waits_for(s, player, lot, piece):
            return lot
        lot = s.next_deed[lot]
    return -1


class PlaceBuilding(Choice):
    """Where a piece shall stand: one won at auction on a lot whose price was bid at least (CLS-CRI-4)."""

    def player(self, s: State, builder: i64, piece: i64, paid: i64, count: i64, /) -> i64:
        return builder

    def open(self, s: State, builder: i64, piece: i64, paid: i64, count: i64, /) -> bool:
        """Who spent more than he needed on the first ones may not reach the number he wanted."""
        return next_place(s, builder, piece, paid, s.first_deed[builder]) >= 0

    def options(self, s: State, builder: i64, piece: i64, paid: i64, count: i64, out: Options, /) -> None:
        lot = next_place(s, builder, piece, paid, s.first_deed[builder])
        while lot >= 0:
            out.add(PLACE, lot)
            lot = next_place(s, builder, piece, paid, s.next_deed[lot])

    def apply(self, s: State, builder: i64, piece: i64, paid: i64, count: i64, action: i64, /) -> None:
        lot = about(action)
        if count > 1:
            s.push(PLACE_BUILDING, builder, piece, paid, count - 1)
        build(s, lot, s.edition.board.build_cost[lot] if paid == DEED_PRICE else 0)


ASK_WISHES: Final[i64] = numbered(AskWishes(), "deed", "waiting")
WISH: Final[i64] = numbered(Wish("claim"), "deed", "seat", "waiting")
AUCTION_PIECES: Final[i64] = numbered(AuctionPieces(), "deed", "piece", "first")
AWARD_BUILDING: Final[i64] = numbered(AwardBuilding(), "piece", "winner", "amount")
PLACE_BUILDING: Final[i64] = numbered(PlaceBuilding("place"), "builder", "piece", "paid", "count")

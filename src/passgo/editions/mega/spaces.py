"""The spaces that only Mega has in this form: Auction and Bus Ticket."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.rules.auction_space import PICK_FOR_AUCTION, bank_has_deeds
from passgo.engine.rules.dice import roll_total
from passgo.engine.rules.movement import LAND_ON_SPACE, walk
from passgo.engine.rules.rent import charges, rent
from passgo.engine.rules.vouchers import draw_for_later
from passgo.engine.state import State
from passgo.engine.steps import Step, numbered

TICKETS: Final[i64] = 2  # the third pack, after Chance and Community Chest
NO_ROLL_TOTAL: Final[i64] = 7  # what utilities are compared at when a ticket took the place of the roll


class AuctionSpace(Step):
    """Auction a property of your choice; when none is left, on to the dearest rent ahead.

    Rules: MEGA-AUC-1, MEGA-AUC-2, MEGA-AUC-3, MEGA-AUC-4.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        if bank_has_deeds(s):
            s.push(PICK_FOR_AUCTION)
            return
        board = s.edition.board
        total = roll_total(s) if s.rolled > 0 else NO_ROLL_TOTAL
        dearest: i64 = 0
        distance: i64 = 0
        space = s.place[s.turn]
        for steps in range(1, board.size):
            space = board.ahead[space]
            deed = board.deed_at[space]
            if deed >= 0 and charges(s, deed, s.turn):
                amount = rent(s, deed, total)
                if amount > dearest:  # of equal rents the nearest stands
                    dearest = amount
                    distance = steps
        if dearest > 0:
            s.push(LAND_ON_SPACE)
            walk(s, distance)


class TicketSpace(Step):
    """Take the top ticket for a later turn, if one is left (MEGA-TKS-1)."""

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        draw_for_later(s, s.turn, TICKETS)


AUCTION_SPACE: Final[i64] = numbered(AuctionSpace())
TICKET_SPACE: Final[i64] = numbered(TicketSpace())

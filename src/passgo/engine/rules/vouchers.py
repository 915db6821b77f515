"""Tickets and other travel vouchers: kept cards that lie face up and are out of the game once used."""

from passgo.engine.columns import bit, i64
from passgo.engine.edition import BUS_TICKET, EXPIRING_TICKET, LAST_VOUCHER
from passgo.engine.events import CARD_DRAWN, TICKETS_EXPIRED
from passgo.engine.settings import EXPIRE_ON, ON_DRAWING, SAME_TURN
from passgo.engine.state import OUT_OF_GAME, State


def is_voucher(s: State, card: i64) -> bool:
    return BUS_TICKET <= s.edition.card_use[card] <= LAST_VOUCHER


def pack_left(s: State, deck: i64) -> i64:
    return s.undrawn_count[deck] + s.discards_count[deck]


def draw_voucher(s: State, player: i64, deck: i64) -> i64:
    """The top voucher, -1 if none is left (MEGA-TKS-1); an expiring one may end all others at once.

    Rules: MEGA-TKT-5, MEGA-TKT-6, UM-VCH-1.
    """
    if pack_left(s, deck) == 0:
        return -1
    card = s.draw(deck)
    s.emit(CARD_DRAWN, player, card)
    if s.edition.card_use[card] == EXPIRING_TICKET and s.settings[EXPIRE_ON] == ON_DRAWING:
        expire_all(s, player)
    s.holder[card] = player
    return card


def draw_for_later(s: State, player: i64, deck: i64) -> None:
    """A voucher that a space brings is for a later turn (MEGA-GFT-1, MEGA-TKS-1)."""
    card = draw_voucher(s, player, deck)
    if card >= 0:
        keep_for_later(s, card)


def keep_for_later(s: State, card: i64) -> None:
    if not s.settings[SAME_TURN]:
        s.resting |= bit(card - s.edition.deck_start[s.edition.deck_of[card]])


def is_resting(s: State, card: i64) -> bool:
    return s.resting >> card - s.edition.deck_start[s.edition.deck_of[card]] & 1 != 0


def expire_all(s: State, player: i64) -> None:
    """Every voucher that anybody holds leaves the game."""
    s.emit(TICKETS_EXPIRED, player)
    for card in range(i64(len(s.holder))):
        if s.holder[card] >= 0 and is_voucher(s, card):
            s.holder[card] = OUT_OF_GAME


def first_of_its_kind(s: State, player: i64, card: i64) -> bool:
    """Whether no alike voucher of the player comes before this one; alike ones are listed once.

    One that rests until a later turn does not stand for those that can be played now.
    """
    kind_of = s.edition.card_kind
    for other in range(kind_of[card], card):
        if s.holder[other] == player and kind_of[other] == kind_of[card] and not is_resting(s, other):
            return False
    return True

"""The kept cards in a player's hand: finding one by what it is for, and spending it."""

from passgo.engine.actions import USE_CARD, Options
from passgo.engine.columns import i64
from passgo.engine.events import CARD_USED
from passgo.engine.rules.vouchers import first_of_its_kind
from passgo.engine.state import State


def held(s: State, player: i64, use: i64) -> i64:
    """A card of the player's for this use, or -1."""
    first = s.edition.used_start[use]
    for k in range(s.edition.used_count[use]):
        card = s.edition.by_use[first + k]
        if s.holder[card] == player:
            return card
    return -1


def list_held(s: State, player: i64, use: i64, out: Options) -> None:
    """Every kind of card that the player holds for this use; alike ones are listed once."""
    first = s.edition.used_start[use]
    for k in range(s.edition.used_count[use]):
        card = s.edition.by_use[first + k]
        if s.holder[card] == player and first_of_its_kind(s, player, card):
            out.add(USE_CARD, card)


def spend(s: State, player: i64, card: i64) -> None:
    """A played card goes under its pack, whatever comes of it (UM-CRD-1)."""
    s.emit(CARD_USED, player, card)
    s.put_under(card)


def spend_if_held(s: State, player: i64, use: i64) -> bool:
    """For cards that apply by themselves: whether there was one."""
    card = held(s, player, use)
    if card < 0:
        return False
    spend(s, player, card)
    return True

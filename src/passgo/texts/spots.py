"""Where a move may lead, in words: the space, its track if that is another one, and what waits there."""

from __future__ import annotations

from passgo.engine.board import UTILITY
from passgo.engine.rules.rent import charges, rent
from passgo.engine.rules.vouchers import is_voucher
from passgo.engine.state import BANK, State
from passgo.texts.wording import wording_of
from passgo.texts.words import Words


def spot(t: Words, s: State, space: int, rent_free: bool = False) -> str:
    """A space that the player whose turn it is may move to, with what he would find."""
    board = s.edition.board
    notes: list[str] = []
    if t.space_name(space) in t.ambiguous or board.track_of[space] != board.track_of[s.place[s.turn]]:
        notes.append(t.track(space))
    deed = int(board.deed_at[space])
    if deed >= 0:
        notes += waiting(t, s, deed, rent_free)
    return t.say("space-noted", space=t.space_name(space), note=", ".join(notes)) if notes else t.space_name(space)


def waiting(t: Words, s: State, deed: int, rent_free: bool) -> list[str]:
    """What a visitor finds at a property."""
    owner = s.owner[deed]
    if owner == BANK:
        return [t.say("spot-for-sale", price=t.money(s.edition.board.price[deed]))]
    if owner == s.turn:
        return [t.say("spot-yours")]
    if rent_free or not charges(s, deed, s.turn):
        return [t.say("spot-rent-free", owner=t.player(owner))]
    return [t.say("spot-rent", owner=t.player(owner), rent=rent_of(t, s, deed))]


def rent_of(t: Words, s: State, deed: int) -> str:
    """The rent that a deed brings its owner now."""
    if s.edition.board.family[deed] == UTILITY:
        return t.say("rent-dice", times=int(rent(s, deed, 1)))
    return t.money(int(rent(s, deed, 0)))


def bus_stop(t: Words, s: State) -> str:
    """The card space that the bus leads to; "" if it leads nowhere."""
    space = wording_of(s.edition).bus_stop(s)
    return t.space(space) if space >= 0 else ""


def vouchers_of(s: State, player: int) -> int:
    return sum(s.holder[card] == player and is_voucher(s, card) for card in range(len(s.holder)))

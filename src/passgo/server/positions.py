"""The position as a seat may know it, so that a program can go on with it: `Game.load` reads it.

Nothing hidden can be worked out from it: the dice to come are others, and the cards that lie face down are laid out
anew in an order that depends only on what the seat can see.
"""

from __future__ import annotations

from typing import Any

from passgo.engine.edition import AT_ONCE
from passgo.engine.game import Game
from passgo.engine.random import seeded
from passgo.engine.record import Header, header_data
from passgo.engine.save import state_data
from passgo.engine.state import State
from passgo.server.protocol import Patch, Position
from passgo.server.room import Room

SECRETS = (
    "commitment",
    "secret",
    "shares",
    "hashes",
    "seed",
    "position",
)  # of a header; the room tells what is public
NOBODY = -1


def position(game: Game, room: Room, seat: int | None, with_header: bool) -> Position:
    message = Position(room.told, len(room.moves), room.number, seen_state(game, seat))
    if with_header:
        message.header = seen_header(game.header)
    return message


def seen_header(header: Header) -> dict[str, Any]:
    """What the game began with, without what its dice come from."""
    known = {key: value for key, value in header_data(header).items() if key not in SECRETS}
    return {**known, "rules": header.rules_digest}


def seen_state(game: Game, seat: int | None) -> dict[str, Any]:
    s = game.state.copy()
    s.chance = seeded(0)
    for deck in range(len(s.edition.decks)):
        if s.edition.decks[deck].secret:
            lay_anew(s, deck, NOBODY if seat is None else seat)
    return state_data(s)


def lay_anew(s: State, deck: int, seat: int) -> None:
    """Others keep as many cards face down as before: the first, by their numbers, that they could be (MIL-46)."""
    start, size = int(s.edition.deck_start[deck]), int(s.edition.deck_size[deck])
    hidden = [card for card in range(start, start + size) if s.holder[card] >= 0 and s.holder[card] != seat]
    unseen = sorted([*hidden, *(int(s.undrawn[start + k]) for k in range(s.undrawn_count[deck]))])
    holders = sorted(int(s.holder[card]) for card in hidden)
    for card in hidden:
        s.holder[card] = NOBODY
    could_be = [card for card in unseen if s.edition.card_use[card] != AT_ONCE]
    for card, holder in zip(could_be, holders, strict=False):
        s.holder[card] = holder
    left = [card for card in unseen if s.holder[card] < 0]
    for k in range(size):  # behind the pack is what it once was
        s.undrawn[start + k] = left[k] if k < len(left) else start


def state_patch(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    """What a move changed, key by key; what is not said any more is None."""
    changed = {key: value for key, value in after.items() if key not in before or before[key] != value}
    return {**changed, **{key: None for key in before if key not in after}}

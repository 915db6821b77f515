"""The numbers that chance gave a game, as everybody may know them."""

from __future__ import annotations

from passgo.engine.game import Game
from passgo.engine.random import NO_DECK, Fair
from passgo.server.protocol import Draw


def taken(game: Game, open_all: bool = False) -> list[Draw]:
    """What was drawn since the last time.

    Of a pack whose cards lie face down nobody learns the values before the end, not even who drew: he sees his card,
    but where it lay would tell him of the cards that others drew before him.
    """
    chance = game.state.chance
    if not isinstance(chance, Fair):
        return []
    decks = game.state.edition.decks
    told = []
    for drawn in chance.take():
        deck = None if drawn.deck == NO_DECK else drawn.deck
        secret = deck is not None and decks[deck].secret and not open_all
        told.append(Draw(drawn.counter, drawn.below, None if secret else drawn.value, deck))
    return told


def counter(game: Game) -> int:
    """Of the next number."""
    chance = game.state.chance
    return chance.counter if isinstance(chance, Fair) else 0

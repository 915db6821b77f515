"""Games of bots to review, and ways to spoil them."""

from collections.abc import Callable, Sequence

from passgo.bots import bot
from passgo.engine.game import Game

Spoiler = Callable[[Game], str | None]  # what to say instead, once


def played(edition: str, bots: Sequence[str], seed: int, rounds: int = 150) -> Game:
    """A whole game of bots, or its first rounds."""
    return spoilt(edition, bots, seed, lambda game: None, rounds)[0]


def spoilt(edition: str, bots: Sequence[str], seed: int, spoil: Spoiler, rounds: int = 150) -> tuple[Game, int]:
    """The same with one move replaced; its number, 0 where there was no occasion."""
    game = Game.start(edition, len(bots), seed)
    players = [bot(name, 16 * seed + seat) for seat, name in enumerate(bots)]
    blunder = 0
    while (decision := game.decision) and game.state.round <= rounds:
        instead = None if blunder else spoil(game)
        if instead is not None:
            blunder = len(game.moves) + 1
        game.play(instead or players[decision.player].choose(game))
    return game, blunder

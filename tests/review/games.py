"""Games of bots to review, and ways to spoil them."""

from collections.abc import Callable, Sequence

from passgo.bots import bot
from passgo.engine.game import Game

Spoiler = Callable[[Game], str | None]  # what to say instead


def played(edition: str, bots: Sequence[str], seed: int, rounds: int = 150) -> Game:
    """A whole game of bots, or its first rounds."""
    return spoilt(edition, bots, seed, lambda game: None, rounds, 0)[0]


def spoilt(
    edition: str, bots: Sequence[str], seed: int, spoil: Spoiler, rounds: int, times: int
) -> tuple[Game, list[int]]:
    """The same with some moves replaced, as often as there is an occasion, but no more than so many; their numbers."""
    game = Game.start(edition, len(bots), seed)
    players = [bot(name, 16 * seed + seat) for seat, name in enumerate(bots)]
    blunders: list[int] = []
    while (decision := game.decision) and game.state.round <= rounds:
        instead = spoil(game) if len(blunders) < times else None
        if instead is not None:
            blunders.append(len(game.moves) + 1)
        game.play(instead or players[decision.player].choose(game))
    return game, blunders

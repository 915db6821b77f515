"""Games some way in, for tests of what the server tells about them."""

from collections.abc import Iterator

from passgo import Game
from passgo.bots import bot

PLAYERS = {"classic": 4, "mega": 4, "ultimate": 6, "millionaire": 4}
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


def walk(edition: str, who: str, seed: int, decisions: int) -> Iterator[Game]:
    """The game at each of its first decisions, as bots of one kind play it."""
    players = PLAYERS[edition]
    game = Game.start(edition, players, seed, names=NAMES[:players])
    seats = [bot(who, seed * 12 + seat) for seat in range(players)]
    for _ in range(decisions):
        decision = game.decision
        if decision is None:
            return
        yield game
        game.play(seats[decision.player].choose(game))

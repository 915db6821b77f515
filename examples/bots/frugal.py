"""A bot that plays like the trader, but never buys a utility: a class, and one line of its own.

Try it: passgo tournament classic --bots ./examples/bots/frugal.py:Frugal,trader
"""

from passgo import Action, Game
from passgo.bots import TraderBot


class Frugal(TraderBot):
    def choose(self, game: Game) -> Action:
        asked = game.decision
        if asked and asked.kind == "buy" and asked.deed and asked.deed.kind == "utility":
            return game.action("decline")
        return super().choose(game)

"""passgo plays the Monopoly family: the public names.

game = passgo.Game.start("classic", players=3, seed=7)
while decision := game.decision:
    game.play(decision.options[0])

`EDITIONS` has the games on the shelf by name, `Game` is one that is being played, `replay` plays a record again.
"""

from passgo import _loading  # noqa: F401  # first: it decides whether the rest is taken compiled or as source
from passgo.editions import EDITIONS
from passgo.engine.edition import Edition
from passgo.engine.events import Event
from passgo.engine.game import Decision, Game, replay
from passgo.engine.notation import Action, IllegalAction

__all__ = ["EDITIONS", "Action", "Decision", "Edition", "Event", "Game", "IllegalAction", "replay"]
__version__ = "1.0.0"

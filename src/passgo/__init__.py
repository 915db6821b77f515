"""passgo plays the Monopoly family: the public names."""

from passgo.editions import EDITIONS
from passgo.engine.edition import Edition
from passgo.engine.events import Event
from passgo.engine.game import Decision, Game, replay
from passgo.engine.notation import Action, IllegalAction

__all__ = ["EDITIONS", "Action", "Decision", "Edition", "Event", "Game", "IllegalAction", "replay"]
__version__ = "0.1.0"

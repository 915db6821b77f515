"""Players made of code: those that come with passgo, weakest first, and whatever a specification names."""

from importlib import import_module

from passgo.bots.base import StateBot
from passgo.bots.builtin import BOTS, FROZEN
from passgo.bots.outside.contract import SECONDS, Bot
from passgo.bots.outside.troubles import BadBot
from passgo.bots.random import RandomBot
from passgo.bots.simple import SimpleBot
from passgo.bots.strong import StrongBot
from passgo.bots.trader import TraderBot

__all__ = ["BOTS", "BadBot", "Bot", "RandomBot", "SimpleBot", "StateBot", "StrongBot", "TraderBot", "bot"]


def bot(spec: str, seed: int = 0, seconds: float = SECONDS) -> StateBot:
    """The bot of a specification: `trader`, `trader:greed=2`, `module:Class`, `./file.py:Class` or `exec:./program`.

    The seed is for those that toss coins; bots from outside have so many seconds for a decision.
    """
    known = BOTS.get(spec) or FROZEN.get(spec)
    if known is not None:
        return known(seed)
    made: StateBot = import_module("passgo.bots.outside.specs").maker(spec)(seed, seconds)  # seldom needed, and large
    return made

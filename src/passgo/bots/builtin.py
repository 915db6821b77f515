"""The bots that come with passgo: the levels, weakest first, and earlier ones kept to measure by."""

from __future__ import annotations

from passgo.bots.base import StateBot
from passgo.bots.gentle import GentleBot
from passgo.bots.learned.player import LearnedBot
from passgo.bots.random import RandomBot
from passgo.bots.simple import SimpleBot
from passgo.bots.strong import StrongBot
from passgo.bots.strong_1 import Strong1
from passgo.bots.trader import TraderBot
from passgo.bots.trader_1 import Trader1

BOTS: dict[str, type[StateBot]] = {
    "random": RandomBot,
    "gentle": GentleBot,
    "simple": SimpleBot,
    "trader": TraderBot,
    "strong": StrongBot,
    "champion": LearnedBot,
}

# What a level was once, under a name that never means anything else: no level, but a fixed opponent in the arena.
FROZEN: dict[str, type[StateBot]] = {
    "trader-1": Trader1,
    "strong-1": Strong1,
}

"""The bots that come with passgo: the levels, weakest first, and earlier ones kept to measure by."""

from __future__ import annotations

from passgo.bots.base import StateBot
from passgo.bots.learned.player import LearnedBot
from passgo.bots.random import RandomBot
from passgo.bots.simple import SimpleBot
from passgo.bots.strong import StrongBot
from passgo.bots.trader import TraderBot

BOTS: dict[str, type[StateBot]] = {
    "random": RandomBot,
    "simple": SimpleBot,
    "trader": TraderBot,
    "strong": StrongBot,
    "champion": LearnedBot,
}

# What a level was once, under a name that never means anything else: no level, but a fixed opponent in the arena.
FROZEN: dict[str, type[StateBot]] = {
    "trader-1": TraderBot,
    "strong-1": StrongBot,
}

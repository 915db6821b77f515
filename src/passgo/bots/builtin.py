"""The bots that come with passgo, weakest first."""

from __future__ import annotations

from passgo.bots.base import StateBot
from passgo.bots.random import RandomBot
from passgo.bots.simple import SimpleBot
from passgo.bots.strong import StrongBot
from passgo.bots.trader import TraderBot

BOTS: dict[str, type[StateBot]] = {
    "random": RandomBot,
    "simple": SimpleBot,
    "trader": TraderBot,
    "strong": StrongBot,
}

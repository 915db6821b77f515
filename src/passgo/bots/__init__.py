"""Players made of code, weakest first."""

from passgo.bots.base import Bot
from passgo.bots.random import RandomBot
from passgo.bots.simple import SimpleBot
from passgo.bots.strong import StrongBot
from passgo.bots.trader import TraderBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "simple": SimpleBot, "trader": TraderBot, "strong": StrongBot}


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; the seed is for those that toss coins."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)

"""A player who judges by chances to win as the champion does, with less search: all others are taken for its like."""

from __future__ import annotations

from typing import Final

from passgo.bots.assets import NOTHING
from passgo.bots.learned.answers import FAIR
from passgo.bots.learned.deals import DealFinder
from passgo.bots.learned.player import GREED, PROPOSED, LearnedBot
from passgo.bots.prospects import Prospects
from passgo.engine.columns import i64, mypyc_attr
from passgo.engine.state import State

PAIRS: Final = 12  # bundles for bundles that it looks at with one partner
DRAFTS: Final = 4  # deals for which it looks for a sum
REST: Final[i64] = 4  # rounds between two looks for deals while no deed moves
FUTURES: Final = 12  # that it imagines in a race


@mypyc_attr(allow_interpreted_subclasses=True)
class StrongBot(LearnedBot):
    def __init__(self, seed: int = 0, fair: int = FAIR, playouts: int = FUTURES, seconds: float = 0.0) -> None:
        super().__init__(seed, fair=fair, seconds=seconds)
        self.playouts = playouts
        self.finder = DealFinder(PROPOSED, GREED, PAIRS, DRAFTS, False)

    def deal(self, s: State, p: Prospects, me: i64) -> i64:
        """Looked for once most deeds are sold: when one has just moved, else from time to time."""
        if s.unsold > p.ripe or (s.stirred < s.turns and (s.round + me) % REST != 0):
            return NOTHING
        return super().deal(s, p, me)

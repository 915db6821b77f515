"""What can happen in Harbour alone."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.events import event

TIDE_TURNED: Final[i64] = event("tide-turned", "tide")
FERRY_CROSSED: Final[i64] = event("ferry-crossed", "player", "space", "amount")

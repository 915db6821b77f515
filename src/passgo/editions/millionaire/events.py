"""What can happen in Millionaire alone."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.events import event

TOKEN_RAISED: Final[i64] = event("token-raised", "player", "stars", "amount")
TOKEN_LOWERED: Final[i64] = event("token-lowered", "player", "stars")

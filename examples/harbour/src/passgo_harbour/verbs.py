"""What can be said in Harbour alone. Nobody crosses by default: it costs money."""

from typing import Final

from passgo.engine.actions import verb
from passgo.engine.columns import i64

CROSS: Final[i64] = verb("cross")

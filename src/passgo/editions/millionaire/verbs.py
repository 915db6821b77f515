"""What can be said in Millionaire alone."""

from typing import Final

from passgo.engine.actions import verb
from passgo.engine.columns import i64

UPGRADE: Final[i64] = verb("upgrade")

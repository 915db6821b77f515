"""What can be said in Ultimate alone."""

from typing import Final

from passgo.engine.actions import COMPULSORY, DEED, HARMLESS, SPACE, verb
from passgo.engine.columns import i64

RIDE_TO: Final[i64] = verb("ride", SPACE)
CONTINUE: Final[i64] = verb("continue", gives=HARMLESS)
BUY_SHARE: Final[i64] = verb("share", DEED)
HIT: Final[i64] = verb("hit", DEED, gives=COMPULSORY)

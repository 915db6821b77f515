"""Settings that only Mega has: every disputed rule as a typed switch."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.settings import choice

MAY_STAY: Final = 0
MORTGAGED_TARGET: Final[i64] = choice("mrm.mortgaged", "MEGA-MRM-4", "may_stay", "skip")
REBALANCE: Final = 1
FINAL_LOT: Final[i64] = choice("build.final_lot", "MEGA-MTG-3", "freeze", "rebalance")

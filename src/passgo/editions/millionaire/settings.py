"""Settings that only Millionaire has: every disputed rule as a typed switch."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.settings import choice, switch

MORTGAGE_VALUES: Final[i64] = choice("mortgage.values", "MIL-96", "half", "printed")
DOUBLES_AGAIN: Final[i64] = switch("dice.doubles_again", "MIL-A3")

"""Settings that only Harbour has."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.settings import number

FARE: Final[i64] = number("ferry.fare", "HRB-FER-2", 0, 200)

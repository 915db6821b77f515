"""Where Harbour keeps what no other edition has: offsets into the state's `extra` column."""

from typing import Final

from passgo.engine.columns import i64

TIDE: Final[i64] = 0  # HIGH or LOW
SIZE: Final = 1

HIGH: Final[i64] = 0
LOW: Final[i64] = 1

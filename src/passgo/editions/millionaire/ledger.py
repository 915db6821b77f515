"""Where Millionaire keeps what no other edition has: offsets into the state's `extra` column."""

from typing import Final

from passgo.engine.columns import i64
from passgo.engine.state import State

REVERSED: Final[i64] = 0  # whether this turn moves backwards
SALE: Final[i64] = 1  # what a card says about the property just landed on: BARGAIN or BIDDING_WAR
LEVEL: Final[i64] = 2  # by player, 12 of them: 0, 1, 2 for one, three, five stars (MIL-4, MIL-13)
TAKEN: Final[i64] = 14  # by deed: whether its Fortune card was taken
SIZE: Final = 14 + 22

BARGAIN: Final[i64] = 1
BIDDING_WAR: Final[i64] = 2
HIGHEST: Final[i64] = 2  # level


def stars(s: State, player: i64) -> i64:
    """One, three or five (MIL-4)."""
    return 1 + 2 * s.extra[LEVEL + player]


def by_level(s: State, player: i64, one: i64, three: i64, five: i64) -> i64:
    """The figure for the player's stars (MIL-37, MIL-42)."""
    level = s.extra[LEVEL + player]
    return one if level == 0 else three if level == 1 else five


def has_fortune(s: State, deed: i64) -> bool:
    """Whether a Fortune card lies face down on the property (MIL-45, MIL-A7)."""
    return s.extra[TAKEN + deed] == 0

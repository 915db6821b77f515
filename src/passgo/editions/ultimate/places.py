"""Where the spaces that cards name lie, which kinds of space rules ask for, and the neighbours across the tracks."""

from typing import Final

from passgo.editions.tables import read_places, read_rows
from passgo.engine.board import kind_number
from passgo.engine.columns import i64

PACKAGE: Final = "passgo.editions.ultimate"
SUBWAY: Final[i64] = kind_number("subway")
REVERSE_DIRECTION: Final[i64] = kind_number("reverse direction")
HOLLAND_TUNNEL: Final[i64] = kind_number("holland tunnel")
FREE_PARKING: Final[i64] = kind_number("free parking")


def read_lanes(side: str) -> list[int]:
    """The neighbour of every space on the next track, `above` (inwards) or `below` (outwards); -1 if there is none."""
    rows = read_rows(PACKAGE, "lanes.csv")
    numbers = {row["space"]: number for number, row in enumerate(rows)}
    return [numbers.get(row[side], -1) for row in rows]


PLACES: Final = read_places(PACKAGE)
ABOVE: Final = read_lanes("above")
BELOW: Final = read_lanes("below")


def place(name: str) -> int:
    """The number of a space; of a station's two faces the outer one."""
    return PLACES[name]

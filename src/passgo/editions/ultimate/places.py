"""Where the spaces that cards name lie, and which spaces are neighbours across the tracks."""

from typing import Final

from passgo.editions.tables import read_rows

PACKAGE: Final = "passgo.editions.ultimate"


def read_names() -> list[str]:
    return [row["space"] for row in read_rows(PACKAGE, "board.csv")]


def read_lanes(side: str) -> list[int]:
    """The neighbour of every space on the next track, `above` (inwards) or `below` (outwards); -1 if there is none."""
    rows = read_rows(PACKAGE, "lanes.csv")
    numbers = {row["space"]: number for number, row in enumerate(rows)}
    return [numbers.get(row[side], -1) for row in rows]


NAMES: Final = read_names()
ABOVE: Final = read_lanes("above")
BELOW: Final = read_lanes("below")


def place(name: str) -> int:
    """The number of a space; of a station's two faces the outer one."""
    return NAMES.index(name)

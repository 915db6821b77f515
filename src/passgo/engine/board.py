"""The board as columns: spaces in order of travel, deeds with their figures, colour groups.

Spaces are numbered through all tracks; a deed may have a face on two of them. What a space does is the edition's
business (`edition.Kind`), not the board's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from passgo.engine.columns import Ints, i64, ints

STREET: Final[i64] = 0  # rent by level of building
RAILROAD: Final[i64] = 1  # rent by number owned
UTILITY: Final[i64] = 2  # rent by number owned, times the dice
CAB: Final[i64] = 3  # rent by number owned; rides to elsewhere
SHARE: Final[i64] = 4  # no space and no rent: dividends
FAMILIES: Final = {"street": 0, "railroad": 1, "utility": 2, "cab": 3, "share": 4}

KIND_NUMBERS: Final[dict[str, int]] = {}


def kind_number(name: str) -> i64:
    """What stands for a kind of space in `Board.kind_of`; a name not met before gets the next number."""
    return KIND_NUMBERS.setdefault(name, len(KIND_NUMBERS))


CHANCE: Final[i64] = kind_number("chance")
CHEST: Final[i64] = kind_number("community chest")

STRIDE: Final[i64] = 8  # numbers kept for each deed's rents and each group's lots


class Row:
    """One space as the board's table gives it. Only a space with a price has a deed of its own."""

    def __init__(self, track: str, name: str, kind: str, group: str, price: int, build: int, rents: list[int]) -> None:
        self.track = track
        self.name = name
        self.kind = kind
        self.group = group
        self.price = price
        self.build = build
        self.rents = rents


class Board:
    def __init__(self, rows: Sequence[Row], certificates: Sequence[Row] = ()) -> None:
        """Certificates are deeds without a space, such as shares."""
        self.rows: list[Row] = list(rows)
        self.size: i64 = len(self.rows)
        self.names: list[str] = [row.name for row in self.rows]
        self.kinds: list[str] = [row.kind for row in self.rows]
        self.kind_of: Ints = ints(kind_number(kind) for kind in self.kinds)
        self.tracks: list[str] = list(dict.fromkeys(row.track for row in self.rows))
        self.track_of: Ints = ints(self.tracks.index(row.track) for row in self.rows)
        self.track_start: list[int] = [
            next(k for k, row in enumerate(self.rows) if row.track == track) for track in self.tracks
        ]
        self.track_length: list[int] = [sum(row.track == track for row in self.rows) for track in self.tracks]
        self.ahead: Ints = ints(self._beside(space, 1) for space in range(len(self.rows)))
        self.behind: Ints = ints(self._beside(space, -1) for space in range(len(self.rows)))
        # the corner that ends the side of the board a space is on
        self.side_end: Ints = ints(self._side_end(space) for space in range(len(self.rows)))
        self.jail: i64 = self.kinds.index("jail")

        deed_rows = [row for row in self.rows if row.price > 0] + list(certificates)
        self.deeds: i64 = len(deed_rows)
        self.deed_names: list[str] = [row.name for row in deed_rows]
        by_name = {name: deed for deed, name in enumerate(self.deed_names)}
        self.deed_at: Ints = ints(by_name.get(row.name, -1) for row in self.rows)
        self.deed_space: Ints = ints(self.names.index(row.name) if row.name in self.names else -1 for row in deed_rows)
        self.twin: Ints = ints(self._twin(space) for space in range(len(self.rows)))
        self.price: Ints = ints(row.price for row in deed_rows)
        self.mortgage: Ints = ints(row.price // 2 for row in deed_rows)
        self.build_cost: Ints = ints(row.build for row in deed_rows)
        self.resale: Ints = ints(row.build // 2 for row in deed_rows)  # what the Bank pays for a building
        self.family: Ints = ints(FAMILIES[row.kind] for row in deed_rows)
        self.properties: i64 = sum(row.kind != "share" for row in deed_rows)
        self.rents: Ints = ints(rent for row in deed_rows for rent in row.rents + [0] * (int(STRIDE) - len(row.rents)))

        self.groups: list[str] = list(dict.fromkeys(row.group for row in deed_rows))
        members = [[d for d, row in enumerate(deed_rows) if row.group == group] for group in self.groups]
        self.group_of: Ints = ints(self.groups.index(row.group) for row in deed_rows)
        self.group_family: Ints = ints(self.family[lots[0]] for lots in members)
        self.group_size: Ints = ints(len(lots) for lots in members)
        self.lots: Ints = ints(lot for lots in members for lot in lots + [-1] * (int(STRIDE) - len(lots)))

    def _beside(self, space: int, way: int) -> int:
        track = self.track_of[space]
        start, length = self.track_start[track], self.track_length[track]
        return start + (space - start + way) % length

    def _twin(self, space: int) -> int:
        """The other face of a station that joins two tracks, or -1."""
        deed = self.deed_at[space]
        if deed >= 0:
            for other in range(len(self.rows)):
                if other != space and self.deed_at[other] == deed:
                    return other
        return -1

    def _side_end(self, space: int) -> int:
        """A corner begins the next side."""
        start = self.track_start[self.track_of[space]]
        length = self.track_length[self.track_of[space]]
        side = max(length // 4, 1)
        return start + ((space - start) // side + 1) * side % length

    def deed_place(self, deed: int) -> str:
        """How a deed is written: as its space, or by name if it has none."""
        space = int(self.deed_space[deed])
        return self.place(space) if space >= 0 else self.deed_names[deed]

    def place(self, space: int) -> str:
        """How a space is written: its index, with the track before it when there are several."""
        track = int(self.track_of[space])
        index = space - self.track_start[track]
        return f"{self.tracks[track]}:{index}" if len(self.tracks) > 1 else str(index)

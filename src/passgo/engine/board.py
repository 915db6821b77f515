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
FAMILIES: Final = {"street": 0, "railroad": 1, "utility": 2}

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
    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows: list[Row] = list(rows)
        self.size: i64 = len(self.rows)
        self.names: list[str] = [row.name for row in self.rows]
        self.kinds: list[str] = [row.kind for row in self.rows]
        self.tracks: list[str] = list(dict.fromkeys(row.track for row in self.rows))
        self.track_of: Ints = ints(self.tracks.index(row.track) for row in self.rows)
        self.track_start: list[int] = [
            next(k for k, row in enumerate(self.rows) if row.track == track) for track in self.tracks
        ]
        self.track_length: list[int] = [sum(row.track == track for row in self.rows) for track in self.tracks]
        self.ahead: Ints = ints(self._beside(space, 1) for space in range(len(self.rows)))
        self.behind: Ints = ints(self._beside(space, -1) for space in range(len(self.rows)))
        self.jail: i64 = self.kinds.index("jail")

        deed_rows = [k for k, row in enumerate(self.rows) if row.price > 0]
        self.deeds: i64 = len(deed_rows)
        self.deed_space: Ints = ints(deed_rows)
        by_name = {self.rows[space].name: deed for deed, space in enumerate(deed_rows)}
        self.deed_at: Ints = ints(by_name.get(row.name, -1) for row in self.rows)
        self.price: Ints = ints(self.rows[space].price for space in deed_rows)
        self.mortgage: Ints = ints(self.rows[space].price // 2 for space in deed_rows)
        self.build_cost: Ints = ints(self.rows[space].build for space in deed_rows)
        self.family: Ints = ints(FAMILIES[self.rows[space].kind] for space in deed_rows)
        self.rents: Ints = ints(
            rent
            for space in deed_rows
            for rent in self.rows[space].rents + [0] * (int(STRIDE) - len(self.rows[space].rents))
        )

        self.groups: list[str] = list(dict.fromkeys(self.rows[space].group for space in deed_rows))
        members = [[d for d, space in enumerate(deed_rows) if self.rows[space].group == g] for g in self.groups]
        self.group_of: Ints = ints(self.groups.index(self.rows[space].group) for space in deed_rows)
        self.group_size: Ints = ints(len(lots) for lots in members)
        self.lots: Ints = ints(lot for lots in members for lot in lots + [-1] * (int(STRIDE) - len(lots)))

    def _beside(self, space: int, way: int) -> int:
        track = self.track_of[space]
        start, length = self.track_start[track], self.track_length[track]
        return start + (space - start + way) % length

    def place(self, space: int) -> str:
        """How a space is written: its index, with the track before it when there are several."""
        track = int(self.track_of[space])
        index = space - self.track_start[track]
        return f"{self.tracks[track]}:{index}" if len(self.tracks) > 1 else str(index)

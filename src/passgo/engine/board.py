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
KINDS_OF_DEEDS: Final = list(FAMILIES)

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


class Deed:
    """A title deed, or a share: what is printed on it. `place` is how actions write it."""

    def __init__(self, board: Board, number: int) -> None:
        self.number = number
        self.name = board.deed_names[number]
        self.place = board.deed_place(number)
        self.kind = KINDS_OF_DEEDS[board.family[number]]  # street, railroad, utility, cab or share
        self.group = board.groups[board.group_of[number]]
        self.price = int(board.price[number])
        self.building = int(board.build_cost[number])  # what a house costs; 0 where nothing is built
        self.mortgage = int(board.mortgage[number])
        start = number * int(STRIDE)
        self.rents = [int(rent) for rent in board.rents[start : start + int(STRIDE)]]

    def __repr__(self) -> str:
        return f"<Deed {self.place}: {self.name}, {self.kind}, {self.group}>"


def beside(space: int, start: int, length: int, way: int) -> int:
    """The next space on a track with this start and length, forward (1, clockwise: UM-BRD-6) or backward (-1)."""
    return start + (space - start + way) % length


def side_end(space: int, start: int, length: int) -> int:
    """A corner begins the next side."""
    side = max(length // 4, 1)
    return start + ((space - start) // side + 1) * side % length


def twin(space: int, deed_at: list[int]) -> int:
    """The other face of a station that joins two tracks, or -1 (UM-BRD-2)."""
    if deed_at[space] >= 0:
        for other in range(len(deed_at)):
            if other != space and deed_at[other] == deed_at[space]:
                return other
    return -1


class Board:
    """The spaces and their deeds as columns; a printing has its own loans and resale values, all else is `Final`."""

    def __init__(self, rows: Sequence[Row], certificates: Sequence[Row] = ()) -> None:
        """Certificates are deeds without a space, such as shares."""
        kinds = [row.kind for row in rows]
        names = [row.name for row in rows]
        tracks = list(dict.fromkeys(row.track for row in rows))
        track_of = [tracks.index(row.track) for row in rows]
        track_start = [track_of.index(track) for track in range(len(tracks))]
        track_length = [track_of.count(track) for track in range(len(tracks))]
        starts = [track_start[track] for track in track_of]
        lengths = [track_length[track] for track in track_of]
        self.rows: Final[list[Row]] = list(rows)
        self.size: Final[i64] = len(rows)
        self.names: Final[list[str]] = names
        self.kinds: Final[list[str]] = kinds
        self.kind_of: Final[Ints] = ints(kind_number(kind) for kind in kinds)
        self.tracks: Final[list[str]] = tracks
        self.track_of: Final[Ints] = ints(track_of)
        self.track_start: Final[list[int]] = track_start
        self.track_length: Final[list[int]] = track_length
        self.ahead: Final[Ints] = ints(beside(k, starts[k], lengths[k], 1) for k in range(len(rows)))
        self.behind: Final[Ints] = ints(beside(k, starts[k], lengths[k], -1) for k in range(len(rows)))
        # the corner that ends the side of the board a space is on
        self.side_end: Final[Ints] = ints(side_end(k, starts[k], lengths[k]) for k in range(len(rows)))
        self.track_first: Final[Ints] = ints(starts)  # by space: where its track begins
        self.lap: Final[Ints] = ints(lengths)  # and how long it is
        self.jail: Final[i64] = kinds.index("jail")

        deed_rows = [row for row in rows if row.price > 0] + list(certificates)
        by_name = {row.name: deed for deed, row in enumerate(deed_rows)}
        deed_at = [by_name.get(name, -1) for name in names]
        self.deeds: Final[i64] = len(deed_rows)
        self.deed_names: Final[list[str]] = [row.name for row in deed_rows]
        self.deed_at: Final[Ints] = ints(deed_at)
        self.deed_space: Final[Ints] = ints(names.index(row.name) if row.name in names else -1 for row in deed_rows)
        self.twin: Final[Ints] = ints(twin(space, deed_at) for space in range(len(rows)))
        self.price: Final[Ints] = ints(row.price for row in deed_rows)
        self.mortgage: Ints = ints(row.price // 2 for row in deed_rows)
        self.build_cost: Final[Ints] = ints(row.build for row in deed_rows)
        self.resale: Ints = ints(row.build // 2 for row in deed_rows)  # what the Bank pays for a building
        self.family: Final[Ints] = ints(FAMILIES[row.kind] for row in deed_rows)
        self.properties: Final[i64] = sum(row.kind != "share" for row in deed_rows)
        self.rents: Final[Ints] = ints(
            rent for row in deed_rows for rent in row.rents + [0] * (int(STRIDE) - len(row.rents))
        )

        groups = list(dict.fromkeys(row.group for row in deed_rows))
        members = [[d for d, row in enumerate(deed_rows) if row.group == group] for group in groups]
        self.groups: Final[list[str]] = groups
        self.group_of: Final[Ints] = ints(groups.index(row.group) for row in deed_rows)
        self.group_family: Final[Ints] = ints(FAMILIES[deed_rows[lots[0]].kind] for lots in members)
        self.group_size: Final[Ints] = ints(len(lots) for lots in members)
        costs = [deed_rows[lots[0]].build for lots in members]
        self.group_cost: Final[Ints] = ints(costs)  # of a building; 0 where nothing is built
        # the groups that something is built on, the cheapest first
        self.by_cost: Final[Ints] = ints(
            sorted((group for group, cost in enumerate(costs) if cost > 0), key=lambda group: costs[group])
        )
        self.lots: Final[Ints] = ints(lot for lots in members for lot in lots + [-1] * (int(STRIDE) - len(lots)))

    def after(self, space: i64, steps: i64) -> i64:
        """The space so many steps ahead on the same track, at most a lap."""
        end = self.track_first[space] + self.lap[space]
        return space + steps if space + steps < end else space + steps - self.lap[space]

    def steps_ahead(self, space: i64, other: i64) -> i64:
        """How far ahead another space of the same track lies."""
        return other - space if other >= space else other - space + self.lap[space]

    def deed(self, number: int) -> Deed:
        """What is printed on a deed."""
        return Deed(self, number)

    def deed_place(self, deed: int) -> str:
        """How a deed is written: as its space, or by name if it has none."""
        space = int(self.deed_space[deed])
        return self.place(space) if space >= 0 else self.deed_names[deed]

    def place(self, space: int) -> str:
        """How a space is written: its index, with the track before it when there are several."""
        track = int(self.track_of[space])
        index = space - self.track_start[track]
        return f"{self.tracks[track]}:{index}" if len(self.tracks) > 1 else str(index)

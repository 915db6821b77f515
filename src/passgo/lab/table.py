"""A table as a program or a notebook wants it: columns, rows, or a polars frame."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from passgo.lab.schema import BOOL, FLOAT, INT, Cell, Schema

if TYPE_CHECKING:
    import polars


class Table:
    """Columns of one length: `table["rounds"]` is a list, iterating gives rows as dictionaries."""

    def __init__(self, schema: Schema, columns: dict[str, list[Any]]) -> None:
        self.schema = schema
        self.columns = columns

    def __len__(self) -> int:
        return len(self.columns[self.schema.columns[0].name])

    def __getitem__(self, column: str) -> list[Any]:
        if column not in self.columns:
            raise KeyError(f"{self.schema.name} has no column {column!r}; it has: {', '.join(self.columns)}")
        return self.columns[column]

    def __iter__(self) -> Iterator[dict[str, Cell]]:
        names = self.schema.names
        return (dict(zip(names, row, strict=True)) for row in zip(*self.columns.values(), strict=True))

    def __repr__(self) -> str:
        return f"<{self.schema.name}: {len(self)} rows of {', '.join(self.columns)}>"

    def rows(self) -> list[dict[str, Cell]]:
        """One dictionary a row."""
        return list(self)

    def polars(self) -> "polars.DataFrame":
        """A polars frame with the types of docs/schemas.md; needs the extra `passgo[lab]`."""
        types = self.schema.polars()
        import polars

        return polars.DataFrame(self.columns, schema=types)


def from_lines(schema: Schema, lines: Iterable[str]) -> Table:
    """The table that lines of CSV without a heading hold."""
    rows = list(csv.reader(lines))
    columns: dict[str, list[Any]] = {}
    for at, column in enumerate(schema.columns):
        cells = [row[at] for row in rows]
        columns[column.name] = typed(cells, column.type)
    return Table(schema, columns)


def typed(cells: Sequence[str], kind: str) -> list[Any]:
    if kind == INT:
        return [int(cell) for cell in cells]
    if kind == FLOAT:
        return [float(cell) for cell in cells]
    if kind == BOOL:
        return [cell == "true" for cell in cells]
    return [cell or None for cell in cells]


def from_rows(schema: Schema, rows: Iterable[Sequence[Cell]]) -> Table:
    """The table of rows that have their types already."""
    kept = list(rows)
    return Table(schema, {name: [row[at] for row in kept] for at, name in enumerate(schema.names)})

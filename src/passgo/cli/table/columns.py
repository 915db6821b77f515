"""Columns of text that fit the width: what is too long is cut, the last column wraps nowhere and may be left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from passgo.cli.table.colours import QUIET

GAP = 2


@dataclass
class Column:
    """A column: its heading, the most it may take, and whether its figures stand at the right."""

    title: str
    most: int
    right: bool = False


def laid_out(columns: Sequence[Column], rows: Sequence[Sequence[Text]], width: int, indent: int = 0) -> list[Text]:
    """Heading and rows as lines. Empty columns are left out; where there is no room the later ones shrink."""
    filled = [k for k in range(len(columns)) if any(row[k].plain.strip() for row in rows)]
    left = width - indent
    widths: dict[int, int] = {}
    for k in filled:
        wanted = max(len(columns[k].title), *(row[k].cell_len for row in rows))
        widths[k] = max(0, min(wanted, columns[k].most, left))
        left -= widths[k] + GAP
    lines: list[Text] = []
    heading = [Text(column.title, style=QUIET) for column in columns]
    titled = any(columns[k].title for k in filled)
    for cells in [heading, *rows] if titled else rows:
        line = Text(" " * indent)
        for place, k in enumerate(filled):
            cell = cells[k].copy()
            cell.truncate(widths[k], overflow="ellipsis" if widths[k] > 1 else "crop")
            padding = " " * (widths[k] - cell.cell_len)
            line.append(" " * GAP if place else "")
            line.append_text(Text(padding) + cell if columns[k].right else cell + Text(padding))
        lines.append(line)
    return lines


def fold(text: Text, width: int, later: int | None = None) -> list[Text]:
    """A text in lines of at most `width` columns, the later ones of `later`; cut between words where possible."""
    lines: list[Text] = []
    while text.cell_len > width:
        at = text.plain.rfind(" ", 0, width + 1)
        head, text = text.divide([at if text.plain[: max(at, 0)].strip() else width])
        head.rstrip()
        lines.append(head)
        while text.plain.startswith(" "):
            text = text[1:]
        width = width if later is None else later
    return [*lines, text]

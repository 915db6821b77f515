"""A track in few lines: side by side in order of travel, with short names and what stands there."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from passgo.cli.table.board_view import Cell, gated
from passgo.cli.table.codes import short_names
from passgo.cli.table.square_board import cut, in_short

WIDEST = 7  # letters of a short name
NARROWEST = 4


def sides(cells: Sequence[Cell], width: int) -> list[Text]:
    """A line of names and one of deeds for each side or two, and one of tokens where there are any."""
    side = len(cells) // 4
    per_line = 2 * side if 2 * side * (NARROWEST + 1) <= width else side
    room = min(WIDEST, width // per_line - 1)
    if room < NARROWEST:
        per_line, room = max(1, width // (NARROWEST + 1)), NARROWEST
    codes = short_names([cell.label or cell.name for cell in cells], room)
    lines: list[Text] = []
    for start in range(0, len(cells), per_line):
        names, states, tokens = Text(), Text(), Text()
        for cell, code in zip(cells[start : start + per_line], codes[start : start + per_line], strict=True):
            state = in_short(cell, room)
            here = cell.tokens + (f"#{cell.inside}" if cell.inside else "")
            names.append(gated(cell, code, room).ljust(room + 1), style=cell.style)
            states.append(state[:room].ljust(room + 1), style=cell.style)
            tokens.append(cut(here, room).ljust(room + 1), style="bold")
        lines += [names, states] + ([tokens] if tokens.plain.strip() else [])
    for line in lines:
        line.rstrip()
    return lines

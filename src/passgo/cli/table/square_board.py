"""A track drawn as a ring of text cells. The long sides carry full names, because the middle leaves them room."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from passgo.cli.table.board_view import GATE_MARK, Cell, gated
from passgo.cli.table.codes import short_names

NARROWEST, WIDEST = 4, 10  # letters in a cell of the top and the bottom row
SIDE_STATUS, SIDE_TOKENS = 5, 3  # letters that both have at least in a line at the side


class Lines:
    """The strokes that a terminal has."""

    def __init__(self, plain: bool) -> None:
        self.across = "-" if plain else "─"
        self.down = "|" if plain else "│"
        self.joints = "+++++++++" if plain else "┌┬┐├┼┤└┴┘"

    def rule(self, left: int, inner: Sequence[int], right: int, width: int) -> Text:
        """A horizontal stroke; the numbers choose the joints."""
        bars = self.across * width
        parts = [self.joints[left], bars]
        for joint in inner:
            parts += [self.joints[joint], bars]
        return Text("".join([*parts, self.joints[right]]), style="dim")


class Shape:
    """The measures of a ring: how many cells a side has, how wide they are, what the middle leaves."""

    def __init__(self, spaces: int, columns: int) -> None:
        self.side = spaces // 4 + 1  # cells of the top row, corners included
        self.cell = min(WIDEST, (columns - 1) // self.side - 1)
        self.flank = (self.side - 3) // 2  # cells of the top row above a name at the side
        self.fits = spaces % 4 == 0 and self.side >= 7 and self.cell >= NARROWEST
        self.name_width = self.flank * (self.cell + 1) - 1
        self.centre_width = (self.side - 2 * self.flank) * (self.cell + 1) - 1
        self.rows = self.side - 2


def ring(cells: Sequence[Cell], shape: Shape, centre: Sequence[Text], plain: bool) -> list[Text]:
    """The ring, with the first space in the lower right corner and the others clockwise; `centre` stands in it."""
    lines = Lines(plain)
    n, last = shape.side, shape.side - 1
    codes = short_names([cell.label or cell.name for cell in cells], shape.cell)
    bottom = list(range(last, -1, -1))
    left = list(range(2 * last - 1, last, -1))
    top = list(range(2 * last, 3 * last + 1))
    right = list(range(3 * last + 1, 4 * last))
    walls = (shape.flank - 1, n - shape.flank - 1)
    upper = [4 if k in walls else 7 for k in range(last)]
    lower = [4 if k in walls else 1 for k in range(last)]
    picture = [lines.rule(0, [1] * last, 2, shape.cell)]
    picture += row_of_cells([cells[k] for k in top], [codes[k] for k in top], shape.cell, lines)
    picture.append(lines.rule(3, upper, 5, shape.cell))
    wall = Text(lines.down, style="dim")
    status = max(SIDE_STATUS, *(len(in_short(cells[k], SIDE_STATUS)) for k in left + right))
    for row in range(shape.rows):
        middle = centre[row].copy() if row < len(centre) else Text()
        middle.truncate(shape.centre_width, pad=True)
        west, east = (named(cells[side[row]], shape.name_width, status) for side in (left, right))
        picture.append(Text.assemble(wall, west, wall, middle, wall, east, wall))
    picture.append(lines.rule(3, lower, 5, shape.cell))
    picture += row_of_cells([cells[k] for k in bottom], [codes[k] for k in bottom], shape.cell, lines)
    picture.append(lines.rule(6, [7] * last, 8, shape.cell))
    return picture


def row_of_cells(cells: Sequence[Cell], codes: Sequence[str], width: int, lines: Lines) -> list[Text]:
    """Three lines: the names, the state of the deeds, the tokens."""
    rows = [Text(lines.down, style="dim") for _ in range(3)]
    for cell, code in zip(cells, codes, strict=True):
        status = in_short(cell, width)
        first, second = cell.tokens, cell.inside and f"#{cell.inside}"
        if cell.deed:
            texts = [gated(cell, code, width), status, cut(first, width)]
        elif second or len(first) > width:
            visiting = cut(first, width) if second else first[:width]
            texts = [gated(cell, code, width), visiting, cut(second or first[width:], width)]
        else:
            texts = [gated(cell, code, width), "", first]
        for row, text, style in zip(rows, texts, [cell.style, cell.style, "bold"], strict=True):
            row.append(text.ljust(width), style=style)
            row.append(lines.down, style="dim")
    return rows


def in_short(cell: Cell, width: int) -> str:
    """The state of a deed, without its space where that does not fit."""
    return cell.status if len(cell.status) <= width else cell.status.replace(" ", "")


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "+"


def named(cell: Cell, width: int, status: int) -> Text:
    """A cell of the side in one line: name, state of the deed in so many letters, tokens."""
    tokens = cut(cell.tokens + (f"#{cell.inside}" if cell.inside else ""), SIDE_TOKENS)
    room = width - SIDE_TOKENS - 1 - (status + 1 if cell.deed else 0)
    place = f"{cell.index:>2} " if room >= 24 else ""
    name = gated(cell, f"{place}{cell.name}", room) if len(place + cell.name) >= room else f"{place}{cell.name}"
    if cell.gate and not name.endswith(GATE_MARK):
        name += GATE_MARK
    line = Text(name.ljust(room + 1), style=cell.style)
    if cell.deed:
        line.append(in_short(cell, status).ljust(status + 1), style=cell.style)
    line.append(tokens.ljust(SIDE_TOKENS), style="bold")
    return line

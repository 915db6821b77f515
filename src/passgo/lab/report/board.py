"""The edition's own board with its landings: rings inside each other, as many and as long as it has tracks."""

from collections.abc import Sequence

from passgo.lab.report.drawing import Drawing, group_colour, text_on
from passgo.lab.report.run import Row, Run

CELL = 64.0
BAND = 12.0
LETTERS = 12  # of a name in one line of a cell
LINES = 3


def board(run: Run) -> Drawing:
    """Darker means more landings; the figure is a space's part of all landings."""
    tracks: dict[str, list[Row]] = {}
    for row in run.spaces:
        tracks.setdefault(row["track"], []).append(row)
    widest = max(side(rows) for rows in tracks.values())
    size = widest * CELL
    drawing = Drawing("board", f"Landings on the board of {run.header.edition.name}", size + 2, size + 2)
    shares = sorted(float(row["share"]) for row in run.spaces)
    low, high = shares[0], shares[-2] if len(shares) > 1 else shares[-1]  # Jail is so far ahead that it would dim all
    for rows in tracks.values():
        start = (widest - side(rows)) / 2
        for at, row in enumerate(rows):
            column, line = spot(at, side(rows))
            warmth = min(1.0, (float(row["share"]) - low) / (high - low)) if high > low else 0.0
            cell(drawing, run, row, 1 + (start + column) * CELL, 1 + (start + line) * CELL, warmth)
    room = min(side(rows) for rows in tracks.values()) - 2
    if room >= 3:
        legend(drawing, size / 2 + 1, shares)
    return drawing


def side(rows: Sequence[Row]) -> int:
    """Cells along one side of a track, corners included."""
    return -(-len(rows) // 4) + 1


def spot(at: int, cells: int) -> tuple[int, int]:
    """Column and line of a space: the first in the lower right corner, the others clockwise."""
    last = cells - 1
    way, along = divmod(at, last)
    return [(last - along, last), (0, last - along), (along, 0), (last, along)][way]


def cell(drawing: Drawing, run: Run, row: Row, x: float, y: float, warmth: float) -> None:
    share = f"{float(row['share']):.2%}"
    tip = f"{row['name']}: {int(row['landings']):,} landings, {share}"
    drawing.rect(x, y, CELL, CELL, "paper", edge="edge")
    drawing.rect(x, y, CELL, CELL, "heat", opacity=0.04 + 0.72 * warmth, tip=tip)
    top = y + 13
    if row["group"]:
        colour = group_colour(row["group"])
        drawing.rect(x, y, CELL, BAND, colour, edge="edge", tip=tip)
        drawing.write(
            x + CELL / 2, y + BAND - 3.2, row["group"], size=8, anchor="middle", colour=text_on(colour), bold=True
        )
        top = y + BAND + 10
    for k, words in enumerate(wrapped(row["name"])):
        drawing.write(x + CELL / 2, top + k * 9.5, words, size=8.5, anchor="middle")
    drawing.write(x + CELL / 2, y + CELL - 5, share, size=11, anchor="middle", bold=True)


def wrapped(name: str) -> list[str]:
    """A name in up to three short lines."""
    found: list[str] = [""]
    for word in name.split():
        if found[-1] and len(found[-1]) + 1 + len(word) > LETTERS:
            found.append("")
        found[-1] = f"{found[-1]} {word}".strip()
    if len(found) > LINES:
        found = [*found[: LINES - 1], found[LINES - 1] + "…"]
    return [line if len(line) <= LETTERS + 2 else line[: LETTERS + 1] + "…" for line in found]


def legend(drawing: Drawing, middle: float, shares: Sequence[float]) -> None:
    """What the colours mean, in the middle of the board."""
    steps, width = 8, 18.0
    left = middle - steps * width / 2
    drawing.write(middle, middle - 16, "part of all landings", size=13, anchor="middle", bold=True)
    for k in range(steps):
        drawing.rect(left + k * width, middle - 6, width, 14, "heat", opacity=0.04 + 0.72 * k / (steps - 1))
    drawing.write(left, middle + 24, f"{shares[0]:.1%}", size=11)
    drawing.write(left + steps * width, middle + 24, f"{shares[-2]:.1%} or more", size=11, anchor="end")

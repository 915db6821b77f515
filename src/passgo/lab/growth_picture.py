"""The picture of `passgo bench --growth`: a panel for each axis, a bar for each point, the first one's cost across."""

from collections.abc import Sequence

from passgo.lab.growth import GROWS, Point
from passgo.lab.report.drawing import Drawing

WIDTH = 640.0
MARGIN = 14.0
LEFT = 236.0  # where bars begin
RIGHT = 96.0  # room for figures after them
HEAD, ROW, FOOT = 26.0, 18.0, 14.0


def drawn(points: Sequence[Point], title: str) -> Drawing:
    axes = dict.fromkeys(point.axis for point in points)
    drawing = Drawing("growth", title, WIDTH, 2 * MARGIN + 20 + len(axes) * (HEAD + FOOT) + len(points) * ROW)
    drawing.write(MARGIN, MARGIN + 8, title, size=14, bold=True)
    top = MARGIN + 24
    for axis in axes:
        rows = [point for point in points if point.axis == axis]
        panel(drawing, rows, top)
        top += HEAD + ROW * len(rows) + FOOT
    return drawing


def panel(drawing: Drawing, rows: Sequence[Point], top: float) -> None:
    first = rows[0]
    unit = "game" if first.decisions != first.decisions else "decision"
    most = max(point.cost for point in rows)
    room = WIDTH - LEFT - RIGHT
    drawing.write(MARGIN, top + 14, f"{first.axis}: microseconds a {unit}", bold=True)
    for at, point in enumerate(rows):
        y = top + HEAD + ROW * at
        colour = "heat" if point.cost > GROWS * first.cost else "first"
        drawing.write(LEFT - 8, y + 11, point.at, size=11, anchor="end")
        drawing.rect(LEFT, y + 2, point.cost / most * room, ROW - 6, colour)
        drawing.write(LEFT + point.cost / most * room + 6, y + 11, figures(point), size=11, colour="quiet")
    x = LEFT + first.cost / most * room
    drawing.line([(x, top + HEAD - 2), (x, top + HEAD + ROW * len(rows))], "ink", dashes=True)


def figures(point: Point) -> str:
    memory = f", {point.megabytes:.0f} MB" if point.megabytes == point.megabytes else ""
    return f"{point.cost:.3g}{memory}"

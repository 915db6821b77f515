"""Drawings as PNG files; needs the extra `passgo[lab]`."""

from pathlib import Path
from textwrap import wrap

from passgo.lab.report.drawing import THEMES, Drawing, Shape

SCALE = 3  # dots a unit of a drawing
LINE, MARGIN = 19.0, 10.0  # room for a line of the title, and around the drawing
LETTER = 7.6  # how wide a letter of the title is, about
ANCHORS = {"start": "left", "middle": "center", "end": "right"}


def light(colour: str) -> str:
    return THEMES[colour][0] if colour in THEMES else colour


def save_png(drawing: Drawing, path: Path) -> None:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    title = wrap(drawing.title.replace("$", r"\$"), int(drawing.width / LETTER))
    head = LINE * len(title) + 2 * MARGIN
    width, height = drawing.width + 2 * MARGIN, drawing.height + head + MARGIN
    figure = Figure(figsize=(width / 72, height / 72), dpi=72 * SCALE, facecolor=light("paper"))
    FigureCanvasAgg(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(-MARGIN, drawing.width + MARGIN)
    axes.set_ylim(drawing.height + MARGIN, -head)
    axes.axis("off")
    for at, words in enumerate(title):
        axes.text(0, LINE * (at + 1) - head + 6, words, fontsize=12, fontweight="bold", color=light("ink"))
    for order, shape in enumerate(drawing.shapes):
        if shape.only != "narrow":
            draw(axes, shape, order)
    figure.savefig(path, metadata={"Title": drawing.title, "Software": "passgo"})


def draw(axes: object, shape: Shape, order: int) -> None:
    from matplotlib.axes import Axes
    from matplotlib.patches import Polygon, Rectangle

    assert isinstance(axes, Axes)
    colour = light(shape.colour)
    if shape.kind == "rect":
        corner, (width, height) = shape.points
        patch = Rectangle(corner, max(0.0, width), height, facecolor=colour, alpha=shape.opacity, zorder=order)
        patch.set(edgecolor=light(shape.edge) if shape.edge else "none", linewidth=0.8)
        axes.add_patch(patch)
    elif shape.kind == "area":
        axes.add_patch(Polygon(shape.points, facecolor=colour, alpha=shape.opacity, zorder=order))
    elif shape.kind == "line":
        xs, ys = [x for x, _ in shape.points], [y for _, y in shape.points]
        axes.plot(xs, ys, color=colour, linewidth=shape.width, linestyle="--" if shape.dashes else "-", zorder=order)
    else:
        x, y = shape.points[0]
        text = shape.text.replace("$", r"\$")  # between two of them matplotlib reads mathematics
        written = axes.text(x, y, text, fontsize=shape.size * 0.9, color=colour, zorder=order)
        written.set(ha=ANCHORS[shape.anchor], va="baseline", fontweight="bold" if shape.bold else "normal")

"""Drawings as PNG files; needs the extra `passgo[lab]`."""

from pathlib import Path

from passgo.lab.report.drawing import THEMES, Drawing, Shape

SCALE = 2  # dots a unit of a drawing
HEAD, MARGIN = 34.0, 8.0  # room for the title, and around the drawing
ANCHORS = {"start": "left", "middle": "center", "end": "right"}


def light(colour: str) -> str:
    return THEMES[colour][0] if colour in THEMES else colour


def save_png(drawing: Drawing, path: Path) -> None:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    width, height = drawing.width + 2 * MARGIN, drawing.height + HEAD + MARGIN
    figure = Figure(figsize=(width / 72, height / 72), dpi=72 * SCALE, facecolor=light("paper"))
    FigureCanvasAgg(figure)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(-MARGIN, drawing.width + MARGIN)
    axes.set_ylim(drawing.height + MARGIN, -HEAD)
    axes.axis("off")
    axes.text(2, -14, drawing.title, fontsize=13, fontweight="bold", color=light("ink"))
    for order, shape in enumerate(drawing.shapes):
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

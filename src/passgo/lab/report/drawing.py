"""Pictures as lists of simple shapes, in colours named by what they mean: as SVG for a page, elsewhere as PNG."""

from dataclasses import dataclass, field
from html import escape

# light and dark; as CSS variables the page chooses by itself
THEMES = {
    "ink": ("#1d1b18", "#f1ede6"),
    "quiet": ("#6b665e", "#a8a196"),
    "grid": ("#e4dfd6", "#3a3733"),
    "paper": ("#ffffff", "#201e1c"),
    "edge": ("#8c867c", "#8c867c"),
    "first": ("#2563a8", "#6aa9e9"),
    "second": ("#b4530f", "#f0a35e"),
    "third": ("#2f8f4e", "#7fd196"),
    "fourth": ("#8a3fb0", "#c99be8"),
    "fifth": ("#a8860b", "#e0c555"),
    "sixth": ("#b0336b", "#f08ab8"),
    "heat": ("#e2622a", "#c14a12"),
    "cool": ("#2f7fc4", "#2a6fb0"),
}


@dataclass
class Shape:
    """A rectangle, a line, an area or a text."""

    kind: str
    points: list[tuple[float, float]]  # of a rectangle its corner and its size, of a text where it begins
    colour: str
    edge: str = ""
    opacity: float = 1.0
    width: float = 1.0
    dashes: bool = False
    text: str = ""
    size: float = 12.0
    anchor: str = "start"
    bold: bool = False
    tip: str = ""  # what a pointer over it shows
    only: str = ""  # on a wide or a narrow page alone


@dataclass
class Drawing:
    """A picture with its size, and in words what it shows."""

    name: str
    title: str
    width: float
    height: float
    shapes: list[Shape] = field(default_factory=list)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        colour: str,
        *,
        edge: str = "",
        opacity: float = 1.0,
        tip: str = "",
    ) -> None:
        self.shapes.append(Shape("rect", [(x, y), (width, height)], colour, edge=edge, opacity=opacity, tip=tip))

    def line(
        self, points: list[tuple[float, float]], colour: str, width: float = 1.0, dashes: bool = False, tip: str = ""
    ) -> None:
        self.shapes.append(Shape("line", points, colour, width=width, dashes=dashes, tip=tip))

    def area(self, points: list[tuple[float, float]], colour: str, opacity: float) -> None:
        self.shapes.append(Shape("area", points, colour, opacity=opacity))

    def write(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = 12.0,
        anchor: str = "start",
        colour: str = "ink",
        bold: bool = False,
        only: str = "",
    ) -> None:
        if text:
            shape = Shape("text", [(x, y)], colour, text=text, size=size, anchor=anchor, bold=bold, only=only)
            self.shapes.append(shape)

    def file(self) -> str:
        """The picture as a file of its own, which follows the theme of whoever looks at it."""
        themes = [" ".join(f"--{name}: {colours[at]};" for name, colours in THEMES.items()) for at in (0, 1)]
        style = f"svg {{ {themes[0]} background: var(--paper); font-family: system-ui, sans-serif; }}"
        style += f" @media (prefers-color-scheme: dark) {{ svg {{ {themes[1]} }} }}"
        size = f'xmlns="http://www.w3.org/2000/svg" width="{self.width:g}" height="{self.height:g}"'
        return self.svg().replace("<svg ", f"<svg {size} ", 1).replace(">", f"><style>{style}</style>", 1) + "\n"

    def svg(self) -> str:
        inside = "".join(svg_shape(shape) for shape in self.shapes)
        label = escape(self.title, quote=True)
        return f'<svg viewBox="0 0 {self.width:g} {self.height:g}" role="img" aria-label="{label}">{inside}</svg>'


def paint(colour: str) -> str:
    return f"var(--{colour})" if colour in THEMES else colour


def svg_shape(shape: Shape) -> str:
    look = f' opacity="{shape.opacity:.3g}"' if shape.opacity < 1 else ""
    tip = f"<title>{escape(shape.tip)}</title>" if shape.tip else ""
    colour = paint(shape.colour)
    if shape.kind == "rect":
        (x, y), (width, height) = shape.points
        edge = f' stroke="{paint(shape.edge)}" stroke-width=".8"' if shape.edge else ""
        place = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}"'
        return f'<rect {place} fill="{colour}"{edge}{look}>{tip}</rect>'
    if shape.kind == "text":
        x, y = shape.points[0]
        weight = ' font-weight="600"' if shape.bold else ""
        weight += f' class="{shape.only}"' if shape.only else ""
        place = f'x="{x:.1f}" y="{y:.1f}" font-size="{shape.size:g}" text-anchor="{shape.anchor}"'
        return f'<text {place} fill="{colour}"{weight}>{escape(shape.text)}</text>'
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in shape.points)
    if shape.kind == "area":
        return f'<polygon points="{points}" fill="{colour}"{look}/>'
    dashes = ' stroke-dasharray="5 4"' if shape.dashes else ""
    stroke = f'stroke="{colour}" stroke-width="{shape.width:g}"{dashes}'
    return f'<polyline points="{points}" fill="none" {stroke} stroke-linejoin="round">{tip}</polyline>'

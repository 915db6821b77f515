"""The charts of the report. With two runs every chart shows both, the first solid and the second paler beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log10

from passgo.lab.report.drawing import Drawing, group_colour
from passgo.lab.report.run import Run
from passgo.lab.statistics import Estimate

WIDTH = 460.0
SERIES = ("first", "second")
Point = tuple[float, float]


@dataclass
class Bar:
    """One line of a bar chart: a figure of each run, and a word about it."""

    label: str
    figures: list[Estimate | None]
    note: str = ""
    colour: str = ""  # of a group, as a patch before the label


def steps(most: float, count: int = 4) -> list[float]:
    """Round numbers from 0 to at least the highest."""
    if most <= 0:
        return [0.0, 1.0]
    rough = most / count
    unit = 10 ** int(log10(rough) // 1)
    step = next(unit * k for k in (1, 2, 2.5, 5, 10) if unit * k >= rough * 0.999)
    return [step * k for k in range(ceil(most / step - 1e-9) + 1)]


def bar_chart(
    name: str, title: str, bars: Sequence[Bar], percent: bool, even: float | None = None, label: float = 120.0
) -> Drawing:
    """Bars with their intervals; `even` draws a line at what chance or a mere refund would give."""
    runs = max(len(bar.figures) for bar in bars)
    title += " (A above, B below)" if runs > 1 else ""
    line = 24.0 if runs == 1 else 34.0
    notes = 118.0 if any(bar.note for bar in bars) else 54.0
    drawing = Drawing(name, title, WIDTH, 26 + line * len(bars))
    highest = max([figure.high for bar in bars for figure in bar.figures if figure] + [even or 0.0])
    ticks = steps(min(highest, 1.0) if percent else highest)
    room = WIDTH - label - notes
    scale = room / ticks[-1]
    for tick in ticks:
        x = label + tick * scale
        drawing.line([(x, 4), (x, drawing.height - 20)], "grid")
        drawing.write(
            x, drawing.height - 6, shown(tick, percent, coarse=True), size=11, anchor="middle", colour="quiet"
        )
    if even is not None:
        x = label + even * scale
        drawing.line([(x, 2), (x, drawing.height - 20)], "quiet", 1.4, dashes=True)
    for k, bar in enumerate(bars):
        y = 4 + k * line
        if bar.colour:
            drawing.rect(2, y + line / 2 - 6, 12, 12, group_colour(bar.colour), edge="edge")
        drawing.write(20 if bar.colour else 2, y + line / 2 + 4, bar.label, size=12)
        thick = (line - 8) / runs
        for which, figure in enumerate(bar.figures):
            if figure is None:
                continue
            top = y + 4 + which * thick
            tip = f"{bar.label}: {shown(figure.value, percent)} ({interval(figure, percent)})"
            drawing.rect(label, top, figure.value * scale, thick - 1, SERIES[which], opacity=0.85, tip=tip)
            middle = top + (thick - 1) / 2
            ends = [(label + end * scale, middle) for end in (max(0.0, figure.low), figure.high)]
            drawing.line(ends, "ink", 1.6, tip=tip)
            word = shown(figure.value, percent) + (f" · {bar.note}" if bar.note and runs == 1 else "")
            drawing.write(max(ends[1][0], label) + 6, middle + 4, word, size=11)
    return drawing


def shown(value: float, percent: bool, coarse: bool = False) -> str:
    if percent:
        return f"{value:.0%}" if coarse else f"{value:.1%}"
    return f"{value:g}" if coarse else f"{value:.2f}"


def interval(figure: Estimate, percent: bool) -> str:
    return f"95% sure of {shown(figure.low, percent)} to {shown(figure.high, percent)}"


def brief(amount: float, most: float) -> str:
    """An amount beside an axis: in thousands where it would not fit."""
    return f"{amount / 1000:,.0f}k" if most >= 100_000 and amount else f"{amount:,.0f}"


class Plot:
    """A field with axes for curves and columns."""

    def __init__(self, name: str, title: str, across: float, up: float, unit: str = "", height: float = 250.0) -> None:
        self.drawing = Drawing(name, title, WIDTH, height)
        self.left, self.right, self.top, self.bottom = 54.0, WIDTH - 12, 26.0, height - 34
        self.across = steps(across, 5)
        self.up = steps(up)
        for tick in self.up:
            y = self.y(tick)
            self.drawing.line([(self.left, y), (self.right, y)], "grid")
            label = f"{100 * tick:g}%" if unit == "%" else f"{unit}{brief(tick, self.up[-1])}"
            self.drawing.write(self.left - 6, y + 4, label, size=11, anchor="end", colour="quiet")
        for tick in self.across:
            if tick <= across * 1.02:
                self.drawing.write(
                    self.x(tick), self.bottom + 15, f"{tick:,.0f}", size=11, anchor="middle", colour="quiet"
                )
        self.most = across
        self.drawing.write(self.right, height - 4, "rounds", size=11, anchor="end", colour="quiet")

    def x(self, value: float) -> float:
        return self.left + value / self.across[-1] * (self.right - self.left)

    def y(self, value: float) -> float:
        return self.bottom - value / self.up[-1] * (self.bottom - self.top)


def lengths(runs: Sequence[Run]) -> Drawing:
    """How many games took so many rounds."""
    limit = max(run.plan.max_rounds for run in runs)
    decided = sorted(length for run in runs for length in run.lengths if length < limit) or [1]
    last = decided[int(0.995 * (len(decided) - 1))]
    wide = max(1, ceil(last / 46))
    count = last // wide + 1
    columns = []
    for run in runs:
        heights = [0] * count
        for length in run.lengths:
            if length < limit and length // wide < count:  # all but the longest half percent
                heights[length // wide] += 1
        columns.append([height / run.games for height in heights])
    title = "How long games last" + (" (A filled, B as a line)" if len(runs) > 1 else "")
    plot = Plot("rounds", title, count * wide, max(max(heights) for heights in columns) or 0.01, "%")
    drawing = plot.drawing
    for which, (run, parts) in enumerate(zip(runs, columns, strict=True)):
        if which == 0:
            for k, height in enumerate(parts):
                x, y = plot.x(k * wide), plot.y(height)
                tip = f"{k * wide} to {(k + 1) * wide - 1} rounds: {height:.1%} of the games"
                width = plot.x((k + 1) * wide) - x - 0.6
                drawing.rect(x, y, width, plot.bottom - y, SERIES[which], opacity=0.8, tip=tip)
        else:
            points: list[Point] = []
            for k, height in enumerate(parts):
                points += [(plot.x(k * wide), plot.y(height)), (plot.x((k + 1) * wide), plot.y(height))]
            drawing.line(points, SERIES[which], 2)
        middle = run.summary["rounds"]["median"]
        if middle < limit:
            drawing.line([(plot.x(middle), 18), (plot.x(middle), plot.bottom)], "ink", 1.4, dashes=True)
            whose = f"{'AB'[which]}: " if len(runs) > 1 else ""
            drawing.write(plot.x(middle) + 5, 24 + 13 * which, f"{whose}half within {middle}", size=11, bold=True)
    return drawing


def curves(run: Run, what: str, title: str) -> Drawing:
    """Means by round of the eventual winner and of an average loser, over the games that still went on."""
    rows = [row for row in run.rounds if int(row["decided"]) >= max(20, run.finished // 20)] or run.rounds[:1]
    highest = max([float(row[f"{who}_{what}"]) for row in rows for who in ("winner", "loser")])
    plot = Plot(what, title, int(rows[-1]["round"]), highest, run.currency)
    drawing = plot.drawing
    on = [(plot.x(int(r["round"])), plot.bottom - 36 * int(r["decided"]) / max(1, run.finished)) for r in rows]
    drawing.area([(on[0][0], plot.bottom), *on, (on[-1][0], plot.bottom)], "quiet", 0.22)
    for who, colour in (("winner", "first"), ("loser", "second")):
        points = [(plot.x(int(row["round"])), plot.y(float(row[f"{who}_{what}"]))) for row in rows]
        drawing.line(points, colour, 2.4, dashes=who == "loser")
    drawing.line([(plot.left, 10), (plot.left + 22, 10)], "first", 2.4)
    drawing.write(plot.left + 28, 14, "who wins in the end", size=11)
    drawing.line([(plot.left + 156, 10), (plot.left + 178, 10)], "second", 2.4, dashes=True)
    drawing.write(plot.left + 184, 14, "the others", size=11)
    drawing.rect(plot.left + 262, 4, 22, 10, "quiet", opacity=0.22)
    drawing.write(plot.left + 290, 14, "games still on", size=11)
    return drawing

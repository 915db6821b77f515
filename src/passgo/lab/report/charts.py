"""The charts of the report, as wide as a phone. With several runs every chart shows all, each in its own colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log10

from passgo.lab.report.drawing import Drawing
from passgo.lab.report.run import LETTERS, Run, held
from passgo.lab.speech import Speech
from passgo.lab.statistics import Estimate
from passgo.picture.colours import group_colour

WIDTH = 340.0
SERIES = ("first", "second", "third", "fourth", "fifth", "sixth")
BESIDE_LABEL = 2  # runs whose figures have room in the line of the label; of more they stand beside the bars
VALUE = 54.0  # room for a figure
LETTER = 6.1  # how wide a letter of the size of labels is, about
KEY_LINE = 16.0  # from one line of a key to the next
MANY = 100_000  # from here on an axis counts in thousands
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


class Bars:
    """Bars under their labels, with intervals; `even` draws a line at what chance or a mere refund would give."""

    def __init__(
        self, name: str, title: str, speech: Speech, percent: bool = True, even: float | None = None, places: int = 1
    ) -> None:
        self.name = name
        self.title = title
        self.speech = speech
        self.percent = percent
        self.even = even
        self.places = places

    def drawn(self, bars: Sequence[Bar]) -> Drawing:
        runs = max([len(bar.figures) for bar in bars], default=1)
        line = 36.0 if runs == 1 else 24.0 + 10 * runs
        drawing = Drawing(self.name, self.title, WIDTH, 22 + line * len(bars))
        highest = max([figure.high for bar in bars for figure in bar.figures if figure] + [self.even or 0.0])
        ticks = steps(min(highest, 1.0) if self.percent else highest)
        scale = (WIDTH - 4 - (VALUE if runs > BESIDE_LABEL else 0)) / ticks[-1]
        foot = drawing.height - 18
        indent = 17.0 if any(bar.colour for bar in bars) else 0.0
        for tick in ticks:
            x = 2 + tick * scale
            drawing.line([(x, 2), (x, foot)], "grid")
            anchor = "start" if tick == 0 else "end" if tick == ticks[-1] else "middle"
            label = self.shown(tick, places(ticks, self.percent))
            drawing.write(x, foot + 14, label, size=11, anchor=anchor, colour="quiet")
        for k, bar in enumerate(bars):
            self.draw(drawing, bar, 2 + k * line, line, scale, indent)
        if self.even is not None:
            x = 2 + self.even * scale
            for k in range(len(bars)):  # not across the labels
                drawing.line([(x, 18 + k * line), (x, 2 + (k + 1) * line - 3)], "ink", 1.2, dashes=True)
        return drawing

    def draw(self, drawing: Drawing, bar: Bar, y: float, line: float, scale: float, indent: float) -> None:
        if bar.colour:
            drawing.rect(2, y + 3, 11, 11, group_colour(bar.colour), edge="edge")
        drawing.write(2 + indent, y + 13, bar.label)
        single = len(bar.figures) == 1
        for which, figure in enumerate(bar.figures):
            if figure is not None and len(bar.figures) <= BESIDE_LABEL:
                right = WIDTH - 2 - VALUE * (len(bar.figures) - 1 - which)
                colour = "ink" if single else SERIES[which]
                drawing.write(
                    right, y + 13, self.shown(figure.value, self.places), anchor="end", colour=colour, bold=True
                )
        if single:
            drawing.write(WIDTH - 2 - VALUE, y + 13, bar.note, size=11, anchor="end", colour="quiet")
        thick = (line - 24) / len(bar.figures)
        for which, figure in enumerate(bar.figures):
            if figure is None:
                continue
            top = y + 19 + which * thick
            tip = f"{bar.label} · {self.told(figure)}"
            drawing.rect(2, top, figure.value * scale, thick - 1.5, SERIES[which], opacity=0.85, tip=tip)
            middle = top + (thick - 1.5) / 2
            ends = [(2 + end * scale, middle) for end in (max(0.0, figure.low), figure.high)]
            drawing.line(ends, "ink", 1.6, tip=tip)
            if len(bar.figures) > BESIDE_LABEL:
                told = self.shown(figure.value, self.places)
                drawing.write(WIDTH - 2, middle + 3.5, told, size=10, anchor="end", colour=SERIES[which], bold=True)

    def shown(self, value: float, places: int) -> str:
        return self.speech.percent(value, places) if self.percent else self.speech.number(value, places)

    def told(self, figure: Estimate) -> str:
        return self.speech.sure_rate(figure) if self.percent else self.speech.sure_number(figure, self.places)


def brief(amount: float, most: float, speech: Speech) -> str:
    """An amount of money beside an axis: in thousands where it would not fit."""
    return speech.money(amount / 1000, unit="k") if most >= MANY and amount else speech.money(amount)


class Plot:
    """A field with axes for curves and columns."""

    def __init__(
        self, name: str, title: str, across: float, up: float, speech: Speech, money: bool, head: float = 28.0
    ) -> None:
        height = 192.0 + head
        self.drawing = Drawing(name, title, WIDTH, height)
        self.across = steps(across, 5)
        self.up = steps(up)
        labels = [
            brief(tick, self.up[-1], speech) if money else speech.percent(tick, places(self.up, True))
            for tick in self.up
        ]
        self.left, self.right = LETTER * max(map(len, labels)) + 13, WIDTH - 6
        self.top, self.bottom = head, height - 34
        for tick, label in zip(self.up, labels, strict=True):
            y = self.y(tick)
            self.drawing.line([(self.left, y), (self.right, y)], "grid")
            self.drawing.write(self.left - 6, y + 4, label, size=11, anchor="end", colour="quiet")
        for tick in self.across:
            if tick <= across * 1.02 and tick == int(tick):
                x, label = self.x(tick), speech.number(tick)
                anchor = "end" if x > self.right - LETTER else "middle"
                self.drawing.write(x, self.bottom + 15, label, size=11, anchor=anchor, colour="quiet")
        label = speech.say("lab-rounds")
        self.drawing.write(self.right, height - 4, label, size=11, anchor="end", colour="quiet")
        self.key, self.key_line = self.left, 10.0

    def x(self, value: float) -> float:
        return self.left + value / self.across[-1] * (self.right - self.left)

    def y(self, value: float) -> float:
        return self.bottom - value / self.up[-1] * (self.bottom - self.top)

    def explain(self, words: str, colour: str, dashes: bool = False, area: bool = False) -> None:
        """An entry of the key above the field, in a new line where there is no room in this."""
        wide = 23 + LETTER * 0.95 * len(words)
        if self.key + wide > self.right and self.key > self.left:
            self.key, self.key_line = self.left, self.key_line + KEY_LINE
        y = self.key_line
        if area:
            self.drawing.rect(self.key, y - 5, 18, 10, colour, opacity=0.22)
        else:
            self.drawing.line([(self.key, y), (self.key + 18, y)], colour, 2.4, dashes=dashes)
        self.drawing.write(self.key + 23, y + 4, words, size=11)
        self.key += wide + 12


def places(ticks: Sequence[float], percent: bool) -> int:
    """How many decimals tell the ticks of an axis exactly."""
    shown = [100 * tick if percent else tick for tick in ticks]
    return next((k for k in range(3) if all(abs(tick - round(tick, k)) < 1e-9 for tick in shown)), 3)


def lengths(runs: Sequence[Run], title: str) -> Drawing:
    """How many games took so many rounds."""
    speech = runs[0].speech
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
    highest = max(max(heights) for heights in columns) or 0.1
    plot = Plot("rounds", title, count * wide, highest, speech, False, 28.0 + 17 * max(0, len(runs) - 2))
    drawing = plot.drawing
    for which, (run, parts) in enumerate(zip(runs, columns, strict=True)):
        if which == 0:
            for k, height in enumerate(parts):
                x, y = plot.x(k * wide), plot.y(height)
                ends = {"first": k * wide, "last": (k + 1) * wide - 1}
                tip = speech.say("lab-lengths-column", share=speech.percent(height), **ends)
                width = plot.x((k + 1) * wide) - x - 0.6
                drawing.rect(x, y, width, plot.bottom - y, SERIES[which], opacity=0.8, tip=tip)
        else:
            points: list[Point] = []
            for k, height in enumerate(parts):
                points += [(plot.x(k * wide), plot.y(height)), (plot.x((k + 1) * wide), plot.y(height))]
            drawing.line(points, SERIES[which], 2)
        middle = run.summary["rounds"]["median"]
        if middle < limit:
            x, y = plot.x(middle), 12.0 + 15 * which
            colour = SERIES[which] if len(runs) > 1 else "ink"
            crowded = len(runs) > BESIDE_LABEL
            drawing.line([(x, plot.top if crowded else y - 8), (x, plot.bottom)], colour, 1.4, dashes=True)
            whose = f"{LETTERS[which]} · " if len(runs) > 1 else ""
            words = whose + speech.say("lab-half-within", rounds=middle)
            late = x > WIDTH / 2  # then there is more room before the line
            anchor, gap = ("end", -5) if late else ("start", 5)
            at = plot.left if crowded else x + gap  # many lines would cross each other's words
            drawing.write(at, y, words, size=11, anchor="start" if crowded else anchor, colour=colour, bold=True)
    return drawing


def curves(runs: Sequence[Run], what: str, title: str) -> Drawing:
    """Means by round of the eventual winner and of an average loser, over the games that still went on."""
    speech = runs[0].speech
    shown = [known_rounds(run) for run in runs]
    both = [row for rows in shown for row in rows]
    highest = max(held(row, who, what) for row in both for who in ("winner", "loser"))
    head = 28.0 + KEY_LINE * (len(runs) // 3)  # three entries of the key fit in a line
    plot = Plot(what, title, max(int(row["round"]) for row in both), highest, speech, True, head)
    drawing = plot.drawing
    single = len(runs) == 1
    if single:
        rows, ended = shown[0], max(1, runs[0].finished)
        on = [(plot.x(int(row["round"])), plot.bottom - 36 * int(row["decided"]) / ended) for row in rows]
        drawing.area([(on[0][0], plot.bottom), *on, (on[-1][0], plot.bottom)], "quiet", 0.22)
    for which, rows in enumerate(shown):
        for who in ("winner", "loser"):
            points = [(plot.x(int(row["round"])), plot.y(held(row, who, what))) for row in rows]
            colour = SERIES[who == "loser" if single else which]
            drawing.line(points, colour, 2.4, dashes=who == "loser")
        plot.explain(("" if single else f"{LETTERS[which]} ") + speech.say("lab-curve-winner"), SERIES[which])
    plot.explain(speech.say("lab-curve-loser"), SERIES[1] if single else "ink", dashes=True)
    if single:
        plot.explain(speech.say("lab-curve-on"), "quiet", area=True)
    return drawing


def known_rounds(run: Run) -> list[dict[str, str]]:
    """The rounds that enough games came to."""
    return [row for row in run.rounds if int(row["decided"]) >= max(20, run.finished // 20)] or run.rounds[:1]

"""The picture of a sweep: how far each cell is from the first, figure by figure, with intervals around a line at 0."""

from math import ceil, floor

from passgo.lab.paired import DECIDED, FIRST_WINS, MEANS, ROUNDS, WINS, Compared
from passgo.lab.report.charts import steps
from passgo.lab.report.drawing import Drawing
from passgo.lab.speech import Speech
from passgo.lab.statistics import Estimate
from passgo.lab.sweeps import Sweep

WIDTH = 560.0
MARGIN = 14.0
HEAD = 40.0  # of a panel: the figure, and what the first cell has
ROW = 34.0
FOOT = 26.0
LETTERS = 56  # of a cell's name that fit beside its figures
DOT = 6.0


def figure_name(figure: str, speech: Speech) -> str:
    """What a figure is, in words."""
    if figure.startswith(WINS):
        return speech.say("lab-what-bot", bot=figure.removeprefix(WINS))
    names = {ROUNDS: "lab-what-rounds", DECIDED: "lab-what-winner", FIRST_WINS: "lab-what-order"}
    return speech.say(names.get(figure, "lab-what-bankruptcies"), order=1)


def value_told(figure: str, sure: Estimate, speech: Speech) -> str:
    return speech.sure_number(sure, decimals(figure)) if figure in MEANS else speech.sure_rate(sure)


def decimals(figure: str) -> int:
    """Of a difference: enough to see on which side of 0 an interval ends."""
    return 1 if figure == ROUNDS else 2


def scaled(figure: str, value: float, speech: Speech, places: int) -> str:
    """A difference: in points where the figure is a rate."""
    return speech.signed(value if figure in MEANS else 100 * value, places)


def apart_told(figure: str, apart: Estimate, speech: Speech) -> str:
    value, low, high = (scaled(figure, number, speech, decimals(figure)) for number in apart)
    return speech.say("lab-sure", value=value, low=low, high=high)


def panels(sweep: Sweep) -> dict[str, list[tuple[int, Compared]]]:
    """By figure in which any game differs from its pair: the cells that can be compared."""
    found: dict[str, list[tuple[int, Compared]]] = {}
    for number, figures in enumerate(sweep.compared):
        for name, sure in figures.items():
            if sure.difference.value == sure.difference.value:
                found.setdefault(name, []).append((number, sure))
    return {name: rows for name, rows in found.items() if any(differs(sweep, name, number) for number, _ in rows)}


def differs(sweep: Sweep, figure: str, number: int) -> bool:
    return sweep.values[number][figure] != sweep.values[0][figure]


def drawn(sweep: Sweep, speech: Speech) -> Drawing:
    found = panels(sweep)
    height = MARGIN + sum(HEAD + ROW * len(rows) + FOOT for rows in found.values())
    title = speech.say("lab-sweep-picture", base=sweep.chosen[0].name)
    drawing = Drawing("sweep", title, WIDTH, height)
    top = MARGIN
    for figure, rows in found.items():
        panel(drawing, sweep, figure, rows, top, speech)
        top += HEAD + ROW * len(rows) + FOOT
    return drawing


def panel(
    drawing: Drawing, sweep: Sweep, figure: str, rows: list[tuple[int, Compared]], top: float, speech: Speech
) -> None:
    name = figure_name(figure, speech)
    base = sweep.chosen[0].name, value_told(figure, sweep.compared[0][figure].value, speech)
    drawing.write(MARGIN, top + 12, name[0].upper() + name[1:], size=14, bold=True)
    drawing.write(MARGIN, top + 29, f"{base[0]}: {base[1]}", size=11, colour="quiet")
    low = min(0.0, *(sure.difference.low for _, sure in rows))
    high = max(0.0, *(sure.difference.high for _, sure in rows))
    step = steps(high - low or 1.0)[1]
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    room = WIDTH - 2 * MARGIN

    def x(value: float) -> float:
        return MARGIN + (value / step - first) / (last - first) * room

    head, foot = top + HEAD, top + HEAD + ROW * len(rows)
    places = next((k for k in range(3) if abs(round(step * scale(figure), k) - step * scale(figure)) < 1e-9), 3)
    for k in range(first, last + 1):
        for at in range(len(rows)):  # not across the names of cells
            ends = [(x(k * step), head + ROW * at + 17), (x(k * step), head + ROW * at + 29)]
            drawing.line(ends, "grid" if k else "ink", 1.2 if k == 0 else 1.0)
        anchor = "start" if k == first else "end" if k == last else "middle"
        label = scaled(figure, k * step, speech, places) if k else "0"
        drawing.write(x(k * step), foot + 13, label, size=11, anchor=anchor, colour="quiet")
    for at, (number, sure) in enumerate(rows):
        y = head + ROW * at
        told = apart_told(figure, sure.difference, speech)
        colour = "first" if sure.clear else "quiet"
        drawing.write(MARGIN, y + 13, shortened(sweep.chosen[number].name))
        drawing.write(WIDTH - MARGIN, y + 13, told, anchor="end", bold=sure.clear)
        drawing.line([(x(sure.difference.low), y + 23), (x(sure.difference.high), y + 23)], colour, 2.2, tip=told)
        drawing.rect(x(sure.difference.value) - DOT / 2, y + 23 - DOT / 2, DOT, DOT, colour, tip=told)


def scale(figure: str) -> float:
    return 1.0 if figure in MEANS else 100.0


def shortened(words: str) -> str:
    return words if len(words) <= LETTERS else words[: LETTERS - 1] + "…"

"""The table of the arena as a picture: a panel for each level, a line for each opponent, the fair share across."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.bots.outside.specs import is_outside
from passgo.lab.arena.matches import Cell, Standing, named
from passgo.lab.report.drawing import Drawing
from passgo.lab.speech import Speech
from passgo.lab.statistics import Estimate

WIDTH = 640.0
MARGIN = 14.0
LEFT = 176.0  # where 0 % is
HEAD, ROW, FOOT = 50.0, 30.0, 34.0
DOT = 6.0

Row = tuple[str, Estimate | None, Estimate | None]  # an opponent, its wins alone, those of the level alone among such


def panels(found: Sequence[Standing]) -> dict[str, list[Row]]:
    """By level, those who met it: the most dangerous first. A level is who was met by somebody from outside."""
    rates = {each.cell: each.rate for each in found}
    levels = dict.fromkeys(cell.others for cell in rates if is_outside(cell.one) and not is_outside(cell.others))
    shown: dict[str, list[Row]] = {}
    for level in levels:
        rivals = dict.fromkeys(cell.one for cell in rates if cell.others == level)
        rows = [(named(rival), rates.get(Cell(rival, level)), rates.get(Cell(level, rival))) for rival in rivals]
        shown[level] = sorted(rows, key=lambda row: -row[1].value if row[1] is not None else 0.0)
    return shown


def drawn(found: Sequence[Standing], players: int, speech: Speech) -> Drawing:
    shown = panels(found)
    height = MARGIN + sum(HEAD + ROW * len(rows) + FOOT for rows in shown.values())
    drawing = Drawing("arena", speech.say("arena-picture"), WIDTH, height)
    top = MARGIN
    for level, rows in shown.items():
        panel(drawing, level, rows, top, players, speech)
        top += HEAD + ROW * len(rows) + FOOT
    return drawing


def x(rate: float) -> float:
    return LEFT + rate * (WIDTH - LEFT - MARGIN)


def panel(drawing: Drawing, level: str, rows: Sequence[Row], top: float, players: int, speech: Speech) -> None:
    others = players - 1
    drawing.write(MARGIN, top + 12, level, size=14, bold=True)
    drawing.rect(MARGIN, top + 23, DOT, DOT, "second")
    drawing.write(MARGIN + 12, top + 30, speech.say("arena-alone", bot=level, others=others), size=11)
    drawing.rect(LEFT + 120, top + 23, DOT, DOT, "first")
    drawing.write(LEFT + 132, top + 30, speech.say("arena-among", bot=level, others=others), size=11)
    head, foot = top + HEAD, top + HEAD + ROW * len(rows)
    for k in range(5):
        drawing.line([(x(k / 4), head - 6), (x(k / 4), foot)], "grid")
        drawing.write(x(k / 4), foot + 14, speech.percent(k / 4, 0), size=11, anchor="middle", colour="quiet")
    drawing.line([(x(1 / players), head - 6), (x(1 / players), foot)], "ink", 1.2, dashes=True)
    for at, (name, alone, among) in enumerate(rows):
        y = head + ROW * at
        drawing.write(MARGIN, y + 14, name)
        for sure, colour, down in ((alone, "second", 6.0), (among, "first", 15.0)):
            if sure is not None:
                told = speech.sure_rate(sure)
                drawing.line([(x(sure.low), y + down), (x(sure.high), y + down)], colour, 2.2, tip=told)
                drawing.rect(x(sure.value) - DOT / 2, y + down - DOT / 2, DOT, DOT, colour, tip=told)

"""The edition's own board with its landings: rings inside each other, as many and as long as it has tracks."""

from collections.abc import Sequence

from passgo.lab.report.drawing import Drawing
from passgo.lab.report.run import Row, Run
from passgo.picture.colours import group_colour, text_on

CELL = 64.0
BAND = 12.0
LETTERS = 12  # of a name in one line of a cell
LINES = 3
FAINT, STRONG = 0.04, 0.76  # how opaque the least and the most visited are
LEAST_APART = 0.002  # of all landings: what is less apart stays pale
BESIDE = 11  # up to so many cells a side the board leaves room for charts beside it


def board(run: Run, title: str) -> Drawing:
    """Warmer means more landings; the figure is a space's part of all landings."""
    speech = run.speech
    shares = [float(row["share"]) for row in run.spaces]
    low, high = min(shares), sorted(shares)[-2]  # Jail is so far ahead that it would dim all
    face = Face(run, "board", title)
    for row, share in zip(run.spaces, shares, strict=True):
        warmth = min(1.0, (share - low) / (high - low)) if high > low else 0.0
        landings = speech.number(int(row["landings"]))
        tip = speech.say("lab-cell", space=row["where"], landings=landings, share=speech.percent(share, 2))
        face.cell(row, "heat", warmth, speech.percent(share, 2), speech.number(100 * share, 1), tip)
    most = speech.say("lab-legend-most", share=speech.percent(high))
    face.legend(speech.say("lab-legend"), ("heat", speech.percent(low)), ("heat", most))
    return face.drawing


def board_apart(first: Run, second: Run, title: str, letter: str = "B") -> Drawing:
    """Warm where the second run lands more often, cool where less; the figure is the difference in points."""
    speech = first.speech
    shares = [(float(a["share"]), float(b["share"])) for a, b in zip(first.spaces, second.spaces, strict=True)]
    most = max(LEAST_APART, *(abs(b - a) for a, b in shares))
    face = Face(first, "board" if letter == "B" else f"board-{letter.lower()}", title)
    for row, (a, b) in zip(first.spaces, shares, strict=True):
        sides = {"first": speech.percent(a, 2), "second": speech.percent(b, 2)}
        tip = speech.say("lab-cell-apart", space=row["where"], run=letter, **sides)
        apart = 100 * (b - a)
        colour = "heat" if apart > 0 else "cool"
        short = speech.signed(apart, 1) if abs(apart) >= 0.05 else ""
        face.cell(row, colour, abs(b - a) / most, speech.signed(apart, 2), short, tip)
    ends = (("cool", speech.signed(-100 * most, 2)), ("heat", speech.signed(100 * most, 2)))
    face.legend(speech.say("lab-legend-apart", run=letter), *ends)
    return face.drawing


def cells(run: Run) -> int:
    """Cells along a side of the longest track."""
    return max(side(rows) for rows in tracks(run).values())


def tracks(run: Run) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in run.spaces:
        found.setdefault(row["track"], []).append(row)
    return found


def side(rows: Sequence[Row]) -> int:
    """Cells along one side of a track, corners included."""
    return -(-len(rows) // 4) + 1


def spot(at: int, cells: int) -> tuple[int, int]:
    """Column and line of a space: the first in the lower right corner, the others clockwise."""
    last = cells - 1
    way, along = divmod(at, last)
    return [(last - along, last), (0, last - along), (along, 0), (last, along)][way]


class Face:
    """The board as a drawing, cell by cell. On a narrow page cells have no room for names, but for larger figures."""

    def __init__(self, run: Run, name: str, title: str) -> None:
        widest = cells(run)
        self.run = run
        self.size = widest * CELL
        self.drawing = Drawing(name, title, self.size + 2, self.size + 2)
        self.room = min(side(rows) for rows in tracks(run).values()) - 2  # cells a side in the middle
        self.large = CELL * widest / 28  # letters of a narrow page, which shrinks the board more the more cells it has
        self.spots: dict[str, tuple[float, float]] = {}
        for rows in tracks(run).values():
            start = (widest - side(rows)) / 2
            for at, row in enumerate(rows):
                column, line = spot(at, side(rows))
                self.spots[row["space"]] = (1 + (start + column) * CELL, 1 + (start + line) * CELL)

    def cell(self, row: Row, colour: str, warmth: float, figure: str, short: str, tip: str) -> None:
        drawing, (x, y) = self.drawing, self.spots[row["space"]]
        drawing.rect(x, y, CELL, CELL, "paper", edge="edge")
        drawing.rect(x, y, CELL, CELL, colour, opacity=FAINT + (STRONG - FAINT) * warmth, tip=tip)
        top, middle = y + 13, x + CELL / 2
        if row["group"]:
            band = group_colour(row["group"])
            name = self.run.group(row["group"])["name"]
            drawing.rect(x, y, CELL, BAND, band, edge="edge", tip=tip)
            words, size = shortened(name, LETTERS + 2), 8.0 if len(name) < LETTERS else 6.8
            look = {"anchor": "middle", "colour": text_on(band), "only": "wide"}
            drawing.write(middle, y + BAND - 3.2, words, size=size, bold=True, **look)
            top = y + BAND + 10
        lines = wrapped(row["name"])
        size = 8.8 if max(map(len, lines)) <= LETTERS else 7.8
        for k, words in enumerate(lines):
            drawing.write(middle, top + k * 9.5, words, size=size, anchor="middle", only="wide")
        drawing.write(middle, y + CELL - 5, figure, size=11.5, anchor="middle", bold=True, only="wide")
        low = y + (CELL + (BAND if row["group"] else 0)) / 2 + self.large * 0.36
        drawing.write(middle, low, short, size=self.large, anchor="middle", only="narrow")

    def legend(self, title: str, first: tuple[str, str], last: tuple[str, str]) -> None:
        """What the colours mean, in the middle of the board where it is free."""
        if self.room < 3:
            return
        middle, count = self.size / 2 + 1, 9
        wide = min(38.0, (self.room - 0.4) * CELL / count)
        left, size = middle - count * wide / 2, min(25.0, self.room * CELL / 13)
        self.drawing.write(middle, middle - 2.4 * size, self.run.edition, size=2 * size, anchor="middle", bold=True)
        self.drawing.write(middle, middle - 0.4 * size, title, size=size, anchor="middle", colour="quiet")
        for k in range(count):
            part = 2 * k / (count - 1) - 1 if first[0] != last[0] else k / (count - 1)
            colour = last[0] if part >= 0 else first[0]
            place = (left + k * wide, middle + 12, wide, wide * 0.7)
            self.drawing.rect(*place, colour, opacity=FAINT + (STRONG - FAINT) * abs(part))
        below = middle + 12 + wide * 0.7 + size * 1.2
        self.drawing.write(left, below, first[1], size=size)
        self.drawing.write(left + count * wide, below, last[1], size=size, anchor="end")


def shortened(words: str, letters: int) -> str:
    return words if len(words) <= letters else words[: letters - 1] + "…"


def wrapped(name: str) -> list[str]:
    """A name in up to three short lines."""
    found: list[str] = [""]
    for word in name.split():
        if found[-1] and len(found[-1]) + 1 + len(word) > LETTERS:
            found.append("")
        found[-1] = f"{found[-1]} {word}".strip()
    if len(found) > LINES:
        found = [*found[: LINES - 1], found[LINES - 1] + "…"]
    return [shortened(line, LETTERS + 2) for line in found]

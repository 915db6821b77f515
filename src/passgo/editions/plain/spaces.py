"""The board.csv of a plain board: kinds, groups, prices and rents, checked row by row and then as a whole."""

from collections.abc import Sequence
from pathlib import Path

from passgo.editions.classic import kinds
from passgo.editions.plain.mistakes import Mistake, listed
from passgo.editions.plain.reading import Line, read_table
from passgo.engine.board import STRIDE, Board, Row

COLUMNS = ("space", "fr", "kind", "group", "price", "build", "rents")
KINDS = tuple(kinds(0))
COLOURS = (
    *("brown", "light blue", "pink", "orange", "red", "yellow", "green", "dark blue"),
    *("light pink", "light green", "cream", "teal", "wine", "gold", "peach", "maroon", "purple"),
    *("white", "black", "grey"),
)
GROUPS = (*COLOURS, "railroad", "utility")
DRAWING = ("chance", "community chest")
TAXES = ("income tax", "luxury tax")
STREET_RENTS = 6  # bare, with one to four houses, with a hotel
MOST_LOTS = int(STRIDE)  # of a group
FEWEST, MOST = 16, 80  # spaces that both tables can draw
LONGEST_NAME = 40
TERMS = (
    "nothing",
    "rien",
    "for",
    "contre",
    "card",
    "carte",
    "immunity",
    "immunité",
)  # words that deals are written with


class Spaces:
    """The rows of a board that is sound, with what a card or a tax needs of them."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines = read_table(file, COLUMNS)
        self.rows = [row_of(line) for line in self.lines]
        self.check_names("space")
        self.check_names("fr")
        self.check_corners()
        self.check_groups()
        self.board = Board(self.rows)
        self.taxes = {  # by space
            space: line.number_in("price") for space, line in enumerate(self.lines) if self.rows[space].kind in TAXES
        }

    @property
    def names(self) -> dict[str, list[str]]:
        return {"en": [row.name for row in self.rows], "fr": [line.cells["fr"] for line in self.lines]}

    def of_kind(self, kind: str) -> list[int]:
        return [space for space, row in enumerate(self.rows) if row.kind == kind]

    def check_names(self, column: str) -> None:
        """Only the spaces that draw from one pack may have one name."""
        seen: dict[str, int] = {}
        for space, line in enumerate(self.lines):
            name = line.cells[column]
            first = seen.setdefault(name.casefold(), space)
            alike = self.rows[first].kind == self.rows[space].kind and self.rows[space].kind in DRAWING
            if first != space and not alike:
                raise line.mistake("same-name", name=name, first=str(self.lines[first].number))

    def check_corners(self) -> None:
        if not FEWEST <= len(self.rows) <= MOST or len(self.rows) % 4:
            raise Mistake(self.file, 0, "size", found=len(self.rows), least=FEWEST, most=MOST)
        if self.rows[0].kind != "go":
            raise self.lines[0].mistake("no-go")
        for corner in range(0, len(self.rows), len(self.rows) // 4):
            if self.rows[corner].price:
                raise self.lines[corner].mistake("corner", name=self.rows[corner].name)
        for kind in ("go", "jail"):
            found = self.of_kind(kind)
            if not found:
                raise Mistake(self.file, 0, "no-jail")
            if len(found) > 1:
                raise self.lines[found[1]].mistake("second", kind=kind, first=str(self.lines[found[0]].number))

    def check_groups(self) -> None:
        groups: dict[str, list[int]] = {}
        for space, row in enumerate(self.rows):
            if row.price:
                groups.setdefault(row.group, []).append(space)
        if not any(group in COLOURS for group in groups):
            raise Mistake(self.file, 0, "no-street")
        for group, members in groups.items():
            self.check_group(group, [self.lines[space] for space in members], [self.rows[space] for space in members])

    def check_group(self, group: str, lines: Sequence[Line], rows: Sequence[Row]) -> None:
        if len(rows) > MOST_LOTS:
            raise lines[MOST_LOTS].mistake("group-too-large", group=group, most=MOST_LOTS)
        if group in COLOURS and len(rows) == 1:
            raise lines[0].mistake("group-of-one", group=group)
        wanted = STREET_RENTS if group in COLOURS else len(rows)
        for line, row in zip(lines, rows, strict=True):
            if len(row.rents) != wanted:
                why = "street-rents" if group in COLOURS else "set-rents"
                raise line.mistake(why, wanted=wanted, found=len(row.rents), kind=row.kind)
            if row.build != rows[0].build:
                raise line.mistake("build-costs", group=group, build=row.build, other=rows[0].build)


def row_of(line: Line) -> Row:
    """A space; taxes have no deed, so their amount is no price."""
    name = line.text("space")
    if not line.cells["fr"]:
        raise line.mistake("no-french", name=name)
    for text in (name, line.cells["fr"]):
        if len(text) > LONGEST_NAME or not text[0].isalnum() or not any(sign.isalpha() for sign in text):
            raise line.mistake("odd-name", name=text, most=LONGEST_NAME)
        if text.casefold() in TERMS:
            raise line.mistake("taken-name", name=text)
    kind = line.text("kind")
    if kind not in KINDS:
        raise line.mistake("unknown-kind", kind=kind, known=listed(KINDS))
    if kind == "street":
        group = line.text("group")
        if group not in COLOURS:
            raise line.mistake("unknown-group", group=group, known=listed(COLOURS))
        price, build = line.number_in("price"), line.number_in("build")
        return Row("board", name, kind, group, price, build, line.numbers_in("rents"))
    if kind in ("railroad", "utility"):
        line.nothing_in(["build"], kind)
        if line.cells["group"] not in ("", kind):
            line.nothing_in(["group"], kind)
        return Row("board", name, kind, kind, line.number_in("price"), 0, line.numbers_in("rents"))
    if kind in TAXES:
        line.nothing_in(["group", "build", "rents"], kind)
    else:
        line.nothing_in(["group", "price", "build", "rents"], kind)
    return Row("board", name, kind, "", 0, 0, [])

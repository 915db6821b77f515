"""What the board shows, space by space: made from the game, drawn elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field

from passgo.cli.table.codes import group_letters
from passgo.cli.table.colours import group_style
from passgo.cli.table.matching import marks
from passgo.cli.table.vocabulary import said
from passgo.engine.board import STREET
from passgo.engine.game import Game
from passgo.texts import Texts
from passgo.texts.wording import wording_of

HOTEL_MARK, BEYOND_MARK, MORTGAGE_MARK, SINGLE_MARK, GATE_MARK, FORTUNE_MARK = "H", "S", "-", "+", "=", "*"


@dataclass
class Cell:
    """One space: what it is called and what stands on it."""

    name: str
    index: int  # on its track
    label: str = ""  # a short word for what is no property
    deed: bool = False
    letter: str = ""  # of the colour group
    style: str = ""
    price: str = ""
    owner: str = ""  # the owner's mark; empty while the Bank has it
    level: str = ""  # 1 to 4 houses, H a hotel, S a skyscraper, + a depot or stand; - a mortgage
    tokens: str = ""
    inside: str = ""  # the tokens of those in Jail
    gate: bool = False  # whether it leads to another track
    fortune: bool = False  # whether a Fortune card lies on it

    @property
    def status(self) -> str:
        """The group's letter with the price, or with the owner and the buildings."""
        fortune = FORTUNE_MARK if self.fortune else ""
        return f"{self.letter} {self.owner or self.price}{self.level}{fortune}" if self.deed else ""


@dataclass
class Picture:
    """The board of a game: every track with its cells."""

    tracks: dict[str, list[Cell]]
    marks: list[str]
    letters: list[str]
    groups: list[str]
    group_keys: list[str] = field(default_factory=list)


def gated(cell: Cell, name: str, room: int) -> str:
    """A name cut to its room, with a sign at the end of those that lead to another track."""
    return name[: room - 1] + GATE_MARK if cell.gate else name[:room]


def compact(amount: int) -> str:
    """Money in few letters: 450k."""
    return f"{amount // 1000}k" if amount >= 1000 and amount % 1000 == 0 else str(amount)


def level_mark(game: Game, deed: int) -> str:
    s = game.state
    if s.mortgaged[deed]:
        return MORTGAGE_MARK
    level = int(s.level[deed])
    if level == 0:
        return ""
    if s.edition.board.family[deed] != STREET:
        return SINGLE_MARK
    if level < s.hotel_level:
        return str(level)
    return HOTEL_MARK if level == s.hotel_level else BEYOND_MARK


def label(texts: Texts, kind: str) -> str:
    """A short word for a kind of space; "" for those that are known by their own name."""
    return said(texts, f"play-space-{kind.replace(' ', '-')}")


def picture(game: Game, texts: Texts) -> Picture:
    s = game.state
    board = s.edition.board
    signs = marks(texts.names)
    groups = [texts.group(group) for group in range(len(board.groups))]
    letters = group_letters(groups)
    cells: list[Cell] = []
    for space in range(board.size):
        deed = int(board.deed_at[space])
        index = space - int(board.track_start[board.track_of[space]])
        cell = Cell(texts.space_name(space), index, label(texts, board.kinds[space]))
        cell.gate = board.twin[space] >= 0 or board.kinds[space] == "holland tunnel"
        if deed >= 0:
            group = int(board.group_of[deed])
            cell.deed = True
            cell.letter, cell.style = letters[group], group_style(board.groups[group])
            cell.price = compact(int(board.price[deed]))
            cell.owner = signs[s.owner[deed]] if s.owner[deed] >= 0 else ""
            cell.level = level_mark(game, deed)
            cell.fortune = wording_of(s.edition).has_card_on(s, deed)
        cells.append(cell)
    for p in range(s.players):
        if not s.bankrupt[p]:
            here = cells[s.place[p]]
            if s.jail[p]:
                here.inside += signs[p]
            else:
                here.tokens += signs[p]
    tracks = {
        name: cells[board.track_start[k] : board.track_start[k] + board.track_length[k]]
        for k, name in enumerate(board.tracks)
    }
    return Picture(tracks, signs, letters, groups, list(board.groups))

"""The whole board on the screen: as a ring where it fits, else as a list; with a legend."""

from __future__ import annotations

from rich.text import Text

from passgo.cli.table.colours import HEADING, QUIET, group_style, player_style
from passgo.cli.table.columns import Column, fold, laid_out
from passgo.cli.table.picture import Cell, Picture, picture
from passgo.cli.table.ring import Shape, ring
from passgo.engine.game import Game
from passgo.texts import Texts

WIDEST = 132


def board(game: Game, texts: Texts, width: int, plain: bool, wish: str = "") -> list[Text]:
    """The track of the player who is asked; `wish` names another track, `all` of them, or asks for a `list`."""
    seen = picture(game, texts)
    lines: list[Text] = []
    for track in wanted_tracks(game, wish):
        cells = seen.tracks[track]
        shape = Shape(len(cells), min(width, WIDEST))
        if len(seen.tracks) > 1:
            lines.append(Text(track, style=HEADING))
        if shape.fits and wish != "list":
            lines += ring(cells, shape, centre(game, texts, seen, shape), plain)
        else:
            lines += listing(cells, width)
    return lines + legend(texts, seen, width)


def wanted_tracks(game: Game, wish: str) -> list[str]:
    tracks = game.state.edition.board.tracks
    if wish in tracks:
        return [wish]
    if wish == "all" or game.decision is None:
        return tracks
    place = game.state.place[game.decision.player]
    return [tracks[game.state.edition.board.track_of[place]]]


def centre(game: Game, texts: Texts, seen: Picture, shape: Shape) -> list[Text]:
    """What stands in the middle: the players with their marks and their cash."""
    s = game.state
    lines = [Text(texts.say("play-round", round=int(s.round)).center(shape.centre_width), style=HEADING)]
    room = shape.centre_width - 3
    for seat in range(s.players):
        if not s.out[seat]:
            cash = texts.money(s.cash[seat])
            name = texts.player(seat)[: room - len(cash) - 1]
            lines.append(
                Text.assemble(
                    (f" {seen.marks[seat]} ", f"bold {player_style(seat)}"),
                    f"{name.ljust(room - len(cash) - 1)}{cash}",
                )
            )
    return lines


def listing(cells: list[Cell], width: int) -> list[Text]:
    """Every space in a line, in two columns where there is room."""
    half = (len(cells) + 1) // 2 if width >= 76 else len(cells)
    room = (width - 2) // 2 if half < len(cells) else width
    rows = [
        [entry(cells[at], room) if at < len(cells) else Text() for at in (row, row + half)][
            : 2 if half < len(cells) else 1
        ]
        for row in range(half)
    ]
    return laid_out([Column("", room)] * len(rows[0]), rows, width)


def entry(cell: Cell, room: int) -> Text:
    name_room = room - 4 - 7 - 6
    line = Text.assemble(f"{cell.place:>3} ", (cell.name[:name_room].ljust(name_room), cell.style))
    line.append(f" {cell.status[:6]:<6}", style=cell.style)
    line.append(cell.tokens + (f"#{cell.inside}" if cell.inside else ""), style="bold")
    line.truncate(room)
    return line


def legend(texts: Texts, seen: Picture, width: int) -> list[Text]:
    """What the letters and signs mean."""
    words = Text()
    for letter, name, key in zip(seen.letters, seen.groups, seen.group_keys, strict=True):
        words.append(f"{letter}\u00a0{name.replace(' ', chr(0xA0))}", style=group_style(key))
        words.append("  ")
    signs = Text(texts.say("play-legend"), style=QUIET)
    return [line for text in (words, signs) for line in fold(text, width)]

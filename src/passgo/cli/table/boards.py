"""The whole board on the screen: as a ring where it fits, else as a list; with a legend."""

from __future__ import annotations

from rich.text import Text

from passgo.cli.table.board_view import Cell, Picture, gated, picture
from passgo.cli.table.colours import HEADING, QUIET, group_style, player_style
from passgo.cli.table.columns import Column, fold, laid_out
from passgo.cli.table.race import STAR
from passgo.cli.table.sides import sides
from passgo.cli.table.square_board import Shape, ring
from passgo.engine.game import Game
from passgo.engine.state import SKYSCRAPER
from passgo.texts import Texts
from passgo.texts.wording import wording_of

WIDEST = 132


def board(game: Game, texts: Texts, width: int, plain: bool, wish: str = "", viewer: int = -1) -> list[Text]:
    """The track of the one who looks, else of the player who is asked, and the others in short.

    `wish` names one track to be drawn alone, or `all` of them, or asks for a `list` with full names.
    """
    seen = picture(game, texts)
    lines: list[Text] = []
    drawn = wanted_tracks(game, wish, viewer)
    for track in drawn:
        cells = seen.tracks[track]
        shape = Shape(len(cells), min(width, WIDEST))
        lines += track_title(game, texts, track)
        if shape.fits and wish != "list":
            lines += ring(cells, shape, centre(game, texts, seen, shape), plain)
        else:
            lines += listing(cells, width)
    in_short = [track for track in seen.tracks if track not in drawn and not wish]
    for track in in_short:
        lines += track_title(game, texts, track)
        lines += sides(seen.tracks[track], width)
    if len(seen.tracks) > 1:
        lines += fold(tokens(game, texts, seen), width)
    return lines + legend(game, texts, seen, width, [*drawn, *in_short])


def track_title(game: Game, texts: Texts, track: str) -> list[Text]:
    """The name of a track, where there are several."""
    board = game.state.edition.board
    if len(board.tracks) == 1:
        return []
    name = texts.track(board.track_start[board.tracks.index(track)])
    return [Text(name[:1].upper() + name[1:], style=HEADING)]


def tokens(game: Game, texts: Texts, seen: Picture) -> Text:
    """Where everybody stands, in one line."""
    s = game.state
    line = Text()
    for seat in range(s.players):
        if not s.bankrupt[seat]:
            line.append(" · " if line else "")
            line.append(seen.marks[seat], style=f"bold {player_style(seat)}")
            place = texts.say("play-in-jail") if s.jail[seat] else texts.space_name(s.place[seat])
            line.append(f" {place} ({track_word(texts, s.place[seat])})".replace(" ", "\u00a0"))
    return line


def track_word(texts: Texts, space: int) -> str:
    """The track of a space in one short word."""
    board = texts.edition.board
    return texts.say(f"play-track-{board.tracks[board.track_of[space]]}")


def wanted_tracks(game: Game, wish: str, viewer: int) -> list[str]:
    tracks = game.state.edition.board.tracks
    if wish in tracks:
        return [wish]
    if wish == "all" or game.decision is None:
        return tracks
    place = game.state.place[viewer if viewer >= 0 else game.decision.player]
    return [tracks[game.state.edition.board.track_of[place]]]


def centre(game: Game, texts: Texts, seen: Picture, shape: Shape) -> list[Text]:
    """What stands in the middle: the players with their marks and their cash."""
    s = game.state
    lines = [Text(texts.say("play-round", round=int(s.round)).center(shape.centre_width), style=HEADING)]
    room = shape.centre_width - 3
    for seat in range(s.players):
        if not s.bankrupt[seat]:
            level = f"{wording_of(s.edition).stars(s, seat)}{STAR} " if wording_of(s.edition).stars(s, seat) else ""
            cash = level + texts.money(s.cash[seat])
            name = texts.player(seat)[: room - len(cash) - 2]
            lines.append(
                Text.assemble(
                    (f" {seen.marks[seat]} ", f"bold {player_style(seat)}"),
                    f"{name.ljust(room - len(cash) - 1)}{cash}",
                )
            )
    if s.edition.figures.goal_cash:
        goal = texts.say("play-goal", amount=texts.money(s.edition.figures.goal_cash))
        lines += [Text(), Text(goal.center(shape.centre_width), style=QUIET)]
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
    name_room = room - 4 - 8 - 6
    name = gated(cell, cell.name.ljust(name_room), name_room) if cell.gate else cell.name[:name_room]
    line = Text.assemble(f"{cell.index:>3} ", (name.ljust(name_room), cell.style))
    line.append(f" {cell.status[:7]:<7}", style=cell.style)
    line.append(cell.tokens + (f"#{cell.inside}" if cell.inside else ""), style="bold")
    line.truncate(room)
    return line


def legend(game: Game, texts: Texts, seen: Picture, width: int, tracks: list[str]) -> list[Text]:
    """What the letters and signs on these tracks mean."""
    words = Text()
    shown = {cell.letter for track in tracks for cell in seen.tracks[track]}
    for letter, name, key in zip(seen.letters, seen.groups, seen.group_keys, strict=True):
        if letter not in shown:
            continue
        words.append(f"{letter}\u00a0{name.replace(' ', chr(0xA0))}", style=group_style(key))
        words.append("  ")
    words.rstrip()
    kinds = game.state.edition.figures.piece_kinds
    meanings = [texts.say("play-legend")]
    meanings += [texts.say("play-legend-beyond", kinds=kinds)] if kinds > SKYSCRAPER else []
    fortune = any(cell.fortune for track in tracks for cell in seen.tracks[track])
    meanings += [texts.say("play-legend-fortune")] if fortune else []
    meanings += [texts.say("play-legend-gate")] if len(seen.tracks) > 1 else []
    signs = Text(" · ".join(meanings).replace(" ", "\u00a0").replace("\u00a0·\u00a0", " · "), style=QUIET)
    return [line for text in (words, signs) for line in fold(text, width)]

"""The players at a glance: a table for the first prompt of a turn, one line for the others, all about one of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from passgo.cli.table.codes import group_letters
from passgo.cli.table.colours import QUIET, player_style
from passgo.cli.table.columns import Column, laid_out
from passgo.cli.table.matching import marks
from passgo.engine.game import Game
from passgo.engine.rules.victory import worth
from passgo.texts import Texts


def notes(game: Game, texts: Texts, seat: int) -> str:
    """What else is to be known: whole groups, kept cards, bankruptcy."""
    s = game.state
    board = s.edition.board
    if s.out[seat]:
        return texts.say("play-out")
    said: list[str] = []
    groups = [texts.group(group) for group in range(len(board.groups))]
    whole = [g for g in range(len(groups)) if s.holds(seat, g) == board.group_size[g]]
    if len(whole) > 1:  # by the letters of the board
        letters = group_letters(groups)
        said.append(texts.say("play-whole-groups", groups=" ".join(letters[group] for group in whole)))
    elif whole:
        said.append(texts.say("play-whole-group", group=groups[whole[0]]))
    cards = sum(keeper == seat for keeper in s.keeper)
    if cards:
        said.append(texts.say("play-cards", count=cards))
    return ", ".join(said)


def place(game: Game, texts: Texts, seat: int) -> str:
    """Where a player stands; in Jail is another thing than visiting it."""
    s = game.state
    if s.out[seat]:
        return ""
    return texts.say("play-in-jail") if s.jail[seat] else texts.space(s.place[seat])


def deeds_held(game: Game, texts: Texts, seat: int) -> str:
    """How many deeds, and how many of them are mortgaged."""
    s = game.state
    mortgaged = int(s.mortgages[seat])
    return f"{int(s.deeds_held[seat])}" + (f" ({texts.say('play-mortgaged', count=mortgaged)})" if mortgaged else "")


def player_table(game: Game, texts: Texts, width: int, asked: int, with_worth: bool = False) -> list[Text]:
    """One line a player. The player who is asked has a > before the name."""
    s = game.state
    signs = marks(game.header.names)
    columns = [
        Column("", 2),
        Column(texts.say("play-column-player"), 16),
        Column(texts.say("play-column-cash"), 9, right=True),
        Column(texts.say("play-column-place"), 24),
        Column(texts.say("play-column-deeds"), 16),
        Column(texts.say("play-column-notes"), 60),
    ]
    if with_worth:
        columns.insert(3, Column(texts.say("play-column-worth"), 9, right=True))
    rows: list[list[Text]] = []
    for seat, name in enumerate(game.header.names):
        style = QUIET if s.out[seat] else player_style(seat)
        row = [
            Text((">" if seat == asked else " ") + signs[seat], style=f"bold {style}"),
            Text(name, style=style),
            Text("-" if s.out[seat] else texts.money(s.cash[seat])),
            Text(place(game, texts, seat)),
            Text("" if s.out[seat] else deeds_held(game, texts, seat)),
            Text(notes(game, texts, seat)),
        ]
        if with_worth:
            row.insert(3, Text("" if s.out[seat] else texts.money(int(worth(s, seat)))))
        rows.append(row)
    return laid_out(columns, rows, width)


def cash_line(game: Game, texts: Texts) -> Text:
    """Everybody's cash in one line."""
    s = game.state
    line = Text()
    for seat, name in enumerate(game.header.names):
        if not s.out[seat]:
            line.append(" · " if line else "")
            line.append(name, style=player_style(seat))
            line.append(f" {texts.money(s.cash[seat])}")
    return line


def bank_line(game: Game, texts: Texts, clock: str) -> str:
    """What the Bank has left to build with, the pot, and the time."""
    s = game.state
    said = [texts.say("play-bank", pieces=texts.listed([texts.pieces(k, int(n)) for k, n in enumerate(s.pieces)]))]
    if s.pool:
        said.append(texts.say("play-pot", amount=texts.money(s.pool)))
    if clock:
        said.append(clock)
    return " · ".join(said)


def seats_in(game: Game) -> Sequence[int]:
    return [seat for seat in range(game.state.players) if not game.state.out[seat]]

"""Saved games and records as files. A save is the engine's, with a part of our own: who sits where, and the clock."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from passgo.bots.outside.specs import is_outside
from passgo.cli.table.seats import LocalSeat
from passgo.engine.game import Game, replay
from passgo.engine.record import OtherVersion, UnknownEdition
from passgo.texts import LANGUAGES


class OtherBot(ValueError):
    """A file names a bot that would run somebody's code, which nobody here asked for."""

    def __init__(self, bot: str) -> None:
        super().__init__(f"{bot} played in it; --bots with the same text lets it play on")
        self.bot = bot


@dataclass
class Saved:
    """What a file gave back. What it does not tell is None."""

    game: Game
    seats: list[LocalSeat]
    seconds: float | None
    language: str | None


def named(name: str, ending: str) -> Path:
    """The file that a person means; a name without an ending gets ours."""
    path = Path(name).expanduser()
    return path if path.suffix else path.with_suffix(ending)


def write_save(path: Path, game: Game, seats: list[LocalSeat], seconds: float | None) -> None:
    table: dict[str, object] = {"bots": [seat.bot for seat in seats], "seconds": seconds}
    write(path, json.dumps({**game.save(), "table": table}, ensure_ascii=False))


def write_record(path: Path, game: Game) -> None:
    write(path, game.record)


def write(path: Path, text: str) -> None:
    """Write beside the file first, so that a crash leaves the old one whole."""
    beside = path.with_name(path.name + ".new")
    with beside.open("w", encoding="utf-8") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def read(path: Path, trusted: Collection[str] = ()) -> Saved:
    """A save or a record; what is not one of ours is a ValueError, what cannot be read an OSError.

    A file may come from anybody, so no code that it names is run unless the person at the keyboard names it too.
    """
    saved = understood(path.read_bytes())
    for seat in saved.seats:
        if seat.bot is not None and seat.bot not in trusted and is_outside(seat.bot):
            raise OtherBot(seat.bot)
    return saved


def understood(data: bytes) -> Saved:
    """The game that a file holds. It may hold anything, so whatever goes wrong with it is the file's fault."""
    try:
        text = data.decode()
        return recorded(text) if text.startswith("[passgo") else saved(text)
    except (OtherVersion, UnknownEdition):
        raise
    except Exception as error:
        known = isinstance(error, ValueError) and not isinstance(error, (UnicodeDecodeError, json.JSONDecodeError))
        raise ValueError(str(error) if known else "not-ours") from error


def recorded(text: str) -> Saved:
    """The game of a record. Other lines in brackets than the engine's are ours, and the last of a kind counts."""
    table = {key: json.loads(value) for key, value in re.findall(r"^\[(bots|language|seconds) (.+)\]$", text, re.M)}
    return at_table(replay(text), table)


def saved(text: str) -> Saved:
    data = json.loads(text)
    if not isinstance(data, dict):
        raise TypeError("no saved game")
    game = Game.load(data)
    if not leads_here(game):
        game = Game.load({**data, "header": {**data["header"], "position": data["state"]}, "moves": []})
    table = data.get("table")
    return at_table(game, table if isinstance(table, dict) else {})


def leads_here(game: Game) -> bool:
    """Whether the moves lead to the position, as a journal needs it; a position set by hand may have none."""
    try:
        return replay(game.record).digest() == game.digest()
    except ValueError:
        return False


def at_table(game: Game, table: Mapping[str, object]) -> Saved:
    """A game with what our part of the file says."""
    seconds, language = table.get("seconds"), table.get("language")
    return Saved(
        game,
        seats_of(game, table),
        float(seconds) if isinstance(seconds, (int, float)) else None,
        language if isinstance(language, str) and language in LANGUAGES else None,
    )


def seats_of(game: Game, table: Mapping[str, object]) -> list[LocalSeat]:
    """Who sits where; in a save from elsewhere the first seat is a person's and bots have the others."""
    bots = table.get("bots")
    names = game.header.names
    if not isinstance(bots, list) or len(bots) != len(names):
        bots = [None] + ["simple"] * (len(names) - 1)
    return [LocalSeat(name, bot if isinstance(bot, str) else None) for name, bot in zip(names, bots, strict=True)]

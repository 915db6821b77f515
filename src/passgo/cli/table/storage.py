"""Saved games and records as files. A save is the engine's, with a part of our own: who sits where, and the clock."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from passgo.cli.table.seats import Seat
from passgo.engine.game import Game, replay

AUTOSAVE = "passgo-autosave"


class Saved:
    """What a file gave back."""

    def __init__(self, game: Game, seats: list[Seat], seconds: float | None) -> None:
        self.game = game
        self.seats = seats
        self.seconds = seconds


def named(name: str, ending: str) -> Path:
    """The file that a person means; a name without an ending gets ours."""
    path = Path(name).expanduser()
    return path if path.suffix else path.with_suffix(ending)


def write_save(path: Path, game: Game, seats: list[Seat], seconds: float | None) -> None:
    table: dict[str, object] = {"bots": [seat.bot for seat in seats], "seconds": seconds}
    write(path, json.dumps({**game.save(), "table": table}, ensure_ascii=False))


def write_record(path: Path, game: Game) -> None:
    write(path, game.record)


def write(path: Path, text: str) -> None:
    """Write beside the file first, so that a crash leaves the old one whole."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text + "\n", encoding="utf-8")
    beside.replace(path)


def read(path: Path) -> Saved:
    """A save or a record; what is not one of ours is a ValueError, what cannot be read an OSError."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError("not-ours") from None
    if text.startswith("[passgo"):
        game = replay(text)
        return Saved(game, seats_of(game, {}), None)
    try:
        data = json.loads(text)
    except ValueError:
        raise ValueError("not-ours") from None
    if not isinstance(data, dict):
        raise ValueError("not-ours")
    try:
        game = Game.load(data)
    except (KeyError, TypeError, AssertionError, IndexError):
        raise ValueError("not-ours") from None
    table = data.get("table")
    table = table if isinstance(table, dict) else {}
    seconds = table.get("seconds")
    return Saved(game, seats_of(game, table), float(seconds) if isinstance(seconds, (int, float)) else None)


def seats_of(game: Game, table: Mapping[str, object]) -> list[Seat]:
    """Who sits where; in a save from elsewhere the first seat is a person's and bots have the others."""
    bots = table.get("bots")
    names = game.header.names
    if not isinstance(bots, list) or len(bots) != len(names):
        bots = [None] + ["simple"] * (len(names) - 1)
    return [Seat(name, bot if isinstance(bot, str) else None) for name, bot in zip(names, bots, strict=True)]


def free_name(folder: Path) -> Path:
    """A name for an autosave that overwrites nothing."""
    numbers = ("", *(f"-{number}" for number in range(2, 10_000)))
    return next(path for number in numbers if not (path := folder / f"{AUTOSAVE}{number}.json").exists())

"""Stores with thousands of running games: copies of one, each under a code of its own."""

from __future__ import annotations

import contextlib
import itertools
import sqlite3
from collections.abc import Iterator

from passgo.server.tickets import LETTERS
from tests.server.places import Place
from tests.server.storage.old import Told, lay_out, written_down

STORE = "store-0.1.0"


def codes() -> Iterator[str]:
    """As passgo 0.1.0 made them, none that is in its store."""
    for letters in itertools.product(LETTERS[:10], repeat=4):
        yield "Q" + "".join(letters) + "Q"


def fill(place: Place, tables: int, name: str = "classic", due: int | None = None) -> tuple[Told, list[str]]:
    """Put so many copies of a stored game into an empty place; what is known of each, and their codes."""
    assert place.data is not None
    lay_out(STORE, place)
    place.open().close()  # brought to the newest version
    told = written_down(STORE)[name]
    made = list(itertools.islice(codes(), tables))
    with contextlib.closing(sqlite3.connect(place.data / "tables.db")) as file, file:
        file.execute("PRAGMA synchronous = OFF")
        [(at,)] = file.execute("SELECT max(at) FROM entries WHERE code = ?", (told["code"],))
        file.execute("CREATE TEMP TABLE fresh (code TEXT PRIMARY KEY)")
        file.executemany("INSERT INTO fresh VALUES (?)", [(code,) for code in made])
        file.execute(
            "INSERT INTO tables (code, secret, seq, phase, listed, card, due, created, seen)"
            " SELECT fresh.code, secret, seq, phase, listed, replace(card, ?, fresh.code), ?, created, seen"
            " FROM fresh, tables WHERE tables.code = ?",
            (told["code"], due, told["code"]),
        )
        file.execute(
            "INSERT INTO entries (code, seq, id, at, fact) SELECT fresh.code, seq, id, at, fact FROM fresh, entries"
            " WHERE entries.code = ?",
            (told["code"],),
        )
        file.execute("UPDATE tables SET due = NULL WHERE code NOT IN (SELECT code FROM fresh)")
        file.execute("DELETE FROM beats")
        file.execute("INSERT INTO beats VALUES ('alone', ?)", (at,))
    return told, made

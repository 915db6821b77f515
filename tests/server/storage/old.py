"""The stores that earlier versions of passgo have left, and what is in them."""

from __future__ import annotations

import json
import shutil
import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Any

import psycopg

from passgo import EDITIONS
from tests.server.places import Place

FOLDER = Path(__file__).parent / "data"
STORES = sorted(path.stem for path in FOLDER.glob("store-*.sqlite"))
TABLES = ("tables", "entries", "snapshots", "beats", "leases", "migrations")

Told = dict[str, Any]


def written_down(store: str) -> dict[str, Told]:
    """What `make_store` noted about each table, by its name."""
    tables: dict[str, Told] = json.loads((FOLDER / f"{store}.json").read_text(encoding="utf-8"))["tables"]
    return tables


def is_played(told: Told) -> bool:
    """Whether this passgo still plays the version of its edition that the table began with."""
    edition = EDITIONS[told["edition"]]
    return told["phase"] == "gathering" or told.get("version", 1) in (edition.version, *edition.earlier)


def lay_out(store: str, place: Place) -> None:
    """Put a store into an empty place; into PostgreSQL row by row, as the same version had its tables there."""
    if place.data is not None:
        place.data.mkdir(parents=True, exist_ok=True)
        shutil.copy(FOLDER / f"{store}.sqlite", place.data / "tables.db")
        return
    assert place.database is not None
    old = sqlite3.connect(f"file:{FOLDER / store}.sqlite?mode=ro", uri=True)
    with psycopg.connect(place.database, autocommit=True) as new:
        new.execute("CREATE TABLE migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        for (migration,) in old.execute("SELECT name FROM migrations ORDER BY version"):
            sql = files("passgo.server.storage").joinpath("migrations", "postgres", migration)
            new.execute(sql.read_text(encoding="utf-8").encode())
        for table in TABLES:
            for row in old.execute(f"SELECT * FROM {table}"):
                names = [column[0] for column in old.execute(f"SELECT * FROM {table} LIMIT 0").description]
                values = [bool(value) if name == "listed" else value for name, value in zip(names, row, strict=True)]
                marks = ", ".join(["%s"] * len(values))
                new.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})".encode(), values)
    old.close()

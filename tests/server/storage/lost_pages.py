"""What one lost page of a SQLite file costs: events laid by table, as they are, and in the order of writing.

    python -m tests.server.storage.lost_pages

Of games that are played at once the events of many come to lie on one page in the order of writing, so that each lost
page would cost them all; laid by table, only the few pages that lead to others cost more than two.
"""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
from contextlib import closing
from mmap import ACCESS_READ, mmap
from pathlib import Path
from random import Random

from passgo.server.storage.database import folder_of
from passgo.server.storage.pages import PAGE, rows_on
from passgo.server.storage.sqlite import SqliteFile

EVENTS = 150  # of each table
FACT = '{"fact":"played","action":"roll","seat":1,"by":"person"}'


def fill(path: Path, tables: int, at_once: int, by_table: bool) -> None:
    """Games of which so many go on at once, one event of any of them after the other."""
    chance = Random(1)
    with closing(sqlite3.connect(path)) as file:
        made = folder_of(SqliteFile(path)).joinpath("0001_tables.sql").read_text(encoding="utf-8")
        (entries,) = (each for each in made.split(";") if "CREATE TABLE entries" in each)
        file.execute(entries if by_table else entries.replace(", WITHOUT ROWID", ""))
        waiting = [f"{chance.randrange(10**10):010}" for _ in range(tables)]
        live = {waiting.pop(): 0 for _ in range(at_once)}
        while live:
            code = chance.choice(list(live))
            live[code] += 1
            id = f"{chance.randrange(4)}:{live[code]}-{chance.randrange(16**8):08x}" if chance.random() < 0.4 else None
            file.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", (code, live[code], id, 1 << 40, FACT))
            if live[code] == EVENTS:
                del live[code]
                if waiting:
                    live[waiting.pop()] = 0
        file.commit()


def hit_by(path: Path) -> list[int]:
    """How many tables have an event on each page."""
    with path.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as data:
        pages = [[row.values for row in rows_on(data, number + 1)] for number in range(len(data) // PAGE)]
    return [len({row[0] for row in page if row[-1] == FACT}) for page in pages]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=200)
    tables = options.parse_args().tables
    for at_once in (1, 20, tables):
        for by_table in (True, False):
            with tempfile.TemporaryDirectory() as folder:
                fill(Path(folder) / "tables.db", tables, at_once, by_table)
                hit = hit_by(Path(folder) / "tables.db")
            order = "by table" if by_table else "as written"
            print(f"{at_once} at once, {order}: {sum(hit) / len(hit):.1f} of {tables} for a page, at most {max(hit)}")


if __name__ == "__main__":
    main()

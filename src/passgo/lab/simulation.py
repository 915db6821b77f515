"""A run as an object: what it came to and all its tables, played in memory or read back from a folder."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from passgo.lab.chunks import ROW_TABLES
from passgo.lab.folder import Folder, finished_run, whole_table
from passgo.lab.rows import lines
from passgo.lab.runner import Dealer, Plan
from passgo.lab.running import Books, Crew, Played, played_into, unheard
from passgo.lab.schema import SCHEMAS
from passgo.lab.summary import summary
from passgo.lab.table import Table, from_lines
from passgo.lab.tables import tables


class Simulation:
    """Many games of one plan. Every table has the columns of docs/schemas.md; `turns` is empty if not asked for."""

    def __init__(self, plan: Plan, summary: Mapping[str, Any], tables: Mapping[str, Table]) -> None:
        self.plan = plan
        self.summary = summary
        self.tables = tables
        self.runs = tables["runs"]
        self.settings = tables["settings"]
        self.games = tables["games"]
        self.players = tables["players"]
        self.turns = tables["turns"]
        self.spaces = tables["spaces"]
        self.deeds = tables["deeds"]
        self.groups = tables["groups"]
        self.rounds = tables["rounds"]

    def __repr__(self) -> str:
        bots = ",".join(self.plan.bots)
        return f"<{len(self.games)} games of {self.plan.edition}: {self.plan.players} players, bots {bots}>"


def in_memory(plan: Plan, games: int, turns: bool, crew: Crew, played: Played = unheard) -> Simulation:
    Dealer(plan).dealt(0)  # what is wrong is said before anything is played
    books = Books(plan, games, turns, crew, played)
    rows = {name: books.rows.get(name, []) for name in ROW_TABLES}
    rows |= {name: lines(found).splitlines() for name, found in tables(plan, books.tally, books.sums).items()}
    found = {name: from_lines(schema, rows[name]) for name, schema in SCHEMAS.items()}
    return Simulation(plan, summary(plan, books.tally), found)


def in_folder(
    path: Path, plan: Plan, games: int, turns: bool, parquet: bool, crew: Crew, played: Played = unheard
) -> Simulation:
    """The same kept in a folder: what is there already is not played again."""
    Dealer(plan).dealt(0)
    folder = Folder(path, plan, games, turns)
    if not folder.finished(parquet):
        played_into(folder, crew, played)
        folder.finish(parquet)
    return from_folder(path)


def from_folder(path: Path) -> Simulation:
    """A finished run, read back; anything wrong with the folder is a ValueError in words."""
    manifest, plan = finished_run(path)
    found: dict[str, Table] = {}
    for name, schema in SCHEMAS.items():
        if name == "turns" and not manifest["plan"]["turns"]:
            found[name] = from_lines(schema, [])
            continue
        with whole_table(path, manifest, name).open(encoding="utf-8", newline="") as file:
            next(file)
            found[name] = from_lines(schema, file)
    return Simulation(plan, manifest["summary"], found)

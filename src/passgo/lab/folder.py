"""The folder of a run: chunks while it is played, so that an interrupted run goes on; then tables and a manifest.

Nothing in it depends on who played which chunk, or when, so equal plans give equal files, byte for byte: also where a
finished run was gone on with. For that it keeps its sums (`totals.json`) beside the tables made of them.
"""

import hashlib
import json
import os
import platform
import shutil
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any

from passgo import __version__
from passgo.lab.chunks import ROW_TABLES, Chunk, Sums, add_up, counts_of, parts_of
from passgo.lab.rows import lines
from passgo.lab.runner import Plan
from passgo.lab.schema import SCHEMAS
from passgo.lab.speech import Trouble
from passgo.lab.summary import summary
from passgo.lab.tables import tables
from passgo.lab.tally import Tally
from passgo.lab.workers import CHUNK, Piece, pieces

MANIFEST = "manifest.json"
TOTALS = "totals.json"
UNFINISHED = "unfinished"
PLAN = "plan.json"
READY = "ready"  # in the unfinished run: all files of the finished one, waiting to take their places together


class Folder:
    """A run of a plan in a folder: new, interrupted, finished or to be gone on with. Anything else is a Trouble."""

    def __init__(self, path: Path, plan: Plan, games: int, turns: bool = False) -> None:
        self.path = path
        self.plan = plan
        self.games = games
        self.turns = turns
        self.chunks = path / UNFINISHED
        self.ready = self.chunks / READY
        self.wanted = {**asdict(plan), "bots": list(plan.bots), "games": games, "turns": turns, "chunk": CHUNK}
        self.wanted["tables"] = [list(table) for table in plan.tables]
        self.rules = plan.checked().rules_digest
        self.counted: set[Piece] = set()  # of the chunks that are there; what they come to:
        self.tally = Tally(plan.players)
        self.sums: Sums = {}
        self.settle()
        self.check()
        self.look()

    def check(self) -> None:
        """Whether this run may use the folder."""
        known = read_json(self.path / MANIFEST) or read_json(self.chunks / PLAN) or {}
        found, folder = known.get("plan"), str(self.path)
        if found is None:
            if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
                raise Trouble("lab-folder-taken", folder=folder)
            return
        differing = sorted(key for key in {*found, *self.wanted} if found.get(key) != self.wanted.get(key))
        if differing and differing != ["games"]:
            what = ", ".join(key for key in differing if key != "games")
            raise Trouble("lab-folder-other", folder=folder, what=what)
        if known.get("passgo") != __version__:  # its games may have gone by other rules
            raise Trouble("lab-folder-version", folder=folder, theirs=str(known.get("passgo")), ours=__version__)
        if known.get("rules", self.rules) != self.rules:  # somebody changed the files of a board
            raise Trouble("lab-folder-rules", folder=folder)
        if self.games < self.done:
            raise Trouble("lab-folder-more", folder=folder, kept=self.done, games=self.games)
        if self.done and not self.finished():
            for name in (TOTALS, *(f"{table}.csv" for table in self.row_tables)):
                if checksum(self.path / name) != self.manifest["files"].get(name):
                    raise Trouble("lab-damaged", file=str(self.path / name))

    @property
    def manifest(self) -> dict[str, Any]:
        """Of the finished run in the folder; empty if there is none."""
        return read_json(self.path / MANIFEST) or {}

    @property
    def done(self) -> int:
        """How many games the finished run in the folder has."""
        return int(self.manifest["plan"]["games"]) if self.manifest else 0

    @property
    def row_tables(self) -> list[str]:
        return [table for table in ROW_TABLES if table != "turns" or self.turns]

    def finished(self, parquet: bool = False) -> bool:
        """Whether all games are played, and all files are there."""
        return self.done == self.games and (self.has_parquet or not parquet)

    @property
    def has_parquet(self) -> bool:
        return any(name.endswith(".parquet") for name in self.manifest.get("files", ()))

    def begin(self) -> None:
        self.chunks.mkdir(parents=True, exist_ok=True)
        plan = {"passgo": __version__, "rules": self.rules, "plan": self.wanted}
        write(self.chunks / PLAN, json.dumps(plan, indent=2) + "\n")

    def look(self) -> None:
        """Count the chunks that an interrupted run left."""
        for piece in self.pieces() if self.chunks.exists() else []:
            path = self.chunk_file(piece)
            counts = counts_of(path.read_bytes(), piece[1]) if path.exists() else None
            if counts:
                self.count(piece, *counts)

    def count(self, piece: Piece, tally: Tally, sums: bytes) -> None:
        self.counted.add(piece)
        self.tally += tally
        add_up(self.sums, sums)

    def missing(self) -> list[Piece]:
        """The pieces still to be played."""
        return [piece for piece in self.pieces() if piece not in self.counted]

    def pieces(self) -> list[Piece]:
        return pieces(self.games, done=self.done)

    def chunk_file(self, piece: Piece) -> Path:
        return self.chunks / chunk_name(piece)

    def keep(self, piece: Piece, chunk: Chunk) -> None:
        write(self.chunk_file(piece), chunk.written())
        self.count(piece, chunk.tally, chunk.sums)

    def finish(self, parquet: bool = False) -> dict[str, Any]:
        """Make the tables of all games and the manifest, and forget the chunks. Gives the manifest."""
        shutil.rmtree(self.ready, ignore_errors=True)
        self.ready.mkdir()
        tally, sums = self.totals()
        with ExitStack() as files:
            out = {}
            for table in self.row_tables:
                path = self.ready / f"{table}.csv"
                if self.done:
                    shutil.copyfile(self.path / path.name, path)
                out[table] = files.enter_context(path.open("ab"))
                if not self.done:
                    out[table].write(lines([SCHEMAS[table].names]).encode())
            for piece in self.pieces():
                parts = parts_of(self.chunk_file(piece).read_bytes())
                for table, file in out.items():
                    file.write(parts[table])
        for table, found in tables(self.plan, tally, sums).items():
            write(self.ready / f"{table}.csv", lines([SCHEMAS[table].names, *found]))
        totals = {"tally": tally.data(), "sums": {name: sparse(column) for name, column in sums.items()}}
        write(self.ready / TOTALS, json.dumps(totals, separators=(",", ":")) + "\n")
        if parquet or self.has_parquet:
            from passgo.lab.parquet import to_parquet

            to_parquet(self.ready)
        manifest = {
            "passgo": __version__,
            "python": platform.python_version(),
            "rules": self.rules,
            "plan": self.wanted,
            "summary": summary(self.plan, tally),
            "files": {path.name: checksum(path) for path in sorted(self.ready.iterdir())},
        }
        write(self.ready / MANIFEST, json.dumps(manifest, indent=2) + "\n")
        self.publish()
        return manifest

    def totals(self) -> tuple[Tally, Sums]:
        """Of all games: those of the finished run in the folder, and those of the chunks."""
        if not self.done:
            return self.tally, self.sums
        data = read_json(self.path / TOTALS)
        assert data is not None  # its checksum was right
        tally = Tally.restored(data["tally"])
        tally += self.tally
        sums = {name: restored(*column) for name, column in data["sums"].items()}
        for name, more in self.sums.items():
            sums[name] = [mine + its for mine, its in zip(sums[name], more, strict=True)]
        return tally, sums

    def publish(self) -> None:
        """Put the files in their places, the manifest last."""
        for path in sorted(self.ready.iterdir(), key=lambda path: path.name == MANIFEST):
            os.replace(path, self.path / path.name)
        shutil.rmtree(self.chunks)

    def settle(self) -> None:
        """Go on where somebody was killed while publishing, or while forgetting the chunks afterwards."""
        if is_ready(self.path):
            self.publish()
        begun = read_json(self.chunks / PLAN) or {"plan": {"games": 0}}
        if self.chunks.exists() and begun["plan"]["games"] <= self.done:
            shutil.rmtree(self.chunks)


def sparse(column: list[int]) -> tuple[int, list[tuple[int, int]]]:
    """A column of totals as it is written: how long it is, and its numbers other than 0 with their places."""
    return len(column), [(at, value) for at, value in enumerate(column) if value]


def restored(size: int, numbers: Iterable[tuple[int, int]]) -> list[int]:
    """The column that `sparse` wrote."""
    column = [0] * size
    for at, value in numbers:
        column[at] = value
    return column


def chunk_name(piece: Piece) -> str:
    return f"{piece[0]:09}.chunk"


def is_ready(path: Path) -> bool:
    """Whether the files of a folder are just taking their places, so that some may be of the run before."""
    return (path / UNFINISHED / READY / MANIFEST).exists()


def begun(path: Path) -> tuple[int, int] | None:
    """Of an interrupted run in a folder: how many games are kept, and how many were wanted."""
    plan = (read_json(path / UNFINISHED / PLAN) or {}).get("plan")
    if plan is None:
        return None
    kept = [piece for piece in pieces(plan["games"]) if (path / UNFINISHED / chunk_name(piece)).exists()]
    return sum(count for _, count in kept), plan["games"]


def finished_run(path: Path) -> tuple[dict[str, Any], Plan]:
    """The manifest of a folder with a run that was played to its end by this version and these rules, and its plan."""
    manifest = read_json(path / MANIFEST)
    if is_ready(path) or manifest is None or not {"passgo", "plan", "summary", "files"} <= set(manifest):
        raise not_finished(path)
    if manifest["passgo"] != __version__:
        raise Trouble("lab-version", folder=str(path), theirs=str(manifest["passgo"]), ours=__version__)
    wanted = {key: value for key, value in manifest["plan"].items() if key in Plan.__dataclass_fields__}
    wanted["bots"], wanted["tables"] = tuple(wanted["bots"]), tuple(tuple(table) for table in wanted["tables"])
    plan = Plan(**wanted)
    rules = plan.checked().rules_digest
    if manifest.get("rules", rules) != rules:
        raise Trouble("lab-rules", folder=str(path))
    return manifest, plan


def not_finished(path: Path) -> Trouble:
    """Why a folder has no manifest: an interrupted run, or nothing of ours."""
    found = begun(path)
    if found is None:
        return Trouble("lab-no-run", folder=str(path))
    return Trouble("lab-unfinished", folder=str(path), kept=found[0], games=found[1])


def whole_table(path: Path, manifest: dict[str, Any], table: str) -> Path:
    """The file of a table; its checksum tells whether anybody has touched it."""
    file = path / f"{table}.csv"
    if checksum(file) != manifest["files"].get(file.name):
        raise Trouble("lab-damaged", file=str(file))
    return file


def read_json(path: Path) -> dict[str, Any] | None:
    """What a file holds; None if there is none, or one that was not written to its end."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return data if isinstance(data, dict) else None


def write(path: Path, content: str | bytes) -> None:
    """A file appears whole or not at all."""
    part = path.with_suffix(path.suffix + ".part")
    part.write_bytes(content.encode() if isinstance(content, str) else content)
    os.replace(part, path)


def checksum(path: Path) -> str:
    """Of what a file holds; "" if it is not there."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""

"""The folder of a run: chunks while it is played, so that an interrupted run goes on; then tables and a manifest.

Nothing in it depends on who played which chunk, so equal plans give equal files, byte for byte.
"""

import hashlib
import json
import os
import platform
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any

from passgo import __version__
from passgo.lab.chunks import ROW_TABLES, Chunk, add_up, is_whole, lines, restored_chunk
from passgo.lab.runner import Plan
from passgo.lab.speech import Trouble
from passgo.lab.summary import summary
from passgo.lab.tables import tables
from passgo.lab.tally import Tally
from passgo.lab.workers import CHUNK, Piece, pieces

MANIFEST = "manifest.json"
UNFINISHED = "unfinished"
PLAN = "plan.json"


class Folder:
    """A run of a plan in a folder: new, interrupted or finished. A folder with anything else is a ValueError."""

    def __init__(self, path: Path, plan: Plan, games: int, turns: bool = False) -> None:
        self.path = path
        self.plan = plan
        self.games = games
        self.turns = turns
        self.chunks = path / UNFINISHED
        self.wanted = {**asdict(plan), "bots": list(plan.bots), "games": games, "turns": turns, "chunk": CHUNK}
        self.wanted["tables"] = [list(table) for table in plan.tables]
        self.rules = plan.checked().rules_digest
        self.check()

    def check(self) -> None:
        """Whether this run may use the folder."""
        known = read_json(self.path / MANIFEST) or read_json(self.chunks / PLAN) or {}
        found, folder = known.get("plan"), str(self.path)
        if found is None:
            if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
                raise Trouble("lab-folder-taken", folder=folder)
            return
        if found != self.wanted:
            differing = sorted(key for key in {*found, *self.wanted} if found.get(key) != self.wanted.get(key))
            raise Trouble("lab-folder-other", folder=folder, what=", ".join(differing))
        if known.get("passgo") != __version__:  # its games may have gone by other rules
            raise Trouble("lab-folder-version", folder=folder, theirs=str(known.get("passgo")), ours=__version__)
        if known.get("rules", self.rules) != self.rules:  # somebody changed the files of a board
            raise Trouble("lab-folder-rules", folder=folder)

    @property
    def finished(self) -> bool:
        return (self.path / MANIFEST).exists()

    def begin(self) -> None:
        self.chunks.mkdir(parents=True, exist_ok=True)
        write(
            self.chunks / PLAN,
            json.dumps({"passgo": __version__, "rules": self.rules, "plan": self.wanted}, indent=2) + "\n",
        )

    def missing(self) -> list[Piece]:
        """The pieces still to be played."""
        return [piece for piece in pieces(self.games) if not is_whole(read_json(self.chunk_file(piece)))]

    def chunk_file(self, piece: Piece) -> Path:
        return self.chunks / chunk_name(piece)

    def keep(self, piece: Piece, chunk: Chunk) -> None:
        write(self.chunk_file(piece), json.dumps(chunk.data(), separators=(",", ":")))

    def kept(self) -> Iterator[Chunk]:
        for piece in pieces(self.games):
            data = read_json(self.chunk_file(piece))
            assert data is not None
            yield restored_chunk(data)

    def finish(self, parquet: bool = False) -> dict[str, Any]:
        """Make the tables of all chunks and the manifest, and forget the chunks. Gives the manifest."""
        tally = Tally(self.plan.players)
        sums: dict[str, list[int]] = {}
        made = [table for table in ROW_TABLES if table != "turns" or self.turns]
        with ExitStack() as files:
            out = {}
            for table in made:
                path = self.path / f"{table}.csv"
                out[table] = files.enter_context(path.open("w", encoding="utf-8", newline="\n"))
                out[table].write(",".join(ROW_TABLES[table]) + "\n")
            for chunk in self.kept():
                tally += chunk.tally
                add_up(sums, chunk.sums)
                for table, text in chunk.rows.items():
                    out[table].write(text)
        for table, (columns, rows) in tables(self.plan.checked(), sums).items():
            write(self.path / f"{table}.csv", lines([columns, *rows]))
            made.append(table)
        if parquet:
            from passgo.lab.parquet import to_parquet

            to_parquet([self.path / f"{table}.csv" for table in made])
        manifest = self.manifest(tally)
        write(self.path / MANIFEST, json.dumps(manifest, indent=2) + "\n")
        shutil.rmtree(self.chunks)
        return manifest

    def manifest(self, tally: Tally) -> dict[str, Any]:
        names = sorted(path.name for path in self.path.iterdir() if path.suffix in (".csv", ".parquet"))
        return {
            "passgo": __version__,
            "python": platform.python_version(),
            "rules": self.rules,
            "plan": self.wanted,
            "summary": summary(self.plan, tally),
            "files": {name: checksum(self.path / name) for name in names},
        }


def chunk_name(piece: Piece) -> str:
    return f"{piece[0]:09}.json"


def begun(path: Path) -> tuple[int, int] | None:
    """Of an interrupted run in a folder: how many games are kept, and how many were wanted."""
    plan = (read_json(path / UNFINISHED / PLAN) or {}).get("plan")
    if plan is None:
        return None
    kept = [piece for piece in pieces(plan["games"]) if (path / UNFINISHED / chunk_name(piece)).exists()]
    return sum(count for _, count in kept), plan["games"]


def read_json(path: Path) -> dict[str, Any] | None:
    """What a file holds; None if there is none, or one that was not written to its end."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return data if isinstance(data, dict) else None


def write(path: Path, text: str) -> None:
    """A file appears whole or not at all."""
    part = path.with_suffix(path.suffix + ".part")
    part.write_text(text, encoding="utf-8", newline="\n")
    os.replace(part, path)


def checksum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()

"""What was played in the arena, piece by piece: in memory, or also in a folder that a later command goes on from.

The folder holds a line for every piece, so that nothing is lost when somebody stops; other levels, other outsiders and
more games of the same plan are added to it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from passgo import __version__
from passgo.lab.arena.matches import SPAN, Cell, Entry, Standing, played_piece, standings
from passgo.lab.folder import read_json, write
from passgo.lab.forfeits import Forfeits
from passgo.lab.runner import Plan
from passgo.lab.running import Crew, Played, unheard
from passgo.lab.speech import Trouble
from passgo.lab.workers import Piece, pieces

AT_ONCE = 8  # games in a piece: few, as some bots think for long
PLAN, PIECES = "plan.json", "pieces.jsonl"
OURS = (PLAN, PIECES, "arena.csv", "arena.json", "arena.svg", "arena.png")


class Book:
    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.entries: dict[tuple[Cell, int], Entry] = {}
        self.forfeits = Forfeits()
        self.chosen: list[Cell] = []
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Begin a folder, or go on with one of the same plan; anything else is a Trouble."""
        plan = self.plan
        wanted = {
            "passgo": __version__,
            "rules": plan.checked().rules_digest,
            "edition": plan.edition,
            "players": plan.players,
            "seed": plan.seed,
            "settings": {key: str(value) for key, value in sorted(plan.settings.items())},
            "max_rounds": plan.max_rounds,
        }
        found = read_json(path / PLAN)
        if found is None:
            if path.exists() and (not path.is_dir() or any(entry.name not in OURS for entry in path.iterdir())):
                raise Trouble("lab-folder-taken", folder=str(path))
            path.mkdir(parents=True, exist_ok=True)
            write(path / PLAN, json.dumps(wanted, indent=2) + "\n")
        elif found != wanted:
            differing = sorted(key for key in {*found, *wanted} if found.get(key) != wanted.get(key))
            raise Trouble("lab-folder-other", folder=str(path), what=", ".join(differing))
        self.read(path / PIECES)

    def read(self, path: Path) -> None:
        """The pieces in a file; a last line that was not written to its end is dropped."""
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if not text.endswith("\n"):
            text = text[: text.rfind("\n") + 1]
            write(path, text)
        for line in text.splitlines():
            self.enter(Entry(**json.loads(line)))

    def enter(self, entry: Entry) -> None:
        self.entries[entry.cell, entry.first] = entry
        self.forfeits += Forfeits(entry.forfeits)

    def keep(self, entry: Entry, forfeits: Forfeits) -> None:
        self.enter(entry)
        self.forfeits.complaints |= forfeits.complaints
        if self.path is not None:
            with (self.path / PIECES).open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(entry._asdict(), separators=(",", ":")) + "\n")

    def missing(self, chosen: Sequence[Cell], games: int) -> list[Piece]:
        """The pieces still to be played, with numbers that tell their cells."""
        found: list[Piece] = []
        for number, cell in enumerate(chosen):
            for first, count in pieces(games, AT_ONCE):
                entry = self.entries.get((cell, first))
                if entry is None or entry.games < count:
                    found.append((number * SPAN + first, count))
        return found

    def play(self, chosen: Sequence[Cell], games: int, crew: Crew, played: Played = unheard) -> None:
        """Play what is missing."""
        self.chosen = list(chosen)
        work = partial(played_piece, tuple(chosen))
        for entry, forfeits in crew.spread(work, self.plan, self.missing(chosen, games)):
            self.keep(entry, forfeits)
            played(entry.games)

    @property
    def standings(self) -> list[Standing]:
        """Of all cells in the book, those just played first."""
        found = {each.cell: each for each in standings(self.entries.values())}
        return [found[cell] for cell in dict.fromkeys([*self.chosen, *found])]

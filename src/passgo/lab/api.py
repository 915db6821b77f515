"""The lab for programs and notebooks: functions that play, and give tables back.

Everything wrong is a ValueError that says what is allowed. Every number of workers plays the same games; with None all
cores help where there is enough to do. A script with several workers begins under `if __name__ == "__main__":`, because
its processes read the script again; a notebook need not.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from passgo.lab.arguments import axes, counted, folder, helpers, line_up, several
from passgo.lab.runner import Dealer, Plan
from passgo.lab.running import Crew, contested
from passgo.lab.schema import STANDINGS
from passgo.lab.simulation import Simulation, from_folder, in_folder, in_memory
from passgo.lab.speech import Trouble
from passgo.lab.sweeps import Sweep, cells, played
from passgo.lab.table import Table, from_rows
from passgo.lab.tournament import tournament_plan

Settings = Mapping[str, object]


def simulate(
    edition: str,
    *,
    games: int = 1000,
    players: int = 4,
    bots: str | Sequence[str] = "simple",
    seed: int = 0,
    settings: Settings | None = None,
    variant: str = "normal",
    skin: str | None = None,
    max_rounds: int = 1000,
    time_after: int = 30,
    turns: bool = False,
    workers: int | None = 1,
    out: str | Path | None = None,
    parquet: bool = False,
) -> Simulation:
    """Let bots play many games. Game k has the seed `seed + k`, whoever plays it.

    `result.summary` says what they came to; `result.games`, `.players`, `.spaces`, `.deeds`, `.groups`, `.rounds`,
    `.runs`, `.settings` and, with `turns`, `.turns` are tables: columns, rows or polars frames. With `out` they are
    kept in a folder, as `passgo simulate --out` does it, and what is there already is not played again.
    """
    plan = Plan(edition, players, line_up(bots), seed, settings or {}, variant, skin, max_rounds, time_after)
    crew = Crew(helpers(workers))
    if out is None:
        return in_memory(plan, counted(games), turns, crew)
    return in_folder(folder(out), plan, counted(games), turns, parquet, crew)


def load(path: str | Path) -> Simulation:
    """A finished run, as `simulate` gives it, from the folder it was kept in."""
    return from_folder(folder(path))


class Tournament:
    """What came of a tournament: the standings are a table, the best first."""

    def __init__(self, standings: Table, games: int, undecided: int) -> None:
        self.standings = standings
        self.games = games
        self.undecided = undecided  # games without a winner

    def __repr__(self) -> str:
        return f"<{self.games} games of {', '.join(self.standings['bot'])}>"


def tournament(
    edition: str,
    *,
    bots: str | Sequence[str],
    games: int = 1000,
    players: int | None = None,
    seed: int = 0,
    settings: Settings | None = None,
    variant: str = "normal",
    max_rounds: int = 1000,
    workers: int | None = 1,
) -> Tournament:
    """Let bots play each other at mixed tables, every bot in every seat equally often, and rate them."""
    names = line_up(bots)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise Trouble("lab-two-bots", bots=repr(",".join(names)))
    seats = min(4, len(names)) if players is None else players
    plan = Plan(edition, seats, names, seed, settings or {}, variant, None, max_rounds)
    Dealer(plan).dealt(0)
    score = contested(tournament_plan(plan), counted(games), Crew(helpers(workers)))
    found: dict[str, Any] = score.data()
    rows = [{"bot": bot, "seats": figures["games"], **figures} for bot, figures in found["bots"].items()]
    rows.sort(key=lambda row: -row["rating"])
    table = from_rows(STANDINGS, [tuple(row[name] for name in STANDINGS.names) for row in rows])
    return Tournament(table, score.games, score.undecided)


def sweep(
    editions: str | Sequence[str],
    *,
    vary: Mapping[str, Sequence[object]] | None = None,
    bots: str | Sequence[str] = "simple",
    players: int | Sequence[int] = 4,
    variants: str | Sequence[str] = "normal",
    settings: Settings | None = None,
    games: int = 1000,
    seed: int = 0,
    max_rounds: int = 1000,
    time_after: int = 30,
    workers: int | None = 1,
    out: str | Path | None = None,
) -> Sweep:
    """Play the same seeds under every choice of what varies, and compare all with the first.

    `vary` gives settings their values; each of `bots` is a table of bots with commas between them. The first of
    everything is the cell that the others are compared with. `result.figures` has the figures with their intervals and
    their differences, `result.cells` what the cells are, `result.pairs` the games; a notebook shows the picture.
    """
    found = cells(
        several("editions", editions),
        several("variants", variants),
        several("players", players),
        [line_up(names) for names in several("bots", bots)],
        axes(vary),
        settings or {},
        seed,
        max_rounds,
        time_after,
    )
    return played(found, counted(games), Crew(helpers(workers)), None if out is None else folder(out))

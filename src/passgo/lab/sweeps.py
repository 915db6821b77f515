"""A sweep: the same seeds played under every choice of editions, variants, players, bots and settings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from passgo.engine.edition import EDITIONS
from passgo.engine.settings import BOOL, CHOICE, SETTINGS, Setting
from passgo.lab.folder import write
from passgo.lab.paired import Compared, Figures, compared, figures
from passgo.lab.rows import lines
from passgo.lab.runner import Dealer, Plan, run_name
from passgo.lab.running import Crew, Played, unheard
from passgo.lab.schema import CELLS, FIGURES, FLOAT, PAIRS, Schema, figure, spelt
from passgo.lab.simulation import Simulation, in_folder, in_memory
from passgo.lab.speech import Trouble
from passgo.lab.summary import INTERVALS
from passgo.lab.table import Table, from_rows

OURS = ("cells.csv", "figures.csv", "sweep.svg", "sweep.png")  # files in the folder of a sweep, beside its runs
PAIRED = "Newcombe with the correlation of the pairs for rates, normal over the differences for means"


@dataclass(frozen=True)
class Cell:
    """One choice of everything that varies."""

    plan: Plan
    name: str

    @property
    def run(self) -> str:
        return run_name(self.plan, self.plan.checked())


def known_setting(key: str) -> Setting:
    """A setting of any edition; which of them has it, a plan finds out."""
    for setting in SETTINGS:
        if setting.key == key:
            return setting
    raise Trouble("lab-no-setting", key=repr(key), keys=", ".join(sorted(setting.key for setting in SETTINGS)))


def all_values(key: str, edition: str) -> list[str]:
    """What a setting may be, where that can be listed: its default in the edition first."""
    setting = known_setting(key)
    if setting.kind not in (BOOL, CHOICE):
        raise Trouble("lab-vary-values", key=key, allowed=setting.allowed)
    values = ["false", "true"] if setting.kind == BOOL else list(setting.values)
    known = EDITIONS[edition].settings if edition in EDITIONS else {}
    if edition in EDITIONS and key in EDITIONS[edition].printed_by:
        values = list(EDITIONS[edition].printed_values(key))
    return sorted(values, key=lambda value: value != spelt(known.get(key, "")))


def read_axis(text: str, edition: str) -> tuple[str, list[str]]:
    """`key=value,value` or a bare key for all its values. A value that has commas itself is given alone."""
    key, equals, said = (part.strip() for part in text.partition("="))
    setting = known_setting(key)
    if not equals:
        return key, all_values(key, edition)
    if setting.kind == CHOICE and said in setting.values:
        return key, [said]
    return key, [value.strip() for value in said.split(",")]


def read_axes(texts: Iterable[str], edition: str) -> dict[str, list[object]]:
    """Settings that vary; those given several times have all the values given."""
    axes: dict[str, list[object]] = {}
    for text in texts:
        key, values = read_axis(text, edition)
        axes[key] = list(dict.fromkeys([*axes.get(key, []), *values]))
    return axes


def cells(
    editions: Sequence[str],
    variants: Sequence[str],
    players: Sequence[int],
    bots: Sequence[tuple[str, ...]],
    axes: Mapping[str, Sequence[object]],
    settings: Mapping[str, object],
    seed: int,
    max_rounds: int,
    time_after: int,
) -> list[Cell]:
    """Every choice, the first of everything first. What cannot be played is a Trouble before anything is."""
    keys = list(axes)
    both = sorted({*keys} & {*settings})
    if both:
        raise Trouble("lab-vary-fixed", key=both[0])
    varying = [len(choice) > 1 for choice in (editions, variants, players, bots)]
    found: list[Cell] = []
    for edition, variant, seats, line_up in product(editions, variants, players, bots):
        for values in product(*axes.values()):
            chosen = dict(zip(keys, values, strict=True))
            wanted = {**settings, **chosen}
            plan = Plan(edition, seats, line_up, seed, wanted, variant, None, max_rounds, time_after)
            facts = (edition, variant, f"players={seats}", ",".join(line_up))
            named = [fact for fact, varies in zip(facts, varying, strict=True) if varies]
            named += [f"{key}={spelt(value)}" for key, value in chosen.items() if len(axes[key]) > 1]
            Dealer(plan).dealt(0)
            found.append(Cell(plan, " ".join(named)))
    if len(found) < 2:
        raise Trouble("lab-vary-nothing")
    if len({cell.run for cell in found}) < len(found):
        raise Trouble("lab-vary-twice")
    return found


class Sweep:
    """The cells of a sweep with all their games. Differences are from the first cell, over games of the same seed."""

    def __init__(self, chosen: Sequence[Cell], runs: Sequence[Simulation]) -> None:
        self.chosen = list(chosen)
        self.runs = list(runs)
        self.values: list[Figures] = [figures(run) for run in runs]
        self.compared: list[dict[str, Compared]] = [
            compared(run, runs[0], values, self.values[0]) for run, values in zip(runs, self.values, strict=True)
        ]

    def __repr__(self) -> str:
        return f"<{len(self.runs)} cells of {len(self.runs[0].games)} games: {', '.join(c.name for c in self.chosen)}>"

    @property
    def cells(self) -> Table:
        """What each cell is."""
        rows = []
        for number, cell in enumerate(self.chosen):
            plan = cell.plan
            said = " ".join(f"{key}={spelt(value)}" for key, value in plan.settings.items()) or None
            game = (plan.edition, plan.variant, plan.players, ",".join(plan.bots), said)
            rows.append((number, cell.run, cell.name, *game, len(self.runs[number].games), plan.seed))
        return from_rows(CELLS, rows)

    @property
    def figures(self) -> Table:
        """All figures with intervals and differences, in long form."""
        rows = []
        for number, found in enumerate(self.compared):
            for name, sure in found.items():
                rows.append((number, name, *sure.value, *sure.difference, sure.correlation))
        return from_rows(FIGURES, rows)

    @property
    def pairs(self) -> Table:
        """Every figure of every game, in long form."""
        rows = []
        for number, (run, found) in enumerate(zip(self.runs, self.values, strict=True)):
            for name, values in found.items():
                numbers = zip(run.games["game"], run.games["seed"], values, strict=True)
                rows += [(number, game, seed, name, value) for game, seed, value in numbers]
        return from_rows(PAIRS, rows)

    def data(self) -> dict[str, Any]:
        """JSON-able; what there is none of is null."""
        told: list[dict[str, Any]] = []
        for row, found in zip(self.cells, self.compared, strict=True):
            told.append({**row, "figures": {name: figure_data(sure) for name, sure in found.items()}})
        return {"intervals": {**INTERVALS, "differences": PAIRED}, "cells": told}

    def svg(self, language: str = "en") -> str:
        """The differences as a picture."""
        from passgo.lab.report.sweep import drawn
        from passgo.lab.speech import Speech

        return drawn(self, Speech(language)).file()

    def _repr_svg_(self) -> str:
        return self.svg()


def figure_data(sure: Compared) -> dict[str, float | None]:
    names = ("value", "low", "high", "difference", "difference_low", "difference_high", "correlation")
    numbers = (*sure.value, *sure.difference, sure.correlation)
    return {name: None if number != number else number for name, number in zip(names, numbers, strict=True)}


def played(chosen: Sequence[Cell], games: int, crew: Crew, out: Path | None = None, played: Played = unheard) -> Sweep:
    """Play all cells; in a folder each is a run of its own, and what is there already is not played again."""
    if out is None:
        return Sweep(chosen, [in_memory(cell.plan, games, False, crew, played) for cell in chosen])
    check_folder(out)
    keep = partial(in_folder, games=games, turns=False, parquet=False, crew=crew, played=played)
    sweep = Sweep(chosen, [keep(out / cell.run, cell.plan) for cell in chosen])
    for table in (sweep.cells, sweep.figures):
        write(out / f"{table.schema.name}.csv", written(table))
    return sweep


def check_folder(path: Path) -> None:
    """A sweep shares its folder with nothing else."""
    if path.exists() and not (path.is_dir() and all(is_ours(entry) for entry in path.iterdir())):
        raise Trouble("lab-folder-taken", folder=str(path))


def is_ours(entry: Path) -> bool:
    return entry.name in OURS or (entry.is_dir() and len(entry.name) == 11 and entry.name.startswith("r"))


def written(table: Table) -> str:
    """A table as CSV."""
    return lines([table.schema.names, *(cells_of(table.schema, row.values()) for row in table)])


def cells_of(schema: Schema, row: Iterable[Any]) -> list[object]:
    kinds = schema.types.values()
    return [
        figure(cell) if kind == FLOAT else "" if cell is None else cell for kind, cell in zip(kinds, row, strict=True)
    ]

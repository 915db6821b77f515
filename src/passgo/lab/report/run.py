"""A finished run, read back from its folder."""

import csv
import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from passgo.engine.record import Header
from passgo.lab.folder import MANIFEST, read_json
from passgo.lab.runner import Plan
from passgo.lab.statistics import Estimate, mean, rate

Row = dict[str, str]
CAUSES = {"rent": "rent", "taxi": "taxi fares", "tax": "taxes", "card": "cards", "bail": "bail", "interest": "interest"}


class Run:
    """What the tables of a run say; anything wrong with the folder is a ValueError."""

    def __init__(self, path: Path) -> None:
        self.path = path
        manifest = read_json(path / MANIFEST)
        if manifest is None or "summary" not in manifest:
            raise ValueError(f"{path} holds no finished run; passgo simulate EDITION --out {path} makes one")
        self.manifest: dict[str, Any] = manifest
        self.summary: dict[str, Any] = manifest["summary"]
        wanted = {key: value for key, value in manifest["plan"].items() if key in Plan.__dataclass_fields__}
        wanted["bots"] = tuple(wanted["bots"])
        self.plan = Plan(**wanted)
        self.header: Header = self.plan.checked()
        try:
            games, players = self.table("games"), self.table("players")
            self.spaces, self.deeds = self.table("spaces"), self.table("deeds")
            self.groups, self.rounds = self.table("groups"), self.table("rounds")
        except OSError as error:
            raise ValueError(f"{error.filename} cannot be read: {(error.strerror or '').lower()}") from error
        self.lengths = [int(row["rounds"]) for row in games]
        self.finished = sum(row["ended"] != "limit" for row in games)
        self.seat_wins: defaultdict[int, float] = defaultdict(float)  # a shared win counts in parts
        self.order_wins: defaultdict[int, float] = defaultdict(float)
        self.bot_wins: defaultdict[str, float] = defaultdict(float)
        self.bot_seats: Counter[str] = Counter()
        self.ruins: Counter[tuple[str, str, str]] = Counter()  # by kind of debt, what for, and its group
        undecided = {row["game"] for row in games if row["ended"] == "limit"}
        for row in players:
            if row["game"] not in undecided:
                won = float(row["won"])
                self.seat_wins[int(row["seat"])] += won
                self.order_wins[int(row["order"])] += won
                self.bot_wins[row["bot"]] += won
                self.bot_seats[row["bot"]] += 1
            if row["cause"]:
                self.ruins[row["cause"], row["about"], row["group"]] += 1

    def table(self, name: str) -> list[Row]:
        with (self.path / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def players(self) -> int:
        return self.plan.players

    @property
    def currency(self) -> str:
        return self.header.edition.skins[self.header.skin].currency

    def seat_rates(self) -> list[Estimate]:
        return [rate(self.seat_wins[seat], self.finished) for seat in range(self.players)]

    def order_rates(self) -> list[Estimate]:
        """By who rolled first, second, ... in the game."""
        return [rate(self.order_wins[order], self.finished) for order in range(self.players)]

    def bot_rates(self) -> dict[str, Estimate]:
        """Wins a seat, so that a bot with more seats has no advantage."""
        return {bot: rate(self.bot_wins[bot], seats) for bot, seats in sorted(self.bot_seats.items())}

    def mean_rounds(self) -> Estimate:
        return mean(self.games, sum(self.lengths), sum(length * length for length in self.lengths))

    def finished_rate(self) -> Estimate:
        return rate(self.finished, self.games)

    def returns(self) -> dict[str, Estimate]:
        """By group: rent earned over money put in."""
        return {row["group"]: returned(row) for row in self.groups if int(row["owned"])}

    def ruin_rates(self) -> dict[str, Estimate]:
        """What broke people: rent by group, everything else by kind."""
        names = {row["group"]: row["name"] for row in self.groups}
        counts: Counter[str] = Counter()
        for (kind, _, group), count in self.ruins.items():
            counts[f"rent: {names[group]}" if kind == "rent" else CAUSES.get(kind, kind)] += count
        total = sum(counts.values())
        return {name: rate(count, total) for name, count in counts.most_common()}

    def title(self) -> str:
        bots = " against ".join(self.plan.bots) if len(self.plan.bots) > 1 else f"{self.players} × {self.plan.bots[0]}"
        return f"{self.header.edition.name.capitalize()}, {bots}"

    def command(self) -> str:
        """What to type to have this run again."""
        plan = self.plan
        words = ["passgo simulate", plan.edition, f"--games {self.games}", f"--players {plan.players}"]
        words += [f"--bots {','.join(plan.bots)}", f"--seed {plan.seed}"]
        words += [f"--settings {key}={value}" for key, value in plan.settings.items()]
        words += [f"--variant {plan.variant}"] if plan.variant != "normal" else []
        words += [f"--skin {plan.skin}"] if plan.skin else []
        words += [f"--max-rounds {plan.max_rounds}"] if plan.max_rounds != Plan.max_rounds else []
        words += [f"--time-after {plan.time_after}"] if plan.variant == "timed" else []
        return " ".join([*words, "--out DIR"])

    def settings(self) -> str:
        """The settings that differ from the edition's own."""
        return json.dumps(self.summary["settings"]) if self.summary["settings"] else "the edition's own"


def returned(row: Row) -> Estimate:
    return Estimate(float(row["return"]), float(row["return_low"]), float(row["return_high"]))

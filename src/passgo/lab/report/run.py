"""A finished run, read back from its folder, with the names of things in the language of the report."""

import csv
from collections import Counter, defaultdict
from pathlib import Path
from shlex import quote
from typing import Any

from passgo import __version__
from passgo.engine.board import STREET
from passgo.engine.record import Header
from passgo.lab.folder import MANIFEST, begun, checksum, read_json
from passgo.lab.runner import Plan
from passgo.lab.speech import Speech, Trouble
from passgo.lab.statistics import Estimate, mean, rate
from passgo.texts import Texts
from passgo.texts.variants import variant_name

Row = dict[str, str]
Cause = tuple[str, str]  # the kind of a debt, and the group whose rent it was
READ = ("games", "players", "spaces", "deeds", "groups", "rounds")


class Run:
    """What the tables of a run say; anything wrong with the folder is a Trouble."""

    def __init__(self, path: Path, language: str = "en") -> None:
        self.path = path
        self.manifest = finished(path)
        self.summary: dict[str, Any] = self.manifest["summary"]
        wanted = {key: value for key, value in self.manifest["plan"].items() if key in Plan.__dataclass_fields__}
        wanted["bots"] = tuple(wanted["bots"])
        self.plan = Plan(**wanted)
        self.header: Header = self.plan.checked()
        if self.manifest.get("rules", self.header.rules_digest) != self.header.rules_digest:
            raise Trouble("lab-rules", folder=str(path))
        self.texts = Texts.of(self.header, language)
        self.speech = Speech(language, self.texts.skin.currency)
        games, players, self.spaces, self.deeds, self.groups, self.rounds = (self.table(name) for name in READ)
        self.name_things()
        self.lengths = [int(row["rounds"]) for row in games]
        self.finished = sum(row["ended"] != "limit" for row in games)
        self.seat_wins: defaultdict[int, float] = defaultdict(float)  # a shared win counts in parts
        self.order_wins: defaultdict[int, float] = defaultdict(float)
        self.bot_wins: defaultdict[str, float] = defaultdict(float)
        self.bot_seats: Counter[str] = Counter()
        self.ruins: Counter[Cause] = Counter()
        undecided = {row["game"] for row in games if row["ended"] == "limit"}
        for row in players:
            if row["game"] not in undecided:
                won = float(row["won"])
                self.seat_wins[int(row["seat"])] += won
                self.order_wins[int(row["order"])] += won
                self.bot_wins[row["bot"]] += won
                self.bot_seats[row["bot"]] += 1
            if row["cause"]:
                self.ruins[row["cause"], row["group"] if row["cause"] == "rent" else ""] += 1

    def table(self, name: str) -> list[Row]:
        """A table as it was written; its checksum tells whether anybody has touched it."""
        path = self.path / f"{name}.csv"
        try:
            if checksum(path) != self.manifest["files"].get(path.name):
                raise Trouble("lab-damaged", file=str(path))
            with path.open(encoding="utf-8", newline="") as file:
                return list(csv.DictReader(file))
        except OSError as error:
            raise Trouble("lab-damaged", file=str(path)) from error

    def name_things(self) -> None:
        """Spaces, deeds and groups as the language calls them; the tables have them in English."""
        texts, board = self.texts, self.texts.edition.board
        for number, row in enumerate(self.spaces):
            row["name"], row["where"] = texts.space_name(number), texts.space(number)
        deeds = {board.deed_place(deed): texts.deed(deed) for deed in range(board.deeds)}
        for row in self.deeds:
            row["name"] = deeds[row["deed"]]
        families = {board.groups[board.group_of[deed]]: int(board.family[deed]) for deed in range(board.deeds)}
        for row in self.groups:
            group = row["group"]
            row["kind"] = "street" if families.get(group) == STREET else "many"  # how a sentence speaks of it
            row["name"] = texts.group(board.groups.index(group)) if group in families else texts.say("lab-shares")

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def players(self) -> int:
        return self.plan.players

    @property
    def landings(self) -> int:
        return sum(int(row["landings"]) for row in self.spaces)

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

    def owned_groups(self) -> list[Row]:
        """Groups that anybody bought of, the best paying first."""
        return sorted((row for row in self.groups if int(row["owned"])), key=lambda row: -float(row["return"]))

    def ruin_rates(self) -> dict[Cause, Estimate]:
        """What broke people, most often first: rent by group, everything else by kind."""
        total = sum(self.ruins.values())
        return {cause: rate(count, total) for cause, count in self.ruins.most_common()}

    def cause(self, cause: Cause) -> str:
        kind, group = cause
        if kind == "rent":
            return self.speech.say("lab-cause-rent", group=self.group(group)["name"])
        return self.speech.say("lab-cause", kind=kind)

    def group(self, group: str) -> Row:
        return next(row for row in self.groups if row["group"] == group)

    @property
    def edition(self) -> str:
        return self.texts.say(f"edition-{self.plan.edition}")

    @property
    def variant(self) -> str:
        return variant_name(self.texts, self.header.edition, self.header.variant)

    @property
    def board(self) -> str:
        """What the names on the board are taken from."""
        return self.texts.say(f"skin-{self.header.skin}")

    def bots(self) -> str:
        if len(self.plan.bots) > 1:
            return self.texts.listed(self.plan.bots)
        return self.speech.say("lab-bots-alike", players=self.players, bot=self.plan.bots[0])

    def title(self) -> str:
        return self.speech.say("lab-title", edition=self.edition, bots=self.bots())

    def command(self) -> str:
        """What to type to have this run again."""
        plan = self.plan
        words = [
            "passgo simulate",
            quote(self.header.edition.called),
            f"--games {self.games}",
            f"--players {plan.players}",
        ]
        words += [f"--bots {','.join(plan.bots)}", f"--seed {plan.seed}"]
        words += [f"--settings {key}={value}" for key, value in plan.settings.items()]
        words += [f"--variant {plan.variant}"] if plan.variant != "normal" else []
        words += [f"--skin {plan.skin}"] if plan.skin else []
        words += [f"--max-rounds {plan.max_rounds}"] if plan.max_rounds != Plan.max_rounds else []
        words += [f"--time-after {plan.time_after}"] if plan.variant == "timed" else []
        return " ".join([*words, "--out DIR"])

    def setting(self, key: str) -> str:
        """What a setting switches, as part of a sentence."""
        return self.texts.setting(key).rstrip(".")

    def settings(self) -> list[str]:
        """The settings that differ from the edition's own, and how they are set."""
        chosen = self.summary["settings"].items()
        values = [(self.setting(key), self.texts.setting_value(key, value)) for key, value in chosen]
        return [self.speech.say("lab-setting", what=what, value=value) for what, value in values]


def finished(path: Path) -> dict[str, Any]:
    """The manifest of a folder with a run that was played to its end by this version."""
    manifest = read_json(path / MANIFEST)
    if manifest is None or not {"passgo", "plan", "summary", "files"} <= set(manifest):
        raise missing(path)
    if manifest["passgo"] != __version__:
        raise Trouble("lab-version", folder=str(path), theirs=str(manifest["passgo"]), ours=__version__)
    return manifest


def missing(path: Path) -> Trouble:
    """Why a folder has no manifest: an interrupted run, or nothing of ours."""
    found = begun(path)
    if found is None:
        return Trouble("lab-no-run", folder=str(path))
    return Trouble("lab-unfinished", folder=str(path), kept=found[0], games=found[1])


def compared(paths: list[Path], language: str) -> list[Run]:
    """One run, or two that can be laid side by side."""
    runs = [Run(path, language) for path in paths]
    first, last = runs[0], runs[-1]
    if first.plan.edition != last.plan.edition:
        names = {"first": first.edition, "second": last.edition}
        raise Trouble("lab-two-editions", folder=str(first.path), other=str(last.path), **names)
    return runs


def returned(row: Row) -> Estimate:
    return Estimate(float(row["return"]), float(row["return_low"]), float(row["return_high"]))

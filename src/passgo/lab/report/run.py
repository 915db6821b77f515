"""A finished run, read back from its folder, with the names of things in the language of the report."""

import csv
from collections import Counter, defaultdict
from pathlib import Path
from shlex import quote
from typing import Any

from passgo.bots.outside.specs import joined
from passgo.engine.board import STREET
from passgo.engine.record import Header
from passgo.lab.folder import finished_run, whole_table
from passgo.lab.runner import Plan
from passgo.lab.speech import Speech, Trouble
from passgo.lab.statistics import Estimate, mean, rate
from passgo.lab.tables import address
from passgo.texts import Texts
from passgo.texts.variants import variant_name

Row = dict[str, str]
Cause = tuple[str, str]  # the kind of a debt, and the group whose rent it was
NOTHING = "NaN"  # a figure that there is none of; here it is no text
LETTERS = "ABCDEF"  # what runs side by side are called
READ = ("games", "players", "spaces", "deeds", "groups", "rounds")


class Run:
    """What the tables of a run say; anything wrong with the folder is a Trouble."""

    def __init__(self, path: Path, language: str = "en") -> None:
        self.path = path
        self.manifest, self.plan = finished_run(path)
        self.summary: dict[str, Any] = self.manifest["summary"]
        self.header: Header = self.plan.checked()
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
        with whole_table(self.path, self.manifest, name).open(encoding="utf-8", newline="") as file:
            return [{key: "" if cell == NOTHING else cell for key, cell in row.items()} for row in csv.DictReader(file)]

    def name_things(self) -> None:
        """Spaces, deeds and groups as the language calls them; the tables have them in English."""
        texts, board = self.texts, self.texts.edition.board
        for number, row in enumerate(self.spaces):
            row["name"], row["where"] = texts.space_name(number), texts.space(number)
        places = {deed: int(board.deed_space[deed]) for deed in range(board.deeds)}
        deeds = {address(board, space): texts.deed(deed) for deed, space in places.items() if space >= 0}
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
        return sorted((row for row in self.groups if int(row["owned"])), key=lambda row: -returned(row).value)

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
        words += [f"--bots {quote(joined(plan.bots))}", f"--seed {plan.seed}"]
        words += [f"--settings {key}={value}" for key, value in plan.settings.items()]
        words += [f"--variant {plan.variant}"] if plan.variant != "normal" else []
        words += [f"--skin {plan.skin}"] if plan.skin else []
        words += [f"--max-rounds {plan.max_rounds}"] if plan.max_rounds != Plan.max_rounds else []
        words += [f"--time-after {plan.time_after}"] if plan.variant == "timed" else []
        words += [f"--bot-time {plan.bot_time:g}"] if plan.bot_time != Plan.bot_time else []
        return " ".join([*words, "--out DIR"])

    def setting(self, key: str) -> str:
        """What a setting switches, as part of a sentence."""
        return self.texts.setting(key).rstrip(".")

    def settings(self) -> list[str]:
        """The settings that differ from the edition's own, and how they are set."""
        chosen = self.summary["settings"].items()
        values = [(self.setting(key), self.texts.setting_value(key, value)) for key, value in chosen]
        return [self.speech.say("lab-setting", what=what, value=value) for what, value in values]


def compared(paths: list[Path], language: str) -> list[Run]:
    """One run, or several that can be laid side by side."""
    if len(paths) > len(LETTERS):
        raise Trouble("lab-many-runs", runs=len(paths), most=len(LETTERS))
    runs = [Run(path, language) for path in paths]
    first = runs[0]
    for other in runs[1:]:
        if first.plan.edition != other.plan.edition:
            names = {"first": first.edition, "second": other.edition}
            raise Trouble("lab-two-editions", folder=str(first.path), other=str(other.path), **names)
    return runs


def held(row: Row, who: str, what: str) -> float:
    """The mean cash or worth of winners or losers in a round; 0 where no game of it found a winner."""
    return float(row[f"{who}_{what}"] or 0)


def returned(row: Row) -> Estimate:
    """What a group or a deed paid; 0 where nothing was put in."""
    return Estimate(*(float(row[key] or 0) for key in ("return", "return_low", "return_high")))

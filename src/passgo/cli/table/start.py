"""Setting the table: the few friendly questions of a start without arguments, and the game that the answers make."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

from passgo.cli.table.colours import HEADING, KEY
from passgo.cli.table.reader import Reader
from passgo.cli.table.screen import Screen
from passgo.cli.table.seats import LocalSeat, seated
from passgo.cli.table.vocabulary import said
from passgo.editions import DEFAULT_EDITION
from passgo.engine.edition import EDITIONS
from passgo.engine.game import Game
from passgo.texts import Texts
from passgo.texts.catalogue import edition_name
from passgo.texts.variants import variant_name

BOTS = 3
MINUTES = 60.0  # of a timed game when nobody says how long
SEED_BITS = 48
LONGEST_NAME = 20


@dataclass
class Wishes:
    """How a game shall be started."""

    edition: str = DEFAULT_EDITION
    variant: str = "normal"
    skin: str | None = None
    people: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    players: int | None = None
    settings: Mapping[str, object] = field(default_factory=dict)
    seed: int | None = None
    minutes: float | None = None

    def start(self) -> tuple[Game, list[LocalSeat]]:
        """The game and who sits at it; ValueError says what does not fit."""
        seats = seated(self.people, self.bots, self.players)
        names = [seat.name for seat in seats]
        for name in names:
            if not name.isprintable() or len(name) > LONGEST_NAME:
                raise ValueError(f"a name has at most {LONGEST_NAME} letters and no signs like tabs, not {name!r}")
        if len(set(names)) < len(names):
            raise ValueError(f"two players have the same name: {', '.join(names)}")
        seed = secrets.randbits(SEED_BITS) if self.seed is None else self.seed
        game = Game.start(self.edition, len(seats), seed, self.settings, self.variant, self.skin, names)
        return game, seats


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the system speaks, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].lower().startswith("fr") else "en"
    return "en"


def own_name(language: str) -> str:
    """What the system calls the person at the keyboard."""
    name = (os.environ.get("USER") or os.environ.get("USERNAME") or "").strip()[:LONGEST_NAME]
    if not name.isprintable() or name in ("", "root"):
        return Texts(next(iter(EDITIONS.values())), language).say("play-nobody")
    return name[0].upper() + name[1:]


class Interview:
    """The questions of a start without arguments; Enter takes what is suggested."""

    def __init__(self, screen: Screen, reader: Reader, language: str) -> None:
        self.screen = screen
        self.reader = reader
        self.language = language
        self.texts = Texts(next(iter(EDITIONS.values())), language)

    def wishes(self) -> Wishes:
        self.screen.say(self.texts.say("play-welcome"), style=HEADING)
        wishes = Wishes()
        wishes.edition, wishes.variant = self.game()
        self.texts = Texts(EDITIONS[wishes.edition], self.language)
        wishes.people = self.people()
        wishes.players = len(wishes.people) + self.bots(wishes)
        if wishes.variant == "timed":
            wishes.minutes = self.minutes()
        return wishes

    def game(self) -> tuple[str, str]:
        """Edition and variant, from one list."""
        games = [(name, variant) for name, edition in EDITIONS.items() for variant in edition.variants]
        self.screen.say(self.texts.say("play-choose-game"))
        for number, (name, variant) in enumerate(games, 1):
            if variant == EDITIONS[name].variants[0]:
                self.screen.say(self.described(name), indent=2)
            self.screen.say(Text.assemble((f"{number:>3}", KEY), f"  {game_name(self.texts, name, variant)}"), hang=5)
        while True:
            answer = self.ask("play-ask-game")
            if not answer:
                return games[0]
            if answer.isdigit() and 1 <= int(answer) <= len(games):
                return games[int(answer) - 1]
            self.screen.say(self.texts.say("play-bad-game", last=len(games)))

    def described(self, name: str) -> str:
        """An edition in a line: for how many, and how long it takes."""
        figures = EDITIONS[name].figures
        return self.texts.say(
            "play-edition",
            name=edition_name(self.language, name),
            least=figures.least_players,
            most=figures.most_players,
            length=said(Texts(EDITIONS[name], self.language), f"play-length-{name}", self.texts.say("play-length")),
        )

    def people(self) -> list[str]:
        suggestion = own_name(self.language)
        answer = self.ask("play-ask-names", name=suggestion)
        names = [name[:LONGEST_NAME].strip() for name in map(str.strip, answer.split(",")) if name.isprintable()]
        names = [name for name in names if name]
        return list(dict.fromkeys(names)) or [suggestion]

    def minutes(self) -> float:
        while True:
            answer = self.ask("play-ask-minutes", minutes=int(MINUTES))
            if not answer:
                return MINUTES
            if answer.isdigit() and 0 < int(answer) < 10_000:
                return float(answer)
            self.screen.say(self.texts.say("play-bad-bots", least=1, most=9999))

    def bots(self, wishes: Wishes) -> int:
        figures = EDITIONS[wishes.edition].figures
        least = max(0, figures.least_players - len(wishes.people))
        most = max(least, figures.most_players - len(wishes.people))
        count = max(least, min(most, BOTS if len(wishes.people) == 1 else 0))
        while True:
            answer = self.ask("play-ask-bots", count=count)
            if not answer:
                return count
            if answer.isdigit() and least <= int(answer) <= most:
                return int(answer)
            self.screen.say(self.texts.say("play-bad-bots", least=least, most=most))

    def ask(self, message: str, **args: str | int) -> str:
        prompt = self.screen.spelled(self.texts.say(message, **args) + " ")
        line = self.reader.line(prompt)
        if self.reader.echoes:
            self.screen.say(prompt + line)
        return line.strip()


def game_name(texts: Texts, edition: str, variant: str) -> str:
    named = variant_name(texts, EDITIONS[edition], variant)
    return texts.say("play-game", edition=edition_name(texts.language, edition), variant=named)

"""Games that were interrupted: which there are, and the offer to go on with one of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from passgo.cli.table.colours import ALARM, KEY, QUIET
from passgo.cli.table.journal import ENDING, InUse, Journal, look
from passgo.cli.table.reader import Reader
from passgo.cli.table.screen import Screen
from passgo.cli.table.storage import Saved
from passgo.engine.edition import EDITIONS
from passgo.engine.record import UnknownEdition
from passgo.texts import Texts
from passgo.texts.catalogue import edition_name

MOST = 9  # games that are offered at once, the newest

Fits = Callable[[Saved], bool]


@dataclass
class Unfinished:
    """A game that nobody is playing."""

    path: Path
    saved: Saved
    when: float  # it was played last


@dataclass
class Found:
    """What lies in the folder."""

    games: list[Unfinished] = field(default_factory=list)  # that fit, the newest first
    damaged: list[Path] = field(default_factory=list)


def find(folder: Path, fits: Fits) -> Found:
    """The unfinished games that fit. Nothing is changed or removed.

    Those being played are passed over, and those of an edition that is not here.
    """
    found = Found()
    for when, path in sorted(dated(folder), reverse=True):
        if len(found.games) == MOST:
            break
        try:
            saved = look(path)
        except (InUse, FileNotFoundError, UnknownEdition):
            continue
        except (OSError, ValueError):
            found.damaged.append(path)
            continue
        if fits(saved):
            found.games.append(Unfinished(path, saved, when))
    return found


def dated(folder: Path) -> list[tuple[float, Path]]:
    """The journals, with the time when each was written last."""
    dates: list[tuple[float, Path]] = []
    with suppress(OSError):  # there is no such folder
        for path in folder.glob("*" + ENDING):
            with suppress(OSError):  # it went away meanwhile
                dates.append((path.stat().st_mtime, path))
    return dates


class Offer:
    """The question which game to go on with; Enter is the newest, and a new game is always possible."""

    def __init__(self, screen: Screen, reader: Reader, language: str) -> None:
        self.screen = screen
        self.reader = reader
        self.language = language
        self.texts = Texts(next(iter(EDITIONS.values())), language)

    def choose(self, folder: Path, fits: Fits) -> tuple[Journal, Saved] | None:
        """The game to go on with, or None for a new one."""
        while True:
            found = self.found(folder, fits)
            if not found.games:
                return None
            self.show(found.games)
            answer = self.ask("play-go-on" if len(found.games) == 1 else "play-go-on-which")
            word, _, rest = answer.partition(" ")
            if word in ("n", self.texts.say("no"), "new", self.texts.say("play-new")):
                return None
            if word == "x":
                self.throw_away(found.games, rest.strip() or "1" * (len(found.games) == 1))
            elif word in ("", "y", "yes", "o", self.texts.say("yes")) or picked(found.games, word):
                taken = self.take(picked(found.games, word) or found.games[0])
                if taken is not None:
                    return taken
            else:
                self.say("play-go-on-how", last=len(found.games))

    def newest(self, folder: Path, fits: Fits) -> tuple[Journal, Saved] | None:
        """The last one that was played, without a question; None if there is none."""
        games = self.found(folder, fits).games
        return self.take(games[0]) if games else None

    def found(self, folder: Path, fits: Fits) -> Found:
        """What there is; files that cannot be read are named, and stay where they are."""
        found = find(folder, fits)
        for path in found.damaged:
            self.complain("play-cannot-resume", file=str(path))
        return found

    def take(self, game: Unfinished) -> tuple[Journal, Saved] | None:
        try:
            return Journal.resume(game.path)
        except (InUse, FileNotFoundError):
            self.complain("play-in-use")
        except (OSError, ValueError):
            self.complain("play-cannot-resume", file=str(game.path))
        return None

    def throw_away(self, games: list[Unfinished], number: str) -> None:
        """Never without asking twice."""
        game = picked(games, number)
        if game is None:
            self.say("play-go-on-how", last=len(games))
            return
        answer = self.ask("play-throw-away", game=described(self.texts, game))
        if answer in ("y", "yes", "o", self.texts.say("yes")):
            taken = self.take(game)
            if taken is not None:
                taken[0].remove()

    def show(self, games: list[Unfinished]) -> None:
        if len(games) == 1:
            self.say("play-unfinished", game=described(self.texts, games[0]))
            return
        self.say("play-unfinished-games")
        for number, game in enumerate(games, 1):
            line = Text.assemble((f"{number:>3}", KEY), f"  {described(self.texts, game)}")
            line.append("  " + time.strftime("%Y-%m-%d %H:%M", time.localtime(game.when)), style=QUIET)
            self.screen.say(line, hang=5)

    def say(self, message: str, **args: str | int) -> None:
        self.screen.say(self.texts.say(message, **args))

    def complain(self, message: str, **args: str | int) -> None:
        self.screen.say(self.texts.say(message, **args), style=ALARM)

    def ask(self, message: str, **args: str | int) -> str:
        self.say(message, **args)
        return self.reader.line("> ").strip().lower()


def picked(games: list[Unfinished], number: str) -> Unfinished | None:
    return games[int(number) - 1] if number.isdecimal() and 1 <= int(number) <= len(games) else None


def described(texts: Texts, game: Unfinished) -> str:
    """A game in a few words: Classic, Normal game, with Ann and 2 bots, round 12."""
    header = game.saved.game.header
    people = [seat.name for seat in game.saved.seats if seat.bot is None]
    bots = len(game.saved.seats) - len(people)
    players = people + [texts.say("play-count-bots", count=bots)] * (bots > 0)
    return texts.say(
        "play-unfinished-game",
        edition=edition_name(texts.language, header.edition.name),
        variant=texts.say(f"variant-{header.variant}"),
        players=texts.listed(players),
        round=int(game.saved.game.state.round),
    )

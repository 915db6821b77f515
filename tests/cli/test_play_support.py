"""What the tests of the terminal table share: a session with scripted lines and a screen of 80 columns to look at."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console

import passgo
from passgo import Game
from passgo.cli.table.autosave import Autosave
from passgo.cli.table.clock import Clock
from passgo.cli.table.journal import Journal, look
from passgo.cli.table.local_session import LocalSession
from passgo.cli.table.reader import Script
from passgo.cli.table.screen import Screen
from passgo.cli.table.seats import LocalSeat
from passgo.cli.table.storage import Saved
from passgo.testing import Table, table

Said = str | BaseException
SAME_PASSGO = {"PYTHONPATH": str(Path(passgo.__file__).parents[1])}  # for a program started in another folder
STATE = "state"  # where a session in a folder of its own keeps its game
NAMES = ["Ann", "Bella", "Carlo", "Dora"]


class Sitting:
    """A session that has run its lines, with everything it printed."""

    def __init__(self, session: LocalSession, paper: io.StringIO) -> None:
        self.session = session
        self.paper = paper

    @property
    def text(self) -> str:
        return self.paper.getvalue()

    @property
    def flat(self) -> str:
        """The text with every run of blanks as one: sentences whatever their line breaks."""
        return " ".join(self.text.split())

    @property
    def game(self) -> Game:
        return self.session.game

    def after(self, answer: str) -> str:
        """What was printed after an answer was typed, with blanks run together."""
        return " ".join(self.text.split(f"> {answer}\n", 1)[1].split())


def journals(folder: Path) -> list[Path]:
    """The files of unfinished games that sessions in a folder have left."""
    return sorted((folder / STATE).glob("*.passgo"))


def all_kept(folder: Path) -> list[Game]:
    return [look(path).game for path in journals(folder)]


def kept(folder: Path) -> Saved:
    """The only one."""
    (path,) = journals(folder)
    return look(path)


def taken_up(folder: Path, lines: Sequence[Said]) -> Sitting:
    """A session that goes on with the only unfinished game, after it has run."""
    (path,) = journals(folder)
    journal, saved = Journal.resume(path)
    sitting = new_session(saved.game, lines, folder, [seat.bot for seat in saved.seats], journal=journal)
    sitting.session.run()
    return sitting


def new_session(
    game: Game,
    lines: Sequence[Said],
    folder: Path,
    bots: Sequence[str | None] = (),
    language: str = "en",
    width: int = 80,
    clock: Clock | None = None,
    pace: float = 0.0,
    sleep: Callable[[float], None] = lambda seconds: None,
    journal: Journal | None = None,
) -> Sitting:
    """A session ready to run: the first seat is a person's and bots have the others, unless `bots` says otherwise."""
    names = game.header.names
    kinds = list(bots) or [None, *["simple"] * (len(names) - 1)]
    seats = [LocalSeat(name, kind) for name, kind in zip(names, kinds, strict=True)]
    paper = io.StringIO()
    screen = Screen(Console(file=paper, width=width, color_system=None, highlight=False, markup=False, emoji=False))
    autosave = Autosave(folder / STATE, journal)
    return Sitting(
        LocalSession(game, seats, language, screen, Script(lines), autosave, clock, pace, folder, sleep), paper
    )


def sat(
    game: Game,
    lines: Sequence[Said],
    folder: Path,
    bots: Sequence[str | None] = (),
    language: str = "en",
    width: int = 80,
    clock: Clock | None = None,
) -> Sitting:
    """The same, after it has run."""
    sitting = new_session(game, lines, folder, bots, language, width, clock)
    sitting.session.run()
    return sitting


def started(seed: int = 7, players: int = 4, variant: str = "normal", **settings: object) -> Game:
    chosen = {key.replace("__", "."): value for key, value in settings.items()}
    return Game.start("classic", players, seed, chosen, variant, names=NAMES[:players])


def named(prepared: Table) -> Game:
    """The game of a prepared table, with our names."""
    prepared.game.header.names[:] = NAMES[: len(prepared.game.header.names)]
    return prepared.game


def rich_ann() -> Table:
    """Ann has the light blue and the orange group, two of the railroads, and money; nobody has buildings."""
    prepared = table("classic", players=4)
    prepared.owns_group(0, "light blue", "orange").owns(0, "Reading Railroad", "Short Line")
    prepared.owns(1, "Boardwalk", "Water Works").owns(2, "Park Place").mortgaged("Short Line")
    return prepared


def piped(
    lines: str, folder: Path, *arguments: str, encoding: str = "utf-8", language: str = "C.UTF-8", **extra: str
) -> str:
    """What `passgo play` prints with these lines on its standard input."""
    environment = {
        **os.environ,
        **SAME_PASSGO,
        "PYTHONIOENCODING": encoding,
        "LC_ALL": language,
        "COLUMNS": "80",
        **extra,
    }
    done = subprocess.run(
        [sys.executable, "-m", "passgo", "play", *arguments],
        input=lines.encode(),
        capture_output=True,
        cwd=folder,
        env=environment,
        timeout=120,
    )
    assert done.stderr == b""
    assert done.returncode == 0
    return done.stdout.decode(encoding)

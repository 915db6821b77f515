"""Running commands inside the test, as a terminal of 80 columns without colour would."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from passgo import Game
from passgo.bots import bot
from passgo.cli.app import app
from tests.cli.terminals import Open, Terminal

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def state_home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A state folder for each test, so that no game is kept among those of whoever runs the tests."""
    home = tmp_path_factory.mktemp("state")
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    return home


@pytest.fixture
def passgo(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: object) -> Result:
        runner = CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1"})
        return runner.invoke(app, [str(argument) for argument in arguments], catch_exceptions=False)

    return run


@pytest.fixture
def terminal() -> Iterator[Open]:
    """Opens terminals, as many as a test wants: the folder to be in, then the command."""
    opened: list[Terminal] = []

    def run(folder: Path, *arguments: str, **extra: Any) -> Terminal:
        opened.append(Terminal(folder, *arguments, **extra))
        return opened[-1]

    yield run
    for one in opened:
        one.close()


@pytest.fixture
def refused(passgo: Run) -> Callable[..., str]:
    """Runs a command with something wrong in it; gives the one sentence it says."""

    def run(*arguments: object) -> str:
        result = passgo(*arguments)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert result.stderr.startswith("passgo: ")
        assert result.stderr.endswith(".\n")
        return result.stderr

    return run


@pytest.fixture
def game() -> Game:
    """A short game of three bots, ten turns in."""
    game = Game.start("classic", 3, seed=7, variant="short", names=["Ana", "Bob", "Cleo"])
    bots = [bot("simple", seat) for seat in range(3)]
    while game.state.turns < 10:
        decision = game.decision
        assert decision is not None
        game.play(bots[decision.player].choose(game))
    return game


@pytest.fixture
def record(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.passgo"
    path.write_text(game.record, encoding="utf-8")
    return path

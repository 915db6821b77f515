"""Running commands inside the test, as a terminal of 80 columns without colour would."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from passgo import Game
from passgo.bots import bot
from passgo.cli.app import app

Run = Callable[..., Result]


@pytest.fixture
def passgo(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: object) -> Result:
        runner = CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1"})
        return runner.invoke(app, [str(argument) for argument in arguments], catch_exceptions=False)

    return run


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

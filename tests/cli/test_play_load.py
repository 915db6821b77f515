"""`passgo play --load`: a saved game is what it is, and whoever names something else beside it is told so."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from passgo import Game
from passgo.cli.table.seats import LocalSeat
from passgo.cli.table.storage import write_save

Run = Callable[..., Result]
Refused = Callable[..., str]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "classic.json"
    seats = [LocalSeat("Ann", None), LocalSeat("Ben", "simple")]
    write_save(path, Game.start("classic", 2, seed=3, names=["Ann", "Ben"]), seats, None)
    return path


def test_another_edition_is_named_with_what_to_type(refused: Refused, saved: Path) -> None:
    said = refused("play", "mega", "--load", saved)
    assert said == (f"passgo: {saved} is a game of classic, not of mega; passgo play --load {saved} goes on with it.\n")


@pytest.mark.parametrize(
    ("more", "what"),
    [
        (("--variant", "short"), "variant"),
        (("--players", 3), "players"),
        (("--skin", "paris", "--seed", 9), "seed and skin"),
        (("--settings", "parking.jackpot=true"), "settings"),
        (("--humans", "Cleo"), "humans"),
        (("--bots", "strong"), "bots"),
    ],
)
def test_what_a_saved_game_has_already_cannot_be_chosen(
    refused: Refused, saved: Path, more: tuple[object, ...], what: str
) -> None:
    assert f"the game in {saved} has its own {what}, which cannot be chosen any more" in refused(
        "play", "--load", saved, *more
    )


@pytest.mark.parametrize(
    "more", [(), ("classic",), ("--players", "2", "--bots", "simple"), ("--settings", "parking.jackpot=false")]
)
def test_what_is_as_it_was_saved_goes_on(saved: Path, more: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "passgo", "play", *more, "--load", str(saved), "--lang", "en"]
    out = subprocess.run(command, input="board\nquit\n", capture_output=True, text=True, check=True)
    assert "Ann" in out.stdout and out.stderr == ""

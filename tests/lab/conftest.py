"""Commands for the lab's tests, as tests/cli has them, and a few short runs to report on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo import EDITIONS
from passgo.cli.app import app
from tests.cli.conftest import passgo, refused

__all__ = ["passgo", "refused"]


@pytest.fixture(scope="session")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A short run of every edition, and one with a house rule and two kinds of bots."""
    folder = tmp_path_factory.mktemp("runs")
    few = ["--games", "12", "--max-rounds", "40", "--workers", "1"]
    for edition in EDITIONS:
        CliRunner().invoke(app, ["simulate", edition, *few, "--out", str(folder / edition)])
    house = ["--settings", "parking.jackpot=true", "--bots", "simple,random"]
    CliRunner().invoke(app, ["simulate", "classic", *few, *house, "--out", str(folder / "jackpot")])
    timed = ["--variant", "timed", "--time-after", "15", "--skin", "paris"]  # all of them come to an end
    CliRunner().invoke(app, ["simulate", "classic", *few, *timed, "--out", str(folder / "timed")])
    CliRunner().invoke(app, ["simulate", "classic", *few, "--players", "3", "--out", str(folder / "three")])
    yield folder

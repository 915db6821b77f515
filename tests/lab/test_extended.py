"""A finished run is gone on with: the same bytes as if all its games had been played in one run."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from typer.testing import CliRunner, Result

from passgo.cli.app import app
from passgo.lab.folder import Folder
from passgo.lab.runner import Plan

Run = Callable[..., Result]
Refused = Callable[..., str]
WANTED = ("simulate", "classic", "--max-rounds", 12, "--bots", "simple,random", "--turns", "--parquet", "--workers", 1)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of 130 games, and one of 205."""
    home = tmp_path_factory.mktemp("extended")
    for games in (130, 205):
        command = [str(word) for word in (*WANTED, "--games", games, "--out", home / str(games))]
        assert CliRunner().invoke(app, command).exit_code == 0
    return home


@pytest.fixture
def short(shared: Path, tmp_path: Path) -> Path:
    return copytree(shared / "130", tmp_path / "run")


@pytest.mark.parametrize("workers", [1, 2])
def test_an_extended_run_is_the_longer_run(passgo: Run, shared: Path, short: Path, workers: int) -> None:
    result = passgo(*WANTED[:-1], workers, "--games", 205, "--out", short, "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["games"] == 205
    assert contents(short) == contents(shared / "205")
    assert {"games.csv", "games.parquet", "turns.csv", "totals.json"} <= set(contents(short))


def test_its_report_is_the_same_too(passgo: Run, shared: Path, short: Path) -> None:
    assert passgo(*WANTED, "--games", 205, "--out", short).exit_code == 0
    for folder in (short, shared / "205"):
        assert passgo("report", folder, "--out", folder.parent / "page.html").exit_code == 0
    pages, theirs = (
        {path.name: path.read_bytes() for path in folder.parent.glob("page*")} for folder in (short, shared / "205")
    )
    assert len(pages) == 10 and pages == theirs


def test_again_and_again(passgo: Run, shared: Path, tmp_path: Path) -> None:
    for games in (1, 49, 51, 205):
        assert passgo(*WANTED, "--games", games, "--out", tmp_path / "run").exit_code == 0
    assert contents(tmp_path / "run") == contents(shared / "205")


KILLED = """
import os, signal, sys
from passgo.cli import main
from passgo.lab.folder import Folder
METHOD = Folder.{method}
calls = []
def until(*arguments):
    if len(calls) == {count}:
        os.kill(os.getpid(), signal.SIGKILL)
    calls.append(1)
    return METHOD(*arguments)
Folder.{method} = until
main()
"""
MOVED = """
import os, signal
from passgo.cli import main
move, moved = os.replace, []
def replace(source, target):
    if "ready" in str(source.parent) and "ready" not in str(target.parent):
        if len(moved) == {count}:
            os.kill(os.getpid(), signal.SIGKILL)
        moved.append(1)
    move(source, target)
os.replace = replace
main()
"""


@pytest.mark.parametrize(
    "code",
    [
        KILLED.format(method="keep", count=1),
        KILLED.format(method="finish", count=0),
        KILLED.format(method="publish", count=0),
        MOVED.format(count=4),
        MOVED.format(count=18),
    ],
    ids=["playing", "tables", "publishing", "moving", "last-moved"],
)
def test_who_is_killed_while_extending_goes_on(passgo: Run, shared: Path, short: Path, code: str) -> None:
    command = [*map(str, WANTED), "--games", "205", "--out", str(short)]
    dead = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, check=False)
    assert dead.returncode == -9, dead.stderr
    assert passgo(*command).exit_code == 0
    assert contents(short) == contents(shared / "205")


def test_while_it_is_extended_the_finished_run_is_still_there(passgo: Run, short: Path) -> None:
    command = [*map(str, WANTED), "--games", "205", "--out", str(short)]
    code = KILLED.format(method="keep", count=1)
    subprocess.run([sys.executable, "-c", code, *command], capture_output=True, check=False)
    assert (short / "unfinished").exists()
    assert passgo("report", short, "--no-png").exit_code == 0
    assert "130 games" in (short / "report.html").read_text(encoding="utf-8")
    same = passgo(*WANTED, "--games", 130, "--out", short, "--json")
    assert json.loads(same.stdout)["games"] == 130


def test_half_moved_files_are_no_run(refused: Refused, short: Path) -> None:
    command = [*map(str, WANTED), "--games", "205", "--out", str(short)]
    subprocess.run([sys.executable, "-c", MOVED.format(count=4), *command], capture_output=True, check=False)
    assert "was interrupted after" in refused("report", short)


def test_another_number_may_be_asked_for_after_an_interruption(passgo: Run, shared: Path, short: Path) -> None:
    command = [*map(str, WANTED), "--out", str(short)]
    code = KILLED.format(method="keep", count=2)
    subprocess.run([sys.executable, "-c", code, *command, "--games", "190"], capture_output=True, check=False)
    assert passgo(*command, "--games", 205).exit_code == 0
    assert contents(short) == contents(shared / "205")


def test_parquet_can_be_asked_for_later(passgo: Run, shared: Path, tmp_path: Path) -> None:
    plain = [word for word in WANTED if word != "--parquet"]
    assert passgo(*plain, "--games", 205, "--out", tmp_path / "run").exit_code == 0
    assert not list((tmp_path / "run").glob("*.parquet"))
    assert passgo(*WANTED, "--games", 205, "--out", tmp_path / "run").exit_code == 0
    assert contents(tmp_path / "run") == contents(shared / "205")


def test_parquet_is_kept_up(passgo: Run, shared: Path, short: Path) -> None:
    plain = [word for word in WANTED if word != "--parquet"]
    assert passgo(*plain, "--games", 205, "--out", short).exit_code == 0
    assert contents(short) == contents(shared / "205")


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--bots", "simple"), "holds another run (different: bots)"),
        (("--seed", 1), "holds another run (different: seed)"),
        (("--settings", "parking.jackpot=true"), "holds another run (different: settings)"),
        (("--players", 3, "--variant", "short"), "holds another run (different: players, variant)"),
        (("--games", 100), "holds a run of 130 games already, which is more than 100"),
        (("--games", 100, "--lang", "fr"), "contient déjà une série de 130 parties, plus que 100"),
    ],
)
def test_what_is_not_gone_on_with(refused: Refused, short: Path, more: tuple[object, ...], sentence: str) -> None:
    before = contents(short)
    assert sentence in refused(*WANTED, "--games", 205, "--out", short, *more)
    assert contents(short) == before


def test_another_version_does_not_go_on(refused: Refused, short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.lab.folder.__version__", "9.9.9")
    assert "and this is passgo 9.9.9" in refused(*WANTED, "--games", 205, "--out", short)


def test_damaged_tables_are_not_gone_on_with(refused: Refused, short: Path) -> None:
    games = short / "games.csv"
    games.write_text(games.read_text().replace("limit", "count", 1))
    assert f"{games} is missing, damaged or changed" in refused(*WANTED, "--games", 205, "--out", short)


def test_only_what_is_missing_is_played(shared: Path) -> None:
    plan = Plan("classic", bots=("simple", "random"), max_rounds=12)
    folder = Folder(shared / "130", plan, 205, turns=True)
    assert folder.missing() == [(130, 50), (180, 25)]

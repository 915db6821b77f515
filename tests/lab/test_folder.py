"""Runs kept in folders: the same bytes from any number of workers, and from runs that were interrupted."""

import csv
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import polars
import pytest
from typer.testing import Result

from passgo.lab.chunks import Chunk
from passgo.lab.folder import Folder, checksum
from passgo.lab.runner import Plan
from passgo.lab.schema import SCHEMAS

Run = Callable[..., Result]
WANTED = ("simulate", "classic", "--games", 170, "--max-rounds", 12, "--bots", "simple,random", "--turns")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture
def alone(passgo: Run, tmp_path: Path) -> dict[str, bytes]:
    """What one worker makes of it."""
    assert passgo(*WANTED, "--out", tmp_path / "alone", "--workers", 1).exit_code == 0
    return contents(tmp_path / "alone")


def test_two_workers_write_the_same_bytes(passgo: Run, tmp_path: Path, alone: dict[str, bytes]) -> None:
    assert passgo(*WANTED, "--out", tmp_path / "two", "--workers", 2).exit_code == 0
    assert contents(tmp_path / "two") == alone
    assert set(alone) == {"manifest.json", "totals.json", *(f"{table}.csv" for table in SCHEMAS)}


KILLED = """
import os, signal, sys
from passgo.cli import main
from passgo.lab.folder import Folder
keep, kept = Folder.keep, []
def keep_two(self, piece, chunk):
    if len(kept) == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    kept.append(piece)
    keep(self, piece, chunk)
Folder.keep = keep_two
main()
"""


def test_a_killed_run_goes_on(passgo: Run, tmp_path: Path, alone: dict[str, bytes]) -> None:
    command = [*map(str, WANTED), "--out", str(tmp_path / "killed")]
    dead = subprocess.run([sys.executable, "-c", KILLED, *command, "--workers", "1"], capture_output=True, check=False)
    assert dead.returncode == -signal.SIGKILL
    left = sorted(path.name for path in (tmp_path / "killed" / "unfinished").iterdir())
    assert left == ["000000000.chunk", "000000050.chunk", "plan.json"]
    (tmp_path / "killed" / "unfinished" / left[1]).write_text('{"half')  # as a full disk might leave it
    assert passgo(*command, "--workers", 2).exit_code == 0
    assert contents(tmp_path / "killed") == alone


def test_ctrl_c_keeps_what_is_done(
    passgo: Run, tmp_path: Path, alone: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Folder.keep
    calls: list[tuple[int, int]] = []

    def interrupted(self: Folder, piece: tuple[int, int], chunk: Chunk) -> None:
        if len(calls) == 1:
            raise KeyboardInterrupt
        calls.append(piece)
        keep(self, piece, chunk)

    with monkeypatch.context() as patch:
        patch.setattr(Folder, "keep", interrupted)
        stopped = passgo(*WANTED, "--out", tmp_path / "stopped", "--workers", 2)
    assert stopped.exit_code == 130
    assert stopped.stderr == "50 of 170 games are kept; the same command goes on with them.\n"
    assert passgo(*WANTED, "--out", tmp_path / "stopped", "--workers", 2).exit_code == 0
    assert contents(tmp_path / "stopped") == alone


def test_a_finished_run_is_not_played_again(passgo: Run, tmp_path: Path, alone: dict[str, bytes]) -> None:
    again = passgo(*WANTED, "--out", tmp_path / "alone", "--json")
    assert again.exit_code == 0
    assert json.loads(again.stdout) == json.loads(alone["manifest.json"])["summary"]
    assert contents(tmp_path / "alone") == alone


def test_another_plan_in_the_same_folder_is_refused(refused: Callable[..., str], tmp_path: Path, passgo: Run) -> None:
    few = ("simulate", "classic", "--games", 2, "--max-rounds", 3, "--out", tmp_path / "run")
    assert passgo(*few).exit_code == 0
    assert "holds another run (different: seed)" in refused(*few, "--seed", 5)
    assert "holds a run of 2 games already, which is more than 1" in refused(*few, "--games", 1)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    assert "holds something else" in refused(*few[:-1], tmp_path / "mine")


def test_what_another_version_began_is_not_gone_on_with(
    refused: Callable[..., str], tmp_path: Path, passgo: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = ("simulate", "classic", "--games", 2, "--max-rounds", 3, "--out")
    for folder, finish in (("finished", Folder.finish), ("begun", interrupted)):
        with monkeypatch.context() as patch:
            patch.setattr("passgo.lab.folder.__version__", "0.0.9")
            patch.setattr(Folder, "finish", finish)
            passgo(*few, tmp_path / folder)
        said = refused(*few, tmp_path / folder)
        assert "holds a run of passgo 0.0.9, and this is passgo" in said
        assert "une série de passgo 0.0.9" in refused(*few, tmp_path / folder, "--lang", "fr")


def interrupted(folder: Folder, parquet: bool) -> None:
    raise KeyboardInterrupt


def test_the_tables_fit_each_other(alone: dict[str, bytes], tmp_path: Path) -> None:
    def table(name: str) -> list[dict[str, str]]:
        return list(csv.DictReader(alone[f"{name}.csv"].decode().splitlines()))

    games, players, turns = table("games"), table("players"), table("turns")
    assert [int(row["game"]) for row in games] == list(range(170))
    assert len(players) == 4 * 170
    assert len(turns) == 4 * sum(int(row["rounds"]) for row in games)
    summary = json.loads(alone["manifest.json"])["summary"]
    assert sum(int(row["rolls"]) for row in games) == summary["rolls"]
    assert sum(float(row["share"]) for row in table("spaces")) == pytest.approx(1, abs=1e-3)
    assert sum(int(row["earned"]) for row in table("deeds")) == sum(int(row["earned"]) for row in table("groups"))
    for row in table("groups"):
        assert int(row["money"]) == sum(int(row[key]) for key in ("price", "built", "interest")) - int(row["back"])
        assert float(row["return"]) == pytest.approx(int(row["earned"]) / int(row["money"]), abs=1e-5)
    for name, digest in json.loads(alone["manifest.json"])["files"].items():
        assert checksum(tmp_path / "alone" / name) == digest


def test_parquet(passgo: Run, tmp_path: Path) -> None:
    few = ("simulate", "classic", "--games", 3, "--max-rounds", 4, "--out", tmp_path / "run", "--parquet")
    assert passgo(*few).exit_code == 0
    assert polars.read_parquet(tmp_path / "run" / "players.parquet").height == 12
    assert polars.read_parquet(tmp_path / "run" / "spaces.parquet")["landings"].sum() > 0


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    """On a real Ray with two workers, in a process of its own."""
    command = [sys.executable, "-m", "passgo", "simulate", "classic", "--games", "120", "--max-rounds", "5"]
    for extra in (["--ray", "--workers", "2"], ["--workers", "1"]):
        folder = tmp_path / extra[0]
        subprocess.run([*command, "--out", str(folder), *extra], check=True, capture_output=True)
    assert contents(tmp_path / "--ray") == contents(tmp_path / "--workers")


def test_a_folder_is_checked_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ValueError, match="holds something else"):
        Folder(tmp_path / "file", Plan("classic"), 10)

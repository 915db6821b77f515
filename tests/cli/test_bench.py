"""Measuring speed, with next to no time for it."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import Result

from passgo.engine.columns import COMPILED
from passgo.lab import bench
from passgo.lab.limit import Limit, NoLimit

Run = Callable[..., Result]
Refused = Callable[..., str]
WORKLOADS = ("classic simple", "classic random", "mega simple", "ultimate simple")
HAS_COMPILER = shutil.which("cc") is not None


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    short = {name: replace(plan, max_rounds=3) for name, plan in bench.WORKLOADS.items()}
    monkeypatch.setattr(bench, "WORKLOADS", short)


def test_json(passgo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    data = json.loads(passgo("bench", "--seconds", "0.05", "--json").stdout)
    limit = data["limit"]["rolls_per_second"]
    assert limit > 100_000 if HAS_COMPILER else limit is None
    for name in WORKLOADS:
        assert data[name]["rolls_per_second"] > data[name]["games_per_second"] > 0
        of_limit = pytest.approx(data[name]["rolls_per_second"] / limit) if HAS_COMPILER else None
        assert data[name]["of_limit"] == of_limit
    assert 0 < data["copy classic"]["microseconds"] < 1000
    assert 0 < data["copy ultimate"]["microseconds"] < 1000
    assert 10 < data["memory ultimate"]["kilobytes"] < 100
    for name in ("batch classic", "batch ultimate", "pettingzoo classic", "gymnasium classic"):
        assert data[f"steps {name}"]["steps_per_second"] > 0
    assert data["compiled"] is COMPILED


def test_without_a_compiler(passgo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    data = json.loads(passgo("bench", "--seconds", "0.05", "--json").stdout)
    assert data["limit"] == {"rolls_per_second": None}
    assert data["classic simple"]["of_limit"] is None
    out = passgo("bench", "--seconds", "0.05").stdout
    assert "there is no C compiler (no-such-compiler) on this machine" in " ".join(out.split())
    assert all(name in out for name in WORKLOADS)
    assert "A game of ultimate at a full table takes" in out
    assert "steps a second: batch classic." in " ".join(out.split())
    assert max(map(len, out.splitlines())) <= 80


def test_a_compiler_that_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "false")
    with pytest.raises(NoLimit, match="did not compile"):
        Limit(tmp_path)


def test_the_program_in_c_comes_with_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.chdir(tmp_path)  # far from any checkout
    if HAS_COMPILER:
        rolls, games = Limit(tmp_path).run(20)
        assert rolls > games > 0
    else:
        with pytest.raises(NoLimit, match="there is no C compiler"):
            Limit(tmp_path)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9"])
def test_no_time_is_refused(refused: Refused, seconds: str) -> None:
    assert "--seconds takes a number above 0 and up to 3600" in refused("bench", "--seconds", seconds)
    assert "'--seconds': Input should be a valid number" in refused("bench", "--seconds", "soon")

"""Sweeps: the same seeds in every cell, differences over pairs of games, tables and pictures."""

import json
import re
from collections.abc import Callable
from math import isnan
from pathlib import Path
from random import Random
from typing import Any

import polars
import pytest
from typer.testing import Result

from passgo.lab import load, simulate, sweep
from passgo.lab.chunks import Chunk
from passgo.lab.folder import Folder
from passgo.lab.schema import CELLS, FIGURES
from passgo.lab.statistics import (
    Estimate,
    correlation,
    mean,
    paired_difference,
    paired_rate_difference,
    rate,
    rate_difference,
)
from passgo.lab.sweeps import Sweep

Run = Callable[..., Result]
Refused = Callable[..., str]
FEW = ("--games", 30, "--max-rounds", 25, "--workers", 1)


@pytest.fixture(scope="module")
def result() -> Sweep:
    return sweep(
        "classic",
        vary={"parking.jackpot": [False, True]},
        players=[3, 4],
        bots=["simple,random"],
        games=25,
        seed=40,
        max_rounds=30,
        workers=1,
    )


def test_every_choice_is_a_cell_and_the_first_of_everything_is_the_first(result: Sweep) -> None:
    assert result.cells["name"] == [
        f"players={players} parking.jackpot={jackpot}" for players in (3, 4) for jackpot in ("false", "true")
    ]
    assert result.cells["players"] == [3, 3, 4, 4]
    assert result.cells["bots"] == ["simple,random"] * 4
    assert [row["settings"] for row in result.cells] == ["parking.jackpot=false", "parking.jackpot=true"] * 2
    assert "4 cells of 25 games" in repr(result)


def test_the_same_seeds_are_played_in_all_cells(result: Sweep) -> None:
    seeds = list(range(40, 65))
    assert all(run.games["seed"] == seeds for run in result.runs)
    three = [run.games["first"] for run in result.runs[:2]]
    assert three[0] == three[1]  # the dice that decide who begins fall alike
    alone = simulate("classic", players=3, bots="simple,random", games=25, seed=40, max_rounds=30, workers=1)
    base = result.runs[0]
    for name in ("rounds", "rolls", "winner", "first", "ended"):
        assert alone.games[name] == base.games[name]


def test_figures_are_those_of_the_tables(result: Sweep) -> None:
    for number, run in enumerate(result.runs):
        found = {row["figure"]: row for row in result.figures if row["cell"] == number}
        games, players = run.games.polars(), run.players.polars()
        assert found["rounds"]["value"] == pytest.approx(games["rounds"].mean())
        assert found["decided"]["value"] == pytest.approx((games["winners"] > 0).mean())
        assert found["first_wins"]["value"] == pytest.approx(players.filter(order=0)["won"].sum() / 25)
        assert found["bankruptcies"]["value"] == pytest.approx((players["bankrupt_round"] > 0).sum() / 25)
        by_game = players.filter(bot="simple").group_by("game").agg(polars.col("won").mean())
        assert found["wins:simple"]["value"] == pytest.approx(by_game["won"].mean())


def test_differences_are_over_pairs(result: Sweep) -> None:
    pairs = result.pairs.polars()
    assert pairs.height == 4 * 25 * 6
    first, second = (pairs.filter(cell=cell, figure="rounds").sort("seed")["value"].to_list() for cell in (0, 1))
    row = next(row for row in result.figures if (row["cell"], row["figure"]) == (1, "rounds"))
    wanted = paired_difference(second, first)
    assert (row["difference"], row["difference_low"], row["difference_high"]) == pytest.approx(tuple(wanted))
    assert row["correlation"] == pytest.approx(correlation(first, second))


def test_what_cannot_be_compared_has_no_difference(result: Sweep) -> None:
    for row in result.figures:
        assert isinstance(row["difference"], float) and isinstance(row["figure"], str)
        wins = "wins" in row["figure"]
        alone = row["cell"] == 0 or (wins and row["cell"] in (2, 3))  # four players win less than three
        assert isnan(row["difference"]) == alone


def test_frames_have_their_schemas(result: Sweep) -> None:
    assert dict(result.cells.polars().schema) == CELLS.polars()
    assert dict(result.figures.polars().schema) == FIGURES.polars()


def test_a_notebook_shows_the_picture(result: Sweep) -> None:
    svg = result._repr_svg_()
    assert svg.startswith("<svg xmlns=") and "Rounds a game" in svg and "prefers-color-scheme: dark" in svg
    assert "Tours de table par partie" in result.svg("fr")


def coverage(make: Callable[[Random], tuple[list[float], list[float]]], interval: Any, truth: float) -> float:
    chance = Random(1)
    found: list[Estimate] = [interval(*make(chance)) for _ in range(600)]
    return sum(each.low <= truth <= each.high for each in found) / len(found)


def wins_in_pairs(chance: Random) -> tuple[list[float], list[float]]:
    """Games that both win with the same luck: rates of 0.3 and 0.25, strongly correlated."""
    luck = [chance.random() for _ in range(200)]
    fresh = [chance.random() if chance.random() < 0.3 else own for own in luck]
    return [float(own < 0.3) for own in luck], [float(own < 0.25) for own in fresh]


def lengths_in_pairs(chance: Random) -> tuple[list[float], list[float]]:
    common = [chance.gauss(50, 10) for _ in range(200)]
    return [each + 2 + chance.gauss(0, 3) for each in common], [each + chance.gauss(0, 3) for each in common]


def test_intervals_of_pairs_hold_what_they_promise() -> None:
    assert 0.93 <= coverage(wins_in_pairs, paired_rate_difference, 0.05) <= 0.975
    assert 0.93 <= coverage(lengths_in_pairs, paired_difference, 2.0) <= 0.975


def test_pairs_tell_more_than_as_many_games_apart() -> None:
    later, earlier = wins_in_pairs(Random(5))
    alone = rate_difference(rate(sum(later), 200), rate(sum(earlier), 200))
    paired = paired_rate_difference(later, earlier)
    assert paired.value == alone.value
    assert paired.error < 0.75 * alone.error
    longer, shorter = lengths_in_pairs(Random(5))
    apart = [mean(200, sum(each), sum(x * x for x in each)) for each in (longer, shorter)]
    assert paired_difference(longer, shorter).error < 0.5 * (apart[0].error ** 2 + apart[1].error ** 2) ** 0.5


def test_games_that_all_end_alike_leave_something_open() -> None:
    same = paired_rate_difference([1.0] * 50, [1.0] * 50)
    assert same.value == 0 and same.low < -0.05 and same.high > 0.05
    assert correlation([1.0, 1.0], [0.0, 1.0]) == 0


# the command


def test_the_command_prints_a_table_for_each_figure(passgo: Run) -> None:
    result = passgo("sweep", "classic", *FEW, "--vary", "parking.jackpot", "--players", "2,4")
    assert result.exit_code == 0
    told = " ".join(result.stdout.split())
    assert "4 cells of 30 games, seeds 0 to 29 in each; compared with players=2 parking.jackpot=false" in told
    for words in ("rounds a game", "games with a winner", "bankruptcies a game", "wins when rolling first"):
        assert f"  {words}" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    french = passgo("sweep", "classic", *FEW, "--vary", "parking.jackpot", "--lang", "fr").stdout
    assert "tours de table par partie" in french and "écart" in french and "difference" not in french


def test_json(passgo: Run) -> None:
    said = ("sweep", "classic", "mega", *FEW, "--variant", "normal,short", "--bots", "simple", "--json")
    result = passgo(*said, "--bots", "simple,random")
    assert result.exit_code == 0 and result.stderr == ""
    told = json.loads(result.stdout, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))
    assert len(told["cells"]) == 8
    assert told["intervals"]["level"] == 0.95 and "Newcombe" in told["intervals"]["differences"]
    names = [cell["name"] for cell in told["cells"]]
    assert names[0] == "classic normal simple" and names[-1] == "mega short simple,random"
    assert told["cells"][0]["figures"]["rounds"]["difference"] is None
    last = told["cells"][-1]["figures"]["rounds"]
    assert last["difference_low"] <= last["difference"] <= last["difference_high"]


def test_a_folder_keeps_a_run_for_each_cell(passgo: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ("sweep", "classic", *FEW, "--vary", "parking.jackpot=false,true", "--out", tmp_path / "kept")
    first = passgo(*said)
    assert first.exit_code == 0 and "Tables and pictures in" in first.stdout
    kept = tmp_path / "kept"
    cells = polars.read_csv(kept / "cells.csv", schema=CELLS.polars())
    figures = polars.read_csv(kept / "figures.csv", schema=FIGURES.polars())
    assert {path.name for path in kept.iterdir()} == {
        *("cells.csv", "figures.csv", "sweep.svg", "sweep.png"),
        *cells["run"],
    }
    assert dict(polars.read_csv(kept / "figures.csv").schema) == FIGURES.polars()
    run = load(kept / cells["run"][1])
    assert run.summary["settings"] == {"parking.jackpot": True}
    means = figures.filter(figure="rounds")["value"].to_list()
    assert means[1] == pytest.approx(sum(run.games["rounds"]) / 30, abs=1e-5)
    assert (kept / "sweep.png").read_bytes().startswith(b"\x89PNG")
    assert passgo("report", kept / cells["run"][0], "--compare", kept / cells["run"][1], "--no-png").exit_code == 0
    before = {path.name: path.read_bytes() for path in kept.glob("*.csv")}
    monkeypatch.setattr("passgo.lab.running.kept_chunk", lambda *_: pytest.fail("played again"))
    assert passgo(*said).exit_code == 0
    assert {path.name: path.read_bytes() for path in kept.glob("*.csv")} == before


def test_an_interrupted_sweep_goes_on(passgo: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ("sweep", "classic", "--games", 120, "--max-rounds", 5, "--workers", 1, "--vary", "parking.jackpot")
    whole = passgo(*said, "--out", tmp_path / "whole")
    keep = Folder.keep
    kept: list[tuple[int, int]] = []

    def interrupted(self: Folder, piece: tuple[int, int], chunk: Chunk) -> None:
        if len(kept) == 4:  # in the middle of the second cell
            raise KeyboardInterrupt
        kept.append(piece)
        keep(self, piece, chunk)

    with monkeypatch.context() as patch:
        patch.setattr(Folder, "keep", interrupted)
        stopped = passgo(*said, "--out", tmp_path / "stopped")
    assert stopped.exit_code == 130
    assert stopped.stderr == "What is played is kept; the same command goes on with it.\n"
    again = passgo(*said, "--out", tmp_path / "stopped")
    assert again.stdout.replace("stopped", "whole") == whole.stdout
    files = [
        {path.relative_to(home): path.read_bytes() for path in home.rglob("*") if path.is_file()}
        for home in (tmp_path / "whole", tmp_path / "stopped")
    ]
    assert files[0] == files[1]


def test_a_kept_sweep_is_the_sweep_in_memory(tmp_path: Path) -> None:
    chosen: dict[str, Any] = {"vary": {"parking.jackpot": [False, True]}, "games": 12, "max_rounds": 15, "workers": 1}
    memory, kept = sweep("classic", **chosen), sweep("classic", **chosen, out=tmp_path / "kept")
    assert str(memory.figures.rows()) == str(kept.figures.rows())
    longer = sweep("classic", **{**chosen, "games": 20}, out=tmp_path / "kept")  # goes on with each cell
    assert longer.cells["games"] == [20, 20]


def test_values_with_commas_are_given_one_by_one(passgo: Run) -> None:
    faces = [f"dice.speed_faces={value}" for value in ("1,2,3,M,M,B", "1,2,3,M,B,B")]
    result = passgo("sweep", "mega", *FEW, "--json", "--vary", faces[0], "--vary", faces[1])
    assert [cell["name"] for cell in json.loads(result.stdout)["cells"]] == faces


BAD = {
    "nothing varies: a sweep needs several editions": ("classic",),
    "there is no setting 'parking.jackpott'; there are: auction.min_bid": ("classic", "--vary", "parking.jackpott"),
    "setting parking.jackpot cannot be 'maybe'; allowed: true or false": (
        *("classic", "--vary", "parking.jackpot=true,maybe"),
    ),
    "say which values auction.min_bid shall have": ("classic", "--vary", "auction.min_bid"),
    "parking.jackpot cannot both vary and be set": (
        *("classic", "--vary", "parking.jackpot", "--settings", "parking.jackpot=true"),
    ),
    "two cells are the same game": ("classic", "--players", "4,4"),
    "--players takes whole numbers with commas between them, such as 2,3,4, not 'two'": ("classic", "--players", "two"),
    "classic is for 2 to 8 players, not 9": ("classic", "--players", "2,9"),
    "there is no edition 'chess'": ("classic", "chess"),
    "there is no bot 'genius'": ("classic", "--bots", "simple", "--bots", "simple,genius"),
    "classic has no variant 'long'": ("classic", "--variant", "normal,long"),
    "'--games': Input should be greater than or equal to 1": ("classic", "--vary", "parking.jackpot", "--games", 0),
}


@pytest.mark.parametrize("sentence", BAD)
def test_wrong_ones_are_refused_before_anything_is_played(refused: Refused, sentence: str) -> None:
    assert sentence in refused("sweep", *BAD[sentence])


def test_a_folder_with_something_else_is_refused(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert "holds something else" in refused("sweep", "classic", "--vary", "parking.jackpot", "--out", tmp_path)


def test_all_values_begin_with_the_default(passgo: Run) -> None:
    told = json.loads(passgo("sweep", "classic", *FEW, "--vary", "salary.go_land", "--json").stdout)
    assert [cell["name"] for cell in told["cells"]] == ["salary.go_land=200", "salary.go_land=400"]
    assert all(re.fullmatch(r"r[0-9a-f]{10}", cell["run"]) for cell in told["cells"])

"""Many games from the command line."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from passgo.engine.columns import COMPILED
from tests.cli.test_play_support import SAME_PASSGO

Run = Callable[..., Result]
Refused = Callable[..., str]
FEW = ("simulate", "classic", "--games", 4, "--max-rounds", 30)


def data(result: Result) -> dict[str, Any]:
    assert result.exit_code == 0
    assert result.stderr == ""
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_json(passgo: Run) -> None:
    run = data(passgo(*FEW, "--bots", "simple,random", "--seed", 3, "--json"))
    assert (run["edition"], run["version"], run["variant"], run["skin"]) == ("classic", 2, "normal", "us")
    assert (run["games"], run["players"], run["seed"], run["max_rounds"]) == (4, 4, 3, 30)
    assert run["bots"] == ["simple", "random"]
    assert run["settings"] == {}
    assert run["compiled"] is COMPILED
    assert run["rolls"] > 100
    assert run["rolls_per_second"] == pytest.approx(run["rolls"] / run["seconds"])
    assert run["games_per_second"] == pytest.approx(4 / run["seconds"])
    assert set(run["rounds"]) == {"mean", "mean_low", "mean_high", "median", "p90"}
    assert run["capped"] == 1 - run["finished"] / 4
    assert len(run["wins_by_seat"]) == 4
    assert set(run["wins_by_bot"]) == {"simple", "random"}
    assert run["seats_by_bot"] == {"simple": 8, "random": 8}
    assert len(run["digest"]) == 64


def test_json_has_wins_by_order_of_play_and_intervals(passgo: Run) -> None:
    timed = ("--variant", "timed", "--time-after", 8)  # all games find a winner
    run = data(passgo("simulate", "classic", "--games", 20, *timed, "--bots", "simple,random,random", "--json"))
    assert run["finished"] == 20 and run["intervals"] == {"level": 0.95, "rates": "Wilson", "means": "normal"}
    assert run["finished_rate"]["rate"] == 1 and run["finished_rate"]["low"] == pytest.approx(0.8389, abs=1e-4)
    assert sum(run["wins_by_order"]) == sum(run["wins_by_seat"]) == pytest.approx(20)
    assert run["wins_by_order"] != run["wins_by_seat"]
    rates = run["win_rates"]
    for by in ("seat", "order"):
        for wins, sure in zip(run[f"wins_by_{by}"], rates[f"by_{by}"], strict=True):
            assert sure["rate"] == pytest.approx(wins / 20)
            assert 0 <= sure["low"] < sure["rate"] < sure["high"] <= 1 or wins in (0, 20)
    for bot, sure in rates["by_bot"].items():  # of its seats, so that more of them are no advantage
        assert sure["rate"] == pytest.approx(run["wins_by_bot"][bot] / run["seats_by_bot"][bot])
    assert run["rounds"]["mean_low"] <= run["rounds"]["mean"] <= run["rounds"]["mean_high"]


def test_the_same_seed_gives_the_same_run(passgo: Run) -> None:
    first, second = (data(passgo(*FEW, "--seed", 5, "--json")) for _ in range(2))
    timing = {"seconds", "rolls_per_second", "games_per_second"}
    assert {key: first[key] for key in first if key not in timing} == {
        key: second[key] for key in second if key not in timing
    }
    assert data(passgo(*FEW, "--seed", 6, "--json"))["digest"] != first["digest"]


def test_a_table_for_people(passgo: Run) -> None:
    out = passgo(*FEW, "parking.jackpot=true").stdout
    for word in (
        "games",
        "rounds a game",
        "wins of seat 3",
        "wins of who rolls second",
        "wins of simple",
        "parking.jackpot=true",
        "speed",
        "digest",
    ):
        assert word in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_table_in_french(passgo: Run, tmp_path: Path) -> None:
    out = passgo(*FEW, "parking.jackpot=true", "--lang", "fr", "--out", tmp_path).stdout.replace("\u00a0", " ")
    for words in (
        "Classique · Partie normale · 4 joueurs · graine 0",
        "tours de table par partie",
        "victoires de la place 3",
        "victoires de qui lance en premier",
        "victoires de simple",
        "parking.jackpot=true",
        "Taxes, amendes et cautions",
        "vitesse",
        "empreinte",
        f"Tables dans {tmp_path} ; passgo report {tmp_path} les dessine.",
    ):
        assert words in out
    assert "wins" not in out


@pytest.mark.parametrize(("system", "word"), [("fr_FR.UTF-8", "empreinte"), ("C.UTF-8", "digest")])
def test_the_systems_language(passgo: Run, monkeypatch: pytest.MonkeyPatch, system: str, word: str) -> None:
    monkeypatch.setenv("LC_ALL", system)
    assert word in passgo(*FEW).stdout
    assert "digest" in passgo(*FEW, "--lang", "en").stdout


def test_the_language_changes_nothing_in_json(passgo: Run) -> None:
    english, french = (data(passgo(*FEW, "--json", "--lang", language)) for language in ("en", "fr"))
    assert set(english) == set(french)
    assert english["digest"] == french["digest"]


@pytest.mark.parametrize(
    "said",
    [
        ("--settings", "parking.jackpot=true", "--settings", "salary.go_land=400"),
        ("--settings", "parking.jackpot=true,salary.go_land=400"),
        ("--settings", "parking.jackpot=true", "salary.go_land=400"),
    ],
)
def test_settings(passgo: Run, said: tuple[str, ...]) -> None:
    run = data(passgo(*FEW, "--json", *said))
    assert run["settings"] == {"parking.jackpot": True, "salary.go_land": "400"}


def test_variant_and_skin(passgo: Run) -> None:
    run = data(passgo(*FEW, "--variant", "timed", "--skin", "london", "--time-after", 5, "--json"))
    assert (run["variant"], run["skin"], run["time_after"]) == ("timed", "london", 5)
    assert run["settings"] == {"cards.deck": "london"}
    assert run["finished"] == 4
    assert run["rounds"]["p90"] <= 6


FRENCH = {
    "il n’y a pas de robot 'genius' ; il y a : random, gentle, simple": ("--bots", "simple,genius"),
    "--turns et --parquet disent quoi garder, il leur faut donc --out DIR": ("--turns",),
    "there is no language 'de'; there are: en, fr": ("--lang", "de"),
}


@pytest.mark.parametrize("sentence", FRENCH)
def test_wrong_ones_are_refused_in_french(refused: Refused, sentence: str) -> None:
    assert sentence in refused(*FEW, "--lang", "fr", *FRENCH[sentence]).replace("\u00a0", " ")


BAD = {
    "there is no edition 'chess'; there are: classic": ("chess",),
    "classic has no variant 'long'; it has: normal, short, timed": ("classic", "--variant", "long"),
    "classic has no skin 'mars'; it has: us, london, paris, springfield": ("classic", "--skin", "mars"),
    "there is no bot 'genius'; there are: random, gentle, simple": ("classic", "--bots", "simple,genius"),
    "there is no bot ''": ("classic", "--bots", ""),
    "classic has no setting 'a.b'; it has: auction.min_bid": ("classic", "--settings", "a.b=1"),
    "setting parking.jackpot cannot be 'maybe'; allowed: true or false": ("classic", "parking.jackpot=maybe"),
    "a setting is written key=value": ("classic", "--settings", "parking"),
    "classic is for 2 to 8 players, not 1": ("classic", "--players", 1),
    "classic is for 2 to 8 players, not 9": ("classic", "--players", 9),
    "'--games': Input should be greater than or equal to 1": ("classic", "--games", 0),
    "'--seed': Input should be greater than or equal to 0": ("classic", "--seed", -1),
    "a seed is a whole number from 0 to 9007199254740992, not 9007199254740993": ("classic", "--seed", 2**53 + 1),
    "'--max-rounds': Input should be greater than or equal to 1": ("classic", "--max-rounds", 0),
    "'--time-after': Input should be greater than or equal to 1": ("classic", "--time-after", 0),
    "'--games': Input should be a valid integer": ("classic", "--games", "many"),
    "EDITION": (),
}


@pytest.mark.parametrize("sentence", BAD)
def test_wrong_ones_are_refused(refused: Refused, sentence: str) -> None:
    assert sentence in refused("simulate", *BAD[sentence])


@pytest.mark.parametrize(("language", "words"), [("en", "cannot be written: "), ("fr", "impossible d’écrire ")])
def test_a_folder_that_cannot_be(refused: Refused, tmp_path: Path, language: str, words: str) -> None:
    (tmp_path / "file").write_text("mine")
    for place in (tmp_path / "file" / "run", Path("/proc/run")):
        said = refused(*FEW, "--out", place, "--lang", language)
        assert words in said and str(place) in said
    assert (tmp_path / "file").read_text() == "mine"


def test_a_full_disk_loses_nothing(passgo: Run, tmp_path: Path) -> None:
    """No file may grow beyond some kilobytes: the chunks fit, the tables do not. Later there is room again."""
    words = ("simulate", "classic", "--games", "60", "--max-rounds", "30", "--workers", "1", "--lang", "en", "--out")
    command = [sys.executable, "-m", "passgo", *words, str(tmp_path / "run")]
    environment = {**os.environ, **SAME_PASSGO, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        ["sh", "-c", 'ulimit -f 8; exec "$@"', "sh", *command], capture_output=True, text=True, env=environment
    )
    assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
    sentence = done.stderr.splitlines()[-1]
    assert sentence == f"passgo: {tmp_path / 'run'} cannot be written: file too large."
    assert not (tmp_path / "run/manifest.json").exists()
    assert passgo(*words, tmp_path / "run").exit_code == 0
    assert passgo(*words, tmp_path / "whole").exit_code == 0
    for file in sorted((tmp_path / "whole").iterdir()):
        assert (tmp_path / "run" / file.name).read_bytes() == file.read_bytes()
    page = ["report", str(tmp_path / "run"), "--no-png", "--out", str(tmp_path / "page.html")]
    done = subprocess.run(
        ["sh", "-c", 'ulimit -f 8; exec "$@"', "sh", sys.executable, "-m", "passgo", *page],
        capture_output=True,
        text=True,
        env=environment,
    )
    assert done.returncode == 2 and done.stderr.endswith("page.html cannot be written: file too large.\n")
    assert not list(tmp_path.glob("page*"))

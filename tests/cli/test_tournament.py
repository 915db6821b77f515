"""Tournaments from the command line."""

import json
from collections.abc import Callable

from typer.testing import Result

Run = Callable[..., Result]
FEW = ("tournament", "classic", "--bots", "simple,random", "--games", 60, "--variant", "short", "--max-rounds", 30)


def test_json(passgo: Run) -> None:
    result = json.loads(passgo(*FEW, "--json").stdout)
    assert set(result["bots"]) == {"simple", "random"}
    for bot in result["bots"].values():
        assert bot["games"] == 60
        assert bot["rate"] == bot["wins"] / 60
        assert 0 <= bot["low"] <= bot["rate"] <= bot["high"] <= 1
        assert bot["rating_low"] < bot["rating"] < bot["rating_high"]
    assert result["bots"]["simple"]["rating"] > result["bots"]["random"]["rating"]


def test_the_number_of_workers_changes_nothing(passgo: Run) -> None:
    assert passgo(*FEW, "--json", "--workers", 1).stdout == passgo(*FEW, "--json", "--workers", 2).stdout
    assert passgo(*FEW, "--json", "--seed", 9).stdout != passgo(*FEW, "--json").stdout


def test_a_table_for_people(passgo: Run) -> None:
    out = passgo(*FEW).stdout
    assert out.index("simple") < out.index("random")
    assert "60 games of Classic with 2 seats" in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_table_in_french(passgo: Run) -> None:
    out = passgo(*FEW, "--lang", "fr").stdout.replace("\u00a0", " ")
    for words in ("robot", "victoires", "intervalle à 95 %", "cote", "Classique : 60 parties à 2 places, dont"):
        assert words in out
    assert "games" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_language_changes_nothing_in_json(passgo: Run) -> None:
    assert passgo(*FEW, "--json", "--lang", "fr").stdout == passgo(*FEW, "--json", "--lang", "en").stdout


def test_wrong_ones_are_refused(refused: Callable[..., str]) -> None:
    assert "two or more different bots, not 'simple'" in refused("tournament", "classic", "--bots", "simple")
    assert "two or more different bots" in refused("tournament", "classic", "--bots", "simple,simple")
    assert "there is no bot 'genius'" in refused("tournament", "classic", "--bots", "simple,genius")
    assert "2 to 8 players" in refused("tournament", "classic", "--bots", "simple,random", "--players", 9)
    two = refused("tournament", "classic", "--bots", "simple", "--lang", "fr")
    assert "un tournoi oppose au moins deux robots différents, et non 'simple'" in two

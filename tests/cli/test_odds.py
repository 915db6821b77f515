"""Who is favoured in a game that somebody kept."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from passgo import Game

Run = Callable[..., Result]


def test_a_record_and_the_saved_game_have_the_same_odds(passgo: Run, game: Game, record: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(game.save()), encoding="utf-8")
    first, second = (json.loads(passgo("odds", path, "--games", 20, "--json").stdout) for path in (record, saved))
    assert first == second
    assert [player["name"] for player in first["players"]] == ["Ana", "Bob", "Cleo"]
    assert sum(player["wins"] for player in first["players"]) + first["undecided"] == 20
    for player in first["players"]:
        assert player["low"] <= player["rate"] <= player["high"]
    assert sum(player["judged"] for player in first["players"]) > 0.999
    assert 0 <= first["apart"] <= 1


def test_a_table_for_people(passgo: Run, record: Path) -> None:
    out = passgo("odds", record, "--games", 5, "--bot", "random").stdout
    assert "Ana" in out
    assert "played out 5 times by random" in out
    assert "judged" in out and "points of the games played out" in " ".join(out.split())


def test_a_table_in_french(passgo: Run, record: Path) -> None:
    out = passgo("odds", record, "--games", 5, "--bot", "random", "--lang", "fr").stdout.replace("\u00a0", " ")
    for words in ("joueur", "victoires", "intervalle à 95 %", "suite jouée 5 fois par random à toutes les places"):
        assert words in out
    one = passgo("odds", record, "--games", 1, "--bot", "random", "--lang", "fr").stdout
    assert "suite jouée une fois par random" in one


def test_the_language_changes_nothing_in_json(passgo: Run, record: Path) -> None:
    english, french = (passgo("odds", record, "--games", 2, "--json", "--lang", one).stdout for one in ("en", "fr"))
    assert english == french


def test_wrong_ones_are_refused(refused: Callable[..., str], record: Path, tmp_path: Path) -> None:
    assert "there is no bot 'genius'; there are: random, gentle, simple" in refused("odds", record, "--bot", "genius")
    assert "cannot be read" in refused("odds", tmp_path / "none")
    said = refused("odds", record, "--bot", "genius", "--lang", "fr").replace("\u00a0", " ")
    assert "il n’y a pas de robot 'genius' ; il y a : random, gentle, simple" in said

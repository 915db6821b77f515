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


def test_a_table_for_people(passgo: Run, record: Path) -> None:
    out = passgo("odds", record, "--games", 5, "--bot", "random").stdout
    assert "Ana" in out
    assert "played out 5 times by random" in out


def test_wrong_ones_are_refused(refused: Callable[..., str], record: Path, tmp_path: Path) -> None:
    assert "there is no bot 'genius'; there are: random, simple" in refused("odds", record, "--bot", "genius")
    assert "cannot be read" in refused("odds", tmp_path / "none")

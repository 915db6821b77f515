"""A puzzle at the terminal: asked, answered, explained; and new ones from a folder of records."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from passgo.review.puzzles import read, shipped
from tests.review.games import played

Run = Callable[..., Result]


def right(passgo: Run, number: int) -> int:
    """The number of the right answer."""
    told = json.loads(passgo("puzzle", number, "--json").stdout)
    return [answer["right"] for answer in told["answers"]].index(True) + 1


def test_a_right_and_a_wrong_answer(passgo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    best = right(passgo, 5)
    monkeypatch.setattr("builtins.input", lambda prompt: str(best))
    assert "Right: " in passgo("puzzle", 5).stdout
    monkeypatch.setattr("builtins.input", lambda prompt: str(3 - best))
    said = passgo("puzzle", 5).stdout
    assert "No: " in said and "of the games played out" in said


def test_the_puzzle_of_the_day_is_one_of_them_and_speaks_french(passgo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "")
    out = passgo("puzzle", "--lang", "fr").stdout.replace("\u00a0", " ")
    assert f"sur {len(shipped())} :" in out and "C’est : " in out


def test_a_number_that_is_not_there_is_refused(refused: Callable[..., str]) -> None:
    assert f"there are puzzles 1 to {len(shipped())}, not 9999" in refused("puzzle", 9999)


def test_puzzles_of_a_folder_are_found_and_asked(passgo: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / "notes.txt").write_text("no game", encoding="utf-8")
    for seed in range(60_000, 60_004):
        game = played("classic", ("champion", "trader", "simple", "trader"), seed, 25)
        (games / f"{seed}.passgo").write_text(game.record, encoding="utf-8")
    out = tmp_path / "mine.json"
    result = passgo("puzzle", "--find", games, "--out", out)
    found = read(out.read_text(encoding="utf-8"))
    assert found and f"{len(found)} puzzle" in result.stdout.replace("One", "1")
    assert "notes.txt: " in result.stderr
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    assert "is asked:" in passgo("puzzle", "1", "--file", out).stdout

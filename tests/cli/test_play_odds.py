"""Asking at the table who is favoured."""

from pathlib import Path

import pytest

from passgo import Game
from tests.cli.test_play_support import sat


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is not what is tested here."""
    monkeypatch.setattr("passgo.cli.table.odds.MOST_GAMES", 4)
    monkeypatch.setattr("passgo.cli.table.odds.SECONDS", 3600.0)


def test_odds_tell_everybody_and_change_nothing(tmp_path: Path) -> None:
    game = Game.start("classic", 3, seed=7, variant="short", names=["Ann", "Ben", "Cleo"])
    without = sat(game.copy(), [], tmp_path).game.digest()
    sitting = sat(game, ["odds"], tmp_path)
    said = sitting.after("odds")
    assert "bots played this on 4 times" in said
    for name in ("Ann", "Ben", "Cleo"):
        assert name in said
    assert said.count("95% sure of") == 3
    assert "“Judged” says who wins if somebody does" in " ".join(said.split())
    assert sitting.game.digest() == without


def test_odds_in_french(tmp_path: Path) -> None:
    game = Game.start("ultimate", 2, seed=7, names=["Ann", "Ben"])
    said = sat(game, ["chances"], tmp_path, language="fr").after("chances")
    assert "des robots ont joué la suite 4 fois" in said
    assert said.count("sûr à 95 %") == 2


def test_chances_are_told_with_every_question_until_they_are_not(tmp_path: Path) -> None:
    game = Game.start("classic", 3, seed=7, variant="short", names=["Ann", "Ben", "Cleo"])
    sitting = sat(game, ["odds always", "", "", "odds always", ""], tmp_path)
    said = sitting.after("odds always")
    assert said.count("Chances: Ann ") >= 2
    assert "Chances are no longer told" in said


def test_words_that_nothing_follows_say_so(tmp_path: Path) -> None:
    game = Game.start("classic", 3, seed=7, variant="short", names=["Ann", "Ben", "Cleo"])
    sitting = sat(game, ["odds x", "undo 5", "help foo", "help odds"], tmp_path)
    assert "odds is said alone, without “x”." in sitting.flat and "undo is said alone, without “5”." in sitting.flat
    assert "“foo” is not a word of this table" in sitting.flat
    assert "bots played this on" not in sitting.flat and sitting.flat.count("undo is") == 1
    assert "favoured" in sitting.after("help odds")

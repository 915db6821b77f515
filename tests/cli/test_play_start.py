"""Setting the table: friendly questions, defaults, arguments, and what does not fit."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import Result

from passgo.cli.table import start
from passgo.cli.table.reader import Keyboard, Script
from passgo.cli.table.screen import Screen
from passgo.cli.table.seats import seated
from passgo.cli.table.start import Interview, Wishes, own_name
from tests.cli.test_play_support import piped


def interview(*lines: str, language: str = "en") -> tuple[Wishes, str]:
    paper = io.StringIO()
    screen = Screen(Console(file=paper, width=80, color_system=None, markup=False))
    return Interview(screen, Script(lines), language).wishes(), paper.getvalue()


def test_three_enters_start_a_game_against_three_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "maria")
    wishes, text = interview("", "", "")
    game, seats = wishes.start()
    assert game.header.edition.name == "classic" and game.header.variant == "normal"
    assert [seat.bot for seat in seats] == [None, "trader", "trader", "trader"]
    assert seats[0].name == "Maria"
    assert text.startswith("Welcome to passgo.")
    assert game.header.seed != wishes.start()[0].header.seed  # by chance


def test_the_questions_can_be_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes, text = interview("99", "3", "Ann, Ben", "x", "2", "zero", "45")
    game, seats = wishes.start()
    assert game.header.variant == "timed"
    assert [seat.name for seat in seats][:2] == ["Ann", "Ben"]
    assert [seat.bot for seat in seats] == [None, None, "trader", "trader"]
    assert wishes.minutes == 45
    assert "Type one of the numbers from 1 to 10." in text
    assert "Type a number from 0 to 6." in text


def test_french_questions() -> None:
    _, text = interview("", "", "", language="fr")
    assert text.startswith("Bienvenue dans passgo.")
    assert "Classique, Partie normale" in text


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", "Ultimate, Short game (house rule)"), ("fr", "Ultimate, Partie minutée (règle maison)")],
)
def test_games_that_are_house_rules_say_so_in_the_list(language: str, named: str) -> None:
    _, text = interview("", "", "", language=language)
    assert named in text
    assert text.count("(house rule)") + text.count("(règle maison)") == 2


def test_strange_names_are_cut_and_cleaned() -> None:
    wishes, _ = interview("", "A" * 50 + ", \x1b[31m, Ann, Ann", "1")
    assert wishes.people == ["A" * 20, "Ann"]


def test_root_is_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "root")
    assert own_name("en") == "Player" and own_name("fr") == "Joueur"


@pytest.mark.parametrize(
    ("people", "bots", "players", "kinds"),
    [
        (["Ann"], [], None, [None, "trader", "trader", "trader"]),
        (["Ann"], [], 2, [None, "trader"]),
        (["Ann", "Ben"], [], None, [None, None]),
        (["Ann", "Ben"], [], 3, [None, None, "trader"]),
        (["Ann"], ["random"], None, [None, "random"]),
        (["Ann"], ["simple", "random"], 4, [None, "simple", "random", "random"]),
        ([], [], None, ["trader"] * 4),
    ],
)
def test_who_sits_where(people: list[str], bots: list[str], players: int | None, kinds: list[str | None]) -> None:
    assert [seat.bot for seat in seated(people, bots, players)] == kinds


def test_bots_get_names_with_other_letters() -> None:
    names = [seat.name for seat in seated(["Bella", "Carl"], [], 6)]
    assert len(set(names)) == 6
    assert len({name[0] for name in names}) == 6


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no edition 'chess'"),
        (["--bots", "alphago"], "there is no bot 'alphago'"),
        (["--humans", "Ann,Ben,Cleo", "--players", "2"], "3 people and 0 bots are more than 2 players"),
        (["--players", "99"], "classic is for 2 to 8 players, not 99"),
        (["--humans", "Ann,Ann"], "two players have the same name"),
        (["--humans", "A" * 30], "a name has at most 20 letters"),
        (["--players", "9"], "classic is for 2 to 8 players"),
        (["--variant", "endless"], "classic has no variant 'endless'"),
        (["--skin", "mars"], "classic has no skin 'mars'"),
        (["--settings", "parking.jackpot=maybe"], "setting parking.jackpot cannot be 'maybe'"),
        (["--settings", "nonsense"], "a setting is written key=value"),
        (["--lang", "de"], "there is no language 'de'"),
        (["--load", "nowhere.json"], "nowhere.json cannot be read"),
    ],
)
def test_what_does_not_fit_is_said_in_one_sentence(
    arguments: list[str], sentence: str, refused: Callable[..., str]
) -> None:
    assert sentence in refused("play", *arguments)


def test_a_file_that_is_no_game(tmp_path: Path, refused: Callable[..., str]) -> None:
    (tmp_path / "junk.json").write_text("junk", encoding="utf-8")
    assert "it is no game of passgo" in refused("play", "--load", tmp_path / "junk.json")


def test_help_fits_80_columns_and_names_every_option(passgo: Callable[..., Result]) -> None:
    text = passgo("play", "--help").stdout
    for option in ("--players", "--bots", "--humans", "--variant", "--skin", "--settings", "--seed", "--minutes"):
        assert option in text
    for option in ("--lang", "--load", "--resume", "--pace"):
        assert option in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_pipe_is_asked_nothing_before_the_game(tmp_path: Path) -> None:
    text = piped("", tmp_path, USER="maria")
    assert text.startswith("Classic, Normal game: Maria, ")
    assert "Which game?" not in text


def test_arguments_reach_the_game(tmp_path: Path) -> None:
    arguments = ["classic", "--humans", "Ann,Ben", "--bots", "random", "--skin", "london", "--seed", "3"]
    arguments += ["--settings", "parking.jackpot=true", "--minutes", "5"]
    text = piped("seed\nplayers\n", tmp_path, *arguments)
    assert "Classic, Timed game: Ann, Ben, " in text
    assert "The game lasts 5 minutes." in text
    assert "£" in text
    assert "The dice come from seed 3." in text


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    arguments = ["--humans", "Ann", "--seed", "3"]
    assert piped("\n" * 5, tmp_path, *arguments)[:2000] == piped("\n" * 5, tmp_path, *arguments)[:2000]


def test_the_keyboard_reads_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: prompt + "roll")
    assert Keyboard().line("> ") == "> roll"
    assert start.BOTS == 3

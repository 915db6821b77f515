"""The offer to go on with a game that was interrupted: which ones, in which words, and what is never done unasked."""

import io
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from passgo import Game
from passgo.cli.play import fitting
from passgo.cli.table.journal import Journal
from passgo.cli.table.reader import Script
from passgo.cli.table.screen import Screen
from passgo.cli.table.seats import LocalSeat
from passgo.cli.table.start import Wishes
from passgo.cli.table.storage import Saved
from passgo.cli.table.unfinished import MOST, Offer
from tests.cli.test_play_support import piped


def leave_behind(folder: Path, edition: str, names: str, seed: int, age: int = 0, **more: Any) -> Path:
    """A game of people and one simple bot that was interrupted so many seconds ago."""
    seats = [LocalSeat(name) for name in names.split(",")] + [LocalSeat("Dora", "simple")]
    game = Game.start(edition, len(seats), seed, names=[seat.name for seat in seats], **more)
    journal = Journal.create(folder, game, seats, "en", None)
    journal.close()
    long_ago = os.stat(journal.path).st_mtime - age
    os.utime(journal.path, (long_ago, long_ago))
    return journal.path


def offered(folder: Path, lines: Sequence[str], language: str = "en") -> tuple[Saved | None, str]:
    """What is gone on with after these answers, and what was said."""
    paper = io.StringIO()
    screen = Screen(Console(file=paper, width=80, color_system=None, markup=False))
    taken = Offer(screen, Script(lines), language).choose(folder, lambda saved: True)
    if taken is not None:
        taken[0].close()
    return taken[1] if taken else None, " ".join(paper.getvalue().split())


def seed_of(saved: Saved | None) -> int | None:
    return saved.game.header.seed if saved else None


def test_nothing_is_said_where_there_is_nothing(tmp_path: Path) -> None:
    assert offered(tmp_path / "nowhere", []) == (None, "")


@pytest.mark.parametrize(("answer", "seed"), [("", 5), ("y", 5), ("1", 5), ("n", None), ("new", None)])
def test_one_game_is_offered_in_a_sentence(answer: str, seed: int | None, tmp_path: Path) -> None:
    leave_behind(tmp_path, "classic", "Ann,Ben", 5)
    saved, said = offered(tmp_path, [answer])
    assert "You were in the middle of a game: Classic, Normal game, with Ann, Ben and 1 bot, round 1." in said
    assert "Go on? Enter: yes · n: a new game · x: throw this one away" in said
    assert seed_of(saved) == seed
    assert len(list(tmp_path.iterdir())) == 1


def test_in_french(tmp_path: Path) -> None:
    leave_behind(tmp_path, "ultimate", "Zoé", 5)
    saved, said = offered(tmp_path, ["o"], "fr")
    assert "Vous étiez au milieu d’une partie : Ultimate" in said and "avec Zoé et 1 robot" in said
    assert seed_of(saved) == 5


def test_several_are_listed_the_last_one_first(tmp_path: Path) -> None:
    for seed, age in ((1, 300), (2, 100), (3, 200)):
        leave_behind(tmp_path, "classic", f"P{seed}", seed, age)
    saved, said = offered(tmp_path, [""])
    assert seed_of(saved) == 2
    assert said.index("with P2 ") < said.index("with P3 ") < said.index("with P1 ")
    saved, said = offered(tmp_path, ["7", "maybe", "3"])
    assert said.count("Type Enter, a number from 1 to 3, n, or x and a number.") == 2
    assert seed_of(saved) == 1


def test_a_game_is_thrown_away_only_after_a_second_question(tmp_path: Path) -> None:
    for seed in (1, 2):
        leave_behind(tmp_path, "classic", f"P{seed}", seed, age=seed)
    saved, said = offered(tmp_path, ["x 2", "", "x", "x 2", "y", "x", "n", ""])
    assert "Throw away Classic, Normal game, with P2 and 1 bot, round 1? [y/N]" in said
    assert seed_of(saved) == 1
    assert len(list(tmp_path.iterdir())) == 1
    saved, _ = offered(tmp_path, ["x", "y"])
    assert saved is None and list(tmp_path.iterdir()) == []


def test_a_game_that_is_being_played_is_not_offered(tmp_path: Path) -> None:
    journal, _ = Journal.resume(leave_behind(tmp_path, "classic", "Ann", 5))
    assert offered(tmp_path, []) == (None, "")
    journal.close()


def test_a_game_taken_meanwhile_is_told(tmp_path: Path) -> None:
    path = leave_behind(tmp_path, "classic", "Ann", 5)

    class Slow(Script):
        def line(self, prompt: str) -> str:
            self.journal = Journal.resume(path)[0]  # in another terminal
            return super().line(prompt)

    paper = io.StringIO()
    reader = Slow([""])
    screen = Screen(Console(file=paper, width=80, color_system=None, markup=False))
    assert Offer(screen, reader, "en").choose(tmp_path, lambda saved: True) is None
    assert "That game is being played in another terminal." in paper.getvalue()
    reader.journal.close()


def test_what_cannot_be_read_is_named_and_stays(tmp_path: Path) -> None:
    good = leave_behind(tmp_path, "classic", "Ann", 5, age=50)
    bad = tmp_path / "classic-broken.passgo"
    bad.write_bytes(good.read_bytes().replace(b"[seed 5]", b"[seed 6]"))
    saved, said = offered(tmp_path, [""])
    assert seed_of(saved) == 5
    assert "One game cannot be resumed: it is damaged, or of another version of the game. It stays in" in said
    assert "classic-broken.passgo." in said.replace(" ", "")
    assert bad.exists()


def test_a_file_that_is_only_just_made_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "classic-now.passgo").touch()
    assert offered(tmp_path, []) == (None, "")


def test_of_very_many_the_newest_are_offered(tmp_path: Path) -> None:
    for seed in range(MOST + 3):
        leave_behind(tmp_path, "classic", f"P{seed}", seed, age=seed)
    _, said = offered(tmp_path, ["n"])
    assert said.count("Classic") == MOST
    assert f"P{MOST} " not in said


GAME = {"edition": "classic", "people": ["Ann"], "bots": ["simple"], "players": 2, "seed": 5}


@pytest.mark.parametrize(
    ("given", "wishes", "fits"),
    [
        ([], {}, True),
        (["edition"], GAME, True),
        (["edition"], {"edition": "mega"}, False),
        (["edition", "seed", "humans", "bots", "players"], GAME, True),
        (["seed"], {"seed": 6}, False),
        (["humans"], {"people": ["Ben"]}, False),
        (["players"], {"players": 4}, False),
        (["bots"], {"bots": ["trader"]}, False),
        (["skin"], {"skin": "us"}, True),
        (["skin"], {"skin": "london"}, False),
        (["variant"], {"variant": "short"}, False),
        (["minutes"], {"variant": "timed"}, False),
        (["settings"], {"settings": {"parking.jackpot": "False"}}, True),
        (["settings"], {"settings": {"parking.jackpot": "true"}}, False),
        (["settings"], {"settings": {"no.such": "true"}}, False),
    ],
)
def test_what_the_command_line_names_must_be_so(
    given: list[str], wishes: dict[str, object], fits: bool, tmp_path: Path
) -> None:
    journal, saved = Journal.resume(leave_behind(tmp_path, "classic", "Ann", 5))
    journal.close()
    assert fitting(Wishes(**wishes), set(given))(saved) == fits  # type: ignore[arg-type]


def test_a_pipe_is_not_asked_and_goes_on_when_told_to(tmp_path: Path, state_home: Path) -> None:
    first = piped("\n\n\n", tmp_path, "--humans", "Ann", "--seed", "5")
    second = piped("\n\n\n", tmp_path, "--humans", "Ann", "--seed", "5")
    assert first == second  # a script gets the game that it asks for, every time
    assert len(list((state_home / "passgo" / "games").iterdir())) == 2
    ultimate = piped("\n", tmp_path, "ultimate", "--humans", "Ben", "--seed", "6")
    assert "Ann: " in piped("", tmp_path, "--resume", "--humans", "Ann")
    assert "Ann: " in piped("", tmp_path, "--resume")  # the last one played, as it was gone on with since
    again = piped("", tmp_path, "ultimate", "--resume")
    assert again[again.index("\nBen: ") :] == ultimate[ultimate.rindex("\nBen: ") :]


def test_nothing_to_resume_is_said(refused: Callable[..., str], state_home: Path) -> None:
    assert "there is no interrupted game to go on with" in refused("play", "--resume")
    assert "not both" in refused("play", "--resume", "--load", "x.json")
    leave_behind(state_home / "passgo" / "games", "classic", "Ann", 5)
    assert "there is no interrupted game that is as you say to go on with" in refused("play", "mega", "--resume")

"""`passgo bench --growth`: what grows with what, in a table, a picture and sentences that name what should not."""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import Result

from passgo.lab.growth import GAMES, NAN, PLAYERS, Point, doubled, verdicts
from passgo.lab.growth_picture import drawn

Run = Callable[..., Result]
QUICK = ("bench", "--growth", "--seconds", "0.01", "--games", "100", "--bots", "simple")


def test_every_axis_is_measured(passgo: Run, tmp_path: Path) -> None:
    data = json.loads(passgo(*QUICK, "--edition", "millionaire", "--json", "--picture", tmp_path / "it.svg").stdout)
    axes: dict[str, list[str]] = {}
    for point in data["points"]:
        axes.setdefault(point["axis"], []).append(point["at"])
        assert point["games"] > 0 and point["microseconds"] > 0
        assert ("megabytes" in point) == point["axis"].startswith("games")
        assert ("decisions" in point) == (point["axis"] in ("players", "rounds", "settings"))
    assert axes["players"] == ["2", "3", "4"]
    assert axes["games"] == axes["games, kept"] == ["100"]
    assert axes["workers"][0] == "1" and axes["settings"][0] == "-" and len(axes["settings"]) > 3
    assert [sentence.split(":")[0] for sentence in data["verdicts"]] == list(axes)
    words = {text.text for text in ElementTree.parse(tmp_path / "it.svg").iter("{http://www.w3.org/2000/svg}text")}
    assert {"players: microseconds a decision", "games: microseconds a game", *axes["settings"]} <= words


def test_the_table_has_a_row_for_every_point(passgo: Run) -> None:
    out = passgo(*QUICK, "--edition", "millionaire").stdout
    for axis in ("games", "workers", "players", "rounds", "settings"):
        assert f"\n  {axis}" in out
        assert f"\n{axis}: " in out


def test_a_picture_that_cannot_be_written_costs_no_figures(passgo: Run) -> None:
    result = passgo(*QUICK, "--edition", "millionaire", "--json", "--picture", "/dev/full")
    assert result.exit_code == 2 and json.loads(result.stdout)["verdicts"]
    assert result.stderr.endswith("passgo: /dev/full cannot be written: no space left on device.\n")


def point(axis: str, at: str, cost: float, megabytes: float = NAN) -> Point:
    return Point(axis, at, 10, 20.0 if axis == PLAYERS else NAN, cost * (20 if axis == PLAYERS else 1), 1.0, megabytes)


def test_what_grows_faster_than_its_work_is_named() -> None:
    said = verdicts([point(PLAYERS, "2", 1.0), point(PLAYERS, "3", 1.4), point(PLAYERS, "4", 1.6)])
    assert said == ["players: a decision takes more than 1.5 times as long as at 2 at 4 (1.60)."]
    said = verdicts([point(PLAYERS, "2", 1.0), point(PLAYERS, "3", 1.4)])
    assert said == ["players: nothing grows faster than its work; a decision takes at most 1.40 times as long."]


@pytest.mark.parametrize(("later", "word"), [(115.0, "stays flat"), (125.0, "grows")])
def test_memory_is_watched(later: float, word: str) -> None:
    said = verdicts([point(GAMES, "100", 5.0, 100.0), point(GAMES, "1000", 4.0, later)])
    assert said[1] == f"games: memory {word}: 100 MB with 100 games, {later:.0f} MB with 1000."


def test_what_grows_has_another_colour() -> None:
    shapes = drawn([point(PLAYERS, "2", 1.0), point(PLAYERS, "3", 2.0)], "it").shapes
    assert [shape.colour for shape in shapes if shape.kind == "rect"] == ["first", "heat"]


def test_workers_are_doubled_up_to_the_most() -> None:
    assert [doubled(most) for most in (1, 2, 6, 8)] == [[1], [1, 2], [1, 2, 4, 6], [1, 2, 4, 8]]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (("--growth", "--games", "99"), "--games takes a number from 100 to 1000000, not 99"),
        (("--growth", "--games", "1000001"), "--games takes a number from 100 to 1000000"),
        (("--growth", "--edition", "chess"), "there is no edition 'chess'"),
        (("--growth", "--bots", "genius"), "there is no bot 'genius'"),
        (("--growth", "--picture", "no/such/folder/it.svg"), "cannot write"),
        (("--growth", "--picture", "."), "cannot write .: it is a folder"),
        (("--picture", "it.svg"), "--picture is for --growth"),
    ],
)
def test_what_cannot_be_measured(refused: Callable[..., str], said: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("bench", *said)

"""A written game told as luck and skill."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Run = Callable[..., Result]


def test_the_sums_are_in_the_json_and_the_language_changes_words_only(passgo: Run, record: Path) -> None:
    english, french = (
        json.loads(passgo("review", record, "--json", "--lang", language).stdout) for language in ("en", "fr")
    )
    for each, other in zip(english["players"], french["players"], strict=True):
        assert each["start"] + each["luck"] + each["own"] + each["others"] == each["result"]
        assert {key: each[key] for key in each if key != "verdict"} == {
            key: other[key] for key in other if key != "verdict"
        }
        assert each["verdict"] != other["verdict"]
    assert english["curve"] == french["curve"]
    assert [each["name"] for each in english["players"]] == ["Ana", "Bob", "Cleo"]


def test_a_page_for_people(passgo: Run, record: Path) -> None:
    out = passgo("review", record).stdout
    for words in ("Review: luck and decisions", "own mistakes", "Chances, round by round", "The dearest decisions"):
        assert words in out
    french = passgo("review", record, "--lang", "fr").stdout
    assert "Analyse : la chance et les décisions" in french.replace("\u00a0", " ")


def test_a_player_who_is_not_there_is_refused(refused: Callable[..., str], record: Path) -> None:
    assert "nobody is called Zoe; there are: Ana, Bob, Cleo" in refused("review", record, "--player", "Zoe")


def test_a_damaged_record_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "none.txt"
    path.write_text("nothing", encoding="utf-8")
    assert "cannot be used" in refused("review", path)

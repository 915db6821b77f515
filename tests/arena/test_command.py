"""The arena from the command line: tables, intervals, a folder that is gone on with, a picture, both languages."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from typer.testing import Result

from passgo.bots.builtin import FROZEN
from passgo.lab.arena import LINE_UP
from passgo.lab.arena.matches import LEVELS, RIVALS, cells

Run = Callable[..., Result]
FEW = (
    *("arena", "millionaire", "--levels", "simple", "--outsiders", "buyer,asker,trader-1", "--games", 8),
    *("--players", 3, "--max-rounds", 25, "--workers", 1),
)
MET = ("buyer", "asker:knows=simple", "trader-1")


def told(passgo: Run, *arguments: object) -> dict[str, Any]:
    result = json.loads(passgo(*arguments, "--json").stdout)
    assert isinstance(result, dict)
    return result


def test_everybody_meets_every_level_both_ways(passgo: Run) -> None:
    result = told(passgo, *FEW)
    pairs = [(cell["one"], cell["others"]) for cell in result["cells"]]
    assert pairs == [pair for name in MET for pair in ((name, "simple"), ("simple", name))]
    assert result["fair"] == 1 / 3 and result["forfeits"] == {} and result["players"] == 3
    for cell in result["cells"]:
        assert cell["games"] == 8 and cell["rate"] == cell["wins"] / 8
        assert 0 <= cell["low"] <= cell["rate"] <= cell["high"] <= 1 and cell["high"] - cell["low"] > 0.2
        assert cell["wins"] + cell["undecided"] <= 8 and cell["rounds"] <= 25
    assert sum(cell["wins"] for cell in result["cells"]) > 0 < sum(cell["undecided"] for cell in result["cells"])


def test_all_outsiders_and_the_frozen_bots_meet_all_levels() -> None:
    assert (*LINE_UP, *FROZEN) == RIVALS and "random" not in LEVELS
    found = {(cell.one, cell.others) for cell in cells(["trader-1"], RIVALS)}
    assert ("arena:asker:knows=trader-1", "trader-1") in found and ("trader-1", "strong-1") in found
    assert len(found) == 2 * (len(LINE_UP) + len(FROZEN) - 1)  # nobody meets itself


def test_tables_for_people_in_both_languages(passgo: Run) -> None:
    out = passgo(*FEW).stdout
    assert "wins alone against 2" in out and "asker:knows=simple" in out
    assert "Millionaire, 3 seats, 8 games in each cell" in out and "The fair share is 33.3%" in out
    assert max(map(len, out.splitlines())) <= 80
    french = passgo(*FEW, "--lang", "fr").stdout.replace("\u00a0", " ").replace("\u202f", " ")
    assert "victoires seul contre 2" in french and "La part équitable est de 33,3 %" in french
    assert "wins" not in french and max(map(len, french.splitlines())) <= 80


def test_a_folder_keeps_table_picture_and_pieces_to_go_on_with(passgo: Run, tmp_path: Path) -> None:
    whole = told(passgo, *FEW, "--out", tmp_path / "a")
    rows = list(csv.DictReader((tmp_path / "a/arena.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["one"] for row in rows] == [cell["one"] for cell in whole["cells"]]
    assert [float(row["wins"]) for row in rows] == [cell["wins"] for cell in whole["cells"]]
    assert json.loads((tmp_path / "a/arena.json").read_text(encoding="utf-8")) == whole
    words = [text.text for text in ElementTree.parse(tmp_path / "a/arena.svg").iter() if text.tag.endswith("text")]
    assert {"simple", "buyer", "asker:knows=simple", "trader-1"} <= set(words)

    pieces = tmp_path / "a/pieces.jsonl"
    kept = pieces.read_text(encoding="utf-8").splitlines(keepends=True)
    pieces.write_text("".join(kept[:2]) + kept[2][:20], encoding="utf-8")  # somebody was killed while writing
    assert told(passgo, *FEW, "--out", tmp_path / "a") == whole
    again = pieces.read_text(encoding="utf-8")
    assert told(passgo, *FEW, "--out", tmp_path / "a") == whole
    assert pieces.read_text(encoding="utf-8") == again  # nothing is played twice


def test_more_is_added_to_a_folder(passgo: Run, tmp_path: Path) -> None:
    told(passgo, *FEW, "--out", tmp_path / "a")
    more = told(passgo, *FEW, "--levels", "random", "--outsiders", "patient", "--games", 12, "--out", tmp_path / "a")
    found = [(cell["one"], cell["others"], cell["games"]) for cell in more["cells"]]
    assert found[:2] == [("patient", "random", 12), ("random", "patient", 12)]
    assert len(found) == 2 * len(MET) + 2 and {games for _, _, games in found[2:]} == {8}


def test_what_is_wrong_is_said(refused: Callable[..., str], passgo: Run, tmp_path: Path) -> None:
    assert "there is no bot 'genius'" in refused(*FEW, "--levels", "genius")
    assert "there is no bot 'nobody'" in refused(*FEW, "--outsiders", "nobody")
    assert "2 to 4 players" in refused(*FEW, "--players", 9)
    told(passgo, *FEW, "--out", tmp_path / "a")
    assert "holds another run (different: seed)" in refused(*FEW, "--seed", 9, "--out", tmp_path / "a")
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters/one").write_text("dear")
    assert "holds something else" in refused(*FEW, "--out", tmp_path / "letters")

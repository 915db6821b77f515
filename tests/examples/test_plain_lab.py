"""The example board in the lab: simulated by several processes, reported on, and played by every bot there is."""

import json
from pathlib import Path

import pytest

from passgo.bots import BOTS
from tests.examples.plain_board import EXAMPLE, changed, copied
from tests.examples.test_plain_terminal import passgo

pytestmark = pytest.mark.once
FEW = ("--games", "120", "--max-rounds", "60")


def test_simulate_and_report(tmp_path: Path) -> None:
    board = copied(tmp_path)
    alone = json.loads(passgo(tmp_path, "simulate", "./board", *FEW, "--workers", "1", "--json"))
    both = json.loads(passgo(tmp_path, "simulate", "board", *FEW, "--workers", "2", "--json", "--out", "run"))
    assert both["games"] == 120 and both["wins_by_seat"] == alone["wins_by_seat"]
    told = passgo(tmp_path, "simulate", board, *FEW, "--workers", "2", "--lang", "fr")
    assert "Le village alpin" in told
    passgo(tmp_path, "report", "run", "--edition", "board", "--no-png")
    page = (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    assert "Summit Hut" in page and "cable cars" in page and "Alpine Village" in page
    assert "passgo simulate board --games 120" in page
    passgo(tmp_path, "report", "run", "--edition", "board", "--lang", "fr", "--out", "fr.html")
    page = (tmp_path / "fr.html").read_text(encoding="utf-8")
    assert "Refuge du sommet" in page and "téléphériques" in page
    # a run of other files neither goes on nor is told as if it were of these
    (board / "cards.csv").write_text(
        (board / "cards.csv").read_text(encoding="utf-8").replace("collect 60", "collect 70"), encoding="utf-8"
    )
    again = ("simulate", "board", *FEW, "--out", "run")
    assert "the edition has changed since" in passgo(tmp_path, *again, code=2)
    assert "l’édition a changé depuis" in passgo(tmp_path, *again, "--lang", "fr", code=2)
    assert "the edition has changed since" in passgo(tmp_path, "report", "run", "--edition", "board", code=2)


def test_a_house_rule_of_the_board_is_played(tmp_path: Path) -> None:
    board = changed(tmp_path, "edition.toml", "[settings]", "[settings]\nparking.jackpot = true")
    first = json.loads(passgo(tmp_path, "simulate", board, *FEW, "--workers", "1", "--json"))
    other = json.loads(passgo(tmp_path, "simulate", EXAMPLE, *FEW, "parking.jackpot=true", "--workers", "1", "--json"))
    assert first["wins_by_seat"] == other["wins_by_seat"] and first["rounds"] == other["rounds"]


def test_all_bots_play_it(tmp_path: Path) -> None:
    told = passgo(
        tmp_path, "tournament", EXAMPLE, "--bots", ",".join(BOTS), "--games", "8", "--max-rounds", "40", "--json"
    )
    result = json.loads(told)
    assert result["edition"] == "alpine-village" and set(result["bots"]) == set(BOTS)

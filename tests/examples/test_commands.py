"""An edition from another package in every command: the terminal table, the lab, the rules, records and saves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.examples.conftest import Shelf

pytestmark = pytest.mark.once

ENTER = "\n" * 3000  # what somebody types who only goes on
WORDS = {
    "en": (
        "The ferry at East Landing crosses to West Landing for $30.",
        "stay on East Landing",
        "The tide turns: the water is low",
        "for the ferry to",
        "Ann pays $30 for the ferry to West Landing",
        "The game is over",
    ),
    "fr": (
        "Un bac relie Embarcadère est à Embarcadère ouest pour 30 $.",
        "rester",
        "La marée tourne : la mer est basse",
        "le bac pour",
        "Ann paie 30 $ le bac pour Embarcadère ouest",
        "La partie est finie",
    ),
}


def unwrapped(printed: str) -> str:
    """Without lines, and with one kind of space."""
    return " ".join(printed.split())


@pytest.mark.parametrize("language", WORDS)
def test_a_game_in_the_terminal_to_its_end(harbour: Shelf, language: str) -> None:
    game = ("play", "harbour", "--humans", "Ann", "--bots", "trader,trader", "--seed", "5", "--lang", language)
    printed = unwrapped(harbour.passgo(*game, typed=ENTER))
    asked, stays, tide, ferry, _, over = WORDS[language]
    for words in (asked, stays, tide, ferry, over):
        assert words in printed


@pytest.mark.parametrize("language", WORDS)
def test_the_ferry_is_taken_by_typing_its_verb(harbour: Shelf, language: str, tmp_path: Path) -> None:
    """By number, by the language's own word, and in a game that was saved at the question."""
    game = ("play", "harbour", "--humans", "Ann", "--bots", "trader,trader", "--seed", "5", "--lang", language)
    printed = harbour.passgo(*game, typed=ENTER)
    # so many times she was asked before the ferry came
    before = unwrapped(printed).split(WORDS[language][0])[0].count("Ann>")
    verb = {"en": "cross", "fr": "traverser"}[language]
    saved = tmp_path / "saved.json"
    printed = harbour.passgo(*game, typed="".join(["\n" * before, f"save {saved}\n", "why\n", f"{verb}\n", "quit\n"]))
    assert WORDS[language][4] in unwrapped(printed) and "[HRB-FER-1]" in printed
    again = harbour.passgo("play", "--load", str(saved), "--lang", language, typed="1\nquit\n")
    assert WORDS[language][0] in unwrapped(again) and WORDS[language][4] in unwrapped(again)
    favoured = json.loads(harbour.passgo("odds", str(saved), "--games", "20", "--json"))
    assert favoured["games"] == 20


def test_the_lab(harbour: Shelf, tmp_path: Path) -> None:
    out = tmp_path / "run"
    printed = harbour.passgo(
        "simulate", "harbour", "--games", "50", "--bots", "trader,simple", "--max-rounds", "200", "--out", str(out)
    )
    assert "Harbour" in printed and "digest" in printed
    assert "North Landing" in (out / "spaces.csv").read_text(encoding="utf-8")
    harbour.passgo("report", str(out))
    page = (out / "report.html").read_text(encoding="utf-8")
    assert "Harbour" in page and "West Landing" in page


def test_all_four_bots_in_a_tournament(harbour: Shelf) -> None:
    bots = "random,simple,trader,strong"
    told = harbour.passgo(
        "tournament", "harbour", "--bots", bots, "--games", "4", "--max-rounds", "40", "--workers", "1", "--json"
    )
    standing = json.loads(told)
    assert standing["edition"] == "harbour" and all(name in told for name in bots.split(","))


def test_the_rules_in_words(harbour: Shelf) -> None:
    assert "HRB-TID-2" in harbour.passgo("rules", "harbour")
    told = harbour.passgo("rules", "HRB-FER-2")
    assert "A crossing costs $30" in told and "ferry.fare=30 (0..200)" in told and "test_harbour.py" in told
    assert "marée basse" in harbour.passgo("rules", "HRB-TID", "--lang", "fr")
    assert "## Ferries (HRB-FER)" in harbour.passgo("rules", "harbour", "--markdown")
    assert harbour.passgo("rules", "harbour", "--coverage").startswith("11 of 11 testable rules")


def test_it_is_among_the_editions(harbour: Shelf) -> None:
    assert json.loads(harbour.passgo("info", "--json"))["editions"]["harbour"] == 1


def test_house_rules_that_it_has_and_has_not(harbour: Shelf) -> None:
    for settings, said in (
        ("ferry.fare=300", "setting ferry.fare cannot be '300'; allowed: a whole number from 0 to 200"),
        ("rent.claim=manual", "harbour has no setting 'rent.claim'"),
    ):
        ran = harbour.python("-m", "passgo", "play", "harbour", "--settings", settings)
        assert ran.returncode == 2 and said in ran.stderr and "Traceback" not in ran.stderr

"""The recipes of CONTRIBUTING work as they are written: each is done on a copy of the tree, and played there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECIPES = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def recipe(title: str, language: str) -> str:
    """The block of code that a recipe has."""
    section = RECIPES.split(f"\n## {title}\n")[1].split("\n## ")[0]
    found = re.search(rf"```{language}\n(.*?)```", section, re.DOTALL)
    assert found is not None, f"{title} has no example"
    return found[1]


def done(title: str, folder: Path) -> int:
    """Do what a recipe says to a copy of the source; how many files that touches."""
    shutil.copytree(ROOT / "src/passgo", folder / "src/passgo", ignore=shutil.ignore_patterns("static", "__pycache__"))
    changes = recipe(title, "diff")
    subprocess.run(["git", "apply", "--unidiff-zero", "-"], input=changes, text=True, check=True, cwd=folder)
    return changes.count("\n+++ ")


def played(folder: Path, script: str, *arguments: str) -> str:
    """What a script prints that plays with the copy."""
    clean = {**os.environ, "PYTHONPATH": str(folder / "src"), "PASSGO_STRICT_COLUMNS": ""}
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(
        command, env=clean, capture_output=True, text=True, check=True, cwd=folder, timeout=120
    ).stdout


CARD = """
from passgo.testing import table
from passgo.texts import Texts
t = table(cards_deck="2021").at(0, "Reading Railroad").cards("chest-prize").dice(6, 6).play("roll")
events = [event for event in t.events if event.visible_to(None)]
for language in ("en", "fr"):
    texts = Texts.of(t.game.header, language)
    print(texts.card(next(k for k, card in enumerate(texts.edition.cards) if card.name == "chest-prize")))
print(t.cash(0))
"""


def test_a_card(tmp_path: Path) -> None:
    assert done("A card", tmp_path) <= 3
    english, french, cash = played(tmp_path, CARD).splitlines()
    assert "$40" in english and "40\u00a0$" in french and cash == "1540"


SPACE = """
from passgo.testing import table
from passgo.texts import Texts
t = table().at(0, "New York Avenue").dice(1, 2).at(0, 17).play("roll")
for language in ("en", "fr"):
    texts = Texts.of(t.game.header, language)
    print(" ".join(line for event in t.events if (line := texts.event(event, t.events))))
print(t.cash(0))
"""


def test_a_space_tells_what_it_does(tmp_path: Path) -> None:
    assert done("A space", tmp_path) <= 3
    english, french, cash = played(tmp_path, SPACE).splitlines()
    assert "Wishing Well" in english and "$5" in english and "Puits aux souhaits" in french
    assert "Chance" not in english + french and cash == "1495"


SETTING = """
import sys
from passgo.testing import table
from passgo.texts import Texts
t = table("millionaire", token_may_rise=sys.argv[1] == "true").at(0, 30).dice(1, 2).play("roll")
print(t.decision.kind)
for language in ("en", "fr"):
    print(Texts.of(t.game.header, language).setting("token.may_rise"))
"""


def test_a_setting(tmp_path: Path) -> None:
    assert done("A setting", tmp_path) <= 4
    assert played(tmp_path, SETTING, "true").splitlines()[0] == "upgrade"
    kind, english, french = played(tmp_path, SETTING, "false").splitlines()
    assert kind != "upgrade" and english.endswith(".") and french.endswith(".")


@pytest.mark.once  # on the installed build an interpreted bot plays in the compiled machine
def test_a_bot_is_one_file(tmp_path: Path) -> None:
    (tmp_path / "frugal.py").write_text(recipe("A bot", "python"), encoding="utf-8")
    bots = "./frugal.py:Frugal,simple"
    command = [sys.executable, "-m", "passgo", "tournament", "classic", "--bots", bots, "--games", "40"]
    told = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=240, check=True).stdout
    assert "Frugal" in told and "simple" in told and "forfeited" not in told

"""A package whose edition cannot be used: it is left out with one sentence, and everything else is played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.examples.conftest import Shelf

pytestmark = pytest.mark.once

TWICE = "from passgo.editions.classic import printed, packs, TARGETS, SETTINGS\n"
BROKEN = {
    "an import that fails": ("import no_such_thing\n", "No module named 'no_such_thing'"),
    "a file that is no Python": ("EDITION = = 1\n", "invalid syntax"),
    "something else than an edition": ("EDITION = 'harbour'\n", "stranger:EDITION is not an Edition"),
    "nothing of that name": ("x = 1\n", "module 'stranger' has no attribute 'EDITION'"),
    "a package that is none": (
        TWICE + "EDITION = printed(1, packs('2008', TARGETS), SETTINGS)\nEDITION.package = 'stranger'\n",
        "'stranger' is not a package",
    ),
    "a name that is taken": (
        TWICE + "EDITION = printed(1, packs('2008', TARGETS), SETTINGS)\n",
        "there is another edition called 'classic'",
    ),
    "a name that is taken, by who registers itself": (
        TWICE
        + "from passgo.engine.edition import register\n"
        + "EDITION = register(printed(1, packs('2008', TARGETS), SETTINGS))\n",
        "there is another edition called 'classic'",
    ),
    "a verb that is taken": (
        "from passgo.engine.actions import verb\nROLL = verb('roll')\n",
        "there is a verb 'roll' already",
    ),
    "a verb without a word for it": (
        "from passgo.engine.actions import verb\nFLY = verb('fly')\nraise KeyError('jail')\n",
        "KeyError: 'jail'",
    ),
}


def packaged(folder: Path, source: str) -> Shelf:
    """A folder with a package that announces an edition."""
    about = folder / "stranger-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[passgo.editions]\nstrange = stranger:EDITION\n", encoding="utf-8")
    (folder / "stranger.py").write_text(source, encoding="utf-8")
    return Shelf(folder, folder / "home")


@pytest.mark.parametrize(("source", "said"), BROKEN.values(), ids=BROKEN)
def test_it_is_left_out_with_one_sentence(source: str, said: str, tmp_path: Path) -> None:
    shelf = packaged(tmp_path, source)
    ran = shelf.python("-m", "passgo", "info", "--json")
    assert list(json.loads(ran.stdout)["editions"]) == ["classic", "mega", "ultimate", "millionaire"]
    assert ran.stderr.count("the edition 'strange' is left out: ") == 1 and said in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("broken", ["an import that fails", "a verb without a word for it"])
def test_everything_else_is_played(broken: str, tmp_path: Path) -> None:
    shelf = packaged(tmp_path, BROKEN[broken][0])
    played = shelf.python(
        "-m", "passgo", "play", "classic", "--bots", "random,random", "--humans", "", "--seed", "3", typed="\n"
    )
    assert played.returncode == 0 and "The dice come from seed 3." in played.stdout
    few = ("--games", "120", "--max-rounds", "5", "--workers", "2")
    ran = shelf.python("-m", "passgo", "simulate", "classic", *few)
    assert ran.returncode == 0 and "digest" in ran.stdout
    assert ran.stderr.count("is left out") == 1  # its workers do not say it again
    typed = """
from passgo.cli.table.vocabulary import Vocabulary
from passgo.editions import EDITIONS
from passgo.server.catalog import shelf
from passgo.texts import Texts
Vocabulary(Texts(EDITIONS["classic"], "fr"))
print(len(shelf("fr")))
"""
    assert shelf.python("-c", typed).stdout == "4\n"


def test_an_edition_without_words_keeps_the_others_on_the_shelf(tmp_path: Path) -> None:
    source = TWICE + "EDITION = printed(1, packs('2008', TARGETS), SETTINGS)\nEDITION.name = 'wordless'\n"
    shelf = packaged(tmp_path, source + "EDITION.package = 'wordless'\n")
    (tmp_path / "wordless").mkdir()
    (tmp_path / "wordless/rules.toml").write_text("[WRD-GEN-1]\nen = 'A rule.'\n", encoding="utf-8")
    shown = "from passgo.server.catalog import shelf; print([card.name for card in shelf('en')])"
    ran = shelf.python("-c", shown)
    assert ran.stdout == "['classic', 'mega', 'ultimate', 'millionaire']\n", ran.stderr
    assert "the edition 'wordless' is left out: the catalogue 'en' has no message 'edition-wordless'" in ran.stderr
    ran = shelf.python("-m", "passgo", "rules", "CLS-AUC-4")
    assert ran.stdout.startswith("CLS-AUC-4\n")
    assert "are left out: WRD-GEN-1 in wordless/rules.toml needs words in en and fr" in ran.stderr

"""The recipe for an edition: its first step, done as it is written, ends in another edition that is played."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.examples.conftest import ROOT, Shelf, installed

pytestmark = pytest.mark.once


def test_a_copy_under_another_name_is_played(tmp_path: Path) -> None:
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## An edition\n")[1]
    block = re.search(r"```\n(.*?)```", recipe, re.DOTALL)
    assert block is not None
    *commands, last = block[1].strip().splitlines()
    assert last.split("&&")[0].strip() == "pip install -e ."
    shutil.copytree(
        ROOT / "examples", tmp_path / "passgo/examples", ignore=shutil.ignore_patterns("build", "*.egg-info")
    )
    subprocess.run(["bash", "-ec", "\n".join(commands)], check=True, cwd=tmp_path / "passgo")
    shelf = Shelf(installed(tmp_path / "market", tmp_path / "shelf"), tmp_path / "home")
    printed = shelf.passgo("play", "market", "--humans", "", "--bots", "random,random", "--seed", "2")
    assert printed.startswith("Market") and "The dice come from seed 2." in printed
    shelf.pytest("-c", str(tmp_path / "market/pyproject.toml"), str(tmp_path / "market/tests"))

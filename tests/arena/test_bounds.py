"""How far strangers get: the arena keeps its edge, and no level lets itself be fleeced. `make long` plays it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from passgo.bots.builtin import BOTS, FROZEN

SEED = 6_000_000  # deals that nobody was trained or tuned on
# What strangers won alone against three traders of version 1 when they were first met; ours must be no weaker.
SHARP = {
    "haggler": 0.645,
    "haggler:like=simple": 0.58,
    "asker": 0.73,
    "scholar": 0.472,
    "bold": 0.322,
    "mortgager": 0.336,
}
MOST = {"trader": 0.30, "strong": 0.25, "champion": 0.10}  # that any outsider may win alone against three of a level
KNOWING = {"champion": 0.33}  # the same for who asks the level's own bot
LEAST = {"strong-1": 0.65, "trader-1": 0.85, "scholar": 0.92}  # that the champion wins alone against three


def played(level: str, games: int, *outsiders: str) -> list[dict[str, Any]]:
    """The cells of the arena of Classic."""
    command = [sys.executable, "-m", "passgo", "arena", "--levels", level, "--games", str(games)]
    chosen = ["--outsiders", ",".join(outsiders)] if outsiders else []
    said = subprocess.run(
        [*command, *chosen, "--seed", str(SEED), "--json"], capture_output=True, text=True, check=True
    ).stdout
    result = json.loads(said)
    assert result["forfeits"] == {}
    for cell in result["cells"]:
        rate, low, high = (f"{cell[key]:.1%}" for key in ("rate", "low", "high"))
        print(f"{cell['one']} alone against 3 {cell['others']}: {rate} ({low} to {high}) of {cell['games']}")
    return list(result["cells"])


@pytest.mark.long
def test_the_outsiders_are_as_sharp_as_the_strangers_were() -> None:
    found = {cell["one"]: cell for cell in played("trader-1", 400, *SHARP)}
    for name, rate in SHARP.items():
        cell = found["asker:knows=trader-1" if name == "asker" else name]
        assert cell["high"] >= rate, name


@pytest.mark.long
def test_no_level_is_fleeced() -> None:
    """A level that is still what a frozen bot is has nothing to show: its bounds hold from its next version on."""
    for level, most in MOST.items():
        if level not in BOTS or BOTS[level] in FROZEN.values():
            continue
        for cell in played(level, 100):
            if cell["others"] == level and cell["one"] not in FROZEN:
                bound = KNOWING.get(level, most) if cell["one"].startswith("asker") else most
                assert cell["low"] <= bound, cell


@pytest.mark.long
def test_the_champion_beats_the_fixed_opponents() -> None:
    if "champion" in BOTS:
        for cell in played("champion", 200, *LEAST):
            if cell["one"] == "champion":
                assert cell["high"] >= LEAST[cell["others"]], cell

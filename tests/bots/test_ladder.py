"""The ladder of bots, each clearly stronger than the one before; and trades make games end."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.invariants.stories import EDITION_NAMES

SEED = 3_000_001  # deals that no bot was tuned on
MANY = {"millionaire": 2000}  # where luck decides more, it takes more games to see the difference
STRONG = {"classic": 200, "mega": 200, "ultimate": 400, "millionaire": 400}  # games that are thought about for long


def told(*arguments: str | int) -> dict[str, Any]:
    """What a command of the lab says, for programs."""
    command = [sys.executable, "-m", "passgo", *map(str, arguments), "--seed", str(SEED), "--json"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    data = json.loads(said)
    assert isinstance(data, dict)
    return data


def compared(edition: str, upper: str, lower: str, players: int, games: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two bots at mixed tables; a figure for each seat they sat in."""
    bots = told("tournament", edition, "--players", players, "--bots", f"{upper},{lower}", "--games", games)["bots"]
    for name in (upper, lower):
        rate, low, high = (f"{bots[name][key]:.1%}" for key in ("rate", "low", "high"))
        print(f"{edition}, {games} games: {name} wins {rate} ({low} to {high})")
    return bots[upper], bots[lower]


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_simple_beats_random(edition: str) -> None:
    upper, _ = compared(edition, "simple", "random", 2, MANY.get(edition, 400))
    assert upper["rate"] >= 0.9


@pytest.mark.long
@pytest.mark.parametrize("edition", ["classic", "mega", "ultimate"])  # in a race both are as good
def test_gentle_beats_random_and_simple_beats_gentle(edition: str) -> None:
    for upper, lower in (("gentle", "random"), ("simple", "gentle")):
        better, worse = compared(edition, upper, lower, 2, 2000)
        assert better["low"] > worse["high"]


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_trader_beats_simple(edition: str) -> None:
    upper, lower = compared(edition, "trader", "simple", 4, MANY.get(edition, 400))
    assert upper["low"] > lower["high"]


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_strong_beats_trader(edition: str) -> None:
    upper, lower = compared(edition, "strong", "trader", 4, STRONG[edition])
    assert upper["low"] > lower["high"]


@pytest.mark.long
@pytest.mark.parametrize(
    ("edition", "lower"),  # a race leaves too much to luck to tell; in mega nothing parts champion and strong yet
    [("classic", "strong"), ("classic", "strong-1"), ("mega", "strong-1"), ("ultimate", "strong-1")],
)
def test_champion_beats_strong(edition: str, lower: str) -> None:
    better, worse = compared(edition, "champion", lower, 4, STRONG[edition])
    assert better["low"] > worse["high"]


@pytest.mark.long
@pytest.mark.parametrize("edition", ["classic", "ultimate"])
def test_trades_make_games_end(edition: str) -> None:
    games = 20_000
    summary = told("simulate", edition, "--bots", "trader", "--games", games, "--max-rounds", 1000)
    print(f"{edition}: {summary['finished']} of {games} games of traders end before round 1,000")
    assert summary["finished"] >= games * 99 // 100

"""Whole games of bots, with the laws of the position at every decision and all laws at every so manieth.

A Timed game hears `time` in a round that its seed names. Games of simple bots, who never trade, often come to a
standstill; they are stopped after ROUNDS rounds.
"""

import sys
from collections import Counter

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.bots.base import step
from passgo.engine.machine import perform
from tests.laws.checks import Watch, check, supply_of

ROUNDS = 1000
VARIANTS = ("normal", "short", "timed")
CHUNK = 500  # seeds of a long test


def watched(name: str, seed: int, players: int, variant: str, rounds: int, full: int) -> Game:
    """A game of bots; the position is checked at every decision, everything at every `full`-th one and at the end."""
    game = Game.start("classic", players, seed, variant=variant)
    s = game.state
    s.listening = False
    bots = [bot(name, seed * 8 + seat) for seat in range(players)]
    watch = Watch(supply_of(game))
    time = 20 + seed % 60 if variant == "timed" else rounds
    watch.look(s)
    while not s.over and s.round <= rounds:
        if s.round > time and not s.time_up:
            perform(s, game.notation.read("time").code)
        else:
            step(s, bots)
        watch.look(s)
        if s.decisions % full == 0:
            check(game)
    check(game)
    return game


def several(name: str, seeds: range, full: int) -> Counter[str]:
    """Games over all numbers of players and variants; how many there were and how many came to a standstill."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        variant = VARIANTS[seed // 7 % 3]
        game = watched(name, seed, 2 + seed % 7, variant, ROUNDS, full)
        counts[variant] += 1
        counts[f"{variant} stopped"] += not game.over
        assert game.over or variant != "timed", f"time was called in game {seed} and it went on"
    return counts


@pytest.mark.parametrize("seed", range(0, 21, 3))
def test_simple_bots(seed: int) -> None:
    several("simple", range(seed, seed + 3), full=100)


@pytest.mark.parametrize("seed", range(0, 42, 7))
def test_random_bots(seed: int) -> None:
    counts = several("random", range(seed, seed + 7), full=60)
    assert not any(counts[f"{variant} stopped"] for variant in VARIANTS), "games of random bots end"


def tell(name: str, seeds: range, counts: Counter[str], capfd: pytest.CaptureFixture[str]) -> None:
    """Say on the terminal, from any worker, how many games came to a standstill."""
    shares = [f"{variant} {counts[f'{variant} stopped']} of {counts[variant]}" for variant in VARIANTS]
    with capfd.disabled():
        where = f"{name}, seeds {seeds.start} to {seeds.stop - 1}"
        print(f"\n{where}: stopped after {ROUNDS} rounds: {', '.join(shares)}", file=sys.stderr)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 10_000, CHUNK))
def test_ten_thousand_games_of_simple_bots(first: int, capfd: pytest.CaptureFixture[str]) -> None:
    """All games over 2 to 8 players and the variants; the position at every decision, everything at every 1,000th."""
    seeds = range(first, first + CHUNK)
    tell("simple", seeds, several("simple", seeds, full=1000), capfd)


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 1_000, CHUNK // 2))
def test_a_thousand_games_of_random_bots(first: int, capfd: pytest.CaptureFixture[str]) -> None:
    """The same for random bots, who trade; everything is checked at every 200th decision."""
    seeds = range(first, first + CHUNK // 2)
    tell("random", seeds, several("random", seeds, full=200), capfd)

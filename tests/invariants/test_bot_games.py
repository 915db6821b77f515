"""Whole games of bots, with the invariants of the position at every decision and all invariants at every so manieth.

A Timed game hears `time` in a round that its seed names. Games of simple bots, who never trade, often come to a
standstill; they are stopped after so many rounds, and the long tests say how many were.
"""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.bots.base import step
from passgo.engine.columns import COMPILED
from passgo.engine.machine import perform
from tests.invariants.checks import Watch, check, check_copies, supply_of
from tests.invariants.stories import EDITION_NAMES

ROUNDS = {edition: 1000 if edition == "classic" else 3000 for edition in EDITION_NAMES}  # where a game is stopped
SAMPLE_ROUNDS = {"simple": 100, "trader": 40, "random": 20}  # the same in the sample that is always played
RANDOM_ROUNDS = 30  # the same for random bots, who are never done dealing on a large board
ALL_TABLES = {  # numbers of players
    edition: range(EDITIONS[edition].figures.least_players, EDITIONS[edition].figures.most_players + 1)
    for edition in EDITION_NAMES
}
LONG_TABLES: dict[str, Sequence[int]] = {**ALL_TABLES, "mega": (2, 4, 8), "ultimate": (2, 4, 8, 12)}
CHUNK = 500  # seeds of a long test
Tell = Callable[[str, object], None]


def watched(edition: str, name: str, seed: int, players: int, variant: str, rounds: int, full: int) -> Game:
    """A game of bots; the position is checked at every decision, everything at every `full`-th one and at the end."""
    game = Game.start(edition, players, seed, variant=variant)
    s = game.state
    s.recording = False
    bots = [bot(name, seed * 12 + seat) for seat in range(players)]
    watch = Watch(supply_of(game))
    time = min(20 + seed % 60, rounds // 2) if variant == "timed" else rounds
    watch.look(s)
    while not s.over and s.round <= rounds:
        if s.round > time and not s.time_up:
            perform(s, game.notation.read("time").code)
        else:
            step(s, bots)
        watch.look(s)
        if s.decisions % full == 0:
            check(game)
            check_copies(game)
    check(game)
    check_copies(game)
    return game


def several(
    edition: str,
    name: str,
    tables: Sequence[int],
    seeds: range,
    rounds: int,
    full: int,
    variants: Sequence[str] = (),
) -> Counter[str]:
    """Games over the numbers of players and variants; how many there were and how many came to a standstill."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        players = tables[seed % len(tables)]
        variants = variants or EDITIONS[edition].variants
        variant = variants[seed // len(tables) % len(variants)]
        game = watched(edition, name, seed, players, variant, rounds, full)
        where = f"{edition}, {name}, {players} players, {variant}"
        counts[f"{where}: games"] += 1
        counts[f"{where}: stopped after {rounds} rounds"] += not game.over
        assert game.over or variant != "timed", f"time was called in game {seed} and it went on"
    return counts


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("seed", range(0, 21 if COMPILED else 7, 7))
def test_simple_bots(edition: str, seed: int) -> None:
    several(edition, "simple", ALL_TABLES[edition], range(seed, seed + 7), SAMPLE_ROUNDS["simple"], full=100)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_trading_bots(edition: str) -> None:
    several(edition, "trader", ALL_TABLES[edition], range(6), SAMPLE_ROUNDS["trader"], full=100)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("seed", range(0, 21 if COMPILED else 7, 7))
def test_random_bots(edition: str, seed: int) -> None:
    several(edition, "random", ALL_TABLES[edition], range(seed, seed + 7), SAMPLE_ROUNDS["random"], full=150)


@pytest.mark.parametrize("seed", range(0, 42 if COMPILED else 7, 7))
def test_games_of_random_bots_end_in_classic(seed: int) -> None:
    counts = several("classic", "random", ALL_TABLES["classic"], range(seed, seed + 7), ROUNDS["classic"], full=60)
    assert not any(count for line, count in counts.items() if "stopped" in line)


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("first", range(0, 10_000, CHUNK))
def test_ten_thousand_games_of_simple_bots(edition: str, first: int, record_property: Tell) -> None:
    """Over several tables, in Classic also over all variants; the position at every decision, all at every 1,000th."""
    seeds, variants = range(first, first + CHUNK), () if edition == "classic" else ("normal",)
    counts = several(edition, "simple", LONG_TABLES[edition], seeds, ROUNDS[edition], full=1000, variants=variants)
    record_property("standstills", dict(counts))


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("first", range(0, 1_000, CHUNK // 2))
def test_a_thousand_games_of_random_bots(edition: str, first: int, record_property: Tell) -> None:
    """The same for random bots, who trade, over all numbers of players; everything at every 200th decision."""
    seeds = range(first, first + CHUNK // 2)
    rounds = ROUNDS[edition] if edition == "classic" else RANDOM_ROUNDS
    record_property("standstills", dict(several(edition, "random", ALL_TABLES[edition], seeds, rounds, full=200)))

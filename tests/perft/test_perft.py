"""Counts of decision paths: how many ways there are to answer the next n decisions with listed options.

The numbers were computed by walking over copies. Each test counts them again so, and once more over saved and loaded
games and texts, which share no code with copying. A path ends early where the game does.
"""

import json
from collections.abc import Callable

import pytest

from passgo import Game
from passgo.testing import Table, table


def paths(game: Game, depth: int) -> int:
    """Over copies, by actions."""
    decision = game.decision
    if depth == 0 or decision is None:
        return 1
    if depth == 1:
        return len(decision.options)
    count = 0
    for action in decision.options:
        other = game.copy()
        other.play(action)
        count += paths(other, depth - 1)
    return count


def paths_of_saves(saved: str, depth: int) -> int:
    """Over saves, by texts, and every last option played."""
    game = Game.load(json.loads(saved))
    if depth == 0 or game.decision is None:
        return 1
    texts = [action.text for action in game.decision.options]
    count = 0
    for text in texts:
        other = Game.load(json.loads(saved))
        other.play(text)
        count += paths_of_saves(json.dumps(other.save()), depth - 1)
    return count


def auction() -> Table:
    """Somebody has declined, the next one may bid."""
    return table(players=3).has(1, 120).has(2, 30).dice(1, 2).play("roll", "decline")


def jail() -> Table:
    """In Jail with a card, some deeds and a whole group."""
    t = table(players=3).jailed(0, 1).holds(0, "chance-leave-jail").owns_group(0, "brown")
    return t.owns(0, "Reading Railroad").owns_group(1, "orange").built(2, 16, 18, 19).dice(3, 4, 1, 2)


def debt() -> Table:
    """Hotels and mortgages of a player who cannot pay, with no house left in the Bank."""
    t = table(players=3).owns_group(0, "dark blue", "utility").built(5, 37, 39).owns_group(1, "orange")
    return t.built(5, 16, 18, 19).has(0, 10).at(0, 9).pieces(2, 7).dice(3, 4).play("roll")


def shortage() -> Table:
    """Two builders want the last house."""
    t = table(players=2).owns_group(0, "brown", "light blue").owns_group(1, "orange").has(1, 150)
    return t.pieces(1, 12).dice(1, 2, 3, 4)


def short_hotels() -> Table:
    """The Short game: hotels after three houses."""
    t = table(players=2, variant="short").owns_group(0, "brown", "pink").built(3, 1, 3).built(4, 11, 13, 14)
    return t.owns_group(1, "red").dice(1, 3, 2, 4)


def house_rules() -> Table:
    """Rent that must be claimed, and off-turn management at any time."""
    rules = {"rent.claim": "manual", "manage.offturn": "any_time"}
    t = table(players=3, **rules).owns_group(1, "light blue").owns(2, 5).at(0, 2).dice(1, 3, 2, 3)
    return t.play("interrupt 1", "done", "roll")


POSITIONS: dict[str, tuple[Callable[[], Table | Game], list[int]]] = {
    "normal, seed 1": (lambda: Game.start("classic", 2, 1), [1, 2, 7, 28, 98, 385, 1475]),
    "normal, seed 2": (lambda: Game.start("classic", 4, 2), [1, 1, 1, 2, 7, 28, 129, 630]),
    "short, seed 1": (lambda: Game.start("classic", 2, 1, variant="short"), [3, 9, 27, 82, 257, 848, 2974]),
    "short, seed 2": (lambda: Game.start("classic", 4, 2, variant="short"), [3, 9, 27, 82, 257, 848, 2987]),
    "timed, seed 1": (lambda: Game.start("classic", 3, 1, variant="timed"), [3, 10, 37, 148, 623, 2692]),
    "timed, seed 2": (lambda: Game.start("classic", 8, 2, variant="timed"), [3, 9, 27, 81, 243, 729, 2187]),
    "london, seed 3": (lambda: Game.start("classic", 3, 3, skin="london"), [1, 1, 1, 2, 7, 29, 132, 589]),
    "auction": (auction, [5, 19, 70, 231, 644, 1539]),
    "jail": (jail, [8, 50, 267, 1413]),
    "debt": (debt, [6, 25, 98, 475, 2343]),
    "shortage": (shortage, [11, 73, 449, 2700]),
    "short hotels": (short_hotels, [9, 77, 649, 5340]),
    "house rules": (house_rules, [2, 2, 15, 65, 302, 1304]),
}


def begun(name: str) -> Game:
    made = POSITIONS[name][0]()
    return made.game if isinstance(made, Table) else made


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_of_paths(name: str) -> None:
    game = begun(name)
    counts = POSITIONS[name][1]
    before = game.digest()
    assert [paths(game, depth) for depth in range(1, len(counts) + 1)] == counts
    assert game.digest() == before


@pytest.mark.parametrize("name", POSITIONS)
def test_the_same_counts_over_saved_games(name: str) -> None:
    saved = json.dumps(begun(name).save())
    counts = [count for count in POSITIONS[name][1] if count < 200]
    assert [paths_of_saves(saved, depth) for depth in range(1, len(counts) + 1)] == counts

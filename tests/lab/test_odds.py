"""Who is favoured: fair at the start, clear near the end, and never a peek at what is to come."""

from pathlib import Path

import pytest

from passgo import Game
from passgo.bots.rollout import imagined
from passgo.engine.save import digest
from passgo.lab.odds import odds
from passgo.testing import table


def test_the_rich_are_favoured_and_nothing_changes() -> None:
    t = table(players=3).owns_group(1, "orange", "red", "yellow", "green").has(0, 60).has(2, 60)
    t = t.built(3, "St. James Place", "Tennessee Avenue", "New York Avenue")
    s = t.game.state
    before = digest(s)
    found = odds(s, games=40)
    assert digest(s) == before
    assert found.games == 40
    assert sum(found.wins) == pytest.approx(40 - found.undecided)
    assert found.of(1).low > 0.5


def test_the_same_seed_gives_the_same_odds() -> None:
    s = Game.start("classic", 3, seed=1, variant="short").state
    assert odds(s, games=8, seed=5) == odds(s, games=8, seed=5)


def test_enough_is_enough_but_one_game_is_played() -> None:
    s = Game.start("classic", 2, seed=1, variant="short").state
    assert odds(s, games=50, enough=lambda: True).games == 1


def test_what_is_to_come_is_not_peeked_at() -> None:
    """Two positions that differ only in their hidden future have equal odds."""
    first = Game.start("classic", 3, seed=1, variant="short").state
    other = first.copy()
    other.chance.below(6)
    assert digest(first) != digest(other)
    assert digest(imagined(first, -1, 3)) == digest(imagined(other, -1, 3))
    assert odds(first, games=5) == odds(other, games=5)


def test_time_is_called_in_a_timed_game() -> None:
    found = odds(Game.start("classic", 3, seed=1, variant="timed").state, games=3)
    assert found.undecided == 0


def test_a_finished_game_has_a_certain_winner(tmp_path: Path) -> None:
    t = table(players=2)
    t.game.state.over = True
    t.game.state.winners = 0b10
    assert odds(t.game.state, games=3).wins == [0, 3]

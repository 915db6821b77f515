"""Editions from outside in the learning environment: one of another package, and a board of plain files."""

import pytest

from passgo.editions.plain import read_edition
from passgo.learning import BatchEnv
from tests.examples.conftest import ROOT, Shelf

pytestmark = pytest.mark.once

SCRIPT = """
import sys
import gymnasium, pettingzoo
from pettingzoo.test import api_test
import passgo.learning
batch = passgo.learning.BatchEnv("harbour", 8, max_rounds=20)
seen = batch.reset(seed=1)
names = batch.observation_names()
met, own = set(), batch.action_meanings().index("word 1 of the edition’s own")
crossed = 0
for _ in range(1500):
    words = batch.sample()
    crossed += int((words == own).sum())
    seen = batch.step(words)
    met |= {names[k] for k in seen.observations.any(axis=0).nonzero()[0] if names[k].startswith("question: ")}
seat = gymnasium.make("passgo/Harbour-v0", opponents="trader")
seat.reset(seed=1)
api_test(pettingzoo.make("aec", "passgo/Harbour-v0"), num_cycles=50)
print(crossed > 0, *sorted(met))
"""


def test_an_edition_of_another_package(harbour: Shelf) -> None:
    """Its own question is among those that the vector knows, and its own word is said."""
    ran = harbour.python("-c", SCRIPT)
    assert ran.returncode == 0, ran.stderr
    told = ran.stdout.splitlines()[-1]
    assert told.startswith("True") and "question: ferry" in told and "question: turn" in told


def test_a_board_of_plain_files() -> None:
    batch = BatchEnv(read_edition(ROOT / "examples" / "plain-board"), 4, 3)
    seen = batch.reset(seed=1)
    for _ in range(300):
        seen = batch.step(batch.sample())
    assert seen.masks.any(axis=1).all()
    assert any("Summit Hut" in meaning for meaning in batch.action_meanings())


def test_other_editions_change_no_vector(harbour: Shelf) -> None:
    """What a policy was trained on stays what it was, whatever else is installed."""
    script = """
import passgo.learning
for edition in ("classic", "mega", "ultimate", "millionaire"):
    batch = passgo.learning.BatchEnv(edition, 1)
    print("|".join(batch.observation_names() + batch.action_meanings()))
"""
    ran = harbour.python("-c", script)
    here = [BatchEnv(name, 1) for name in ("classic", "mega", "ultimate", "millionaire")]
    assert ran.stdout.splitlines() == ["|".join(each.observation_names() + each.action_meanings()) for each in here]

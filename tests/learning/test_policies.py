"""Bots as teachers, and what was learned as a bot."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.bots.base import answer
from passgo.engine.columns import listed
from passgo.learning import BatchEnv, PolicyBot
from tests.docs.pages import ROOT

EXAMPLES = ROOT / "examples" / "learning"


@pytest.mark.parametrize("edition", EDITIONS)
def test_advice_plays_the_games_of_the_bot(edition: str) -> None:
    """Who follows it comes where the bot itself comes, deals included."""
    env = BatchEnv(edition, 2, 3, asides=False)
    seen = env.reset(seed=3)
    for _ in range(100):
        words = env.advice("trader-1")
        assert seen.masks[[0, 1], words].all()
        seen = env.step(words)
        assert not seen.terminations.any()
    for row, s in enumerate(env._core.states):
        played, trader = env.setup.table.dealt(3 + row), bot("trader-1")
        while played.decisions < s.decisions:
            answer(played, trader)
        assert played.round > 2
        for column in ("owner", "cash", "place", "holder", "level"):
            assert listed(getattr(s, column)) == listed(getattr(played, column)), column


def test_advice_in_somebody_elses_speech_is_silence() -> None:
    env = BatchEnv("classic", 1, 3)
    seen = env.reset(seed=1)
    deal = env.action_meanings().index("seat 1 to my left")
    assert seen.masks[0, deal]
    env.step([deal])
    assert env.advice("simple").tolist() == [-1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_policy_plays_whole_games(edition: str) -> None:
    """Word by word, with a policy that likes long speeches as much as short ones."""
    draw = np.random.default_rng(4)

    def policy(observation: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> int:
        return int(draw.choice(np.flatnonzero(mask)))

    player = PolicyBot(policy)
    game = Game.start(edition, 4, 2)
    verbs = set()
    for _ in range(120):
        if game.over:
            break
        said = player.choose(game)
        verbs.add(said.verb)
        game.play(said)
    assert {"offer", "roll", "bid"} & verbs


def test_a_bot_without_a_policy_says_so() -> None:
    with pytest.raises(NotImplementedError, match="given a policy"):
        PolicyBot().choose(Game.start("classic"))


@pytest.mark.once
def test_the_example_trains_and_plays(tmp_path: Path) -> None:
    """From nothing to a bot in a tournament, with next to no time to learn."""

    def ran(*line: str) -> str:
        done = subprocess.run([sys.executable, *line], cwd=tmp_path, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stderr
        return done.stdout

    ran(str(EXAMPLES / "train.py"), "0.05")
    assert len((EXAMPLES / "train.py").read_text(encoding="utf-8").splitlines()) < 100
    bots = f"{EXAMPLES / 'policy.py'}:Bot,simple"
    told = ran(
        "-m", "passgo", "tournament", "classic", "--bots", bots, "--players", "4", "--games", "4", "--max-rounds", "10"
    )
    assert "policy.py:Bot" in told and "forfeit" not in told.lower()

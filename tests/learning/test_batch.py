"""Many games at once are the same games, and rewards on the way change no sum."""

import numpy as np
import pytest

from passgo import EDITIONS
from passgo.learning import BatchEnv, raw_env


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_has_a_name(edition: str) -> None:
    for players in (EDITIONS[edition].figures.least_players, EDITIONS[edition].figures.most_players):
        env = BatchEnv(edition, 1, players)
        assert len(env.action_meanings()) == env.actions < 1100
        assert len(env.observation_names()) == env.width == len(set(env.observation_names()))


def test_numbers_stand_where_their_names_say() -> None:
    env = BatchEnv("classic", 1, 3)
    seen = env.reset(seed=1)
    names = env.observation_names()
    here = dict(zip(names, seen.observations[0], strict=True))
    assert here["me: cash"] == here["seat 1 to my left: cash"] == 1
    assert here["me: on 0 GO"] == here["me: has the turn"] == here["me: is asked"] == here["question: turn"] == 1
    assert here["unsold deeds"] == 1
    meanings = env.action_meanings()
    assert {meanings[k] for k in np.flatnonzero(seen.masks[0])} == {"roll", "seat 1 to my left", "seat 2 to my left"}


def test_rows_are_the_games_of_their_seeds() -> None:
    many, last = BatchEnv("classic", 3, 3), BatchEnv("classic", 1, 3)
    draw = np.random.default_rng(1)
    seen, alone = many.reset(seed=10), last.reset(seed=12)
    for _ in range(400):
        assert (seen.observations[2] == alone.observations[0]).all() and (seen.masks[2] == alone.masks[0]).all()
        words = np.array([draw.choice(np.flatnonzero(mask)) for mask in seen.masks])
        seen, alone = many.step(words), last.step(words[2:])


def test_another_game_follows_at_once() -> None:
    env = BatchEnv("classic", 4, 3, max_rounds=3)
    env.reset(seed=1)
    names = env.observation_names()
    cut = 0
    for _ in range(2500):
        seen = env.step(env.sample())
        for row in np.flatnonzero(seen.truncations):
            cut += 1
            assert seen.observations[row, names.index("unsold deeds")] == 1 and not seen.rewards[row].any()
    assert cut > 4


def test_learners_keep_their_seats() -> None:
    env = BatchEnv("classic", 6, 3, opponents=["trader-1", "simple"])
    seen = env.reset(seed=1)
    ends = 0
    for _ in range(1200):
        assert (seen.seats == env.learners).all()
        seen = env.step(env.sample())
        ends += int(seen.terminations.sum())
        assert (seen.rewards[seen.terminations, env.learners[seen.terminations]] != 0).all()
    assert ends


def test_shaping_sums_to_what_the_beginning_was_worth() -> None:
    """Without a discount, what is given on the way is taken back at the end: less the share at one's first question."""
    plain = raw_env(players=3, max_rounds=1000)
    shaped = raw_env(players=3, max_rounds=1000, shaping="worth", discount=1.0)
    sums = {}
    for table in (plain, shaped):
        draw = np.random.default_rng(5)
        table.reset(seed=5)
        got = dict.fromkeys(table.possible_agents, 0.0)
        asked: set[str] = set()
        for agent in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            dead = terminated or truncated
            table.step(None if dead else int(draw.choice(np.flatnonzero(seen["action_mask"]))))
            if not dead:
                asked.add(agent)
                for each, reward in table.rewards.items():
                    got[each] += reward
        assert asked == set(table.possible_agents)
        sums[table is shaped] = got
    assert sorted(sums[False].values()) == [-1, -1, 1]
    for agent, total in sums[True].items():
        assert sums[False][agent] - 0.6 < total < sums[False][agent] - 0.1


def test_wrong_numbers_of_actions_are_named() -> None:
    env = BatchEnv("classic", 4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="4 games"):
        env.step([1, 2])
    with pytest.raises(ValueError, match="at least one game"):
        BatchEnv("classic", 0)

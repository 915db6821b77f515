"""PettingZoo's own tests, and what they do not ask."""

import urllib.request
import webbrowser
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from passgo import EDITIONS
from passgo.learning import TableEnv, env, parallel_env, raw_env

# PettingZoo excuses its own games with masks by name; others are told that a dictionary is unusual.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that would have opened in a browser."""
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    return pages


@pytest.mark.parametrize("edition", EDITIONS)
def test_api(edition: str) -> None:
    api_test(env(edition, EDITIONS[edition].figures.most_players, max_rounds=20), num_cycles=200)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_game(edition: str) -> None:
    seed_test(lambda: env(edition, 3), num_cycles=100)


def test_as_a_parallel_environment() -> None:
    parallel_api_test(parallel_env(players=3), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(players=3), num_cycles=60)


def test_cycles_are_counted() -> None:
    """In the parallel form a cycle is a step, in which everybody is heard or not."""

    def around(**options: Any) -> Any:
        return parallel_to_aec(parallel_env(**options))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=around))


def test_every_way_to_render(opened: list[str]) -> None:
    render_test(lambda **options: env(players=3, **options))
    assert opened


def test_the_page_shows_the_board(opened: list[str]) -> None:
    table = raw_env(players=3, render_mode="human")
    table.reset(seed=1)
    (address,) = opened
    with urllib.request.urlopen(address) as page:
        assert "board.svg" in page.read().decode()
    with urllib.request.urlopen(f"{address}board.svg") as picture:
        assert "Boardwalk" in picture.read().decode()
    table.close()


def test_pixels_are_the_picture() -> None:
    table = raw_env("ultimate", render_mode="rgb_array")
    table.reset(seed=1)
    picture = table.render()
    assert picture.shape[2] == 3 and picture.shape[0] > 500
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20
    table.close()


def play(table: TableEnv, seed: int) -> tuple[dict[str, float], list[str]]:
    """A game of random words to its end: what everybody got, and who went first."""
    table.reset(seed=seed)
    draw = np.random.default_rng(seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    gone: list[str] = []
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            got[agent] += reward
            gone.append(agent)
            table.step(None)
            continue
        got[agent] += reward
        table.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))
    return got, gone


def test_one_wins_and_the_others_lose() -> None:
    """Whoever goes bankrupt is out of the game at once, with his loss."""
    table = raw_env(players=3, max_rounds=10_000)
    got, gone = play(table, 3)
    assert sorted(got.values()) == [-1, -1, 1]
    assert got[gone[0]] == -1


def test_a_game_that_is_cut_off_is_nobodys() -> None:
    table = raw_env("mega", 4, max_rounds=2)
    got, gone = play(table, 3)
    assert set(got.values()) == {0.0} and len(gone) == 4
    assert all(not table.terminations.get(agent, False) for agent in gone)


def test_only_who_is_asked_has_words() -> None:
    table = raw_env(players=4)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_the_timed_game_ends() -> None:
    table = raw_env(players=3, variant="timed", time_after=2)
    got, _ = play(table, 1)
    assert 1 in got.values()


def test_editions_have_names() -> None:
    for kind in ("aec", "parallel"):
        made = pettingzoo.make(kind, "passgo/Ultimate-v0", players=5)
        assert len(made.possible_agents) == 5 and made.metadata["name"] == "passgo_ultimate_v0"


def test_wrong_values_are_named() -> None:
    with pytest.raises(ValueError, match="no edition"):
        raw_env("nowhere")
    with pytest.raises(ValueError, match="render mode"):
        raw_env(render_mode="smoke")
    with pytest.raises(ValueError, match="shaping"):
        raw_env(shaping="luck")

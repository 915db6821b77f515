"""One learner among bots, as Gymnasium has it."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import passgo.learning
from passgo import EDITIONS
from passgo.learning import SeatEnv


@pytest.mark.parametrize("edition", EDITIONS)
def test_gymnasium_checks_it(edition: str) -> None:
    made = gymnasium.make(f"passgo/{edition.capitalize()}-v0", opponents="simple", players=3)
    check_env(made.unwrapped, skip_render_check=True)
    made.close()


def test_it_renders() -> None:
    made = gymnasium.make("passgo/Classic-v0", opponents="trader", render_mode="ansi")
    made.reset(seed=1)
    drawn = made.render()
    assert isinstance(drawn, str) and "$1,500" in drawn
    made.close()


def play(seat: SeatEnv, seed: int) -> tuple[float, list[int]]:
    """A game of random words, to its end."""
    draw = np.random.default_rng(seed)
    _, info = seat.reset(seed=seed)
    total, said = 0.0, []
    while True:
        word = int(draw.choice(np.flatnonzero(info["action_mask"])))
        assert seat.action_masks()[word]
        _, reward, terminated, truncated, info = seat.step(np.int64(word))
        total += reward
        said.append(word)
        if terminated or truncated:
            return total, said


def test_a_random_player_loses_to_traders() -> None:
    seat = SeatEnv(opponents=["trader-1", "simple", "trader-1"])
    games = [play(seat, seed) for seed in range(4)]
    assert [total for total, _ in games] == [-1.0] * 4
    assert play(seat, 2) == games[2]


def test_the_seat_is_drawn_or_given() -> None:
    drawn = SeatEnv(players=5, opponents="simple")
    assert len({drawn.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 5
    given = SeatEnv(players=5, opponents="simple", seat=3)
    assert {given.reset(seed=seed)[1]["seat"] for seed in range(5)} == {3}


def test_wrong_tables_are_named() -> None:
    with pytest.raises(ValueError, match="4 players have 3 opponents, not 1"):
        SeatEnv(opponents=["trader"])
    with pytest.raises(ValueError, match="no seat 4"):
        SeatEnv(seat=4)
    with pytest.raises(ValueError, match="nobody"):
        SeatEnv(opponents="nobody")


def test_public_names_are_there() -> None:
    for name in passgo.learning.__all__:
        assert getattr(passgo.learning, name).__doc__

"""Bots at the race: it ends in good time, and the stars are worth their price."""

import statistics

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.bots.base import Bot, play_out, step
from passgo.editions.millionaire.levels import CHOOSE_UPGRADE
from passgo.engine.actions import NO
from passgo.engine.machine import perform
from passgo.engine.state import FRAME
from tests.laws.checks import check
from tests.scenarios.millionaire.race import A, B, C, race

GAMES = 120


def played(players: int, seed: int, bots: list[Bot]) -> Game:
    game = Game.start("millionaire", players, seed)
    game.state.listening = False
    play_out(game.state, bots, 1000)
    check(game)
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_median_game_takes_10_to_60_rounds(players: int) -> None:
    games = [played(players, seed, [bot("simple") for _ in range(players)]) for seed in range(GAMES)]
    assert all(game.over and len(game.winners) == 1 for game in games)
    assert 10 <= statistics.median(int(game.state.round) for game in games) <= 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_players_come_to_an_end_too(players: int) -> None:
    for seed in range(40):
        assert played(players, seed, [bot("random", seed * 4 + seat) for seat in range(players)]).over


def test_those_who_rise_win_clearly_more_than_half() -> None:
    """Two who rise when it is sensible against two who never do."""
    wins = 0
    for seed in range(2 * GAMES):
        rises = [(seat + seed) % 2 == 0 for seat in range(4)]
        s = Game.start("millionaire", 4, seed).state
        s.listening = False
        bots = [bot("simple") for _ in rises]
        while not s.over:
            if s.stack[s.depth - FRAME] == CHOOSE_UPGRADE and not rises[s.turn]:
                perform(s, NO)
            else:
                step(s, bots)
        wins += sum(rises[seat] for seat in range(4) if s.winners >> seat & 1)
    assert wins > 0.57 * 2 * GAMES


def test_simple_gives_to_the_poorest_and_takes_what_completes_a_colour() -> None:
    t = race().has(B, 900_000).at(A, 9).dice(1, 3).cards("lifestyle-present").play("roll")
    assert bot("simple").choose(t.game).text == f"pick {C}"
    t = race().owns(A, "Motor Drive").owns(B, "Gadget Wharf", "Style Square").holds(A, "fortune-takeover-1")
    t.play("card fortune-takeover-1")
    assert bot("simple").choose(t.game).text == "claim 3"

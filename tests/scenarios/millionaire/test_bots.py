"""Bots at the race: it ends in good time, and the stars are worth their price."""

import statistics

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.bots.base import StateBot, play_out, step
from passgo.bots.strong_1 import RACE_PACE, Strong1
from passgo.editions.millionaire.levels import CHOOSE_UPGRADE
from passgo.engine.actions import NO
from passgo.engine.machine import perform
from passgo.engine.state import FRAME
from tests.invariants.checks import check
from tests.scenarios.millionaire.race import A, B, C, race

GAMES = 120


def played(players: int, seed: int, bots: list[StateBot]) -> Game:
    game = Game.start("millionaire", players, seed)
    game.state.recording = False
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
        s.recording = False
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


def test_gentle_takes_no_deed_from_anybody() -> None:
    t = race().owns(A, "Motor Drive").owns(B, "Gadget Wharf").holds(A, "fortune-takeover-1")
    t.at(A, 0).dice(3, 5).play("roll")
    assert t.decision.kind == "end" and bot("simple").choose(t.game).text == "card fortune-takeover-1"
    assert bot("gentle").choose(t.game).text == "end"


def test_gentle_plays_a_card_that_harms_nobody() -> None:
    t = race().owns_group(A, "brown").owns(B, "Castle View").holds(A, "fortune-takeover-1", "fortune-free-house-1")
    t.at(A, 0).dice(3, 5).play("roll")
    assert bot("gentle").choose(t.game).text == "card fortune-free-house-1"


def test_simple_buys_and_bids_what_comes_back_in_two_rents() -> None:
    """Castle View costs less than two of its rents, Adventure Park more; both are bid for in small steps."""
    t = race(2).at(A, 5).dice(1, 3).play("roll")
    assert bot("simple").choose(t.game).text == "buy"
    t = race(2).at(A, 8).dice(1, 3).play("roll")
    assert bot("simple").choose(t.game).text == "decline"
    t.play("decline")
    for seat, bid in ((B, 10_000), (A, 20_000), (B, 30_000), (A, 40_000), (B, 50_000)):
        assert t.decision.player == seat and bot("simple").choose(t.game).text == f"bid {bid}"
        t.play(f"bid {bid}")
    assert bot("simple").choose(t.game).text == "pass"


def test_simple_bids_no_more_than_it_has() -> None:
    t = race(2).has(A, 20_000).at(A, 8).dice(1, 3).play("roll", "decline", "bid 5000")
    assert bot("simple").choose(t.game).text == "bid 6000"  # 15,000 would leave too little
    t.play("bid 6000", "bid 8000")
    assert bot("simple").choose(t.game).text == "pass"


def test_simple_keeps_its_cash_in_a_race() -> None:
    """Houses come back too late; a free one is welcome."""
    t = race().owns_group(A, "brown").at(A, 7).dice(3, 6).play("roll")
    assert t.decision.kind == "end" and bot("simple").choose(t.game).text == "end"
    t = race().owns_group(A, "brown").holds(A, "fortune-free-house-1").at(A, 7).dice(3, 6).play("roll")
    assert bot("simple").choose(t.game).text == "card fortune-free-house-1"


def test_strong_thinks_of_the_cards_it_keeps() -> None:
    """The trader has no plan for a forced deal; looking ahead finds the swap that completes a colour."""
    t = race().owns(A, "Motor Drive", "Style Square", "Party Plaza").owns(B, "Showtime Boulevard", "Surfer's Cove")
    t.holds(A, "fortune-forced-deal-1")
    assert bot("trader").choose(t.game).text == "roll"
    strong = Strong1(1, playouts=8)
    for says in ("card fortune-forced-deal-1", "claim 20", "swap 1"):
        assert strong.choose(t.game).text == says and strong.played == 8 * RACE_PACE
        t.play(says)


def test_strong_does_not_think_about_a_roll_without_choice() -> None:
    strong = Strong1(1)
    assert strong.choose(race().game).text == "roll" and strong.played == 0

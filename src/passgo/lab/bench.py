"""Measuring speed: games of bots, copies of a state, steps of learners, and the C program beside them, in alternation.

And memory.
"""

import gc
import tracemalloc
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from passgo.bots import bot
from passgo.editions import DEFAULT_EDITION, EDITIONS
from passgo.engine.columns import COMPILED
from passgo.engine.game import Game
from passgo.engine.state import State
from passgo.lab.learning_bench import steps_per_second, workloads
from passgo.lab.limit import FLAGS, Limit, NoLimit
from passgo.lab.runner import Dealer, Plan

ROUNDS = 5
MAX_ROUNDS = 200  # as in the C program
WORKLOADS = {
    f"{edition} {bot}": Plan(edition, bots=(bot,), max_rounds=MAX_ROUNDS)
    for edition in EDITIONS
    for bot in (("simple", "trader", "random") if edition == DEFAULT_EDITION else ("simple", "trader"))
}
COPIES = 1000  # between two looks at the clock
LARGEST = max(EDITIONS.values(), key=lambda edition: edition.board.size).name  # the edition of which a game is weighed
MIDDLE = 40  # the round that is the middle of a game


def measured(seconds: float) -> dict[str, object]:
    """All figures: medians of CPU time over rounds in which the C program and ours take turns."""
    part = seconds / ROUNDS
    ours: dict[str, list[tuple[float, float]]] = {name: [] for name in WORKLOADS}
    its: list[tuple[float, float]] = []
    copies: dict[str, list[float]] = {edition: [] for edition in EDITIONS}
    learners = workloads()
    steps: dict[str, list[float]] = {name: [] for name in learners}
    with TemporaryDirectory() as folder:
        try:
            limit, why = Limit(Path(folder)), ""
        except NoLimit as error:
            limit, why = None, str(error)
        games = 200  # to get to know the C program's speed
        for _ in range(ROUNDS):
            for name, plan in WORKLOADS.items():
                if limit:
                    its.append(limit.run(games))
                    games = max(200, int(its[-1][1] * part / len(WORKLOADS)))
                ours[name].append(speed(plan, part))
            for edition, runs in copies.items():
                runs.append(copying(middle_of_a_game(edition), part / 10))
            for name, take in learners.items():
                steps[name].append(steps_per_second(take, part / 4))
    limit_rolls = median(rolls for rolls, _ in its) if its else None
    return {
        **{name: figures(runs, limit_rolls) for name, runs in ours.items()},
        **{f"copy {edition}": {"microseconds": median(runs)} for edition, runs in copies.items()},
        **{f"steps {name}": {"steps_per_second": median(runs)} for name, runs in steps.items()},
        f"memory {LARGEST}": {"kilobytes": memory(LARGEST)},
        "limit": {"rolls_per_second": limit_rolls},
        "compiled": COMPILED,
        "how": how(seconds, why),
    }


def figures(runs: list[tuple[float, float]], limit_rolls: float | None) -> dict[str, float | None]:
    rolls = median(rolls for rolls, _ in runs)
    return {
        "rolls_per_second": rolls,
        "games_per_second": median(games for _, games in runs),
        "of_limit": rolls / limit_rolls if limit_rolls else None,
    }


def how(seconds: float, why: str) -> str:
    beside = f"No limit, because {why}." if why else f"The limit is compiled with cc {' '.join(FLAGS)}."
    return (
        f"CPU time of one core, {seconds:g} s a workload, median of {ROUNDS} runs in alternation; "
        f"four bots, at most {MAX_ROUNDS} rounds a game. {beside} "
        f"Memory is what Python allocated for one game of {EDITIONS[LARGEST].figures.most_players} simple bots that "
        f"reached round {MIDDLE}, with everybody listening and its record."
    )


def speed(plan: Plan, seconds: float) -> tuple[float, float]:
    """Rolls and games a second."""
    dealer = Dealer(plan)
    dealer.played(0)
    rolls = 0
    begun = process_time()
    for k in count(1):
        rolls += dealer.played(k).rolls
        spent = process_time() - begun
        if spent >= seconds:
            return rolls / spent, k / spent
    raise AssertionError


def middle_of_a_game(edition: str) -> State:
    """A state with deeds, houses and mortgages about."""
    return Dealer(Plan(edition, max_rounds=MIDDLE)).played(3)


def copying(s: State, seconds: float) -> float:
    """Microseconds a copy takes."""
    copies = 0
    begun = process_time()
    while True:
        for _ in range(COPIES):
            s.copy()
        copies += COPIES
        spent = process_time() - begun
        if spent >= seconds:
            return spent / copies * 1e6


def full_table(edition: str, rounds: int) -> Game:
    """A game of as many simple bots as may play, played as people play it: with events and a record."""
    players = EDITIONS[edition].figures.most_players
    game = Game.start(edition, players, 3)
    bots = [bot("simple", seat) for seat in range(players)]
    decision = game.decision
    while decision is not None and game.state.round <= rounds:
        game.play(bots[decision.player].choose(game))
        decision = game.decision
    return game


def memory(edition: str) -> float:
    """Kilobytes of a game in its middle."""
    return kilobytes(lambda: full_table(edition, MIDDLE))


def kilobytes(make: Callable[[], object]) -> float:
    """What Python allocates for a thing and does not give back, its packed columns included.

    The least of several times: now and then a table that all things share grows meanwhile.
    """
    weights: list[float] = []
    for _ in range(3):
        gc.collect()
        tracemalloc.start()
        try:
            thing = make()
            gc.collect()
            weights.append(tracemalloc.get_traced_memory()[0] / 1024)
            del thing
        finally:
            tracemalloc.stop()
    return min(weights)

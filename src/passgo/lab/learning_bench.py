"""How many steps a second learners get from `passgo.learning`, and from other people's environments beside it."""

from collections.abc import Callable
from importlib.util import find_spec
from time import process_time

from passgo.editions import DEFAULT_EDITION, EDITIONS
from passgo.engine.columns import COMPILED

GAMES = 64  # of a batch
BOARD_GAME = "backgammon"  # of OpenSpiel: dice, some hundreds of numbers and of actions
SEED = 1

Stepper = Callable[[], int]  # takes some random legal steps, with observation and mask; how many


def workloads() -> dict[str, Stepper]:
    """What is measured, by name: ours, and where they are installed an OpenSpiel game and a PettingZoo classic."""
    if not all(find_spec(name) for name in ("numpy", "gymnasium", "pettingzoo")):
        return {}
    found = {f"batch {edition}": batch(edition) for edition in EDITIONS}
    found[f"pettingzoo {DEFAULT_EDITION}"] = petting()
    found[f"gymnasium {DEFAULT_EDITION}"] = single()
    if find_spec("pyspiel"):
        found[f"OpenSpiel’s {BOARD_GAME}"] = open_spiel()
    if find_spec("chess") and find_spec("pygame"):  # which it needs
        found["PettingZoo’s chess"] = petting_classic()
    return found


def steps_per_second(take: Stepper, seconds: float) -> float:
    """CPU time of one core. What interpreted code takes long for is measured once, whatever it takes."""
    take()
    steps = 0
    begun = process_time()
    while True:
        steps += take()
        spent = process_time() - begun
        if spent >= seconds:
            return steps / spent


def batch(edition: str) -> Stepper:
    from passgo.learning import BatchEnv

    env = BatchEnv(edition, GAMES)
    env.reset(seed=SEED)

    def take() -> int:
        for _ in range(16 if COMPILED else 1):
            env.step(env.sample())
        return GAMES * (16 if COMPILED else 1)

    return take


def petting() -> Stepper:
    from passgo.learning import env

    return turns_of(env(DEFAULT_EDITION))


def petting_classic() -> Stepper:
    import pettingzoo

    return turns_of(pettingzoo.make("aec", "classic/chess-v6"))


def turns_of(table: object) -> Stepper:
    """Turns at a table of PettingZoo's, game after game, drawn among the open ones as users do it."""
    from typing import Any

    import numpy as np

    at: Any = table
    at.reset(seed=SEED)
    rng = np.random.default_rng(SEED)

    def take() -> int:
        for _ in range(100):
            if not at.agents:
                at.reset()
            seen, _, terminated, truncated, _ = at.last()
            if terminated or truncated:
                at.step(None)
            else:
                at.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        return 100

    return take


def single() -> Stepper:
    import numpy as np

    from passgo.learning import SeatEnv

    seat = SeatEnv(DEFAULT_EDITION, opponents="trader")
    info = seat.reset(seed=SEED)[1]
    rng = np.random.default_rng(SEED)

    def take() -> int:
        nonlocal info
        for _ in range(100):
            said = rng.choice(np.flatnonzero(info["action_mask"]))
            _, _, terminated, truncated, info = seat.step(said)
            if terminated or truncated:
                info = seat.reset()[1]
        return 100

    return take


def open_spiel() -> Stepper:
    import random
    from typing import Any

    import pyspiel

    game: Any = pyspiel.load_game(BOARD_GAME)
    draw = random.Random(SEED)
    state: Any = game.new_initial_state()

    def take() -> int:
        nonlocal state
        steps = 0
        while steps < 100:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(actions, chances)[0])
            else:
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(draw.choice(state.legal_actions()))
                steps += 1
        return steps

    return take

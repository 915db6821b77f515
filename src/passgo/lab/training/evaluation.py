"""How good a network's chances are: on games that it has not seen, by the number of players still in."""

from dataclasses import dataclass

import numpy as np

from passgo.lab.training.fitting import Array, Net, Table, log_loss

BINS = 20  # of chances, for calibration


@dataclass(frozen=True)
class Score:
    """Of some positions."""

    positions: int
    log_loss: float
    calibration: float  # how far chances and outcomes lie apart on average, by bins; in points


@dataclass(frozen=True)
class Judged:
    """By the number of solvent seats, and all together."""

    by_seats: dict[int, Score]
    whole: Score
    curve: list[tuple[float, float, int]]  # by bin: chance said, outcome, how many


def judged(net: Net, data: dict[int, Table], chosen: dict[int, Array]) -> Judged:
    found: dict[int, Score] = {}
    said, was, losses = [], [], []
    for count, numbers in sorted(chosen.items()):
        if len(numbers) == 0:
            continue
        chances = net.chances(data[count].values(numbers))
        outcome = data[count].outcome[numbers]
        loss = log_loss(chances, outcome)
        found[count] = Score(len(numbers), float(loss.mean()), error(chances.ravel(), outcome.ravel()))
        said.append(chances.ravel())
        was.append(outcome.ravel())
        losses.append(loss)
    chance, outcome, loss = np.concatenate(said), np.concatenate(was), np.concatenate(losses)
    return Judged(found, Score(len(loss), float(loss.mean()), error(chance, outcome)), curve(chance, outcome))


def curve(chance: Array, outcome: Array) -> list[tuple[float, float, int]]:
    bins = np.minimum((chance * BINS).astype(int), BINS - 1)
    here = [bins == k for k in range(BINS)]
    return [(float(chance[some].mean()), float(outcome[some].mean()), int(some.sum())) for some in here if some.any()]


def error(chance: Array, outcome: Array) -> float:
    """The expected calibration error, in points."""
    return 100 * sum(abs(said - was) * count for said, was, count in curve(chance, outcome)) / len(chance)

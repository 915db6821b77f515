"""Fits the network to positions, with numpy: features from raw positions, targets, descent, whole-number weights."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from passgo.bots.learned.features import features_of
from passgo.bots.learned.figures import ONE
from passgo.bots.learned.network import FORMAT, SHIFT, Network
from passgo.engine.columns import Ints, listed
from passgo.engine.edition import Edition
from passgo.lab.training.positions import unpacked

Array = np.ndarray[Any, np.dtype[Any]]

BATCH = 512  # positions
RATE = 2e-3  # of descent at the start; it falls to nothing
DECAY = 3e-5
OUTCOME = 0.4  # of a target is the outcome; the rest is the value of a position so many samples later
LATER = 3
MOST_SEATS = 16  # at any table


@dataclass
class Table:
    """Positions with the same number of solvent seats: their rows, outcomes, where they come from."""

    rows: Array  # position, seat, feature; whole numbers
    outcome: Array  # position, seat
    seats: Array  # position, seat: its number at the table
    at: Array  # the number of each position in the whole

    def values(self, k: Array) -> Array:
        return self.rows[k].astype(np.float32) / float(ONE)


def tables(edition: Edition, settings: Ints, positions: Array, outcomes: Array) -> dict[int, Table]:
    """The features of raw positions, by the number of solvent seats."""
    reader = features_of(edition)
    width = int(reader.width)
    found: dict[int, tuple[list[Array], list[Array], list[list[int]], list[int]]] = {}
    for at, row in enumerate(positions.tolist()):
        s = unpacked(edition, settings, row)
        reader.read(s)
        solvent = [seat for seat in range(s.players) if not s.bankrupt[seat]]
        if len(solvent) < 2:
            continue
        flat = np.array(reader.rows[: int(s.players) * width], dtype=np.int16).reshape(-1, width)
        rows, results, seats, numbers = found.setdefault(len(solvent), ([], [], [], []))
        rows.append(flat[solvent])
        results.append(outcomes[at, solvent])
        seats.append(solvent)
        numbers.append(at)
    return {
        count: Table(np.stack(rows), np.stack(results).astype(np.float32), np.array(seats), np.array(numbers))
        for count, (rows, results, seats, numbers) in found.items()
    }


def joined(parts: list[dict[int, Table]], sizes: list[int]) -> dict[int, Table]:
    """The tables of several files of positions as one; `sizes`: how many positions each file has."""
    starts = np.cumsum([0, *sizes])
    found = {}
    for count in sorted({count for part in parts for count in part}):
        here = [(part[count], start) for part, start in zip(parts, starts, strict=False) if count in part]
        found[count] = Table(
            np.concatenate([table.rows for table, _ in here]),
            np.concatenate([table.outcome for table, _ in here]),
            np.concatenate([table.seats for table, _ in here]),
            np.concatenate([table.at + start for table, start in here]),
        )
    return found


class Net:
    """The network in floating point."""

    def __init__(self, width: int, layers: tuple[int, int], seed: int) -> None:
        coin = np.random.default_rng(seed)
        sizes = [width, *layers, 1]
        self.weights: list[Array] = []
        for inputs, outputs in pairwise(sizes):
            scale = np.sqrt(2 / inputs) if outputs > 1 else 0.1
            self.weights.append(coin.normal(0, scale, (inputs, outputs)).astype(np.float32))
            self.weights.append(np.zeros(outputs, dtype=np.float32))
        self.layers = layers

    def hidden(self, rows: Array) -> tuple[Array, Array]:
        first = np.maximum(rows @ self.weights[0] + self.weights[1], 0)
        return first, np.maximum(first @ self.weights[2] + self.weights[3], 0)

    def chances(self, rows: Array) -> Array:
        """By position and seat."""
        scores = (self.hidden(rows)[1] @ self.weights[4])[..., 0]
        return softmax(scores)

    def gradients(self, rows: Array, target: Array) -> list[Array]:
        count, seats, width = rows.shape
        flat = rows.reshape(-1, width)
        first, second = self.hidden(flat)
        scores = (second @ self.weights[4]).reshape(count, seats)
        error = ((softmax(scores) - target) / count).reshape(-1, 1)
        back = error @ self.weights[4].T * (second > 0)
        further = back @ self.weights[2].T * (first > 0)
        return [
            flat.T @ further,
            further.sum(axis=0),
            first.T @ back,
            back.sum(axis=0),
            second.T @ error,
            np.zeros(1, dtype=np.float32),  # a bias of all scores changes nothing
        ]

    def scaled(self, factors: Array) -> "Net":
        """The same network for features that were not divided by these factors."""
        other = Net(len(factors), self.layers, 0)
        other.weights = [part.copy() for part in self.weights]
        other.weights[0] = self.weights[0] / factors[:, None]
        return other

    def data(self) -> dict[str, object]:
        """The weights as a file keeps them: whole numbers."""
        parts = []
        for k, part in enumerate(self.weights):
            factor = 1 << SHIFT if k % 2 == 0 else int(ONE) << SHIFT
            parts.append([round(float(weight) * factor) for weight in part.ravel()])
        width = self.weights[0].shape[0]
        return {"format": FORMAT, "features": width, "layers": list(self.layers), "weights": parts}


def net_of(network: Network) -> Net:
    """The network that plays, in floating point."""
    net = Net(int(network.width), (int(network.first), int(network.second)), 0)
    parts = (network.first_weights, network.first_bias, network.second_weights, network.second_bias)
    whole = [*(listed(part) for part in parts), listed(network.last_weights), [int(network.last_bias)]]
    for k, part in enumerate(whole):
        factor = 1 << SHIFT if k % 2 == 0 else int(ONE) << SHIFT
        net.weights[k] = (np.array(part, dtype=np.float64) / factor).astype(np.float32).reshape(net.weights[k].shape)
    return net


def softmax(scores: Array) -> Array:
    shifted = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(shifted / shifted.sum(axis=-1, keepdims=True))


def spread_of(data: dict[int, Table]) -> Array:
    """By feature: how far its values lie apart, so that all begin on an equal footing."""
    part = np.concatenate(
        [table.values(np.arange(0, len(table.rows), 7)).reshape(-1, table.rows.shape[2]) for table in data.values()]
    )
    return np.asarray(np.maximum(part.std(axis=0), 0.02), dtype=np.float32)


def batches(data: dict[int, Table], chosen: dict[int, Array], coin: np.random.Generator) -> Iterator[tuple[int, Array]]:
    """All chosen positions once, in random order, those with as many seats together."""
    found = []
    for count, numbers in chosen.items():
        mixed = coin.permutation(numbers)
        found += [(count, mixed[k : k + BATCH]) for k in range(0, len(mixed), BATCH)]
    for k in coin.permutation(len(found)):
        yield found[k]


def fit(
    data: dict[int, Table],
    targets: dict[int, Array],
    chosen: dict[int, Array],
    layers: tuple[int, int],
    epochs: int,
    seed: int,
    told: Callable[[int, int], None] = lambda done, all_steps: None,
) -> Net:
    """Descent (Adam) over the chosen positions."""
    coin = np.random.default_rng(seed)
    factors = spread_of(data)
    net = Net(len(factors), layers, seed)
    first = [np.zeros_like(part) for part in net.weights]
    second = [np.zeros_like(part) for part in net.weights]
    steps = epochs * sum(-(-len(numbers) // BATCH) for numbers in chosen.values())
    step = 0
    for _ in range(epochs):
        for count, numbers in batches(data, chosen, coin):
            step += 1
            rows = data[count].values(numbers) / factors
            rate = RATE * min(1.0, step / 100) * (1 - step / (steps + 1))
            for k, gradient in enumerate(net.gradients(rows, targets[count][numbers])):
                first[k] += 0.1 * (gradient - first[k])
                second[k] += 0.001 * (gradient * gradient - second[k])
                move = (first[k] / (1 - 0.9**step)) / (np.sqrt(second[k] / (1 - 0.999**step)) + 1e-8)
                net.weights[k] -= rate * (move + DECAY * net.weights[k] / RATE)
            told(step, steps)
    return net.scaled(factors)


def bootstrapped(data: dict[int, Table], net: Net, games: Array) -> dict[int, Array]:
    """Targets: a part outcome, a part what the network says of a later position of the same game."""
    said = np.zeros((len(games), MOST_SEATS), dtype=np.float32)
    known = np.zeros(len(games), dtype=bool)
    for table in data.values():
        for start in range(0, len(table.rows), 4096):
            part = np.arange(start, min(start + 4096, len(table.rows)))
            said[table.at[part][:, None], table.seats[part]] = net.chances(table.values(part))
            known[table.at[part]] = True
    found = {}
    for count, table in data.items():
        later = np.minimum(table.at + LATER, len(games) - 1)
        usable = known[later] & (games[later] == games[table.at])
        ahead = said[later[:, None], table.seats]
        total = ahead.sum(axis=1, keepdims=True)
        usable &= total[:, 0] > 0.5  # who wins may be out by then only in a game that shares its win
        blended = OUTCOME * table.outcome + (1 - OUTCOME) * ahead / np.maximum(total, 1e-6)
        found[count] = np.where(usable[:, None], blended, table.outcome).astype(np.float32)
    return found


def log_loss(chances: Array, outcome: Array) -> Array:
    """By position."""
    return np.asarray(-(outcome * np.log(np.maximum(chances, 1e-7))).sum(axis=-1))

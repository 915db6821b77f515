"""The learned value: from the rows of all seats to their chances, in whole numbers, so that every build says the same.

A small network with two hidden layers gives each seat a score, the same network for all seats; of two scores the
higher one is the likelier winner, by the usual exponential shares (softmax).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import exp
from pkgutil import get_data
from typing import Final

from passgo.bots.learned.agreement import Agreement
from passgo.bots.learned.features import GROUP, Features, features_of
from passgo.bots.learned.figures import ONE
from passgo.engine.columns import Ints, filled, i64, ints
from passgo.engine.edition import Edition
from passgo.engine.state import State

FILE: Final = "judgement.json"  # in the folder of an edition
FORMAT: Final = 1
MILLION: Final[i64] = 1_000_000  # chances are told in millionths
SHIFT: Final = 14  # binary places of a weight
BLOCK: Final = 8  # units that are summed up side by side; both layers are multiples of it
STEPS: Final = 64  # of a table of exponentials, to one
FINE: Final = 6  # binary places between two of them: ONE is STEPS of 64 parts
SEATS: Final = 16  # at any table, at most
DEEPEST: Final = 16  # scores so far below the best one have no chance
UNKNOWN: Final = -(1 << 40)  # below all scores
TABLE: Final[Ints] = ints(round((1 << 30) * exp(-k / STEPS)) for k in range(STEPS * DEEPEST + 2))


class Network:
    """Weights of one edition, and what the last look at each seat summed up.

    Positions that are compared differ little, so a row is summed up from the seat's last one: only what has changed is
    multiplied. Whole numbers have no rounding, so that is the same sum.
    """

    def __init__(self, width: int, layers: Sequence[int], weights: Sequence[Sequence[int]]) -> None:
        """`weights`: of the first layer by feature, its biases, both of the second, those of the score, its bias."""
        first, second = layers
        sizes = [width * first, first, first * second, second, second, 1]
        if [len(part) for part in weights] != sizes or first % BLOCK or second % BLOCK:
            raise ValueError("these weights do not belong to such a network")
        self.width: i64 = width
        self.first: i64 = first
        self.second: i64 = second
        self.first_weights: Final[Ints] = ints(weights[0])
        self.first_bias: Final[Ints] = ints(weights[1])
        self.second_weights: Final[Ints] = ints(weights[2])
        self.second_bias: Final[Ints] = ints(weights[3])
        self.last_weights: Final[Ints] = ints(weights[4])
        self.last_bias: i64 = weights[5][0]
        self.found: Ints = filled(width, 0)  # what is to be summed up: where its weights begin
        self.values: Ints = filled(width, 0)
        self.last_rows: Ints = filled(SEATS * width, 0)  # by seat, and the sums that belong to them
        self.sums: Ints = ints(list(weights[1]) * SEATS)
        self.deeper: Ints = filled(second, 0)
        self.scores: Ints = filled(SEATS, UNKNOWN)  # by seat

    def score(self, rows: Ints, seat: i64) -> i64:
        """The score of a seat, by the rows of all seats."""
        start = seat * self.width
        return self.summed(seat, self.differences(rows, start, 0, self.width, 0))

    def score_again(self, rows: Ints, seat: i64, features: Features) -> i64:
        """The same where only these blocks of groups have changed since the seat's last row, and what follows them."""
        start = seat * self.width
        count: i64 = 0
        for k in range(features.changes):
            block = features.changed[k] * GROUP
            count = self.differences(rows, start, block, block + GROUP, count)
        return self.summed(seat, self.differences(rows, start, features.blocks, self.width, count))

    def differences(self, rows: Ints, start: i64, begin: i64, end: i64, known: i64) -> i64:
        """Note what has changed in this part of a row, behind what is known already; how much there is now."""
        found = self.found
        values = self.values
        last = self.last_rows
        first = self.first
        count = known
        for k in range(begin, end):
            value = rows[start + k]
            change = value - last[start + k]
            if change != 0:
                last[start + k] = value
                found[count] = k * first
                values[count] = change
                count += 1
        return count

    def summed(self, seat: i64, changes: i64) -> i64:
        """The score of a seat, once what has changed is added up."""
        if changes == 0 and self.scores[seat] != UNKNOWN:
            return self.scores[seat]
        found = self.found
        values = self.values
        first = self.first
        sums = self.sums
        at = seat * first
        add_up(first, changes, found, values, self.first_weights, sums, at)
        second = self.second
        count: i64 = 0
        for k in range(first):
            value = sums[at + k] >> SHIFT
            if value > 0:
                found[count] = k * second
                values[count] = value
                count += 1
        deeper = self.deeper
        for k in range(second):
            deeper[k] = self.second_bias[k]
        add_up(second, count, found, values, self.second_weights, deeper, 0)
        total = self.last_bias
        for k in range(second):
            if deeper[k] > 0:
                total += (deeper[k] >> SHIFT) * self.last_weights[k]
        self.scores[seat] = total >> SHIFT
        return self.scores[seat]


def add_up(units: i64, count: i64, found: Ints, values: Ints, weights: Ints, sums: Ints, start: i64) -> None:
    """To the sums of a layer's units, which begin there: values by their weights."""
    block: i64 = 0
    while block < units:
        to = start + block
        a = sums[to]
        b = sums[to + 1]
        c = sums[to + 2]
        d = sums[to + 3]
        e = sums[to + 4]
        f = sums[to + 5]
        g = sums[to + 6]
        h = sums[to + 7]
        for k in range(count):
            value = values[k]
            at = found[k] + block
            a += value * weights[at]
            b += value * weights[at + 1]
            c += value * weights[at + 2]
            d += value * weights[at + 3]
            e += value * weights[at + 4]
            f += value * weights[at + 5]
            g += value * weights[at + 6]
            h += value * weights[at + 7]
        sums[to] = a
        sums[to + 1] = b
        sums[to + 2] = c
        sums[to + 3] = d
        sums[to + 4] = e
        sums[to + 5] = f
        sums[to + 6] = g
        sums[to + 7] = h
        block += BLOCK


class Value:
    """How likely each seat wins, for positions of one edition."""

    def __init__(self, edition: Edition, network: Network) -> None:
        self.features: Features = features_of(edition)
        if network.width != self.features.width:
            raise ValueError(f"the weights of {edition.name} are for {network.width} features, not for those of today")
        self.network: Network = network
        self.chances: Ints = filled(int(edition.figures.most_players), 0)  # by seat, in millionths
        self.scores: Ints = filled(int(edition.figures.most_players), 0)
        self.agreement = Agreement()
        self.readings: i64 = -1  # of the features, when they were last looked at

    def look(self, s: State) -> None:
        """Fill `chances` for a position."""
        if s.over:
            self.settle(s)
            return
        features = self.features
        follows = features.readings == self.readings  # nobody else has read a position meanwhile
        features.read(s)
        self.readings = features.readings
        rows = features.rows
        scores = self.scores
        best: i64 = UNKNOWN
        for seat in range(s.players):
            if not s.bankrupt[seat]:
                score = self.network.score_again(rows, seat, features) if follows else self.network.score(rows, seat)
                scores[seat] = score
                if score > best:
                    best = score
        total: i64 = 0
        for seat in range(s.players):
            share: i64 = 0
            if not s.bankrupt[seat]:
                share = exponential(best - scores[seat])
                total += share
            self.chances[seat] = share
        for seat in range(s.players):
            self.chances[seat] = self.chances[seat] * MILLION // total

    def settle(self, s: State) -> None:
        count: i64 = 0
        for seat in range(s.players):
            count += s.winners >> seat & 1
        for seat in range(s.players):
            self.chances[seat] = MILLION // count if s.winners >> seat & 1 else 0

    def chance(self, s: State, seat: i64) -> i64:
        self.look(s)
        return self.chances[seat]


def exponential(below: i64) -> i64:
    """What a score so far below the best one weighs, beside the best one's two to the thirtieth."""
    if below >= DEEPEST * ONE:
        return 0
    k = below >> FINE
    part = below & (1 << FINE) - 1
    return TABLE[k] - ((TABLE[k] - TABLE[k + 1]) * part >> FINE)


VALUES: Final[dict[int, Value | None]] = {}


def value_of(edition: Edition) -> Value | None:
    """The learned value of an edition; None where nobody has trained one."""
    key = id(edition)
    if key not in VALUES:
        VALUES[key] = loaded(edition)
    return VALUES[key]


def loaded(edition: Edition) -> Value | None:
    if not edition.package:
        return None
    try:
        data = get_data(edition.package, FILE)
    except FileNotFoundError:
        return None
    return None if data is None else Value(edition, network_from(json.loads(data)))


def network_from(data: dict[str, list[list[int]] | list[int] | int]) -> Network:
    """The network in a file of weights."""
    width, layers, weights = data["features"], data["layers"], data["weights"]
    if data["format"] != FORMAT or not isinstance(width, int) or isinstance(layers, int) or isinstance(weights, int):
        raise ValueError("this is no file of weights")
    sizes = [each for each in layers if isinstance(each, int)]
    parts = [part for part in weights if isinstance(part, list)]
    return Network(width, sizes, parts)

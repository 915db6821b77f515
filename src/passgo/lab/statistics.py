"""How sure a figure is: 95 % intervals of rates, means, ratios and differences. Standard library only."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard errors


class Estimate(NamedTuple):
    """A figure and the interval that it lies in with 95 % confidence."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """The standard error that the interval stands for."""
        return (self.high - self.low) / (2 * Z)


def rate(successes: float, trials: float) -> Estimate:
    """A proportion with Wilson's interval, which stays within 0 and 1 and is sound for few trials too."""
    if trials <= 0:
        return Estimate(0.0, 0.0, 1.0)
    p = successes / trials
    z2 = Z * Z / trials
    centre = (p + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * sqrt(max(0.0, p * (1 - p) / trials + z2 / (4 * trials)))
    return Estimate(p, min(p, max(0.0, centre - half)), max(p, min(1.0, centre + half)))


def mean(count: int, total: float, squares: float) -> Estimate:
    """A mean from a count, a sum and a sum of squares, with the normal interval."""
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    middle = total / count
    if count == 1:
        return Estimate(middle, middle, middle)
    variance = max(0.0, (squares - count * middle * middle) / (count - 1))
    return around(middle, sqrt(variance / count))


def ratio(
    count: int, over: float, under: float, over_squares: float, under_squares: float, products: float
) -> Estimate:
    """The ratio of two sums over the same games, with the interval of the delta method."""
    if under <= 0:
        return Estimate(0.0, 0.0, 0.0)
    r = over / under
    if count < 2:
        return Estimate(r, r, r)
    rest = max(0.0, over_squares - 2 * r * products + r * r * under_squares)  # squares of over - r * under
    return around(r, sqrt(rest * count / (count - 1)) / under)


def around(value: float, error: float) -> Estimate:
    return Estimate(value, value - Z * error, value + Z * error)


def rate_difference(later: Estimate, earlier: Estimate) -> Estimate:
    """How far two independent proportions are apart: Newcombe's interval, made of their Wilson intervals."""
    d = later.value - earlier.value
    low = d - sqrt((later.value - later.low) ** 2 + (earlier.high - earlier.value) ** 2)
    high = d + sqrt((later.high - later.value) ** 2 + (earlier.value - earlier.low) ** 2)
    return Estimate(d, low, high)


def difference(later: Estimate, earlier: Estimate) -> Estimate:
    """How far two independent figures with normal intervals are apart."""
    return around(later.value - earlier.value, sqrt(later.error**2 + earlier.error**2))


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Pearson's, of pairs; 0 where one of the two is always the same."""
    n = len(xs)
    x, y = sum(xs) / n, sum(ys) / n
    both = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True))
    alone = sum((a - x) ** 2 for a in xs) * sum((b - y) ** 2 for b in ys)
    return both / sqrt(alone) if alone > 0 else 0.0


def paired_difference(later: Sequence[float], earlier: Sequence[float]) -> Estimate:
    """How far two means over the same games are apart: the normal interval of the differences game by game."""
    apart = [a - b for a, b in zip(later, earlier, strict=True)]
    return mean(len(apart), sum(apart), sum(each * each for each in apart))


def paired_rate_difference(later: Sequence[float], earlier: Sequence[float]) -> Estimate:
    """How far two proportions over the same games are apart: Newcombe's interval with the games' correlation.

    Made of Wilson's intervals, so it is sound too where nearly all games, or all, end alike.
    """
    n = len(later)
    a, b, together = rate(sum(later), n), rate(sum(earlier), n), correlation(later, earlier)

    def reach(up: float, down: float) -> float:
        return sqrt(max(0.0, up * up - 2 * together * up * down + down * down))

    d = a.value - b.value
    return Estimate(d, d - reach(a.value - a.low, b.high - b.value), d + reach(a.high - a.value, b.value - b.low))


def jackknife(blocks: int, figures: Callable[[int | None], Sequence[float]]) -> list[Estimate]:
    """Figures with intervals from leaving out one block of games after another.

    `figures(k)` gives them without block k, `figures(None)` from all. Sound also where games inside depend on each
    other, as the pairs at one table do.
    """
    whole = figures(None)
    without = [figures(k) for k in range(blocks)]
    found: list[Estimate] = []
    for at, value in enumerate(whole):
        part = [some[at] for some in without]
        middle = sum(part) / blocks
        spread = sum((each - middle) ** 2 for each in part)
        found.append(around(value, sqrt((blocks - 1) / blocks * spread)))
    return found

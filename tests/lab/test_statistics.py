"""Intervals against figures worked out elsewhere."""

from math import sqrt
from statistics import mean as average
from statistics import stdev

import pytest

from passgo.lab.statistics import Z, around, difference, jackknife, mean, rate, rate_difference, ratio


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_of_newcombes_paper(successes: int, trials: int, low: float, high: float) -> None:
    found = rate(successes, trials)
    assert found.value == successes / trials
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


@pytest.mark.parametrize(
    ("a", "b", "low", "high"),
    [((56, 70), (48, 80), 0.0524, 0.3339), ((9, 10), (3, 10), 0.1705, 0.8090), ((10, 10), (0, 20), 0.6791, 1.0)],
)
def test_newcombes_differences(a: tuple[int, int], b: tuple[int, int], low: float, high: float) -> None:
    found = rate_difference(rate(*a), rate(*b))
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


def test_without_trials_everything_is_possible() -> None:
    assert rate(0, 0) == (0.0, 0.0, 1.0)


def test_a_mean() -> None:
    values = [3, 5, 8, 13, 21, 2]
    found = mean(len(values), sum(values), sum(value * value for value in values))
    assert found.value == pytest.approx(average(values))
    assert found.error == pytest.approx(stdev(values) / sqrt(len(values)))
    assert mean(1, 7, 49) == (7, 7, 7)


def test_a_ratio_of_sums() -> None:
    over, under = [10, 0, 30, 25], [10, 5, 20, 15]
    found = ratio(
        4,
        sum(over),
        sum(under),
        sum(x * x for x in over),
        sum(y * y for y in under),
        sum(x * y for x, y in zip(over, under, strict=True)),
    )
    assert found.value == 65 / 50
    rests = [x - 1.3 * y for x, y in zip(over, under, strict=True)]
    assert found.error == pytest.approx(sqrt(sum(rest * rest for rest in rests) * 4 / 3) / 50)


def test_a_difference_of_means() -> None:
    apart = difference(around(10, 3), around(7, 4))
    assert apart.value == 3
    assert apart.error == pytest.approx(5)
    assert apart.high == pytest.approx(3 + 5 * Z)


def test_the_jackknife_of_a_mean_is_its_standard_error() -> None:
    values = [3.0, 5.0, 8.0, 13.0, 21.0, 2.0]

    def without(block: int | None) -> list[float]:
        return [average(value for k, value in enumerate(values) if k != block)]

    (found,) = jackknife(len(values), without)
    assert found.error == pytest.approx(stdev(values) / sqrt(len(values)))

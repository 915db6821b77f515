"""Ratings from who finished before whom (Bradley-Terry), on Elo's scale: 400 points are odds of ten to one."""

from collections.abc import Sequence
from math import exp, log

Finishes = Sequence[Sequence[float]]  # [a][b]: how often a finished before b; ties count half for both

MIDDLE = 1500.0
SCALE = 400 / log(10)
PRIOR = 0.5  # of a win, given to both sides of every pair, so that a bot that always loses has a rating too
ROUNDS = 500
CLOSE = 1e-9


def ratings(finishes: Finishes) -> list[float]:
    """The strengths that explain the finishes best, 1500 on average."""
    count = len(finishes)
    wins = [[finishes[a][b] + PRIOR if a != b else 0.0 for b in range(count)] for a in range(count)]
    strength = [1.0] * count
    for _ in range(ROUNDS):
        before = strength
        strength = []
        for a in range(count):
            meetings = sum((wins[a][b] + wins[b][a]) / (before[a] + before[b]) for b in range(count) if b != a)
            strength.append(sum(wins[a]) / meetings if meetings else 1.0)
        middle = sum(log(each) for each in strength) / count
        strength = [each / exp(middle) for each in strength]
        if max(abs(log(now / then)) for now, then in zip(strength, before, strict=True)) < CLOSE:
            break
    return [MIDDLE + SCALE * log(each) for each in strength]

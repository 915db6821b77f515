"""The questions that come up now and then, in whatever edition: each answer is tried out in a few imagined futures."""

from __future__ import annotations

from typing import Final

from passgo.bots.base import answers
from passgo.bots.learned.judgement import outlook
from passgo.bots.learned.network import Value
from passgo.bots.rollout import imagined
from passgo.engine.columns import i64
from passgo.engine.machine import perform
from passgo.engine.random import Chance
from passgo.engine.state import State

FUTURES: Final[i64] = 4
MOST_ANSWERS: Final[i64] = 24
DOUBT: Final[i64] = 1_500  # millionths by which an answer must be better than the usual one
NUMBERS: Final[i64] = 1 << 30  # that futures are drawn from


def best_by_trying(s: State, value: Value, me: i64, usual: i64, coin: Chance) -> i64:
    """The answer right after which the chances are best on average; the usual one unless another is better."""
    out = answers(s)
    count = i64(len(out.codes))
    if count < 2 or count > MOST_ANSWERS:
        return usual
    first = int(coin.below(NUMBERS))
    best = usual
    most = tried(s, value, me, usual, first) + DOUBT
    for k in range(count):
        if out.codes[k] != usual:
            chance = tried(s, value, me, out.codes[k], first)
            if chance > most:
                most = chance
                best = out.codes[k]
    return best


def tried(s: State, value: Value, me: i64, code: i64, first: int) -> i64:
    """The chances after an answer, over the same futures for all answers."""
    total: i64 = 0
    for k in range(FUTURES):
        t = imagined(s, me, first + int(k))
        perform(t, code)
        total += value.chance(outlook(t), me)
    return total // FUTURES

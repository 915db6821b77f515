"""Whole numbers that stand for parts of one, and what is often asked of several of them."""

from __future__ import annotations

from typing import Final

from passgo.engine.columns import Ints, filled, i64

ONE: Final[i64] = 4096  # stands for 1: all numbers here and in the network are whole, so every build counts alike
MOST: Final[i64] = 8 * ONE - 1


class TopTwo:
    """By group: the most that a seat has of something, whose it is, and the next most."""

    def __init__(self, groups: int) -> None:
        self.most: Ints = filled(groups, 0)
        self.whose: Ints = filled(groups, 0)
        self.next: Ints = filled(groups, 0)

    def clear(self) -> None:
        for group in range(i64(len(self.most))):
            self.most[group] = 0
            self.next[group] = 0

    def enter(self, group: i64, seat: i64, amount: i64) -> None:
        if amount > self.most[group]:
            self.next[group] = self.most[group]
            self.most[group] = amount
            self.whose[group] = seat
        elif amount > self.next[group]:
            self.next[group] = amount

    def beside(self, group: i64, seat: i64) -> i64:
        """The most that another seat has."""
        return self.next[group] if self.whose[group] == seat else self.most[group]


def within(value: i64) -> i64:
    if value > MOST:
        return MOST
    return value if value >= -MOST else -MOST


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b

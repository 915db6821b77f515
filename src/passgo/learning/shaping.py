"""Rewards on the way, made from a potential, so that they change no optimum: a seat's share of all wealth.

What a seat gets from one of its questions to the next is `discount` times its share then, less its share before. Over a
game that sums to nothing but what the beginning was worth (Ng, Harada and Russell, 1999).
"""

import numpy as np
from numpy.typing import NDArray

SHAPINGS = ("worth",)


class Shaping:
    """The potentials of a batch, by row and seat, when each seat was asked last."""

    def __init__(self, shaping: str, discount: float, rows: int, players: int) -> None:
        if shaping not in SHAPINGS:
            raise ValueError(f"there is no shaping {shaping!r}; there is: {', '.join(SHAPINGS)}")
        if not 0 < discount <= 1:
            raise ValueError(f"a discount is above 0 and at most 1, not {discount}")
        self.discount = discount
        self.last = np.full((rows, players), np.nan)

    def begin(self, worths: NDArray[np.int64], seats: NDArray[np.int64]) -> None:
        """New games in all rows."""
        self.last.fill(np.nan)
        self.ask(worths, seats, np.arange(len(seats)))

    def ask(self, worths: NDArray[np.int64], seats: NDArray[np.int64], rows: NDArray[np.intp]) -> None:
        self.last[rows, seats[rows]] = share(worths)[rows, seats[rows]]

    def add(
        self,
        rewards: NDArray[np.float32],
        worths: NDArray[np.int64],
        last_worths: NDArray[np.int64],
        seats: NDArray[np.int64],
        ended: NDArray[np.bool_],
        cut_off: NDArray[np.bool_],
    ) -> None:
        """What the step earned beyond winning and losing: for who is asked now, and for all whose game is over."""
        over = ended | cut_off
        now = share(worths)
        on = np.flatnonzero(~over)
        rewards[on, seats[on]] += self.gained(now[on, seats[on]], self.last[on, seats[on]])
        if over.any():
            final = np.where(cut_off[:, None], share(last_worths), 0)  # after the end nothing is worth anything
            rewards[over] += self.gained(final[over], self.last[over])
            self.last[over] = np.nan
        self.last[np.arange(len(seats)), seats] = now[np.arange(len(seats)), seats]

    def gained(self, now: NDArray[np.float64], before: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.asarray(np.where(np.isnan(before), 0, self.discount * now - np.nan_to_num(before)))


def share(worths: NDArray[np.int64]) -> NDArray[np.float64]:
    """Each seat's part of the wealth of its table."""
    return np.asarray(worths / np.maximum(worths.sum(axis=1, keepdims=True), 1))

"""From the compiled columns to arrays: where they lie, and by what each column of an observation is scaled."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from passgo.encoding.layout import (
    BUILDINGS,
    CASH,
    CASH_TO_GET,
    DEED_COLUMNS,
    DEEDS,
    DIE,
    HIDDEN_CARDS,
    IN_JAIL,
    LEVEL,
    MORTGAGES,
    MOST,
    NUMBERS,
    OTHER_DIE,
    POOL,
    READY_GROUPS,
    REFUSED,
    ROUND,
    ROUNDS_LEFT,
    SEAT_COLUMNS,
    SPEED_DIE,
    TABLE_COLUMNS,
    UNSOLD,
    Layout,
)
from passgo.engine.columns import COMPILED

Floats = NDArray[np.float32]


def array(column: Any, kind: type[np.generic]) -> NDArray[Any]:
    """A column as an array: the compiled one where it lies, else a copy. Nobody writes to it here."""
    if COMPILED:
        return np.frombuffer(column, dtype=kind)
    return np.array(column, dtype=kind)


def scales(layout: Layout) -> Floats:
    """What each number of an observation is multiplied by, so that most of them lie between 0 and 1."""
    scale = np.ones(int(layout.width), np.float32)
    cash = float(MOST) / float(layout.most_cash)
    deeds = scale[: int(layout.seats_at)].reshape(int(layout.deeds), int(layout.deed_width))
    deeds[:, int(layout.players + LEVEL)] = 1 / 5
    deeds[:, int(layout.players) + len(DEED_COLUMNS) :] = 1 / 4
    seats = scale[int(layout.seats_at) : int(layout.table_at)].reshape(int(layout.players), int(layout.seat_width))
    seats[:, int(CASH)] = cash
    seats[:, [int(DEEDS), int(MORTGAGES), int(BUILDINGS)]] = 1 / 10
    seats[:, [int(IN_JAIL), int(READY_GROUPS), int(REFUSED), int(HIDDEN_CARDS)]] = 1 / 4
    seats[:, len(SEAT_COLUMNS) : int(layout.seat_plain)] = 1 / 4
    table = scale[int(layout.table_at) : int(layout.pieces_at)]
    table[int(ROUND)] = table[int(ROUNDS_LEFT)] = 1 / MOST
    table[int(UNSOLD)] = 1 / float(layout.deeds)
    table[[int(DIE), int(OTHER_DIE), int(SPEED_DIE)]] = 1 / 6
    table[int(POOL)] = cash
    table[int(CASH_TO_GET) : len(TABLE_COLUMNS)] = cash
    assert int(NUMBERS) > int(CASH_TO_GET)
    scale[int(layout.pieces_at) : int(layout.cards_to_get)] = 1 / 32
    return scale

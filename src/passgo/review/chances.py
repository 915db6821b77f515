"""Everybody's chances in a position, by the learned value: found in no time, for who wants to see them."""

from __future__ import annotations

from passgo.bots.learned.judgement import outlook
from passgo.bots.learned.network import value_of
from passgo.engine.state import State


def chances_of(s: State) -> list[float] | None:
    """By seat, one in all; a debt that is open counts as met. None for an edition without a learned value.

    The value reads what lies open to all, so it is the same for every seat.
    """
    value = value_of(s.edition)
    if value is None:
        return None
    value.look(outlook(s.copy()))
    total = 0.0
    for seat in range(s.players):
        total += float(value.chances[seat])
    return [float(value.chances[seat]) / total for seat in range(s.players)]

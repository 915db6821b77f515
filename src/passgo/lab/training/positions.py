"""Positions as rows of whole numbers, and back: what a judgement may read, kept raw so that features can change."""

from collections.abc import Sequence

from passgo.engine.columns import Ints, ints, listed
from passgo.engine.edition import Edition
from passgo.engine.random import seeded
from passgo.engine.state import State

HEAD = 7  # numbers before the columns


def packed(s: State) -> list[int]:
    """A position; columns by player have room for as many as the edition allows."""
    most = int(s.edition.figures.most_players)
    row = [int(n) for n in (s.players, s.variant, s.turn, s.first, s.round, s.turns, s.pool)]
    for column in (s.cash, s.place, s.jail, s.bankrupt):
        row += listed(column) + [0] * (most - int(s.players))
    for column in (s.owner, s.level, s.mortgaged, s.immune, s.pieces, s.holder, s.extra):
        row += listed(column)
    return row


def unpacked(edition: Edition, settings: Ints, row: Sequence[int]) -> State:
    """The position that `packed` wrote, without what is pending."""
    players, variant, turn, first, rounds, turns, pool = row[:HEAD]
    s = State(edition, settings, seeded(0))
    s.players, s.variant = players, variant
    s.fill()
    s.turn, s.first, s.round, s.turns, s.pool = turn, first, rounds, turns, pool
    most, at = int(edition.figures.most_players), HEAD
    s.cash, s.place, s.jail, s.bankrupt = (ints(row[at + k * most : at + k * most + players]) for k in range(4))
    at += 4 * most
    deeds = int(edition.board.deeds)
    s.owner, s.level, s.mortgaged, s.immune = (ints(row[at + k * deeds : at + (k + 1) * deeds]) for k in range(4))
    at += 4 * deeds
    pieces, cards = len(s.pieces), len(edition.cards)
    s.pieces = ints(row[at : at + pieces])
    s.holder = ints(row[at + pieces : at + pieces + cards])
    s.extra = ints(row[at + pieces + cards :])
    s.count_anew()
    return s

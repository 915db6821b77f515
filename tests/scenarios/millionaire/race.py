"""Tables for Millionaire: with the Fortune cards out of the way, or where they lie."""

from passgo.editions.millionaire.ledger import LEVEL, TAKEN, stars
from passgo.testing import Table, table

A, B, C, D = range(4)
START = 372_000
MILLION = 1_000_000


def race(players: int = 3, /, **settings: object) -> Table:
    """A table on which no Fortune card lies any more."""
    t = table("millionaire", players, "normal", None, None, **settings)
    s = t._game.state
    for deed in range(s.edition.board.deeds):
        s.extra[TAKEN + deed] = 1
    return t


def covered(players: int = 3, /, **settings: object) -> Table:
    """A table with a Fortune card on every property."""
    return table("millionaire", players, "normal", None, None, **settings)


def rise(t: Table, seat: int, number: int) -> Table:
    """Give a player the token with so many stars."""
    t._game.state.extra[LEVEL + seat] = (1, 3, 5).index(number)
    return t


def stars_of(t: Table, seat: int) -> int:
    return int(stars(t.game.state, seat))


def kept_by(t: Table, seat: int) -> list[str]:
    s = t.game.state
    return [card.name for number, card in enumerate(s.edition.cards) if s.holder[number] == seat]


def money(t: Table) -> list[int]:
    """What everybody won or lost since the start, in thousands."""
    return [(int(cash) - START) // 1000 for cash in t.game.state.cash]

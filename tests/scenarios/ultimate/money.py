"""What the tests of property and money share: a table where nobody holds a card yet and everybody has $1,500."""

from passgo.testing import Table, table
from tests.scenarios.ultimate.common import unheld


def bare(players: int = 3, variant: str = "normal", **settings: object) -> Table:
    """The rulebook's own starting point for its examples; cards are dealt by the test."""
    t = unheld(table("ultimate", players, variant, None, None, **settings))
    for seat in range(players):
        t.has(seat, 1500)
    return t


def pool(t: Table) -> int:
    return int(t.game.state.pool)

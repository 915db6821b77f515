"""What the tests of property and money share: a table where nobody holds a card yet and everybody has $1,500."""

from passgo.engine.state import BANK
from passgo.testing import Table, table


def bare(players: int = 3, variant: str = "normal", **settings: object) -> Table:
    """The rulebook's own starting point for its examples; cards are dealt by the test."""
    t = unheld(table("ultimate", players, variant, None, None, **settings))
    for seat in range(players):
        t.has(seat, 1500)
    return t


def unheld(t: Table) -> Table:
    """What was dealt before the game goes back into its pack."""
    s = t._game.state
    for card in range(len(s.keeper)):
        s.keeper[card] = BANK
        s.fresh[card] = card
    for deck in range(len(s.edition.decks)):
        s.fresh_count[deck] = s.edition.deck_size[deck]
        s.under_count[deck] = 0
    return t


def all_owned(t: Table, seat: int) -> Table:
    """Every property of the board belongs to one player; shares stay with the Bank."""
    board = t._game.state.edition.board
    for deed in range(board.deeds):
        if board.deed_space[deed] >= 0:
            t._game.state.give_deed(deed, seat)
    return t


def hand(t: Table, seat: int) -> list[str]:
    """The names of the cards that a player holds."""
    s = t.game.state
    return [card.name for number, card in enumerate(s.edition.cards) if s.keeper[number] == seat]


def pack(t: Table, name: str) -> int:
    """How many cards are left in a pack."""
    s = t.game.state
    deck = [deck.name for deck in s.edition.decks].index(name)
    return int(s.fresh_count[deck] + s.under_count[deck])


def emptied(t: Table, name: str) -> Table:
    """A pack of which nothing is left."""
    s = t._game.state
    deck = [deck.name for deck in s.edition.decks].index(name)
    s.fresh_count[deck] = s.under_count[deck] = 0
    return t


def stands(t: Table, seat: int) -> str:
    """Where a token stands, as spaces are written."""
    return t.game.state.edition.board.place(t.place(seat))


def pool(t: Table) -> int:
    return int(t.game.state.pool)

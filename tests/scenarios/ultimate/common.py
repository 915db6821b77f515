"""What all tests of Ultimate share: names, a table where nobody holds a card yet, and short ways to look at it."""

from passgo.engine.state import BANK
from passgo.testing import Table

A, B, C, D = range(4)
BUS, MR_MONOPOLY = 6, 4  # what to script for the speed die
HOUSE, HOTEL, SKYSCRAPER, DEPOT, STAND = range(5)
PRINTINGS = ("equipment", "complete")  # of the cards
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")
BLUE = ("Park Place", "Boardwalk")
CREAM = ("Katy Freeway", "Westheimer Road", "Kirby Drive", "Cullen Boulevard")


def unheld(t: Table) -> Table:
    """What was dealt before the game goes back into its pack."""
    s = t._game.state
    for card in range(len(s.holder)):
        s.holder[card] = BANK
        s.undrawn[card] = card
    for deck in range(len(s.edition.decks)):
        s.undrawn_count[deck] = s.edition.deck_size[deck]
        s.discards_count[deck] = 0
    return t


def all_owned(t: Table, seat: int, *tracks: str) -> Table:
    """Every property, or every one with a face on these tracks, belongs to one player; shares stay with the Bank."""
    s = t._game.state
    board = s.edition.board
    for space in range(board.size):
        deed = board.deed_at[space]
        if deed >= 0 and (not tracks or board.tracks[board.track_of[space]] in tracks):
            s.give_deed(deed, seat)
    return t


def hand(t: Table, seat: int) -> list[str]:
    """The names of the cards that a player holds."""
    s = t.game.state
    return [card.name for number, card in enumerate(s.edition.cards) if s.holder[number] == seat]


def pack(t: Table, name: str) -> int:
    """How many cards are left in a pack."""
    s = t.game.state
    deck = deck_number(t, name)
    return int(s.undrawn_count[deck] + s.discards_count[deck])


def emptied(t: Table, name: str) -> Table:
    """A pack of which nothing is left."""
    s = t._game.state
    deck = deck_number(t, name)
    s.undrawn_count[deck] = s.discards_count[deck] = 0
    return t


def deck_number(t: Table, name: str) -> int:
    return [deck.name for deck in t._game.state.edition.decks].index(name)


def where(t: Table, seat: int = A) -> str:
    """Where a token stands, as spaces are written."""
    return t.game.state.edition.board.place(t.place(seat))

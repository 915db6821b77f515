"""Kept cards for tests, asked for by what they are for: every use but one exists in the complete packs."""

from passgo.engine.columns import i64
from passgo.engine.state import BANK
from passgo.testing import Table, table
from tests.scenarios.ultimate.common import unheld


def complete_table(players: int = 3, **settings: str) -> Table:
    """Ultimate with its complete packs; nobody has been dealt a card."""
    return unheld(table("ultimate", players, cards_deck="complete", **settings))


def at_illinois(players: int = 3) -> Table:
    """Seat 0 is about to land on Illinois Avenue, price 240."""
    return complete_table(players).at(0, "Free Parking").dice(1, 2, 1)


def give(t: Table, seat: int, use: i64) -> str:
    """Give a player a card for this use, and say its name."""
    s = t._game.state
    for number, card in enumerate(s.edition.cards):
        if card.use == use and s.holder[number] == BANK:
            t.holds(seat, card.name)
            return card.name
    raise ValueError(f"no card for use {int(use)} is left")


def number_of(t: Table, name: str) -> int:
    return t._game.notation.read_card(name, name)


def keeper(t: Table, name: str) -> int:
    """Who keeps a card, -1 for nobody."""
    return int(t.game.state.holder[number_of(t, name)])


def is_under_pack(t: Table, name: str) -> bool:
    """Whether the card is the last one under its pack."""
    s = t.game.state
    card = number_of(t, name)
    deck = s.edition.deck_of[card]
    count = s.discards_count[deck]
    last = (s.discards_first[deck] + count - 1) % s.edition.deck_size[deck]
    return bool(keeper(t, name) == BANK and count > 0 and s.discards[s.edition.deck_start[deck] + last] == card)

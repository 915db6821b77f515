"""Kept cards for tests, asked for by what they are for: every use but one exists in the complete packs."""

from passgo.engine.columns import i64
from passgo.engine.state import BANK
from passgo.testing import Table, table


def complete_table(players: int = 3, **settings: str) -> Table:
    """Ultimate with its complete packs; nobody has been dealt a card."""
    t = table("ultimate", players, cards_deck="complete", **settings)
    s = t._game.state
    for card in range(len(s.keeper)):
        if s.keeper[card] >= 0:
            deck = s.edition.deck_of[card]
            s.fresh[s.edition.deck_start[deck] + s.fresh_count[deck]] = card
            s.fresh_count[deck] += 1
            s.keeper[card] = BANK
    return t


def give(t: Table, seat: int, use: i64) -> str:
    """Give a player a card for this use, and say its name."""
    s = t._game.state
    for number, card in enumerate(s.edition.cards):
        if card.use == use and s.keeper[number] == BANK:
            t.holds(seat, card.name)
            return card.name
    raise ValueError(f"no card for use {int(use)} is left")


def number_of(t: Table, name: str) -> int:
    return t._game.notation.read_card(name, name)


def keeper(t: Table, name: str) -> int:
    """Who keeps a card, -1 for nobody."""
    return int(t.game.state.keeper[number_of(t, name)])


def is_under_pack(t: Table, name: str) -> bool:
    """Whether the card is the last one under its pack."""
    s = t.game.state
    card = number_of(t, name)
    deck = s.edition.deck_of[card]
    count = s.under_count[deck]
    last = (s.under_first[deck] + count - 1) % s.edition.deck_size[deck]
    return bool(keeper(t, name) == BANK and count > 0 and s.under[s.edition.deck_start[deck] + last] == card)

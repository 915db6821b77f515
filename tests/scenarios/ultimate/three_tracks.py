"""What the scenarios of Ultimate's movement share: a table without dealt vouchers, and short ways to look at it."""

from passgo.editions.ultimate.tracks import ADVANCE_ON_TRACKS, GO_DIRECTLY
from passgo.engine.board import SHARE
from passgo.engine.columns import i64
from passgo.engine.edition import LEAVES_JAIL
from passgo.engine.rules.confinement import GO_TO_JAIL
from passgo.engine.rules.vouchers import is_voucher
from passgo.testing import Table, table
from tests.scenarios.ultimate.common import A, all_owned, deck_number, unheld


def tracks(players: int = 3, **settings: object) -> Table:
    """A table of Ultimate where nobody holds a card that was dealt: all are back in their packs."""
    return unheld(table("ultimate", players, "normal", None, None, **settings))


def mine(players: int = 3, **settings: object) -> Table:
    """A table where seat 0 owns every property, so that walking costs nothing and asks little."""
    return all_owned(tracks(players, **settings), A)


def path(t: Table) -> list[str]:
    """Where the token was put during the last action: corners passed and where moves ended."""
    board = t.game.state.edition.board
    return [board.place(event.values["space"]) for event in t.happened("moved")]


def vouchers(t: Table, seat: int = 0) -> list[str]:
    s = t.game.state
    return [
        card.name for number, card in enumerate(s.edition.cards) if s.holder[number] == seat and is_voucher(s, number)
    ]


def quiet(t: Table, *decks: str) -> Table:
    """The next cards of these packs do nothing: they are kept to leave Jail (or are the first of the pack)."""
    edition = t._game.state.edition
    taken: set[int] = set()
    for name in decks:
        number = deck_number(t, name)
        first = int(edition.deck_start[number])
        cards = range(first, first + int(edition.deck_size[number]))
        useful: list[int] = [card for card in cards if edition.card_use[card] == LEAVES_JAIL and card not in taken]
        card = (useful or [first])[0]
        taken.add(card)
        t.cards(edition.cards[card].name)
    return t


def targets(t: Table, card: str) -> list[str]:
    """Where a voucher may lead now."""
    return [text.split()[2] for text in t.options("ticket") if text.split()[1] == card]


def spaces(track: str, first: int, last: int) -> list[str]:
    return [f"{track}:{k}" for k in range(first, last + 1)]


def salaries(t: Table) -> list[int]:
    """What pay corners brought during the last action."""
    return [event.values["amount"] for event in t.happened("salary-paid")]


def deeds(t: Table) -> list[i64]:
    """All properties; shares are none."""
    board = t._game.state.edition.board
    return [deed for deed in range(board.deeds) if board.family[deed] != SHARE]


def draws(t: Table, deck: str, step: i64, number: int = 0) -> Table:
    """The next card of the pack is one with this step and number."""
    cards = next(pack.cards for pack in t._game.state.edition.decks if pack.name == deck)
    return t.cards(next(card.name for card in cards if any(f[:2] == (step, number) for f in card.effects)))


def space_number(t: Table, space: str) -> int:
    return t._game.notation.read_space(space, space)


def draws_advance(t: Table, space: str, deck: str = "chance") -> Table:
    return draws(t, deck, ADVANCE_ON_TRACKS, space_number(t, space))


def draws_direct(t: Table, space: str, deck: str = "chance") -> Table:
    return draws(t, deck, GO_DIRECTLY, space_number(t, space))


def draws_jail(t: Table, deck: str = "chance") -> Table:
    return draws(t, deck, GO_TO_JAIL)

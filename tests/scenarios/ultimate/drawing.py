"""What the tests of cards share: a table where the next roll leads to a card space and a named card."""

from passgo.editions.ultimate import ULTIMATE
from passgo.testing import Table
from tests.scenarios.ultimate.common import A
from tests.scenarios.ultimate.money import bare

CHANCES = ("outer:10", "outer:21", "outer:30", "outer:54", "middle:7", "middle:22", "middle:36", "inner:16")
CHESTS = ("outer:2", "outer:24", "outer:36", "outer:46", "middle:2", "middle:17", "middle:33", "inner:4")
BOARD = ULTIMATE.board


def before(space: str, steps: int) -> str:
    """The space so far behind another one on its track."""
    track, _, index = space.partition(":")
    return f"{track}:{(int(index) - steps) % BOARD.track_length[BOARD.tracks.index(track)]}"


def drawing(
    card: str,
    at: str = "",
    deck: str = "complete",
    players: int = 3,
    even: bool = False,
    variant: str = "normal",
    **settings: object,
) -> Table:
    """Seat 0's next roll, of five or else four, leads to a card space and this card. Nobody owns anything yet."""
    t = bare(players, variant, cards_deck=deck, **settings)
    if not at:
        at = "outer:24" if card.startswith("chest") else "middle:22"
    t.at(A, before(at, 4 if even else 5)).dice(1, 2, 1 if even else 2).cards(card)
    return t


def shares(t: Table, seat: int, company: str, count: int) -> Table:
    """Give shares that the Bank still has."""
    names = [f"{company}-{k}" for k in range(1, 6)]
    return t.owns(seat, *[name for name in names if t._game.state.owner[t.deed(name)] < 0][:count])


def cash(t: Table) -> list[int]:
    """What everybody has more or less than at the start."""
    return [t.cash(seat) - 1500 for seat in range(t.game.state.players)]


def levels(t: Table, *spaces: str) -> list[int]:
    return [t.level(space) for space in spaces]

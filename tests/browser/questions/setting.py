"""A table with the most players an edition has, and how a question is put to the first of them."""

from __future__ import annotations

from typing import Final

from passgo import EDITIONS
from passgo.engine.board import STREET
from passgo.engine.machine import advance
from passgo.engine.steps import STEP_NUMBERS
from passgo.testing import Table, table

ME: Final = 0  # who is asked
PACKS: Final = {
    "classic": "2008",
    "mega": "pre2008",
    "ultimate": "complete",
}  # of Ultimate those with every kind of card
CASH: Final[dict[str, int]] = {"classic": 1_500, "mega": 2_500, "ultimate": 3_200, "millionaire": 372_000}


def most(edition: str) -> int:
    return int(EDITIONS[edition].figures.most_players)


def step(name: str) -> int:
    """The number of a step, by its name in saved games."""
    return STEP_NUMBERS[name]


def bare(edition: str) -> Table:
    """Nobody owns anything."""
    settings = {"cards_deck": PACKS[edition]} if edition in PACKS else {}
    return table(edition, most(edition), "normal", None, None, **settings)


def dealt(edition: str, mine: int = 3) -> Table:
    """Every deed has an owner: each so many is mine, the others go round, so that hardly a group is complete."""
    t = bare(edition)
    s = t._game.state
    for deed in range(s.edition.board.deeds):
        others = deed - deed // mine - 1  # deeds before it that are not mine
        s.give_deed(deed, ME if deed % mine == 0 else 1 + others % (most(edition) - 1))
    return t


def grouped(edition: str, mine: int = 2) -> Table:
    """Whole groups have owners, each so many is mine; nothing is built."""
    t = bare(edition)
    s = t._game.state
    board = s.edition.board
    for deed in range(board.deeds):
        group = board.group_of[deed]
        s.give_deed(deed, ME if group % mine == 0 else 1 + group % (most(edition) - 1))
    return t


def mortgaged(t: Table) -> Table:
    """Every deed on the board is mortgaged."""
    s = t._game.state
    for deed in range(s.edition.board.deeds):
        if s.owner[deed] >= 0:
            s.set_mortgage(deed, 1)
    return t


def built(t: Table, level: int) -> Table:
    """All streets that belong to whole groups have so many buildings; there are enough."""
    s = t._game.state
    board = s.edition.board
    t.pieces(*[500] * int(s.edition.figures.piece_kinds))
    for deed in range(board.deeds):
        owner, group = s.owner[deed], board.group_of[deed]
        if owner >= 0 and board.family[deed] == STREET and s.holds(owner, group) == board.group_size[group]:
            s.set_level(deed, level)
    return t


def asks(t: Table, name: str, *about: int) -> Table:
    """This step comes next: the question it puts is open."""
    s = t.game.state
    s.push(step(name), *about)
    advance(s)
    return t

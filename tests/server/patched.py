"""passgo with the rules of some editions changed, as a version to come might have them. No part of passgo itself.

python -m tests.server.patched mega=illegal,millionaire=same serve --data DIR
"""

from __future__ import annotations

import sys

from passgo import EDITIONS
from passgo.cli import main
from passgo.engine.edition import Earlier, Edition


def newer(edition: Edition) -> None:
    """The next version, which knows nothing of those before it."""
    for printing in edition.printings.values():
        printing.version += 1
    edition.earlier = {}


def kind(edition: Edition) -> None:
    """The next version, which says that it plays all others as they were; whether that is so shows in the games."""
    before = {**edition.earlier, edition.version: Earlier({})}
    newer(edition)
    edition.earlier = before


def dearer(edition: Edition) -> None:
    """Nobody can buy what was bought."""
    for board in {id(printing.board): printing.board for printing in edition.printings.values()}.values():
        for deed in range(board.deeds):
            board.price[deed] *= 100


def richer(edition: Edition) -> None:
    """Everybody has a little more from the beginning; all that was done can still be done."""
    for printing in edition.printings.values():
        printing.figures.starting_cash += 1


CHANGES = {
    "illegal": (kind, dearer),
    "figure": (kind, richer),
    "same": (richer,),
    "kind": (kind,),
    "newer": (newer,),
}


def change(spec: str) -> None:
    for each in spec.split(","):
        name, _, what = each.partition("=")
        for step in CHANGES[what]:
            step(EDITIONS[name])


if __name__ == "__main__":
    change(sys.argv.pop(1))
    main()

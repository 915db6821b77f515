"""The number that tells one game's end from another's."""

import pytest

from passgo.bots.imprint import imprint
from passgo.lab.runner import Dealer, Plan
from tests.invariants.stories import EDITION_NAMES


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_copy_has_the_same_and_every_change_another(edition: str) -> None:
    s = Dealer(Plan(edition, bots=("simple",), max_rounds=12)).played(2)
    assert imprint(s.copy()) == imprint(s)
    found = {imprint(s)}
    for column in ("cash", "place", "owner", "level", "mortgaged", "holder", "jail", "pieces", "undrawn", "discards"):
        t = s.copy()
        getattr(t, column)[1] += 1
        found.add(imprint(t))
    for number in ("turn", "round", "rolls", "decisions", "bank", "pool", "winners"):
        t = s.copy()
        setattr(t, number, getattr(t, number) + 1)
        found.add(imprint(t))
    assert len(found) == 18

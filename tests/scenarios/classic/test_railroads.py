"""Railroads: rents by the number owned."""

import pytest

from passgo.testing import table
from tests.rules import rule

RAILROADS = ["Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad", "Short Line"]


@rule("CLS-RRD-1")
@pytest.mark.parametrize("name", RAILROADS)
def test_a_free_railroad_is_bought_for_200(name: str) -> None:
    t = table().at(0, name)
    t.at(0, t.place(0) - 3).dice(1, 2)
    t.play("roll", "buy")
    assert t.owner(name) == 0
    assert t.cash(0) == 1300


@rule("CLS-RRD-1")
def test_a_declined_railroad_is_auctioned_and_the_decliner_may_bid() -> None:
    t = table().at(0, 2).dice(1, 2)
    t.play("roll", "decline", "bid 20", "pass", "bid 30", "pass")
    assert t.owner("Reading Railroad") == 0
    assert t.cash(0) == 1470


@rule("CLS-RRD-2")
@pytest.mark.parametrize(("count", "rent"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_the_rent_follows_the_number_owned(count: int, rent: int) -> None:
    t = table().owns(2, *RAILROADS).owns(1, *RAILROADS[:count]).at(0, 2).dice(1, 2)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1500 - rent, 1500 + rent)


@rule("CLS-RRD-3")
@pytest.mark.parametrize(("start", "rent"), [(2, 50), (12, 0)])
def test_a_mortgaged_railroad_counts_but_charges_nothing(start: int, rent: int) -> None:
    t = table().owns(1, *RAILROADS[:2]).mortgaged("Pennsylvania Railroad").at(0, start).dice(1, 2)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1500 - rent, 1500 + rent)

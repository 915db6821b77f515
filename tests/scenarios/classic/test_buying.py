"""Buying a property from the Bank."""

import pytest

from passgo.engine.notation import IllegalAction
from passgo.testing import table
from tests.rules import rule


@rule("CLS-BUY-1")
def test_a_free_property_is_bought_at_the_printed_price() -> None:
    t = table().dice(2, 3)
    t.play("roll", "buy")
    assert t.owner("Reading Railroad") == 0
    assert t.cash(0) == 1300
    moved = {"deed": t.deed("Reading Railroad"), "player": -1, "owner": 0}
    assert [event.values for event in t.happened("deed-moved")] == [moved]


@rule("CLS-BUY-1")
def test_an_owned_property_is_not_for_sale() -> None:
    t = table().owns(1, "Reading Railroad").dice(2, 3)
    t.play("roll")
    assert t.decision.kind == "end"


@rule("CLS-BUY-2")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everybody_sees_who_owns_what(seat: int | None) -> None:
    t = table().dice(2, 3)
    t.play("roll", "buy")
    deeds = t.game.view(seat)["deeds"]
    assert isinstance(deeds, list)
    assert [deed["owner"] for deed in deeds if deed["space"] == "5"] == [0]


@rule("CLS-BUY-3")
def test_a_declined_property_is_auctioned_at_once() -> None:
    t = table().dice(2, 4)
    t.play("roll", "decline")
    assert [event.name for event in t.events] == ["deed-declined", "auction-opened"]
    assert t.decision.kind == "auction"


@rule("CLS-BUY-3")
def test_the_auction_comes_before_the_next_roll_of_doubles() -> None:
    t = table().dice(3, 3)
    t.play("roll", "decline")
    assert t.decision.kind == "auction"
    t.play("pass", "pass", "pass")
    assert (t.decision.kind, t.decision.player) == ("turn", 0)


@rule("CLS-BUY-4")
def test_a_mortgage_raises_the_price() -> None:
    t = table().owns(0, "Reading Railroad").has(0, 50).dice(2, 4)
    t.play("roll", "mortgage Reading Railroad", "buy")
    assert t.cash(0) == 50
    assert t.owner("Oriental Avenue") == 0
    assert t.owner("Reading Railroad") == 0


@rule("CLS-BUY-4")
def test_a_trade_raises_the_price() -> None:
    t = table().owns(0, "Reading Railroad").has(0, 50).dice(2, 4)
    t.play("roll", "offer 1 Reading Railroad for $70", "accept", "buy")
    assert t.cash(0) == 20
    assert t.owner("Oriental Avenue") == 0


@rule("CLS-BUY-4")
def test_buying_needs_the_cash_in_hand() -> None:
    t = table().owns(0, "Reading Railroad").has(0, 99).dice(2, 4)
    t.play("roll")
    assert "buy" not in t.options()
    with pytest.raises(IllegalAction, match="cannot-afford"):
        t.play("buy")


@rule("CLS-BUY-4")
@pytest.mark.parametrize(("cash", "options"), [(60, ["buy", "decline"]), (59, ["decline"])])
def test_the_exact_price_is_enough(cash: int, options: list[str]) -> None:
    t = table().has(0, cash).dice(1, 2).play("roll")
    assert t.options() == options

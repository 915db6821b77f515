"""The Bank: what it keeps, pays, lends and collects."""

from collections.abc import Callable

import pytest

from passgo.testing import Table, table
from tests.rules import rule

MONEY: dict[str, tuple[Callable[[], Table], str, int]] = {  # what the player does, and what the Bank receives by it
    "salary": (lambda: table().at(0, "Park Place").dice(1, 2), "roll", -200),
    "bonus": (lambda: table().at(0, 4).dice(1, 2).cards("chance-dividend"), "roll", -50),
    "loan": (lambda: table().owns(0, "Reading Railroad"), "mortgage 5", -100),
    "repayment": (lambda: table().owns(0, "Reading Railroad").mortgaged("Reading Railroad"), "lift 5", 110),
    "tax": (lambda: table().at(0, 1).dice(1, 2), "roll", 200),
    "fine": (lambda: table().at(0, 4).dice(1, 2).cards("chance-speeding"), "roll", 15),
    "bail": (lambda: table().jailed(0), "pay", 50),
    "deed": (lambda: table().dice(1, 2).play("roll"), "buy", 60),
    "house": (lambda: table().owns_group(0, "brown"), "build 1", 50),
}


@rule("CLS-BNK-1")
@pytest.mark.parametrize("what", MONEY)
def test_the_bank_pays_lends_and_collects(what: str) -> None:
    set_up, action, received = MONEY[what]
    t = set_up()
    bank, cash = t.game.state.bank, t.cash(0)
    t.play(action)
    assert t.game.state.bank - bank == received
    assert t.cash(0) - cash == -received


@rule("CLS-BNK-1")
def test_the_bank_keeps_what_nobody_has_bought() -> None:
    t = table().owns_group(0, "brown").dice(1, 2)
    t.play("build 1", "build 3", "roll")
    assert t.game.view(None)["pieces"] == {"house": 30, "hotel": 12}
    assert t.owner("Boardwalk") == -1


@rule("CLS-BNK-2")
def test_the_banker_opens_the_auction_of_a_declined_deed() -> None:
    t = table().dice(1, 2)
    t.play("roll", "decline")
    assert t.happened("auction-opened")
    assert t.decision.kind == "auction"


@rule("CLS-BNK-2")
def test_the_banker_opens_the_auction_of_an_estate() -> None:
    t = table().owns(0, "Baltic Avenue").mortgaged("Baltic Avenue").has(0, 10).at(0, 1).dice(1, 2)
    t.play("roll", "bankrupt")
    assert [event.values["deed"] for event in t.happened("auction-opened")] == [t.deed("Baltic Avenue")]
    assert t.decision.kind == "auction"


@rule("CLS-BNK-3")
def test_the_bank_pays_when_its_notes_have_run_out() -> None:
    t = table().has(1, 1_000_000).at(0, "Park Place").dice(1, 2)
    assert t.game.state.bank < 0
    t.play("roll")
    assert t.cash(0) == 1700

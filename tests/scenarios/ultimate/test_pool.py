"""The Pool, taxes and the Tax Refund (rulebook 3.17)."""

from collections.abc import Callable

import pytest

from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, where
from tests.scenarios.ultimate.money import bare, pool

FINES: dict[str, tuple[Callable[[Table], Table], int]] = {
    "luxury tax": (lambda t: t.at(A, "middle:33").dice(1, 2, 2).play("roll"), 75),
    "income tax": (lambda t: t.dice(1, 2, 1).play("roll", "flat"), 200),
    "chance": (lambda t: t.at(A, "middle:2").dice(1, 2, 2).cards("chance-traffic-ticket").play("roll"), 15),
    "community chest": (lambda t: t.at(A, "middle:12").dice(1, 2, 2).cards("chest-hospital").play("roll"), 100),
    "bail": (lambda t: t.jailed(A).play("pay"), 50),
    "own taxi": (lambda t: t.owns(A, "outer:6").at(A, "outer:1").dice(1, 2, 2).play("roll", "ride Free Parking"), 20),
}


@rule("UM-POO-1", "UM-POO-2", "UM-JAL-2")
@pytest.mark.parametrize("fine", FINES)
@pytest.mark.parametrize("enabled", [True, False])
def test_pool_enabled(enabled: bool, fine: str) -> None:
    pay, amount = FINES[fine]
    t = bare(pool_enabled=enabled)
    bank = int(t._game.state.bank)
    pay(t)
    assert t.cash(A) == 1500 - amount
    assert (pool(t), t.game.state.bank - bank) == ((amount, 0) if enabled else (0, amount))


@rule("UM-POO-1")
def test_a_tax_and_a_bail_meet_in_the_pool() -> None:
    t = bare().at(A, "middle:33").dice(1, 2, 2).jailed(B).play("roll", "end", "pay")
    assert pool(t) == 125


@rule("UM-POO-3")
def test_what_is_bought_or_repaid_goes_to_the_bank() -> None:
    t = bare().owns_group(A, "orange").owns(A, "Boardwalk").mortgaged("Boardwalk")
    t.play("build Tennessee Avenue", "lift Boardwalk")
    assert (t.cash(A), pool(t)) == (1500 - 100 - 220, 0)


@rule("UM-POO-3")
def test_purchases_auctions_and_shares_go_to_the_bank() -> None:
    t = bare().at(A, "middle:1").dice(1, 2, 2).play("roll", "buy")
    assert pool(t) == 0
    t = bare().at(A, "middle:1").dice(1, 2, 2).play("roll", "decline", "bid 10", "pass", "pass")
    assert pool(t) == 0
    t = bare().at(A, "outer:51").dice(1, 2, 2).play("roll", "share acme-motors-1")
    assert (t.cash(A), pool(t)) == (1350, 0)


@rule("UM-POO-4")
@pytest.mark.parametrize(("before", "refund"), [(385, 193), (384, 192), (1, 1), (0, 0)])
def test_the_refund_is_half_of_the_pool_rounded_up(before: int, refund: int) -> None:
    t = bare().pool(before).at(A, "inner:9").dice(1, 2, 2).play("roll")
    assert where(t, A) == "inner:14"
    assert (t.cash(A), pool(t)) == (1500 + refund, before - refund)
    assert [event.values["amount"] for event in t.happened("tax-refunded")] == ([refund] if refund else [])


@rule("UM-POO-5")
def test_a_card_that_speaks_of_the_pool_means_this_money() -> None:
    t = bare(cards_deck="complete").pool(385).holds(A, "whole-pool").play("card whole-pool")
    assert (t.cash(A), pool(t)) == (1885, 0)


@rule("UM-POO-4", "IX-107")
def test_income_tax_and_refund_in_one_turn() -> None:
    t = bare().dice(1, 1, 2, 3, 3, 3).play("roll", "flat")
    assert (pool(t), t.cash(A)) == (200, 1300)
    t.play("roll", "goto Tax Refund")
    assert (pool(t), t.cash(A) - 1300) == (100, 100 + sum(e.values["amount"] for e in t.happened("salary-paid")))


# house rules about the same money


@rule("UM-POO-1")
@pytest.mark.parametrize(("jackpot", "won"), [(True, 300), (False, 0)])
def test_parking_jackpot(jackpot: bool, won: int) -> None:
    t = bare(parking_jackpot=jackpot).pool(300).at(A, "middle:16").dice(1, 2, 1).play("roll")
    assert (t.cash(A), pool(t)) == (1500 + won, 300 - won)


@rule("UM-POO-4")
def test_without_a_pool_the_jackpot_is_not_refunded() -> None:
    t = bare(parking_jackpot=True, pool_enabled=False).pool(300).at(A, "inner:9").dice(1, 2, 2).play("roll")
    assert (t.cash(A), pool(t)) == (1500, 300)


@rule("UM-POO-1")
def test_tax_income_flat_asks_nothing() -> None:
    t = bare(tax_income="flat").dice(1, 2, 1).play("roll")
    assert (t.decision.kind, t.cash(A), pool(t)) == ("end", 1300, 200)


@rule("UM-POO-1")
@pytest.mark.parametrize(("answer", "tax"), [("flat", 200), ("percent", 163)])
def test_tax_income_choice_counts_shares_at_par(answer: str, tax: int) -> None:
    t = bare(tax_income="choice").owns(A, "general-radio-1").dice(1, 2, 1).play("roll")
    assert (t.decision.kind, t.options()[:2]) == ("tax", ["flat", "percent"])
    t.play(answer)
    assert (t.cash(A), pool(t)) == (1500 - tax, tax)

"""Mortgages that change hands, and what it costs to clear them."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, money, race

STYLE = "Style Square"  # 17: price 80,000, mortgage 40,000, a tenth of the price 8,000


@rule("MIL-101", "MIL-102", "MIL-A22")
def test_the_buyer_clears_it_at_once() -> None:
    t = race().owns(A, STYLE).mortgaged(STYLE).play("offer 1 17 for $20000", "accept")
    assert (t.decision.kind, t.decision.player) == ("inherit", B) and t.options() == ["keep 17", "lift 17"]
    t.play("lift 17")
    assert not t.is_mortgaged(STYLE) and t.cash(B) == START - 20_000 - 48_000
    t.at(A, 14).dice(1, 2).play("roll")
    assert money(t)[A] == 20 - 35


@rule("MIL-101", "MIL-103")
def test_or_keeps_it_and_pays_the_tenth() -> None:
    t = race().owns(A, STYLE).mortgaged(STYLE).play("offer 1 17 for $20000", "accept", "keep 17")
    assert t.is_mortgaged(STYLE) and t.cash(B) == START - 28_000 and t.cash(A) == START + 20_000


@rule("MIL-101")
def test_whoever_gets_it_in_a_swap_is_the_buyer() -> None:
    t = race().owns(B, STYLE).owns(A, "Motor Drive").mortgaged(STYLE).play("offer 1 1 for 17", "accept")
    assert (t.decision.kind, t.decision.player) == ("inherit", A)
    assert t.cash(A) == START - 8000


@rule("MIL-101")
def test_also_for_a_debt() -> None:
    t = race().owns(B, "Party Plaza").owns(A, STYLE).mortgaged(STYLE).has(A, 0).at(A, 14).dice(1, 4)
    t.play("roll", "settle 17", "accept")
    assert (t.decision.kind, t.decision.player) == ("inherit", B) and t.cash(B) == START - 8000


@rule("MIL-103")
def test_who_lacks_the_tenth_cannot_buy() -> None:
    t = race().owns(A, STYLE).mortgaged(STYLE).has(B, 27_999)
    with pytest.raises(IllegalAction, match="not-enough-cash"):
        t.play("offer 1 17 for $20000")


@rule("MIL-104")
def test_clearing_it_later_costs_the_tenth_again() -> None:
    t = race().owns(A, STYLE).mortgaged(STYLE).play("offer 1 17 for $20000", "accept", "keep 17", "interrupt 1")
    t.play("lift 17")
    assert t.cash(B) == START - 20_000 - 8000 - 48_000


@rule("MIL-105", "MIL-A22", "MIL-A23")
@pytest.mark.parametrize("when", ["turn", "end", "manage"])
def test_an_owner_clears_his_own(when: str) -> None:
    t = race().owns(A, STYLE).mortgaged(STYLE).at(A, 4).dice(2, 2)
    if when == "manage":
        t.turn(B).play("interrupt 0")
    elif when == "end":
        t.play("roll")
    assert t.decision.kind == when
    t.play("lift 17")
    assert not t.is_mortgaged(STYLE) and t.cash(A) == START - 48_000


@rule("MIL-A23")
def test_not_while_a_roll_is_unresolved() -> None:
    t = race().owns(A, "Motor Drive").mortgaged("Motor Drive").at(A, 14).dice(1, 2).play("roll")
    with pytest.raises(IllegalAction, match="not-now"):
        t.play("lift 1")


@rule("MIL-105")
def test_not_without_the_money() -> None:
    with pytest.raises(IllegalAction, match="lift-too-dear"):
        race().owns(A, STYLE).mortgaged(STYLE).has(A, 47_999).play("lift 17")


@rule("MIL-106")
def test_then_one_builds_and_collects_again() -> None:
    t = race().owns_group(A, "brown").mortgaged("Motor Drive").play("lift 1", "build 1")
    assert t.level("Motor Drive") == 1
    t.at(A, 4).dice(2, 2, 6, 4).play("roll", "end")
    t.at(B, 23).play("roll", "no")
    assert t.place(B) == 1 and t.cash(B) == START + 150_000 - 15_000

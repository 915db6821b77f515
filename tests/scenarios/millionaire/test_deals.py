"""Deals: always allowed, with properties, money and ways out of Jail."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.millionaire.race import A, B, C, kept_by, money, race


@rule("MIL-86", "MIL-87", "MIL-A16")
@pytest.mark.parametrize("when", ["turn", "buy", "end"])
def test_on_ones_own_turn(when: str) -> None:
    t = race().owns(A, "Motor Drive").at(A, 14).dice(1, 2)
    if when != "turn":
        t.play("roll")
    if when == "end":
        t.play("buy")
    before = t.cash(A)
    assert t.decision.kind == when
    t.play("offer 1 1 for $9000", "accept")
    assert t.owner("Motor Drive") == B and t.cash(A) == before + 9000 and t.decision.kind == when


@rule("MIL-86", "MIL-A16")
def test_in_the_turn_of_another() -> None:
    t = race().owns(B, "Motor Drive").play("interrupt 1", "offer 2 1 for $9000")
    assert t.decision.player == C
    t.play("accept", "done")
    assert t.owner("Motor Drive") == C and money(t) == [0, 9, -9] and t.decision.player == A


@rule("MIL-86")
def test_between_turns() -> None:
    t = race(manage_offturn="between_turns").owns(C, "Motor Drive").at(A, 4).dice(2, 2)
    t.play("interrupt 2", "roll", "end")
    assert (t.decision.kind, t.decision.player) == ("manage", C)
    t.play("offer 0 1 for $9000", "accept", "done")
    assert t.owner("Motor Drive") == A and t.decision.player == B


@rule("MIL-88")
def test_ways_out_of_jail_are_dealt() -> None:
    t = race().holds(A, "lifestyle-leave-jail").play("offer 2 lifestyle-leave-jail for $30000", "accept")
    assert kept_by(t, C) == ["lifestyle-leave-jail"] and money(t) == [30, 0, -30]


@rule("MIL-89")
def test_mortgaged_properties_are_dealt_at_any_price() -> None:
    t = race().owns(A, "Style Square").mortgaged("Style Square").play("offer 1 17 for $50000", "accept", "keep 17")
    assert t.owner("Style Square") == B and t.is_mortgaged("Style Square") and money(t)[A] == 50


@rule("MIL-98", "MIL-A20")
def test_a_property_with_buildings_is_not_dealt_but_a_bare_one_beside_it_is() -> None:
    t = race().owns_group(A, "pink").built(1, "Castle View")
    with pytest.raises(IllegalAction, match="group-built"):
        t.play("offer 1 9 for $50000")
    t.play("offer 1 10 for $50000", "accept")
    assert t.owner("Dream Avenue") == B and t.level("Castle View") == 1


@rule("MIL-86")
@pytest.mark.parametrize("limit", [0, 2])
def test_trade_offers_per_turn(limit: int) -> None:
    t = race(trade_offers_per_turn=limit)
    for _ in range(limit):
        t.play("offer 1 $1000 for nothing", "refuse")
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("offer 1 $1000 for nothing")


@rule("MIL-87")
@pytest.mark.parametrize("allowed", [True, False])
def test_trade_immunity(allowed: bool) -> None:
    t = race(trade_immunity=allowed).owns(A, "Style Square").at(B, 14).at(A, 4).dice(2, 2, 1, 2)
    if not allowed:
        with pytest.raises(IllegalAction, match="no-immunity"):
            t.play("offer 1 immunity 17 for $1000")
        return
    t.play("offer 1 immunity 17 for $1000", "accept", "roll", "end", "roll")
    assert money(t) == [1, -1, 0]

"""The race: whoever first holds a million in cash has won."""

import pytest

from passgo.editions.millionaire import MILLIONAIRE
from tests.rules import rule
from tests.scenarios.millionaire.race import MILLION, A, B, C, race


@rule("MIL-18")
def test_a_million_wins_in_the_middle_of_a_walk() -> None:
    t = race().at(A, 31).has(A, MILLION - 150_000).dice(2, 2).play("roll")
    assert t.game.over and t.game.winners == (A,) and t.place(A) == 0
    assert [event.name for event in t.events][-2:] == ["goal-reached", "won"]


@rule("MIL-18")
def test_one_note_less_does_not() -> None:
    t = race().at(A, 31).has(A, MILLION - 150_001).dice(2, 2).play("roll")
    assert not t.game.over and t.decision.kind == "upgrade"


@rule("MIL-18", "MIL-A2")
def test_a_million_wins_in_the_turn_of_another() -> None:
    t = race().owns(B, "Paradise Island").at(A, 28).has(B, MILLION - 65_000).dice(1, 2).play("roll")
    assert t.game.winners == (B,)


@rule("MIL-A2")
def test_deals_count() -> None:
    t = race().owns(B, "Motor Drive").has(B, MILLION - 10_000).play("offer 1 $10000 for 1", "accept")
    assert t.game.winners == (B,)


@rule("MIL-A2")
def test_of_several_the_player_on_turn_comes_first_then_the_left() -> None:
    t = race(4).turn(B).has(A, MILLION).has(B, MILLION).has(C, MILLION)
    assert t.game.winners == (B,)
    t = race(4).turn(B).has(A, MILLION).has(3, MILLION)
    assert t.game.winners == (3,)


@rule("MIL-A2")
def test_nobody_wins_with_an_unpaid_debt() -> None:
    """The debtor sells for a fortune; the debt is paid first, and what is left is not a million."""
    t = race().owns(B, "Paradise Island", "Fortune Valley").built(5, "Paradise Island").owns(A, "Motor Drive")
    t.at(A, 28).has(A, 540_000).has(C, 900_000).dice(1, 2).play("roll")
    assert t.decision.kind == "debt"
    t.play("offer 2 1 for $500000", "accept")  # 1,040,000 in hand, 550,000 owed
    assert not t.game.over and t.cash(A) == 490_000


@rule("MIL-A2")
def test_a_debt_once_paid_bars_no_longer() -> None:
    t = race().owns(B, "Paradise Island", "Fortune Valley").built(5, "Paradise Island").owns(A, "Motor Drive")
    t.at(A, 28).has(A, 540_000).has(B, 100_000).has(C, 999_000).dice(1, 2).play("roll")
    t.play("offer 2 1 for $999000", "accept")
    assert not t.game.over and t.cash(A) == 989_000
    t.game.state.shift(-1, A, 11_000)
    t.play("end")
    assert t.game.winners == (A,)


@rule("MIL-A2", "MIL-103")
@pytest.mark.parametrize(("cash", "won"), [(991_000, False), (997_000, False), (998_000, True)])
def test_the_interest_on_a_mortgage_that_comes_along_is_paid_first(cash: int, won: bool) -> None:
    """B gets 10,000 and a mortgaged deed, for which the Bank wants 8,000."""
    t = race().owns(A, "Style Square").mortgaged("Style Square").has(B, cash)
    t.play("offer 1 17, $10000 for nothing", "accept")
    assert t.cash(B) == cash + 10_000 - 8000
    assert t.game.winners == ((B,) if won else ())
    assert t.game.over == won


@rule("MIL-A2", "MIL-101")
def test_so_it_is_where_the_deed_pays_a_debt() -> None:
    """Two mortgaged deeds and cash for a debt: both are paid for before the million counts."""
    t = (
        race()
        .owns(B, "Paradise Island")
        .owns(A, "Style Square", "Party Plaza")
        .mortgaged("Style Square", "Party Plaza")
    )
    t.at(A, 28).has(A, 20_000).has(B, 995_000).dice(1, 2).play("roll", "settle 17, 19, $20000", "accept")
    assert not t.game.over and t.cash(B) == 1_015_000 - 8000
    t.play("keep 19")
    assert not t.game.over and t.cash(B) == 1_015_000 - 16_000


@rule("MIL-19")
def test_property_does_not_count() -> None:
    t = race().owns_group(A, "green", "dark blue", "yellow", "red")
    t.built(5, "Paradise Island", "Fortune Valley").has(A, MILLION - 1)
    assert not t.game.over and t.decision.kind == "turn"


@rule("MIL-20")
def test_nobody_needs_to_be_ruined() -> None:
    t = race().at(A, 31).has(A, MILLION - 1000).dice(2, 2).play("roll")
    assert t.game.winners == (A,) and t.game.state.solvent == 3 and t.cash(C) > 0


@pytest.mark.parametrize("name", MILLIONAIRE.printings)
def test_every_printing_has_the_same_goal(name: str) -> None:
    assert MILLIONAIRE.printings[name].figures.goal_cash == MILLION

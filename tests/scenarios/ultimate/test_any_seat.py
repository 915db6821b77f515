"""Seats are alike: what a card or a space does to the others, it does to the first seat too."""

from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, where
from tests.scenarios.ultimate.drawing import before, cash, drawing


def drawn_by_second(card: str, at: str, players: int = 3) -> Table:
    """Seat 1's next roll leads to a card space and this card."""
    return drawing(card, at, players=players).at(A, "middle:20").turn(B).at(B, before(at, 5))


@rule("UM-CRD-3")
def test_taxi_wars_take_a_cab_company_of_the_first_seat() -> None:
    t = drawn_by_second("chance-taxi-wars", "outer:30").owns(A, "Yellow Cab Co.").built(1, "Yellow Cab Co.")
    t.play("roll", "claim outer:34")
    assert (t.owner("Yellow Cab Co."), t.level("Yellow Cab Co."), where(t, B)) == (B, 0, "outer:34")
    assert cash(t) == [75, 300, 0]  # the stand was sold; Pay Day was rolled past


@rule("UM-CRD-4")
def test_an_impounded_vehicle_costs_the_drawer_a_turn_and_nobody_else() -> None:
    t = drawn_by_second("chest-impounded", "outer:24", players=2).at(A, "middle:6").owns(A, "St. Charles Place")
    t.play("roll", "end").dice(1, 2, 2)
    assert (t.decision.player, t.decision.kind) == (A, "turn")
    t.play("roll", "end")
    assert (t.decision.player, t.happened("turn-lost")[0].values["player"]) == (A, B)


@rule("UM-CRD-4")
def test_the_turn_that_the_twelfth_player_loses_costs_nobody_else_a_rent() -> None:
    t = drawing("chest-impounded", players=12).at(A, "middle:20").turn(11).at(11, before("outer:24", 5))
    t.jailed(A).owns(A, "St. Charles Place").at(B, "middle:6").play("roll", "end").dice(1, 2, 1, 2, 2)
    t.play("roll", "end")
    assert t.in_jail(A)
    t.play("roll")  # to St. Charles Place
    assert (cash(t)[A], cash(t)[B]) == (10, -10)


@rule("UM-CRD-4")
def test_the_second_seat_jailed_again_has_its_rents_too() -> None:
    t = drawn_by_second("chance-paid-back", "middle:22", players=2).owns(B, "Boardwalk").at(A, "middle:34")
    t.dice(1, 2, 2).play("roll", "roll", "end").dice(1, 2, 2).cards("chance-jail")
    t.play("pay").at(B, "middle:17").play("roll")
    assert t.in_jail(B)
    t.at(A, "middle:34").dice(1, 2, 2).play("roll")
    assert cash(t) == [-100, -50 + 50]  # the first rent went to the Pool

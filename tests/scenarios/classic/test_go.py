"""GO: the salary for passing and for landing."""

from passgo.testing import table
from tests.rules import rule


@rule("CLS-GO-1")
def test_passing_go_pays_200() -> None:
    t = table().at(0, "Park Place").dice(2, 3).cards("chest-leave-jail")
    t.play("roll")
    assert t.place(0) == 2
    assert t.cash(0) == 1700


@rule("CLS-GO-1", "CLS-GO-4")
def test_landing_on_go_pays_200_once() -> None:
    t = table().at(0, "Park Place").dice(1, 2)
    t.play("roll")
    assert t.place(0) == 0
    assert t.cash(0) == 1700


@rule("CLS-GO-1")
def test_every_lap_pays_again() -> None:
    t = table(players=2).at(0, "Park Place").at(1, "Park Place").dice(1, 2, 1, 2).play("roll", "end", "roll", "end")
    t.at(0, "Park Place").dice(1, 2).play("roll")
    assert t.cash(0) == 1900


@rule("CLS-GO-2")
def test_two_salaries_in_one_turn() -> None:
    t = table().at(0, "Luxury Tax").dice(1, 3).cards("chest-go")
    t.play("roll")
    assert t.place(0) == 0
    assert t.cash(0) == 1900


@rule("CLS-GO-3")
def test_no_salary_on_the_way_to_jail() -> None:
    t = table().at(0, 33).dice(1, 2).cards("chance-jail")
    t.play("roll")
    assert t.in_jail(0)
    assert t.cash(0) == 1500


@rule("CLS-GO-4")
def test_leaving_go_pays_nothing() -> None:
    t = table().owns(0, "Oriental Avenue").dice(2, 4)
    t.play("roll")
    assert t.place(0) == 6
    assert t.cash(0) == 1500

"""Triples: ahead to any space, and the end of moving."""

import pytest

from passgo.editions.ultimate.tracks import measured, same_space
from passgo.engine.notation import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import where
from tests.scenarios.ultimate.three_tracks import mine, path, salaries


@rule("UM-TRP-1")
@pytest.mark.parametrize("pips", [1, 2, 3])
def test_triples_lead_to_any_space_of_any_track(pips: int) -> None:
    t = mine().at(0, "inner:3").dice(pips, pips, pips)
    t.play("roll")
    assert len(t.options("goto")) == 120 - 4 - 1
    t.play("goto outer:50", "stay")
    assert where(t) == "outer:50"


@rule("UM-TRP-2", "UM-DBL-1")
def test_no_other_roll_after_triples() -> None:
    t = mine().dice(2, 2, 2)
    t.play("roll", "goto middle:20")
    assert (t.decision.kind, t.decision.player) == ("end", 0)


@rule("UM-TRP-3", "IX-33")
def test_triples_after_two_doubles_are_no_jail() -> None:
    t = mine().at(0, "middle:20").dice(1, 1, 2, 2, 2, 1, 3, 3, 3)
    t.play("roll", "roll", "roll")
    assert not t.in_jail(0)
    t.play("goto middle:20")
    assert t.decision.kind == "end"


@rule("UM-TRP-4", "UM-PAY-5", "IX-71")
@pytest.mark.parametrize(("pips", "pay_day"), [(1, 300), (2, 400), (3, 300)])
def test_corners_on_the_shortest_route_pay(pips: int, pay_day: int) -> None:
    t = mine().at(0, "outer:20").dice(pips, pips, pips)
    t.play("roll", "goto Go")
    assert salaries(t) == [pay_day, 200]
    assert t.cash(0) == 3400 + pay_day


@rule("UM-TRP-4", "UM-PAY-5")
@pytest.mark.parametrize(
    ("start", "target", "paid"),
    [
        ("inner:3", "inner:7", [250]),
        ("inner:3", "inner:6", [300]),
        ("outer:20", "outer:28", [300]),
        ("middle:34", "middle:16", [250]),  # through the inner track, shorter than round by GO
    ],
)
def test_what_the_shortest_route_brings(start: str, target: str, paid: list[int]) -> None:
    t = mine().at(0, start).dice(3, 3, 3)
    t.play("roll", f"goto {target}")
    assert salaries(t) == paid
    assert where(t) == target


@rule("UM-TRP-4")
def test_the_route_may_leave_a_station_on_either_track() -> None:
    t = mine().at(0, "middle:15").dice(1, 1, 1)
    t.play("roll", "goto inner:7")
    assert salaries(t) == [250]  # on the inner track all the way round, not by GO


@rule("UM-TRP-4")
@pytest.mark.parametrize(("salary", "paid"), [("canonical_route", [300, 200]), ("none", [200])])
def test_triples_salary(salary: str, paid: list[int]) -> None:
    t = mine(triples_salary=salary).at(0, "outer:20").dice(1, 1, 1)
    t.play("roll", "goto Go")
    assert salaries(t) == paid
    assert where(t) == "middle:0"


@rule("UM-TRP-4", "UM-MOV-5")
@pytest.mark.parametrize(("salary", "face"), [("canonical_route", "outer:7"), ("none", "middle:5")])
def test_on_which_face_of_a_station_triples_end(salary: str, face: str) -> None:
    t = mine(triples_salary=salary).at(0, "outer:0").dice(1, 1, 1)
    t.play("roll", "goto Reading Railroad")
    assert where(t) == face


@rule("UM-TRP-5", "UM-ORD-7")
def test_triples_end_the_movement_but_not_the_turn() -> None:
    t = mine(triples_ends="movement").dice(1, 1, 1)
    t.play("roll", "goto middle:20", "build Boardwalk")
    assert t.level("Boardwalk") == 1
    t.play("end")
    assert t.decision.player == 1


@rule("UM-TRP-5")
def test_triples_ends_turn() -> None:
    t = mine(triples_ends="turn").owns(-1, "Boardwalk").dice(1, 1, 1)
    t.play("roll", "goto Boardwalk")
    assert t.decision.kind == "buy"
    t.play("buy")
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("UM-TRP-6", "IX-35", "UM-VCH-6")
def test_no_voucher_after_triples() -> None:
    t = mine().holds(0, "bus-ticket-1").dice(1, 1, 1)
    t.play("roll", "goto middle:20")
    assert t.options("ticket") == []
    with pytest.raises(IllegalAction, match="no-voucher-after-triples"):
        t.play("ticket bus-ticket-1 middle:21")


@rule("UM-TRP-7")
@pytest.mark.parametrize(
    ("start", "target"), [("middle:0", "middle:0"), ("outer:7", "outer:7"), ("middle:5", "outer:7")]
)
def test_the_own_space_is_no_target(start: str, target: str) -> None:
    t = mine().at(0, start).dice(1, 1, 1)
    t.play("roll")
    with pytest.raises(IllegalAction):
        t.play(f"goto {target}")


@rule("UM-TRP-7", "IX-30", "UM-HOL-4")
def test_the_space_is_obeyed_and_may_move_on() -> None:
    t = mine().dice(1, 1, 1)
    t.play("roll", "goto outer:14")
    assert where(t) == "inner:18"


@rule("UM-TRP-8", "IX-28")
def test_triples_prevail_over_reverse_direction() -> None:
    t = mine(2).at(0, "inner:22").at(1, "middle:20").dice(1, 1, 1, 1, 2, 1, 3, 2, 1)
    t.play("roll", "goto middle:34")
    assert path(t)[-1] == "middle:34"
    t.play("end", "roll", "end", "roll")
    assert where(t) == "inner:2"  # forward, over Short Line


@rule("UM-TRP-4")
@pytest.mark.parametrize("target", ["middle:0", "outer:7", "inner:12", "outer:54", "middle:35"])
def test_the_shortest_route_is_the_shortest(target: str) -> None:
    """Step by step from every space at once, riding or staying at each station."""
    t = mine()
    s = t.game.state
    board = s.edition.board
    goal = [space for space in range(board.size) if same_space(s, space, t._space(target))]
    for start in range(board.size):
        steps, here = 0, {start}
        while not here & set(goal):
            faces = here | {board.twin[face] for face in here if board.twin[face] >= 0}
            here = {board.ahead[face] for face in faces}
            steps += 1
        assert measured(s, goal[0])[start] == steps, board.place(start)

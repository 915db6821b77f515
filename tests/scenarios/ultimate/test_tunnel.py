"""The Holland Tunnel."""

import pytest

from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY, where
from tests.scenarios.ultimate.three_tracks import mine, path, quiet, salaries, tracks


@rule("UM-HOL-1")
@pytest.mark.parametrize(
    ("start", "tunnel", "exit_at"), [("outer:8", "outer:14", "inner:18"), ("inner:12", "inner:18", "outer:14")]
)
def test_from_one_end_to_the_other(start: str, tunnel: str, exit_at: str) -> None:
    t = mine().at(0, start).dice(1, 3, 2)
    t.play("roll")
    assert path(t) == [tunnel, exit_at]


@rule("UM-HOL-1", "IX-39")
def test_the_next_roll_starts_at_the_other_end() -> None:
    t = mine().at(0, "outer:9").dice(2, 2, 1, 1, 2, 2)
    t.play("roll", "roll")
    assert where(t) == "inner:23"


@rule("UM-HOL-2")
@pytest.mark.parametrize(("start", "stop"), [("outer:12", "outer:16"), ("inner:15", "inner:19")])
def test_passing_over_has_no_effect(start: str, stop: str) -> None:
    t = mine().at(0, start).dice(1, 2, 1)
    t.play("roll")
    assert path(t) == [stop]


@rule("UM-HOL-3")
@pytest.mark.parametrize("start", ["outer:8", "inner:12"])
def test_no_salary_in_the_tunnel(start: str) -> None:
    t = mine().at(0, start).dice(1, 3, 2)
    t.play("roll")
    assert salaries(t) == []
    assert t.cash(0) == 3200


@rule("UM-HOL-4")
def test_the_arrival_does_not_send_back() -> None:
    t = mine().at(0, "inner:13").dice(1, 3, 1)
    t.play("roll")
    assert path(t) == ["inner:18", "outer:14"]
    assert t.decision.kind == "end"


@rule("UM-HOL-4", "IX-42")
def test_a_voucher_leads_into_the_tunnel() -> None:
    t = mine().at(0, "outer:8").holds(0, "bus-ticket-1").dice(1, 2, 2)
    t.play("ticket bus-ticket-1 outer:14")
    assert (where(t), salaries(t)) == ("inner:18", [])
    t.play("roll")
    assert where(t) == "inner:23"


@rule("IX-08", "UM-HOL-1")
def test_an_odd_bonus_stays_on_the_track_of_the_other_end() -> None:
    t = tracks().owns(0, "Miami Avenue", "Biscayne Avenue", "Short Line").at(0, "outer:9").dice(1, 4, MR_MONOPOLY)
    t.play("roll")
    assert where(t) == "inner:23"


@rule("IX-09")
def test_a_backward_bonus_goes_on_backwards_from_the_other_end() -> None:
    """On this board no backward roll ends on a tunnel, so the token is put at its other end."""
    t = mine().owns(-1, "Florida Avenue", "Bourbon Street", "Katy Freeway").at(0, "inner:22").dice(2, 3, MR_MONOPOLY)
    t.play("roll")
    assert (where(t), t.decision.kind) == ("inner:17", "buy")
    t.at(0, "outer:14").play("buy")
    assert where(t) == "outer:13"


@rule("IX-22")
def test_the_bus_from_the_other_end() -> None:
    t = quiet(mine().at(0, "outer:9").dice(1, 4, BUS), "community-chest")
    t.play("roll", "move")
    assert path(t) == ["inner:4"]

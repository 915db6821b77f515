"""The bus icon: a voucher, or on to the nearest card space."""

import pytest

from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, emptied, pack, where
from tests.scenarios.ultimate.three_tracks import mine, path, quiet, salaries, tracks, vouchers


@rule("UM-BUS-1", "UM-VCH-1")
def test_take_a_voucher() -> None:
    t = tracks().at(0, "middle:1").dice(2, 3, BUS).cards("cab-ahead-2-1")
    t.play("roll", "buy")
    assert (where(t), t.options()) == ("middle:6", ["take", "move"])
    t.play("take")
    assert vouchers(t) == ["cab-ahead-2-1"]
    assert where(t) == "middle:6"


@rule("UM-BUS-1", "UM-BUS-4")
def test_or_move_to_the_nearest_card_space() -> None:
    t = quiet(mine(bus_mode="choice").at(0, "middle:1").dice(2, 3, BUS), "chance")
    t.play("roll", "move")
    assert where(t) == "middle:7"
    assert t.happened("card-drawn")
    assert vouchers(t) == []


@rule("UM-BUS-1")
def test_bus_mode_draw_then_move() -> None:
    t = mine(bus_mode="draw_then_move").at(0, "middle:1").dice(2, 3, BUS).cards("bus-ticket-1")
    t.play("roll")
    assert (where(t), vouchers(t), t.decision.kind) == ("middle:6", ["bus-ticket-1"], "end")
    t = quiet(emptied(mine(bus_mode="draw_then_move"), "vouchers").at(0, "middle:1").dice(2, 3, BUS), "chance")
    t.play("roll")
    assert (where(t), t.decision.kind) == ("middle:7", "end")


@rule("UM-BUS-2", "UM-TRN-2", "UM-TRN-3")
@pytest.mark.parametrize(
    ("start", "dice", "stop"),
    [
        ("middle:21", (1, 1), "outer:36"),
        ("middle:20", (1, 2), "middle:33"),
        ("middle:1", (1, 1), "outer:10"),
    ],
)
def test_the_bus_obeys_the_parity_of_the_roll(start: str, dice: tuple[int, int], stop: str) -> None:
    deck = "chance" if stop == "outer:10" else "community-chest"
    t = quiet(mine().at(0, start).dice(*dice, BUS), deck)
    t.play("roll", "move")
    assert where(t) == stop


@rule("UM-BUS-3", "IX-25")
def test_with_an_empty_pack_the_bus_must_move() -> None:
    t = quiet(emptied(mine(), "vouchers").at(0, "middle:1").dice(2, 3, BUS), "chance")
    t.play("roll")
    assert (where(t), t.decision.kind) == ("middle:7", "end")


@rule("UM-BUS-5", "UM-PAY-5", "IX-70")
@pytest.mark.parametrize(
    ("start", "dice", "stop", "salary"),
    [
        ("outer:21", (1, 3), "outer:30", 400),
        ("outer:22", (1, 2), "outer:30", 300),
        ("inner:2", (1, 2), "inner:16", 250),
        ("middle:34", (1, 2), "middle:2", 200),
    ],
)
def test_the_bus_passes_corners_at_their_ordinary_rate(
    start: str, dice: tuple[int, int], stop: str, salary: int
) -> None:
    t = quiet(mine().at(0, start).dice(*dice, BUS), "community-chest" if stop == "middle:2" else "chance")
    t.play("roll", "move")
    assert where(t) == stop
    assert salaries(t) == [salary]


@rule("UM-BUS-6", "IX-20")
def test_no_bus_in_jail() -> None:
    t = tracks().at(0, "middle:26").dice(1, 3, BUS)
    t.play("roll")
    assert path(t) == ["middle:30", "middle:10"]
    assert (pack(t, "vouchers"), t.decision.player) == (36, 1)

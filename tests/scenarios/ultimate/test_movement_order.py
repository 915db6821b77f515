"""The order of moves within a turn."""

import pytest

from passgo.editions.ultimate.tracks import STEP_ALONG
from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY, pack, where
from tests.scenarios.ultimate.three_tracks import draws, draws_advance, draws_jail, mine, path, quiet, tracks


@rule("UM-ORD-1")
def test_dice_space_bonus_space_doubles() -> None:
    t = quiet(tracks().at(0, "middle:1").dice(1, 1, BUS, 1, 2, 1), "chance")
    t.play("roll")
    assert (where(t), t.decision.kind) == ("middle:3", "buy")
    t.play("buy")
    assert t.decision.kind == "bus"
    t.play("move")
    assert where(t) == "outer:10"
    assert t.happened("card-drawn")
    assert t.decision.kind == "turn"
    t.play("roll")
    assert path(t)[0] == "outer:14"


@rule("UM-ORD-1")
@pytest.mark.parametrize(
    ("dice", "kind"), [((1, 2, 1), "end"), ((1, 1, 2), "turn"), ((1, 1, 1), "triple"), ((1, 2, BUS), "bus")]
)
def test_what_follows_a_roll(dice: tuple[int, int, int], kind: str) -> None:
    t = mine().at(0, "middle:20").dice(*dice)
    t.play("roll")
    assert t.decision.kind == kind


@rule("UM-ORD-2", "UM-VCH-5")
def test_vouchers_are_offered_all_along_the_movement() -> None:
    t = mine().holds(0, "bus-ticket-1").at(0, "middle:10").dice(1, 1, BUS, 1, 2, 1)
    t.cards("cab-back-1-1")
    assert t.options("ticket")  # W1
    t.play("roll")
    assert (t.decision.kind, bool(t.options("ticket"))) == ("before-bonus", True)  # W2
    t.play("continue", "take")
    assert (t.decision.kind, bool(t.options("ticket"))) == ("turn", True)  # W3
    t.play("roll")
    assert (t.decision.kind, bool(t.options("ticket"))) == ("end", True)  # W4


@rule("UM-ORD-3", "IX-16", "UM-REV-10")
@pytest.mark.parametrize("icon", [MR_MONOPOLY, BUS, 3])
def test_jail_ends_the_turn_at_once(icon: int) -> None:
    t = tracks().holds(0, "bus-ticket-1").at(0, "middle:26" if icon != 3 else "middle:23").dice(2, 2, icon)
    t.play("roll")
    assert t.in_jail(0)
    assert path(t)[-1] == "middle:10"
    assert pack(t, "vouchers") == 35
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("UM-ORD-3", "IX-16")
@pytest.mark.parametrize("icon", [MR_MONOPOLY, BUS])
def test_a_card_to_jail_ends_the_turn_too(icon: int) -> None:
    t = draws_jail(tracks().at(0, "middle:20").dice(1, 1, icon))
    t.play("roll")
    assert t.in_jail(0)
    assert pack(t, "vouchers") == 36
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("UM-ORD-4", "IX-08", "UM-HOL-1")
def test_the_tunnel_comes_before_the_bonus() -> None:
    t = tracks().at(0, "outer:8").dice(2, 4, MR_MONOPOLY)
    t.play("roll")
    assert path(t) == ["outer:14", "inner:18", "inner:19"]
    assert t.decision.kind == "buy"


@rule("UM-ORD-5", "IX-17")
def test_a_space_reached_by_a_card_is_obeyed_before_the_bonus() -> None:
    t = draws_advance(mine().owns(-1, "Wall Street").at(0, "middle:0").dice(3, 4, MR_MONOPOLY), "Roll Three")
    t.dice(1, 2, 5)
    t.play("roll")
    assert t.happened("rolled-three")
    assert path(t)[-2:] == ["inner:12", "inner:13"]
    names = [event.name for event in t.events]
    assert names.index("rolled-three") < len(names) - 1 - names[::-1].index("moved")


@rule("UM-ORD-6", "IX-17")
def test_the_bonus_starts_where_the_card_led_with_the_parity_of_the_roll() -> None:
    t = draws_advance(mine().owns(-1, "Ventnor Avenue", "South Temple").dice(3, 4, MR_MONOPOLY), "Illinois Avenue")
    t.play("roll")
    assert path(t) == ["middle:7", "middle:24", "middle:27"]


@rule("IX-17", "UM-ORD-5")
def test_a_second_card_is_obeyed_too() -> None:
    t = quiet(draws(mine().at(0, "middle:31").dice(1, 3, 1), "chance", STEP_ALONG, -3), "community-chest")
    t.play("roll")
    assert path(t) == ["middle:36", "middle:33"]
    assert len(t.happened("card-drawn")) == 2


@rule("UM-ORD-7")
def test_after_moving_one_manages_and_ends_the_turn() -> None:
    t = mine().at(0, "middle:20").dice(1, 2, 1)
    t.play("roll", "build Boardwalk", "mortgage Reading Railroad", "end")
    assert t.level("Boardwalk") == 1
    assert t.decision.player == 1

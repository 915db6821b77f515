"""Transit stations: riding them, stopping at them, leaving them."""

import pytest

from passgo import IllegalAction
from passgo.editions.ultimate.tracks import STEP_ALONG
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, emptied, pack, where
from tests.scenarios.ultimate.three_tracks import draws, mine, path, quiet, spaces, targets, tracks, vouchers


def dice_for(total: int) -> tuple[int, int, int]:
    """Dice with this total: pips and no doubles where that is possible."""
    for first in range(6, 0, -1):
        for second in range(1, 7):
            for speed in (1, 2, 3):
                if first != second and first + second + speed == total:
                    return first, second, speed
    return (1, 1, BUS) if total == 2 else (1, 2, BUS)


EXAMPLES = [  # the movement examples of the rulebook, as its script checks them on the reference board
    ("middle:13", 4, "inner:11"),  # UM-TRN-2, -3, -6, -7
    ("middle:13", 5, "middle:18"),
    ("middle:15", 6, "middle:21"),
    ("middle:15", 5, "inner:14"),
    ("inner:9", 6, "middle:21"),  # either face
    ("inner:9", 5, "inner:14"),
    ("middle:14", 2, "inner:10"),  # UM-TRN-1
    ("inner:8", 14, "outer:38"),  # UM-TRN-4
    ("middle:5", 3, "middle:8"),  # UM-TRN-8
    ("middle:5", 4, "outer:11"),
    ("middle:1", 4, "middle:5"),
    ("inner:22", 8, "middle:28"),  # UM-TRN-10, UM-REV
    ("inner:22", 7, "inner:15"),
    ("inner:22", 5, "inner:17"),
    ("inner:22", 6, "middle:30"),
    ("middle:34", 2, "inner:22"),  # UM-REV-6, -7, IX-72
    ("inner:17", 5, "inner:22"),
    ("middle:34", 8, "inner:4"),
    ("middle:34", 7, "middle:1"),
    ("outer:24", 6, "outer:30"),  # UM-PAY
    ("outer:24", 7, "outer:31"),
    ("outer:23", 5, "outer:28"),
    ("inner:3", 3, "inner:6"),
    ("inner:3", 4, "inner:7"),
    ("outer:36", 6, "outer:42"),  # UM-SUB, UM-HOL, UM-MOV-2, UM-RID-8
    ("outer:8", 6, "outer:14"),
    ("outer:12", 3, "outer:15"),
    ("outer:2", 4, "outer:6"),
    ("middle:10", 8, "inner:12"),  # UM-JAL-4, UM-MRM
    ("outer:29", 6, "outer:35"),
    ("outer:0", 7, "outer:7"),
    ("middle:26", 4, "middle:30"),
    ("outer:42", 5, "outer:47"),
]


def drawing(t: Table, space: str) -> Table:
    """If the space is one for cards, the next card does nothing."""
    board = t._game.state.edition.board
    kind = board.kinds[t._game.notation.read_space(space, space)]
    return quiet(t, kind.replace(" ", "-")) if kind in ("chance", "community chest") else t


@rule("UM-TRN-1", "UM-TRN-2", "UM-TRN-3", "UM-TRN-4", "UM-TRN-6", "UM-TRN-7", "UM-TRN-10")
@pytest.mark.parametrize(("start", "total", "landing"), EXAMPLES)
def test_the_examples_of_the_rulebook(start: str, total: int, landing: str) -> None:
    t = drawing(mine().at(0, start).dice(*dice_for(total)), landing)
    t.play("roll")
    passed = ["middle:0"] if landing == "middle:1" else []
    passed += {"inner:7": ["inner:6"], "outer:30": ["outer:28"], "outer:31": ["outer:28"]}.get(landing, [])
    assert path(t)[: len(passed) + 1] == [*passed, landing]


@rule("UM-TRN-2")
def test_from_states_avenue_a_four_leads_to_madison_avenue() -> None:
    """The rule sheet's own example: Virginia, the station, Fifth Avenue, Madison Avenue."""
    t = tracks().at(0, "States Avenue").dice(1, 2, 1)
    t.play("roll")
    assert t.place(0) == t._space("Madison Avenue")
    assert t.decision.kind == "buy"
    assert vouchers(t) == []  # the station was passed


@rule("UM-TRN-5", "IX-104")
def test_landing_on_ones_own_station_draws_a_voucher() -> None:
    t = mine().dice(1, 3, 1).cards("cab-back-2-1")
    t.play("roll")
    assert (vouchers(t), pack(t, "vouchers"), t.cash(0)) == (["cab-back-2-1"], 35, 3200)


@rule("UM-TRN-5")
def test_the_voucher_comes_before_the_rent() -> None:
    t = tracks().owns(1, "Reading Railroad").dice(1, 3, 1).cards("bus-ticket-1")
    t.play("roll")
    names = [event.name for event in t.events]
    assert names.index("card-drawn") < names.index("rent-due")
    assert (t.cash(0), t.cash(1)) == (3175, 3225)


@rule("UM-TRN-5")
def test_the_voucher_comes_before_the_offer() -> None:
    t = tracks().dice(1, 3, 1).cards("bus-ticket-1")
    t.play("roll")
    assert (t.decision.kind, vouchers(t)) == ("buy", ["bus-ticket-1"])


@rule("UM-TRN-5")
def test_an_empty_pack_gives_nothing() -> None:
    t = emptied(mine(), "vouchers").dice(1, 3, 1)
    t.play("roll")
    assert vouchers(t) == []
    assert t.decision.kind == "end"


@rule("UM-TRN-5")
@pytest.mark.parametrize(("voucher_on", "drawn"), [("any_landing", 1), ("dice_only", 0)])
def test_transit_voucher_on(voucher_on: str, drawn: int) -> None:
    t = mine(transit_voucher_on=voucher_on).holds(0, "bus-ticket-1").at(0, "middle:2").dice(1, 3, 1)
    t.play("ticket bus-ticket-1 middle:5")
    assert len(vouchers(t)) == drawn
    t.at(0, "middle:0").play("roll")
    assert len(vouchers(t)) == drawn + 1


@rule("UM-TRN-5")
@pytest.mark.parametrize(("voucher_on", "drawn"), [("any_landing", 1), ("dice_only", 0)])
def test_transit_voucher_on_a_subway_ride(voucher_on: str, drawn: int) -> None:
    t = mine(transit_voucher_on=voucher_on).at(0, "outer:42")
    t.play("ride inner:9")
    assert len(vouchers(t)) == drawn


@rule("UM-TRN-5", "UM-CRD-6")
@pytest.mark.parametrize(("voucher_on", "drawn"), [("any_landing", 1), ("dice_only", 0)])
def test_transit_voucher_on_a_card_that_steps_along(voucher_on: str, drawn: int) -> None:
    t = draws(mine(transit_voucher_on=voucher_on).at(0, "outer:3").dice(2, 4, 1), "chance", STEP_ALONG, -3)
    t.play("roll")
    assert path(t) == ["outer:10", "outer:7"]
    assert len(vouchers(t)) == drawn


@rule("UM-TRN-6", "UM-TRN-7")
@pytest.mark.parametrize("face", ["middle:15", "inner:9"])
@pytest.mark.parametrize(("dice", "stop"), [((1, 3, 2), "middle:21"), ((1, 3, 1), "inner:14")])
def test_leaving_a_station_by_parity_however_one_came(face: str, dice: tuple[int, int, int], stop: str) -> None:
    t = mine().at(0, face).dice(*dice)
    t.play("roll")
    assert where(t) == stop


@rule("UM-TRN-7")
@pytest.mark.parametrize(
    ("odd_exit", "face", "stop"),
    [
        ("inner", "middle:15", "inner:14"),
        ("inner", "inner:9", "inner:14"),
        ("outer", "middle:15", "middle:20"),
        ("outer", "inner:9", "middle:20"),
        ("stay", "middle:15", "middle:20"),
        ("stay", "inner:9", "inner:14"),
    ],
)
def test_transit_odd_exit(odd_exit: str, face: str, stop: str) -> None:
    t = mine(transit_odd_exit=odd_exit).at(0, face).dice(1, 3, 1)
    t.play("roll")
    assert where(t) == stop


@rule("UM-TRN-6")
@pytest.mark.parametrize("odd_exit", ["inner", "outer", "stay"])
def test_an_even_roll_leaves_on_the_outer_track_in_any_case(odd_exit: str) -> None:
    t = mine(transit_odd_exit=odd_exit).at(0, "inner:9").dice(1, 3, 2)
    t.play("roll")
    assert where(t) == "middle:21"


@rule("UM-TRN-8", "IX-38")
@pytest.mark.parametrize(("dice", "stop"), [((1, 2, BUS), "middle:8"), ((1, 2, 1), "outer:11")])
def test_another_roll_for_doubles_leaves_the_station_like_a_next_turn(dice: tuple[int, int, int], stop: str) -> None:
    t = mine().at(0, "middle:1").dice(1, 1, 2, *dice).cards("bus-ticket-1")
    t.play("roll")
    assert where(t) == "middle:5"
    t.play("roll")
    assert where(t) == stop


@rule("UM-TRN-9", "IX-24")
def test_the_bus_from_a_station_crosses_on_an_even_roll() -> None:
    t = quiet(mine().at(0, "outer:29").dice(2, 4, BUS).cards("bus-ticket-1"), "community-chest")
    t.play("roll", "continue", "move")
    assert where(t) == "middle:33"


@rule("UM-TRN-9", "IX-24")
def test_the_bus_from_a_station_stays_on_an_odd_roll() -> None:
    t = quiet(mine().at(0, "outer:30").dice(1, 4, BUS).cards("bus-ticket-1"), "community-chest")
    t.play("roll", "continue", "move")
    assert where(t) == "outer:36"


@rule("UM-TRN-10", "IX-04")
@pytest.mark.parametrize(("dice", "stop"), [((4, 3, 1), "middle:28"), ((2, 3, 2), "inner:15")])
def test_backwards_the_parity_counts_as_well(dice: tuple[int, int, int], stop: str) -> None:
    t = mine().at(0, "inner:22").dice(*dice)
    t.play("roll")
    assert where(t) == stop


@rule("UM-TRN-11", "IX-50", "UM-VCH-9")
@pytest.mark.parametrize("face", ["middle:15", "inner:9"])
def test_a_voucher_leaves_a_station_on_either_track(face: str) -> None:
    t = mine().holds(0, "bus-ticket-1").at(0, face)
    assert targets(t, "bus-ticket-1") == [*spaces("middle", 16, 20), *spaces("inner", 10, 12)]


@rule("UM-TRN-12", "UM-MOV-5")
@pytest.mark.parametrize("station", ["middle:5", "inner:9", "middle:25", "inner:21"])
def test_a_taxi_stops_on_the_innermost_face(station: str) -> None:
    t = mine().at(0, "outer:0").dice(1, 3, 2)
    t.play("roll")
    faces = [text.split()[1] for text in t.options("ride")]
    assert station in faces
    assert not {"outer:7", "middle:15", "outer:35", "middle:35"} & set(faces)
    t.play(f"ride {station}")
    assert where(t) == station


@rule("UM-BRD-3", "UM-SUB-10")
@pytest.mark.parametrize("said", ["Reading Railroad", "outer:7", "middle:5"])
def test_a_ride_names_a_station_by_either_face(said: str) -> None:
    t = mine().at(0, "outer:42")
    t.play(f"ride {said}")
    assert (where(t), t.game.moves) == ("middle:5", ["ride middle:5"])


@rule("UM-BRD-3", "UM-TRP-1")
@pytest.mark.parametrize("said", ["B & O Railroad", "outer:35", "middle:25"])
def test_triples_name_a_station_by_either_face(said: str) -> None:
    t = mine().dice(1, 1, 1).play("roll", f"goto {said}")
    assert t.game.moves == ["roll", "goto outer:35"]


@rule("UM-BRD-3", "UM-VCH-8")
@pytest.mark.parametrize("said", ["Reading Railroad", "outer:7", "middle:5"])
def test_a_voucher_names_a_station_by_either_face(said: str) -> None:
    t = mine().holds(0, "transit-token-1").at(0, "middle:38")
    t.play(f"ticket transit-token-1 {said}")
    assert (where(t), t.game.moves) == ("middle:5", ["ticket transit-token-1 middle:5"])


@rule("UM-BRD-3")
def test_a_station_out_of_reach_is_refused_by_both_names() -> None:
    t = mine().holds(0, "cab-ahead-2-1").at(0, "middle:38")
    for said in ("Reading Railroad", "outer:7", "middle:5"):
        with pytest.raises(IllegalAction, match="voucher-does-not-reach"):
            t.play(f"ticket cab-ahead-2-1 {said}")

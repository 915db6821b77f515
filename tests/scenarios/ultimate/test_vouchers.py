"""Travel vouchers: when, where to, how they walk, and how they end."""

import pytest

from passgo.editions.ultimate.spaces import DRAW_VOUCHERS
from passgo.engine.notation import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY, emptied, pack, where
from tests.scenarios.ultimate.three_tracks import draws, mine, path, quiet, salaries, spaces, targets, tracks, vouchers

KINDS = ["bus-ticket-1", "expiring-ticket-1", "transit-token-1"] + [
    f"cab-{way}-{steps}-1" for way in ("ahead", "back") for steps in (1, 2, 3)
]


@rule("UM-VCH-1", "UM-VCH-15")
def test_the_bus_ticket_space_gives_one() -> None:
    t = mine().at(0, "outer:43").dice(1, 3, 1).cards("transit-token-2")
    t.play("roll")
    assert (where(t), vouchers(t), pack(t, "vouchers")) == ("outer:48", ["transit-token-2"], 35)


@rule("UM-VCH-1")
def test_a_birthday_gives_one_by_choice() -> None:
    t = mine(2).holds(1, "bus-ticket-1").at(0, "outer:47").dice(1, 2, 1)
    t.play("roll", "take", "give bus-ticket-1")
    assert (vouchers(t, 0), vouchers(t, 1)) == (["bus-ticket-1"], [])


@rule("UM-VCH-15")
def test_an_empty_pack_gives_none() -> None:
    t = emptied(mine(), "vouchers").at(0, "outer:43").dice(1, 3, 1)
    t.play("roll")
    assert (vouchers(t), t.decision.kind) == ([], "end")


@rule("UM-VCH-2")
def test_vouchers_lie_face_up() -> None:
    t = tracks().holds(1, "bus-ticket-1")
    players = t.game.view(2)["players"]
    assert isinstance(players, list)
    assert players[1]["cards"] == ["bus-ticket-1"]


@rule("UM-VCH-3", "IX-54")
def test_one_voucher_a_turn() -> None:
    t = mine().holds(0, "bus-ticket-1", "bus-ticket-2", "cab-ahead-1-1").at(0, "middle:16").dice(1, 1, 2, 1, 2, 1)
    t.play("ticket bus-ticket-1 middle:20")
    for _ in range(3):
        assert t.options("ticket") == []
        with pytest.raises(IllegalAction, match="voucher-played"):
            t.play("ticket cab-ahead-1-1 middle:21")
        if t.decision.kind == "turn":
            t.play("roll")
    assert len(vouchers(t)) == 2


@rule("UM-VCH-3")
def test_voucher_max_per_turn() -> None:
    t = mine(voucher_max_per_turn=2).holds(0, "bus-ticket-1", "bus-ticket-2", "bus-ticket-3").at(0, "middle:10")
    t.play("ticket bus-ticket-1 middle:11", "ticket bus-ticket-2 middle:13")
    with pytest.raises(IllegalAction, match="voucher-played"):
        t.play("ticket bus-ticket-3 middle:14")


@rule("UM-VCH-3")
def test_whoever_may_play_two_need_not() -> None:
    t = mine(voucher_max_per_turn=2, voucher_replaces_roll=False).holds(0, "bus-ticket-1", "bus-ticket-2")
    t.at(0, "middle:10").dice(1, 2, 1).play("ticket bus-ticket-1 middle:11")
    assert t.options("roll") == ["roll"] and t.options("ticket")
    assert t.play("roll").options("end") == ["end"] and t.options("ticket")


@rule("UM-VCH-3")
def test_the_next_turn_allows_another() -> None:
    t = mine(2).holds(0, "bus-ticket-1", "bus-ticket-2").at(0, "middle:10").at(1, "middle:20").dice(1, 2, 1, 1, 2, 1)
    t.play("ticket bus-ticket-1 middle:20", "roll")
    assert where(t) == "middle:24"
    t.play("end", "roll", "end")
    assert t.options("ticket")


@rule("UM-VCH-4")
def test_a_voucher_is_an_extra_move() -> None:
    t = mine(voucher_replaces_roll=False).holds(0, "bus-ticket-1").at(0, "middle:2").dice(1, 2, 1)
    t.play("ticket bus-ticket-1 middle:9")
    assert (where(t), t.decision.kind) == ("middle:9", "turn")
    t.play("roll")
    assert where(t) == "middle:13"


@rule("UM-VCH-4")
def test_voucher_replaces_roll() -> None:
    t = mine(voucher_replaces_roll=True).holds(0, "bus-ticket-1", "bus-ticket-2").at(0, "middle:2")
    t.play("ticket bus-ticket-1 middle:9")
    assert (where(t), t.decision.kind) == ("middle:9", "end")
    with pytest.raises(IllegalAction):
        t.play("ticket bus-ticket-2 middle:10")
    t = mine(voucher_replaces_roll=True).holds(0, "bus-ticket-2").at(0, "middle:10").dice(1, 2, 1)
    t.play("roll")
    assert t.options("ticket") == []


@rule("UM-VCH-5")
def test_no_voucher_between_the_roll_and_the_space() -> None:
    t = tracks().holds(0, "bus-ticket-1").at(0, "middle:2").dice(3, 4, MR_MONOPOLY)
    t.play("roll")
    assert (where(t), t.decision.kind) == ("middle:9", "buy")
    with pytest.raises(IllegalAction):
        t.play("ticket bus-ticket-1 middle:10")
    t.play("buy", "ticket bus-ticket-1 middle:10")
    assert where(t) == "middle:11"  # and on with Mr. Monopoly
    assert path(t) == ["middle:10", "middle:11"]


@rule("UM-VCH-5")
def test_the_window_after_the_last_move() -> None:
    t = mine().holds(0, "bus-ticket-1").at(0, "middle:10").dice(1, 2, 1)
    t.play("roll", "ticket bus-ticket-1 middle:20")
    assert (where(t), t.decision.kind) == ("middle:20", "end")


@rule("UM-VCH-6", "UM-REV-3", "UM-JAL-5", "IX-45")
@pytest.mark.parametrize("card", KINDS)
def test_not_on_reverse_direction_and_not_in_jail(card: str) -> None:
    t = mine().holds(0, card).at(0, "inner:22")
    assert t.options("ticket") == []
    with pytest.raises(IllegalAction, match="no-voucher-reversed"):
        t.play(f"ticket {card} inner:23")
    t = mine().holds(0, card).jailed(0).dice(1, 2)
    with pytest.raises(IllegalAction):
        t.play(f"ticket {card} middle:15")
    t.play("roll")
    with pytest.raises(IllegalAction, match="no-voucher-in-jail"):
        t.play(f"ticket {card} middle:15")


@rule("UM-JAL-5", "UM-VCH-6")
def test_after_buying_out_of_jail_the_window_is_open() -> None:
    t = mine().holds(0, "bus-ticket-1").jailed(0)
    t.play("pay", "ticket bus-ticket-1 middle:11")
    assert where(t) == "middle:11"
    assert t.decision.kind == "turn"


@rule("UM-VCH-8")
def test_a_ticket_leads_along_the_side() -> None:
    t = mine().holds(0, "bus-ticket-1").at(0, "outer:40")
    assert targets(t, "bus-ticket-1") == ["outer:41", "outer:42"]
    with pytest.raises(IllegalAction, match="voucher-does-not-reach"):
        t.play("ticket bus-ticket-1 outer:43")
    with pytest.raises(IllegalAction, match="voucher-does-not-reach"):
        t.play("ticket bus-ticket-1 outer:40")


@rule("UM-VCH-8", "UM-VCH-9")
@pytest.mark.parametrize("card", ["bus-ticket-1", "expiring-ticket-1"])
@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("middle:2", [*spaces("outer", 8, 14), *spaces("middle", 3, 10)]),
        ("middle:10", [*spaces("middle", 11, 20), *spaces("inner", 10, 12)]),
        ("outer:42", [*spaces("outer", 43, 55), "outer:0"]),
        ("outer:35", [*spaces("outer", 36, 42), *spaces("middle", 26, 30)]),
        ("inner:18", ["middle:0", *spaces("middle", 36, 39), "inner:0", *spaces("inner", 19, 23)]),
        ("middle:36", ["middle:0", *spaces("middle", 37, 39)]),
    ],
)
def test_where_a_ticket_leads(card: str, start: str, expected: list[str]) -> None:
    t = mine().holds(0, card).at(0, start)
    order = t.game.notation.read_space
    assert targets(t, card) == sorted(expected, key=lambda space: order(space, space))


@rule("UM-VCH-9")
@pytest.mark.parametrize(
    ("start", "target"), [("middle:2", "outer:10"), ("middle:2", "middle:7"), ("inner:19", "middle:38")]
)
def test_a_ticket_walks_by_the_station_of_its_side(start: str, target: str) -> None:
    t = mine().holds(0, "bus-ticket-1").at(0, start)
    if target != "middle:38":
        quiet(t, "chance")
    t.play(f"ticket bus-ticket-1 {target}")
    assert path(t) == [target]
    assert len(vouchers(t)) == 0


@rule("UM-VCH-7", "UM-VCH-10", "UM-PAY-5", "IX-70")
@pytest.mark.parametrize(
    ("card", "start", "target", "salary"),
    [
        ("bus-ticket-1", "outer:24", "outer:28", 400),
        ("bus-ticket-1", "inner:3", "inner:6", 300),
        ("bus-ticket-1", "middle:36", "middle:0", 200),
        ("transit-token-1", "outer:20", "outer:35", 400),
        ("transit-token-1", "inner:22", "inner:9", 300),
        ("transit-token-1", "middle:36", "middle:5", 200),
        ("cab-ahead-3-1", "outer:26", "outer:29", 400),
        ("cab-ahead-2-1", "outer:26", "outer:28", 400),
        ("cab-ahead-3-1", "inner:5", "inner:8", 300),
        ("cab-ahead-1-1", "inner:5", "inner:6", 300),
        ("cab-ahead-3-1", "middle:38", "middle:1", 200),
        ("cab-ahead-1-1", "middle:39", "middle:0", 200),
        ("cab-back-1-1", "outer:29", "outer:28", 400),
        ("cab-back-1-1", "inner:7", "inner:6", 300),
        ("cab-back-2-1", "middle:2", "middle:0", 200),
    ],
)
@pytest.mark.parametrize("rolled", [False, True])
def test_corners_pay_their_highest_to_a_voucher(card: str, start: str, target: str, salary: int, rolled: bool) -> None:
    t = mine().holds(0, card).at(0, "middle:20").dice(1, 2, 2, 4, 6)
    if rolled:
        t.cards("bus-ticket-5")  # five spaces on is a station
        t.play("roll")
    elif start == "inner:22":
        start = "inner:23"
    t.at(0, start if start != "inner:22" else "inner:23")
    t.play(f"ticket {card} {target}")
    assert salaries(t) == [salary]
    assert where(t) == target


@rule("UM-VCH-11", "UM-VCH-12", "IX-53")
def test_an_expiring_ticket_ends_all_others_that_are_owned() -> None:
    t = mine().holds(0, "expiring-ticket-1", "bus-ticket-1", "bus-ticket-2").holds(1, "cab-ahead-1-1", "bus-ticket-3")
    left = pack(t, "vouchers")
    t.at(0, "middle:2").cards("bus-ticket-4").play("ticket expiring-ticket-1 middle:5")
    assert where(t) == "middle:5"
    assert vouchers(t, 0) == ["bus-ticket-4"]  # drawn at the station afterwards
    assert (vouchers(t, 1), pack(t, "vouchers")) == ([], left - 1)
    assert t.happened("tickets-expired")


@rule("UM-VCH-12")
def test_a_used_voucher_is_out_of_the_game() -> None:
    t = emptied(mine().holds(0, "bus-ticket-1"), "vouchers").at(0, "outer:43").dice(1, 3, 1)
    t.play("ticket bus-ticket-1 outer:48")
    assert (vouchers(t), pack(t, "vouchers")) == ([], 0)
    t.at(0, "outer:43").play("roll")
    assert (where(t), vouchers(t)) == ("outer:48", [])


@rule("UM-VCH-11")
@pytest.mark.parametrize(("expire_on", "left"), [("played", ["bus-ticket-1"]), ("drawn", [])])
def test_voucher_expire_on(expire_on: str, left: list[str]) -> None:
    t = mine(voucher_expire_on=expire_on).holds(1, "bus-ticket-1").at(0, "outer:43").dice(1, 3, 1)
    t.cards("expiring-ticket-1").play("roll")
    assert vouchers(t, 0) == ["expiring-ticket-1"]
    assert vouchers(t, 1) == left
    t.holds(2, "bus-ticket-2").play("ticket expiring-ticket-1 outer:49")
    assert vouchers(t, 2) == ([] if expire_on == "played" else ["bus-ticket-2"])


@rule("UM-VCH-13", "IX-45")
@pytest.mark.parametrize(
    ("card", "start"), [("bus-ticket-1", "middle:26"), ("cab-ahead-2-1", "middle:28"), ("cab-back-1-1", "middle:31")]
)
def test_a_voucher_may_lead_to_jail(card: str, start: str) -> None:
    t = mine().holds(0, card).at(0, start)
    t.play(f"ticket {card} middle:30")
    assert t.in_jail(0)
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("UM-VCH-14", "IX-44")
def test_a_voucher_may_lead_to_the_subway() -> None:
    t = mine(2).holds(0, "bus-ticket-1", "bus-ticket-2").at(0, "outer:36").dice(1, 2, 1, 1, 2, 1)
    t.at(1, "middle:10")
    t.play("roll", "ticket bus-ticket-1 outer:42")
    assert t.options("ride") == []
    t.play("end", "roll", "end")
    assert "ride middle:39" in t.options()


@rule("UM-VCH-16")
def test_vouchers_are_traded() -> None:
    t = tracks(voucher_tradeable=True).holds(0, "bus-ticket-1")
    t.play("offer 1 bus-ticket-1 for $80", "accept")
    assert (vouchers(t, 1), t.cash(0), t.cash(1)) == (["bus-ticket-1"], 3280, 3120)


@rule("UM-VCH-16")
def test_voucher_tradeable_off() -> None:
    t = tracks(voucher_tradeable=False).holds(0, "bus-ticket-1")
    with pytest.raises(IllegalAction, match="vouchers-not-tradeable"):
        t.play("offer 1 bus-ticket-1 for $80")


@rule("UM-VCH-17", "UM-UTL-5")
def test_a_utility_reached_before_a_roll_is_charged_by_the_last_roll() -> None:
    t = mine(2).owns(1, "Electric Company").holds(0, "bus-ticket-1").at(0, "middle:4").dice(2, 4, 1, 6, 5, 1)
    t.play("roll", "end", "roll", "end", "ticket bus-ticket-1 middle:12")
    assert (t.cash(0), t.cash(1)) == (3172, 3228)
    assert t.happened("rolled-for-rent") == []


@rule("UM-VCH-17")
def test_a_utility_reached_after_a_roll_takes_its_total() -> None:
    t = mine().owns(1, "Electric Company").holds(0, "bus-ticket-1").at(0, "middle:4").dice(2, 4, 1)
    t.play("roll", "ticket bus-ticket-1 middle:12")
    assert (t.cash(0), t.cash(1)) == (3172, 3228)


# the other kinds: transit tokens and cab fares


@rule("UM-TRN-11", "UM-VCH-18")
@pytest.mark.parametrize(
    ("start", "expected"),
    [
        ("middle:2", ["outer:35", "middle:5", "middle:15", "middle:25", "middle:35", "inner:21"]),
        ("middle:15", ["outer:7", "middle:5", "middle:25", "middle:35", "inner:21"]),
        ("outer:20", ["outer:7", "outer:35", "middle:5", "middle:15", "middle:35", "inner:9"]),
        ("inner:3", ["outer:7", "middle:5", "middle:25", "middle:35", "inner:9", "inner:21"]),
    ],
)
def test_a_token_leads_to_any_station_by_any_track(start: str, expected: list[str]) -> None:
    """Its station is named by the face, that is the track, on which one arrives."""
    t = mine().holds(0, "transit-token-1").at(0, start)
    assert targets(t, "transit-token-1") == expected
    with pytest.raises(IllegalAction, match="voucher-does-not-reach"):
        t.play("ticket transit-token-1 middle:20")


@rule("UM-TRN-11", "UM-VCH-10")
@pytest.mark.parametrize(
    ("start", "target", "paid"),
    [
        ("middle:10", "middle:35", []),
        ("middle:10", "inner:21", []),
        ("outer:20", "outer:7", [400]),
        ("outer:20", "middle:5", [400, 200]),
        ("outer:20", "inner:9", [400, 300]),
        ("inner:10", "middle:5", [200]),
        ("inner:10", "inner:9", [300]),
    ],
)
def test_a_token_walks_by_the_track_on_which_it_arrives(start: str, target: str, paid: list[int]) -> None:
    t = mine().holds(0, "transit-token-1").at(0, start).cards("bus-ticket-1")
    t.play(f"ticket transit-token-1 {target}")
    assert (where(t), salaries(t), vouchers(t)) == (target, paid, ["bus-ticket-1"])


@rule("UM-VCH-7", "UM-TRN-5", "IX-50")
def test_a_token_spares_the_rent_and_draws_another_voucher() -> None:
    t = tracks().owns(1, "B & O Railroad").holds(0, "transit-token-1").at(0, "middle:10").cards("bus-ticket-1")
    t.play("ticket transit-token-1 middle:25")
    assert (t.cash(0), vouchers(t)) == (3200, ["bus-ticket-1"])
    assert t.options("ticket") == []  # one a turn
    t = tracks().holds(0, "transit-token-1").at(0, "middle:10").cards("bus-ticket-1")
    t.play("ticket transit-token-1 middle:25")
    assert t.decision.kind == "buy"


@rule("UM-TRN-11", "UM-VCH-18")
@pytest.mark.parametrize(
    ("start", "steps", "expected"),
    [
        ("middle:12", 3, ["middle:15"]),  # it ends on the station
        ("middle:12", 2, ["middle:14"]),
        ("middle:13", 3, ["middle:16", "inner:10"]),
        ("middle:14", 3, ["middle:17", "inner:11"]),
        ("middle:14", 2, ["middle:16", "inner:10"]),
        ("middle:14", 1, ["middle:15"]),
        ("inner:8", 3, ["middle:17", "inner:11"]),
        ("outer:6", 3, ["outer:9", "middle:7"]),
        ("middle:3", 3, ["outer:8", "middle:6"]),
        ("middle:24", 2, ["outer:36", "middle:26"]),
        ("inner:19", 3, ["middle:36", "inner:22"]),
        ("middle:17", -3, ["middle:14", "inner:8"]),
        ("middle:16", -2, ["middle:14", "inner:8"]),
        ("middle:16", -1, ["middle:15"]),
        ("inner:11", -3, ["middle:14", "inner:8"]),
        ("outer:37", -3, ["outer:34", "middle:24"]),
        ("inner:23", -3, ["middle:34", "inner:20"]),
        ("middle:19", -3, ["middle:16"]),
    ],
)
def test_a_fare_changes_track_or_stays_at_every_station_it_walks_over(
    start: str, steps: int, expected: list[str]
) -> None:
    card = f"cab-{'ahead' if steps > 0 else 'back'}-{abs(steps)}-1"
    t = mine().holds(0, card).at(0, start)
    assert targets(t, card) == expected
    for target in expected:
        t = mine().holds(0, card).at(0, start).play(f"ticket {card} {target}")
        assert path(t)[0] == target  # a card there may lead on


@rule("UM-TRN-11", "IX-50")
@pytest.mark.parametrize(("middle", "other"), [(5, "outer:7"), (15, "inner:9"), (25, "outer:35"), (35, "inner:21")])
@pytest.mark.parametrize("steps", [-3, -2, -1, 1, 2, 3])
def test_a_fare_from_a_station_leaves_by_either_track(middle: int, other: str, steps: int) -> None:
    card = f"cab-{'ahead' if steps > 0 else 'back'}-{abs(steps)}-1"
    track, number = other.split(":")
    length = {"outer": 56, "inner": 24}[track]
    expected = {f"middle:{middle + steps}", f"{track}:{(int(number) + steps) % length}"}
    for start in (f"middle:{middle}", other):
        assert set(targets(mine().holds(0, card).at(0, start), card)) == expected


@rule("UM-TRN-11", "UM-VCH-7", "UM-REV-8")
def test_a_fare_back_by_the_other_track_may_end_on_its_pay_corner() -> None:
    t = mine().holds(0, "cab-back-3-1").at(0, "middle:15")
    t.play("ticket cab-back-3-1 inner:6")
    assert (where(t), salaries(t)) == ("inner:6", [300])


@rule("UM-VCH-7")
def test_a_fare_back_is_one_move_and_the_roll_goes_forward_again() -> None:
    t = mine().holds(0, "cab-back-3-1").at(0, "middle:4").dice(1, 2, 1)
    t.play("ticket cab-back-3-1 middle:1", "roll")
    assert where(t) == "middle:5"


@rule("IX-46", "UM-REV-1")
@pytest.mark.parametrize(("card", "start"), [("cab-back-1-1", "inner:23"), ("bus-ticket-1", "inner:19")])
def test_a_voucher_to_reverse_direction_turns_the_roll(card: str, start: str) -> None:
    t = mine().holds(0, card).at(0, start).dice(2, 3, 2)
    t.play(f"ticket {card} inner:22", "roll")
    assert where(t) == "inner:15"


@rule("IX-51", "UM-RID-14")
def test_a_voucher_to_an_owned_cab() -> None:
    t = tracks().owns(1, "Yellow Cab Co.").holds(0, "bus-ticket-1").at(0, "outer:30")
    t.play("ticket bus-ticket-1 outer:34")
    assert (t.decision.kind, t.cash(0)) == ("taxi", 3170)
    t.play("ride middle:20")
    assert (where(t), t.cash(0), t.cash(1)) == ("middle:20", 3120, 3280)


@rule("UM-VCH-1")
def test_a_bus_icon_gives_one_and_so_does_the_start() -> None:
    t = mine().at(0, "middle:10").dice(1, 3, BUS).cards("cab-back-3-2")
    t.play("roll", "take")
    assert vouchers(t) == ["cab-back-3-2"]


@rule("UM-VCH-1")
@pytest.mark.parametrize("deck", ["chance", "community-chest"])
def test_some_cards_give_one(deck: str) -> None:
    t = draws(mine().at(0, "middle:2" if deck == "chance" else "middle:12").dice(1, 3, 1), deck, DRAW_VOUCHERS, 1)
    t.cards("cab-back-3-2").play("roll")
    assert vouchers(t) == ["cab-back-3-2"]

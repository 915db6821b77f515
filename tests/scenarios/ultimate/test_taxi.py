"""Taxi rides from an owned cab company (rulebook 3.11)."""

import pytest

from passgo import IllegalAction
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, C, all_owned, emptied, hand, pack, where
from tests.scenarios.ultimate.money import bare, pool

FROM_CHECKER = [
    "ride outer:22",
    "ride outer:34",
    "ride outer:50",
    "ride middle:5",
    "ride middle:20",
    "ride middle:25",
    "ride inner:9",
    "ride inner:21",
]


def on_checker(t: Table, owner: int = B) -> Table:
    """A rolls four and lands on the Checker Cab Co."""
    return t.owns(owner, "Checker Cab Co.").at(A, "outer:2").dice(1, 2, 1).play("roll")


@rule("UM-RID-1")
def test_an_unowned_cab_company_offers_no_ride() -> None:
    t = bare().at(A, "outer:2").dice(1, 2, 1).play("roll")
    assert (t.decision.kind, t.options()) == ("buy", ["buy", "decline"])


@rule("UM-RID-1")
def test_after_the_rent_a_taxi_waits_and_may_be_left() -> None:
    t = on_checker(bare())
    assert (t.decision.player, t.decision.kind) == (A, "taxi")
    t.play("stay")
    assert (where(t, A), t.cash(A), t.decision.kind) == ("outer:6", 1470, "end")


@rule("UM-RID-2")
def test_the_fare_comes_on_top_of_the_rent() -> None:
    t = on_checker(bare()).play("ride Free Parking")
    assert (t.cash(A), t.cash(B), pool(t)) == (1500 - 30 - 50, 1580, 0)


@rule("UM-RID-3", "UM-POO-2", "IX-104")
@pytest.mark.parametrize(("own_fare_to", "in_pool"), [("pool", 120), ("bank", 100)])
def test_taxi_own_fare_to(own_fare_to: str, in_pool: int) -> None:
    t = on_checker(bare(taxi_own_fare_to=own_fare_to).pool(100), owner=A)
    bank = t.game.state.bank
    t.play("ride Free Parking")
    assert (t.cash(A), pool(t), t.game.state.bank) == (1480, in_pool, bank + 120 - in_pool)


@rule("UM-RID-3")
def test_without_a_pool_the_own_fare_goes_to_the_bank() -> None:
    t = on_checker(bare(pool_enabled=False), owner=A).play("ride Free Parking")
    assert (t.cash(A), pool(t)) == (1480, 0)


@rule("UM-RID-4", "UM-RID-5")
def test_destinations_are_free_parking_the_other_cabs_and_all_stations() -> None:
    t = on_checker(bare())
    assert sorted(t.options("ride")) == sorted(FROM_CHECKER)


@rule("UM-RID-4")
@pytest.mark.parametrize("place", ["outer:6", "middle:16", "Go", "Boardwalk", "Pay Day"])
def test_a_taxi_goes_nowhere_else(place: str) -> None:
    t = on_checker(bare())
    with pytest.raises(IllegalAction, match="no-taxi-there"):
        t.play(f"ride {place}")


@rule("UM-RID-5", "UM-TRN-12", "IX-65")
@pytest.mark.parametrize("face", ["middle:5", "middle:25", "inner:9", "inner:21"])
def test_a_taxi_stops_on_the_innermost_face_of_a_station(face: str) -> None:
    t = on_checker(bare().owns_group(C, "railroad")).play(f"ride {face}")
    assert where(t, A) == face
    assert (t.cash(C), len(hand(t, A))) == (1500, 1)


@rule("UM-RID-6")
def test_no_rent_and_no_second_ride_where_the_taxi_stops() -> None:
    t = on_checker(bare().owns(C, "Yellow Cab Co.")).play("ride Yellow Cab Co.")
    assert (where(t, A), t.cash(C), t.decision.kind) == ("outer:34", 1500, "end")


@rule("UM-RID-7", "IX-65")
def test_an_unowned_destination_is_offered_and_auctioned_when_declined() -> None:
    t = on_checker(bare()).play("ride inner:21")
    assert t.decision.kind == "buy"
    t.play("buy")
    assert (t.owner("Short Line"), t.cash(A)) == (A, 1500 - 80 - 200)
    t = on_checker(bare()).play("ride inner:21", "decline")
    assert t.decision.kind == "auction"
    t.play("bid 10", "pass", "pass")
    assert t.owner("Short Line") == B


@rule("UM-RID-8", "IX-65")
def test_the_even_bonus_goes_on_from_the_destination() -> None:
    t = bare().owns(B, "Checker Cab Co.", "Short Line").at(A, "outer:2").dice(3, 1, 4)
    t = emptied(t, "vouchers").play("roll", "ride inner:21")
    assert (where(t, A), t.decision.kind) == ("middle:37", "buy")  # Park Place, by way of M36


@rule("UM-RID-8", "IX-65")
def test_the_odd_bonus_stays_on_the_innermost_track() -> None:
    t = bare().owns(B, "Checker Cab Co.", "Short Line").at(A, "outer:1").dice(3, 2, 4)
    t = emptied(t, "vouchers").play("roll", "ride inner:21")
    assert (where(t, A), t.decision.kind) == ("inner:23", "buy")


@rule("UM-RID-8")
def test_doubles_roll_again_from_the_destination() -> None:
    t = bare().owns(B, "Checker Cab Co.").at(A, "outer:1").dice(2, 2, 1, 1, 2, 1)
    t.play("roll", "ride Free Parking", "roll")
    assert where(t, A) == "middle:24"


@rule("UM-RID-8")
def test_a_voucher_is_played_from_the_destination() -> None:
    t = on_checker(bare().holds(A, "bus-ticket-1")).play("ride Free Parking")
    assert t.options("ticket")[0] == "ticket bus-ticket-1 outer:36"
    t.owns(A, "Kentucky Avenue").play("ticket bus-ticket-1 middle:21")
    assert where(t, A) == "middle:21"


@rule("UM-RID-9")
def test_a_taxi_passes_no_pay_corner() -> None:
    t = bare().owns(B, "Black & White Cab Co.", "Yellow Cab Co.").at(A, "outer:18").dice(1, 2, 1).play("roll")
    assert t.cash(A) == 1440
    t.play("ride Yellow Cab Co.")
    assert (t.cash(A), t.happened("salary-paid")) == (1390, [])


@rule("UM-RID-10")
@pytest.mark.parametrize(("gives", "drawn"), [(True, 1), (False, 0)])
def test_taxi_station_gives_voucher(gives: bool, drawn: int) -> None:
    t = on_checker(bare(taxi_station_gives_voucher=gives)).play("ride middle:5")
    assert (len(hand(t, A)), pack(t, "vouchers")) == (drawn, 36 - drawn)


@rule("UM-RID-11")
@pytest.mark.parametrize(("after_purchase", "kind"), [(False, "end"), (True, "taxi")])
def test_taxi_after_purchase(after_purchase: bool, kind: str) -> None:
    t = bare(taxi_after_purchase=after_purchase).at(A, "outer:30").dice(1, 2, 1).play("roll", "buy")
    assert (t.owner("Yellow Cab Co."), t.decision.kind) == (A, kind)
    if after_purchase:
        t.play("ride Free Parking")
        assert (t.cash(A), pool(t)) == (1180, 20)


@rule("UM-RID-11", "IX-14")
@pytest.mark.parametrize(
    ("bids", "owner", "kind"), [(["bid 5", "pass", "pass"], B, "end"), (["pass", "pass", "bid 5"], A, "taxi")]
)
def test_after_an_auction_only_the_winner_on_the_space_rides(bids: list[str], owner: int, kind: str) -> None:
    t = bare(taxi_after_purchase=True).at(A, "outer:30").dice(1, 2, 1).play("roll", "decline", *bids)
    assert (t.owner("Yellow Cab Co."), t.decision.player, t.decision.kind) == (owner, A, kind)


@rule("UM-RID-11")
def test_who_was_outbid_by_a_deal_buster_does_not_ride() -> None:
    t = bare(taxi_after_purchase=True).holds(B, "deal-buster").at(A, "outer:30").dice(1, 2, 1)
    t.play("roll", "buy", "card deal-buster")
    assert (t.owner("Yellow Cab Co."), t.decision.kind) == (B, "end")


@rule("UM-RID-11")
def test_who_let_the_cab_go_to_auction_gets_no_ride() -> None:
    t = bare().at(A, "outer:30").dice(1, 2, 1).play("roll", "decline", "bid 5", "pass", "pass")
    assert (t.owner("Yellow Cab Co."), t.decision.kind) == (B, "end")


def on_mortgaged(owner: int, taxi_mortgaged: str = "own") -> Table:
    return on_checker(
        bare(taxi_mortgaged=taxi_mortgaged).owns(owner, "Checker Cab Co.").mortgaged("Checker Cab Co."), owner
    )


@rule("UM-RID-12")
def test_your_own_mortgaged_cab_still_drives_you_for_twenty_to_the_pool() -> None:
    t = on_mortgaged(A).pool(100)
    assert (t.cash(A), t.decision.kind, sorted(t.options("ride"))) == (1500, "taxi", sorted(FROM_CHECKER))
    t.play("ride Free Parking")
    assert (where(t, A), t.cash(A), pool(t)) == ("middle:20", 1480, 120)


@rule("UM-RID-12")
def test_another_s_mortgaged_cab_takes_no_rent_and_drives_nobody() -> None:
    t = on_mortgaged(B)
    assert (t.cash(A), t.cash(B), t.decision.kind) == (1500, 1500, "end")


@rule("UM-RID-12")
@pytest.mark.parametrize(("mortgaged", "kind"), [("own", "taxi"), ("none", "end")])
def test_taxi_mortgaged(mortgaged: str, kind: str) -> None:
    assert on_mortgaged(A, taxi_mortgaged=mortgaged).decision.kind == kind
    assert on_mortgaged(B, taxi_mortgaged=mortgaged).decision.kind == "end"


@rule("UM-RID-13")
def test_the_fare_must_be_there_in_cash_after_the_rent() -> None:
    t = on_checker(bare().has(A, 60).owns(A, "Baltic Avenue"))
    assert (t.cash(A), t.decision.kind) == (30, "taxi")
    assert t.options("ride") == []
    with pytest.raises(IllegalAction, match="fare-too-dear"):
        t.play("ride Free Parking")
    t.play("mortgage Baltic Avenue", "ride Free Parking")
    assert (t.cash(A), t.cash(B)) == (10, 1580)


@rule("UM-RID-13", "IX-83")
def test_a_rent_that_must_be_raised_comes_before_the_ride() -> None:
    t = on_checker(bare().has(A, 10).owns(A, "Baltic Avenue"))
    assert (t.decision.player, t.decision.kind) == (A, "debt")
    t.play("mortgage Baltic Avenue")
    assert (t.cash(A), t.decision.kind) == (10, "taxi")
    assert t.options() == ["stay"]


@rule("IX-83")
def test_a_rider_ruined_by_the_rent_is_offered_nothing() -> None:
    t = on_checker(bare().has(A, 10)).play("bankrupt")
    assert (t.cash(B), t.decision.player, t.decision.kind) == (1510, B, "turn")


@rule("UM-RID-14")
def test_the_bonus_of_mr_monopoly_may_end_in_a_taxi() -> None:
    t = all_owned(bare(), A).owns(B, "Checker Cab Co.").at(A, "outer:52").dice(1, 2, 4).play("roll")
    assert (where(t, A), t.cash(B), t.decision.kind) == ("outer:6", 1530, "taxi")
    t.play("ride Free Parking")
    assert t.cash(B) == 1580


@rule("UM-RID-14")
@pytest.mark.parametrize("way", ["voucher", "triples", "subway"])
def test_every_way_but_a_taxi_leads_to_a_taxi(way: str) -> None:
    t = bare().owns(B, "Checker Cab Co.")
    if way == "voucher":
        t.holds(A, "cab-ahead-2-1").at(A, "outer:4").play("ticket cab-ahead-2-1 outer:6")
    elif way == "triples":
        t.dice(2, 2, 2).play("roll", "goto outer:6")
    else:
        t.at(A, "Subway").play("ride outer:6")
    assert (t.cash(B), t.decision.kind) == (1530, "taxi")


@rule("UM-RID-14")
def test_a_taxi_of_one_turn_is_forgotten_in_the_next() -> None:
    t = on_checker(bare().owns(C, "Yellow Cab Co.", "Black & White Cab Co.")).play("ride Yellow Cab Co.", "end")
    t.at(B, "outer:18").dice(1, 2, 1).play("roll")
    assert (t.cash(C), t.decision.kind) == (1560, "taxi")

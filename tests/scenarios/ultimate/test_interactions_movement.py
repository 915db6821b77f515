"""Where two ways of moving meet, and the English and French sheets as a whole."""

import pytest

from passgo.engine.game import Game
from passgo.engine.notation import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import BUS, MR_MONOPOLY, pack, where
from tests.scenarios.ultimate.three_tracks import (
    draws_advance,
    draws_direct,
    draws_jail,
    mine,
    path,
    quiet,
    salaries,
    tracks,
    vouchers,
)

# dice icons and spaces that move you


@rule("IX-10", "UM-RID-8")
def test_a_taxi_comes_before_the_bonus() -> None:
    t = mine().owns(1, "Checker Cab Co.").owns(-1, "Park Place", "Lombard Street").at(0, "outer:2")
    t.dice(3, 1, MR_MONOPOLY).cards("bus-ticket-1")
    t.play("roll", "ride inner:21")
    assert t.cash(0) == 3200 - 30 - 50
    t.play("continue")
    assert where(t) == "middle:37"  # even: across from the inner face


@rule("IX-10")
def test_a_taxi_comes_before_the_bus_and_the_other_roll() -> None:
    t = quiet(mine().at(0, "outer:4").dice(1, 1, BUS, 1, 2, 1), "chance")
    t.play("roll", "ride middle:20", "move")
    assert where(t) == "middle:22"
    t.play("roll")
    assert path(t)[0] == "outer:36"


@rule("IX-11")
def test_an_auction_comes_before_the_bonus() -> None:
    t = tracks(2).owns(0, "Katy Freeway").at(0, "outer:12").dice(1, 2, MR_MONOPOLY)
    t.play("roll", "auction Westheimer Road", "bid 10", "pass")
    assert t.owner("Westheimer Road") >= 0
    assert (where(t), t.decision.kind) == ("outer:18", "buy")


@rule("IX-11")
def test_what_nobody_bid_for_is_still_unowned() -> None:
    t = tracks(2).owns(0, "Katy Freeway").at(0, "outer:12").dice(1, 2, MR_MONOPOLY)
    t.play("roll", "auction Westheimer Road", "pass", "pass")
    assert (where(t), t.decision.kind) == ("outer:17", "buy")


@rule("IX-13", "UM-MRM-8")
def test_a_bonus_that_stops_on_an_owned_station() -> None:
    t = mine().owns(2, "B & O Railroad").at(0, "outer:29").dice(1, 2, MR_MONOPOLY).cards("bus-ticket-1")
    t.play("roll")
    assert (where(t), vouchers(t), t.cash(0)) == ("outer:35", ["bus-ticket-1"], 3175)


@rule("IX-14", "UM-RID-11", "UM-RID-14")
def test_a_bonus_that_stops_on_a_cab() -> None:
    t = mine().owns(-1, "Ute Cab Co.").at(0, "outer:44").dice(1, 2, MR_MONOPOLY)
    t.play("roll", "buy")
    assert (where(t), t.decision.kind) == ("outer:50", "end")
    t = mine().owns(1, "Ute Cab Co.").at(0, "outer:44").dice(1, 2, MR_MONOPOLY)
    t.play("roll")
    assert (where(t), t.decision.kind, t.cash(0)) == ("outer:50", "taxi", 3170)


@rule("IX-15", "UM-ORD-6")
def test_a_voucher_before_the_bonus() -> None:
    t = mine().owns(-1, "Magazine Street", "St. James Place").holds(0, "bus-ticket-1").at(0, "middle:33")
    t.dice(3, 4, MR_MONOPOLY)
    t.play("roll")
    assert (where(t), t.decision.kind) == ("middle:0", "before-bonus")
    quiet(t, "chance").play("ticket bus-ticket-1 outer:10")
    assert where(t) == "outer:12"


@rule("IX-15", "UM-VCH-5")
def test_after_a_ride_a_voucher_may_still_come_before_the_bonus() -> None:
    t = mine().owns(-1, "Magazine Street").holds(0, "bus-ticket-1").at(0, "outer:36").dice(2, 4, MR_MONOPOLY)
    t.play("roll", "ride middle:36")
    assert (where(t), t.decision.kind) == ("middle:36", "before-bonus")
    t.play("ticket bus-ticket-1 middle:39")
    assert (where(t), vouchers(t)) == ("outer:12", []), "the bonus starts there"


@rule("IX-15")
def test_a_voucher_to_jail_cancels_the_bonus() -> None:
    t = mine().owns(-1, "Boardwalk").holds(0, "bus-ticket-1").at(0, "middle:20").dice(3, 4, MR_MONOPOLY)
    t.play("roll", "ticket bus-ticket-1 middle:30")
    assert (t.in_jail(0), t.decision.player) == (True, 1)


# triples


@rule("IX-26", "UM-SUB-9")
def test_triples_rolled_from_the_subway() -> None:
    t = mine(2).at(0, "outer:42").at(1, "middle:20").dice(1, 1, 1, 1, 2, 1)
    t.play("roll", "goto middle:20", "end", "roll", "end")
    assert t.options("ride") == []


@rule("IX-27", "UM-TRP-6")
def test_triples_to_the_subway() -> None:
    t = mine(2).holds(0, "bus-ticket-1").at(1, "middle:20").dice(1, 1, 1, 1, 2, 1)
    t.play("roll", "goto outer:42")
    assert t.options("ride") == []
    with pytest.raises(IllegalAction, match="no-move-left"):
        t.play("ride middle:1")
    t.play("end", "roll", "end", "ride middle:1")
    assert where(t) == "middle:1"


@rule("IX-29", "UM-REV-1")
def test_triples_to_reverse_direction() -> None:
    t = mine(2).at(1, "middle:20").dice(1, 1, 1, 1, 2, 1, 2, 3, 2)
    t.play("roll", "goto inner:22", "end", "roll", "end", "roll")
    assert where(t) == "inner:15"


@rule("IX-31", "UM-RID-14")
def test_triples_to_an_owned_cab() -> None:
    t = mine().owns(1, "Ute Cab Co.").dice(1, 1, 1)
    t.play("roll", "goto outer:50")
    assert (t.cash(1), t.decision.kind) == (3230, "taxi")
    t.play("ride middle:20")
    assert (where(t), t.cash(1), t.decision.kind) == ("middle:20", 3280, "end")


@rule("IX-32", "UM-TRN-5")
def test_triples_to_a_station() -> None:
    t = mine().owns(1, "Short Line").dice(1, 1, 1).cards("bus-ticket-1")
    t.play("roll", "goto Short Line")
    assert (vouchers(t), t.cash(1)) == (["bus-ticket-1"], 3225)
    assert t.options("ticket") == []


@rule("IX-34", "UM-AUC-3")
@pytest.mark.parametrize(("pips", "stop"), [(1, "outer:41"), (2, "middle:39"), (3, "outer:41")])
def test_triples_to_the_auction_with_nothing_unowned(pips: int, stop: str) -> None:
    t = mine().owns(1, "Boardwalk", "Temple Square").owns(0, "outer:40").dice(pips, pips, pips)
    t.owns_group(1, "dark blue")  # 150 for Boardwalk, 38 for Temple Square
    t.play("roll", "goto outer:15")
    assert where(t) == stop


@rule("IX-35")
def test_triples_to_go_to_jail() -> None:
    t = mine().dice(1, 1, 1)
    t.play("roll", "goto middle:30")
    assert (t.in_jail(0), t.decision.player) == (True, 1)


@rule("IX-35")
def test_triples_to_a_card_space() -> None:
    t = draws_advance(mine().dice(1, 1, 1), "Illinois Avenue")
    t.play("roll", "goto middle:7")
    assert (where(t), t.decision.kind) == ("middle:24", "end")


# doubles and Jail


@rule("IX-40", "UM-VCH-5")
def test_a_voucher_between_doubles_and_the_other_roll() -> None:
    t = mine().holds(0, "bus-ticket-1").at(0, "middle:20").dice(1, 1, 2, 1, 2, 1)
    t.play("roll")
    assert where(t) == "middle:24"
    t.play("ticket bus-ticket-1 middle:29")
    assert (where(t), t.decision.kind) == ("middle:29", "turn")
    t.play("roll")
    assert where(t) == "middle:33"


@rule("IX-41", "UM-JAL-4")
@pytest.mark.parametrize("before", ["odd", "even"])
def test_the_doubles_that_leave_jail_ride_the_stations(before: str) -> None:
    t = mine(2).jailed(0).turn(1).at(1, "middle:20").dice(1, 2, 1 if before == "even" else 2, 4, 4, 1, 2, 5)
    t.play("roll", "end", "roll")
    assert path(t) == ["inner:12"]
    assert t.happened("rolled-three")
    assert t.decision.kind == "end"


@rule("IX-41", "UM-JAL-4")
def test_the_third_miss_is_moved_by_its_parity() -> None:
    t = mine().jailed(0, tries=2).dice(2, 4).play("roll")
    assert where(t) == "inner:10"
    t = mine().jailed(0, tries=2).dice(3, 4)
    quiet(t, "community-chest").play("roll")
    assert where(t) == "middle:17"


@rule("IX-41", "UM-PAY-3")
def test_the_roll_that_leaves_jail_is_a_dice_move() -> None:
    t = mine(2, transit_voucher_on="dice_only").jailed(0, tries=2).at(1, "outer:0").turn(1).dice(1, 3, 2, 2, 3)
    t.play("roll", "ride middle:20", "end", "roll")  # the taxi before is no matter
    assert (where(t), len(vouchers(t))) == ("middle:15", 1)


# vouchers


@rule("IX-47", "IX-02")
def test_a_voucher_to_reverse_direction_with_mr_monopoly_pending() -> None:
    t = mine().owns(-1, "Gas Company", "Lombard Street").holds(0, "bus-ticket-1").at(0, "inner:14")
    t.dice(1, 4, MR_MONOPOLY)
    t.play("roll", "ticket bus-ticket-1 inner:22")
    assert where(t) == "inner:15"


@rule("IX-47", "IX-19")
def test_a_voucher_to_reverse_direction_with_the_bus_pending() -> None:
    t = quiet(mine().holds(0, "bus-ticket-1").at(0, "inner:14").dice(1, 4, BUS), "chance")
    t.play("roll", "ticket bus-ticket-1 inner:22")
    assert t.options() == ["take", "move"]
    t.play("move")
    assert where(t) == "inner:16"


@rule("IX-48", "UM-AUC-6")
def test_a_voucher_to_the_auction_before_a_roll() -> None:
    t = mine().owns_group(1, "dark blue").owns(1, "Temple Square").holds(0, "bus-ticket-1").at(0, "outer:14")
    t.play("ticket bus-ticket-1 outer:15")
    assert where(t) == "outer:41"


@rule("IX-49", "UM-AUC-3")
@pytest.mark.parametrize(("dice", "stop"), [((1, 2, 1), "middle:39"), ((1, 2, 2), "outer:41")])
def test_a_voucher_to_the_auction_after_a_roll(dice: tuple[int, int, int], stop: str) -> None:
    t = mine().owns_group(1, "dark blue").owns(1, "Temple Square").holds(0, "bus-ticket-1").at(0, "middle:10")
    t.dice(*dice).cards("bus-ticket-2").play("roll")
    t.at(0, "outer:14").play("ticket bus-ticket-1 outer:15")
    assert where(t) == stop


@rule("IX-52")
def test_a_voucher_to_a_card_space() -> None:
    t = draws_advance(mine().holds(0, "bus-ticket-1").at(0, "middle:2").dice(1, 3, 1), "Illinois Avenue")
    t.play("ticket bus-ticket-1 middle:7")
    assert (where(t), t.decision.kind) == ("middle:24", "turn")


@rule("IX-55")
def test_without_vouchers_after_expiry() -> None:
    t = mine(2, squeeze_variant="alternative").holds(0, "expiring-ticket-1").holds(1, "bus-ticket-1").at(0, "inner:20")
    t.dice(1, 3, MR_MONOPOLY)
    t.play("ticket expiring-ticket-1 inner:0")
    assert (vouchers(t, 0), vouchers(t, 1)) == ([], [])
    assert t.cash(1) < 3200
    assert (t.decision.kind, t.decision.player) == ("turn", 0)
    t = mine(2).holds(0, "expiring-ticket-1").holds(1, "bus-ticket-1").at(0, "outer:47")
    t.play("ticket expiring-ticket-1 outer:51")
    assert t.options() == ["cash"]
    t.play("cash")
    assert (t.cash(0), t.cash(1)) == (3300, 3100)


# entitlements bound to a position


@rule("IX-56", "UM-SUB-9")
def test_jail_takes_you_off_the_subway() -> None:
    t = mine(2).holds(1, "district-attorney").turn(1).at(0, "outer:42").at(1, "middle:20").dice(1, 2, 1)
    t.play("card district-attorney", "pick 0", "roll", "end")
    assert t.in_jail(0)
    assert t.options("ride") == []
    t.play("pay")
    assert t.options("ride") == []


@rule("IX-57", "UM-REV-1")
def test_jail_takes_you_off_reverse_direction() -> None:
    t = mine(2).holds(1, "district-attorney").turn(1).at(0, "inner:22").at(1, "middle:20").dice(1, 2, 1, 1, 2, 1)
    t.play("card district-attorney", "pick 0", "roll", "end", "pay", "roll")
    assert where(t) == "middle:14"


@rule("IX-58")
def test_jail_again_starts_the_tries_anew() -> None:
    t = mine(2).holds(1, "district-attorney").turn(1).jailed(0, tries=2).at(1, "middle:20").dice(1, 2, 1, 1, 2)
    t.play("card district-attorney", "pick 0", "roll", "end", "roll")
    assert t.in_jail(0)
    players = t.game.view(None)["players"]
    assert isinstance(players, list)
    assert players[0]["jail_tries"] == 1


@rule("IX-59", "UM-SUB-9")
def test_a_card_takes_you_off_the_subway() -> None:
    t = mine(cards_deck="complete").owns(-1, "Market Street").holds(0, "buyers-market").at(0, "outer:42")
    t.play("card buyers-market", "goto outer:47")
    assert where(t) == "outer:47"
    assert t.options("ride") == []


@rule("IX-59", "UM-REV-1")
def test_a_card_takes_you_off_reverse_direction() -> None:
    t = mine(cards_deck="complete").owns(-1, "Market Street").holds(0, "buyers-market").at(0, "inner:22")
    t.dice(1, 3, 1).play("card buyers-market", "goto outer:47", "roll")
    assert path(t)[-1] == "outer:52"


@rule("IX-63", "UM-AUC-6")
def test_a_ride_to_the_auction_instead_of_the_roll() -> None:
    t = mine().owns_group(1, "dark blue").owns(1, "Temple Square").at(0, "outer:42")
    t.play("ride outer:15")
    assert where(t) == "outer:41"


@rule("IX-64", "UM-RID-14")
def test_a_card_that_leads_directly_to_a_cab() -> None:
    t = mine(cards_deck="complete").owns(1, "Black & White Cab Co.").at(0, "outer:17").dice(1, 2, 1)
    t.cards("chance-taken-for-ride").play("roll")
    assert (where(t), t.decision.kind, t.cash(0)) == ("outer:22", "taxi", 3140)


@rule("IX-65", "UM-RID-7")
def test_a_taxi_to_a_station_nobody_owns() -> None:
    t = mine().owns(-1, "Short Line").at(0, "outer:0").dice(1, 3, 2).cards("bus-ticket-1")
    t.play("roll", "ride inner:21")
    assert (where(t), vouchers(t), t.decision.kind) == ("inner:21", ["bus-ticket-1"], "buy")


@rule("IX-65", "UM-RID-6")
def test_a_taxi_to_a_station_of_another_player() -> None:
    t = mine().owns(1, "Short Line").at(0, "outer:0").dice(1, 3, 2).cards("bus-ticket-1")
    t.play("roll", "ride inner:21")
    assert (t.cash(0), t.cash(1), t.decision.kind) == (3180, 3200, "end")


@rule("IX-66", "UM-AUC-3", "UM-AUC-6")
def test_the_forced_move_of_the_auction_goes_ahead() -> None:
    """On this board no backward roll ends on the Auction; a cab fare does, on a turn that went forward."""
    t = mine().owns(1, "Temple Square").holds(0, "cab-back-1-1").at(0, "outer:16")
    t.play("ticket cab-back-1-1 outer:15")
    assert (where(t), salaries(t)) == ("outer:41", [300])


@rule("IX-67", "UM-TRN-5", "UM-AUC-2")
def test_the_forced_move_may_stop_on_a_station() -> None:
    t = mine().owns(1, "B & O Railroad").at(0, "outer:11").dice(1, 2, 1).cards("bus-ticket-1")
    t.play("roll")
    assert (path(t)[-1], vouchers(t), t.cash(1)) == ("outer:35", ["bus-ticket-1"], 3225)


@rule("IX-68", "UM-CRD-8")
@pytest.mark.parametrize(
    ("start", "dice", "face"), [("middle:31", (1, 3, 1), "middle:5"), ("outer:5", (1, 3, 1), "outer:7")]
)
def test_a_card_that_names_a_station(start: str, dice: tuple[int, int, int], face: str) -> None:
    t = draws_advance(mine().at(0, start).dice(*dice), "Reading Railroad").cards("bus-ticket-1")
    t.play("roll")
    assert (where(t), vouchers(t)) == (face, ["bus-ticket-1"])


@rule("IX-69", "UM-MOV-3")
def test_a_card_that_names_a_space_is_as_landing_there() -> None:
    t = draws_advance(mine(2).at(0, "middle:2").dice(1, 3, 1, 3, 4), "Squeeze Play")
    t.play("roll")
    assert t.happened("squeezed")
    assert (where(t), t.cash(0), t.cash(1)) == ("inner:0", 3250, 3150)


@rule("IX-60")
def test_a_card_to_the_subway_gives_the_ride_next_turn() -> None:
    t = draws_direct(mine(2).at(0, "middle:2").at(1, "middle:20").dice(1, 3, 1, 1, 2, 1), "Subway")
    t.play("roll")
    assert t.options("ride") == []
    t.play("end", "roll", "end", "ride outer:14")
    assert where(t) == "inner:18"


@rule("IX-16")
def test_a_card_to_jail_cancels_the_other_roll() -> None:
    t = draws_jail(mine().at(0, "middle:2").dice(2, 2, 1))
    t.play("roll")
    assert (t.in_jail(0), t.decision.player, pack(t, "vouchers")) == (True, 1, 36)


# salaries


@rule("IX-75", "UM-AUC-5")
@pytest.mark.parametrize(
    ("dice", "owned", "paid"),
    [
        ((1, 2, 1), "Randolph Street", [400]),
        ((1, 3, 1), "Randolph Street", [300]),
        ((1, 3, 1), "Bourbon Street", [300]),
    ],
)
def test_the_forced_move_passes_corners(dice: tuple[int, int, int], owned: str, paid: list[int]) -> None:
    t = mine().owns(1, owned).at(0, f"outer:{15 - sum(dice)}").dice(*dice)
    t.play("roll")
    assert t.happened("rent-due")
    assert salaries(t) == paid


# the two sheets


@rule("UM-GEN-3", "UM-MRM-1", "UM-BUS-1", "UM-TRP-5")
def test_um_text_fr_sets_what_the_french_sheet_reads_otherwise() -> None:
    english = Game.start("ultimate").header.settings
    french = Game.start("ultimate", settings={"um.text": "fr"}).header.settings
    assert {key: french[key] for key in english if french[key] != english[key]} == {
        "um.text": "fr",
        "mrm.first_space_action": False,
        "bus.mode": "draw_then_move",
        "triples.ends": "turn",
        "taxi.own_fare_to": "bank",
        "skyscraper.per_group_limit": "1",
    }
    assert Game.start("ultimate", settings={"um.text": "en"}).header.settings == english


@rule("UM-GEN-3")
def test_a_single_key_overrides_the_french_sheet() -> None:
    t = mine(um_text="fr", bus_mode="choice").at(0, "middle:1").dice(2, 3, BUS)
    t.play("roll")
    assert t.decision.kind == "bus"
    t = mine(um_text="fr", bus_mode="choice").dice(1, 1, 1)
    t.play("roll", "goto middle:20")
    assert t.decision.player == 1


@rule("UM-GEN-3", "UM-MRM-1")
def test_the_french_sheet_in_play() -> None:
    t = mine(um_text="fr").owns(-1, "Reading Railroad").dice(1, 3, MR_MONOPOLY)
    t.play("roll")
    assert (t.game.state.pool, where(t)) == (0, "middle:5")


@rule("IX-03", "UM-MRM-9")
def test_an_even_bonus_from_a_station_sees_only_a_part_of_the_board() -> None:
    t = mine().owns(-1, "Katy Freeway").at(0, "outer:29").dice(2, 4, MR_MONOPOLY).cards("bus-ticket-1")
    t.play("roll", "continue")
    assert (where(t), t.decision.kind) == ("outer:35", "end")

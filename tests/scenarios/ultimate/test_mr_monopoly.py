"""Mr. Monopoly's bonus move."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import MR_MONOPOLY, all_owned, where
from tests.scenarios.ultimate.three_tracks import deeds, mine, path, quiet, salaries, tracks, vouchers


@rule("UM-MRM-1", "UM-DIE-3")
def test_the_first_space_is_obeyed() -> None:
    t = mine(mrm_first_space_action=True).owns(-1, "Reading Railroad").dice(1, 3, MR_MONOPOLY)
    t.play("roll")
    assert (t.decision.kind, where(t)) == ("tax", "middle:4")
    t.play("flat")
    assert t.game.state.pool == 200
    assert (t.decision.kind, where(t)) == ("buy", "middle:5")


@rule("UM-MRM-1")
def test_mrm_first_space_action_off() -> None:
    t = mine(mrm_first_space_action=False).owns(-1, "Reading Railroad").dice(1, 3, MR_MONOPOLY)
    t.play("roll")
    assert t.game.state.pool == 0
    assert (t.decision.kind, where(t)) == ("buy", "middle:5")


@rule("UM-MRM-1", "UM-PAY-5")
@pytest.mark.parametrize(
    ("start", "paid"), [("middle:36", 200), ("inner:2", 300), ("outer:24", 400)], ids=["GO", "Bonus", "Pay Day"]
)
def test_a_first_space_without_action_still_pays_its_salary(start: str, paid: int) -> None:
    t = mine(mrm_first_space_action=False).at(0, start).dice(1, 3, MR_MONOPOLY)
    t.play("roll")
    assert salaries(t) == [paid]


@rule("UM-MRM-1", "UM-MRM-2")
def test_a_first_space_without_action_still_sends_to_jail() -> None:
    t = tracks(mrm_first_space_action=False).at(0, "middle:26").dice(1, 3, MR_MONOPOLY)
    t.play("roll")
    assert (t.in_jail(0), t.decision.player) == (True, 1)


@rule("UM-MRM-12")
def test_the_reason_why_nobody_deals_during_the_bonus() -> None:
    t = tracks().owns(1, "Boardwalk").dice(1, 2, MR_MONOPOLY)
    t.play("roll")
    with pytest.raises(IllegalAction, match="no-deals-yet"):
        t.play("offer 1 $500 for Boardwalk")


@rule("UM-MRM-2")
def test_no_bonus_in_jail() -> None:
    t = tracks().at(0, "middle:26").dice(1, 3, MR_MONOPOLY)
    t.play("roll")
    assert path(t) == ["middle:30", "middle:10"]
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("UM-MRM-3")
def test_on_to_the_next_unowned_property() -> None:
    t = quiet(tracks().owns(1, "Park Place").at(0, "middle:33").dice(1, 2, MR_MONOPOLY), "chance")
    t.play("roll")
    assert path(t) == ["middle:36", "middle:39"]
    t.play("decline")
    assert t.happened("auction-opened")


@rule("UM-MRM-4")
def test_an_even_roll_rides_the_stations() -> None:
    t = tracks().owns(1, "Reading Railroad").dice(1, 3, MR_MONOPOLY)
    t.play("roll", "flat")
    assert where(t) == "outer:8"


@rule("UM-MRM-5", "IX-13")
def test_an_odd_roll_stays_on_its_track() -> None:
    t = tracks().dice(1, 2, MR_MONOPOLY).cards("transit-token-1")
    t.play("roll", "buy")
    assert (where(t), vouchers(t)) == ("middle:5", ["transit-token-1"])
    t.play("buy")
    assert t.owner("Reading Railroad") == 0


@rule("UM-MRM-5")
def test_an_odd_roll_passes_a_station() -> None:
    t = tracks().owns(1, "Reading Railroad").dice(1, 2, MR_MONOPOLY)
    t.play("roll", "buy")
    assert where(t) == "middle:6"


@rule("UM-MRM-6", "UM-MRM-7")
def test_back_at_the_start_you_stay_and_owe_nothing() -> None:
    t = all_owned(tracks(), 2, "inner").owns(0, "Telephone Company").built(1, "Fifth Avenue").dice(1, 2, MR_MONOPOLY)
    t.at(0, "inner:0")
    t.play("roll")
    assert path(t) == ["inner:3"]
    assert (t.decision.kind, t.cash(0), t.cash(2)) == ("end", 3200, 3200)


@rule("UM-MRM-6")
def test_the_space_is_not_obeyed_again() -> None:
    t = all_owned(tracks(), 2, "inner").at(0, "inner:0").dice(1, 2, MR_MONOPOLY)
    t.play("roll")
    assert len(t.happened("rent-due")) == 1


@rule("UM-MRM-8")
def test_with_nothing_unowned_on_to_the_first_rent() -> None:
    t = quiet(mine().owns(2, "Boardwalk").at(0, "middle:33").dice(1, 2, MR_MONOPOLY), "chance")
    t.play("roll")
    assert where(t) == "middle:39"
    assert (t.cash(0), t.cash(2)) == (3150, 3250)


@rule("UM-MRM-8")
def test_the_first_rent_by_the_parity_of_the_roll() -> None:
    t = mine().owns(2, "Boardwalk", "Canal Street").dice(1, 3, MR_MONOPOLY)
    t.play("roll", "flat")
    assert where(t) == "outer:9"


@rule("UM-MRM-9")
def test_no_rent_on_the_way_back_to_the_start() -> None:
    t = all_owned(all_owned(tracks(), 1), 0, "inner").at(0, "inner:0").dice(1, 2, MR_MONOPOLY)
    t.play("roll")
    assert path(t) == ["inner:3"]
    assert t.cash(0) == 3200


@rule("UM-MRM-10")
def test_all_others_mortgaged_means_staying() -> None:
    t = all_owned(tracks(), 1).dice(1, 2, MR_MONOPOLY)
    for deed in deeds(t):
        t._game.state.set_mortgage(deed, 1)
    t.play("roll")
    assert path(t) == ["middle:3"]
    assert t.decision.kind == "end"


@rule("UM-MRM-11", "UM-PAY-5", "IX-70")
@pytest.mark.parametrize(
    ("start", "dice", "unowned", "salary"),
    [
        ("inner:0", (1, 2), "Newbury Street", 300),
        ("middle:34", (1, 2), "Baltic Avenue", 200),
        ("outer:20", (1, 4), "Randolph Street", 400),
        ("outer:21", (1, 3), "Randolph Street", 400),
    ],
)
def test_corners_passed_pay_their_highest(start: str, dice: tuple[int, int], unowned: str, salary: int) -> None:
    t = mine().owns(-1, unowned).at(0, start).dice(*dice, MR_MONOPOLY)
    t.play("roll")
    assert salaries(t) == [salary]
    assert t.decision.kind == "buy"


@rule("UM-MRM-12")
def test_the_others_neither_build_nor_trade_during_the_move() -> None:
    t = tracks(manage_offturn="any_time").owns_group(1, "light blue").at(0, "middle:10").dice(1, 2, MR_MONOPOLY)
    t.play("roll")
    assert t.decision.kind == "buy"
    assert t.decision.free == ()
    t.play("interrupt 1")
    assert t.decision.player == 0
    t.play("buy")
    assert t.decision.kind == "buy"
    t.play("buy")
    assert t.decision.kind == "end"
    t.play("interrupt 1", "build Oriental Avenue")
    assert t.level("Oriental Avenue") == 1


@rule("UM-MRM-13")
@pytest.mark.parametrize("name", ["Ute Cab Co.", "Sewage System", "Mulholland Drive"])
def test_every_deed_is_a_property(name: str) -> None:
    t = mine().owns(-1, name).at(0, "outer:44").dice(1, 2, MR_MONOPOLY)
    t.play("roll")
    assert t.decision.kind == "buy"
    assert t.deed(name) == t.decision.about["deed"]


@rule("UM-MRM-13", "IX-13", "UM-TRN-5")
def test_a_station_is_a_property() -> None:
    t = mine().owns(-1, "B & O Railroad").at(0, "outer:29").dice(1, 2, MR_MONOPOLY).cards("bus-ticket-3")
    t.play("roll")
    assert where(t) == "outer:35"
    assert vouchers(t) == ["bus-ticket-3"]


@rule("UM-MRM-14", "UM-TRN-9", "IX-12")
def test_an_even_bonus_from_a_station_crosses() -> None:
    t = mine().owns(-1, "Ventnor Avenue", "South Temple").at(0, "outer:29").dice(2, 4, MR_MONOPOLY)
    t.cards("bus-ticket-1")
    t.play("roll", "continue")
    assert where(t) == "middle:27"


@rule("UM-MRM-14", "UM-TRN-9", "IX-12")
def test_an_odd_bonus_from_a_station_stays() -> None:
    t = mine().owns(-1, "Canal Street", "Vermont Avenue").at(0, "outer:0").dice(3, 4, MR_MONOPOLY)
    t.cards("bus-ticket-1")
    t.play("roll", "continue")
    assert where(t) == "outer:9"


@rule("UM-MRM-15")
def test_an_even_bonus_finds_the_one_unowned_property_wherever_it_is() -> None:
    t = mine().at(0, "middle:22").dice(1, 1, MR_MONOPOLY)
    found = 0
    for deed in deeds(t):
        if t.deed("Illinois Avenue") != deed:
            copy = mine().at(0, "middle:22").dice(1, 1, MR_MONOPOLY)
            copy._game.state.give_deed(deed, -1)
            copy.play("roll")
            found += copy.decision.kind == "buy" and copy.decision.about["deed"] == deed
    assert found == 79

"""The Auction space (rulebook 3.21) and the house rules for all auctions."""

import pytest

from passgo import IllegalAction
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, C, all_owned, hand, where
from tests.scenarios.ultimate.money import bare


def lands_odd(t: Table) -> Table:
    return t.at(A, "outer:10").dice(1, 2, 2).play("roll")


def lands_even(t: Table) -> Table:
    return t.at(A, "outer:11").dice(1, 2, 1).play("roll")


def only(t: Table, *rents: str) -> Table:
    """Everything is A's own but the named lots of B."""
    return all_owned(t, A).owns(B, *rents)


def salaries(t: Table) -> list[tuple[int, str]]:
    place = t.game.state.edition.board.place
    return [(event.values["amount"], place(event.values["space"])) for event in t.happened("salary-paid")]


@rule("UM-AUC-1")
def test_any_unowned_property_is_put_up_and_the_chooser_may_bid() -> None:
    t = lands_odd(bare().owns(B, "Boardwalk"))
    assert (t.decision.player, t.decision.kind) == (A, "auction-space")
    assert len(t.options()) == 79
    assert not {"auction middle:39", "auction motion-pictures-1"} & set(t.options())
    t.play("auction Park Place", "bid 20", "pass", "bid 25", "pass")
    assert (t.owner("Park Place"), t.cash(A)) == (A, 1475)


@rule("UM-AUC-1", "UM-SEL-1", "CLS-TUR-3")
def test_the_chooser_may_raise_cash_before_the_auction() -> None:
    t = lands_odd(bare().has(A, 10).owns(A, "Boardwalk", "Reading Railroad").built(1, "Reading Railroad"))
    assert {"sell outer:7", "mortgage middle:39"} <= set(t.options())
    t.play("sell Reading Railroad", "mortgage Boardwalk")
    assert (t.decision.kind, t.decision.default_action.text) == ("auction-space", "auction outer:1")
    t.play("auction Park Place", "pass", "pass", "bid 260")
    assert (t.owner("Park Place"), t.cash(A)) == (A, 10 + 50 + 200 - 260)


@rule("UM-AUC-1")
def test_the_last_unowned_deed_must_be_named() -> None:
    t = lands_odd(all_owned(bare(), B).owns(-1, "Baltic Avenue"))
    assert t.options() == ["auction middle:3"]
    with pytest.raises(IllegalAction):
        t.play("pass")
    t.play("auction Baltic Avenue", "pass", "pass", "pass")
    assert (t.owner("Baltic Avenue"), t.decision.kind) == (-1, "end")


@rule("UM-AUC-2", "UM-AUC-3")
def test_an_odd_roll_looks_along_the_outer_track_only() -> None:
    t = all_owned(bare().has(A, 5000), B).built(5, "South Temple", "Boardwalk")
    lands_odd(t)
    assert where(t, A) == "outer:37"
    assert (t.cash(A), t.cash(B), salaries(t)) == (5000 + 300 - 1500, 3000, [(300, "outer:28")])


@rule("UM-AUC-3")
def test_an_even_roll_rides_every_station() -> None:
    t = all_owned(bare().has(A, 5000), B).built(5, "South Temple", "Boardwalk")
    lands_even(t)
    assert (where(t, A), t.cash(B)) == ("middle:39", 3500)


@rule("UM-AUC-3")
def test_an_even_roll_leaves_out_what_lies_behind_the_first_station() -> None:
    t = lands_even(only(bare(), "B & O Railroad"))  # reached on its outer face, before crossing
    assert (where(t, A), t.cash(B)) == ("outer:35", 1525)


@rule("UM-AUC-4")
def test_of_equal_rents_the_nearest_is_paid() -> None:
    t = lands_odd(only(bare(), "Walnut Street", "Esplanade Avenue").built(1, "outer:45").built(3, "outer:8"))
    assert (where(t, A), t.cash(B)) == ("outer:45", 1725)
    t = lands_odd(all_owned(bare(), B).built(5, "South Temple", "West Temple"))
    assert where(t, A) == "outer:37"


@rule("UM-AUC-5")
def test_without_a_rent_on_the_way_round_one_stays() -> None:
    t = lands_odd(only(bare(), "Boardwalk", "Lake Street").mortgaged("Lake Street"))
    assert (where(t, A), t.cash(A), t.cash(B), t.decision.kind) == ("outer:15", 1500, 1500, "end")


@rule("UM-AUC-5", "IX-75")
@pytest.mark.parametrize(("odd", "salary"), [(True, 300), (False, 400)])
def test_pay_day_passed_on_the_way_pays_by_parity(odd: bool, salary: int) -> None:
    t = only(bare(), "Randolph Street")
    t = lands_odd(t) if odd else lands_even(t)
    assert salaries(t) == [(salary, "outer:28")]
    assert (t.cash(A), t.cash(B)) == (1500 + salary - 23, 1523)


@rule("UM-AUC-5")
def test_a_rent_just_behind_the_auction_space_is_still_on_the_way() -> None:
    t = lands_odd(only(bare(), "Bourbon Street"))
    assert (where(t, A), t.cash(B)) == ("outer:13", 1508)


@rule("UM-AUC-6", "IX-63")
@pytest.mark.parametrize("way", ["voucher", "subway"])
def test_without_a_roll_the_search_stays_on_the_track(way: str) -> None:
    t = only(bare(), "Boardwalk")
    if way == "voucher":
        t.holds(A, "cab-ahead-2-1").at(A, "outer:13").play("ticket cab-ahead-2-1 outer:15")
    else:
        t.at(A, "Subway").play("ride Auction")
    assert (where(t, A), t.cash(B)) == ("outer:15", 1500)


@rule("UM-AUC-6", "UM-UTL-5")
@pytest.mark.parametrize(
    ("start", "dice", "reached", "rent"),
    [
        ("middle:17", (2, 3, 1), "outer:32", 26),
        ("middle:17", (2, 3, 2), "outer:18", 28),
        ("middle:16", (2, 3, 3), "outer:18", 32),
    ],
)
def test_without_a_roll_utilities_are_compared_and_charged_by_the_last_roll(
    start: str, dice: tuple[int, int, int], reached: str, rent: int
) -> None:
    t = only(bare(2), "Internet Service Provider", "Randolph Street", "Wacker Drive")  # against 23 and 26
    t.holds(A, "cab-ahead-2-1").at(A, start).at(B, "middle:16").dice(*dice, 1, 2, 1).play("roll", "end", "roll")
    before = t.cash(B)
    t.play("end").at(A, "outer:13").play("ticket cab-ahead-2-1 outer:15")
    assert (where(t, A), t.cash(B) - before) == (reached, rent)
    assert t.happened("rolled-for-rent") == []


@rule("UM-AUC-6", "UM-PAY-5")
def test_without_a_roll_pay_day_passed_on_the_way_pays_as_on_an_odd_one() -> None:
    t = only(bare(), "Randolph Street").at(A, "Subway").play("ride Auction")
    assert salaries(t) == [(300, "outer:28")]
    assert (t.cash(A), t.cash(B)) == (1500 + 300 - 23, 1523)


@rule("UM-AUC-2", "IX-67")
def test_a_forced_move_to_a_station_draws_a_voucher_and_pays() -> None:
    t = lands_odd(only(bare(), "Reading Railroad"))
    assert (where(t, A), t.cash(B), len(hand(t, A))) == ("outer:7", 1525, 1)


@rule("IX-84")
def test_a_chooser_without_cash_still_chooses_and_cannot_bid() -> None:
    t = lands_odd(bare().has(A, 0)).play("auction Boardwalk")
    assert t.decision.player == B
    t.play("bid 100", "pass")
    assert (t.owner("Boardwalk"), t.decision.player) == (B, A)


@rule("IX-84")
def test_nobody_bids_above_his_cash() -> None:
    t = lands_odd(bare().has(A, 30)).play("auction Boardwalk", "bid 10", "pass")
    with pytest.raises(IllegalAction, match="bid-over-cash"):
        t.play("bid 31")
    t.play("bid 30", "pass")
    assert (t.owner("Boardwalk"), t.cash(A)) == (A, 0)


# every auction


@rule("UM-AUC-1")
@pytest.mark.parametrize(("min_bid", "low"), [(1, 1), (25, 25)])
def test_auction_min_bid(min_bid: int, low: int) -> None:
    t = lands_odd(bare(auction_min_bid=min_bid)).play("auction Boardwalk")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play(f"bid {low - 1}")
    t.play(f"bid {low}")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play(f"bid {2 * low - 1}")
    t.play(f"bid {2 * low}", "pass", "pass")
    assert t.owner("Boardwalk") == C


@rule("UM-AUC-1")
def test_auction_mode_round_robin_takes_a_pass_as_final() -> None:
    t = lands_odd(bare(auction_mode="round_robin")).play("auction Boardwalk", "pass", "bid 10", "bid 20")
    assert t.decision.player == C
    with pytest.raises(IllegalAction, match="no-hammer"):
        t.play("hammer")


@rule("UM-AUC-1")
def test_auction_mode_timed_open_lets_everybody_come_back() -> None:
    t = lands_odd(bare(auction_mode="timed_open")).play("auction Boardwalk", "pass", "bid 10", "pass")
    assert t.decision.player == B
    t.play("bid 20", "hammer")
    assert (t.owner("Boardwalk"), t.cash(B)) == (B, 1480)

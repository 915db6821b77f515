"""Buying, rent, and auctions."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, C, money, race

STYLE = "Style Square"  # 17, red, 80,000: rent 35,000


@rule("MIL-52", "MIL-53", "MIL-54")
def test_buying_pays_the_bank_and_everybody_sees_the_owner() -> None:
    t = race().at(A, 14).dice(1, 2).play("roll")
    bank = t.game.state.bank
    t.play("buy")
    assert t.cash(A) == START - 80_000 and t.game.state.bank == bank + 80_000
    deeds = t.game.view(C)["deeds"]
    assert isinstance(deeds, list) and [d["owner"] for d in deeds if d["space"] == "17"] == [A]


@rule("MIL-52", "MIL-60", "MIL-62", "MIL-64")
def test_or_it_is_auctioned() -> None:
    t = race().at(A, 14).dice(1, 2).play("roll", "decline", "bid 1000", "bid 2000", "pass", "pass")
    assert t.owner(STYLE) == C and t.cash(C) == START - 2000


@rule("MIL-60")
def test_who_cannot_buy_must_auction() -> None:
    t = race().at(A, 14).has(A, 79_999).dice(1, 2).play("roll")
    assert t.options() == ["decline"]
    with pytest.raises(IllegalAction, match="cannot-afford"):
        t.play("buy")


@rule("MIL-61", "MIL-A10")
def test_bids_begin_at_a_thousand_and_go_up_by_it() -> None:
    t = race().at(A, 14).dice(1, 2).play("roll", "decline")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play("bid 999")
    assert t.options("bid") == ["bid 1000", "bid 10000", "bid 50000", "bid 100000"]
    t.play("bid 1000")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play("bid 1999")
    t.play("bid 2000")
    assert t.decision.player == A


@rule("MIL-A10")
def test_no_bid_above_ones_cash() -> None:
    t = race().at(A, 14).has(B, 5000).owns_group(B, "brown").dice(1, 2).play("roll", "decline")
    with pytest.raises(IllegalAction, match="bid-over-cash"):
        t.play("bid 6000")
    for said in ("mortgage 1", "sell 1"):
        with pytest.raises(IllegalAction):
            t.play(said)
    t.play("bid 5000")


@rule("MIL-A10")
@pytest.mark.parametrize(("least", "bid"), [(1, 1000), (500, 1000), (1000, 1000), (1001, 2000), (5000, 5000)])
def test_auction_min_bid(least: int, bid: int) -> None:
    """Rounded up to the smallest note."""
    t = race(auction_min_bid=least).at(A, 14).dice(1, 2).play("roll", "decline")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play(f"bid {bid - 1000}")
    t.play(f"bid {bid}")
    assert t.decision.free[0].low == 2 * bid


@rule("MIL-A10", "MIL-A4")
def test_auction_min_bid_is_what_the_lander_takes_it_for() -> None:
    t = race(auction_min_bid=1500).at(A, 14).dice(1, 2).play("roll", "decline", "pass", "pass", "pass")
    assert t.owner(STYLE) == A and t.cash(A) == START - 2000


@rule("MIL-63")
def test_who_declined_may_bid() -> None:
    t = race().at(A, 14).dice(1, 2).play("roll", "decline", "pass", "pass", "bid 3000")
    assert t.owner(STYLE) == A and t.cash(A) == START - 3000


@rule("MIL-65", "MIL-83")
def test_prisoners_may_bid() -> None:
    t = race().at(A, 14).jailed(B).dice(1, 2).play("roll", "decline")
    assert t.decision.player == B
    t.play("bid 1000", "pass", "pass")
    assert t.owner(STYLE) == B


@rule("MIL-55")
def test_rent_goes_to_the_owner() -> None:
    t = race().owns(B, STYLE).at(A, 14).dice(1, 2).play("roll")
    assert money(t) == [-35, 35, 0]


@rule("MIL-56")
@pytest.mark.parametrize(("level", "rent"), [(1, 90), (2, 150), (3, 230), (4, 270), (5, 350)])
def test_rent_by_buildings(level: int, rent: int) -> None:
    t = race().owns_group(B, "red").built(level, STYLE).at(A, 14).dice(1, 2).play("roll")
    assert money(t) == [-rent, rent, 0]


@rule("MIL-57")
def test_a_whole_colour_doubles_the_bare_rent() -> None:
    t = race().owns_group(B, "red").at(A, 14).dice(1, 2).play("roll")
    assert money(t) == [-70, 70, 0]


@rule("MIL-57", "MIL-A9")
@pytest.mark.parametrize("other", ["built", "mortgaged"])
def test_only_the_property_landed_on_counts(other: str) -> None:
    t = race().owns_group(B, "red").at(A, 14).dice(1, 2)
    if other == "built":
        t.built(1, "Party Plaza")
    else:
        t.mortgaged("Party Plaza")
    assert money(t.play("roll")) == [-70, 70, 0]


@rule("MIL-A9")
@pytest.mark.parametrize(("siblings", "rent"), [("ignore", 70), ("cancel", 35), ("count_unmortgaged", 35)])
def test_rent_mortgaged_siblings(siblings: str, rent: int) -> None:
    t = race(rent_mortgaged_siblings=siblings).owns_group(B, "red").mortgaged("Party Plaza").at(A, 14).dice(1, 2)
    assert money(t.play("roll")) == [-rent, rent, 0]


@rule("MIL-58")
def test_no_rent_on_a_mortgaged_property() -> None:
    t = race().owns_group(B, "red").mortgaged(STYLE).at(A, 14).dice(1, 2).play("roll")
    assert money(t) == [0, 0, 0] and t.decision.kind == "end"


@rule("MIL-59")
def test_nothing_to_pay_at_home() -> None:
    t = race().owns_group(A, "red").at(A, 14).dice(1, 2).play("roll")
    assert money(t) == [0, 0, 0] and t.decision.kind == "end"

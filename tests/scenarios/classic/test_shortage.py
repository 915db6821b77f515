"""The building shortage: no piece left, hotels that cannot be broken up, the last pieces auctioned (rulebook 1.11)."""

import pytest

from passgo import IllegalAction
from passgo.testing import table
from tests.rules import rule

A, B, C = range(3)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")


# nothing left


@rule("CLS-CRI-1")
def test_without_a_house_in_the_bank_nobody_buys_one() -> None:
    t = table().owns_group(A, "orange").pieces(0, 12)
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="CLS-CRI-1"):
        t.play("build St. James Place")


@rule("CLS-CRI-1")
def test_a_house_sold_back_can_be_bought_again() -> None:
    t = table().owns_group(A, "orange", "brown").built(1, "Baltic Avenue").pieces(0, 12)
    t.play("sell Baltic Avenue", "build St. James Place")
    assert t.level("St. James Place") == 1


@rule("CLS-CRI-1")
def test_without_a_hotel_in_the_bank_four_houses_stay() -> None:
    t = table().owns_group(A, "orange").built(4, *ORANGE).pieces(20, 0)
    with pytest.raises(IllegalAction, match="CLS-CRI-1"):
        t.play("build St. James Place")


# hotels that cannot be broken up


@rule("CLS-CRI-2")
def test_no_hotel_is_exchanged_for_houses_the_bank_does_not_have() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE).pieces(0, 9)
    assert t.options("sell") == []
    with pytest.raises(IllegalAction, match="CLS-CRI-2"):
        t.play("sell St. James Place")
    assert t.options("selldown") == ["selldown 16 0 0 0"]
    t.play("selldown 16 0 0 0")
    assert t.cash(A) == 1500 + 15 * 50


@rule("CLS-CRI-2")
def test_a_group_may_fall_to_anything_even_that_two_houses_can_supply() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE).pieces(2, 9)
    assert t.options("sell") == []
    assert sorted(t.options("selldown")) == [
        "selldown 16 0 0 0",
        "selldown 16 0 0 1",
        "selldown 16 0 1 0",
        "selldown 16 0 1 1",
        "selldown 16 1 0 0",
        "selldown 16 1 0 1",
        "selldown 16 1 1 0",
    ]


@rule("CLS-CRI-2")
def test_selling_three_hotels_down_to_two_houses_pays_thirteen_halves() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE).pieces(2, 9).has(A, 0)
    t.play("selldown 16 1 1 0")
    assert t.cash(A) == 650
    assert [t.level(lot) for lot in ORANGE] == [1, 1, 0]
    assert t.game.view(A)["pieces"] == {"house": 0, "hotel": 12}


@rule("CLS-CRI-2")
@pytest.mark.parametrize("levels", ["5 5 4", "1 1 1", "2 0 0", "5 5 5", "0 5 5"])
def test_a_group_may_not_fall_to_what_is_uneven_or_cannot_be_supplied(levels: str) -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE).pieces(2, 9)
    before = t.game.digest()
    with pytest.raises(IllegalAction):
        t.play(f"selldown 16 {levels}")
    assert t.game.digest() == before


@rule("CLS-CRI-2")
def test_houses_that_stand_on_the_group_count_as_supply() -> None:
    t = table().owns_group(A, "dark blue").built(4, "Park Place").built(5, "Boardwalk").pieces(1, 11)
    assert t.options("sell") == []
    pairs = ("0 0", "0 1", "1 0", "1 1", "1 2", "2 1", "2 2", "2 3", "3 2")
    assert sorted(t.options("selldown")) == [f"selldown 37 {pair}" for pair in pairs]


@rule("CLS-CRI-2")
def test_with_four_houses_in_the_bank_one_hotel_is_exchanged() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE).pieces(4, 9).play("sell St. James Place")
    assert [t.level(lot) for lot in ORANGE] == [4, 5, 5]


# the last pieces auctioned


@rule("CLS-CRI-3")
def test_the_last_house_wanted_by_two_is_auctioned_and_placed_at_once() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(1, 12).play("build Baltic Avenue")
    assert (t.decision.player, t.decision.kind) == (B, "claim")
    assert t.options() == ["claim 37", "claim 39", "no"]
    t.play("claim Boardwalk", "bid 60", "pass")
    assert (t.decision.player, t.decision.kind) == (B, "place")
    assert t.options() == ["place 37", "place 39"]
    t.play("place Boardwalk")
    assert (t.level("Boardwalk"), t.level("Baltic Avenue")) == (1, 0)
    assert (t.cash(A), t.cash(B)) == (1500, 1440)
    assert t.game.view(A)["pieces"] == {"house": 0, "hotel": 12}
    assert (t.decision.player, t.decision.kind) == (A, "turn")


@rule("CLS-CRI-3")
def test_whoever_asked_first_may_outbid_and_builds_where_he_asked() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(1, 12)
    t.play("build Baltic Avenue", "claim Boardwalk", "bid 60", "bid 61", "pass")
    assert (t.level("Baltic Avenue"), t.level("Boardwalk")) == (1, 0)
    assert (t.cash(A), t.cash(B)) == (1439, 1500)


@rule("CLS-CRI-3")
def test_a_house_that_nobody_else_claims_costs_its_price() -> None:
    t = table().owns_group(A, "dark blue").owns_group(B, "brown").pieces(1, 12).play("build Boardwalk", "no")
    assert not t.happened("building-auction-opened")
    assert t.level("Boardwalk") == 1
    assert t.cash(A) == 1300


@rule("CLS-CRI-3")
def test_two_houses_are_enough_for_two_players() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(2, 12).play("build Baltic Avenue")
    assert t.level("Baltic Avenue") == 1
    assert t.decision.player == A


@rule("CLS-CRI-3")
def test_two_houses_are_enough_when_the_third_player_wants_none() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "orange").owns_group(C, "dark blue").pieces(2, 12)
    t.play("build Baltic Avenue", "no", "claim Boardwalk")
    assert not t.happened("building-auction-opened")
    assert t.level("Baltic Avenue") == 1
    assert t.cash(A) == 1450


@rule("CLS-CRI-3")
def test_three_contenders_bid_in_turn_for_one_house() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "orange").owns_group(C, "dark blue").pieces(1, 12)
    t.play("build Baltic Avenue", "claim St. James Place", "claim Boardwalk")
    t.play("bid 60", "bid 70", "bid 80", "pass", "bid 90", "pass", "place Park Place")
    assert [t.level(lot) for lot in ("Baltic Avenue", "St. James Place", "Park Place")] == [0, 0, 1]
    assert [t.cash(p) for p in (A, B, C)] == [1500, 1500, 1410]


@rule("CLS-CRI-3")
def test_only_the_contenders_bid() -> None:
    t = table().owns_group(A, "brown").owns_group(C, "dark blue").pieces(1, 12)
    t.play("build Baltic Avenue", "claim Boardwalk")
    assert t.decision.player == C
    t.play("bid 55")
    assert t.decision.player == A


@rule("CLS-CRI-3")
@pytest.mark.parametrize("lack", ["money", "a mortgage-free group", "an even lot for a house"])
def test_who_could_not_build_is_not_asked(lack: str) -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(1, 12)
    if lack == "money":
        t.has(B, 199)
    elif lack == "a mortgage-free group":
        t.mortgaged("Boardwalk")
    else:
        t.built(4, "Park Place", "Boardwalk").pieces(1, 12)
    t.play("build Baltic Avenue")
    assert t.level("Baltic Avenue") == 1
    assert t.decision.player == A


@rule("CLS-CRI-3")
def test_the_last_hotel_is_auctioned_too() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue")
    t.built(4, "Mediterranean Avenue", "Baltic Avenue", "Park Place", "Boardwalk").pieces(0, 1)
    t.play("build Baltic Avenue", "claim Boardwalk", "bid 100", "pass", "place Boardwalk")
    assert (t.level("Baltic Avenue"), t.level("Boardwalk")) == (4, 5)
    assert t.cash(B) == 1400
    assert t.game.view(A)["pieces"] == {"house": 4, "hotel": 0}


@rule("CLS-CRI-3")
def test_the_last_house_is_auctioned_between_turns_too() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(1, 12).at(A, 10).dice(4, 6)
    t.play("interrupt 1", "roll", "end", "build Boardwalk")
    assert (t.decision.player, t.decision.kind) == (A, "claim")
    t.play("claim Baltic Avenue", "bid 70", "pass", "place Baltic Avenue")
    assert t.level("Baltic Avenue") == 1
    assert (t.decision.player, t.decision.kind) == (B, "manage")


@rule("CLS-CRI-4")
@pytest.mark.parametrize(
    "asked, asker_has, claimed, claimant_has",
    [("Baltic Avenue", "brown", "Boardwalk", "dark blue"), ("Boardwalk", "dark blue", "Baltic Avenue", "brown")],
)
def test_the_auction_opens_at_the_lowest_price_on_the_deeds(
    asked: str, asker_has: str, claimed: str, claimant_has: str
) -> None:
    t = table().owns_group(A, asker_has).owns_group(B, claimant_has).pieces(1, 12)
    t.play(f"build {asked}", f"claim {claimed}")
    assert [event.values["amount"] for event in t.happened("building-auction-opened")] == [50]
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play("bid 50")  # whoever asked first stands for that much
    t.play("pass")
    assert t.level(asked) == 1
    assert t.cash(A) == 1450


@rule("CLS-CRI-4")
def test_the_lowest_price_is_that_of_the_lots_named() -> None:
    t = table().owns_group(A, "red").owns_group(B, "brown", "orange").pieces(1, 12)
    t.play("build Kentucky Avenue", "claim St. James Place")
    assert [event.values["amount"] for event in t.happened("building-auction-opened")] == [100]


@rule("CLS-CRI-4")
def test_the_last_houses_are_auctioned_one_by_one() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "orange").owns_group(C, "dark blue").pieces(2, 12)
    t.play("build Baltic Avenue", "claim St. James Place", "claim Boardwalk", "pass", "bid 60", "pass")
    t.play("place Boardwalk")
    assert t.game.view(A)["pieces"] == {"house": 1, "hotel": 12}
    t.play("build Baltic Avenue", "claim St. James Place", "no", "pass")
    assert t.level("Baltic Avenue") == 1
    assert t.game.view(A)["pieces"] == {"house": 0, "hotel": 12}

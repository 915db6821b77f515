"""The building shortage: no piece left, hotels that cannot be broken up, the last pieces auctioned (rulebook 1.11)."""

import pytest

from passgo import Game, IllegalAction
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
def test_a_debtor_sells_a_group_down_in_the_turn_of_another() -> None:
    t = table(cards_deck="2008").owns_group(B, "orange").built(5, *ORANGE).has(B, 0).pieces(0, 9)
    t.dice(3, 4).at(A, 26).cards("chest-birthday").play("roll")
    assert (t.decision.player, t.options("selldown")) == (B, ["selldown 16 0 0 0"])


@rule("CLS-CRI-2")
def test_with_four_houses_in_the_bank_one_hotel_is_exchanged() -> None:
    t = table().owns_group(A, "orange").built(5, *ORANGE).pieces(4, 9).play("sell St. James Place")
    assert [t.level(lot) for lot in ORANGE] == [4, 5, 5]


# fewer left than could be used


@rule("CLS-CRI-3")
def test_the_last_house_wanted_by_two_is_auctioned_and_placed_at_once() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(1, 12).play("build Baltic Avenue")
    assert (t.decision.player, t.decision.kind) == (B, "claim")
    assert t.options() == ["no", "want 1"]
    t.play("want 1", "bid 200", "pass")
    assert (t.decision.player, t.decision.kind) == (B, "place")
    assert t.options() == ["place 37", "place 39"]
    t.play("place Boardwalk")
    assert (t.level("Boardwalk"), t.level("Baltic Avenue")) == (1, 0)
    assert (t.cash(A), t.cash(B)) == (1500, 1300)
    assert t.game.view(A)["pieces"] == {"house": 0, "hotel": 12}
    assert (t.decision.player, t.decision.kind) == (A, "turn")


@rule("CLS-CRI-3")
def test_whoever_began_to_build_may_outbid() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(1, 12)
    t.play("build Baltic Avenue", "want 1", "bid 200", "bid 201", "pass", "place Baltic Avenue")
    assert (t.level("Baltic Avenue"), t.level("Boardwalk")) == (1, 0)
    assert (t.cash(A), t.cash(B)) == (1299, 1500)


@rule("CLS-CRI-3")
def test_a_house_that_nobody_else_wants_costs_its_price() -> None:
    t = table().owns_group(A, "dark blue").owns_group(B, "brown").pieces(1, 12).play("build Boardwalk", "no")
    assert not t.happened("building-auction-opened")
    assert t.level("Boardwalk") == 1
    assert t.cash(A) == 1300


@rule("CLS-CRI-3")
def test_as_many_houses_as_could_be_used_need_no_question() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(15, 12)
    t.has(B, 7 * 200).play("build Baltic Avenue")  # eight could stand on brown, B could pay seven
    assert t.level("Baltic Avenue") == 1
    assert t.decision.player == A


@rule("CLS-CRI-3")
def test_with_one_fewer_than_could_be_used_the_builder_is_asked_first_then_the_others() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(14, 12)
    t.has(B, 7 * 200).play("build Baltic Avenue")
    assert (t.decision.player, t.decision.kind) == (A, "claim")
    assert t.options() == [f"want {count}" for count in range(1, 9)]
    t.play("want 8")
    assert (t.decision.player, t.decision.kind) == (B, "claim")
    assert t.options() == ["no", *(f"want {count}" for count in range(1, 8))]


@rule("CLS-CRI-3")
def test_wishes_that_the_bank_can_meet_are_served_at_the_prices_on_the_deeds() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(4, 12)
    t.play("build Baltic Avenue", "want 2", "want 2")
    assert t.level("Baltic Avenue") == 1  # where it was asked for
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "place", ["place 1"])
    t.play("place Mediterranean Avenue")
    assert (t.decision.player, t.options()) == (B, ["place 37", "place 39"])
    t.play("place Boardwalk", "place Park Place")
    assert not t.happened("building-auction-opened")
    assert (t.cash(A), t.cash(B)) == (1500 - 2 * 50, 1500 - 2 * 200)
    assert t.game.view(A)["pieces"] == {"house": 0, "hotel": 12}
    assert (t.decision.player, t.decision.kind) == (A, "turn")


@rule("CLS-CRI-3")
def test_wishes_beyond_the_stock_put_every_piece_left_up_for_auction() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(3, 12)
    t.play("build Baltic Avenue", "want 2", "want 2")
    assert (t.decision.player, t.decision.kind) == (B, "auction")
    t.play("bid 200", "pass", "place Boardwalk")  # the first
    t.play("bid 210", "pass", "place Park Place")  # the second: B has what he wanted
    assert (t.decision.player, t.decision.kind) == (A, "auction")
    t.play("bid 50", "place Baltic Avenue")  # the third
    assert [t.level(lot) for lot in ("Baltic Avenue", "Park Place", "Boardwalk")] == [1, 1, 1]
    assert (t.cash(A), t.cash(B)) == (1500 - 50, 1500 - 410)
    assert (t.decision.player, t.decision.kind) == (A, "turn")


@rule("CLS-CRI-3")
def test_a_piece_that_nobody_bids_for_stays_with_the_bank_and_ends_the_auctions() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(3, 12)
    t.play("build Baltic Avenue", "want 2", "want 2", "pass", "place Baltic Avenue", "pass", "pass")
    assert t.level("Baltic Avenue") == 1
    assert t.game.view(A)["pieces"] == {"house": 2, "hotel": 12}
    assert (t.decision.player, t.decision.kind) == (A, "turn")


@rule("CLS-CRI-3")
def test_who_wants_none_is_not_asked_again_in_this_turn_but_in_the_next() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(4, 12).at(A, 10).dice(4, 6, 4, 6)
    t.play("build Baltic Avenue", "want 1", "no", "build Mediterranean Avenue")
    assert (t.level("Mediterranean Avenue"), t.decision.kind) == (1, "turn")
    t.play("roll", "end", "interrupt 0", "roll", "end", "build Baltic Avenue", "want 1")
    assert (t.decision.player, t.decision.kind) == (B, "claim")


@rule("CLS-CRI-3")
def test_money_raised_between_two_houses_may_make_them_scarce() -> None:
    t = table().owns_group(A, "orange").owns(A, "Boardwalk").has(A, 150).owns_group(B, "brown").has(B, 50)
    t.pieces(3, 12).play("build St. James Place")  # each could pay one
    assert (t.level("St. James Place"), t.decision.kind) == (1, "turn")
    t.play("mortgage Boardwalk", "build Tennessee Avenue")
    assert (t.decision.player, t.decision.kind, t.level("Tennessee Avenue")) == (A, "claim", 0)


@rule("CLS-CRI-3")
def test_three_contenders_bid_in_turn_for_one_house() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "orange").owns_group(C, "dark blue").pieces(1, 12)
    t.play("build Baltic Avenue", "want 1", "want 1")
    t.play("bid 100", "bid 200", "bid 210", "pass", "bid 220", "pass", "place Park Place")
    assert [t.level(lot) for lot in ("Baltic Avenue", "St. James Place", "Park Place")] == [0, 0, 1]
    assert [t.cash(p) for p in (A, B, C)] == [1500, 1500, 1280]


@rule("CLS-CRI-3")
def test_only_those_who_want_one_bid() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "orange").owns_group(C, "dark blue").pieces(1, 12)
    t.play("build Baltic Avenue", "no", "want 1")
    assert t.decision.player == C
    t.play("bid 200")
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
    t.play("build Baltic Avenue", "want 1", "bid 200", "pass", "place Boardwalk")
    assert (t.level("Baltic Avenue"), t.level("Boardwalk")) == (4, 5)
    assert t.cash(B) == 1300
    assert t.game.view(A)["pieces"] == {"house": 4, "hotel": 0}


@rule("CLS-CRI-3")
def test_the_last_house_is_auctioned_between_turns_too() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(1, 12).at(A, 10).dice(4, 6)
    t.play("interrupt 1", "roll", "end", "build Boardwalk")
    assert (t.decision.player, t.decision.kind) == (A, "claim")
    t.play("want 1", "bid 210", "pass", "place Baltic Avenue")
    assert t.level("Baltic Avenue") == 1
    assert (t.decision.player, t.decision.kind) == (B, "manage")


@rule("CLS-CRI-4")
def test_the_auction_opens_at_the_lowest_price_on_the_deeds_of_those_who_want_one() -> None:
    t = table().owns_group(A, "dark blue").owns_group(B, "brown").pieces(1, 12).play("build Boardwalk", "want 1")
    assert [event.values["amount"] for event in t.happened("building-auction-opened")] == [50]


@rule("CLS-CRI-4")
def test_whoever_began_to_build_stands_for_the_price_on_his_deed() -> None:
    t = table().owns_group(A, "dark blue").owns_group(B, "brown").pieces(1, 12).play("build Boardwalk", "want 1")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play("bid 200")
    t.play("pass", "place Boardwalk")
    assert t.level("Boardwalk") == 1
    assert t.cash(A) == 1300


@rule("CLS-CRI-4")
def test_nobody_gets_a_contested_house_below_the_price_on_his_own_deed() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(1, 12).play("build Baltic Avenue", "want 1")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play("bid 199")
    assert [free.low for free in t.decision.free] == [200]


@rule("CLS-CRI-4")
def test_a_piece_stands_only_where_its_price_was_bid() -> None:
    t = table().owns_group(A, "red").owns_group(B, "brown", "dark blue").pieces(1, 12)
    t.play("build Kentucky Avenue", "want 1", "bid 160", "pass")
    assert t.options() == ["place 1", "place 3"]


@rule("CLS-CRI-3")
def test_who_wants_no_house_may_still_want_a_hotel() -> None:
    t = table().owns_group(A, "brown", "light blue").owns_group(B, "dark blue", "orange")
    t.built(4, "Mediterranean Avenue", "Baltic Avenue", "Park Place", "Boardwalk").pieces(2, 1)
    t.play("build Oriental Avenue", "want 1", "no", "build Baltic Avenue")
    assert (t.decision.player, t.options()) == (B, ["no", "want 1"])  # the last hotel


@rule("CLS-CRI-3")
def test_a_wish_that_was_served_is_not_counted_again() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").has(B, 200).owns_group(C, "orange").has(C, 0)
    t.pieces(3, 12).play("build Baltic Avenue", "want 1", "want 1", "place Boardwalk")
    t.has(C, 500).pieces(1, 12).play("build Mediterranean Avenue", "no")  # C wants none, B has no cash for another
    assert (t.level("Mediterranean Avenue"), t.decision.kind, t.cash(A)) == (1, "turn", 1400)
    assert not t.happened("building-auction-opened")


@rule("CLS-CRI-3")
def test_who_wants_no_hotel_is_not_asked_again_in_this_turn() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue")
    t.built(4, "Mediterranean Avenue", "Baltic Avenue", "Park Place", "Boardwalk").pieces(0, 3)
    t.play("build Baltic Avenue", "want 1", "no", "build Mediterranean Avenue")
    assert (t.level("Mediterranean Avenue"), t.decision.player, t.decision.kind) == (5, A, "turn")


@rule("CLS-CRI-3")
def test_who_wants_no_hotel_may_still_want_a_house() -> None:
    t = table().owns_group(A, "brown", "light blue").owns_group(B, "dark blue", "orange")
    t.built(4, "Mediterranean Avenue", "Baltic Avenue", "Park Place", "Boardwalk").pieces(2, 2)
    t.play("build Baltic Avenue", "want 1", "no").pieces(2, 1).play("build Oriental Avenue", "want 1")
    assert (t.decision.player, t.options()) == (B, ["no", "want 1", "want 2"])


@rule("CLS-CRI-3")
def test_who_wants_neither_houses_nor_hotels_is_asked_for_neither_again() -> None:
    t = table().owns_group(A, "brown", "light blue").owns_group(B, "dark blue", "orange")
    t.built(4, "Mediterranean Avenue", "Baltic Avenue", "Park Place", "Boardwalk").pieces(2, 1)
    t.play("build Oriental Avenue", "want 1", "no", "build Baltic Avenue", "no").pieces(1, 0)
    t.play("build Vermont Avenue")
    assert (t.level("Vermont Avenue"), t.decision.player, t.decision.kind) == (1, A, "turn")


@rule("CLS-CRI-3")
def test_what_somebody_wanted_and_did_not_get_is_no_wish_in_the_next_round() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").owns_group(C, "orange").pieces(1, 12)
    t.play("build Baltic Avenue", "want 1", "want 1", "bid 200", "pass", "pass", "place Boardwalk")
    t.has(C, 0).pieces(2, 12).play("build Baltic Avenue", "want 1", "want 1")  # C was not asked: he cannot pay
    assert (t.decision.player, t.decision.kind) == (B, "place")
    assert not t.happened("building-auction-opened")


@rule("CLS-CRI-3")
def test_a_game_saved_in_a_shortage_remembers_who_wants_how_many() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "dark blue").pieces(2, 12)
    t.play("build Baltic Avenue", "want 2")
    game = Game.load(t.game.save())
    assert game.digest() == t.game.digest()
    game.play("want 1")
    assert game.decision is not None and game.decision.kind == "auction"


@rule("CLS-CRI-3")
def test_who_wants_how_many_is_told() -> None:
    t = table().owns_group(A, "brown").owns_group(B, "light blue").pieces(1, 12)
    t.play("build Baltic Avenue", "want 1")
    assert [str(event) for event in t.happened("buildings-wanted")] == ["buildings-wanted(player=1, piece=0, count=1)"]


@rule("CLS-CRI-3", "CLS-BLD-1")
def test_who_has_a_house_on_a_colour_that_is_no_longer_whole_needs_no_other() -> None:
    t = table().owns_group(A, "orange").owns(B, "Boardwalk").built(1, "Boardwalk").pieces(1, 12)
    t.play("build St. James Place")  # nobody else could use the last house
    assert (t.level("St. James Place"), t.decision.player, t.decision.kind) == (1, A, "turn")


@rule("CLS-CRI-3", "CLS-TUR-3")
def test_before_the_next_turn_others_contend_though_the_player_of_this_one_is_out() -> None:
    t = table().owns_group(B, "orange").owns_group(C, "dark blue").pieces(1, 12).has(A, 0).at(A, 13).dice(1, 2)
    t.play("interrupt 1", "roll", "bankrupt")
    assert (t.decision.player, t.decision.kind, int(t.game.state.turn)) == (B, "manage", A)
    t.play("build New York Avenue")
    assert (t.decision.player, t.decision.kind, t.options()) == (C, "claim", ["no", "want 1"])

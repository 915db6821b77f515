"""The Short game: two deeds dealt, hotels after three houses, an end at the second bankruptcy (rulebook 1.15)."""

import pytest

from passgo import EDITIONS, Game, IllegalAction
from passgo.testing import Table, table
from tests.rules import rule

A, B, C, D = range(4)
BROWN = ("Mediterranean Avenue", "Baltic Avenue")
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")
DEEDS = tuple(row.name for row in EDITIONS["classic"].board.rows if row.price)


def bare(players: int = 4) -> Table:
    """A Short game whose dealt deeds are back in the Bank."""
    t = table("classic", players, "short").owns(-1, *DEEDS)
    for seat in range(players):
        t.has(seat, 1500)
    return t


def counted(t: Table) -> dict[int, int]:
    """Everybody's wealth at the end, once C is the second to go bankrupt."""
    t.bankrupt(B).turn(C).has(C, 0).at(C, "GO").dice(1, 3).play("roll", "bankrupt")
    return {event.values["player"]: event.values["amount"] for event in t.happened("counted")}


# the deal


@rule("CLS-SHORT-1")
@pytest.mark.parametrize("players", [2, 4, 8])
def test_each_player_is_dealt_two_deeds(players: int) -> None:
    owners = list(Game.start("classic", players, variant="short").state.owner)
    assert [owners.count(p) for p in range(players)] == [2] * players
    assert owners.count(-1) == 28 - 2 * players


@rule("CLS-SHORT-1")
def test_any_of_the_28_deeds_may_be_dealt_in_any_order() -> None:
    games = [Game.start("classic", 4, seed, variant="short") for seed in range(60)]
    deals = [tuple(e.values["deed"] for e in game.opening if e.name == "dealt") for game in games]
    assert {deed for deal in deals for deed in deal} == set(range(28))
    assert len(set(deals)) == len(deals)


@rule("CLS-SHORT-2")
def test_each_player_pays_the_printed_price_of_his_two_deeds_at_once() -> None:
    prices = {deed: row.price for deed, row in enumerate(r for r in EDITIONS["classic"].board.rows if r.price)}
    for seed in range(20):
        s = Game.start("classic", 4, seed, variant="short").state
        for p in range(4):
            assert s.cash[p] == 1500 - sum(prices[deed] for deed in range(28) if s.owner[deed] == p)


@rule("CLS-SHORT-2")
def test_boardwalk_and_baltic_leave_1040() -> None:
    boardwalk, baltic = DEEDS.index("Boardwalk"), DEEDS.index("Baltic Avenue")
    starts = (Game.start("classic", 4, seed, variant="short").state for seed in range(5000))
    s = next(s for s in starts if s.owner[boardwalk] == s.owner[baltic] >= 0)
    assert s.cash[s.owner[boardwalk]] == 1040


# hotels


@rule("CLS-SHORT-3")
def test_three_houses_on_every_lot_are_enough_for_a_hotel() -> None:
    t = bare().owns_group(A, "orange").built(3, *ORANGE).play("build St. James Place")
    assert t.cash(A) == 1400
    assert t.game.view(A)["pieces"] == {"house": 32 - 6, "hotel": 11}
    t.play("build Tennessee Avenue", "build New York Avenue")
    with pytest.raises(IllegalAction, match="CLS-HTL-3"):
        t.play("build St. James Place")


@rule("CLS-SHORT-3")
def test_a_hotel_still_needs_the_houses_on_every_lot() -> None:
    t = bare().owns_group(A, "orange").built(3, *ORANGE[:2]).built(2, ORANGE[2])
    with pytest.raises(IllegalAction, match="CLS-HTL-1"):
        t.play("build St. James Place")


@rule("CLS-SHORT-4")
def test_a_hotel_earns_the_normal_rent() -> None:
    t = bare().owns_group(B, "orange").built(4, *ORANGE).at(A, 10).dice(2, 4).play("roll")
    assert (t.cash(A), t.cash(B)) == (550, 2450)


@rule("CLS-SHORT-4")
def test_three_houses_earn_what_three_houses_earn() -> None:
    t = bare().owns_group(B, "orange").built(3, *ORANGE).at(A, 10).dice(2, 4).play("roll")
    assert (t.cash(A), t.cash(B)) == (950, 2050)


@rule("CLS-SHORT-5")
def test_a_hotel_sold_outright_pays_half_of_itself_and_of_three_houses() -> None:
    t = bare().owns_group(A, "orange").built(4, *ORANGE).play("selldown 16 0 0 0")
    assert [event.values["amount"] for event in t.happened("sold")] == [200, 200, 200]
    assert t.cash(A) == 1500 + 3 * 200


@rule("CLS-SHORT-5")
def test_a_hotel_is_exchanged_for_three_houses() -> None:
    t = bare().owns_group(A, "orange").built(4, *ORANGE).pieces(3, 9).play("sell St. James Place")
    assert [t.level(lot) for lot in ORANGE] == [3, 4, 4]
    assert t.cash(A) == 1550
    assert t.game.view(A)["pieces"] == {"house": 0, "hotel": 10}


# the end


@rule("CLS-SHORT-6")
def test_the_game_ends_with_the_second_bankruptcy() -> None:
    t = bare().turn(B).has(B, 0).has(C, 0).dice(1, 3, 1, 3).play("roll", "bankrupt")
    assert not t.game.over
    assert t.decision.player == C
    t.play("roll", "bankrupt")
    assert t.game.over
    assert [event.values["player"] for event in t.happened("counted")] == [A, D]


@rule("CLS-SHORT-6")
def test_of_three_players_the_survivor_of_two_bankruptcies_wins() -> None:
    t = bare(3).has(A, 0).has(B, 0).dice(1, 3, 1, 3).play("roll", "bankrupt")
    assert not t.game.over
    t.play("roll", "bankrupt")
    assert (t.game.over, t.game.winners) == (True, (C,))


@rule("CLS-SHORT-7")
def test_a_creditors_count_includes_the_estate() -> None:
    t = bare().bankrupt(B).turn(C).has(C, 100).owns(C, "Short Line", "Water Works").at(C, 36).dice(1, 2)
    t.owns_group(A, "dark blue").built(4, "Park Place", "Boardwalk").play("roll", "bankrupt")
    assert (t.owner("Short Line"), t.owner("Water Works"), t.cash(C)) == (A, A, 0)
    assert {event.values["player"]: event.values["amount"] for event in t.happened("counted")} == {
        A: 1500 + 350 + 400 + 8 * 200 + (100 + 200 + 150),
        D: 1500,
    }


@rule("CLS-SHORT-7")
def test_the_first_bankrupt_hands_everything_to_the_bank_that_he_owes() -> None:
    t = bare().has(A, 70).owns(A, "Baltic Avenue").mortgaged("Baltic Avenue").dice(1, 3).play("roll", "bankrupt")
    assert t.cash(A) == 0
    t.play("bid 20", "pass", "pass")
    assert (t.owner("Baltic Avenue"), t.is_mortgaged("Baltic Avenue")) == (B, False)


@rule("CLS-SHORT-8")
def test_wealth_begins_with_cash() -> None:
    assert counted(bare().has(A, 320).has(D, 7)) == {A: 320, D: 7}


@rule("CLS-SHORT-9")
def test_wealth_counts_streets_utilities_and_railroads_at_their_price() -> None:
    t = bare().has(A, 0).owns(A, "Baltic Avenue", "Water Works", "Short Line")
    assert counted(t)[A] == 60 + 150 + 200


@rule("CLS-SHORT-10")
def test_wealth_counts_mortgaged_properties_at_half_their_price() -> None:
    t = bare().has(A, 0).owns(A, "Reading Railroad", "Short Line").mortgaged("Short Line")
    assert counted(t)[A] == 200 + 100


@rule("CLS-SHORT-11")
def test_wealth_counts_houses_at_what_they_cost() -> None:
    t = bare().has(A, 0).owns_group(A, "brown", "dark blue").built(2, *BROWN).built(1, "Boardwalk")
    assert counted(t)[A] == 120 + 4 * 50 + 750 + 200


@rule("CLS-SHORT-12")
def test_wealth_counts_hotels_with_the_three_houses_handed_in() -> None:
    t = bare().has(A, 320).owns(A, "Boardwalk").mortgaged("Boardwalk").owns_group(A, "brown", "orange")
    assert counted(t.built(2, *BROWN).built(4, *ORANGE))[A] == 2600


@rule("CLS-SHORT-13")
def test_the_richest_wins() -> None:
    t = bare().has(A, 2599).has(D, 2400).owns(D, "Reading Railroad")
    assert counted(t) == {A: 2599, D: 2600}
    assert t.game.winners == (D,)


@rule("CLS-SHORT-13")
def test_equal_wealth_is_a_shared_win() -> None:
    t = bare().has(A, 2600).has(D, 2400).owns(D, "Reading Railroad")
    assert counted(t) == {A: 2600, D: 2600}
    assert t.game.winners == (A, D)
    assert [event.values["player"] for event in t.happened("won")] == [A, D]


@rule("CLS-SHORT-14")
def test_between_two_the_first_bankruptcy_ends_the_game_without_a_count() -> None:
    t = bare(2).has(A, 0).dice(1, 3).play("roll", "bankrupt")
    assert (t.game.over, t.game.winners) == (True, (B,))
    assert not t.happened("counted")

"""The Timed game: two deeds dealt, a clock from outside, the richest wins (rulebook 1.16)."""

import pytest

from passgo import EDITIONS, Game, IllegalAction
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")
DEEDS = tuple(row.name for row in EDITIONS["classic"].board.rows if row.price)


def bare(players: int = 3, stop: str = "end_of_turn") -> Table:
    """A Timed game whose dealt deeds are back in the Bank; everybody is just visiting Jail."""
    t = table("classic", players, "timed", timed_stop=stop).owns(-1, *DEEDS)
    for seat in range(players):
        t.has(seat, 1500).at(seat, 10)
    return t


# the clock


@rule("CLS-TIME-1")
def test_the_richest_wins_when_the_time_is_over() -> None:
    t = bare().has(A, 1400).owns(A, "Reading Railroad").has(C, 1599).dice(4, 6).play("time", "roll", "end")
    assert [tuple(event.values.values()) for event in t.happened("counted")] == [(A, 1600), (B, 1500), (C, 1599)]
    assert (t.game.over, t.game.winners) == (True, (A,))


@rule("CLS-TIME-1")
def test_equal_wealth_is_a_shared_win() -> None:
    t = bare().has(A, 1400).dice(4, 6).play("time", "roll", "end")
    assert t.game.winners == (B, C)


@rule("CLS-TIME-1")
@pytest.mark.parametrize("variant", ["normal", "short"])
def test_other_games_have_no_clock(variant: str) -> None:
    t = table("classic", 3, variant)
    before = t.game.digest()
    with pytest.raises(IllegalAction, match="CLS-TIME-1"):
        t.play("time")
    assert t.game.digest() == before


@rule("CLS-TIME-1")
def test_the_time_runs_out_once() -> None:
    t = bare().play("time")
    before = t.game.digest()
    with pytest.raises(IllegalAction, match="CLS-TIME-1"):
        t.play("time")
    assert t.game.digest() == before


@rule("CLS-TIME-1")
def test_without_the_clock_the_game_goes_on() -> None:
    t = bare().dice(4, 6, 4, 6, 4, 6).play(*["roll", "end"] * 3)
    assert not t.game.over
    assert t.decision.player == A


@rule("CLS-TIME-1")
def test_the_clock_speaks_whoever_is_asked() -> None:
    t = bare().dice(1, 2).play("roll", "decline")
    assert t.decision.kind == "auction"
    t.play("time")
    assert (t.decision.player, t.decision.kind) == (B, "auction")
    assert t.game.view(None)["time_up"] is True


# the deal


@rule("CLS-TIME-2")
@pytest.mark.parametrize("players", [2, 4, 8])
def test_each_player_is_dealt_two_deeds(players: int) -> None:
    owners = list(Game.start("classic", players, variant="timed").state.owner)
    assert [owners.count(p) for p in range(players)] == [2] * players
    assert owners.count(-1) == 28 - 2 * players


@rule("CLS-TIME-2")
def test_the_deeds_are_shuffled() -> None:
    games = [Game.start("classic", 4, seed, variant="timed") for seed in range(60)]
    deals = [tuple(e.values["deed"] for e in game.opening if e.name == "dealt") for game in games]
    assert {deed for deal in deals for deed in deal} == set(range(28))
    assert len(set(deals)) == len(deals)


@rule("CLS-TIME-3")
def test_boardwalk_and_reading_railroad_leave_900() -> None:
    boardwalk, reading = DEEDS.index("Boardwalk"), DEEDS.index("Reading Railroad")
    starts = (Game.start("classic", 4, seed, variant="timed").state for seed in range(5000))
    s = next(s for s in starts if s.owner[boardwalk] == s.owner[reading] >= 0)
    assert s.cash[s.owner[boardwalk]] == 900


@rule("CLS-TIME-3")
def test_after_the_deal_play_is_normal() -> None:
    t = bare().at(A, "GO").dice(2, 3).play("roll", "buy")
    assert (t.owner("Reading Railroad"), t.cash(A)) == (A, 1300)


# hotels and wealth


@rule("CLS-TIME-4")
def test_three_houses_on_every_lot_are_followed_by_a_fourth() -> None:
    t = bare().owns_group(A, "orange").built(3, *ORANGE).play("build St. James Place")
    assert t.game.view(A)["pieces"] == {"house": 22, "hotel": 12}
    with pytest.raises(IllegalAction, match="CLS-HTL-1"):
        t.play("build St. James Place")


@rule("CLS-TIME-5")
def test_wealth_counts_a_hotel_with_four_houses() -> None:
    t = bare(stop="immediately").has(A, 0).owns_group(A, "orange").built(5, "St. James Place").play("time")
    assert t.happened("counted")[A].values["amount"] == 560 + 500


@rule("CLS-TIME-5")
def test_wealth_counts_cash_deeds_mortgages_and_houses() -> None:
    t = bare(stop="immediately").has(A, 33).owns(A, "Water Works", "Short Line").mortgaged("Short Line")
    t.owns_group(A, "brown").built(2, "Mediterranean Avenue", "Baltic Avenue").play("time")
    assert t.happened("counted")[A].values["amount"] == 33 + 150 + 100 + 120 + 4 * 50


# when it stops


@rule("CLS-TIME-6")
def test_the_turn_in_progress_is_finished_with_all_its_rolls_and_auctions() -> None:
    t = bare().dice(5, 5, 1, 2).play("roll", "time")
    assert not t.game.over
    t.play("roll", "decline", "pass", "pass", "bid 10")
    assert t.owner("Indiana Avenue") == A
    assert not t.game.over
    t.play("end")
    assert t.game.over
    assert [event.values["amount"] for event in t.happened("counted")] == [1490 + 220, 1500, 1500]


@rule("CLS-TIME-6")
def test_the_turn_in_progress_is_finished_with_its_debts() -> None:
    t = bare().at(A, "GO").has(A, 150).owns(A, "Short Line").dice(1, 3).play("roll", "time")
    assert t.decision.kind == "debt"
    t.play("mortgage Short Line", "end")
    assert [event.values["amount"] for event in t.happened("counted")] == [50 + 100, 1500, 1500]


@rule("CLS-TIME-6")
def test_a_house_rule_stops_the_game_at_once() -> None:
    t = bare(stop="immediately").dice(1, 2).play("roll", "decline", "bid 10", "time")
    assert t.game.over
    assert [event.values["amount"] for event in t.happened("counted")] == [1500, 1500, 1500]
    assert t.game.winners == (A, B, C)


@rule("CLS-TIME-6")
def test_a_house_rule_finishes_the_round() -> None:
    t = bare(stop="end_of_round").turn(B).dice(4, 6, 4, 6).play("time", "roll", "end")
    assert not t.game.over
    assert t.decision.player == C
    t.play("roll", "end")
    assert t.game.over


@rule("CLS-TIME-6")
def test_the_round_ends_where_it_began_though_the_first_player_is_bankrupt() -> None:
    t = bare(stop="end_of_round").bankrupt(A).turn(B).dice(4, 6, 4, 6).play("roll", "end", "time", "roll", "end")
    assert t.game.over
    assert [event.values["player"] for event in t.happened("counted")] == [B, C]


@rule("CLS-TIME-6")
def test_an_estate_is_auctioned_before_the_count_and_the_bankrupt_are_not_counted() -> None:
    t = bare().has(A, 0).owns(A, "Baltic Avenue").at(A, "GO").dice(1, 3).play("time", "roll", "bankrupt")
    assert t.decision.kind == "auction"
    t.play("bid 10", "pass")
    assert t.game.over
    assert [tuple(event.values.values()) for event in t.happened("counted")] == [(B, 1550), (C, 1500)]


@rule("CLS-TIME-7")
@pytest.mark.parametrize("called", [False, True])
def test_the_last_player_left_wins_without_a_count(called: bool) -> None:
    t = bare(2).has(A, 0).at(A, "GO").dice(1, 3).play(*["time"] * called, "roll", "bankrupt")
    assert (t.game.over, t.game.winners) == (True, (B,))
    assert not t.happened("counted")

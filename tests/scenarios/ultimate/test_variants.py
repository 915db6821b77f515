"""The Short and the Timed game with Ultimate's equipment: house rules only (UM-GEN-4, AMB-127)."""

import pytest

from passgo import Game, IllegalAction
from passgo.engine.board import SHARE
from tests.rules import rule
from tests.scenarios.ultimate.common import BLUE, A, B, C
from tests.scenarios.ultimate.money import bare


@rule("UM-GEN-4")
def test_the_normal_game_is_neither() -> None:
    game = Game.start("ultimate", 3)
    assert {int(game.state.cash[p]) for p in range(3)} == {3200}
    assert {int(owner) for owner in game.state.owner} == {-1}
    with pytest.raises(IllegalAction, match="no-clock"):
        game.play("time")


@rule("UM-GEN-4")
@pytest.mark.parametrize("variant", ["short", "timed"])
def test_two_deeds_each_are_dealt_and_paid_for_and_no_shares(variant: str) -> None:
    for seed in range(5):
        s = Game.start("ultimate", 4, seed, variant=variant).state
        board = s.edition.board
        for seat in range(4):
            mine = [deed for deed in range(board.deeds) if s.owner[deed] == seat]
            assert len(mine) == 2
            assert all(board.family[deed] != SHARE for deed in mine)
            assert s.cash[seat] == 3200 - sum(board.price[deed] for deed in mine)


@rule("UM-GEN-4")
def test_in_the_short_game_three_houses_make_a_hotel_and_a_skyscraper_follows() -> None:
    t = bare(variant="short").owns_group(A, "dark blue").built(3, *BLUE).play("build Boardwalk", "build Park Place")
    assert list(t.game.state.pieces[:3]) == [81, 29, 16]
    t.play("build Boardwalk")
    assert list(t.game.state.pieces[:3]) == [81, 30, 15]
    with pytest.raises(IllegalAction, match="highest-level"):
        t.play("build Boardwalk")
    t.has(B, 5000).at(A, "middle:10").dice(4, 3, 3).play("roll", "end")
    t.at(B, "middle:34").dice(1, 2, 2).play("roll")
    assert t.cash(B) == 2000  # the skyscraper's $3,000


@rule("UM-GEN-4")
def test_the_short_game_ends_with_the_second_bankruptcy() -> None:
    t = bare(players=4, variant="short").has(A, 0).has(B, 0).owns(C, "acme-motors-1").dice(1, 2, 1, 1, 2, 1)
    t.play("roll", "flat", "bankrupt")
    assert not t.game.over
    t.play("roll", "flat", "bankrupt")
    assert (t.game.over, t.game.winners) == (True, (C,))  # a share ahead


@rule("UM-NW-1")
def test_in_the_timed_game_shares_decide() -> None:
    t = bare(variant="timed").owns(B, "motion-pictures-1").dice(1, 2, 1).play("roll", "flat", "time", "end")
    assert (t.game.over, t.game.winners) == (True, (B,))
    assert [event.values["amount"] for event in t.happened("counted")] == [1300, 1600, 1500]


@rule("UM-NW-1")
def test_in_the_timed_game_shares_may_count_nothing() -> None:
    t = bare(variant="timed", networth_stocks="zero").owns(B, "motion-pictures-1").dice(1, 2, 1)
    t.play("roll", "flat", "time", "end")
    assert t.game.winners == (B, C)


@rule("UM-NW-1")
@pytest.mark.parametrize(("stop", "ends_after"), [("immediately", 0), ("end_of_turn", 1), ("end_of_round", 2)])
def test_timed_stop(stop: str, ends_after: int) -> None:
    t = bare(variant="timed", timed_stop=stop).turn(B).dice(1, 2, 1, 1, 2, 1).play("time")
    for turn in range(ends_after):
        assert not t.game.over, turn
        t.play("roll", "flat", "end")
    assert t.game.over


@rule("UM-RID-3", "UM-SKY-2")
def test_the_french_text_sets_other_defaults_that_can_still_be_chosen() -> None:
    settings = bare(um_text="fr").game.header.settings
    assert (settings["taxi.own_fare_to"], settings["skyscraper.per_group_limit"]) == ("bank", "1")
    settings = bare(um_text="fr", taxi_own_fare_to="pool").game.header.settings
    assert (settings["taxi.own_fare_to"], settings["skyscraper.per_group_limit"]) == ("pool", "1")
    settings = bare(um_text="en").game.header.settings
    assert (settings["taxi.own_fare_to"], settings["skyscraper.per_group_limit"]) == ("pool", "none")

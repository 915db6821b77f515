"""The Short and the Timed game of Mega, as house rules (MEGA-NW-1)."""

import pytest

from passgo import EDITIONS, Game, IllegalAction
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
DEEDS = tuple(row.name for row in EDITIONS["mega"].board.rows if row.price)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue", "New Jersey Avenue")


def counted(t: Table) -> list[int]:
    return [event.values["amount"] for event in t.happened("counted")]


@rule("MEGA-NW-1")
@pytest.mark.parametrize("variant", ["short", "timed"])
@pytest.mark.parametrize("players", [2, 8])
def test_two_deeds_are_dealt_and_paid_for(variant: str, players: int) -> None:
    s = Game.start("mega", players, variant=variant).state
    owners = list(s.owner)
    for seat in range(players):
        deeds = [deed for deed in range(len(owners)) if owners[deed] == seat]
        assert len(deeds) == 2
        assert s.cash[seat] == 2500 - sum(s.edition.board.price[deed] for deed in deeds)


@rule("MEGA-NW-1")
def test_wealth_counts_skyscrapers_at_all_they_cost_and_depots_at_100() -> None:
    t = table("mega", variant="timed", timed_stop="immediately").has(A, 33).owns(A, *ORANGE, "Reading Railroad")
    t.built(5, *ORANGE).built(6, ORANGE[0]).built(1, "Reading Railroad").play("time")
    deeds = 180 + 180 + 200 + 200 + 200
    assert counted(t)[A] == 33 + deeds + (6 + 5 + 5 + 5) * 100 + 100


@rule("MEGA-NW-1")
def test_wealth_counts_mortgaged_deeds_half_and_tickets_nothing() -> None:
    t = table("mega", variant="timed", timed_stop="immediately").owns(A, "Boardwalk").mortgaged("Boardwalk")
    t.holds(B, "bus-ticket-1", "expiring-ticket-1", "chest-leave-jail").play("time")
    assert counted(t) == [2700, 2500, 2500]
    assert t.game.winners == (A,)


@rule("MEGA-NW-1")
@pytest.mark.parametrize(("stop", "turns"), [("immediately", 0), ("end_of_turn", 1), ("end_of_round", 3)])
def test_the_clock_of_the_timed_game(stop: str, turns: int) -> None:
    t = table("mega", variant="timed", timed_stop=stop).owns(C, 4).dice(*[1, 2, 1] * 3).play("time")
    for _ in range(turns):
        assert not t.game.over
        t.play("roll", "end")
    assert t.game.over


@rule("MEGA-NW-1")
def test_the_turn_in_progress_includes_its_bonus_move() -> None:
    t = table("mega", variant="timed").dice(2, 3, 4).play("time", "roll", "buy")
    assert not t.game.over
    t.play("end")
    assert counted(t) == [2500 - 200, 2500, 2500]


@rule("MEGA-NW-1")
def test_in_the_short_game_three_houses_are_followed_by_a_hotel_and_a_skyscraper() -> None:
    t = table("mega", variant="short").owns(A, *ORANGE).built(3, *ORANGE)
    t.play(*[f"build {lot}" for lot in ORANGE])
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 8, "skyscraper": 8, "depot": 4}
    t.play("build 21")
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 9, "skyscraper": 7, "depot": 4}
    with pytest.raises(IllegalAction, match="highest-level"):
        t.play("build 21")


@rule("MEGA-NW-1")
@pytest.mark.parametrize(("level", "rent"), [(3, 550), (4, 950), (5, 1450)])
def test_rents_of_the_short_game_are_those_of_the_piece_that_stands_there(level: int, rent: int) -> None:
    t = table("mega", variant="short").owns(B, *ORANGE).built(4, *ORANGE).built(level, ORANGE[0])
    t.at(A, 17).dice(1, 2, 1).play("roll")
    assert t.cash(B) == 2500 + rent


@rule("MEGA-NW-1")
def test_the_short_game_catches_up_with_its_own_hotels() -> None:
    t = table("mega", variant="short").owns(A, *ORANGE[:3]).built(4, *ORANGE[:3]).owns(B, ORANGE[3]).turn(B)
    t.mortgaged(ORANGE[3]).play("offer 0 25 for nothing", "accept", "lift 25", *["build 25"] * 3)
    assert ([t.level(lot) for lot in ORANGE], t.cash(A)) == ([4, 4, 4, 3], 2500 - 110 - 300)
    assert t.decision.kind == "turn"


@rule("MEGA-NW-1")
def test_the_short_game_ends_with_the_second_bankruptcy_and_counts() -> None:
    t = table("mega", 4, "short").bankrupt(3).has(A, 0).dice(2, 2, 1).play("roll", "bankrupt")
    assert t.game.over
    assert [event.values["player"] for event in t.happened("counted")] == [B, C]


@rule("MEGA-NW-1")
def test_the_normal_game_deals_nothing_and_has_no_clock() -> None:
    assert all(owner == -1 for owner in Game.start("mega").state.owner)
    with pytest.raises(IllegalAction, match="CLS-TIME-1"):
        table("mega").play("time")

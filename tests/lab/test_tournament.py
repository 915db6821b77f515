"""Tournaments: fair tables, wins that add up, ratings that fit."""

from collections import Counter
from math import log10

import pytest

from passgo.lab.rating import ratings
from passgo.lab.runner import Plan
from passgo.lab.tournament import Score, placed_chunk, tables, tournament_plan


@pytest.mark.parametrize(
    ("bots", "players"), [("ABCD", 4), ("AB", 4), ("ABC", 4), ("ABCDE", 3), ("AB", 2), ("ABCDEFGH", 8)]
)
def test_every_bot_has_every_seat_equally_often(bots: str, players: int) -> None:
    found = tables(tuple(bots), players)
    for seat in range(players):
        assert len(set(Counter(table[seat] for table in found).values())) == 1
    assert all(len(table) == players for table in found)


def test_four_bots_sit_in_all_orders_and_turn_in_a_row() -> None:
    found = tables(("A", "B", "C", "D"), 4)
    assert len(set(found)) == len(found) == 24
    for start in range(0, 24, 4):  # so that any few games in a row are fair too
        for seat in range(4):
            assert {table[seat] for table in found[start : start + 4]} == set("ABCD")


def test_ratings_of_known_odds() -> None:
    strong, weak = ratings([[0, 9999.5], [999.5, 0]])  # ten to one with the half win that everybody is given
    assert strong - weak == pytest.approx(400)
    assert strong + weak == pytest.approx(3000)


def test_ratings_of_three_fit_each_pair() -> None:
    odds = {"A": 4.0, "B": 2.0, "C": 1.0}
    games = 1e9
    found = ratings([[games * odds[a] / (odds[a] + odds[b]) if a != b else 0 for b in "ABC"] for a in "ABC"])
    assert found[0] - found[1] == pytest.approx(400 * log10(2), abs=0.01)
    assert found[1] - found[2] == pytest.approx(400 * log10(2), abs=0.01)


def test_wins_and_places_add_up() -> None:
    plan = tournament_plan(Plan("classic", bots=("simple", "random"), seed=2, variant="short", max_rounds=80))
    score = Score(plan.bots)
    for placement in placed_chunk(plan, 0, 12)[0]:
        score.add(*placement)
    assert sum(score.wins.values()) == pytest.approx(12 - score.undecided)
    assert score.seats == {"simple": 24, "random": 24}
    ahead = sum(finishes[0][1] for finishes in score.finishes)
    assert ahead + sum(finishes[1][0] for finishes in score.finishes) == 12 * 4
    rated = score.ratings()
    assert rated["simple"].value > rated["random"].value
    assert rated["simple"].low < rated["simple"].value < rated["simple"].high


def test_a_shared_place_counts_half() -> None:
    score = Score(("a", "b"))
    score.add(["a", "b"], [1, 1], 0b11)
    assert score.wins == {"a": 0.5, "b": 0.5}
    assert score.finishes[0] == [[0, 0.5], [0.5, 0]]


def test_a_bot_that_always_wins_has_a_wide_interval() -> None:
    score = Score(("a", "b"))
    for _ in range(40):
        score.add(["a", "b"], [1, 2], 0b01)
    found = score.ratings()["a"]
    assert found.high - found.low > 400

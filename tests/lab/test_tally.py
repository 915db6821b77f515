"""Summing up games."""

from passgo.lab.runner import Dealer, Plan
from passgo.lab.tally import Tally


def ended(winners: int) -> Tally:
    s = Dealer(Plan("classic", players=3)).dealt(0)
    s.over = True
    s.winners = winners
    tally = Tally(3)
    s.first = 1
    tally.add(s, ["a", "b", "a"], 100, seed=0)
    return tally


def test_one_winner() -> None:
    assert ended(0b010).wins_by_seat == [0, 1, 0]
    assert ended(0b010).wins_by_order == [1, 0, 0]
    assert ended(0b100).wins_by_order == [0, 1, 0]
    assert ended(0b010).wins_by_bot == {"a": 0, "b": 1}


def test_a_shared_win_counts_in_parts() -> None:
    assert ended(0b011).wins_by_seat == [0.5, 0.5, 0]
    third = 1 / 3
    assert ended(0b111).wins_by_seat == [third, third, third]
    assert ended(0b111).wins_by_bot == {"a": 2 / 3, "b": third}


def test_three_thirds_are_a_whole() -> None:
    tally = ended(0b111)
    tally += ended(0b111)
    tally += ended(0b111)
    assert tally.wins_by_seat == [1, 1, 1]


def test_rounds() -> None:
    tally = Tally(2)
    tally.rounds.update({10: 5, 20: 3, 90: 2})
    tally.games = 10
    assert tally.mean_rounds.value == 29
    assert tally.mean_rounds.low < 29 < tally.mean_rounds.high
    assert tally.rounds_within(0.5) == 10
    assert tally.rounds_within(0.51) == 20
    assert tally.rounds_within(0.9) == 90

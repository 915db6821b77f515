"""A last round that the table agrees on when the players hold more money than the Bank could ever get back."""

import pytest

from passgo import Game, IllegalAction, replay
from passgo.testing import Table, table

# 28 deeds cost 5,690; of each building there are five a lot: 2 browns and 3 light blues at 50, 6 at 100, 6 at 150, ...
DEEDS = 5690
BUILDINGS = 5 * (5 * 50 + 6 * 100 + 6 * 150 + 5 * 200)


def rich(money: int, players: int = 2) -> Table:
    """All but seat 0 have nothing in cash."""
    t = table(players=players).has(0, money)
    for seat in range(1, players):
        t.has(seat, 0)
    return t


def hopeless(t: Table) -> bool:
    return bool(t.game.view(None)["past_hope"])


def test_it_is_past_hope_when_the_players_hold_more_than_the_bank_has_to_sell() -> None:
    assert not hopeless(rich(DEEDS + BUILDINGS))
    assert hopeless(rich(DEEDS + BUILDINGS + 1))


def test_the_money_of_all_players_counts() -> None:
    t = rich(DEEDS + BUILDINGS).has(1, 1)
    assert hopeless(t)


def test_what_is_sold_the_bank_cannot_sell_again() -> None:
    assert hopeless(rich(DEEDS - 400 + BUILDINGS + 1).owns(1, "Boardwalk"))
    assert not hopeless(rich(DEEDS - 400 + BUILDINGS).owns(1, "Boardwalk"))


def test_buildings_that_stand_are_paid() -> None:
    t = rich(DEEDS - 350 - 400 + BUILDINGS - 3 * 200).owns(1, "Park Place", "Boardwalk")
    t.built(1, "Park Place").built(2, "Boardwalk")
    assert not hopeless(t)
    assert hopeless(t.has(1, 1))


def test_lifting_a_mortgage_would_bring_money_back() -> None:
    t = rich(DEEDS - 400 + BUILDINGS + 220).owns(1, "Boardwalk").mortgaged("Boardwalk")
    assert not hopeless(t)
    assert hopeless(t.has(1, 1))


@pytest.mark.parametrize("rounds", (1, 2))
def test_after_the_last_round_the_richest_wins(rounds: int) -> None:
    t = rich(DEEDS + BUILDINGS + 1, players=3).has(2, 100_000)
    t.play(f"stop {rounds}")
    assert t.game.view(None)["last_round"] == 1 + rounds
    while t.game.decision is not None:
        assert t.game.state.round <= 1 + rounds
        t.game.play(t.game.decision.default_action)
    assert t.game.state.round == 1 + rounds and t.game.winners == (2,)


def test_nobody_may_stop_while_there_is_hope() -> None:
    with pytest.raises(IllegalAction, match="not-past-hope"):
        rich(DEEDS + BUILDINGS).play("stop 10")


@pytest.mark.parametrize("rounds", (0, 101))
def test_the_last_round_is_near_enough_and_not_over(rounds: int) -> None:
    with pytest.raises(IllegalAction, match="too-many-rounds"):
        rich(DEEDS + BUILDINGS + 1).play(f"stop {rounds}")


def test_it_is_agreed_on_once() -> None:
    t = rich(DEEDS + BUILDINGS + 1)
    t.play("stop 10")
    with pytest.raises(IllegalAction, match="end-is-set"):
        t.play("stop 1")


def test_games_with_an_end_of_their_own_are_never_past_hope() -> None:
    timed = table(players=2, variant="timed").has(0, 1_000_000)
    race = table("millionaire", players=2).has(0, 99_000_000)
    assert not hopeless(timed) and not hopeless(race)


def test_a_saved_game_and_a_record_keep_the_last_round() -> None:
    t = rich(DEEDS + BUILDINGS + 1)
    t.play("stop 3")
    again = Game.load(t.game.save())
    assert again.digest() == t.game.digest() and again.view(None)["last_round"] == 4
    assert again.copy().view(None)["last_round"] == 4
    assert replay(t.game.record).view(None)["last_round"] == 4


def test_the_table_hears_of_it() -> None:
    t = rich(DEEDS + BUILDINGS + 1)
    t.play("stop 3")
    assert [str(event) for event in t.events][-1] == "last-round-set(count=3, round=4)"

"""Where storms and cards meet buildings and rents (rulebook 4.2), and invariants that hold in any game."""

import pytest

from passgo import Game
from passgo.bots.base import StateBot
from passgo.bots.random import RandomBot
from passgo.bots.simple import SimpleBot
from passgo.engine.board import RAILROAD, STREET
from passgo.engine.state import OUT_OF_GAME, State
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import ORANGE, A, B, C, hand, where
from tests.scenarios.ultimate.money import bare


def draws(t: Table, card: str) -> Table:
    """A lands on Chance and draws this."""
    return t.at(A, "middle:2").dice(1, 2, 2).cards(card).play("roll")


# storms


@rule("IX-92")
def test_a_hurricane_on_a_frozen_group() -> None:
    t = draws(bare().owns(B, *ORANGE).built(4, *ORANGE[:2]), "chance-hurricane").play("hit St. James Place")
    assert ([t.level(lot) for lot in ORANGE], t.cash(B)) == ([3, 3, 0], 1500)


@rule("IX-93")
def test_a_hurricane_on_hotels_with_two_houses_left() -> None:
    t = bare().owns(B, *ORANGE).built(5, *ORANGE).pieces(2, 28, 16)
    t = draws(t, "chance-hurricane").play("hit St. James Place")
    assert (t.decision.player, t.decision.kind) == (B, "fall")
    assert {text.removeprefix("arrange middle:16 ") for text in t.options()} == {"1 1 0", "1 0 1", "0 1 1"}
    t.play("arrange middle:16 0 1 1")
    assert ([t.level(lot) for lot in ORANGE], t.cash(B)) == ([0, 1, 1], 1500)
    assert list(t.game.state.pieces[:2]) == [0, 31]


@rule("IX-94")
def test_a_hurricane_takes_one_depot_of_the_drawers_choice() -> None:
    t = bare().owns(B, "Short Line").owns(C, "Reading Railroad").built(1, "Short Line", "Reading Railroad")
    t = draws(t, "chance-hurricane")
    assert sorted(t.options()) == ["hit middle:35", "hit outer:7"]
    t.play("hit Reading Railroad")
    assert (t.level("Reading Railroad"), t.level("Short Line"), t.game.state.pieces[3]) == (0, 1, 3)


# rents


@rule("IX-98")
def test_twice_the_rent_of_a_railroad_with_a_depot() -> None:
    t = bare().owns(B, "Pennsylvania Railroad", "Short Line").built(1, "Pennsylvania Railroad")
    t = draws(t, "chance-nearest-railroad-1")
    assert (where(t, A), t.cash(B)) == ("middle:15", 1500 + 2 * 2 * 50)


@rule("IX-104")
def test_on_ones_own_station_there_is_a_voucher_and_no_rent() -> None:
    t = bare().owns(A, "Reading Railroad").at(A, "middle:1").dice(1, 2, 1).play("roll")
    assert (t.cash(A), len(hand(t, A))) == (1500, 1)


@rule("IX-104")
def test_ones_own_cab_charges_nothing_and_takes_one_on_for_twenty() -> None:
    t = bare().owns_group(A, "cab").at(A, "outer:2").dice(1, 2, 1).play("roll")
    assert (t.cash(A), t.decision.kind) == (1500, "taxi")
    assert t.play("ride Free Parking").cash(A) == 1480


# invariants of any game


def check_invariants(s: State, money: int, pieces: tuple[int, ...]) -> None:
    board = s.edition.board
    assert min(s.cash) >= 0
    assert s.pool >= 0
    assert sum(s.cash) + s.bank + s.pool == money
    assert pieces_of(s) == pieces
    assert min(s.pieces) >= 0
    groups = len(board.groups)
    for p in range(s.players):
        mine = [deed for deed in range(board.deeds) if s.owner[deed] == p]
        held = [sum(board.group_of[deed] == group for deed in mine) for group in range(groups)]
        assert list(s.held[p * groups : (p + 1) * groups]) == held
        assert s.deeds_held[p] == len(mine)
        assert s.mortgages[p] == sum(s.mortgaged[deed] for deed in mine)
        assert s.buildings[p] == sum(s.level[deed] for deed in mine)
        assert s.groups_ready[p] == sum((held[g] >= s.edition.lots_needed[g]) << g for g in range(groups))
        assert not (s.bankrupt[p] and (mine or s.cash[p]))
    for deed in range(board.deeds):
        assert not (s.level[deed] and (s.owner[deed] < 0 or s.mortgaged[deed]))
    check_cards(s)


def pieces_of(s: State) -> tuple[int, ...]:
    """All pieces there are, in the Bank and on the board."""
    board = s.edition.board
    count = [int(left) for left in s.pieces]
    for deed in range(board.deeds):
        level = int(s.level[deed])
        if board.family[deed] != STREET:
            count[3 if board.family[deed] == RAILROAD else 4] += level
        elif level < s.hotel_level:
            count[0] += level
        else:
            count[1 if level == s.hotel_level else 2] += 1
    return tuple(count)


def check_cards(s: State) -> None:
    """Every card is in one place: a hand, out of the game, not drawn yet, or under its pack."""
    places = [0] * len(s.holder)
    for card, keeper in enumerate(s.holder):
        places[card] += keeper >= 0 or keeper == OUT_OF_GAME
        assert keeper < 0 or not s.bankrupt[keeper]
    for deck in range(len(s.edition.decks)):
        start, size = int(s.edition.deck_start[deck]), int(s.edition.deck_size[deck])
        for k in range(s.undrawn_count[deck]):
            places[s.undrawn[start + k]] += 1
        for k in range(s.discards_count[deck]):
            places[s.discards[start + (s.discards_first[deck] + k) % size]] += 1
    assert set(places) == {1}


def play_a_game(game: Game, bots: list[StateBot], cap: int) -> None:
    money = int(sum(game.state.cash) + game.state.bank + game.state.pool)
    pieces = pieces_of(game.state)
    for number in range(cap):
        decision = game.decision
        if decision is None:
            assert len(game.winners) == 1
            break
        game.play(bots[decision.player].choose(game))
        if number % 11 == 0 or game.over:
            check_invariants(game.state, money, pieces)


@rule("UM-GEN-1", "UM-GEN-2", "UM-WIN-1")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [2, 4, 8, 12])
def test_invariants_of_sensible_games(players: int, seed: int) -> None:
    play_a_game(Game.start("ultimate", players, seed), [SimpleBot(seed) for _ in range(players)], 4000)


@rule("UM-GEN-2")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [2, 4, 8, 12])
def test_invariants_of_random_games(players: int, seed: int) -> None:
    deck = ("equipment", "complete")[seed % 2]
    game = Game.start("ultimate", players, seed, {"cards.deck": deck})
    play_a_game(game, [RandomBot(seed * 12 + p) for p in range(players)], 1200)

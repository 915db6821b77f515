"""Chances at once: of everybody, by what lies open."""

import pytest

from passgo import Game
from passgo.bots.learned.network import VALUES
from passgo.lab.odds import odds
from passgo.testing import table
from tests.review.games import played

EDITIONS = ("classic", "mega", "millionaire", "ultimate")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_chances_of_all_seats_add_up_to_one(edition: str) -> None:
    chances = played(edition, ("simple", "simple", "trader"), 2, 6).chances()
    assert chances is not None and len(chances) == 3
    assert sum(chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in chances)


def test_who_is_out_has_none_and_who_has_won_has_all() -> None:
    t = table(players=3).bankrupt(2)
    chances = t.game.chances()
    assert chances is not None and chances[2] == 0 and min(chances[:2]) > 0
    over = played("classic", ("trader", "trader"), 1)
    assert over.chances() == [1.0 if seat in over.winners else 0.0 for seat in range(2)]


def test_a_player_with_hotels_is_favoured_and_the_playouts_agree() -> None:
    t = (
        table(players=3)
        .owns_group(0, "orange", "red")
        .built(5, "New York Avenue", "St. James Place", "Tennessee Avenue")
    )
    game = t.owns(1, "Boardwalk").owns(2, "Baltic Avenue").game
    chances = game.chances()
    assert chances is not None and chances[0] > 0.8
    found = odds(game.state, "simple", 30)
    assert found.apart(chances) < 0.25
    assert found.apart([0.0, 0.5, 0.5]) > 0.5


def test_what_others_keep_face_down_changes_nothing() -> None:
    game = Game.start("millionaire", 3, seed=5)
    s = game.state
    secret = [card for card in range(len(s.holder)) if s.edition.card_secret[card]][:2]
    seen = []
    for card in secret:
        trial = game.copy()
        trial.state.holder[card] = 1
        seen.append(trial.chances(0))
    assert seen[0] is not None and seen[0] == seen[1]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 7"):
        Game.start("classic", 2).chances(7)


def test_an_edition_without_weights_has_no_chances() -> None:
    game = Game.start("classic", 2)
    edition = game.state.edition
    kept = VALUES.get(id(edition))
    VALUES[id(edition)] = None
    try:
        assert game.chances() is None
    finally:
        VALUES.pop(id(edition))
        if kept is not None:
            VALUES[id(edition)] = kept

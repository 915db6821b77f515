"""Set-up of Mega: what is in the box, the money, who begins, the pack of tickets (rulebook 2.2)."""

from collections import Counter

import pytest

from passgo import EDITIONS, Game
from passgo.testing import Table, table
from tests.rules import rule

BOARD = EDITIONS["mega"].board


@rule("MEGA-SET-1")
def test_the_board_has_twelve_spaces_more_than_classic() -> None:
    assert BOARD.size == 52 == EDITIONS["classic"].board.size + 12
    assert [BOARD.kinds[corner] for corner in (0, 13, 26, 39)] == ["go", "jail", "free parking", "go to jail"]


@rule("MEGA-SET-1")
def test_there_are_thirty_streets_four_railroads_and_three_utilities() -> None:
    kinds = Counter(row.kind for row in BOARD.rows if row.price)
    assert kinds == {"street": 30, "railroad": 4, "utility": 3}


@rule("MEGA-SET-1")
def test_every_colour_has_four_lots_but_the_first_and_the_last() -> None:
    colours = Counter(row.group for row in BOARD.rows if row.kind == "street")
    assert [colours.pop("brown"), colours.pop("dark blue")] == [3, 3]
    assert set(colours.values()) == {4}


@rule("MEGA-SET-1")
def test_the_bank_has_its_pieces_and_three_packs_of_sixteen() -> None:
    view = table("mega").game.view(None)
    assert view["pieces"] == {"house": 32, "hotel": 12, "skyscraper": 8, "depot": 4}
    assert view["packs"] == {"chance": 16, "community-chest": 16, "bus-tickets": 16}


@rule("MEGA-SET-1")
def test_thirteen_tickets_are_plain_and_three_make_the_others_expire() -> None:
    tickets = Counter(card.kind for card in EDITIONS["mega"].decks[2].cards)
    assert tickets == {"bus-ticket": 13, "expiring-ticket": 3}


@rule("MEGA-SET-2")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_everybody_starts_with_2500(players: int) -> None:
    game = Game.start("mega", players)
    notes = 1 * 1000 + 2 * 500 + 4 * 100 + 1 * 50 + 1 * 20 + 2 * 10 + 1 * 5 + 5 * 1
    assert [int(cash) for cash in game.state.cash] == [notes] * players == [2500] * players


@rule("MEGA-SET-3")
@pytest.mark.parametrize("seed", range(20))
def test_the_highest_throw_of_the_two_white_dice_begins(seed: int) -> None:
    game = Game.start("mega", 4, seed)
    assert not [event for event in game.opening if event.name == "speed-die"]
    rolls = [event.values for event in game.opening if event.name == "rolled-for-start"]
    rolling = [0, 1, 2, 3]
    while len(rolling) > 1:
        totals = {roll["player"]: roll["die"] + roll["other_die"] for roll in rolls[: len(rolling)]}
        assert list(totals) == rolling
        rolls = rolls[len(rolling) :]
        rolling = [seat for seat, total in totals.items() if total == max(totals.values())]
    assert not rolls
    assert game.decision is not None
    assert [game.decision.player] == rolling


@rule("MEGA-SET-3")
def test_play_goes_to_the_left() -> None:
    t = table("mega").turn(1).owns(2, 1, 3, 4).dice(1, 2, 1, 1, 2, 1, 1, 2, 1)
    turns = []
    for _ in range(3):
        turns.append(t.decision.player)
        t.play("roll", "end")
    assert turns == [1, 2, 0]


@rule("MEGA-SET-4")
def test_nobody_starts_with_a_ticket() -> None:
    assert all(keeper == -1 for keeper in Game.start("mega", 8).state.holder)


@rule("MEGA-SET-4")
def test_any_of_the_sixteen_tickets_may_come_first() -> None:
    first = set()
    for seed in range(300):
        t = Table(Game.start("mega", 2, seed)).at(0, 26).dice(1, 2, 3)
        t.play("roll")
        first.add(t.happened("card-drawn")[0].values["card"])
    assert len(first) == 16


@rule("MEGA-SET-4")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_pack_of_tickets_lies_face_down(seat: int | None) -> None:
    assert "-ticket-" not in str(table("mega").game.view(seat))

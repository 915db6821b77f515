"""Set-up: what everybody starts with, the packs, and who begins."""

import pytest

from passgo.engine.game import Game
from passgo.testing import Table, table
from tests.rules import rule


@rule("CLS-SET-1")
def test_the_bank_starts_with_all_deeds_and_buildings() -> None:
    t = table(players=4)
    assert all(t.owner(space) == -1 for space in t.game.state.edition.board.deed_space)
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 12}


@rule("CLS-SET-2")
def test_any_card_may_come_first() -> None:
    first = set()
    for seed in range(200):
        t = Table(Game.start("classic", 2, seed)).at(0, 14).dice(1, 2)
        t.play("roll")
        first.add(t.happened("card-drawn")[0].values["card"])
    assert len(first) == 16


@rule("CLS-SET-2")
def test_the_two_packs_are_shuffled_apart() -> None:
    pairs = set()
    for seed in range(200):
        t = Table(Game.start("classic", 2, seed)).at(0, 14).at(1, 33).dice(1, 2, 1, 2)
        t.play("roll")
        chest = t.happened("card-drawn")[0].values["card"]
        if t.decision.kind == "end":
            t.play("end")
        t.play("roll")
        pairs.add((chest, t.happened("card-drawn")[0].values["card"]))
    assert len(pairs) > 100  # one order for both would give 16


@rule("CLS-SET-2")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_packs_lie_face_down(seat: int | None) -> None:
    view = str(table().game.view(seat))
    assert "chance-" not in view
    assert "chest-" not in view


@rule("CLS-SET-3")
@pytest.mark.parametrize("players", [2, 8])
def test_all_tokens_start_on_go(players: int) -> None:
    t = table(players=players)
    assert [t.place(seat) for seat in range(players)] == [0] * players


@rule("CLS-SET-5")
@pytest.mark.parametrize("players", [2, 4, 8])
def test_everybody_starts_with_1500(players: int) -> None:
    game = Game.start("classic", players)
    notes = 2 * 500 + 4 * 100 + 1 * 50 + 1 * 20 + 2 * 10 + 1 * 5 + 5 * 1
    assert [int(cash) for cash in game.state.cash] == [notes] * players == [1500] * players


@rule("CLS-SET-6")
def test_players_tied_for_the_highest_roll_again() -> None:
    game = Game.start("classic", 3, seed=534792)  # the game number whose dice fall as in the rulebook's example
    rolls = [event.values for event in game.opening if event.name == "rolled-for-start"]
    assert [(roll["player"], roll["die"] + roll["other_die"]) for roll in rolls] == [
        (0, 9),
        (1, 11),
        (2, 11),
        (1, 4),
        (2, 6),
    ]
    turns = [event.values["player"] for event in game.opening if event.name == "turn-began"]
    for _ in range(30):
        assert game.decision is not None
        plain = [a for a in game.decision.options if a.verb in ("roll", "decline", "pass", "end")]
        turns += [event.values["player"] for event in game.play(plain[0]) if event.name == "turn-began"]
    assert turns[:4] == [2, 0, 1, 2]


@rule("CLS-SET-6")
@pytest.mark.parametrize("seed", range(20))
def test_the_highest_roll_begins(seed: int) -> None:
    game = Game.start("classic", 4, seed)
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


@rule("CLS-SET-7")
@pytest.mark.parametrize(("variant", "deeds"), [("normal", 0), ("short", 2), ("timed", 2)])
def test_only_the_shorter_games_deal_deeds(variant: str, deeds: int) -> None:
    game = Game.start("classic", 4, variant=variant)
    owners = [int(owner) for owner in game.state.owner]
    assert [owners.count(seat) for seat in range(4)] == [deeds] * 4


@rule("CLS-SET-7")
def test_nobody_starts_with_a_card() -> None:
    assert all(keeper == -1 for keeper in Game.start("classic", 4).state.holder)

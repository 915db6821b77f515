"""What is in the box and on the table before the first roll, and who begins."""

import json
from pathlib import Path

import pytest

from passgo import EDITIONS, Game
from passgo.cli.table.naming import money
from passgo.editions.millionaire.ledger import has_fortune
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, C, covered, race, stars_of

MILLIONAIRE = EDITIONS["millionaire"]
SEEDS = range(60)


@rule("MIL-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    assert Game.start("millionaire", players).state.players == players


@rule("MIL-1")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_or_more_do_not(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        Game.start("millionaire", players)


@rule("MIL-2")
def test_the_board_the_deeds_and_the_packs() -> None:
    assert (MILLIONAIRE.board.size, MILLIONAIRE.board.deeds) == (32, 22)
    packs = {deck.name: len(deck.cards) for deck in MILLIONAIRE.decks}
    assert packs == {"chance": 14, "lifestyle": 14, "fortune": 22}
    assert [MILLIONAIRE.board.kinds[space] for space in (0, 8, 16, 24)] == ["go", "jail", "free parking", "go to jail"]


@rule("MIL-3")
def test_two_dice_and_the_pieces() -> None:
    t = race().dice(6, 6).play("roll")
    assert t.place(A) == 12
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 12}


@rule("MIL-4", "MIL-13")
def test_all_begin_on_go_with_one_star() -> None:
    t = covered()
    assert [(t.place(seat), stars_of(t, seat)) for seat in (A, B, C)] == [(0, 1)] * 3


@rule("MIL-4")
def test_a_set_has_three_tokens_played_in_order() -> None:
    t = race(2).at(B, 4).dice(1, 1, 2, 2, 1, 1)
    seen = [stars_of(t, A)]
    for _ in range(2):
        t.at(A, 30).play("roll", "upgrade", "end")
        seen.append(stars_of(t, A))
        if len(seen) < 3:
            t.play("roll", "end")
    assert seen == [1, 3, 5]


@rule("MIL-9", "MIL-10")
@pytest.mark.parametrize("pack", [0, 1])
def test_packs_are_shuffled(pack: int) -> None:
    """Over many games every card of a pack comes first now and then, so no order is given."""
    first = set()
    for seed in range(150):
        game = Game.start("millionaire", 2, seed)
        s = game.state
        first.add(s.edition.cards[s.copy().draw(pack)].name)
    assert first == {card.name for card in MILLIONAIRE.decks[pack].cards}


@rule("MIL-11")
def test_one_fortune_card_on_every_property() -> None:
    s = covered().game.state
    assert all(has_fortune(s, deed) for deed in range(22)) and s.undrawn_count[2] == 22


@rule("MIL-11")
def test_any_fortune_card_may_lie_anywhere() -> None:
    taken = {Game.start("millionaire", 2, seed).state.copy().draw(2) for seed in range(300)}
    assert len(taken) == 22


@rule("MIL-12")
def test_nobody_sees_a_card_on_the_board() -> None:
    t = covered()
    for seat in (None, A, B, C):
        view = t.game.view(seat)
        assert "fortune-" not in json.dumps(view)
        deeds = view["deeds"]
        assert isinstance(deeds, list) and all(deed["fortune_taken"] == 0 for deed in deeds)


@rule("MIL-14")
def test_everybody_starts_with_372_thousand() -> None:
    assert [covered().cash(seat) for seat in (A, B, C)] == [START] * 3


@rule("MIL-15")
def test_k_stands_for_a_thousand() -> None:
    assert money("10k") == 10_000 and money("M372k") == START


@rule("MIL-16", "MIL-A1")
def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    ties = 0
    for seed in SEEDS:
        game = Game.start("millionaire", 3, seed)
        rolls = [event.values for event in game.opening if event.name == "rolled-for-start"]
        rolling = {0, 1, 2}
        while len(rolling) > 1:
            thrown = {roll["player"]: roll["die"] + roll["other_die"] for roll in rolls[: len(rolling)]}
            assert set(thrown) == rolling
            rolls = rolls[len(rolling) :]
            rolling = {seat for seat, total in thrown.items() if total == max(thrown.values())}
            ties += len(rolling) > 1
        assert not rolls and rolling == {int(game.state.turn)}
    assert ties > 0


@rule("MIL-17")
def test_play_passes_to_the_left() -> None:
    t = race().at(A, 4).at(B, 4).at(C, 4)
    seats = []
    for _ in range(4):
        seats.append(t.decision.player)
        t.dice(2, 2).play("roll", "end")  # just visiting
        t.at(seats[-1], 4)
    assert seats == [A, B, C, A]


def test_the_engine_does_not_know_the_edition() -> None:
    engine = Path(__file__).parents[3] / "src/passgo/engine"
    files = list(engine.rglob("*.py"))
    assert files and not [file.name for file in files if "millionaire" in file.read_text(encoding="utf-8").lower()]


@rule("MIL-A24")
def test_the_bank_never_runs_out() -> None:
    t = race(2).at(A, 31)
    t._game.state.bank = -(10**12)
    t.dice(1, 2).cards("lifestyle-windfall").play("roll", "no")
    assert t.cash(A) == START + 150_000 + 50_000

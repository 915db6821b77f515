"""General rules: the order of play, sharing a space, no loans, the Springfield names, the pieces."""

from random import Random

import pytest

from passgo.engine.game import Game
from passgo.engine.notation import IllegalAction
from passgo.testing import table
from tests.rules import rule


@rule("CLS-GEN-2")
def test_turns_pass_to_the_left_and_round_again() -> None:
    t = table(players=3).dice(4, 6, 4, 6, 4, 6)
    seats = []
    for _ in range(3):
        seats.append(t.decision.player)
        t.play("roll", "end")
    assert [*seats, t.decision.player] == [0, 1, 2, 0]


@rule("CLS-GEN-2")
def test_bankrupt_players_are_skipped() -> None:
    t = table(players=3).bankrupt(1).dice(4, 6)
    t.play("roll", "end")
    assert t.decision.player == 2


@rule("CLS-GEN-3")
def test_sharing_a_space_has_no_effect() -> None:
    t = table().at(1, 10).at(2, 10).at(0, 4).dice(2, 4)
    t.play("roll")
    assert [t.place(0), t.place(1), t.place(2)] == [10, 10, 10]
    assert [t.cash(0), t.cash(1), t.cash(2)] == [1500, 1500, 1500]


@rule("CLS-GEN-4")
@pytest.mark.parametrize(("terms", "why"), [("$250", "not-enough-cash"), ("loan $250", "no-such-space")])
def test_a_debtor_cannot_borrow_from_a_player(terms: str, why: str) -> None:
    t = table().owns_group(2, "red").built(2, "Illinois Avenue").has(0, 100).at(0, "Free Parking").dice(1, 3)
    t.play("roll")
    assert t.decision.kind == "debt"
    with pytest.raises(IllegalAction, match=why):
        t.play(f"offer 1 {terms} for $200")


@rule("CLS-GEN-4")
def test_the_bank_lends_on_a_mortgage() -> None:
    t = table().owns(0, "Reading Railroad")
    t.play("mortgage Reading Railroad")
    assert t.cash(0) == 1600


@rule("CLS-GEN-6")
@pytest.mark.parametrize(
    ("name", "space"),
    [
        ("Protection Tax", 4),
        ("Taxe Protection", 4),
        ("Springfield Nuclear Power Plant", 12),
        ("Springfield Water Company", 28),
        ("Donation to the Church of Springfield", 38),
    ],
)
def test_springfield_has_its_own_names(name: str, space: int) -> None:
    assert table(skin="springfield").at(0, name).place(0) == space


@rule("CLS-GEN-6")
def test_springfield_plays_by_the_classic_values() -> None:
    springfield = Game.start("classic", 3, 7, skin="springfield")
    classic = Game.start("classic", 3, 7, {"cards.deck": "pre2008", "tax.income": "flat"})
    random = Random(7)
    for _ in range(300):
        assert springfield.decision is not None
        action = random.choice(springfield.decision.options).text
        springfield.play(action)
        classic.play(action)
    assert springfield.digest() == classic.digest()


@rule("CLS-GEN-7")
def test_the_pieces_of_the_game() -> None:
    game = Game.start("classic", 8)
    kinds = game.state.edition.board.kinds
    assert [kinds.count(kind) for kind in ("street", "railroad", "utility")] == [22, 4, 2]
    view = game.view(None)
    assert view["packs"] == {"chance": 16, "community-chest": 16}
    assert view["pieces"] == {"house": 32, "hotel": 12}


@rule("CLS-GEN-7")
def test_eight_tokens_are_for_eight_players() -> None:
    with pytest.raises(ValueError, match="2 to 8 players, not 9"):
        Game.start("classic", 9)


@rule("CLS-GEN-7")
def test_two_dice_are_rolled() -> None:
    t = table().dice(4, 6)
    t.play("roll")
    [rolled] = t.happened("rolled")
    assert (rolled.values["die"], rolled.values["other_die"]) == (4, 6)

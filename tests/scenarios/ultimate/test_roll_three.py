"""Roll Three (rulebook 3.15)."""

from collections.abc import Iterator

import pytest

from passgo.editions.ultimate.roll_three import NUMBERS
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, C, D, emptied, hand, pack, where
from tests.scenarios.ultimate.money import bare


@pytest.fixture
def seed_cards() -> Iterator[None]:
    """Two cards of the rule sheet's example that the pack of twenty does not have: 4-4-5 and 1-3-3."""
    before = list(NUMBERS)
    NUMBERS[before.index((1, 2, 3))] = (4, 4, 5)
    NUMBERS[before.index((1, 2, 4))] = (1, 3, 3)
    yield
    NUMBERS[:] = before


def lands(t: Table, *dice: int, roller: int = A) -> Table:
    """An odd roll of five leads past the station to Roll Three; then these dice are thrown."""
    return t.at(roller, "inner:7").turn(roller).dice(1, 2, 2, *dice).play("roll")


@rule("UM-RL3-1")
def test_the_lander_first_takes_a_card_and_both_count() -> None:
    t = bare().holds(A, "roll-three-136").cards("roll-three-246")
    assert hand(t, A) == ["roll-three-136"]
    t = lands(bare().holds(A, "roll-three-136").cards("roll-three-246"), 1, 3, 6)
    assert hand(t, A) == ["roll-three-136", "roll-three-246"]
    assert pack(t, "roll-three") == 18
    assert t.cash(A) == 1500 + 1500 + 50


@rule("UM-RL3-1", "UM-EQP-5")
def test_twenty_cards_of_three_different_numbers() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == 20
    assert all(1 <= a < b < c <= 6 for a, b, c in NUMBERS)
    assert pack(bare(), "roll-three") == 20


@rule("UM-RL3-2", "UM-RL3-3", "UM-RL3-4", "UM-RL3-5")
@pytest.mark.parametrize(
    ("roller", "prizes"),
    [(A, [0, 50, 200, 1000]), (B, [0, 50, 200, 1000]), (C, [0, 50, 200, 1000]), (D, [0, 50, 200, 1500])],
)
@pytest.mark.usefixtures("seed_cards")
def test_the_table_of_the_rule_sheet(roller: int, prizes: list[int]) -> None:
    t = emptied(bare(players=4), "roll-three")
    for seat, card in enumerate(("roll-three-123", "roll-three-246", "roll-three-124", "roll-three-136")):
        t._game.state.holder[t._game.notation.read_card(card, card)] = seat
    lands(t, 6, 1, 3, roller=roller)
    assert [t.cash(p) - 1500 for p in range(4)] == prizes


@rule("UM-RL3-3")
@pytest.mark.usefixtures("seed_cards")
def test_each_die_matches_one_number_only() -> None:
    t = emptied(bare(), "roll-three")
    for seat, card in ((B, "roll-three-124"), (C, "roll-three-136")):  # 1-3-3 and 1-3-6
        t._game.state.holder[t._game.notation.read_card(card, card)] = seat
    lands(t, 3, 3, 5)
    assert (t.cash(B), t.cash(C)) == (1700, 1550)


@rule("UM-RL3-3", "UM-RL3-4", "UM-RL3-5")
@pytest.mark.parametrize(
    ("dice", "to_445", "to_133"),
    [
        ((4, 4, 5), 1000, 0),
        ((5, 4, 5), 200, 0),
        ((4, 4, 4), 200, 0),
        ((3, 1, 3), 0, 1000),
        ((3, 3, 3), 0, 200),
        ((1, 1, 1), 0, 50),
        ((1, 3, 4), 50, 200),
    ],
)
@pytest.mark.parametrize("roller", [A, B])
@pytest.mark.usefixtures("seed_cards")
def test_hands_with_a_repeated_face(dice: tuple[int, int, int], to_445: int, to_133: int, roller: int) -> None:
    t = emptied(bare(2), "roll-three")
    for seat, card in ((A, "roll-three-123"), (B, "roll-three-124")):  # 4-4-5 and 1-3-3
        t._game.state.holder[t._game.notation.read_card(card, card)] = seat
    lands(t, *dice, roller=roller)
    won = [to_445, to_133]
    if won[roller] == 1000:
        won[roller] = 1500
    assert [t.cash(A) - 1500, t.cash(B) - 1500] == won


@rule("UM-RL3-4")
@pytest.mark.parametrize(("dice", "prize"), [((4, 5, 4), 0), ((1, 1, 1), 50), ((6, 6, 1), 200), ((6, 3, 1), 1000)])
def test_the_prizes_come_from_the_bank(dice: tuple[int, int, int], prize: int) -> None:
    t = emptied(bare().holds(B, "roll-three-136"), "roll-three")
    bank = int(t._game.state.bank)
    lands(t, *dice)
    assert (t.cash(B), t.game.state.bank) == (1500 + prize, bank - prize)


@rule("UM-RL3-5")
def test_the_rollers_own_three_are_worth_fifteen_hundred() -> None:
    t = lands(emptied(bare().holds(A, "roll-three-136"), "roll-three"), 1, 3, 6)
    assert t.cash(A) == 3000


@rule("UM-RL3-6")
@pytest.mark.parametrize(("multi_card", "won"), [("each", 1550), ("best", 1500)])
def test_roll3_multi_card(multi_card: str, won: int) -> None:
    t = emptied(bare(roll3_multi_card=multi_card).holds(A, "roll-three-136", "roll-three-246"), "roll-three")
    lands(t, 1, 3, 6)
    assert t.cash(A) == 1500 + won


@rule("UM-RL3-7")
def test_roll_three_cards_are_bought_sold_and_traded() -> None:
    t = bare().holds(A, "roll-three-136").holds(B, "roll-three-246")
    t.play("offer 1 roll-three-136 for $100, roll-three-246", "accept")
    assert (hand(t, A), hand(t, B), t.cash(A)) == (["roll-three-246"], ["roll-three-136"], 1600)


@rule("UM-RL3-7")
def test_a_card_that_was_sold_pays_its_new_owner() -> None:
    t = emptied(bare().holds(A, "roll-three-136"), "roll-three")
    t.play("offer 1 roll-three-136 for $100", "accept")
    lands(t, 1, 3, 6)
    assert (t.cash(A), t.cash(B)) == (1600, 2400)


@rule("UM-RL3-8")
def test_without_a_card_left_the_dice_are_still_thrown() -> None:
    t = lands(emptied(bare().holds(B, "roll-three-136"), "roll-three"), 1, 3, 2)
    assert (hand(t, A), where(t, A)) == ([], "inner:12")
    assert len(t.happened("rolled-three")) == 1
    assert t.cash(B) == 1700


@rule("IX-102")
def test_a_card_owner_in_jail_is_still_paid() -> None:
    t = lands(emptied(bare().holds(B, "roll-three-136").jailed(B), "roll-three"), 1, 3, 6)
    assert t.cash(B) == 2500


@rule("UM-RL3-2", "IX-103")
@pytest.mark.parametrize("dice", [(2, 2, 5), (2, 2, 2)])
def test_the_dice_are_no_movement_roll(dice: tuple[int, int, int]) -> None:
    t = lands(bare(), *dice)
    assert (where(t, A), t.decision.kind, t.game.state.doubles) == ("inner:12", "end", 0)


@rule("UM-RL3-1")
def test_the_last_card_is_taken_too() -> None:
    t = bare()
    t.holds(B, *[f"roll-three-{a}{b}{c}" for a, b, c in NUMBERS[1:]])
    lands(t, 4, 5, 6)
    assert (hand(t, A), pack(t, "roll-three")) == (["roll-three-123"], 0)

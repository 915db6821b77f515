"""The turn: one roll, the Fortune card, the space, the end."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, C, covered, race


@rule("MIL-21")
def test_roll_and_walk_the_total() -> None:
    t = race().at(A, 9).dice(3, 4).play("roll")
    assert t.place(A) == 16


@rule("MIL-22", "MIL-24", "MIL-48")
def test_the_fortune_card_comes_before_the_space() -> None:
    t = covered().at(A, 14).dice(1, 2).cards("fortune-found-money-1").play("roll")
    names = [event.name for event in t.events]
    assert names.index("moved") < names.index("card-drawn")
    assert t.cash(A) == START + 50_000 and t.decision.kind == "buy"


@rule("MIL-23")
def test_without_a_card_the_space_comes_at_once() -> None:
    t = race().at(A, 14).dice(1, 2).play("roll")
    assert t.decision.kind == "buy" and not t.happened("card-drawn")


@rule("MIL-24")
@pytest.mark.parametrize("owner", [-1, B])
def test_then_the_space_is_obeyed(owner: int) -> None:
    t = race().owns(owner, "Style Square").at(A, 14).dice(1, 2).play("roll")
    assert (t.decision.kind, t.cash(A)) == (("buy", START) if owner < 0 else ("end", START - 35_000))


@rule("MIL-25", "MIL-A3")
def test_doubles_give_no_other_roll() -> None:
    t = race().at(A, 4).dice(2, 2).play("roll")
    assert t.decision.kind == "end"
    t.play("end")
    assert t.decision.player == B


@rule("MIL-A3")
def test_dice_doubles_again_gives_one() -> None:
    t = race(dice_doubles_again=True).at(A, 4).dice(2, 2, 3, 5).play("roll")
    assert (t.decision.kind, t.decision.player) == ("turn", A)
    t.play("roll")
    assert t.place(A) == 16 and t.decision.kind == "end"


@rule("MIL-A3")
@pytest.mark.parametrize("again", [True, False])
def test_three_doubles_lead_to_jail_where_they_give_another_roll(again: bool) -> None:
    t = race(dice_doubles_again=again).at(A, 4).dice(2, 2, 4, 4, 1, 1)
    if again:
        t.play("roll", "roll", "roll")
        assert t.in_jail(A) and t.decision.player == B
    else:
        t.play("roll", "end")
        assert not t.in_jail(A)


@rule("MIL-26", "MIL-A4")
def test_a_turn_does_not_end_before_the_property_has_a_buyer() -> None:
    t = race().at(A, 14).dice(1, 2).play("roll")
    with pytest.raises(IllegalAction):
        t.play("end")
    t.play("decline", "pass", "pass", "pass")
    assert t.owner("Style Square") == A and t.cash(A) == START - 1000 and t.decision.kind == "end"


@rule("MIL-A4")
def test_a_lander_without_the_note_leaves_it_to_the_next_who_has_it() -> None:
    t = race().at(A, 14).has(A, 500).has(B, 999).dice(1, 2).play("roll", "decline", "pass")
    assert t.owner("Style Square") == C and t.cash(C) == START - 1000
    unsold = t.happened("auction-unsold")[0].values
    assert unsold == {"player": C, "deed": t.deed("Style Square"), "amount": 1000}


@rule("MIL-A4")
def test_if_nobody_has_it_the_bank_keeps_it_without_card() -> None:
    t = covered().at(A, 14).has(A, 0).has(B, 0).has(C, 0).dice(1, 2).cards("fortune-vip-pass").play("roll", "decline")
    assert t.owner("Style Square") == -1 and t.decision.kind == "end"
    t.play("end").at(B, 14).dice(1, 2).play("roll")
    assert not t.happened("card-drawn") and t.decision.kind == "buy"


@rule("MIL-A4")
def test_auction_no_bid_bank() -> None:
    t = race(auction_no_bid="bank").at(A, 14).dice(1, 2).play("roll", "decline", "pass", "pass", "pass")
    assert t.owner("Style Square") == -1 and t.cash(A) == START and t.happened("auction-failed")


@rule("MIL-A11")
def test_no_building_while_a_roll_is_unresolved() -> None:
    t = race().owns_group(A, "brown").at(A, 14).dice(1, 2).play("roll")
    assert t.decision.kind == "buy" and not t.options("build")
    with pytest.raises(IllegalAction):
        t.play("build 1")
    t.play("interrupt 1")  # he has to wait until the turn is over
    assert (t.decision.kind, t.decision.player) == ("buy", A)
    t.play("buy", "build 1", "end")
    assert (t.decision.kind, t.decision.player) == ("manage", B)

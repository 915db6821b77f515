"""The turn and the dice: rolling, moving, managing, doubles."""

import pytest

from passgo.engine.notation import IllegalAction
from passgo.testing import table
from tests.rules import rule


@rule("CLS-TUR-1")
def test_roll_two_dice_walk_their_total_and_obey_the_space() -> None:
    t = table().dice(2, 5)
    t.play("roll")
    assert t.happened("card-drawn")
    [moved, *_] = t.happened("moved")
    assert moved.values == {"player": 0, "origin": 0, "space": 7, "left": 0}


@rule("CLS-TUR-2")
@pytest.mark.parametrize(
    ("space", "event"),
    [
        ("Reading Railroad", "rent-due"),
        ("Income Tax", "paid"),
        ("Chance", "card-drawn"),
        ("Community Chest", "card-drawn"),
        ("Go To Jail", "jailed"),
        ("GO", "salary-paid"),
    ],
)
def test_each_space_has_its_effect(space: str, event: str) -> None:
    t = table().owns(1, "Reading Railroad").at(0, space)
    t.at(0, (t.place(0) - 3) % 40).dice(1, 2)
    t.play("roll")
    assert t.happened(event)


@rule("CLS-TUR-2")
def test_a_free_property_is_offered() -> None:
    t = table().dice(1, 2)
    t.play("roll")
    assert t.decision.kind == "buy"


@rule("CLS-TUR-2")
def test_free_parking_is_a_rest() -> None:
    t = table().at(0, 17).dice(1, 2)
    t.play("roll")
    assert [event.name for event in t.events] == ["rolled", "moved"]


CHOICES = {
    "turn": lambda: table().at(0, 7),
    "buy": lambda: table().dice(1, 2).play("roll"),
    "end": lambda: table().at(0, 7).dice(1, 2).play("roll"),
    "jail": lambda: table().jailed(0),
    "tax": lambda: table(tax_income="choice").at(0, 1).dice(1, 2).play("roll"),
    "card": lambda: table(cards_deck="london").at(0, 14).dice(1, 2).cards("chest-fine-or-chance").play("roll"),
}


@rule("CLS-TUR-3")
@pytest.mark.parametrize("kind", CHOICES)
def test_the_active_player_manages_at_every_choice(kind: str) -> None:
    t = CHOICES[kind]().owns(0, "Boardwalk", "Park Place", "Reading Railroad", "Short Line").mortgaged("Short Line")
    assert t.decision.kind == kind
    t.play("mortgage 5", "lift 35", "build 39", "sell 39", "offer 1 $1 for $2", "accept")
    assert t.is_mortgaged("Reading Railroad")
    assert not t.is_mortgaged("Short Line")
    assert t.decision.kind == kind


@rule("CLS-TUR-3")
def test_others_manage_between_the_turns() -> None:
    t = table().owns_group(0, "brown").owns_group(1, "light blue").dice(4, 6)
    t.play("build 1")
    with pytest.raises(IllegalAction, match="not-yours"):
        t.play("build 6")
    t.play("interrupt 1")
    assert t.decision.player == 0
    t.play("roll", "end")
    assert (t.decision.kind, t.decision.player) == ("manage", 1)
    t.play("build 6", "done")
    assert t.level("Oriental Avenue") == 1
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("CLS-TUR-3")
def test_those_who_asked_manage_in_the_order_of_the_table() -> None:
    t = table(players=4).turn(1).dice(4, 6)
    t.play("interrupt 0", "interrupt 3", "interrupt 2", "roll", "end")
    seats = []
    for _ in range(3):
        seats.append(t.decision.player)
        t.play("done")
    assert seats == [2, 3, 0]


@rule("CLS-TUR-3")
def test_others_manage_after_a_turn_that_ended_in_jail() -> None:
    t = table().at(0, 27).dice(1, 2)
    t.play("interrupt 2", "roll")
    assert (t.decision.kind, t.decision.player) == ("manage", 2)


@rule("CLS-TUR-3")
def test_nobody_manages_during_an_auction() -> None:
    t = table().owns(0, "Reading Railroad").owns(1, "Short Line").dice(1, 2)
    t.play("roll", "decline")
    with pytest.raises(IllegalAction, match="only-bids"):
        t.play("mortgage 35")


@rule("CLS-TUR-3")
def test_a_debtor_may_sell_and_mortgage_off_turn() -> None:
    t = table(players=2).owns_group(1, "brown").built(1, "Baltic Avenue").owns(1, "Reading Railroad").has(1, 0)
    t.at(0, 14).dice(1, 2).cards("chest-birthday")
    t.play("roll")
    assert (t.decision.kind, t.decision.player) == ("debt", 1)
    assert t.options() == ["sell 3", "mortgage 5"]
    t.play("sell 3")
    assert (t.cash(0), t.cash(1)) == (1510, 15)


@rule("CLS-DBL-1")
def test_doubles_roll_again_after_the_space() -> None:
    t = table().dice(2, 2, 3, 1)
    t.play("roll")
    assert t.place(0) == 4
    assert t.cash(0) == 1300
    t.play("roll")
    assert t.place(0) == 8
    t.play("buy")
    assert (t.decision.kind, t.decision.player) == ("end", 0)


@rule("CLS-DBL-1")
def test_unequal_dice_give_no_other_roll() -> None:
    t = table().dice(4, 6)
    t.play("roll")
    assert t.decision.kind == "end"


@rule("CLS-DBL-2")
def test_the_third_doubles_lead_to_jail_without_a_move() -> None:
    t = table().dice(1, 1, 2, 2, 5, 5).cards("chest-leave-jail")
    t.play("roll", "roll", "buy", "roll")
    assert t.in_jail(0)
    assert t.place(0) == 10
    assert t.owner("St. James Place") == -1
    assert [event.values["space"] for event in t.happened("moved")] == [10]
    assert t.decision.player == 1


@rule("CLS-DBL-3")
def test_the_count_of_doubles_starts_anew_every_turn() -> None:
    t = table(players=2).owns(0, "B. & O. Railroad", "Short Line").dice(5, 5, 5, 5, 1, 4, 4, 6, 5, 5)
    t.play("roll", "roll", "roll", "end", "roll", "end", "roll")
    assert not t.in_jail(0)
    assert t.game.view(None)["doubles"] == 1
    assert (t.decision.kind, t.decision.player) == ("turn", 0)


@rule("CLS-DBL-3")
def test_the_doubles_that_leave_jail_do_not_count() -> None:
    t = table().jailed(0).dice(5, 5)
    t.play("roll")
    assert t.place(0) == 20
    assert t.game.view(None)["doubles"] == 0
    assert t.decision.kind == "end"


@rule("CLS-DBL-1")
def test_a_roll_is_told_with_the_doubles_in_a_row() -> None:
    t = table().dice(1, 2).play("roll")
    assert str(t.happened("rolled")[0]) == "rolled(player=0, die=1, other_die=2, doubles=0)"
    t = table().dice(2, 2).play("roll")
    assert str(t.happened("rolled")[0]) == "rolled(player=0, die=2, other_die=2, doubles=1)"

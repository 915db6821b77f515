"""Jail: how to get there, how to get out, and what goes on meanwhile."""

import pytest

from passgo.engine.notation import IllegalAction
from passgo.testing import table
from tests.rules import rule


@rule("CLS-JAL-1")
def test_the_space_sends_to_jail() -> None:
    t = table().at(0, 27).dice(1, 2)
    t.play("roll")
    assert t.in_jail(0)
    assert t.place(0) == 10


@rule("CLS-JAL-1")
@pytest.mark.parametrize(("start", "card"), [(4, "chance-jail"), (14, "chest-jail")])
def test_a_card_sends_to_jail(start: int, card: str) -> None:
    t = table().at(0, start).dice(1, 2).cards(card)
    t.play("roll")
    assert t.in_jail(0)
    assert t.place(0) == 10


@rule("CLS-JAL-1")
def test_three_doubles_in_a_row_send_to_jail() -> None:
    t = table().dice(5, 5, 5, 5, 1, 1)
    t.play("roll", "roll", "roll")
    assert t.in_jail(0)
    assert t.place(0) == 10


@rule("CLS-JAL-2")
def test_going_to_jail_ends_the_turn_even_after_doubles() -> None:
    t = table().at(0, 24).dice(3, 3)
    t.play("roll")
    assert t.in_jail(0)
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("CLS-JAL-3")
def test_paying_50_lets_you_roll_and_move() -> None:
    t = table().owns(0, "Pennsylvania Railroad").jailed(0).dice(2, 3)
    bank = t.game.state.bank
    t.play("pay")
    assert not t.in_jail(0)
    assert t.game.state.bank == bank + 50
    t.play("roll")
    assert t.place(0) == 15
    assert t.cash(0) == 1450


@rule("CLS-JAL-3")
def test_who_paid_may_roll_doubles_and_go_on() -> None:
    t = table().jailed(0).dice(5, 5)
    t.play("pay", "roll")
    assert t.place(0) == 20
    assert t.decision.kind == "turn"


@rule("CLS-JAL-3")
def test_bail_is_paid_before_the_roll_and_in_cash() -> None:
    t = table().jailed(0).has(0, 49).dice(1, 2)
    with pytest.raises(IllegalAction, match="bail-too-dear"):
        t.play("pay")
    t.has(0, 500).play("roll")
    assert t.in_jail(0)
    with pytest.raises(IllegalAction):
        t.play("pay")


@rule("CLS-JAL-4")
def test_a_card_bought_from_another_player_opens_jail() -> None:
    t = table().jailed(0).holds(1, "chest-leave-jail").dice(4, 6)
    t.play("offer 1 $40 for chest-leave-jail", "accept", "card chest-leave-jail", "roll")
    assert t.place(0) == 20
    assert (t.cash(0), t.cash(1)) == (1460, 1540)


@rule("CLS-JAL-5")
@pytest.mark.parametrize("card", ["chance-leave-jail", "chest-leave-jail"])
def test_a_card_of_your_own_opens_jail(card: str) -> None:
    t = table().jailed(0).holds(0, card).dice(4, 6)
    t.play(f"card {card}")
    assert [event.name for event in t.events] == ["card-used", "jail-left"]
    t.play("roll")
    assert t.place(0) == 20
    assert t.cash(0) == 1500


@rule("CLS-JAL-5")
def test_a_card_of_somebody_else_does_not() -> None:
    t = table().jailed(0).holds(1, "chest-leave-jail")
    with pytest.raises(IllegalAction, match="card-not-held"):
        t.play("card chest-leave-jail")


@rule("CLS-JAL-5")
def test_a_card_is_played_before_the_roll() -> None:
    t = table().jailed(0).holds(0, "chest-leave-jail").dice(1, 2)
    t.play("roll")
    with pytest.raises(IllegalAction):
        t.play("card chest-leave-jail")


@rule("CLS-JAL-6")
@pytest.mark.parametrize("tries", [0, 1, 2])
def test_doubles_leave_jail_and_are_moved(tries: int) -> None:
    t = table().jailed(0, tries).owns(1, "Tennessee Avenue").dice(4, 4)
    t.play("roll")
    assert not t.in_jail(0)
    assert t.place(0) == 18
    assert t.cash(0) == 1486


@rule("CLS-JAL-6")
def test_two_misses_keep_you_in_jail() -> None:
    t = table(players=2).jailed(0).dice(1, 2, 4, 6, 3, 4, 4, 6)
    t.play("roll", "end", "roll", "end", "roll", "end", "roll", "end")
    assert t.in_jail(0)
    assert t.place(0) == 10
    assert t.cash(0) == 1500


@rule("CLS-JAL-7")
def test_after_the_third_miss_you_pay_and_move_that_roll() -> None:
    t = table().jailed(0, tries=2).dice(2, 5).cards("chest-leave-jail")
    bank = t.game.state.bank
    t.play("roll")
    assert t.place(0) == 17
    assert t.cash(0) == 1450
    assert t.game.state.bank == bank + 50
    assert not t.in_jail(0)


@rule("CLS-JAL-7")
def test_the_third_miss_is_paid_before_the_move() -> None:
    t = table().jailed(0, tries=2).owns(0, "Reading Railroad").has(0, 20).dice(4, 6)
    t.play("roll")
    assert (t.decision.kind, t.place(0)) == ("debt", 10)
    t.play("mortgage 5")
    assert t.place(0) == 20
    assert t.cash(0) == 70


@rule("CLS-JAL-8")
def test_you_collect_rents_in_jail() -> None:
    t = table(players=2).owns(0, "Oriental Avenue").jailed(0).dice(1, 2, 2, 4)
    t.play("roll", "end", "roll")
    assert t.in_jail(0)
    assert (t.cash(0), t.cash(1)) == (1506, 1494)


@rule("CLS-JAL-9")
def test_just_visiting_has_no_effect() -> None:
    t = table(players=2).at(0, 4).dice(2, 4, 4, 6, 4, 6)
    t.play("roll")
    assert t.place(0) == 10
    assert not t.in_jail(0)
    t.play("end", "roll", "end")
    assert (t.decision.kind, t.decision.player) == ("turn", 0)
    t.play("roll")
    assert t.place(0) == 20
    assert t.cash(0) == 1500


@rule("CLS-JAL-10")
@pytest.mark.parametrize(
    ("start", "cards"), [(27, []), (19, ["chance-jail"]), (33, ["chance-jail"]), (30, ["chest-jail"])]
)
def test_no_salary_on_the_way_to_jail(start: int, cards: list[str]) -> None:
    t = table().at(0, start).dice(1, 2).cards(*cards)
    t.play("roll")
    assert t.in_jail(0)
    assert t.cash(0) == 1500


@rule("CLS-JAL-11")
def test_the_doubles_that_free_you_give_no_other_roll() -> None:
    t = table().jailed(0).owns(0, "Tennessee Avenue").dice(4, 4)
    t.play("roll")
    assert t.place(0) == 18
    assert (t.decision.kind, t.decision.player) == ("end", 0)


@rule("CLS-JAL-12")
def test_you_manage_and_trade_in_jail() -> None:
    t = table().jailed(0).owns_group(0, "brown").owns(0, "Reading Railroad", "Short Line").mortgaged("Short Line")
    t.play("build 1", "sell 1", "mortgage 5", "lift 35", "offer 1 $10 for $20", "accept")
    assert t.cash(0) == 1500 - 50 + 25 + 100 - 110 + 10


@rule("CLS-JAL-12")
def test_you_bid_in_jail() -> None:
    t = table().jailed(1).dice(1, 2)
    t.play("roll", "decline")
    assert t.decision.player == 1
    t.play("bid 10", "pass", "pass")
    assert t.owner("Baltic Avenue") == 1


@rule("CLS-JAL-12")
def test_you_trade_off_turn_in_jail() -> None:
    t = table().jailed(1).owns(1, "Reading Railroad")
    t.play("offer 1 $300 for Reading Railroad", "accept")
    assert t.owner("Reading Railroad") == 0


@rule("CLS-JAL-13")
def test_who_cannot_raise_the_bail_is_bankrupt_to_the_bank() -> None:
    t = table().jailed(0, tries=2).has(0, 20).dice(2, 5)
    bank = t.game.state.bank
    t.play("roll")
    assert t.options() == ["bankrupt"]
    t.play("bankrupt")
    [bankrupt] = t.happened("bankrupt")
    assert bankrupt.values == {"player": 0, "payee": -1}
    assert t.game.state.bank == bank + 20
    assert t.decision.player == 1


@rule("CLS-JAL-6")
def test_a_miss_is_told_with_how_many_there_were() -> None:
    t = table().jailed(0).dice(2, 5).play("roll")
    assert [event.values for event in t.happened("jail-stayed")] == [{"player": 0, "tries": 1}]

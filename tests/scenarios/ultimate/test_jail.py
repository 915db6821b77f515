"""Jail (rulebook 3.29)."""

import pytest

from passgo import IllegalAction
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, all_owned, hand, where
from tests.scenarios.ultimate.money import bare, pool


@rule("UM-JAL-1")
def test_the_space_go_to_jail_sends_there_without_salary() -> None:
    t = bare().at(A, "middle:25").dice(1, 2, 2).play("roll")
    assert (where(t, A), t.in_jail(A), t.cash(A), t.decision.player) == ("middle:10", True, 1500, B)


@rule("UM-JAL-1")
def test_a_third_doubles_sends_to_jail_without_a_move() -> None:
    t = all_owned(bare(), A).at(A, "middle:10").dice(2, 2, 1, 1, 1, 3, 3, 3, 1).play("roll", "roll")
    assert where(t, A) == "inner:14"
    t.play("roll")
    assert (where(t, A), t.in_jail(A), t.decision.player) == ("middle:10", True, B)


@rule("UM-JAL-1")
def test_a_card_lets_one_out_and_goes_under_its_pack() -> None:
    t = bare().jailed(A).holds(A, "chance-leave-jail").play("card chance-leave-jail")
    assert (t.in_jail(A), hand(t, A), t.decision.kind) == (False, [], "turn")


@rule("UM-JAL-1", "UM-JAL-3")
def test_a_failed_try_stays_in_jail() -> None:
    t = bare().jailed(A).dice(3, 4).play("roll")
    assert (t.in_jail(A), t.game.state.jail[A], t.decision.kind) == (True, 2, "end")


@rule("UM-JAL-1", "UM-JAL-2")
@pytest.mark.parametrize(("dice", "place"), [((3, 4), "middle:17"), ((2, 4), "inner:10")])
def test_after_the_third_failure_one_pays_into_the_pool_and_moves(dice: tuple[int, int], place: str) -> None:
    t = bare().jailed(A, tries=2).owns_group(A, "grey").dice(*dice).cards("chest-bank-error").play("roll")
    assert (where(t, A), t.in_jail(A), pool(t)) == (place, False, 50)


@rule("UM-JAL-2")
def test_bail_goes_to_the_pool() -> None:
    t = bare().jailed(A).play("pay")
    assert (t.cash(A), pool(t), t.in_jail(A), t.decision.kind) == (1450, 50, False, "turn")


@rule("UM-JAL-3")
def test_in_jail_two_dice_are_thrown_and_three_after_paying() -> None:
    t = bare().jailed(A).dice(3, 4).play("roll")
    assert t.happened("speed-die") == []
    t = bare().jailed(A).owns(A, "Tennessee Avenue").dice(3, 4, 1).play("pay", "roll")
    assert len(t.happened("speed-die")) == 1
    assert where(t, A) == "inner:12"  # eight, even: crossed at the station


@rule("UM-JAL-4")
def test_doubles_out_of_jail_are_even_and_end_the_movement() -> None:
    t = bare().jailed(A).dice(4, 4, 1, 2, 3).play("roll")
    assert (where(t, A), t.decision.kind, len(t.happened("rolled-three"))) == ("inner:12", "end", 1)
    assert t.happened("speed-die") == []


@rule("UM-JAL-4")
def test_what_moved_another_player_before_has_no_part_in_it() -> None:
    t = bare().owns(A, "Checker Cab Co.", "Virginia Avenue").at(A, "outer:2").jailed(B).dice(1, 2, 1, 2, 2)
    t.play("roll", "ride Free Parking", "end", "roll")
    assert (where(t, B), t.cash(B)) == ("middle:14", 1488)


@rule("UM-JAL-4")
@pytest.mark.parametrize(("reroll", "kind"), [(False, "end"), (True, "turn")])
def test_jail_doubles_reroll(reroll: bool, kind: str) -> None:
    t = bare(jail_doubles_reroll=reroll).jailed(A).owns(A, "Virginia Avenue").dice(2, 2).play("roll")
    assert (where(t, A), t.decision.kind) == ("middle:14", kind)


@rule("UM-JAL-1")
@pytest.mark.parametrize(("collects", "rent"), [(True, 12), (False, 0)])
def test_jail_collect_rent(collects: bool, rent: int) -> None:
    t = bare(jail_collect_rent=collects).jailed(B).owns(B, "Virginia Avenue").at(A, "middle:10").dice(1, 2, 1)
    t.play("roll")
    assert t.cash(B) == 1500 + rent


@rule("UM-JAL-5")
def test_no_voucher_is_played_in_jail() -> None:
    t = bare().jailed(A).holds(A, "bus-ticket-1")
    assert t.options("ticket") == []
    with pytest.raises(IllegalAction):
        t.play("ticket bus-ticket-1 middle:11")
    t.dice(3, 4).play("roll")
    with pytest.raises(IllegalAction, match="no-voucher-in-jail"):
        t.play("ticket bus-ticket-1 middle:11")


@rule("UM-JAL-5")
def test_after_buying_out_a_voucher_may_be_played_before_the_roll() -> None:
    t = bare().jailed(A).holds(A, "bus-ticket-1").owns(A, "St. Charles Place")
    t.play("pay", "ticket bus-ticket-1 middle:11")
    assert (where(t, A), t.decision.kind) == ("middle:11", "turn")


@rule("IX-85")
def test_who_cannot_raise_the_bail_is_bankrupt_to_the_pool() -> None:
    t = bare().jailed(A, tries=2).has(A, 30).dice(3, 4).play("roll")
    assert t.options() == ["bankrupt"]
    t.play("bankrupt")
    assert (pool(t), t.cash(A), t.decision.player) == (30, 0, B)


@rule("IX-91")
def test_in_jail_one_manages_as_ever() -> None:
    t = bare().jailed(A).owns_group(A, "orange").owns(A, "Boardwalk").owns(B, "Short Line")
    t.play("build Tennessee Avenue", "sell Tennessee Avenue", "mortgage Boardwalk", "lift Boardwalk")
    t.play("offer 1 $250 for Short Line", "accept")
    assert (t.owner("Short Line"), t.decision.kind) == (A, "jail")


@rule("IX-91")
def test_in_jail_one_bids() -> None:
    t = bare().jailed(B).at(A, "middle:1").dice(1, 2, 1).play("roll", "decline", "bid 50", "pass", "pass")
    assert t.owner("Reading Railroad") == B

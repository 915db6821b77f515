"""Doubles, triples and the rolls in Jail (rulebook 2.4)."""

import pytest

from passgo import EDITIONS, IllegalAction
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
DEEDS = tuple(row.name for row in EDITIONS["mega"].board.rows if row.price)


def owner_of_all() -> Table:
    """A owns every property, so that only the dice matter."""
    return table("mega").owns(A, *DEEDS)


# doubles


@rule("MEGA-DBL-1")
def test_doubles_roll_all_three_dice_again() -> None:
    t = owner_of_all().dice(3, 3, 1, 1, 2, 2).play("roll")
    assert (t.place(A), t.decision.kind) == (7, "turn")
    t.play("roll")
    assert (t.place(A), t.decision.kind) == (12, "end")
    assert len(t.happened("speed-die")) == 1


@rule("MEGA-DBL-1")
@pytest.mark.parametrize("dice", [(2, 3, 2), (2, 3, 3), (3, 2, 3)])
def test_the_speed_die_makes_no_doubles(dice: tuple[int, int, int]) -> None:
    t = owner_of_all().dice(*dice).play("roll")
    assert t.decision.kind == "end"


@rule("MEGA-DBL-1")
def test_the_third_doubles_lead_to_jail() -> None:
    t = owner_of_all().at(A, 10).dice(1, 1, 3, 6, 6, 3, 2, 2, 1).play("roll", "roll")
    assert t.place(A) == 30
    t.play("roll")
    assert t.in_jail(A)
    assert (t.place(A), t.decision.player) == (13, B)


@rule("MEGA-DBL-1")
def test_doubles_of_two_turns_are_not_added_up() -> None:
    t = table("mega", players=2).owns(A, *DEEDS).dice(1, 1, 2, 1, 2, 1, 1, 2, 2, 5, 5, 1)
    t.play("roll", "roll", "end", "roll", "end", "roll")
    assert (t.decision.kind, t.in_jail(A)) == ("turn", False)


@rule("MEGA-DBL-2")
def test_a_ticket_may_be_used_instead_of_the_roll_for_doubles() -> None:
    t = owner_of_all().holds(A, "bus-ticket-1").dice(4, 4, 2).play("roll")
    assert (t.place(A), t.decision.kind) == (10, "turn")
    assert t.options("ticket") == [f"ticket bus-ticket-1 {space}" for space in (11, 12, 13)]
    t.play("ticket bus-ticket-1 13")
    assert (t.place(A), t.decision.kind) == (13, "end")
    assert t.options("roll") == []


@rule("MEGA-DBL-3")
def test_a_ticket_used_instead_of_the_roll_for_doubles_ends_the_moving() -> None:
    t = owner_of_all().holds(A, "bus-ticket-1", "bus-ticket-2").dice(4, 4, 2).play("roll", "ticket bus-ticket-1 11")
    assert (t.decision.player, t.decision.kind) == (A, "end")
    t.play("end")
    assert t.decision.player == B


@rule("MEGA-DBL-3")
def test_a_ticket_between_doubles_neither_counts_nor_resets_them() -> None:
    t = table("mega", voucher_replaces_roll=False).owns(A, *DEEDS).holds(A, "bus-ticket-1", "bus-ticket-2")
    t.dice(1, 1, 2, 2, 2, 1, 4, 4, 1)
    t.play("roll", "ticket bus-ticket-1 6", "roll", "ticket bus-ticket-2 12")
    assert not t.in_jail(A)
    t.play("roll")
    assert t.in_jail(A)


# Jail


@rule("MEGA-JAL-1")
def test_in_jail_only_the_white_dice_are_rolled() -> None:
    t = owner_of_all().jailed(A).dice(5, 5, 1, 2, 1).play("roll")
    assert not t.happened("speed-die")
    assert (t.place(A), t.in_jail(A)) == (23, False)
    assert t.decision.kind == "end"  # no bonus, no extra roll
    t.play("end", "roll")
    assert t.place(B) == 4


@rule("MEGA-JAL-1")
def test_an_icon_of_the_turn_before_does_not_work_in_jail() -> None:
    t = table("mega").owns(B, *DEEDS).owns(-1, 24).jailed(B).dice(2, 3, 4, 5, 5).play("roll", "buy", "end", "roll")
    assert (t.place(B), t.decision.kind) == (23, "end")


@rule("MEGA-JAL-1")
def test_a_miss_with_the_white_dice_keeps_in_jail() -> None:
    t = owner_of_all().jailed(A).dice(1, 2).play("roll")
    assert (t.in_jail(A), t.decision.kind) == (True, "end")
    assert not t.happened("speed-die")


@rule("MEGA-JAL-1")
def test_after_the_third_miss_the_bank_gets_50_and_the_two_dice_are_moved() -> None:
    t = owner_of_all().jailed(A, tries=2).dice(3, 4, 1, 2, 1)
    bank = t.game.state.bank
    t.play("roll")
    assert (t.place(A), t.cash(A), t.game.state.bank) == (20, 2450, bank + 50)
    assert t.decision.kind == "end"


@rule("MEGA-JAL-2")
def test_who_pays_rolls_all_three_dice() -> None:
    t = owner_of_all().jailed(A).dice(2, 2, 2).play("pay", "roll")
    assert (t.cash(A), t.decision.kind) == (2450, "triple")
    t.play("goto 51")
    assert t.place(A) == 51


@rule("MEGA-JAL-2")
def test_who_uses_a_card_rolls_all_three_dice() -> None:
    t = owner_of_all().owns(-1, 23).jailed(A).holds(A, "chest-leave-jail").dice(2, 4, 4)
    t.play("card chest-leave-jail", "roll")
    assert (t.place(A), t.decision.kind) == (23, "buy")  # Mr. Monopoly went on from 19


@rule("MEGA-JAL-2")
def test_who_paid_rolls_again_after_doubles() -> None:
    t = owner_of_all().jailed(A).dice(3, 3, 1).play("pay", "roll")
    assert (t.place(A), t.decision.kind) == (20, "turn")


# triples


@rule("MEGA-TRP-1")
@pytest.mark.parametrize("pips", [1, 2, 3])
def test_triples_lead_to_any_space(pips: int) -> None:
    t = owner_of_all().owns(-1, "Boardwalk").at(A, 20).dice(pips, pips, pips).play("roll")
    assert (t.decision.kind, len(t.options())) == ("triple", 51)
    assert t.happened("triple")
    t.play("goto 51")
    assert (t.place(A), t.decision.kind) == (51, "buy")


@rule("MEGA-TRP-1")
@pytest.mark.parametrize(("pips", "face"), [(4, 4), (5, 6), (4, 5), (5, 4)])
def test_doubles_with_an_icon_are_no_triples(pips: int, face: int) -> None:
    t = owner_of_all().dice(pips, pips, face).cards("bus-ticket-1").play("roll")
    assert not t.happened("triple")
    assert (t.place(A), t.decision.kind) == (2 * pips, "turn")


@rule("MEGA-TRP-1")
def test_the_chosen_space_is_resolved() -> None:
    t = table("mega").owns(B, "Boardwalk").at(A, 20).dice(2, 2, 2).play("roll", "goto Boardwalk")
    assert (t.cash(A), t.cash(B)) == (2450, 2550)


@rule("MEGA-TRP-2")
def test_no_roll_after_triples() -> None:
    t = owner_of_all().dice(2, 2, 2).play("roll", "goto 51")
    assert (t.decision.player, t.decision.kind) == (A, "end")
    with pytest.raises(IllegalAction):
        t.play("roll")


@rule("MEGA-TRP-2")
def test_no_ticket_after_triples() -> None:
    t = owner_of_all().holds(A, "bus-ticket-1").dice(2, 2, 2).play("roll", "goto 51")
    assert t.options("ticket") == []


@rule("MEGA-TRP-3")
@pytest.mark.parametrize(("space", "cash"), [(13, 2700), (0, 2700), (51, 2500), (47, 2700)])
def test_passing_go_on_the_way_pays_200(space: int, cash: int) -> None:
    t = owner_of_all().at(A, 48).dice(1, 1, 1).play("roll", f"goto {space}")
    if space == 47:
        t.play("take")
    assert (t.place(A), t.cash(A), t.in_jail(A)) == (space, cash, False)


@rule("MEGA-TRP-4")
def test_triples_after_two_doubles_do_not_jail() -> None:
    t = owner_of_all().at(A, 10).dice(1, 1, 3, 6, 6, 3, 3, 3, 3).play("roll", "roll", "roll")
    assert t.decision.kind == "triple"
    t.play("goto 26")
    assert (t.in_jail(A), t.place(A), t.decision.kind) == (False, 26, "end")


@rule("MEGA-TRP-4")
def test_plain_doubles_after_two_doubles_do() -> None:
    t = owner_of_all().at(A, 10).dice(1, 1, 3, 6, 6, 3, 4, 4, 1).play("roll", "roll", "roll")
    assert t.in_jail(A)


@rule("MEGA-TRP-5")
def test_the_own_space_is_refused() -> None:
    t = owner_of_all().at(A, 20).dice(2, 2, 2).play("roll")
    assert "goto 20" not in t.options()
    with pytest.raises(IllegalAction):
        t.play("goto 20")
    assert t.decision.kind == "triple"


@rule("MEGA-TRP-5")
def test_go_to_jail_may_be_chosen_and_jails() -> None:
    t = owner_of_all().at(A, 20).dice(2, 2, 2).play("roll", "goto 39")
    assert t.in_jail(A)
    assert (t.place(A), t.decision.player) == (13, B)


@rule("MEGA-TRP-5")
@pytest.mark.parametrize("corner", [0, 13, 26])
def test_the_other_corners_may_be_chosen(corner: int) -> None:
    t = owner_of_all().at(A, 20).dice(2, 2, 2).play("roll", f"goto {corner}")
    assert (t.place(A), t.in_jail(A)) == (corner, False)


@rule("MEGA-TRP-5")
def test_a_card_space_may_be_chosen_and_its_card_moves_on() -> None:
    t = owner_of_all().at(A, 20).dice(2, 2, 2).cards("chance-red").play("roll", "goto 28")
    assert t.place(A) == 30

"""Mr. Monopoly on the speed die: one more move, to the next property for sale or the next rent (rulebook 2.3)."""

import pytest

from passgo import EDITIONS, IllegalAction
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
DEEDS = tuple(row.name for row in EDITIONS["mega"].board.rows if row.price)
M = 4  # a face of the speed die


def all_owned(seat: int, mrm_mortgaged: str = "may_stay") -> Table:
    """Every property belongs to one player."""
    return table("mega", mrm_mortgaged=mrm_mortgaged).owns(seat, *DEEDS)


@rule("MEGA-MRM-1")
def test_the_space_of_the_white_dice_is_resolved_first() -> None:
    t = table("mega").dice(2, 3, M).play("roll")
    assert t.cash(A) == 2300  # Income Tax
    assert (t.place(A), t.decision.kind) == (6, "buy")
    t.play("buy")
    assert (t.owner("Reading Railroad"), t.cash(A)) == (A, 2100)
    assert t.decision.kind == "end"


@rule("MEGA-MRM-1")
def test_two_properties_may_be_bought_with_one_roll() -> None:
    t = table("mega").dice(1, 2, M).play("roll")
    assert (t.place(A), t.decision.kind) == (3, "buy")
    t.play("buy")
    assert (t.place(A), t.decision.kind) == (4, "buy")
    t.play("buy")
    assert [t.owner(space) for space in (3, 4)] == [A, A]


@rule("MEGA-MRM-1")
def test_properties_of_others_are_skipped_without_rent_while_one_is_for_sale() -> None:
    t = table("mega").owns(B, "Reading Railroad").owns(A, "Massachusetts Avenue").dice(2, 3, M).play("roll")
    assert (t.place(A), t.cash(B)) == (8, 2500)


@rule("MEGA-MRM-1")
def test_the_move_goes_on_from_where_a_card_led() -> None:
    t = table("mega").at(A, 4).owns(A, 16).dice(2, 3, M).cards("chance-pink").play("roll")
    assert t.place(A) == 17


@rule("MEGA-MRM-1")
def test_a_property_refused_on_the_first_space_is_not_come_back_to() -> None:
    t = table("mega").owns(B, *DEEDS).owns(-1, 3).dice(1, 2, M).play("roll", "decline", "pass", "pass", "pass")
    assert (t.place(A), t.decision.kind) == (3, "end")


@rule("MEGA-MRM-1")
def test_the_bonus_comes_before_the_roll_for_doubles() -> None:
    t = table("mega").owns(A, 4).dice(2, 2, M, 1, 2, 1).play("roll")
    assert t.place(A) == 6
    t.play("buy")
    assert t.decision.kind == "turn"
    t.play("roll")
    assert t.place(A) == 10


@rule("MEGA-MRM-1")
def test_who_is_ruined_on_the_first_space_has_no_bonus() -> None:
    t = table("mega").has(A, 0).dice(2, 3, M).play("roll", "bankrupt")
    assert (t.decision.player, t.decision.kind) == (B, "turn")
    assert not t.happened("moved")


@rule("MEGA-MRM-2")
def test_a_property_refused_at_the_end_of_the_bonus_is_auctioned() -> None:
    t = table("mega").dice(2, 3, M).play("roll", "decline")
    assert t.decision.kind == "auction"
    t.play("bid 60", "pass", "pass")
    assert (t.owner("Reading Railroad"), t.cash(B)) == (B, 2440)
    assert (t.decision.player, t.decision.kind) == (A, "end")


@rule("MEGA-MRM-3")
def test_when_all_is_owned_the_next_rent_is_paid() -> None:
    t = all_owned(A).owns(C, "Massachusetts Avenue").dice(2, 3, M).play("roll")
    assert t.place(A) == 7
    assert (t.cash(A), t.cash(C)) == (2500 - 200 - 6, 2506)
    assert t.decision.kind == "end"


@rule("MEGA-MRM-3")
def test_the_next_rent_may_be_that_of_a_utility_by_the_white_dice() -> None:
    t = all_owned(A).owns(B, "Gas Company").dice(2, 3, M).play("roll")
    assert (t.place(A), t.cash(B)) == (10, 2500 + 4 * 5)


@rule("MEGA-MRM-3")
def test_the_rent_of_the_first_space_is_paid_and_then_the_next() -> None:
    t = all_owned(B).dice(1, 2, M).play("roll")
    assert t.place(A) == 4
    assert t.cash(A) == 2500 - 3 * 4 - 3 * 5


@rule("MEGA-MRM-3")
def test_the_search_goes_round_the_whole_board() -> None:
    t = all_owned(A).owns(B, "Arctic Avenue").dice(2, 3, M).play("roll")
    assert t.place(A) == 4
    assert t.cash(A) == 2500 - 200 + 200 - 5  # Income Tax, GO, rent


@rule("MEGA-MRM-4")
@pytest.mark.parametrize(("said", "space"), [("stay", 5), ("move", 6)])
def test_if_the_next_property_of_another_is_mortgaged_one_may_stay(said: str, space: int) -> None:
    t = all_owned(A).owns(B, "Reading Railroad").mortgaged("Reading Railroad").owns(C, "Massachusetts Avenue")
    t.dice(2, 3, M).play("roll")
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "mr-monopoly", ["stay", "move"])
    t.play(said)
    assert (t.place(A), t.cash(A)) == (space, 2500 - 200)  # Income Tax; no rent
    assert t.decision.kind == "end"


@rule("MEGA-MRM-4")
def test_a_mortgage_of_ones_own_is_passed_over() -> None:
    t = all_owned(A).mortgaged("Reading Railroad").owns(C, "Massachusetts Avenue").dice(2, 3, M).play("roll")
    assert (t.place(A), t.decision.kind) == (7, "end")


@rule("MEGA-MRM-4")
def test_as_a_house_rule_mortgaged_properties_are_passed_over() -> None:
    t = all_owned(A, mrm_mortgaged="skip").owns(B, "Reading Railroad").mortgaged("Reading Railroad")
    t.owns(C, "Massachusetts Avenue").dice(2, 3, M).play("roll")
    assert (t.place(A), t.cash(C)) == (7, 2506)


@rule("MEGA-MRM-4")
def test_as_a_house_rule_without_any_rent_ahead_the_token_stays() -> None:
    t = all_owned(B, mrm_mortgaged="skip").owns(C, *DEEDS[:9]).mortgaged(*DEEDS).dice(2, 3, M).play("roll")
    assert t.place(A) == 5
    assert len(t.happened("moved")) == 1
    assert (t.decision.player, t.decision.kind) == (A, "end")


@rule("MEGA-MRM-4")
def test_who_owns_everything_stays_too() -> None:
    t = all_owned(A).dice(2, 3, M).play("roll")
    assert (t.place(A), t.decision.kind) == (5, "end")


@rule("MEGA-MRM-5")
def test_nobody_else_manages_before_the_bonus_is_resolved() -> None:
    t = table("mega", manage_offturn="any_time").owns_group(B, "green").dice(1, 2, M).play("roll", "interrupt 1")
    assert (t.decision.player, t.decision.kind) == (A, "buy")  # the white move
    t.play("buy", "interrupt 1")
    assert (t.decision.player, t.decision.kind, t.place(A)) == (A, "buy", 4)  # the bonus
    t.play("buy", "interrupt 1")
    assert (t.decision.player, t.decision.kind) == (B, "manage")
    t.play("build 40", "done")
    assert t.level(40) == 1


@rule("MEGA-MRM-5")
def test_without_mr_monopoly_others_need_not_wait() -> None:
    t = table("mega", manage_offturn="any_time").owns_group(B, "green").dice(1, 2, 1).play("roll", "interrupt 1")
    assert (t.decision.player, t.decision.kind) == (B, "manage")


@rule("MEGA-MRM-5")
@pytest.mark.parametrize("space", [3, 4])
def test_no_deals_before_the_bonus_is_resolved(space: int) -> None:
    t = table("mega").owns(B, "Boardwalk").dice(1, 2, M).play("roll", *["buy"] * (space - 3))
    assert (t.place(A), t.decision.kind) == (space, "buy")
    assert not t.decision.free
    with pytest.raises(IllegalAction, match="no-deals-yet"):
        t.play("offer 1 $500 for Boardwalk")
    t.play(*["buy"] * (5 - space))
    assert [free.verb for free in t.decision.free] == ["offer"]
    t.play("offer 1 $500 for Boardwalk", "accept")
    assert t.owner("Boardwalk") == A


@rule("MEGA-MRM-5")
def test_the_player_on_the_move_may_build() -> None:
    t = table("mega").owns_group(A, "green").dice(1, 2, M).play("roll", "build 40", "buy", "build 41")
    assert (t.level(40), t.level(41)) == (1, 1)


@rule("MEGA-MRM-5")
def test_another_player_in_debt_sells_and_mortgages_but_does_not_deal() -> None:
    t = table("mega").has(B, 20).owns(B, "Reading Railroad").dice(1, 1, M).cards("chest-opera").play("roll")
    assert (t.decision.player, t.decision.kind) == (B, "debt")
    assert not [free for free in t.decision.free if free.verb == "offer"]
    with pytest.raises(IllegalAction, match="no-deals-yet"):
        t.play("offer 0 Reading Railroad for $500")
    t.play("mortgage Reading Railroad")
    assert t.cash(B) == 70
    assert (t.decision.player, t.decision.kind, t.place(A)) == (A, "buy", 3)


@rule("MEGA-MRM-5")
def test_a_stay_completes_the_move_too() -> None:
    t = all_owned(A).owns(B, "Baltic Avenue").mortgaged("Baltic Avenue").dice(2, 3, M).play("roll", "stay")
    assert [free.verb for free in t.decision.free] == ["offer"]


@rule("MEGA-MRM-6")
def test_passing_go_on_the_bonus_pays_200() -> None:
    t = table("mega").at(A, 46).owns(A, "Boardwalk").dice(2, 3, M).play("roll")
    assert (t.place(A), t.cash(A)) == (1, 2700)


@rule("MEGA-MRM-6")
def test_landing_on_go_and_going_on_pays_200_once() -> None:
    t = table("mega").at(A, 47).dice(2, 3, M).play("roll")
    assert (t.place(A), t.cash(A)) == (1, 2700)


@rule("MEGA-MRM-7")
def test_jail_by_the_space_cancels_the_bonus() -> None:
    t = table("mega").at(A, 33).dice(2, 4, M).play("roll")
    assert t.in_jail(A)
    assert (t.place(A), t.decision.player) == (13, B)


@rule("MEGA-MRM-7")
@pytest.mark.parametrize(("start", "card"), [(4, "chance-jail"), (17, "chest-jail")])
def test_jail_by_a_card_cancels_the_bonus(start: int, card: str) -> None:
    t = table("mega").at(A, start).dice(2, 3, M).cards(card).play("roll")
    assert t.in_jail(A)
    assert (t.place(A), t.decision.player) == (13, B)


@rule("MEGA-MRM-7")
def test_jail_by_the_third_doubles_cancels_the_bonus() -> None:
    t = all_owned(A).at(A, 10).dice(1, 1, 3, 6, 6, 3, 4, 4, M).play("roll", "roll", "roll")
    assert t.in_jail(A)
    assert t.decision.player == B

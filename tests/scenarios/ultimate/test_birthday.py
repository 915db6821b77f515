"""The Birthday Gift (rulebook 3.22)."""

import pytest

from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.common import A, B, C, D, emptied, hand, pack
from tests.scenarios.ultimate.money import bare


def lands(t: Table) -> Table:
    return t.at(A, "outer:46").dice(1, 2, 2).play("roll")


@rule("UM-GFT-1", "UM-GFT-2")
def test_a_voucher_from_one_and_money_from_the_other() -> None:
    t = lands(bare().holds(B, "bus-ticket-1", "bus-ticket-2"))
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "gift-from", ["cash", "take"])
    t.play("take", "give bus-ticket-1")
    assert t.options() == ["cash"]  # C has no voucher
    t.play("cash")
    assert (hand(t, A), hand(t, B)) == (["bus-ticket-1"], ["bus-ticket-2"])
    assert [t.cash(p) for p in range(3)] == [1600, 1500, 1400]


@rule("UM-GFT-1")
def test_birthday_source_each_player_is_the_recipients_choice_for_each() -> None:
    t = lands(bare(birthday_source="each_player").holds(B, "bus-ticket-1").holds(C, "transit-token-1"))
    t.play("cash", "take", "give transit-token-1")
    assert ([t.cash(p) for p in range(3)], hand(t, A)) == ([1600, 1400, 1500], ["transit-token-1"])


@rule("UM-GFT-1", "UM-GFT-3")
@pytest.mark.parametrize(("answer", "cash", "vouchers"), [("cash", 1600, 0), ("take", 1500, 1)])
def test_birthday_source_bank(answer: str, cash: int, vouchers: int) -> None:
    t = lands(bare(birthday_source="bank").holds(B, "bus-ticket-1"))
    assert (t.decision.kind, t.options()) == ("gift", ["cash", "take"])
    t.play(answer)
    assert (t.cash(A), len(hand(t, A)), t.cash(B)) == (cash, vouchers, 1500)
    assert pack(t, "vouchers") == 35 - vouchers


@rule("UM-GFT-3")
def test_from_the_bank_with_an_empty_pack_it_is_money() -> None:
    t = lands(emptied(bare(birthday_source="bank"), "vouchers"))
    if t.decision.kind == "gift":
        assert t.options() == ["cash"]
        t.play("cash")
    assert (t.cash(A), t.decision.kind) == (1600, "end")


@rule("UM-GFT-1")
def test_birthday_source_one_player() -> None:
    t = lands(bare(players=4, birthday_source="one_player").bankrupt(B).holds(C, "bus-ticket-1"))
    assert (t.decision.kind, t.options()) == ("giver", ["pick 2", "pick 3"])
    t.play("pick 2", "cash")
    assert [t.cash(p) for p in (A, C, D)] == [1600, 1400, 1500]


@rule("UM-GFT-2")
def test_a_roll_three_card_is_no_voucher() -> None:
    t = lands(bare().holds(B, "roll-three-123", "chance-leave-jail"))
    assert t.options() == ["cash"]


@rule("UM-GFT-4")
def test_gifts_are_separate_debts_from_the_left() -> None:
    t = lands(bare().has(C, 40).owns(C, "Boardwalk")).play("cash")
    assert t.cash(A) == 1600  # B has paid
    t.play("cash")
    assert (t.decision.player, t.decision.kind) == (C, "debt")
    t.play("mortgage Boardwalk")
    assert (t.cash(A), t.cash(C), t.decision.player) == (1700, 140, A)


@rule("UM-GFT-4")
def test_the_giver_chooses_which_voucher() -> None:
    t = lands(bare().holds(B, "bus-ticket-1", "transit-token-1")).play("take")
    assert (t.decision.player, t.options()) == (B, ["give bus-ticket-1", "give transit-token-1"])


@rule("IX-88")
def test_a_giver_who_cannot_pay_is_ruined_and_his_vouchers_do_not_help() -> None:
    t = lands(bare().has(B, 40).holds(B, "bus-ticket-1")).play("cash")
    assert (t.decision.player, t.options()) == (B, ["bankrupt"])
    t.play("bankrupt")
    assert (t.cash(A), hand(t, A)) == (1540, ["bus-ticket-1"])
    assert (t.decision.player, t.decision.kind) == (A, "gift-from")  # C is next
    t.play("cash")
    assert t.cash(A) == 1640


@rule("IX-105")
def test_twelve_players_give_eleven_gifts() -> None:
    t = lands(bare(players=12))
    for giver in range(1, 12):
        assert (t.decision.player, t.decision.kind, t.decision.about["giver"]) == (A, "gift-from", giver)
        t.play("cash")
    assert (t.cash(A), t.decision.kind) == (2600, "end")

"""Debts: what may be done for them and never otherwise, and who cannot pay at all."""

import pytest

from passgo import IllegalAction
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, C, covered, kept_by, money, race


def indebted(cash: int = 10_000, **settings: object) -> Table:
    """A is about to land on B's Style Square, for 35,000."""
    return race(3, **settings).owns(B, "Style Square").at(A, 14).has(A, cash).dice(1, 2)


def owed(t: Table) -> tuple[int, int, int]:
    """Who owes whom how much."""
    about = t.decision.about
    return about["debtor"], about["creditor"], about["amount"]


@rule("MIL-90", "MIL-A18")
@pytest.mark.parametrize(("cash", "asked"), [(34_999, True), (35_000, False)])
def test_a_debt_is_more_than_ones_cash(cash: int, asked: bool) -> None:
    t = indebted(cash).owns(A, "Castle View").play("roll")
    assert (t.decision.kind == "debt") == asked


@rule("MIL-90")
def test_a_debt_to_the_bank() -> None:
    t = race().owns(A, "Castle View").has(A, 5000).at(A, 14).dice(1, 3).cards("chance-fast-car").play("roll")
    assert t.decision.kind == "debt"
    t.play("mortgage 9")
    assert t.cash(A) == 5000 + 18_000 - 10_000


@rule("MIL-91")
@pytest.mark.parametrize("said", ["mortgage 17", "sell 1", "selldown 1 0 0"])
@pytest.mark.parametrize("when", ["turn", "end", "manage", "jail"])
def test_never_for_another_reason(said: str, when: str) -> None:
    t = race().owns_group(A, "brown").built(5, "Motor Drive", "Gadget Wharf").owns(A, "Style Square")
    if when == "end":
        t.at(A, 4).dice(2, 2).play("roll")
    elif when == "manage":
        t.turn(B).play("interrupt 0")
    elif when == "jail":
        t.jailed(A)
    assert t.decision.kind == when and t.decision.player == A
    assert not t.options("sell") + t.options("mortgage") + t.options("selldown")
    with pytest.raises(IllegalAction, match="only-in-debt"):
        t.play(said)


@rule("MIL-A16", "MIL-A18")
def test_the_window_closes_when_the_cash_is_there() -> None:
    t = indebted().owns(A, "Castle View", "Sunshine Bay").play("roll", "mortgage 21")
    assert t.cash(A) == 10_000 + 58_000 - 35_000 and t.decision.kind == "end"
    with pytest.raises(IllegalAction, match="only-in-debt"):
        t.play("mortgage 9")


@rule("MIL-92", "MIL-93")
def test_houses_are_sold_at_half_and_evenly() -> None:
    t = indebted().owns_group(A, "brown").built(2, "Motor Drive", "Gadget Wharf").play("roll")
    assert t.options("sell") == ["sell 1", "sell 3"] and t.options("mortgage") == []
    t.play("sell 1")
    assert t.cash(A) == 15_000 and t.options("sell") == ["sell 3"]
    with pytest.raises(IllegalAction, match="sell-evenly"):
        t.play("sell 1")


@rule("MIL-94")
def test_a_hotel_is_sold_at_half_and_leaves_four_houses() -> None:
    t = indebted(0).owns_group(A, "brown").built(5, "Motor Drive", "Gadget Wharf").play("roll", "sell 1")
    assert (t.level("Motor Drive"), t.cash(A)) == (4, 5000)
    assert t.game.view(None)["pieces"] == {"house": 28, "hotel": 11}


@rule("MIL-94", "MIL-A19")
@pytest.mark.parametrize(("houses", "paid"), [(3, 10_000), (1, 20_000), (0, 25_000)])
def test_what_is_missing_is_sold_with_it(houses: int, paid: int) -> None:
    t = indebted(0).owns_group(A, "brown").built(5, "Motor Drive", "Gadget Wharf").pieces(houses, 10)
    t.play("roll", "sell 1")
    assert (t.level("Motor Drive"), t.cash(A)) == (houses, paid)
    assert t.game.view(None)["pieces"] == {"house": 0, "hotel": 11}


@rule("MIL-A19")
def test_hotels_are_not_sold_together() -> None:
    t = indebted(0).owns_group(A, "brown").built(5, "Motor Drive", "Gadget Wharf").play("roll")
    assert t.options("selldown") == []
    with pytest.raises(IllegalAction, match="sell-one-at-a-time"):
        t.play("selldown 1 0 0")


@rule("MIL-95", "MIL-A20")
def test_only_its_own_buildings_bar_a_mortgage() -> None:
    t = indebted(0).owns_group(A, "pink").built(1, "Castle View").play("roll")
    assert t.options("mortgage") == ["mortgage 10", "mortgage 11"]
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play("mortgage 9")


@rule("MIL-A20")
def test_mortgage_requires_group_clear() -> None:
    t = indebted(0, mortgage_requires_group_clear=True).owns_group(A, "pink").built(1, "Castle View").play("roll")
    assert t.options("mortgage") == [] and t.options("sell") == ["sell 9"]


@rule("MIL-96", "MIL-97")
def test_a_mortgage_brings_half_the_price_and_ends_the_rent() -> None:
    t = indebted(20_000).owns(A, "Castle View").play("roll", "mortgage 9")
    assert t.cash(A) == 20_000 + 18_000 - 35_000 and t.is_mortgaged("Castle View") and t.owner("Castle View") == A
    t.play("end").at(B, 4).dice(2, 3).play("roll")
    assert t.place(B) == 9 and t.cash(A) == 3000


@rule("MIL-96")
@pytest.mark.parametrize(("values", "amount"), [("half", 58_000), ("printed", 40_000)])
def test_mortgage_values(values: str, amount: int) -> None:
    t = indebted(0, mortgage_values=values).owns(A, "Sunshine Bay").play("roll", "mortgage 21")
    assert t.cash(A) == amount - 35_000


@rule("MIL-98", "MIL-99")
def test_a_debtor_sells_to_another_player() -> None:
    t = indebted().owns(A, "Castle View").holds(A, "chance-leave-jail").play("roll")
    t.play("offer 2 9, chance-leave-jail for $60000", "accept")
    assert t.owner("Castle View") == C and kept_by(t, C) == ["chance-leave-jail"]
    assert t.cash(A) == 10_000 + 60_000 - 35_000 and t.decision.kind == "end"


@rule("MIL-99")
def test_a_creditor_may_take_things_instead_of_money() -> None:
    t = indebted().owns(A, "Castle View").holds(A, "chance-leave-jail").play("roll")
    t.play("settle $10000, 9, chance-leave-jail", "accept")
    assert t.owner("Castle View") == B and t.cash(A) == 0 and t.cash(B) == START + 10_000
    assert kept_by(t, B) == ["chance-leave-jail"] and t.decision.kind == "end"


# who cannot pay


@rule("MIL-100", "MIL-A21")
def test_a_creditor_gets_cash_deeds_and_ways_out_of_jail() -> None:
    t = indebted().owns(A, "Motor Drive", "Castle View").mortgaged("Motor Drive", "Castle View")
    t.holds(A, "chance-leave-jail", "fortune-leave-jail-1", "fortune-takeover-1", "fortune-vip-pass")
    t.play("roll", "pay", "bankrupt")
    assert t.game.state.bankrupt[A] and t.owner("Motor Drive") == B
    assert kept_by(t, B) == ["chance-leave-jail", "fortune-leave-jail-1"] and kept_by(t, A) == []
    assert t.game.state.discards_count[2] == 2  # the others are discarded
    assert (t.decision.kind, t.decision.player) == ("inherit", B)
    assert t.cash(B) == START + 10_000 - 1000  # a tenth of 5,000, rounded up to the smallest note
    t.play("lift 1", "keep 9")
    assert not t.is_mortgaged("Motor Drive") and t.is_mortgaged("Castle View")
    assert t.cash(B) == START + 10_000 - 1000 - 3000 - 4000


@rule("MIL-A21")
def test_the_bank_clears_mortgages_and_auctions_one_by_one() -> None:
    t = race().owns(A, "Motor Drive", "Castle View").mortgaged("Motor Drive", "Castle View").has(A, 5000)
    t.at(A, 14).dice(1, 3).cards("chance-fast-car").play("roll", "bankrupt")
    assert t.decision.kind == "auction" and not t.is_mortgaged("Motor Drive")
    t.play("bid 1000", "pass")
    assert t.owner("Motor Drive") == B and t.decision.kind == "auction"
    t.play("pass", "pass")
    assert t.owner("Castle View") == -1 and t.decision.player == B  # nobody landed there: the Bank keeps it


@rule("MIL-A21")
def test_the_last_one_left_wins() -> None:
    t = indebted().bankrupt(C).play("roll", "bankrupt")
    assert t.game.winners == (B,)


@rule("MIL-A21")
def test_nobody_gives_up_who_could_pay() -> None:
    t = indebted().owns(A, "Sunshine Bay").play("roll")
    with pytest.raises(IllegalAction, match="can-still-pay"):
        t.play("bankrupt")


@rule("MIL-A29")
def test_several_are_paid_clockwise_each_a_debt_of_its_own() -> None:
    t = covered().at(A, 14).has(A, 15_000).dice(1, 2).cards("fortune-tips").play("roll")
    assert t.decision.kind == "debt" and owed(t) == (A, C, 10_000)
    assert money(t)[B:] == [10, 0]
    t.play("bankrupt")
    assert money(t)[B:] == [10, 5]

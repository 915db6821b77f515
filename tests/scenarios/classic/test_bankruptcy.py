"""Debts that cannot be paid: raising money, settling in kind, and what becomes of an estate (rulebook 1.14)."""

import pytest

from passgo import IllegalAction
from passgo.testing import table
from tests.rules import rule

A, B, C, D = range(4)


# raising the money


@rule("CLS-BKR-1")
def test_whoever_owes_more_than_he_can_raise_is_out() -> None:
    t = table().has(A, 100).owns(A, "Pennsylvania Railroad").at(A, 34).dice(1, 2)
    t.owns_group(B, "dark blue").built(2, "Park Place", "Boardwalk").play("roll")  # a rent of $500
    assert (t.decision.player, t.decision.kind) == (A, "debt")
    t.play("mortgage Pennsylvania Railroad")
    assert t.cash(A) == 200
    assert t.options() == ["bankrupt"]
    t.play("bankrupt")
    assert t.game.state.bankrupt[A]
    assert t.owner("Pennsylvania Railroad") == B


@rule("CLS-BKR-1")
def test_nobody_goes_bankrupt_who_can_still_pay() -> None:
    t = table().has(A, 250).owns_group(A, "brown").built(2, "Mediterranean Avenue", "Baltic Avenue")
    t.owns(A, "Oriental Avenue", "Short Line").mortgaged("Oriental Avenue").at(A, 34).dice(1, 2)
    t.owns_group(B, "dark blue").built(2, "Park Place", "Boardwalk").play("roll")
    assert "bankrupt" not in t.options()  # 250 + 4 x 25 + 30 + 30 + 100 = 510
    with pytest.raises(IllegalAction, match="CLS-BKR-1"):
        t.play("bankrupt")
    t.play(*["sell Baltic Avenue", "sell Mediterranean Avenue"] * 2, "mortgage Short Line")
    assert t.decision.kind == "debt"
    t.play("mortgage Baltic Avenue", "mortgage Mediterranean Avenue")
    assert (t.cash(A), t.cash(B)) == (10, 2000)
    assert t.decision.kind == "end"


@rule("CLS-BKR-1")
def test_bankruptcy_is_refused_to_who_can_pay_exactly() -> None:
    t = table().has(A, 400).owns(A, "Short Line").at(A, 34).dice(1, 2)
    t.owns_group(B, "dark blue").built(2, "Park Place", "Boardwalk").play("roll")  # 400 + 100 for a rent of $500
    assert t.options() == ["mortgage 35"]
    with pytest.raises(IllegalAction, match="can-still-pay"):
        t.play("bankrupt")
    t.play("mortgage Short Line")
    assert (t.cash(A), t.cash(B), t.decision.kind) == (0, 2000, "end")
    assert not t.game.state.bankrupt[A]


@rule("CLS-BKR-1")
def test_one_dollar_short_is_bankrupt() -> None:
    t = table().has(A, 399).owns(A, "Short Line").at(A, 34).dice(1, 2)
    t.owns_group(B, "dark blue").built(2, "Park Place", "Boardwalk").play("roll")
    assert "bankrupt" in t.options()


@rule("CLS-BKR-1")
def test_a_trade_that_another_accepts_saves_the_debtor() -> None:
    t = table().has(A, 100).owns(A, "Pennsylvania Railroad").at(A, 34).dice(1, 2)
    t.owns_group(B, "dark blue").built(2, "Park Place", "Boardwalk").play("roll")
    t.play("offer 2 Pennsylvania Railroad for $400", "accept")
    assert (t.cash(A), t.cash(B), t.cash(C)) == (0, 2000, 1100)
    assert (t.decision.player, t.decision.kind) == (A, "end")


@rule("CLS-BKR-1")
@pytest.mark.parametrize("action", ["roll", "end", "build Oriental Avenue", "lift Baltic Avenue"])
def test_a_debt_comes_before_everything_else(action: str) -> None:
    t = table().has(A, 100).owns_group(A, "light blue").owns(A, "Baltic Avenue").mortgaged("Baltic Avenue")
    t.dice(1, 3).play("roll")  # $200 of Income Tax
    with pytest.raises(IllegalAction, match="CLS-BKR-1"):
        t.play(action)


# debts to the Bank


@rule("CLS-BKR-2")
def test_the_bank_takes_cash_and_deeds_and_auctions_the_deeds_one_by_one() -> None:
    t = table().has(A, 40).owns(A, "Baltic Avenue", "Oriental Avenue").dice(1, 3)
    t.play("roll", "mortgage Baltic Avenue", "mortgage Oriental Avenue")
    bank = t.game.state.bank
    t.play("bankrupt")
    assert t.game.state.bank == bank + 120
    assert t.cash(A) == 0
    assert [event.values["deed"] for event in t.happened("auction-opened")] == [t.deed("Baltic Avenue")]
    assert t.decision.player == B
    t.play("bid 5", "bid 20", "pass")
    assert [event.values["deed"] for event in t.happened("auction-opened")] == [t.deed("Oriental Avenue")]
    t.play("bid 30", "pass")
    assert (t.owner("Baltic Avenue"), t.owner("Oriental Avenue")) == (C, B)
    assert (t.cash(B), t.cash(C)) == (1470, 1480)
    assert (t.decision.player, t.decision.kind) == (B, "turn")


@rule("CLS-BKR-2")
def test_an_estate_that_nobody_bids_for_stays_with_the_bank() -> None:
    t = table().has(A, 0).owns(A, "Baltic Avenue", "Oriental Avenue").dice(1, 3)
    t.play("roll", "bankrupt", *["pass"] * 4)
    assert (t.owner("Baltic Avenue"), t.owner("Oriental Avenue")) == (-1, -1)
    assert (t.decision.player, t.decision.kind) == (B, "turn")


@rule("CLS-BKR-2")
def test_the_bankrupt_has_no_part_in_the_auctions_and_no_turn_any_more() -> None:
    t = table().has(A, 0).owns(A, "Baltic Avenue").dice(1, 3, 4, 6, 4, 6).at(B, 10).at(C, 10)
    t.play("roll", "bankrupt", "bid 1", "pass")
    assert t.owner("Baltic Avenue") == B
    t.play("roll", "end", "roll", "end")
    assert t.decision.player == B


@rule("CLS-BKR-2")
def test_money_for_the_jackpot_is_lost_like_money_for_the_bank() -> None:
    t = table(parking_jackpot=True).has(A, 70).owns(A, "Baltic Avenue").dice(1, 3).play("roll", "bankrupt")
    assert t.game.state.pool == 70
    t.play("pass", "bid 10")
    assert t.owner("Baltic Avenue") == C


@rule("CLS-BKR-3")
def test_an_estate_comes_to_auction_without_buildings_mortgages_and_cards() -> None:
    t = table().has(A, 0).owns_group(A, "brown").built(1, "Mediterranean Avenue", "Baltic Avenue")
    t.owns(A, "Oriental Avenue").mortgaged("Oriental Avenue").holds(A, "chance-leave-jail", "chest-leave-jail")
    assert t.game.view(None)["packs"] == {"chance": 15, "community-chest": 15}
    t.dice(1, 3).play("roll", "bankrupt")
    assert t.game.view(None)["packs"] == {"chance": 16, "community-chest": 16}
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 12}
    t.play(*["bid 10", "pass"] * 3)
    for lot in ("Mediterranean Avenue", "Baltic Avenue", "Oriental Avenue"):
        assert (t.owner(lot), t.level(lot), t.is_mortgaged(lot)) == (B, 0, False)


# debts to players


@rule("CLS-BKR-4")
def test_the_creditor_gets_cash_half_of_the_buildings_and_the_deeds() -> None:
    t = table().turn(B).has(B, 30).owns_group(B, "brown").built(2, "Mediterranean Avenue", "Baltic Avenue")
    t.owns_group(A, "dark blue").built(5, "Park Place", "Boardwalk").at(B, 34).dice(1, 2).play("roll", "bankrupt")
    assert t.cash(A) == 1500 + 130
    assert t.cash(B) == 0
    for lot in ("Mediterranean Avenue", "Baltic Avenue"):
        assert (t.owner(lot), t.level(lot), t.is_mortgaged(lot)) == (A, 0, False)
    assert t.game.view(None)["pieces"] == {"house": 32, "hotel": 10}


@rule("CLS-BKR-4")
def test_the_creditor_gets_the_get_out_of_jail_cards() -> None:
    t = table().has(A, 0).holds(A, "chance-leave-jail", "chest-leave-jail").owns(B, "Reading Railroad").dice(2, 3)
    t.play("roll", "bankrupt")
    t.play("offer 2 chance-leave-jail, chest-leave-jail for $50", "accept")
    assert t.cash(B) == 1550
    assert t.game.view(None)["packs"] == {"chance": 15, "community-chest": 15}


@rule("CLS-BKR-5")
def test_an_heir_who_lifts_at_once_pays_the_tenth_only_once() -> None:
    t = table().has(A, 0).owns(A, "Short Line").mortgaged("Short Line").owns(B, "Reading Railroad").dice(2, 3)
    t.play("roll", "bankrupt")
    assert t.cash(B) == 1490
    assert (t.decision.player, t.decision.kind) == (B, "inherit")
    assert t.options() == ["keep 35", "lift 35"]
    t.play("lift Short Line")
    assert (t.owner("Short Line"), t.is_mortgaged("Short Line"), t.cash(B)) == (B, False, 1390)


@rule("CLS-BKR-5")
def test_an_heir_who_keeps_the_mortgage_pays_the_tenth_again_later() -> None:
    t = table().has(A, 0).owns(A, "Short Line").mortgaged("Short Line").owns(B, "Reading Railroad").dice(2, 3)
    t.play("roll", "bankrupt", "keep Short Line")
    assert (t.is_mortgaged("Short Line"), t.cash(B)) == (True, 1490)
    t.play("lift Short Line")
    assert (t.is_mortgaged("Short Line"), t.cash(B)) == (False, 1380)


@rule("CLS-BKR-5")
def test_an_heir_answers_for_each_mortgaged_deed_by_itself() -> None:
    deeds = ("Baltic Avenue", "Electric Company", "Park Place")
    t = table().has(A, 0).owns(A, *deeds).mortgaged(*deeds).owns(B, "Reading Railroad").dice(2, 3)
    t.play("roll", "bankrupt", "keep Baltic Avenue", "lift Electric Company", "keep Park Place")
    assert [t.is_mortgaged(deed) for deed in deeds] == [True, False, True]
    assert t.cash(B) == 1500 - 3 - (8 + 75) - 18


@rule("CLS-BKR-5")
@pytest.mark.parametrize(("cash", "options"), [(109, ["keep 35"]), (110, ["keep 35", "lift 35"])])
def test_an_heir_who_lacks_the_money_to_lift_may_only_keep(cash: int, options: list[str]) -> None:
    t = table().has(A, 0).owns(A, "Short Line").mortgaged("Short Line").owns(B, "Reading Railroad").has(B, cash)
    t.dice(2, 3).play("roll", "bankrupt")
    assert t.options() == options


@rule("CLS-BKR-5")
def test_an_heir_may_have_to_mortgage_to_pay_the_tenth() -> None:
    t = table().has(A, 0).owns(A, "Short Line").mortgaged("Short Line").owns(B, "Reading Railroad").has(B, 3)
    t.dice(2, 3).play("roll", "bankrupt")
    assert (t.decision.player, t.decision.kind) == (B, "debt")
    t.play("mortgage Reading Railroad")
    assert t.cash(B) == 93
    assert t.decision.kind == "inherit"


@rule("CLS-BKR-2", "CLS-BKR-5")
def test_an_heir_ruined_by_the_tenths_is_bankrupt_to_the_bank() -> None:
    green = ("Pacific Avenue", "North Carolina Avenue", "Pennsylvania Avenue")
    t = table(players=4).has(A, 1).owns(A, *green).mortgaged(*green).owns(B, "Baltic Avenue").has(B, 0)
    t.dice(1, 2).play("roll", "bankrupt", "mortgage Baltic Avenue")  # 1 + 30 for tenths of 15, 15 and 16
    t.play("keep Pacific Avenue", "keep North Carolina Avenue")
    assert (t.decision.player, t.decision.kind, t.options()) == (B, "debt", ["bankrupt"])
    t.play("bankrupt")
    for lot in ("Baltic Avenue", *green):
        assert [event.values["deed"] for event in t.happened("auction-opened")] == [t.deed(lot)]
        t.play("bid 9", "pass")
        assert (t.owner(lot), t.is_mortgaged(lot)) == (C, False)
    assert (t.decision.player, t.decision.kind) == (C, "turn")
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 0, 1464, 1500]


@rule("CLS-BKR-2", "CLS-BKR-5")
def test_the_player_whose_turn_it_is_may_be_ruined_by_what_he_inherits() -> None:
    green = ("Pacific Avenue", "North Carolina Avenue", "Pennsylvania Avenue")
    t = table(players=4).has(A, 0).at(A, 29).dice(2, 2).cards("chest-birthday").has(B, 5)
    t.owns(B, *green).mortgaged(*green).play("roll", "bankrupt")
    assert (t.decision.player, t.decision.kind, t.cash(A)) == (A, "debt", 5)
    t.play("bankrupt", *["pass", "bid 9"] * 3)
    assert {t.owner(lot) for lot in green} == {D}
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 0, 1500, 1500 - 27]  # the dead have no birthday
    assert (t.decision.player, t.decision.kind) == (C, "turn")


@rule("CLS-BKR-1")
@pytest.mark.parametrize(("cash", "raised"), [(50, "mortgage 6"), (49, "mortgage 39"), (40, "mortgage 39")])
def test_who_does_not_answer_raises_what_is_just_enough(cash: int, raised: str) -> None:
    t = table().has(A, cash).owns(A, "Oriental Avenue", "Boardwalk").at(A, 35).dice(1, 2).play("roll")  # a tax of $100
    assert t.decision.default_action.text == raised


# settling in kind


@rule("CLS-BKR-6")
def test_a_debt_is_settled_partly_in_property_that_the_creditor_accepts() -> None:
    t = table().has(A, 120).owns(A, "Vermont Avenue", "Water Works").at(A, 33).dice(1, 3)
    t.owns_group(B, "dark blue").built(1, "Park Place", "Boardwalk").play("roll")  # a rent of $175
    t.play("settle Vermont Avenue, $100")
    offered = {"player": A, "partner": B, "amount": 175}
    assert [event.values for event in t.happened("settlement-offered")] == [offered]
    told = [event.values["item"] for event in t.happened("trade-item")]
    assert [t.game.notation.item(item) for item in told] == ["8", "$100"]
    assert (t.decision.player, t.decision.kind) == (B, "settlement")
    assert t.options() == ["accept", "refuse"]
    t.play("accept")
    assert (t.owner("Vermont Avenue"), t.owner("Water Works")) == (B, A)
    assert (t.cash(A), t.cash(B)) == (20, 1600)
    assert (t.decision.player, t.decision.kind) == (A, "end")


@rule("CLS-BKR-6")
def test_a_creditor_may_insist_on_cash() -> None:
    t = table().has(A, 120).owns(A, "Vermont Avenue", "Water Works").at(A, 33).dice(1, 3)
    t.owns_group(B, "dark blue").built(1, "Park Place", "Boardwalk").play("roll")
    t.play("settle Vermont Avenue, $100", "refuse")
    assert [event.values for event in t.happened("trade-refused")] == [{"player": B, "partner": A}]
    assert (t.owner("Vermont Avenue"), t.cash(A), t.cash(B)) == (A, 120, 1500)
    assert (t.decision.player, t.decision.kind) == (A, "debt")
    t.play("mortgage Water Works")
    assert (t.cash(A), t.cash(B)) == (20, 1675)


@rule("CLS-BKR-6")
@pytest.mark.parametrize(
    "settlement",
    [
        "settle Oriental Avenue",  # a house stands on the group
        "settle Short Line",  # not the debtor's
        "settle Water Works, $121",  # more than is held
        "settle Water Works, Water Works",
        "settle nothing",
        "settle Water Works for $10",
        "settle immunity Water Works",
    ],
)
def test_an_illegal_settlement_is_refused_and_changes_nothing(settlement: str) -> None:
    t = table().has(A, 120).owns(A, "Water Works").owns_group(A, "light blue").built(1, "Vermont Avenue")
    t.owns_group(B, "dark blue").built(1, "Park Place", "Boardwalk").at(A, 33).dice(1, 3).play("roll")
    before = t.game.digest()
    with pytest.raises(IllegalAction):
        t.play(settlement)
    assert t.game.digest() == before


@rule("CLS-BKR-6")
def test_the_bank_takes_no_property_for_a_debt() -> None:
    t = table().has(A, 120).owns(A, "Boardwalk").dice(1, 3).play("roll")
    with pytest.raises(IllegalAction, match="CLS-BKR-6"):
        t.play("settle Boardwalk")


@rule("CLS-BKR-6")
def test_refused_settlements_count_as_refused_offers() -> None:
    t = table(trade_offers_per_turn=1).has(A, 20).owns(A, "Vermont Avenue").owns(B, "Reading Railroad").dice(2, 3)
    t.play("roll", "settle Vermont Avenue", "refuse")
    assert t.decision.free == ()
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("settle Vermont Avenue")


@rule("CLS-BKR-7")
def test_a_creditor_may_count_a_mortgaged_deed_above_its_worth() -> None:
    t = table().has(A, 120).owns(A, "Vermont Avenue").mortgaged("Vermont Avenue").at(A, 36).dice(1, 2)
    t.owns_group(B, "dark blue").built(1, "Park Place", "Boardwalk").play("roll")  # a rent of $200
    assert t.options() == ["bankrupt"]
    t.play("settle Vermont Avenue, $120", "accept")
    assert (t.owner("Vermont Avenue"), t.is_mortgaged("Vermont Avenue")) == (B, True)
    assert (t.cash(A), t.cash(B)) == (0, 1620)
    assert (t.decision.player, t.decision.kind) == (A, "end")
    assert not t.game.state.bankrupt[A]


# several creditors


@rule("CLS-BKR-8")
def test_the_first_creditor_not_paid_in_full_takes_the_estate() -> None:
    t = table().has(A, 70).owns(A, "Baltic Avenue").mortgaged("Baltic Avenue").dice(3, 4).cards("chance-chair")
    t.play("roll")
    assert (t.cash(A), t.cash(B), t.cash(C)) == (20, 1550, 1500)
    t.play("bankrupt")
    assert (t.cash(B), t.cash(C)) == (1550, 1500 + 20 - 3)
    assert t.owner("Baltic Avenue") == C


@rule("CLS-BKR-8")
def test_creditors_are_paid_from_the_left_of_the_debtor() -> None:
    t = table(players=4).turn(C).has(C, 120).dice(3, 4).cards("chance-chair").play("roll")
    assert [t.cash(p) for p in (A, B, C, D)] == [1550, 1500, 20, 1550]
    t.play("bankrupt")
    assert [t.cash(p) for p in (A, B, C, D)] == [1550, 1520, 0, 1550]


@rule("CLS-BKR-8")
def test_creditors_after_the_ruining_one_get_nothing() -> None:
    t = table(players=4).has(A, 70).owns(A, "Short Line").mortgaged("Short Line").dice(3, 4).cards("chance-chair")
    t.play("roll", "bankrupt", "keep Short Line")
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 1550, 1510, 1500]
    assert (t.owner("Short Line"), t.decision.player) == (C, B)


# when the turn goes on


@rule("CLS-BKR-1")
def test_doubles_give_a_bankrupt_player_no_further_roll() -> None:
    t = table().has(A, 0).owns(A, "Baltic Avenue").dice(2, 2).play("roll", "bankrupt", "pass", "bid 7")
    assert t.owner("Baltic Avenue") == C
    assert (t.decision.player, t.decision.kind) == (B, "turn")


@rule("CLS-BKR-1")
def test_the_ruin_of_another_does_not_end_a_turn_with_doubles() -> None:
    t = table().has(B, 5).at(A, 29).dice(2, 2).cards("chest-birthday").play("roll", "bankrupt")
    assert (t.cash(A), t.cash(C)) == (1515, 1490)
    assert (t.decision.player, t.decision.kind) == (A, "turn")
    assert t.options() == ["roll"]

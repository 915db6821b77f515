"""The settings of Classic: every value of every switch."""

from collections.abc import Callable

import pytest

from passgo.engine.game import Game
from passgo.engine.notation import IllegalAction
from passgo.testing import Table, table
from tests.rules import rule


@rule("CLS-RNT-4")
@pytest.mark.parametrize(("siblings", "rent"), [("cancel", 14), ("count_unmortgaged", 14), ("ignore", 28)])
def test_rent_mortgaged_siblings(siblings: str, rent: int) -> None:
    t = table(rent_mortgaged_siblings=siblings).owns_group(1, "orange").mortgaged("New York Avenue")
    t.at(0, 13).dice(1, 2).play("roll")
    assert t.cash(0) == 1500 - rent


@rule("CLS-RRD-3", "CLS-UTL-5")
@pytest.mark.parametrize(("count", "railroad", "utility"), [(True, 50, 70), (False, 25, 28)])
def test_rent_count_mortgaged_sets(count: bool, railroad: int, utility: int) -> None:
    t = table(rent_count_mortgaged_sets=count).owns_group(1, "utility").owns(1, "Reading Railroad", "Short Line")
    t.mortgaged("Water Works", "Short Line").at(0, 2).at(2, 5).dice(1, 2, 4, 6, 3, 4)
    t.play("roll", "end", "roll", "end", "roll")
    assert (t.cash(0), t.cash(2)) == (1500 - railroad, 1500 - utility)


# mortgages


@rule("CLS-MTG-1")
def test_mortgage_requires_group_clear() -> None:
    t = table(mortgage_requires_group_clear=True).owns_group(0, "orange")
    t.built(1, "St. James Place", "Tennessee Avenue")
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play("mortgage New York Avenue")


@rule("CLS-MTG-1")
def test_mortgage_requires_only_the_lot_clear() -> None:
    t = table(mortgage_requires_group_clear=False).owns_group(0, "orange")
    t.built(1, "St. James Place", "Tennessee Avenue")
    with pytest.raises(IllegalAction, match="sell-buildings-first"):
        t.play("mortgage St. James Place")
    t.play("mortgage New York Avenue")
    assert t.cash(0) == 1600


@rule("CLS-MTG-6")
@pytest.mark.parametrize(("fee", "buyer"), [("bankruptcy_only", 1440), ("always", 1430)])
def test_mortgage_transfer_fee(fee: str, buyer: int) -> None:
    t = table(mortgage_transfer_fee=fee).owns(0, "Reading Railroad").mortgaged("Reading Railroad")
    t.play("offer 1 Reading Railroad for $60", "accept")
    assert (t.cash(0), t.cash(1)) == (1560, buyer)
    t.dice(4, 6).play("roll", "end", "lift Reading Railroad")
    assert t.cash(1) == buyer - 110


@rule("CLS-MTG-6")
def test_a_buyer_must_have_the_transfer_fee() -> None:
    t = table(mortgage_transfer_fee="always").owns(0, "Reading Railroad").mortgaged("Reading Railroad").has(1, 69)
    with pytest.raises(IllegalAction, match="not-enough-cash"):
        t.play("offer 1 Reading Railroad for $60")


@rule("CLS-MTG-6", "CLS-TRD-9")
@pytest.mark.parametrize(("maker", "partner"), [(0, 1), (1, 0)])
@pytest.mark.parametrize(("cash", "legal"), [(10, True), (9, False)])
def test_cash_received_in_a_deal_counts_towards_the_fees_on_what_comes_with_it(
    maker: int, partner: int, cash: int, legal: bool
) -> None:
    """Seat 0 is without a dollar and gets a mortgaged deed, whose fee is $10, together with cash for his own deed."""
    t = table(mortgage_transfer_fee="always").owns(1, "Reading Railroad").mortgaged("Reading Railroad")
    t.owns(0, "Oriental Avenue").has(0, 0).turn(maker)
    his, mine = f"${cash}, Reading Railroad", "Oriental Avenue"
    offer = f"offer {partner} {mine} for {his}" if maker == 0 else f"offer {partner} {his} for {mine}"
    if not legal:
        with pytest.raises(IllegalAction, match="not-enough-cash"):
            t.play(offer)
        return
    t.play(offer, "accept")
    assert (t.owner("Reading Railroad"), t.owner("Oriental Avenue")) == (0, 1)
    assert (t.cash(0), t.cash(1)) == (0, 1490)


@rule("CLS-MTG-6", "CLS-TRD-9")
@pytest.mark.parametrize(("maker", "partner"), [(0, 1), (1, 0)])
@pytest.mark.parametrize(("cash", "legal"), [(70, True), (69, False)])
def test_cash_given_in_a_deal_is_not_there_for_the_fees(maker: int, partner: int, cash: int, legal: bool) -> None:
    t = table(mortgage_transfer_fee="always").owns(1, "Reading Railroad").mortgaged("Reading Railroad")
    t.has(0, cash).turn(maker)
    his, mine = "Reading Railroad", "$60"
    offer = f"offer {partner} {mine} for {his}" if maker == 0 else f"offer {partner} {his} for {mine}"
    if not legal:
        with pytest.raises(IllegalAction, match="not-enough-cash"):
            t.play(offer)
        return
    t.play(offer, "accept")
    assert (t.cash(0), t.cash(1)) == (0, 1560)


# manage.offturn


@rule("CLS-TUR-3")
def test_manage_offturn_between_turns() -> None:
    t = table(manage_offturn="between_turns").owns_group(1, "brown").dice(4, 6)
    t.play("interrupt 1")
    assert (t.decision.kind, t.decision.player) == ("turn", 0)
    t.play("roll", "end", "build 1", "done")
    assert t.level("Mediterranean Avenue") == 1
    assert (t.decision.kind, t.decision.player) == ("turn", 1)


@rule("CLS-TUR-3")
def test_manage_offturn_any_time() -> None:
    t = table(manage_offturn="any_time").owns_group(1, "brown")
    t.play("interrupt 1")
    assert (t.decision.kind, t.decision.player) == ("manage", 1)
    t.play("build 1", "done")
    assert t.level("Mediterranean Avenue") == 1
    assert (t.decision.kind, t.decision.player) == ("turn", 0)


@rule("CLS-TUR-3")
def test_manage_offturn_any_time_waits_for_the_end_of_an_auction() -> None:
    t = table(manage_offturn="any_time").owns_group(2, "light blue").dice(1, 2)
    t.play("roll", "decline", "interrupt 2")
    assert t.decision.kind == "auction"
    t.play("pass", "pass", "pass", "end")
    assert (t.decision.kind, t.decision.player) == ("manage", 2)


@rule("CLS-TUR-3")
def test_manage_offturn_never() -> None:
    t = table(manage_offturn="never").owns_group(1, "brown")
    with pytest.raises(IllegalAction, match="no-managing-off-turn"):
        t.play("interrupt 1")


@rule("CLS-TUR-3")
@pytest.mark.parametrize("seat", [1, 3])
def test_only_seats_in_the_game_interrupt(seat: int) -> None:
    t = table(players=3).bankrupt(1)
    with pytest.raises(IllegalAction, match="no-such-seat"):
        t.play(f"interrupt {seat}")


# money


FINES: dict[str, tuple[Callable[[Table], Table], str, int]] = {
    "tax": (lambda t: t.at(0, 1).dice(1, 2), "roll", 200),
    "card fine": (lambda t: t.at(0, 4).dice(1, 2).cards("chance-speeding"), "roll", 15),
    "repairs": (lambda t: t.owns(0, 1).built(1, 1).at(0, 4).dice(1, 2).cards("chance-repairs"), "roll", 25),
    "bail": (lambda t: t.jailed(0), "pay", 50),
}


@rule("CLS-PRK-1")
@pytest.mark.parametrize("fine", FINES)
@pytest.mark.parametrize("jackpot", [False, True])
def test_parking_jackpot_gathers_fines(fine: str, jackpot: bool) -> None:
    set_up, action, amount = FINES[fine]
    t = table(parking_jackpot=jackpot)
    set_up(t)
    t.play(action)
    assert t.game.view(None)["pool"] == (amount if jackpot else 0)


@rule("CLS-PRK-1")
@pytest.mark.parametrize(("jackpot", "won"), [(False, 0), (True, 200)])
def test_parking_jackpot_is_won_on_free_parking(jackpot: bool, won: int) -> None:
    t = table(parking_jackpot=jackpot).at(0, 1).at(1, 17).at(2, 17).dice(1, 2, 1, 2, 1, 2)
    t.play("roll", "end", "roll", "end", "roll")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (1300, 1500 + won, 1500)


@rule("CLS-GO-1", "CLS-GO-4")
@pytest.mark.parametrize(("land", "salary"), [("200", 200), ("400", 400)])
def test_salary_go_land(land: str, salary: int) -> None:
    t = table(salary_go_land=land).at(0, 37).at(1, 39).dice(1, 2, 4, 6)
    t.play("roll")
    assert t.cash(0) == 1500 + salary
    t.owns(1, "Connecticut Avenue").play("end", "roll")
    assert (t.place(1), t.cash(1)) == (9, 1700)


@rule("CLS-GO-1")
def test_salary_go_land_counts_for_a_card_too() -> None:
    t = table(salary_go_land="400").at(0, 4).dice(1, 2).cards("chance-go")
    t.play("roll")
    assert t.cash(0) == 1900


@rule("CLS-JAL-11", "CLS-DBL-3")
def test_jail_doubles_reroll_off() -> None:
    t = table(jail_doubles_reroll=False).jailed(0).dice(5, 5)
    t.play("roll")
    assert (t.place(0), t.decision.kind) == (20, "end")


@rule("CLS-JAL-11", "CLS-DBL-3")
def test_jail_doubles_reroll_on() -> None:
    t = table(jail_doubles_reroll=True).owns_group(0, "railroad").jailed(0).dice(5, 5, 1, 4)
    t.play("roll")
    assert (t.place(0), t.decision.kind) == (20, "turn")
    t.play("roll")
    assert (t.place(0), t.decision.kind) == (25, "end")


@rule("CLS-DBL-3")
def test_the_doubles_that_leave_jail_do_not_count_towards_three() -> None:
    t = table(jail_doubles_reroll=True).owns_group(0, "orange").jailed(0).dice(3, 3, 1, 1, 1, 1, 2, 2)
    t.play("roll", "roll", "roll")
    assert not t.in_jail(0)
    assert t.place(0) == 20
    t.play("roll")
    assert t.in_jail(0)


@rule("CLS-RNT-7", "CLS-JAL-8")
@pytest.mark.parametrize(("collects", "rent"), [(True, 6), (False, 0)])
def test_jail_collect_rent(collects: bool, rent: int) -> None:
    t = table(jail_collect_rent=collects).owns(1, "Oriental Avenue").jailed(1).dice(2, 4)
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1500 - rent, 1500 + rent)


@rule("CLS-RNT-7")
def test_an_owner_just_visiting_collects_anyway() -> None:
    t = table(jail_collect_rent=False).owns(1, "Oriental Avenue").at(1, 10).dice(2, 4)
    t.play("roll")
    assert t.cash(1) == 1506


# auctions


@rule("CLS-AUC-4")
def test_auction_mode_round_robin() -> None:
    t = table(auction_mode="round_robin").dice(1, 2)
    t.play("roll", "decline", "pass", "bid 5", "bid 6")
    assert t.decision.player == 2
    with pytest.raises(IllegalAction, match="no-hammer"):
        t.play("hammer")


@rule("CLS-AUC-4")
def test_auction_mode_timed_open_lets_you_bid_after_a_pass() -> None:
    t = table(auction_mode="timed_open").dice(1, 2)
    t.play("roll", "decline", "pass", "bid 5", "pass")
    assert t.decision.player == 1
    t.play("bid 6", "pass", "pass")
    assert t.owner("Baltic Avenue") == 1
    assert t.cash(1) == 1494


@rule("CLS-AUC-4")
def test_auction_mode_timed_open_ends_with_the_hammer() -> None:
    t = table(auction_mode="timed_open").dice(1, 2)
    t.play("roll", "decline", "bid 5", "hammer")
    assert t.owner("Baltic Avenue") == 1
    assert t.cash(1) == 1495
    assert t.decision.kind == "end"


@rule("CLS-AUC-5")
def test_the_hammer_without_a_bid_leaves_the_deed_with_the_bank() -> None:
    t = table(auction_mode="timed_open").dice(1, 2)
    t.play("roll", "decline", "pass", "hammer")
    assert t.owner("Baltic Avenue") == -1


@rule("CLS-AUC-4")
def test_the_hammer_is_for_auctions_only() -> None:
    with pytest.raises(IllegalAction, match="no-hammer"):
        table(auction_mode="timed_open").play("hammer")


@rule("CLS-AUC-1", "CLS-AUC-4")
@pytest.mark.parametrize("least", [1, 10])
def test_auction_min_bid_is_the_least_opening_and_raise(least: int) -> None:
    t = table(auction_min_bid=least).dice(1, 2)
    t.play("roll", "decline")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play(f"bid {least - 1}")
    t.play(f"bid {least}")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play(f"bid {2 * least - 1}")
    t.play(f"bid {2 * least}", "pass", "pass")
    assert t.cash(2) == 1500 - 2 * least


# timed.stop


@rule("CLS-TIME-6")
def test_timed_stop_end_of_turn() -> None:
    t = table(variant="timed", timed_stop="end_of_turn").owns_group(0, "railroad").dice(5, 5, 4, 6)
    t.play("roll", "time")
    assert t.decision.kind == "turn"
    t.play("roll")
    assert not t.game.over
    t.play("end")
    assert t.game.over


@rule("CLS-TIME-6")
def test_timed_stop_immediately() -> None:
    t = table(variant="timed", timed_stop="immediately").dice(5, 5)
    t.play("roll", "time")
    assert t.game.over


@rule("CLS-TIME-6")
def test_timed_stop_end_of_round() -> None:
    t = table(variant="timed", timed_stop="end_of_round").dice(4, 6, 4, 6, 4, 6)
    t.play("time", "roll", "end", "roll", "end", "roll")
    assert not t.game.over
    t.play("end")
    assert t.game.over


@rule("CLS-TIME-6")
def test_time_is_called_in_the_timed_game_only() -> None:
    with pytest.raises(IllegalAction, match="no-clock"):
        table().play("time")


# trade


@rule("CLS-TRD-9")
def test_trade_immunity_off() -> None:
    t = table(trade_immunity=False).owns(0, "Reading Railroad")
    with pytest.raises(IllegalAction, match="no-immunity"):
        t.play("offer 1 immunity Reading Railroad for $50")


@rule("CLS-TRD-9")
def test_trade_immunity_on() -> None:
    t = table(trade_immunity=True).owns(0, "Reading Railroad").at(0, 7).dice(1, 2, 2, 3, 2, 3)
    t.play("offer 1 immunity Reading Railroad for $50", "accept", "roll", "end", "roll", "end", "roll")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (1575, 1450, 1475)


@rule("CLS-TRD-9")
def test_an_immunity_ends_when_the_deed_changes_hands() -> None:
    t = table(trade_immunity=True).owns(0, "Reading Railroad").at(0, 7).dice(1, 2, 2, 3)
    t.play("offer 1 immunity 5 for $50", "accept", "offer 2 5 for $200", "accept", "roll", "end", "roll")
    assert (t.cash(1), t.cash(2)) == (1425, 1325)


@rule("CLS-TRD-9")
@pytest.mark.parametrize("limit", [0, 1, 5])
def test_trade_offers_per_turn(limit: int) -> None:
    t = table(players=2, trade_offers_per_turn=limit).dice(4, 6, 4, 6)
    for _ in range(limit):
        t.play("offer 1 $1 for $2", "refuse")
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("offer 1 $1 for $2")
    t.play("roll", "end", "roll", "end")
    assert bool(t.decision.free) == (limit > 0)


@rule("CLS-TRD-9")
def test_an_accepted_offer_does_not_count_against_the_limit() -> None:
    t = table(trade_offers_per_turn=1)
    t.play("offer 1 $1 for $2", "accept", "offer 1 $1 for $2", "refuse")
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("offer 1 $1 for $2")


# taxes, players, pieces, cards


@rule("CLS-TAX-1")
def test_tax_income_flat() -> None:
    t = table(tax_income="flat", cards_deck="pre2008").at(0, 1).dice(1, 2)
    t.play("roll")
    assert t.cash(0) == 1300


@rule("CLS-TAX-1")
@pytest.mark.parametrize(("answer", "tax"), [("flat", 200), ("percent", 150)])
def test_tax_income_choice(answer: str, tax: int) -> None:
    t = table(tax_income="choice").at(0, 1).dice(1, 2)
    t.play("roll", answer)
    assert t.cash(0) == 1500 - tax


@rule("CLS-GEN-7")
@pytest.mark.parametrize("most", [2, 8, 12])
def test_players_max(most: int) -> None:
    assert len(Game.start("classic", most, settings={"players.max": most}).header.names) == most
    with pytest.raises(ValueError, match=f"2 to {most} players, not {most + 1}"):
        Game.start("classic", most + 1, settings={"players.max": most})


@rule("CLS-GEN-7")
@pytest.mark.parametrize(("pieces", "houses", "hotels"), [("32/12", 32, 12), ("1/0", 1, 0)])
def test_bank_pieces(pieces: str, houses: int, hotels: int) -> None:
    t = table(bank_pieces=pieces)
    assert t.game.view(None)["pieces"] == {"house": houses, "hotel": hotels}


@rule("CLS-GEN-7")
def test_bank_pieces_run_out() -> None:
    t = table(bank_pieces="1/0").owns_group(0, "brown")
    t.play("build 1")
    with pytest.raises(IllegalAction, match="no-piece-left"):
        t.play("build 3")


OWN_CARDS = {"2008": "chest-advice", "pre2008": "chest-opera", "2021": "chest-bake-sale", "london": "chance-revelry"}


@rule("CLS-CRD-3")
@pytest.mark.parametrize("deck", OWN_CARDS)
def test_cards_deck(deck: str) -> None:
    names = {card.name for card in table(cards_deck=deck).game.state.edition.cards}
    assert names & set(OWN_CARDS.values()) == {OWN_CARDS[deck]}


@rule("CLS-CRD-3")
@pytest.mark.parametrize(
    ("skin", "deck"), [("us", "2008"), ("london", "london"), ("paris", "london"), ("springfield", "pre2008")]
)
def test_a_skin_brings_its_own_deck(skin: str, deck: str) -> None:
    assert Game.start("classic", skin=skin).header.settings["cards.deck"] == deck


@rule("CLS-PRK-1")
def test_a_single_dollar_is_won_too() -> None:
    t = table(parking_jackpot=True).pool(1).at(0, 17).dice(1, 2).play("roll")
    assert (t.cash(0), t.game.view(None)["pool"]) == (1501, 0)
    assert [event.values for event in t.happened("jackpot-won")] == [{"player": 0, "amount": 1}]


@rule("CLS-PRK-1")
def test_programs_are_told_whether_a_fine_goes_to_the_bank_or_to_free_parking() -> None:
    """Records, saves and logs of other programs have these numbers: the Bank is -1, the jackpot -2."""
    for jackpot, payee in ((False, -1), (True, -2)):
        t = table(parking_jackpot=jackpot).dice(1, 3).play("roll")
        assert [event.values["payee"] for event in t.happened("paid")] == [payee]
        owed = table(parking_jackpot=jackpot).has(0, 50).owns(0, "Boardwalk").dice(1, 3).play("roll")
        assert owed.decision.about["creditor"] == payee

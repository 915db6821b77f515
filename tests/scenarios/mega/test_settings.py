"""The settings of Mega: every value of those that are its own, and that it heeds those it shares with Classic."""

import pytest

from passgo import EDITIONS, Game, IllegalAction
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
DEEDS = tuple(row.name for row in EDITIONS["mega"].board.rows if row.price)
TICKETS = tuple(card.name for card in EDITIONS["mega"].decks[2].cards)
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue", "New Jersey Avenue")  # 21, 23, 24, 25
UTILITIES = ("Gas Company", "Electric Company", "Water Works")
M, BUS = 4, 6  # faces of the speed die


def tickets_of(t: Table, seat: int) -> list[str]:
    players = t.game.view(None)["players"]
    assert isinstance(players, list)
    return [card for card in players[seat]["cards"] if card in TICKETS]


# the dice


@rule("MEGA-DIE-3")
@pytest.mark.parametrize(
    ("faces", "icons"), [("1,2,3,M,M,B", {4: "M", 5: "M", 6: "B"}), ("1,2,3,M,B,B", {4: "M", 5: "B", 6: "B"})]
)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_dice_speed_faces(faces: str, icons: dict[int, str], face: int) -> None:
    t = table("mega", dice_speed_faces=faces).dice(2, 3, face).play("roll")
    seen = "B" if tickets_of(t, A) else "M" if t.place(A) == 6 else ""
    assert seen == icons[face]


@rule("MEGA-MRM-1")
@pytest.mark.parametrize(("acts", "cash"), [(True, 2300), (False, 2500)])
def test_mrm_first_space_action(acts: bool, cash: int) -> None:
    t = table("mega", mrm_first_space_action=acts).dice(2, 3, M).play("roll")
    assert (t.place(A), t.cash(A), t.decision.kind) == (6, cash, "buy")


@rule("MEGA-MRM-1", "MEGA-MRM-6", "MEGA-MRM-7")
def test_a_first_space_without_action_still_pays_or_sends_to_jail() -> None:
    t = table("mega", mrm_first_space_action=False).at(A, 47).dice(2, 3, M).play("roll")
    assert (t.place(A), t.cash(A), t.decision.kind) == (1, 2700, "buy")
    t = table("mega", mrm_first_space_action=False).at(A, 34).dice(2, 3, M).play("roll")
    assert (t.in_jail(A), t.decision.player) == (True, B)


@rule("MEGA-MRM-1")
@pytest.mark.parametrize("face", [1, BUS])
def test_without_mr_monopoly_the_first_space_acts_anyway(face: int) -> None:
    t = table("mega", mrm_first_space_action=False).at(A, 1 if face == 1 else 2).dice(1, 2, face)
    t.play("roll")
    assert (t.place(A), t.cash(A)) == (5, 2300)


@rule("MEGA-BUS-1")
def test_bus_mode_draw_then_move() -> None:
    t = table("mega", bus_mode="draw_then_move").dice(2, 3, BUS).play("roll")
    assert (t.place(A), len(tickets_of(t, A)), t.decision.kind) == (5, 1, "end")


@rule("MEGA-BUS-1", "MEGA-BUS-2")
@pytest.mark.parametrize(("said", "space", "tickets"), [("take", 5, 1), ("move", 9, 0)])
def test_bus_mode_choice(said: str, space: int, tickets: int) -> None:
    t = table("mega", bus_mode="choice").dice(2, 3, BUS).play("roll")
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "bus", ["take", "move"])
    t.cards("chance-dividend" if said == "move" else "bus-ticket-1").play(said)
    assert (t.place(A), len(tickets_of(t, A))) == (space, tickets)


@rule("MEGA-BUS-2")
def test_bus_mode_choice_with_an_empty_pack_leaves_none() -> None:
    t = table("mega", bus_mode="choice").holds(C, *TICKETS).dice(2, 3, BUS).cards("chance-dividend").play("roll")
    assert (t.place(A), t.decision.kind) == (9, "end")


@rule("MEGA-TRP-2")
@pytest.mark.parametrize(("ends", "player", "kind"), [("movement", A, "end"), ("turn", B, "turn")])
def test_triples_ends(ends: str, player: int, kind: str) -> None:
    t = table("mega", triples_ends=ends).dice(2, 2, 2).play("roll", "goto 51", "buy")
    assert (t.owner(51), t.decision.player, t.decision.kind) == (A, player, kind)


@rule("MEGA-TRP-3")
@pytest.mark.parametrize(("salary", "cash"), [("canonical_route", 2700), ("none", 2500)])
def test_triples_salary(salary: str, cash: int) -> None:
    t = table("mega", triples_salary=salary).at(A, 48).dice(1, 1, 1).play("roll", "goto 13")
    assert (t.place(A), t.cash(A)) == (13, cash)


@rule("MEGA-TRP-3")
def test_triples_to_go_pay_without_a_route_too() -> None:
    t = table("mega", triples_salary="none").at(A, 48).dice(1, 1, 1).play("roll", "goto 0")
    assert t.cash(A) == 2700


# tickets


@rule("MEGA-TKT-1")
@pytest.mark.parametrize(("replaces", "kind"), [(True, "end"), (False, "turn")])
def test_voucher_replaces_roll(replaces: bool, kind: str) -> None:
    t = table("mega", voucher_replaces_roll=replaces).owns(A, 3, 7).holds(A, "bus-ticket-1").dice(1, 2, 1)
    t.play("ticket bus-ticket-1 3")
    assert (t.place(A), t.decision.kind) == (3, kind)
    if not replaces:
        t.play("roll")
        assert (t.place(A), t.decision.kind) == (7, "end")


@rule("MEGA-TKT-6")
@pytest.mark.parametrize(("when", "left"), [("drawn", ["expiring-ticket-1"]), ("played", ["bus-ticket-1"])])
def test_voucher_expire_on_drawing(when: str, left: list[str]) -> None:
    t = table("mega", voucher_expire_on=when).holds(A, "bus-ticket-1").holds(B, "bus-ticket-2")
    t.at(A, 28).dice(1, 2, 1).cards("expiring-ticket-1").play("roll")
    assert set(tickets_of(t, A)) == {*left, "expiring-ticket-1"}
    assert tickets_of(t, B) == (["bus-ticket-2"] if when == "played" else [])


@rule("MEGA-TKT-6")
@pytest.mark.parametrize(("when", "left"), [("drawn", ["bus-ticket-1"]), ("played", [])])
def test_voucher_expire_on_playing(when: str, left: list[str]) -> None:
    t = table("mega", voucher_expire_on=when).holds(A, "bus-ticket-1", "expiring-ticket-1").holds(B, "bus-ticket-2")
    t.play("ticket expiring-ticket-1 3", "buy")
    assert (t.place(A), tickets_of(t, A)) == (3, left)
    assert len(tickets_of(t, B)) == len(left)


@rule("MEGA-TKT-1")
@pytest.mark.parametrize("most", [1, 2, 9])
def test_voucher_max_per_turn(most: int) -> None:
    t = table("mega", voucher_max_per_turn=most, voucher_replaces_roll=False).owns(A, *DEEDS).holds(A, *TICKETS[:10])
    spaces = (3, 4, 6, 7, 8, 10, 11, 12, 13, 14)
    for number in range(most):
        t.play(f"ticket bus-ticket-{number + 1} {spaces[number]}")
    assert t.options("ticket") == []
    with pytest.raises(IllegalAction, match="ticket-used"):
        t.play(f"ticket bus-ticket-{most + 1} {spaces[most]}")


@rule("MEGA-TKT-8")
def test_voucher_tradeable() -> None:
    t = table("mega", voucher_tradeable=True).holds(A, "bus-ticket-1").play("offer 1 bus-ticket-1 for $40", "accept")
    assert (tickets_of(t, B), t.cash(A)) == (["bus-ticket-1"], 2540)


@rule("MEGA-TKT-8")
def test_voucher_not_tradeable() -> None:
    t = table("mega", voucher_tradeable=False).holds(A, "bus-ticket-1", "chest-leave-jail")
    with pytest.raises(IllegalAction, match="vouchers-not-tradeable"):
        t.play("offer 1 bus-ticket-1 for $40")
    t.play("offer 1 chest-leave-jail for $40", "accept")
    assert t.cash(A) == 2540


# buildings


@rule("MEGA-SKY-3")
def test_skyscraper_per_group_limit_none() -> None:
    t = table("mega", skyscraper_per_group_limit="none").owns(A, *ORANGE).built(5, *ORANGE)
    t.play(*[f"build {lot}" for lot in ORANGE])
    assert [t.level(lot) for lot in ORANGE] == [6] * 4


@rule("MEGA-SKY-3")
def test_skyscraper_per_group_limit_one() -> None:
    t = table("mega", skyscraper_per_group_limit="1").owns(A, *ORANGE).built(5, *ORANGE).play("build 21")
    assert t.options("build") == []
    with pytest.raises(IllegalAction, match="one-skyscraper-a-group"):
        t.play("build 23")


@rule("MEGA-MTG-3")
@pytest.mark.parametrize(("rule_of_house", "kind"), [("rebalance", "lift"), ("freeze", "turn")])
def test_build_final_lot(rule_of_house: str, kind: str) -> None:
    t = table("mega", build_final_lot=rule_of_house).owns(A, *ORANGE[:3]).built(2, *ORANGE[:3]).owns(B, ORANGE[3])
    t.mortgaged(ORANGE[3]).play("offer 1 $10 for 25", "accept")
    assert (t.decision.player, t.decision.kind) == (A, kind)


@rule("MEGA-MTG-2")
def test_build_final_lot_freeze_leaves_the_mortgage_and_lets_only_the_new_lot_grow() -> None:
    t = table("mega", build_final_lot="freeze").owns(A, *ORANGE[:3]).built(2, *ORANGE[:3]).owns(B, ORANGE[3])
    t.mortgaged(ORANGE[3]).play("offer 1 $10 for 25", "accept")
    assert (t.is_mortgaged(25), t.options("build")) == (True, [])
    t.play("lift 25")
    assert t.options("build") == ["build 25"]


@rule("MEGA-SET-1")
def test_bank_pieces() -> None:
    t = table("mega", bank_pieces="9/8/7/1").owns(A, 6, 20).play("build 6")
    assert t.game.view(None)["pieces"] == {"house": 9, "hotel": 8, "skyscraper": 7, "depot": 0}
    with pytest.raises(IllegalAction, match="no-piece-left"):
        t.play("build 20")


@rule("MEGA-SET-1")
@pytest.mark.parametrize("pieces", ["32/12", "32/12/8", "32/12/8/4/4"])
def test_bank_pieces_need_all_four_numbers(pieces: str) -> None:
    with pytest.raises(ValueError, match="as in 32/12/8/4"):
        Game.start("mega", settings={"bank.pieces": pieces})


# the gift


@rule("MEGA-GFT-1")
def test_birthday_source_bank() -> None:
    t = table("mega", birthday_source="bank").at(A, 43).dice(1, 2, 1).play("roll", "cash")
    assert [t.cash(seat) for seat in range(3)] == [2600, 2500, 2500]


@rule("MEGA-GFT-1")
def test_birthday_source_each_player() -> None:
    t = table("mega", birthday_source="each_player").holds(C, "bus-ticket-1").at(A, 43).dice(1, 2, 1).play("roll")
    assert (t.decision.player, t.options()) == (A, ["cash"])  # B has no ticket
    t.play("cash")
    assert t.options() == ["cash", "take"]
    t.play("take", "give bus-ticket-1")
    assert [t.cash(seat) for seat in range(3)] == [2600, 2400, 2500]
    assert (tickets_of(t, A), t.decision.kind) == (["bus-ticket-1"], "end")


@rule("MEGA-GFT-1")
def test_birthday_source_one_player() -> None:
    t = table("mega", birthday_source="one_player").at(A, 43).dice(1, 2, 1).play("roll")
    assert t.options() == ["pick 1", "pick 2"]
    t.play("pick 2", "cash")
    assert [t.cash(seat) for seat in range(3)] == [2600, 2500, 2400]


# rents


@rule("MEGA-RNT-3")
@pytest.mark.parametrize(("siblings", "rent"), [("count_unmortgaged", 28), ("cancel", 14), ("ignore", 42)])
def test_rent_mortgaged_siblings(siblings: str, rent: int) -> None:
    t = table("mega", rent_mortgaged_siblings=siblings).owns(B, *ORANGE).mortgaged(ORANGE[3])
    t.at(A, 17).dice(1, 2, 1).play("roll")
    assert t.cash(B) == 2500 + rent


@rule("MEGA-UTL-1")
@pytest.mark.parametrize(("count", "rent"), [(True, 7 * 20), (False, 7 * 4)])
def test_rent_count_mortgaged_sets(count: bool, rent: int) -> None:
    t = table("mega", rent_count_mortgaged_sets=count).owns(B, *UTILITIES).mortgaged(*UTILITIES[1:])
    t.at(A, 3).dice(2, 3, 2).play("roll")
    assert t.cash(B) == 2500 + rent


@rule("MEGA-MRM-5")
def test_rent_claim_manual_asks_the_owner_in_a_bonus_too() -> None:
    t = table("mega", rent_claim="manual").owns(B, *DEEDS).dice(2, 3, M).play("roll")
    assert (t.decision.player, t.options(), t.place(A)) == (B, ["collect 6", "overlook"], 6)
    t.play("collect 6")
    assert t.cash(B) == 2700


@rule("MEGA-MRM-3", "MEGA-AUC-2")
@pytest.mark.parametrize(("collects", "space"), [(True, 6), (False, 7)])
@pytest.mark.parametrize("face", [M, 1])
def test_jail_collect_rent_decides_where_a_rent_is_due(collects: bool, space: int, face: int) -> None:
    t = table("mega", jail_collect_rent=collects).owns(A, *DEEDS).owns(B, 6).owns(C, 7).jailed(B)
    if face == M:
        t.dice(2, 3, M).play("roll")
    else:
        t.at(A, 10).dice(1, 2, 1).play("roll")  # the Auction space
    assert t.place(A) == space


# mortgages and deals


@rule("MEGA-MTG-1")
@pytest.mark.parametrize("clear", [True, False])
def test_mortgage_requires_group_clear(clear: bool) -> None:
    t = table("mega", mortgage_requires_group_clear=clear).owns(A, *ORANGE[:3]).built(1, ORANGE[0])
    assert ("mortgage 24" in t.options("mortgage")) != clear
    assert "mortgage 21" not in t.options("mortgage")


@rule("MEGA-MTG-2")
@pytest.mark.parametrize(("fee", "cash"), [("bankruptcy_only", 2390), ("always", 2380)])
def test_mortgage_transfer_fee_comes_on_top_of_lifting_at_once(fee: str, cash: int) -> None:
    t = table("mega", mortgage_transfer_fee=fee).owns(A, *ORANGE[:3]).built(1, *ORANGE[:3]).owns(B, ORANGE[3])
    t.mortgaged(ORANGE[3]).turn(B).play("offer 0 25 for nothing", "accept", "lift 25")
    assert t.cash(A) == cash


@rule("MEGA-MRM-3")
def test_trade_immunity_is_no_rent_for_mr_monopoly() -> None:
    t = table("mega", trade_immunity=True).owns(A, *DEEDS).owns(B, 6).owns(C, 7).dice(2, 3, M)
    t.play("offer 1 $10 for immunity 6", "accept", "roll")
    assert (t.place(A), t.cash(C)) == (7, 2506)


@rule("CLS-TRD-9")
def test_trade_immunity_off() -> None:
    t = table("mega").owns(B, 6)
    with pytest.raises(IllegalAction, match="no-immunity"):
        t.play("offer 1 $10 for immunity 6")


@rule("CLS-TRD-9")
def test_trade_offers_per_turn() -> None:
    t = table("mega", trade_offers_per_turn=1).play("offer 1 $10 for $9", "refuse")
    with pytest.raises(IllegalAction, match="too-many-offers"):
        t.play("offer 1 $10 for $9")


@rule("CLS-TUR-3")
@pytest.mark.parametrize(("when", "kind"), [("between_turns", "turn"), ("any_time", "manage")])
def test_manage_offturn(when: str, kind: str) -> None:
    t = table("mega", manage_offturn=when).owns_group(B, "brown").play("interrupt 1")
    assert t.decision.kind == kind


@rule("CLS-TUR-3")
def test_manage_offturn_never() -> None:
    with pytest.raises(IllegalAction, match="no-managing-off-turn"):
        table("mega", manage_offturn="never").play("interrupt 1")


# money


@rule("CLS-PRK-1")
@pytest.mark.parametrize(("jackpot", "cash"), [(True, 2500), (False, 2300)])
def test_parking_jackpot(jackpot: bool, cash: int) -> None:
    t = table("mega", players=2, parking_jackpot=jackpot).owns(B, 4).at(A, 1).dice(1, 2, 1, 1, 2, 1)
    t.play("roll", "end", "roll", "end")
    t.at(A, 22).dice(1, 2, 1).play("roll")
    assert (t.place(A), t.cash(A)) == (26, cash)


@rule("MEGA-TKT-7")
@pytest.mark.parametrize(("land", "cash"), [("200", 2700), ("400", 2900)])
def test_salary_go_land_counts_for_tickets(land: str, cash: int) -> None:
    t = table("mega", salary_go_land=land).at(A, 45).holds(A, "bus-ticket-1").play("ticket bus-ticket-1 0")
    assert t.cash(A) == cash


@rule("MEGA-JAL-1")
@pytest.mark.parametrize(("again", "kind"), [(False, "end"), (True, "turn")])
def test_jail_doubles_reroll_is_with_three_dice(again: bool, kind: str) -> None:
    t = table("mega", jail_doubles_reroll=again).owns(A, *DEEDS).jailed(A).dice(2, 2, 1, 2, 3).play("roll")
    assert t.decision.kind == kind
    if again:
        t.play("roll")
        assert t.place(A) == 13 + 4 + 6


@rule("CLS-TAX-1")
def test_tax_income_flat() -> None:
    t = table("mega", tax_income="flat").at(A, 1).dice(1, 2, 1).play("roll")
    assert (t.cash(A), t.decision.kind) == (2300, "end")


@rule("CLS-TAX-1")
@pytest.mark.parametrize(("said", "tax"), [("flat", 200), ("percent", 410)])
def test_tax_income_choice_counts_skyscrapers_and_depots(said: str, tax: int) -> None:
    t = table("mega", tax_income="choice").has(A, 940).owns(A, *ORANGE, 6).built(5, *ORANGE).built(6, ORANGE[0])
    t.built(1, 6).at(A, 1).dice(1, 2, 1).play("roll", said)
    assert t.cash(A) == 940 - tax  # a tenth of 940 + 960 for deeds + 2100 for buildings + 100 for the depot


@rule("CLS-AUC-4")
def test_auction_mode_timed_open() -> None:
    t = table("mega", auction_mode="timed_open").at(A, 10).dice(1, 2, 1).play("roll", "auction 51", "pass", "bid 5")
    t.play("hammer")
    assert t.owner(51) == C


@rule("CLS-AUC-4")
def test_auction_min_bid() -> None:
    t = table("mega", auction_min_bid=20).at(A, 10).dice(1, 2, 1).play("roll", "auction 51")
    with pytest.raises(IllegalAction, match="bid-too-low"):
        t.play("bid 19")
    t.play("bid 20")


# who plays with what


@rule("MEGA-SET-1")
@pytest.mark.parametrize("most", [2, 8, 12])
def test_players_max(most: int) -> None:
    assert Game.start("mega", most, settings={"players.max": most}).state.players == most
    with pytest.raises(ValueError, match=f"2 to {most} players"):
        Game.start("mega", most + 1, settings={"players.max": most})


@rule("CLS-CRD-3")
@pytest.mark.parametrize(
    ("deck", "card", "luxury"),
    [
        ("pre2008", "chance-poor-tax", 75),
        ("2008", "chance-speeding", 100),
        ("2021", "chest-charity-run", 100),
        ("london", "chance-crossword", 100),
    ],
)
def test_cards_deck(deck: str, card: str, luxury: int) -> None:
    t = table("mega", cards_deck=deck).at(A, 46).dice(1, 2, 1).play("roll")
    assert t.cash(A) == 2500 - luxury
    assert card in [known.name for known in t.game.state.edition.cards]


@rule("CLS-CRD-3")
@pytest.mark.parametrize("deck", ["equipment", "complete"])
def test_decks_of_another_edition_are_refused(deck: str) -> None:
    with pytest.raises(ValueError, match=r"cards\.deck cannot be"):
        Game.start("mega", settings={"cards.deck": deck})


@pytest.mark.parametrize("key", ["pool.enabled", "squeeze.variant", "salary.backwards", "um.text"])
def test_settings_of_other_editions_are_refused(key: str) -> None:
    with pytest.raises(ValueError, match="mega has no setting"):
        Game.start("mega", settings={key: True})

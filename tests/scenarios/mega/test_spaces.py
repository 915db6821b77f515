"""The new spaces: Auction, Birthday Gift, Bus Ticket (rulebook 2.8)."""

import pytest

from passgo import EDITIONS, Game, IllegalAction
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
DEEDS = tuple(row.name for row in EDITIONS["mega"].board.rows if row.price)
TICKETS = tuple(card.name for card in EDITIONS["mega"].decks[2].cards)


def on_auction(t: Table) -> Table:
    """A lands on the Auction space with a total of 4."""
    return t.at(A, 10).dice(1, 2, 1).play("roll")


def tickets_of(t: Table, seat: int) -> list[str]:
    players = t.game.view(None)["players"]
    assert isinstance(players, list)
    return [card for card in players[seat]["cards"] if card in TICKETS]


# Auction


@rule("MEGA-AUC-1")
def test_the_visitor_puts_any_unowned_property_up_for_auction() -> None:
    t = on_auction(table("mega"))
    assert (t.decision.player, t.decision.kind, len(t.options())) == (A, "auction-space", 37)
    t.play("auction Boardwalk")
    assert (t.decision.player, t.decision.kind) == (B, "auction")
    t.play("pass", "bid 300", "pass")
    assert (t.owner("Boardwalk"), t.cash(C)) == (C, 2200)
    assert (t.decision.player, t.decision.kind) == (A, "end")


@rule("MEGA-AUC-1")
def test_the_visitor_may_bid_too() -> None:
    t = on_auction(table("mega")).play("auction Boardwalk", "pass", "pass", "bid 1")
    assert (t.owner("Boardwalk"), t.cash(A)) == (A, 2499)


@rule("MEGA-AUC-1")
def test_a_visitor_without_cash_must_choose_and_cannot_bid() -> None:
    t = on_auction(table("mega").has(A, 0)).play("auction Boardwalk", "pass")
    assert t.decision.player == C
    t.play("bid 1")
    assert t.owner("Boardwalk") == C


@rule("MEGA-AUC-1")
def test_choosing_is_compulsory() -> None:
    t = on_auction(table("mega"))
    for said in ("pass", "end", "decline"):
        with pytest.raises(IllegalAction):
            t.play(said)


@rule("MEGA-AUC-1")
def test_owned_properties_are_not_auctioned() -> None:
    t = on_auction(table("mega").owns(B, *DEEDS).owns(-1, 1, 51))
    assert t.options() == ["auction 1", "auction 51"]
    with pytest.raises(IllegalAction):
        t.play("auction 6")


@rule("MEGA-AUC-1")
def test_without_a_bid_it_stays_with_the_bank() -> None:
    t = on_auction(table("mega")).play("auction Boardwalk", "pass", "pass", "pass")
    assert (t.owner("Boardwalk"), t.decision.kind) == (-1, "end")


@rule("MEGA-AUC-1")
def test_mr_monopoly_goes_on_from_the_auction() -> None:
    t = table("mega").at(A, 9).dice(2, 3, 4).play("roll", "auction 15", "bid 10", "pass", "pass")
    assert (t.place(A), t.decision.kind) == (16, "buy")


@rule("MEGA-AUC-2")
def test_with_nothing_left_the_dearest_rent_ahead_is_paid() -> None:
    t = on_auction(table("mega").owns(A, *DEEDS).owns(B, 15, "Boardwalk").owns(C, 44))
    assert t.place(A) == 51
    assert (t.cash(A), t.cash(B), t.cash(C)) == (2450, 2550, 2500)


@rule("MEGA-AUC-2")
def test_mortgaged_properties_and_ones_own_cost_nothing() -> None:
    t = on_auction(table("mega").owns(A, *DEEDS).owns(B, 15, "Boardwalk").mortgaged("Boardwalk"))
    assert (t.place(A), t.cash(B)) == (15, 2510)


@rule("MEGA-AUC-2")
def test_a_utility_counts_with_the_roll_that_led_here() -> None:
    t = on_auction(table("mega").owns(A, *DEEDS).owns(B, 10, 17, 36, "Boardwalk"))
    assert (t.place(A), t.cash(B)) == (17, 2500 + 4 * 20)


@rule("MEGA-AUC-2")
@pytest.mark.parametrize(("rival", "space", "paid"), [("Ventnor Avenue", 17, 44), ("Boardwalk", 51, 50)])
def test_reached_by_ticket_a_utility_counts_seven_and_is_rolled_for(rival: str, space: int, paid: int) -> None:
    """By the fourteen that the last player rolled, the utility would always be the dearest."""
    t = table("mega", 2).owns(A, *DEEDS).owns(B, 17, rival).holds(A, "bus-ticket-1").at(A, 13).at(B, 12).turn(B)
    t.dice(6, 5, 3, 6, 5).play("roll", "end", "ticket bus-ticket-1 14")
    assert (t.place(A), t.cash(B)) == (space, 2500 + paid)


@rule("MEGA-AUC-3")
def test_of_equal_rents_the_nearest_is_paid() -> None:
    t = table("mega").owns(A, *DEEDS).owns(B, 15, 6, 20, 33)  # 10, and 100 for each of three railroads
    on_auction(t)
    assert (t.place(A), t.cash(B)) == (20, 2600)


@rule("MEGA-AUC-3")
def test_a_nearer_but_lower_rent_is_passed() -> None:
    t = table("mega").owns(A, *DEEDS).owns(B, 15, 16).owns(C, 30, 31, 44).built(1, 30, 31)
    on_auction(t)
    assert (t.place(A), t.cash(C)) == (30, 2600)


@rule("MEGA-AUC-4")
@pytest.mark.parametrize("owner", [A, B])
def test_without_any_rent_the_token_stays(owner: int) -> None:
    t = table("mega").owns(owner, *DEEDS)
    if owner == B:
        t.mortgaged(*DEEDS)
    on_auction(t)
    assert (t.place(A), t.cash(A), t.decision.kind) == (14, 2500, "end")


@rule("MEGA-AUC-4")
def test_go_on_the_way_pays_200() -> None:
    t = on_auction(table("mega").owns(A, *DEEDS).owns(B, 12))
    assert (t.place(A), t.cash(A)) == (12, 2500 + 200 - 8)


# Birthday Gift


@rule("MEGA-GFT-1")
def test_the_gift_is_a_hundred_or_a_ticket() -> None:
    t = table("mega").at(A, 43).dice(1, 2, 1).play("roll")
    assert (t.decision.player, t.decision.kind, t.options()) == (A, "gift", ["cash", "take"])


@rule("MEGA-GFT-1")
def test_a_hundred_from_the_bank() -> None:
    t = table("mega").at(A, 43).dice(1, 2, 1).play("roll")
    bank = t.game.state.bank
    t.play("cash")
    assert (t.cash(A), t.game.state.bank, tickets_of(t, A)) == (2600, bank - 100, [])
    assert [t.cash(seat) for seat in (B, C)] == [2500, 2500]


@rule("MEGA-GFT-1")
def test_the_top_ticket() -> None:
    t = table("mega").holds(C, *TICKETS[3:]).at(A, 43).dice(1, 2, 1).cards("bus-ticket-2").play("roll", "take")
    assert (t.cash(A), tickets_of(t, A)) == (2500, ["bus-ticket-2"])
    assert t.game.view(None)["packs"] == {"chance": 16, "community-chest": 16, "bus-tickets": 2}
    assert t.options("ticket") == []


def check_that_it_waits(t: Table) -> None:
    """Bus ticket 2 is refused in this turn, also after a save, and may be used in the next."""
    with pytest.raises(IllegalAction, match="MEGA-TKS-1"):
        t.play("ticket bus-ticket-2 49")
    assert Game.load(t.game.save()).digest() == t.game.digest()
    t.play("roll", "decline", "pass", "pass", "end").turn(A)
    assert t.options("ticket")


@rule("MEGA-GFT-1")
def test_the_ticket_of_the_gift_is_for_a_later_turn() -> None:
    t = table("mega", 2).at(A, 43).at(B, 13).dice(1, 1, 2, 1, 2, 1, 6, 6, 2).cards("bus-ticket-2").play("roll", "take")
    assert (t.decision.kind, t.options("ticket")) == ("turn", [])
    check_that_it_waits(t)


@rule("MEGA-GFT-1")
def test_another_ticket_may_be_used_meanwhile() -> None:
    t = table("mega").at(A, 43).holds(A, "bus-ticket-3").dice(1, 1, 2).cards("bus-ticket-2").play("roll", "take")
    assert t.options("ticket") == [f"ticket bus-ticket-3 {space}" for space in (0, 48, 49, 50, 51)]


@rule("MEGA-GFT-1")
@pytest.mark.parametrize("source", ["each_player", "one_player"])
def test_a_ticket_that_another_player_gives_is_for_a_later_turn_too(source: str) -> None:
    picked = ["pick 1"] if source == "one_player" else []
    t = table("mega", 2, birthday_source=source).holds(B, "bus-ticket-2").at(A, 43).at(B, 13)
    t.dice(1, 1, 2, 1, 2, 1, 6, 6, 2).play("roll", *picked, "take", "give bus-ticket-2")
    assert (t.decision.kind, tickets_of(t, A), t.options("ticket")) == ("turn", ["bus-ticket-2"], [])
    check_that_it_waits(t)


@rule("MEGA-GFT-1")
def test_as_a_house_rule_it_may_be_used_at_once() -> None:
    t = table("mega", 2, birthday_source="each_player", ticket_same_turn=True).holds(B, "bus-ticket-2").at(A, 43)
    t.dice(1, 1, 2).play("roll", "take", "give bus-ticket-2")
    assert t.options("ticket") == [f"ticket bus-ticket-2 {space}" for space in (0, 48, 49, 50, 51)]


@rule("MEGA-GFT-2")
def test_with_an_empty_pack_the_hundred_is_paid_without_asking() -> None:
    t = table("mega").holds(C, *TICKETS).at(A, 43).dice(1, 2, 1).play("roll")
    assert (t.cash(A), t.decision.kind) == (2600, "end")


# Bus Ticket


@rule("MEGA-TKS-1")
def test_the_space_gives_the_top_ticket_for_later() -> None:
    t = table("mega").at(A, 28).dice(1, 2, 1).cards("bus-ticket-7").play("roll")
    assert (t.place(A), tickets_of(t, A), t.decision.kind) == (32, ["bus-ticket-7"], "end")
    assert t.options("ticket") == []


@rule("MEGA-TKS-1")
def test_the_space_gives_nothing_when_the_pack_is_empty() -> None:
    t = table("mega").holds(C, *TICKETS).at(A, 28).dice(1, 2, 1).play("roll")
    assert (t.place(A), t.cash(A), tickets_of(t, A), t.decision.kind) == (32, 2500, [], "end")


@rule("MEGA-TKS-1")
def test_a_railroad_gives_no_ticket() -> None:
    t = table("mega").at(A, 29).dice(1, 2, 1).play("roll", "buy")
    assert (t.owner(33), tickets_of(t, A)) == (A, [])


@rule("MEGA-TKS-1")
def test_passing_the_space_gives_nothing() -> None:
    t = table("mega").owns(A, 33).at(A, 29).dice(1, 2, 1).play("roll")
    assert tickets_of(t, A) == []


# the spaces that Classic has too


@rule("MEGA-AUC-4", "CLS-GO-1")
def test_passing_go_pays_200() -> None:
    t = table("mega").owns(A, 1).at(A, 49).dice(1, 2, 1).play("roll")
    assert (t.place(A), t.cash(A)) == (1, 2700)


@rule("CLS-TAX-1")
@pytest.mark.parametrize(("start", "tax"), [(1, 200), (46, 75)])
def test_taxes_go_to_the_bank(start: int, tax: int) -> None:
    t = table("mega").at(A, start).dice(1, 2, 1)
    bank = t.game.state.bank
    t.play("roll")
    assert (t.cash(A), t.game.state.bank, t.game.state.pool) == (2500 - tax, bank + tax, 0)


@rule("CLS-PRK-1", "CLS-JAL-9")
@pytest.mark.parametrize("space", [13, 26])
def test_free_parking_and_just_visiting_do_nothing(space: int) -> None:
    t = table("mega").at(A, space - 4).dice(1, 2, 1).play("roll")
    assert (t.place(A), t.cash(A), t.in_jail(A), t.decision.kind) == (space, 2500, False, "end")


@rule("MEGA-AUC-2")
def test_the_dearest_rent_may_be_that_of_the_first_deed() -> None:
    t = table("mega").owns(A, *DEEDS).owns(B, "Mediterranean Avenue")
    on_auction(t)
    assert (t.place(A), t.cash(B)) == (1, 2500 + 2)

"""The bus on the speed die: a ticket while there are any, else a ride to the next card space (rulebook 2.3)."""

import pytest

from passgo import EDITIONS
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
BUS = 6  # a face of the speed die
DEEDS = tuple(row.name for row in EDITIONS["mega"].board.rows if row.price)
TICKETS = tuple(card.name for card in EDITIONS["mega"].decks[2].cards)


def tickets_left(t: Table) -> int:
    packs = t.game.view(None)["packs"]
    assert isinstance(packs, dict)
    return int(packs["bus-tickets"])


def tickets_of(t: Table, seat: int) -> list[str]:
    players = t.game.view(None)["players"]
    assert isinstance(players, list)
    return [card for card in players[seat]["cards"] if card in TICKETS]


@rule("MEGA-BUS-1")
def test_while_tickets_remain_the_top_one_is_taken() -> None:
    t = table("mega").holds(C, *TICKETS[5:]).dice(2, 3, BUS).play("roll")
    assert (len(tickets_of(t, A)), tickets_left(t)) == (1, 4)
    assert (t.place(A), t.decision.kind) == (5, "end")  # no move is offered


@rule("MEGA-BUS-1")
def test_the_last_ticket_is_taken_like_the_others() -> None:
    t = table("mega").holds(C, *TICKETS[1:]).dice(2, 3, BUS).play("roll")
    assert (tickets_of(t, A), tickets_left(t), t.place(A)) == (["bus-ticket-1"], 0, 5)


@rule("MEGA-BUS-1")
def test_an_auction_space_is_resolved_first() -> None:
    t = table("mega").at(A, 11).dice(1, 2, BUS).play("roll")
    assert (t.decision.kind, tickets_left(t)) == ("auction-space", 16)
    t.play("auction 51", "pass", "pass", "pass")
    assert (t.decision.kind, tickets_left(t)) == ("end", 15)


@rule("MEGA-BUS-2")
def test_with_an_empty_pack_the_bus_rides_to_the_next_card_space() -> None:
    t = table("mega").holds(C, *TICKETS).owns(A, 10).at(A, 5).dice(2, 3, BUS).cards("chest-bank-error").play("roll")
    assert (t.place(A), t.cash(A)) == (22, 2700)
    assert t.decision.kind == "end"


@rule("MEGA-BUS-2")
@pytest.mark.parametrize(
    ("start", "stop", "card"), [(25, 28, "chance-dividend"), (22, 28, "chance-dividend"), (34, 43, "chest-stock-45")]
)
def test_chance_or_community_chest_whichever_comes_first(start: int, stop: int, card: str) -> None:
    t = table("mega").owns(A, *DEEDS).holds(C, *TICKETS).at(A, start - 3).dice(1, 2, BUS)
    if start == 22:
        t.cards("chest-services")
    t.cards(card).play("roll")
    assert t.place(A) == stop


@rule("MEGA-BUS-2")
def test_the_bus_passes_go_for_200() -> None:
    t = table("mega").holds(C, *TICKETS).owns(A, 51).at(A, 48).dice(1, 2, BUS).cards("chest-stock-45").play("roll")
    assert (t.place(A), t.cash(A)) == (2, 2500 + 200 + 45)


@rule("MEGA-BUS-2")
def test_the_card_at_the_end_of_the_ride_is_obeyed_in_full() -> None:
    t = table("mega").holds(C, *TICKETS).owns(A, 10).at(A, 5).dice(2, 3, BUS).cards("chest-go").play("roll")
    assert (t.place(A), t.cash(A)) == (0, 2700)


@rule("MEGA-BUS-2")
def test_after_the_ride_doubles_roll_again() -> None:
    t = table("mega").holds(C, *TICKETS).owns(A, 10).at(A, 6).dice(2, 2, BUS).cards("chest-services").play("roll")
    assert (t.place(A), t.decision.kind) == (22, "turn")


@rule("MEGA-BUS-3")
def test_no_ticket_with_the_third_doubles() -> None:
    t = table("mega").owns(A, *DEEDS).at(A, 10).dice(1, 1, 3, 6, 6, 3, 2, 2, BUS).play("roll", "roll", "roll")
    assert t.in_jail(A)
    assert (tickets_left(t), tickets_of(t, A), t.decision.player) == (16, [], B)


@rule("MEGA-BUS-3")
def test_no_ticket_after_go_to_jail() -> None:
    t = table("mega").at(A, 33).dice(2, 4, BUS).play("roll")
    assert t.in_jail(A)
    assert (tickets_left(t), t.decision.player) == (16, B)


@rule("MEGA-BUS-3")
@pytest.mark.parametrize("empty", [False, True])
def test_no_ticket_and_no_ride_after_a_card_that_jails(empty: bool) -> None:
    t = table("mega").holds(C, *TICKETS * empty).at(A, 4).dice(2, 3, BUS).cards("chance-jail").play("roll")
    assert t.in_jail(A)
    assert (t.place(A), tickets_of(t, A), t.decision.player) == (13, [], B)

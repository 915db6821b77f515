"""Bus tickets (rulebook 2.7)."""

import pytest

from passgo import EDITIONS, IllegalAction
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)
DEEDS = tuple(row.name for row in EDITIONS["mega"].board.rows if row.price)
TICKETS = tuple(card.name for card in EDITIONS["mega"].decks[2].cards)
BUS = 6  # a face of the speed die


def tickets_of(t: Table, seat: int) -> list[str]:
    players = t.game.view(None)["players"]
    assert isinstance(players, list)
    return [card for card in players[seat]["cards"] if card in TICKETS]


def tickets_left(t: Table) -> int:
    packs = t.game.view(None)["packs"]
    assert isinstance(packs, dict)
    return int(packs["bus-tickets"])


@rule("MEGA-TKT-1")
def test_a_ticket_replaces_the_roll() -> None:
    t = table("mega").owns(B, 8).holds(A, "bus-ticket-1").dice(1, 2, 1).play("ticket bus-ticket-1 8")
    assert not t.happened("rolled")
    used = [t.game.state.edition.cards[event.values["card"]].name for event in t.happened("card-used")]
    assert used == ["bus-ticket-1"]
    assert (t.place(A), t.cash(B)) == (8, 2506)
    assert (t.decision.kind, t.options("roll"), t.options("ticket")) == ("end", [], [])
    t.play("end", "roll")
    assert t.place(B) == 4  # the first dice of the script


@rule("MEGA-TKT-1")
@pytest.mark.parametrize("ticket", TICKETS)
def test_every_ticket_can_be_used(ticket: str) -> None:
    t = table("mega").holds(A, ticket).play(f"ticket {ticket} 3")
    assert (t.place(A), t.decision.kind) == (3, "buy")


@rule("MEGA-TKT-1")
def test_only_one_ticket_is_used_instead_of_a_roll() -> None:
    t = table("mega").owns(A, *DEEDS).holds(A, "bus-ticket-1", "bus-ticket-2").play("ticket bus-ticket-1 3")
    with pytest.raises(IllegalAction):
        t.play("ticket bus-ticket-2 4")


@rule("MEGA-TKT-1")
def test_alike_tickets_are_listed_once_but_each_may_be_named() -> None:
    t = table("mega").at(A, 12).holds(A, "bus-ticket-1", "bus-ticket-2", "expiring-ticket-1")
    assert t.options("ticket") == ["ticket bus-ticket-1 13", "ticket expiring-ticket-1 13"]
    t.play("ticket bus-ticket-2 13")
    assert tickets_of(t, A) == ["bus-ticket-1", "expiring-ticket-1"]


@rule("MEGA-TKT-1")
@pytest.mark.parametrize("holder", [-1, B])
def test_a_ticket_of_somebody_else_is_refused(holder: int) -> None:
    t = table("mega")
    if holder == B:
        t.holds(B, "bus-ticket-1")
    with pytest.raises(IllegalAction, match="card-not-held"):
        t.play("ticket bus-ticket-1 3")


@rule("MEGA-TKT-1")
def test_a_card_out_of_jail_is_no_ticket() -> None:
    t = table("mega").holds(A, "chest-leave-jail")
    with pytest.raises(IllegalAction, match="card-not-held"):
        t.play("ticket chest-leave-jail 3")


@rule("MEGA-TKT-1")
def test_a_ticket_is_used_on_ones_own_turn_only() -> None:
    t = table("mega", manage_offturn="any_time").holds(B, "bus-ticket-1").play("interrupt 1")
    assert (t.decision.player, t.options("ticket")) == (B, [])


@rule("MEGA-TKT-2")
@pytest.mark.parametrize("space", [14, 15, 27, 0, 3])
def test_spaces_behind_or_on_another_side_are_refused(space: int) -> None:
    t = table("mega").at(A, 15).holds(A, "bus-ticket-1")
    with pytest.raises(IllegalAction, match="MEGA-TKT-2"):
        t.play(f"ticket bus-ticket-1 {space}")


@rule("MEGA-TKT-2")
@pytest.mark.parametrize("space", range(16, 27))
def test_every_space_ahead_on_the_side_can_be_reached(space: int) -> None:
    t = table("mega").at(A, 15).holds(A, "bus-ticket-1").cards("chest-services")
    t.play(f"ticket bus-ticket-1 {space}")
    assert t.place(A) == space


@rule("MEGA-TKT-3")
@pytest.mark.parametrize(
    ("start", "first", "last"), [(15, 16, 26), (13, 14, 26), (26, 27, 39), (0, 1, 13), (12, 13, 13), (25, 26, 26)]
)
def test_a_corner_ends_one_side_and_begins_the_next(start: int, first: int, last: int) -> None:
    t = table("mega").at(A, start).holds(A, "bus-ticket-1")
    assert t.options("ticket") == [f"ticket bus-ticket-1 {space}" for space in range(first, last + 1)]


@rule("MEGA-TKT-3")
def test_the_last_side_ends_with_go() -> None:
    t = table("mega").at(A, 49).holds(A, "bus-ticket-1")
    assert t.options("ticket") == [f"ticket bus-ticket-1 {space}" for space in (0, 50, 51)]


@rule("MEGA-TKT-3")
def test_a_ticket_to_go_to_jail_jails() -> None:
    t = table("mega").at(A, 30).holds(A, "bus-ticket-1").play("ticket bus-ticket-1 39")
    assert t.in_jail(A)
    assert t.decision.player == B


@rule("MEGA-TKT-4")
@pytest.mark.parametrize("ticket", ["bus-ticket-1", "expiring-ticket-1"])
def test_a_used_ticket_is_out_of_the_game(ticket: str) -> None:
    t = table("mega").holds(A, ticket).play(f"ticket {ticket} 3", "buy")
    assert [tickets_of(t, seat) for seat in range(3)] == [[], [], []]
    assert tickets_left(t) == 15


@rule("MEGA-TKT-4")
def test_a_used_ticket_is_never_drawn_again() -> None:
    t = table("mega").holds(A, "bus-ticket-1").holds(C, *TICKETS[1:]).play("ticket bus-ticket-1 3", "buy", "end")
    t.at(B, 28).dice(1, 2, 1).play("roll")
    assert t.place(B) == 32
    assert tickets_of(t, B) == []


@rule("MEGA-TKT-5")
def test_there_are_sixteen_tickets_and_no_more() -> None:
    t = table("mega").owns(A, *DEEDS).owns(B, *DEEDS[:5]).holds(C, *TICKETS[1:])
    t.dice(2, 3, BUS, 1, 2, 1, 1, 2, 1).cards("bus-ticket-1").play("roll")
    assert (tickets_of(t, A), tickets_left(t)) == (["bus-ticket-1"], 0)
    t.play("end", "roll", "end")
    t.play("ticket expiring-ticket-1 13", "end")
    t.dice(1, 2, BUS).cards("chance-dividend").play("roll")
    assert (t.place(A), tickets_left(t)) == (9, 0)  # 8, then on to Chance


@rule("MEGA-TKT-6")
def test_a_drawn_expiring_ticket_ends_all_others() -> None:
    t = table("mega").holds(A, "bus-ticket-1", "bus-ticket-2").holds(B, "bus-ticket-3").turn(B)
    t.dice(2, 3, BUS).cards("expiring-ticket-1").play("roll")
    assert [tickets_of(t, seat) for seat in range(3)] == [[], ["expiring-ticket-1"], []]
    assert (tickets_left(t), len(t.happened("tickets-expired"))) == (12, 1)


@rule("MEGA-TKT-6")
@pytest.mark.parametrize(("start", "said"), [(28, []), (43, ["take"])])
def test_they_expire_wherever_it_is_drawn(start: int, said: list[str]) -> None:
    t = table("mega").holds(A, "bus-ticket-1").holds(C, "expiring-ticket-2").at(A, start).dice(1, 2, 1)
    t.cards("expiring-ticket-1").play("roll", *said)
    assert [tickets_of(t, seat) for seat in range(3)] == [["expiring-ticket-1"], [], []]


@rule("MEGA-TKT-6")
def test_expired_tickets_do_not_come_back() -> None:
    t = table("mega").holds(C, *TICKETS[:-1]).at(A, 28).dice(1, 2, 1).play("roll")
    assert (tickets_of(t, A), tickets_of(t, C), tickets_left(t)) == (["expiring-ticket-3"], [], 0)


@rule("MEGA-TKT-6")
def test_other_kept_cards_do_not_expire() -> None:
    t = table("mega").holds(B, "chest-leave-jail").at(A, 28).dice(1, 2, 1).cards("expiring-ticket-1").play("roll")
    assert "chest-leave-jail" in str(t.game.view(None)["players"])


@rule("MEGA-TKT-6")
def test_using_the_expiring_ticket_ends_nothing() -> None:
    t = table("mega").holds(A, "expiring-ticket-1", "bus-ticket-1").holds(B, "bus-ticket-2")
    t.play("ticket expiring-ticket-1 3", "buy")
    assert [tickets_of(t, seat) for seat in range(3)] == [["bus-ticket-1"], ["bus-ticket-2"], []]


@rule("MEGA-TKT-7")
def test_a_ticket_to_go_pays_200() -> None:
    t = table("mega").at(A, 45).holds(A, "bus-ticket-1").play("ticket bus-ticket-1 0")
    assert (t.place(A), t.cash(A)) == (0, 2700)


@rule("MEGA-TKT-7")
def test_a_ticket_from_go_pays_nothing_more() -> None:
    t = table("mega").owns(A, 3).holds(A, "bus-ticket-1").play("ticket bus-ticket-1 3")
    assert t.cash(A) == 2500


@rule("MEGA-TKT-8")
@pytest.mark.parametrize("seat", [None, A, B, C])
def test_tickets_lie_face_up(seat: int | None) -> None:
    players = table("mega").holds(B, "bus-ticket-3", "expiring-ticket-1").game.view(seat)["players"]
    assert isinstance(players, list)
    assert players[B]["cards"] == ["bus-ticket-3", "expiring-ticket-1"]


@rule("MEGA-TKT-9")
def test_a_ticket_does_not_lead_out_of_jail() -> None:
    t = table("mega").jailed(A).holds(A, "bus-ticket-1")
    assert t.options("ticket") == []
    with pytest.raises(IllegalAction):
        t.play("ticket bus-ticket-1 15")


@rule("MEGA-TKT-9")
@pytest.mark.parametrize("way", ["pay", "card chest-leave-jail"])
def test_who_has_left_jail_may_use_it_instead_of_rolling(way: str) -> None:
    t = table("mega").owns(A, 15).jailed(A).holds(A, "bus-ticket-1", "chest-leave-jail").play(way)
    assert t.options("ticket") == [f"ticket bus-ticket-1 {space}" for space in range(14, 27)]
    t.play("ticket bus-ticket-1 15")
    assert (t.place(A), t.in_jail(A), t.decision.kind) == (15, False, "end")


@rule("MEGA-TKT-9")
@pytest.mark.parametrize("dice", [(1, 2), (3, 3)])
def test_no_ticket_after_the_roll_in_jail(dice: tuple[int, int]) -> None:
    t = table("mega").owns(A, *DEEDS).jailed(A).holds(A, "bus-ticket-1").dice(*dice).play("roll")
    assert (t.decision.kind, t.options("ticket")) == ("end", [])


# tickets change hands


@rule("MEGA-TKT-4", "CLS-BKR-2")
def test_the_tickets_of_a_bankrupt_go_to_the_creditor() -> None:
    t = table("mega").holds(A, "bus-ticket-1").has(A, 0).owns(B, 4).dice(1, 2, 1).play("roll", "bankrupt")
    assert tickets_of(t, B) == ["bus-ticket-1"]


@rule("MEGA-TKT-4")
def test_with_the_bank_as_creditor_they_are_out_of_the_game() -> None:
    t = table("mega").holds(A, "bus-ticket-1").has(A, 0).dice(2, 2, 1).play("roll", "bankrupt")
    assert [tickets_of(t, seat) for seat in range(3)] == [[], [], []]
    assert tickets_left(t) == 15

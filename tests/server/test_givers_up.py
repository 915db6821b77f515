"""Whoever gives a seat up takes nothing along: no vote, no rights of the host, no token of another."""

from __future__ import annotations

import pytest

from passgo.server import protocol
from passgo.server.client import Gone, Refused
from passgo.server.table import LiveTable
from tests.server.harness import House, served
from tests.server.test_people import refused, room_of


async def over(table: LiveTable) -> None:
    """Everybody says what the clock would, until the game is counted up."""
    while decision := table.decision:
        await table.play(str(decision.default_action), decision.player, "clock")


@served
async def test_a_number_that_is_given_away_votes_for_nobody(house: House) -> None:
    anna, ben, carl = await house.game("Anna", "Ben", "Carl", players=3)
    await anna.send(protocol.Propose(motion="pause"))
    await carl.send(protocol.Stand(released=True))
    assert house.table(anna).room.ballot is None, "who was asked has changed"
    await anna.send(protocol.Propose(motion="pause"))
    await house.registry.leave(house.table(anna), 2)
    dan = await house.comes(anna.key.code, "Dan")
    assert dan.key.person == 2 and await refused(dan, protocol.Vote(yes=True)) == "no-seat"
    await ben.send(protocol.Vote(yes=True))
    assert house.table(anna).room.paused


@served
async def test_a_motion_ends_with_whoever_proposed_it(house: House) -> None:
    anna, ben, _ = await house.game("Anna", "Ben", "Carl", players=3)
    await anna.send(protocol.Propose(motion="pause"))
    await anna.send(protocol.Stand())
    assert await refused(ben, protocol.Vote(yes=True)) == "no-ballot"


@served
async def test_the_host_of_a_game_is_the_host_of_its_rematch(house: House) -> None:
    """Also if the first one at the table was somebody else, and whoever has that number now looks on."""
    anna, ben = await house.gathered("Anna", "Ben", variant="timed", minutes=1)
    table = house.table(anna)
    await ben.send(protocol.Pick(token="snail"))
    await house.registry.leave(table, 0)
    cleo = await house.comes(ben.key.code, "Cleo")
    assert (cleo.key.person, room_of(cleo).host) == (0, 1)
    await ben.send(protocol.Lock(locked=True))
    await ben.send(protocol.Start())
    await house.quiet()
    await table.do(lambda: table.play("time", None, "clock"))
    await table.do(lambda: over(table))
    await ben.send(protocol.Rematch())
    code = table.room.rematch
    assert code is not None
    again = house.table(code).room
    assert (again.host, again.founder, again.locked, again.people[1].piece) == (1, 1, True, "snail")


@served
async def test_whoever_is_sent_away_after_the_end_does_not_come_back(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben")
    table = house.table(anna)
    table.room.phase = "over"
    await anna.send(protocol.Remove(person=1))
    assert table.room.people[1].token == "" and table.room.seats[1].owner is None
    with pytest.raises((Gone, Refused)):
        await house.again(ben)


@served
async def test_the_hosts_own_request_for_a_seat_is_put_to_the_others(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben")
    await anna.send(protocol.Stand(released=True))
    await anna.send(protocol.Sit(seat=0))
    assert [(each.person, each.open) for each in room_of(ben).petitions] == [(0, [1])]


@served
async def test_a_token_that_somebody_took_meanwhile_is_not_worn_twice(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    await anna.send(protocol.Pick(token="snail"))
    await anna.send(protocol.Stand())
    await ben.send(protocol.Pick(token="snail"))
    await anna.send(protocol.Sit(seat=0))
    assert [seat.token for seat in room_of(ben).seats] == ["", "snail"]

"""Whoever gives a seat up takes nothing along: no vote, no rights of the host, no token of another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from passgo.server import protocol
from passgo.server.client import Client, Gone, Refused
from passgo.server.table import LiveTable
from passgo.server.tokens import TOKENS, usual_token
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


async def leaves(house: House, *people: Client) -> None:
    for each in people:
        await house.http(f"/api/tables/{each.key.code}/people/me", "DELETE", None, each.key.token)
        await each.close()


@served
async def test_a_stranger_where_everybody_has_left_has_no_power_over_their_game(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben", players=3, pace="slow")
    watcher = await house.comes(anna.key.code, "Wim")
    await leaves(house, anna, ben)
    cleo = await house.comes(anna.key.code, "Cleo")
    await house.quiet()
    for stranger in (watcher, cleo):
        assert room_of(stranger).host is None
        assert await refused(stranger, protocol.Lock(locked=True)) == "host-only"
        assert await refused(stranger, protocol.Remove(person=0)) == "host-only"
        assert await refused(stranger, protocol.Sit(seat=0)) == "seat-kept"
        await stranger.send(protocol.Sit(seat=2))
        assert await refused(stranger, protocol.Let(person=cleo.key.person)) in ("host-only", "no-petition")
        assert await refused(stranger, protocol.Propose(motion="stop", rounds=10)) == "no-seat"
    assert house.table(cleo).room.seats[2].person is None, "nobody is there who could let them in"


@served
async def test_the_rights_come_back_with_whoever_comes_back_and_with_the_host_for_good(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben", players=3, pace="slow")
    await leaves(house, anna, ben)
    cleo = await house.comes(anna.key.code, "Cleo")
    ben = await house.again(ben)
    assert room_of(cleo).host is None, "who only looks in has not come back"
    await ben.send(protocol.Sit(seat=1))
    await house.quiet()
    assert room_of(cleo).host == 1
    anna = await house.again(anna)
    await anna.send(protocol.Sit(seat=0))
    await house.quiet()
    assert room_of(cleo).host == 0
    await anna.send(protocol.Lock(locked=True))
    other = await house.strike_down()
    async with other:
        back = await other.registry.table(anna.key.code)
        assert back is not None and back.room.host == 0


@served
async def test_nobody_takes_the_token_that_another_has_without_choosing(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    assert await refused(ben, protocol.Pick(token=usual_token(0))) == "token-taken"
    await anna.send(protocol.Pick(token="hat"))
    await ben.send(protocol.Pick(token=usual_token(0)))
    assert await refused(anna, protocol.Pick(token=usual_token(0))) == "token-taken"
    await anna.send(protocol.Pick(token=usual_token(1)))


def test_the_page_has_the_same_tokens_in_the_same_order() -> None:
    drawn = (Path(__file__).parents[2] / "web/src/board/drawings/tokens.ts").read_text(encoding="utf-8")
    named = re.findall(r"^  (\w+): \[", drawn.partition("export const TOKENS = {")[2].partition("\n}")[0], re.MULTILINE)
    assert tuple(named) == TOKENS

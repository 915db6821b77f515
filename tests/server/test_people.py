"""Strangers and friends at one table, over real sockets: whose seat it is, whose word counts, who is absent."""

from __future__ import annotations

import json
from functools import partial

import pytest
from websockets.asyncio.client import connect

from passgo.engine.edition import AT_ONCE
from passgo.server import protocol
from passgo.server.absence import IDLE_SECONDS
from passgo.server.client import Client, Gone, Refused
from passgo.server.clock import ANSWER, BALLOT, GRACE
from passgo.server.table import LiveTable
from tests.server.harness import House, served, until

AWAY = GRACE["none"] or 0


async def refused(client: Client, command: protocol.Command) -> str:
    """Why the server does not do it."""
    with pytest.raises(Refused) as error:
        await client.send(command)
    return error.value.why


async def gone(house: House, client: Client, witness: Client) -> None:
    """Somebody loses the connection, and another one sees it."""
    person = client.key.person
    await client.close()
    await until(witness, lambda: witness.table is not None and not witness.table.room.people[person].online)


def room_of(client: Client) -> protocol.Room:
    assert client.table is not None
    return client.table.room


def give_card(table: LiveTable, seat: int) -> str:
    """A hidden card for a seat; its name."""
    assert table.game is not None
    s = table.game.state
    card = next(k for k, each in enumerate(s.edition.cards) if s.edition.card_secret[k] and each.use != AT_ONCE)
    s.holder[card] = seat
    return s.edition.cards[card].name


# a player is offline for a moment


@served
async def test_offline_for_a_tenth_of_a_second_is_not_absent(house: House) -> None:
    """Neither undo nor kick is carried behind the back of somebody who has just lost the connection."""
    anna, ben = await house.game("Anna", "Ben", edition="millionaire", pace="slow")
    table = house.table(anna)
    secret = give_card(table, 0)
    await ben.send(protocol.Wish())
    moves = list(table.room.moves)
    await gone(house, anna, ben)
    await house.later(0.1)
    await ben.send(protocol.Propose(motion="undo"))
    assert table.room.ballot is not None and table.room.ballot.open == [0], "her silence is no consent"
    await house.later(BALLOT)
    assert table.room.ballot is None and table.room.moves == moves
    assert await refused(ben, protocol.Propose(motion="kick", seat=0)) == "not-absent"

    await house.later(AWAY - BALLOT)
    await ben.send(protocol.Propose(motion="kick", seat=0))
    assert table.room.seats[0].person is None
    stranger = await house.comes(ben.key.code, "Carla")
    assert await refused(stranger, protocol.Sit(seat=0)) == "seat-kept"
    assert await refused(ben, protocol.Sit(seat=0)) == "seated-already"
    await ben.send(protocol.Stand())
    assert await refused(ben, protocol.Sit(seat=0)) == "seat-kept"
    assert stranger.table is not None and stranger.table.hand == []

    back = await house.again(anna)
    assert back.table is not None and back.table.you.seat is None and room_of(back).seats[0].kept_for == 0
    await back.send(protocol.Sit(seat=0))
    await house.quiet()
    assert back.table.you.seat == 0 and [card.name for card in back.table.hand] == [secret]


def waits_until(client: Client, end: int) -> bool:
    return room_of(client).people[2].back_by == end


@served
async def test_everybody_sees_until_when_the_table_waits(house: House) -> None:
    anna, ben, carla = await house.game("Anna", "Ben", "Carla", clock="relaxed")
    watcher = await house.watches(anna.key.code)
    await gone(house, carla, anna)
    end = house.clock.at + (GRACE["relaxed"] or 0) * 1000
    for client in (anna, ben, watcher, await house.watches(anna.key.code)):
        await until(client, partial(waits_until, client, end))
    await house.later(GRACE["relaxed"] or 0)
    await until(anna, lambda: room_of(anna).seats[2].standing_in)
    assert room_of(anna).people[2].back_by is None
    await house.again(carla)
    await until(anna, lambda: room_of(anna).people[2].online)
    assert not room_of(anna).seats[2].standing_in


@pytest.mark.parametrize("motion", ["undo", "pause"])
@served
async def test_what_is_agreed_needs_those_who_were_there_a_moment_ago(house: House, motion: protocol.Motion) -> None:
    anna, ben, carla = await house.game("Anna", "Ben", "Carla", pace="slow")
    table = house.table(anna)
    await anna.send(protocol.Wish())
    await gone(house, carla, anna)
    await anna.send(protocol.Propose(motion=motion))
    await ben.send(protocol.Vote(yes=True))
    assert table.room.ballot is not None and table.room.ballot.open == [2]
    assert not table.room.paused and table.room.moves[-1] == "interrupt 0"
    back = await house.again(carla)
    await back.send(protocol.Vote(yes=True))
    assert table.room.paused or table.room.moves == []


# a seat is kept


@served
async def test_who_leaves_comes_back_to_the_seat_even_after_the_server_fell(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben", pace="slow")
    me = f"/api/tables/{ben.key.code}/people/me"
    await house.http(me, "DELETE", None, ben.key.token)
    await ben.close()
    assert ben.why == "left"
    async with await house.strike_down() as other:
        stranger = await other.comes(anna.key.code, "Ben")
        assert stranger.key.person == 2 and room_of(stranger).people[2].name == "Ben (2)"
        assert await refused(stranger, protocol.Sit(seat=1)) == "seat-kept"
        back = await other.again(ben)
        await back.send(protocol.Sit(seat=1))
        await other.quiet()
        assert back.table is not None and back.table.you == protocol.You(1, 1) and room_of(back).people[1].here


@served
async def test_a_seat_left_in_an_auction_and_in_a_deal_is_kept_too(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben", pace="slow", settings={"auction.mode": "round_robin"})
    table = house.table(anna)
    asked = table.decision.player if table.decision else 0
    people = [anna, ben]
    await people[asked].play(f"offer {1 - asked} $5 for $1")
    await house.quiet()
    await people[1 - asked].send(protocol.Stand())
    assert table.room.seats[1 - asked].owner == 1 - asked
    await people[1 - asked].send(protocol.Sit(seat=1 - asked))
    await house.quiet()
    prompt = people[1 - asked].table
    assert prompt is not None and prompt.prompt is not None and prompt.prompt.kind == "trade"


@served
async def test_only_a_seat_that_was_released_is_for_others_and_only_with_the_hosts_word(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben", pace="slow", edition="millionaire")
    table = house.table(anna)
    secret = give_card(table, 1)
    carla = await house.comes(anna.key.code, "Carla")
    await ben.send(protocol.Stand(released=True))
    await carla.send(protocol.Sit(seat=1))
    await house.quiet()
    assert carla.table is not None and carla.table.you.seat is None and carla.table.hand == []
    (petition,) = room_of(anna).petitions
    assert (petition.person, petition.seat, petition.open) == (2, 1, [0])
    assert await refused(carla, protocol.Let(person=2)) == "host-only"
    assert await refused(ben, protocol.Let(person=2)) == "host-only"
    await anna.send(protocol.Let(person=2, yes=False))
    await house.quiet()
    assert room_of(carla).petitions == [] and room_of(carla).people[2].seat is None
    await carla.send(protocol.Sit(seat=1))
    await anna.send(protocol.Let(person=2))
    await house.quiet()
    assert carla.table.you.seat == 1 and [card.name for card in carla.table.hand] == [secret]
    assert await refused(ben, protocol.Sit(seat=1)) == "seat-taken"


@served
async def test_while_the_host_is_away_the_whole_table_lets_somebody_sit_down(house: House) -> None:
    anna, ben, carla = await house.game("Anna", "Ben", "Carla", players=4, pace="slow")
    table = house.table(anna)
    await gone(house, anna, ben)
    dora = await house.comes(anna.key.code, "Dora")
    await dora.send(protocol.Sit(seat=3))
    assert await refused(ben, protocol.Let(person=3)) == "host-only", "she was there a moment ago"
    await house.later(AWAY)
    assert table.room.host == 1, "somebody stands in for her"
    await ben.send(protocol.Let(person=3))
    await house.quiet()
    assert table.room.people[3].seat is None, "but does not decide alone"
    assert [each.open for each in room_of(carla).petitions] == [[2]]
    await carla.send(protocol.Let(person=3))
    assert table.room.people[3].seat == 3


@served
async def test_nobody_is_let_in_where_nobody_can_say_so(house: House) -> None:
    """Alone with bots, and away: whoever has the link may come in, but neither sits down nor becomes host."""
    (anna,) = await house.game("Anna", players=3, pace="slow")
    table = house.table(anna)
    ben, carla = [await house.comes(anna.key.code, name) for name in ("Ben", "Carla")]
    await gone(house, anna, ben)
    for moment in (0, AWAY, 10 * AWAY):
        await house.later(moment)
        await ben.send(protocol.Sit(seat=1))
        for voter in (ben, carla):
            assert await refused(voter, protocol.Let(person=1)) == "host-only"
        assert table.room.host == 0 and table.room.people[1].seat is None
    back = await house.again(anna)
    await back.send(protocol.Let(person=1))
    assert table.room.people[1].seat == 1


@served
async def test_who_has_played_one_seat_looks_into_no_other(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben", players=4, pace="slow")
    for released in (False, True):
        await ben.send(protocol.Stand(released=released))
        assert await refused(ben, protocol.Sit(seat=2)) == "own-seat"
        await ben.send(protocol.Sit(seat=1))
    await anna.send(protocol.Let(person=1))  # which he had released to anybody
    await anna.send(protocol.Stand())
    assert await refused(anna, protocol.Sit(seat=3)) == "own-seat", "the host no more than others"


# idlers and nuisances


@served
async def test_who_is_there_and_does_not_answer_is_replaced_by_vote_and_may_come_back(house: House) -> None:
    people = await house.game("Anna", "Ben", "Carla", pace="slow")
    table = house.table(people[0])
    assert table.decision is not None
    idle = table.decision.player
    first, second = [client for client in people if client is not people[idle]]
    kick = protocol.Propose(motion="kick", seat=idle)
    await house.later(IDLE_SECONDS - 1)
    assert await refused(first, kick) == "not-absent"
    await house.later(1)
    await first.send(protocol.Propose(motion="kick", seat=idle))
    await people[idle].play("roll")  # awake after all: the motion is pointless
    await house.quiet()
    assert table.room.ballot is None and await refused(second, protocol.Vote(yes=True)) == "no-ballot"
    while table.decision is not None and table.decision.player != idle:
        asked = people[table.decision.player]
        assert asked.table is not None and asked.table.prompt is not None and asked.table.prompt.usual is not None
        await asked.play(asked.table.prompt.usual)
        await house.quiet()
    await house.later(IDLE_SECONDS)
    await first.send(protocol.Propose(motion="kick", seat=idle))
    await second.send(protocol.Vote(yes=True))
    assert table.room.seats[idle].bot == "trader"
    await people[idle].send(protocol.Sit(seat=idle))
    assert table.room.seats[idle].person == idle


@served
async def test_with_a_clock_two_answers_that_it_gave_are_enough(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben", clock="blitz", pace="slow")
    table, people = house.table(anna), [anna, ben]
    assert table.decision is not None
    idle = table.decision.player
    other = people[1 - idle]
    for answers in range(2):
        assert await refused(other, protocol.Propose(motion="kick", seat=idle)) == "not-absent"
        while table.room.seats[idle].unanswered == answers:
            if table.decision.player == idle:
                await house.later(ANSWER["blitz"])
            else:
                assert (
                    other.table is not None and other.table.prompt is not None and other.table.prompt.usual is not None
                )
                await other.play(other.table.prompt.usual)
                await house.quiet()
    await other.send(protocol.Propose(motion="kick", seat=idle))
    assert table.room.seats[idle].person is None and table.room.seats[idle].owner == idle


@served
async def test_the_host_sends_people_away_before_the_start_and_locks_the_table(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben", players=3)
    code, token = ben.key.code, ben.key.token
    held = await house.http(f"/api/tables/{code}/tickets", "POST", None, token)
    assert await refused(ben, protocol.Remove(person=0)) == "host-only"
    await anna.send(protocol.Remove(person=1))
    with pytest.raises(Gone):
        await until(ben, lambda: False)
    assert ben.why == "removed" and room_of(anna).seats[1].person is None
    with pytest.raises(Refused, match="key"):
        await house.http(f"/api/tables/{code}/tickets", "POST", None, token)
    carla = await house.comes(code, "Carla")
    assert carla.key.person == 1, "his number is free"
    async with connect(held["socket"]) as socket:
        await socket.send(json.dumps({"type": "hello", "ticket": held["ticket"]}))
        assert json.loads(await socket.recv())["why"] == "ticket"
    await anna.send(protocol.Lock())
    with pytest.raises(Refused) as error:
        await house.comes(code, "Ben")
    assert error.value.why == "locked"
    await anna.send(protocol.Lock(locked=False))
    await house.comes(code, "Ben")


@served
async def test_a_ticket_and_a_socket_of_somebody_who_left_are_not_the_next_persons(house: House) -> None:
    _, ben = await house.gathered("Anna", "Ben")
    code, token = ben.key.code, ben.key.token
    held = await house.http(f"/api/tables/{code}/tickets", "POST", None, token)
    await house.http(f"/api/tables/{code}/people/me", "DELETE", None, token)
    carla = await house.comes(code, "Carla")
    assert carla.key.person == ben.key.person
    with pytest.raises(Gone):
        await ben.send(protocol.Say(text="I am Carla"))
    with pytest.raises(Refused):
        await Client(house.address, protocol.Key(code, 1, token)).connect()
    async with connect(held["socket"]) as socket:
        await socket.send(json.dumps({"type": "hello", "ticket": held["ticket"]}))
        assert json.loads(await socket.recv())["why"] == "ticket"


# the host's rights


@served
async def test_the_hosts_rights_come_back_with_the_host(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    table = house.table(anna)
    await gone(house, anna, ben)
    await house.later(AWAY)
    assert table.room.host == 1
    assert await refused(ben, protocol.Remove(person=0)) == "not-removable"
    again = await house.again(anna)
    await house.quiet()
    assert table.room.host == 0 and room_of(again).host == 0
    assert await refused(ben, protocol.Start()) == "host-only"

"""A server that is struck down loses nothing: the next one tells the same events and has the same tables."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from passgo.bots import bot
from passgo.server import protocol
from passgo.server import registry as halls
from passgo.server.client import Client, Gone
from passgo.server.guests import Closed
from passgo.server.storage import Append, StoreError, Taken
from passgo.server.table import LiveTable
from tests.server.harness import House, drained, served
from tests.server.listener import Listener, deciding, known, table_for


def without_presence(state: dict[str, Any]) -> dict[str, Any]:
    for person in state["room"].people:
        person.online, person.back_by = False, None
    return state


async def play(table: LiveTable, people: list[Listener], moves: int) -> None:
    for k in range(moves):
        asked, _ = deciding(table, people)
        assert table.game is not None
        await asked.play(table, bot("trader", k).choose(table.game).text)


@pytest.mark.parametrize("edition", ["classic", "millionaire"])
@served
async def test_the_table_comes_back_with_the_same_digest_and_the_same_views(house: House, edition: str) -> None:
    table, people = await table_for(house, "Anna", "Ben", edition=edition, clock="relaxed")
    await people[0].send(table, protocol.Say(text="good luck"))
    await play(table, people, 24)
    await people[1].send(table, protocol.Propose(motion="pause"))
    watcher = await Listener(None, "fr").at(table)
    assert table.game is not None
    before = [without_presence(known(guest.table)) for guest in (*people, watcher)]
    digest = table.game.digest()
    story = [line.text for line in table.whole(people[0]).story]
    async with await house.strike_down() as other:
        back = await other.registry.table(table.room.code)
        assert back is not None
        assert back.game is not None
        assert back.game.digest() == digest and back.game.record == table.game.record
        guests = [await Listener(*who).at(back) for who in ((0,), (1,), (None, "fr"))]
        assert [without_presence(known(guest.table)) for guest in guests] == before
        assert [line.text for line in guests[0].table.story] == story and story
        await guests[1].send(back, protocol.Say(text="here we go again"))
        await play(back, guests[:2], 10)


@served
async def test_what_was_acknowledged_is_there_and_acts_no_second_time(house: House) -> None:
    _, ben = await house.game("Anna", "Ben")
    ack = await ben.send(protocol.Say(id="once", text="hello"))
    async with await house.strike_down() as other:
        back = await other.connected(Client(other.address, ben.key), after=ack.seq - 1)
        again = await back.send(protocol.Say(id="once", text="hello"))
        assert again == ack and other.table(ben).room.seq == ack.seq
        assert await back.send(protocol.Say(text="new")) != ack


@served
async def test_who_resumes_after_the_outage_hears_what_was_missed_or_the_whole_table(house: House) -> None:
    anna, _ = await house.game("Anna", "Ben", clock="brisk")
    assert anna.table is not None
    seq, deadline = anna.table.seq, anna.table.deadline
    other = await house.strike_down()
    house.clock.at += 60_000
    async with other:
        back = await other.again(anna, after=seq)
        back.table = anna.table
        while not isinstance(message := await back.next(), protocol.Changed):
            pass
        assert (message.what, message.seq) == ("recovered", seq + 1)
        assert deadline is not None and message.deadline == deadline + 60_000
        late = await other.again(anna, after=seq - 1)
        assert isinstance(await late.next(), protocol.Table)


@served
async def test_a_finished_game_and_a_gathering_come_back_too(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben", variant="timed", settings={"timed.stop": "immediately"})
    await play(table, people, 12)
    await table.do(lambda: table.play("time", None, "clock"))
    assert table.game is not None and table.game.over
    waiting = await house.host("Carla", listed=True)
    async with await house.strike_down() as other:
        over = await other.registry.table(table.room.code)
        assert over is not None and over.room.phase == "over" and over.room.winners == list(table.game.winners)
        assert [card["code"] for card in await other.http("/api/tables")] == [waiting.key.code]
        carla = await other.again(waiting)
        await carla.send(protocol.Start())


# the store fails


@pytest.mark.parametrize(("failure", "why"), [(StoreError("disk full"), "closing"), (Taken(), "moved")])
@served
async def test_what_cannot_be_written_never_happened(
    house: House, monkeypatch: pytest.MonkeyPatch, failure: Exception, why: str
) -> None:
    anna, ben = await house.game("Anna", "Ben")
    seq = house.table(anna).room.seq
    drained(ben)

    async def full(item: Append) -> None:
        raise failure

    append = house.registry.writer.append
    monkeypatch.setattr(house.registry.writer, "append", full)
    with pytest.raises(Gone) as gone:
        await anna.send(protocol.Say(id="lost", text="can you hear me?"))
    assert gone.value.why == why
    monkeypatch.setattr(house.registry.writer, "append", append)
    assert ben.reading is not None
    await ben.reading
    assert [type(message) for message in drained(ben)] == [protocol.Bye]
    back = await house.again(anna)
    assert back.table is not None and back.table.seq == seq
    assert (await back.send(protocol.Say(id="lost", text="can you hear me?"))).seq == seq + 1


@served
async def test_a_table_that_cannot_be_told_is_read_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error after the room has changed and before that is written."""
    anna, ben = await house.game("Anna", "Ben")
    seq = house.table(anna).room.seq
    monkeypatch.setattr(house.table(anna), "note_presence", None)
    with pytest.raises(Gone):
        await anna.send(protocol.Say(text="can you hear me?"))
    back = await house.again(ben)
    assert back.table is not None and back.table.seq == seq
    assert (await back.send(protocol.Say(text="now I can"))).seq == seq + 1


@served
async def test_whoever_waits_for_a_table_that_closes_is_told_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (anna, _) = await table_for(house, "Anna", "Ben")
    held = asyncio.Event()

    async def holds(item: Append) -> None:
        await held.wait()

    monkeypatch.setattr(house.registry.writer, "append", holds)
    waiting = [asyncio.create_task(anna.send(table, protocol.Say(text=f"word {k}"))) for k in range(400)]
    await asyncio.sleep(0)
    table.close("closing")
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {Closed}
    with pytest.raises(Closed):
        await anna.send(table, protocol.Say(text="too late"))


@served
async def test_a_code_that_is_taken_is_not_given_again_and_its_table_is_left_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    table = house.table(anna)
    codes = iter([anna.key.code, anna.key.code, "FREE22"])
    monkeypatch.setattr(halls, "new_code", lambda: next(codes))
    assert (await house.host("Carla")).key.code == "FREE22"
    assert house.table(anna) is table
    await ben.send(protocol.Say(text="still here"))

"""Whoever has left or was removed says nothing more, whatever was on its way; nor do the limits go to the next one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

import pytest

from passgo.server import protocol
from passgo.server.client import Client, Gone, Refused
from passgo.server.limits import KINDS
from passgo.server.storage import Append
from tests.server.harness import PATIENCE, House, served, settled


@asynccontextmanager
async def while_written(house: House, first: Awaitable[Any], waiting: int) -> AsyncIterator[None]:
    """What is sent in here reaches the table while `first` is being written: so many jobs wait when it is done."""
    (table,) = house.registry.tables.values()
    writer, begun, go_on = house.registry.writer, asyncio.Event(), asyncio.Event()
    append = writer.append

    async def held(item: Append) -> None:
        begun.set()
        await go_on.wait()
        await append(item)

    with patch.object(writer, "append", held):
        async with asyncio.timeout(PATIENCE):
            doing = asyncio.ensure_future(first)
            await begun.wait()
            yield
            while table.mailbox.qsize() < waiting:
                await asyncio.sleep(0)
            go_on.set()
            await doing
    await settled(table)


def parting(house: House, host: Client, eve: Client, how: str) -> Awaitable[Any]:
    if how == "removed":
        return host.send(protocol.Remove(person=eve.key.person))
    return house.http(f"/api/tables/{eve.key.code}/people/me", "DELETE", None, eve.key.token)


async def unheard(*sending: asyncio.Future[Any]) -> bool:
    """Whether nothing that was sent was done."""
    return all(isinstance(said, Gone) for said in await asyncio.gather(*sending, return_exceptions=True))


@pytest.mark.parametrize("how", ["left", "removed"])
@served
async def test_what_was_on_its_way_is_not_done_any_more(house: House, how: str) -> None:
    """Neither a seat for somebody who is not there, nor words under the number that the next person gets."""
    anna = await house.host("Anna", players=4)
    eve = await house.comes(anna.key.code, "Eve")
    others = [await house.again(eve) for _ in range(3)]
    late = [
        protocol.Sit(seat=1),
        protocol.Say(text="I am a cheat"),
        protocol.Speak(language="fr"),
        protocol.Sit(seat=2),
    ]
    async with while_written(house, parting(house, anna, eve, how), waiting=5):
        sending = [asyncio.ensure_future(each.send(said)) for each, said in zip([eve, *others], late, strict=True)]
        coming = asyncio.ensure_future(house.comes(anna.key.code, "Victoria"))
    victoria = await coming
    assert victoria.key.person == eve.key.person == 1
    assert await unheard(*sending)
    room = house.table(anna).room
    assert [seat.person for seat in room.seats] == [0, None, None, None]
    assert not room.chat and room.people[1].name == "Victoria"
    assert eve.why == how


@pytest.mark.parametrize("how", ["left", "removed"])
@served
async def test_no_petition_of_somebody_who_is_gone_stays_open(house: House, how: str) -> None:
    anna = await house.host("Anna", players=2, bots=["trader"], pace="slow")
    await anna.send(protocol.Start())
    eve = await house.comes(anna.key.code, "Eve")
    async with while_written(house, parting(house, anna, eve, how), waiting=1):
        sending = asyncio.ensure_future(eve.send(protocol.Sit(seat=1)))
    assert await unheard(sending)
    assert not house.table(anna).room.petitions
    with pytest.raises(Refused) as error:
        await anna.send(protocol.Let(person=1))
    assert error.value.why == "no-petition"


@served
async def test_who_leaves_twice_at_once_sends_nobody_else_away(house: House) -> None:
    anna = await house.host("Anna", players=4)
    eve = await house.comes(anna.key.code, "Eve")
    async with while_written(house, parting(house, anna, eve, "left"), waiting=1):
        coming = asyncio.ensure_future(house.comes(anna.key.code, "Victoria"))
    # the second request named its person before the first was carried out
    async with while_written(house, parting(house, anna, await coming, "left"), waiting=2):
        again = asyncio.ensure_future(house.registry.leave(house.table(anna), 1))
        coming = asyncio.ensure_future(house.comes(anna.key.code, "Walter"))
    await again
    walter = await coming
    assert house.table(anna).room.people[walter.key.person].here
    await walter.send(protocol.Say(text="here I am"))


@served
async def test_the_next_person_with_the_number_has_limits_of_their_own(house: House) -> None:
    house.clock.hurry = 0.0
    anna = await house.host("Anna", players=4)
    eve = await house.comes(anna.key.code, "Eve")
    for _ in range(int(KINDS["talk"][1])):
        await eve.send(protocol.Say(text="x"))
    with pytest.raises(Refused) as error:
        await eve.send(protocol.Say(text="x"))
    assert error.value.why == "rate"
    await parting(house, anna, eve, "left")
    victoria = await house.comes(anna.key.code, "Victoria")
    assert victoria.key.person == eve.key.person
    await victoria.send(protocol.Say(text="hello"))

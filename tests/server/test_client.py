"""The client by itself: what it makes of a server that hangs up, and of news that wait to be read."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from passgo.server import protocol
from passgo.server.client import Client, Gone, request
from tests.server.harness import PATIENCE, House, drained, served


def mistaken(*asked: Any) -> Any:
    """A ticket that the server will not take."""
    return {**request(*asked), "ticket": "somebody else's"}


@served
async def test_after_a_connection_that_ended_early_the_next_one_tells_the_table(house: House) -> None:
    anna = await house.host("Anna")
    again = Client(house.address, anna.key)
    with patch("passgo.server.client.request", mistaken), pytest.raises(Gone):
        await again.connect()
    assert again.table is None
    await house.connected(again)
    assert again.table is not None


@served
async def test_news_that_wait_to_be_read_know_nothing_of_later_ones(house: House) -> None:
    """Whoever reads them late, as a terminal on a busy machine, is still told who went, and when."""
    anna, ben = await house.gathered("Anna", "Ben")
    late = Client(house.address, anna.key)
    await late.connect()
    await ben.close()
    async with asyncio.timeout(PATIENCE):
        while late.online != [0]:
            await asyncio.sleep(0)
    waiting = drained(late)
    assert [news.room.people[1].online for news in waiting if isinstance(news, protocol.Table)] == [True]
    assert [news.online for news in waiting if isinstance(news, protocol.Presence)][-1] == [0]
    await late.close()

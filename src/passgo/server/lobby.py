"""What all servers know of each other through Redis: the listed tables, and how many people are connected.

Nothing that matters is here: while Redis is away a server reads its lobby from the store and counts itself alone.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from passgo.server.protocol import TableCard

CARDS = "passgo:lobby"
WHOLE = "passgo:lobby:whole"  # is there while the lobby is; without it the lobby is read from the store anew
PRESENT = "passgo:present:"
FORGOTTEN = 10  # seconds after which a server that is silent does not count
SECONDS = 1.0  # to wait for Redis
REST = 5.0  # seconds that it is left alone after it did not answer
SHOWN = 200  # tables

T = TypeVar("T")
decoder = msgspec.json.Decoder(TableCard)
log = logging.getLogger("passgo.server")


class Lobby:
    def __init__(self, address: str, node: str) -> None:
        self.redis = Redis.from_url(
            address, socket_timeout=SECONDS, socket_connect_timeout=SECONDS, retry=Retry(NoBackoff(), 1)
        )
        self.node = node
        self.resting_until = 0.0
        self.missed = False  # whether Redis did not hear of some change

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T | None:
        """What Redis answers; None if it does not."""
        if time.monotonic() < self.resting_until:
            return None
        try:
            return await question()
        except (RedisError, OSError) as error:
            log.warning("Redis does not answer: %s", error)
            self.resting_until = time.monotonic() + REST
            return None

    async def show(self, card: TableCard) -> None:
        """List a table as it is now; one that is over or private is taken off."""

        async def tell() -> bool:
            if card.listed and card.phase != "over":
                await self.redis.hset(CARDS, card.code, msgspec.json.encode(card))
            else:
                await self.redis.hdel(CARDS, card.code)
            return True

        self.missed = not await self.ask(tell) or self.missed

    async def hide(self, code: str) -> None:
        """Take a table off that cannot be read."""

        async def tell() -> bool:
            await self.redis.hdel(CARDS, code)
            return True

        self.missed = not await self.ask(tell) or self.missed

    async def cards(self, stored: Callable[[], Awaitable[Sequence[TableCard]]]) -> list[TableCard] | None:
        """The newest first; None without Redis."""

        async def listed() -> list[TableCard]:
            if not await self.redis.exists(WHOLE):
                await self.fill(await stored())
            known = [decoder.decode(card) for card in await self.redis.hvals(CARDS)]
            return sorted(known, key=lambda card: -card.created)[:SHOWN]

        return await self.ask(listed)

    async def fill(self, cards: Sequence[TableCard]) -> None:
        async with self.redis.pipeline() as changes:
            changes.delete(CARDS)
            for card in cards:
                changes.hset(CARDS, card.code, msgspec.json.encode(card))
            changes.set(WHOLE, 1)
            await changes.execute()

    async def be_present(self, sockets: int) -> None:
        async def tell() -> bool:
            await self.redis.set(PRESENT + self.node, sockets, ex=FORGOTTEN)
            if self.missed:
                await self.redis.delete(WHOLE)
            return True

        if await self.ask(tell):
            self.missed = False

    async def sockets(self) -> int | None:
        """How many people are connected to all servers together; None without Redis."""

        async def count() -> int:
            names = [name async for name in self.redis.scan_iter(PRESENT + "*")]
            return sum(int(count or 0) for count in await self.redis.mget(names)) if names else 0

        return await self.ask(count)

    async def close(self) -> None:
        await self.redis.aclose()

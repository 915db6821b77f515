"""How long tables are kept: where nobody was for so many days, the record of the game alone is."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from passgo.engine.record import sealed
from passgo.server.nodes import Elsewhere
from passgo.server.reading import SetAside, read, stored
from passgo.server.storage import StoreError

if TYPE_CHECKING:
    from passgo.server.registry import TableRegistry

DAY = 24 * 3600 * 1000  # ms
ROUND = 3600.0  # seconds between two looks

log = logging.getLogger("passgo.server")


class Retention:
    def __init__(self, registry: TableRegistry, days: float) -> None:
        self.registry = registry
        self.days = days

    async def watch(self) -> None:
        """As long as the server lives."""
        while True:
            try:
                while await self.pack_some():
                    await asyncio.sleep(0)
            except StoreError as error:
                log.warning("the store does not answer: %s", error)
            await asyncio.sleep(ROUND)

    async def pack_some(self) -> int:
        """Pack tables that were left long ago; how many."""
        registry, packed = self.registry, 0
        before = registry.now() - int(self.days * DAY)
        for code in await registry.writer.call(lambda store: store.stale(before)):
            try:
                packed += code not in registry.tables and await self.pack(code)
            except (Elsewhere, SetAside):
                continue
        return packed

    async def pack(self, code: str) -> bool:
        """Leave the record of a game, however far it came, and nothing of a table where none was begun.

        The secret of the dice is in the record: it would only tell what is to come, and nothing is.
        """
        registry = self.registry
        if registry.nodes is not None:
            await registry.nodes.claim(code)
        found = await registry.writer.call(lambda store: stored(store, code))
        if found is None:
            return False
        try:
            room, game, _ = await asyncio.to_thread(read, code, found)
        except SetAside as error:
            await registry.set_aside(code, error)
            raise
        record = sealed(game.record) if game is not None else ""
        now = registry.now()
        done = await registry.writer.call(lambda store: store.pack(code, room.seq, now, record))
        if done:
            log.info("a table is packed", extra={"table": code})
            if registry.lobby is not None:
                await registry.lobby.hide(code)
        return done

"""Tables that lie in the store: they are read when somebody comes, or here, when something is to happen at them.

So a server begins to serve at once, whatever is stored, and holds only the tables that are in use.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from passgo.server.nodes import Elsewhere
from passgo.server.reading import SetAside
from passgo.server.storage import StoreError

if TYPE_CHECKING:
    from passgo.server.registry import TableRegistry

ROUND = 2.0  # seconds between two looks at what is due

log = logging.getLogger("passgo.server")


class Waking:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.troubled: set[str] = set()  # tables that could not be woken, for no reason that we know

    async def watch(self) -> None:
        """As long as the server lives."""
        await self.look_again()
        while True:
            woken = 0
            try:
                woken = await self.wake()
            except StoreError as error:
                log.warning("the store does not answer: %s", error)
            if not woken:
                await asyncio.sleep(ROUND)

    async def look_again(self) -> None:
        """Try the tables that the server before could not read; those that this one can are listed again."""
        try:
            for code in await self.registry.writer.call(lambda store: store.unreadable()):
                await self.read(code)
        except StoreError as error:
            log.warning("the store does not answer: %s", error)

    async def wake(self) -> int:
        """Read the tables at which something is due, and let it happen; how many."""
        registry, woken = self.registry, 0
        now = registry.now()
        for code in await registry.writer.call(lambda store: store.due(now, registry.name)):
            if code in self.troubled or not await self.read(code):
                continue
            woken += 1
            table = registry.tables.get(code)
            if table is None:
                continue
            alarm = table.scheduler.alarm()
            if alarm is None or alarm > now:  # nothing is due there, whatever was noted
                await self.note(code, alarm)
        return woken

    async def note(self, code: str, alarm: int | None) -> None:
        """When something is due at a table."""
        await self.registry.writer.call(lambda store: store.set_due(code, alarm))

    async def read(self, code: str) -> bool:
        """Bring a table back; whether that was to be done here and could be."""
        registry = self.registry
        if code in registry.tables:
            return False  # it looks after itself
        try:
            await registry.table(code)
        except (Elsewhere, SetAside):
            return False
        except StoreError:
            raise
        except Exception:  # whatever one table does, the others are served
            log.exception("a table cannot be brought back", extra={"table": code})
            self.troubled.add(code)
            return False
        return True

"""Whole games, told for replays: by a process of its own, once for each position of a table, and kept for a while."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from passgo.engine.record import header_data
from passgo.server.bot_worker import Worker
from passgo.server.metrics import counter
from passgo.server.narration import encode
from passgo.server.protocol import Language
from passgo.server.table import LiveTable
from passgo.server.timeline import Telling, story_of

KEPT = 32_000_000  # bytes, compressed
WAITING = 16  # that are wanted at once; more are refused
SECONDS = 60.0  # that one may take

log = logging.getLogger("passgo.server")


class Key(NamedTuple):
    """What makes one telling differ from another."""

    code: str
    seq: int
    language: Language
    seat: int | None
    positions: bool


class TooMany(Exception):
    """More stories are wanted than can be told."""


class Stories:
    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.worker = Worker(telling)
        self.is_running = False
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.coming: dict[Key, asyncio.Task[bytes]] = {}
        self.one_at_a_time = asyncio.Lock()
        self.made = counter("stories_made", "Whole games told for replays; the others were kept.")

    def is_kept(self, key: Key) -> bool:
        return key in self.kept or key in self.coming

    async def told(self, table: LiveTable, key: Key) -> bytes:
        """The story as compressed JSON; TooMany if it cannot be told now."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.coming:
            if len(self.coming) >= WAITING:
                raise TooMany
            self.coming[key] = asyncio.create_task(self.make(key, self.question(table, key)))
            self.coming[key].add_done_callback(lambda task: self.coming.pop(key))
        return await asyncio.shield(self.coming[key])

    def question(self, table: LiveTable, key: Key) -> Telling:
        room = table.room
        return Telling(
            header=header_data(room.header()),
            moves=list(room.moves),
            acts=list(room.acts),
            shown=room.shown(table.online(), table.stood_in),
            now=self.now(),
            language=key.language,
            seat=key.seat,
            positions=key.positions,
        )

    async def make(self, key: Key, question: Telling) -> bytes:
        async with self.one_at_a_time:
            try:
                async with asyncio.timeout(SECONDS):
                    if not self.is_running:
                        await self.worker.start()
                        self.is_running = True
                    told = await self.worker.ask(question)
            except Exception as error:
                self.is_running = False
                self.worker.end()
                log.warning("a story could not be told: %s", error, extra={"table": key.code})
                raise TooMany from error
        assert isinstance(told, bytes)
        self.made.inc()
        self.keep(key, told)
        return told

    def keep(self, key: Key, told: bytes) -> None:
        """The newest ones, as many as there is room for."""
        self.kept[key] = told
        while len(self.kept) > 1 and sum(map(len, self.kept.values())) > KEPT:
            self.kept.popitem(last=False)

    def close(self) -> None:
        self.worker.close()


def telling(question: Telling) -> bytes:
    """In the process."""
    return gzip.compress(encode(story_of(question)), 6)

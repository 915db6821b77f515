"""Notices for people whose page is closed, at tables where nobody hurries.

Their browser's push service is asked to wake it, and told nothing about the game. Only who switched it on is called,
once until they are back, and no table waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from prometheus_client import Counter

from passgo.server.clock import ANSWER, DAY
from passgo.server.protocol import ClockName
from passgo.server.push_addresses import PushHosts
from passgo.server.storage import EventStore, StoreError
from passgo.server.storage.writer import Writer

if TYPE_CHECKING:
    from passgo.server.pushing import Post, Signer

AFTER: Final = 45_000  # ms after the question: whoever reloads the page, or whose phone fell asleep, is not gone
WAITING: Final = 500  # calls at once; what comes after them is left out
SENDERS: Final = 4
SECONDS: Final = 10.0  # that a push service has
GONE: Final = (404, 410)  # its answers where nobody is subscribed any more
KEY: Final = "push"

log = logging.getLogger("passgo.server")


def is_slow(clock: ClockName) -> bool:
    """Whether people come and go while they are asked."""
    return ANSWER[clock] >= DAY


class Call(NamedTuple):
    code: str
    person: int
    token: str  # its hash: the number alone may be another's by now


class Notices:
    def __init__(self, writer: Writer, now: Callable[[], int], hosts: Sequence[str] = ()) -> None:
        self.writer = writer
        self.now = now
        self.hosts = PushHosts(hosts)
        self.signer: Signer | None = None  # without it nothing is offered
        self.post: Post | None = None
        self.calls: asyncio.Queue[Call] = asyncio.Queue(WAITING)
        self.noting: set[asyncio.Task[None]] = set()
        self.pushes = Counter("passgo_pushes", "Calls by push, by what came of them.", ["outcome"], registry=None)

    async def begin(self) -> list[asyncio.Task[None]]:
        """Take the key that all servers of this store share, or make it; the tasks that send."""
        try:
            from passgo.server import pushing
        except ImportError:
            return []
        self.signer = pushing.Signer(await self.writer.call(lambda store: store.key(KEY, pushing.new_key())))
        self.post = pushing.Post(SENDERS)
        return [asyncio.create_task(self.watch()) for _ in range(SENDERS)]

    # what a table says of its people

    def call(self, call: Call) -> None:
        """Somebody is asked and is not there."""
        try:
            self.calls.put_nowait(call)
        except asyncio.QueueFull:
            self.pushes.labels("left out").inc()

    def back(self, code: str, person: int) -> None:
        """Somebody is there again, and can be called again."""
        self.note(lambda store: store.uncall(code, person))

    def forget(self, code: str, person: int) -> None:
        """Somebody has left."""
        self.note(lambda store: store.unsubscribe(code, person))

    def note(self, work: Callable[[EventStore], None]) -> None:
        """Write something that no table waits for."""

        async def done() -> None:
            try:
                await self.writer.call(work)
            except StoreError as error:
                log.warning("the store does not answer: %s", error)

        if self.signer is not None:
            task = asyncio.create_task(done())
            self.noting.add(task)
            task.add_done_callback(self.noting.discard)

    # sending

    async def watch(self) -> None:
        """As long as the server lives."""
        while True:
            call = await self.calls.get()
            try:
                await self.send(call)
            except StoreError as error:
                log.warning("the store does not answer: %s", error)
            except Exception:  # whatever one service does, the others are asked
                log.exception("a push failed", extra={"table": call.code})
            finally:
                self.calls.task_done()

    async def send(self, call: Call) -> None:
        found = await self.writer.call(lambda store: store.call(call.code, call.person, call.token))
        if found is None:  # nobody who wants it, or who was called already
            return
        endpoint, page = found
        status = await self.pushed(endpoint, page)
        if status in GONE:
            outcome = "gone"
            await self.writer.call(lambda store: store.forget(endpoint))
        elif 200 <= status < 300:
            outcome = "sent"
        else:
            outcome = "failed"  # the next question tries again
            await self.writer.call(lambda store: store.uncall(call.code, call.person))
        self.pushes.labels(outcome).inc()
        extra = {"table": call.code, "person": call.person, "status": status}
        log.info("somebody is called by push: %s", outcome, extra=extra)

    async def pushed(self, endpoint: str, page: str) -> int:
        """What the push service answers; 0 where it does not, or where it is none that is asked here any more."""
        target = self.hosts.target(endpoint)
        if target is None or self.signer is None or self.post is None:
            return 0
        try:
            async with asyncio.timeout(SECONDS):
                return await self.post.send(target, self.signer.authorization(target.origin, page, self.now() // 1000))
        except (OSError, ValueError, TimeoutError):
            return 0

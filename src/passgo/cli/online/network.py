"""An event loop beside the keyboard."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any, TypeVar

from passgo.cli.table.signals import blocked

T = TypeVar("T")


class Network:
    """An event loop in a thread of its own, so that the main thread has nothing to do but to read the keyboard.

    Of the two only one looks at the table at a time: the main thread waits for what it gives the loop to `do`, and what
    runs `beside` it ends before it goes on.
    """

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> Network:
        with blocked("SIGINT", "SIGHUP", "SIGTERM"):
            self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        if left:
            self.loop.run_until_complete(asyncio.wait(left))
        self.loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for it; whoever interrupts the waiting ends the work too."""
        begun = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return begun.result()
        finally:
            begun.cancel()

    @contextmanager
    def beside(self, work: Coroutine[Any, Any, None]) -> Iterator[None]:
        """Let it run meanwhile; it is ended afterwards, and what went wrong with it is raised here."""
        task = self.do(started(work))
        try:
            yield
        finally:
            self.do(ended(task))


async def started(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.create_task(work)


async def ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait({task})
    if not task.cancelled() and (error := task.exception()) is not None:
        raise error


async def whole(work: Coroutine[Any, Any, None]) -> None:
    """Something that is not broken off in the middle; who wants to end it waits."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise

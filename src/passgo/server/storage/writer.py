"""The one thread that owns the store. Whatever waits to be written when it gets there is written at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from passgo.server.metrics import histogram
from passgo.server.storage import Append, EventStore, StoreError

Result = TypeVar("Result")
MOST_WAITING = 4096
LARGEST_BATCH = 512  # appends in one transaction


class Job:
    """Something for the store to do, and who waits for it."""

    __slots__ = ("answer", "error", "future", "work")

    def __init__(self, work: Append | Callable[[EventStore], Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.answer: Any = None
        self.error: Exception | None = None


class Writer:
    """Made and used in one event loop. What was asked for is done even if nobody waits for it any more."""

    def __init__(self, store: EventStore, most_waiting: int = MOST_WAITING) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._room = asyncio.Semaphore(most_waiting)
        self._closed = False
        self.seconds = histogram("store_seconds", "From asking the store to its answer.")
        self._ended = self._loop.create_future()
        Thread(target=self._work, name="writer", daemon=True).start()

    async def append(self, item: Append) -> None:
        """Write, and return when it is safe; raises what the store answers, such as Taken or Repeated."""
        await self._ask(item)

    async def call(self, question: Callable[[EventStore], Result]) -> Result:
        """Ask the store something; it knows all that was appended before."""
        answer: Result = await self._ask(question)
        return answer

    async def close(self) -> None:
        """Do what is still to be done, then close the store."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    async def _ask(self, work: Append | Callable[[EventStore], Any]) -> Any:
        await self._room.acquire()
        if self._closed:
            self._room.release()
            raise StoreError("the store is closed")
        job = Job(work, self._loop.create_future())
        self._jobs.put(job)
        with self.seconds.time():
            return await job.future

    def _settle(self, jobs: list[Job]) -> None:
        """Back in the event loop: tell those who wait."""
        for job in jobs:
            self._room.release()
            if not job.future.cancelled():
                if job.error is None:
                    job.future.set_result(job.answer)
                else:
                    job.future.set_exception(job.error)

    def _work(self) -> None:
        """The thread."""
        going = True
        while going:
            jobs: list[Job] = []
            job = self._jobs.get()
            try:
                while job is not None:
                    jobs.append(job)
                    if len(jobs) == LARGEST_BATCH:
                        break
                    job = self._jobs.get_nowait()
            except Empty:
                pass
            else:
                going = job is not None
            self._append([(job, job.work) for job in jobs if isinstance(job.work, Append)])
            for job in jobs:
                if not isinstance(job.work, Append):
                    self._call(job, job.work)
            self._loop.call_soon_threadsafe(self._settle, jobs)
        try:
            self._store.close()
        finally:
            self._loop.call_soon_threadsafe(self._ended.set_result, None)

    def _append(self, batch: list[tuple[Job, Append]]) -> None:
        if not batch:
            return
        try:
            outcomes = self._store.append([item for _, item in batch])
        except Exception as error:
            for job, _ in batch:
                job.error = StoreError(str(error))
                job.error.__cause__ = error
        else:
            for (job, _), outcome in zip(batch, outcomes, strict=True):
                job.error = outcome

    def _call(self, job: Job, question: Callable[[EventStore], Any]) -> None:
        try:
            job.answer = question(self._store)
        except Exception as error:
            job.error = error

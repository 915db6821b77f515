"""One process in which bots think, or games are told: asked one thing at a time, and started anew when it is gone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import PathFinder
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from passgo.engine.columns import COMPILED
from passgo.server.bot_answers import answer_to

NICENESS = 10  # that a worker adds to its own: whoever serves people comes first

spawn = get_context("spawn")  # a copy of the server (fork) would hold its sockets and its store


class Stumbled(Exception):
    """What a bot raised, as the worker tells it."""


class Worker:
    """As the server sees it. A thread waits for its answers; ending the process always ends the waiting."""

    def __init__(self, answer: Callable[[Any], Any] = answer_to) -> None:
        self.answer = answer  # what it does with a question, found by its name in the process
        self.process: SpawnProcess | None = None
        self.connection: Connection[Any, Any] | None = None
        self.thread = ThreadPoolExecutor(1, "bot worker")
        self.closed = False
        self.build: str | None = None

    async def start(self) -> None:
        await self.in_thread(self.start_process)

    async def ask(self, question: Any) -> Any:
        """The answer; EOFError or OSError when the process is gone, Stumbled when the bot could not tell."""
        answer = await self.in_thread(self.exchange, question)
        if isinstance(answer, Stumbled):
            raise answer
        return answer

    async def in_thread(self, work: Any, *about: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *about)

    def start_process(self) -> None:
        connection, theirs = spawn.Pipe()
        process = spawn.Process(target=work, args=(theirs, self.answer), name="bots", daemon=True)
        self.build = next_build()
        process.start()
        theirs.close()
        self.process, self.connection = process, connection
        if self.closed:
            process.kill()
        connection.recv()  # it is ready

    def is_outdated(self) -> bool:
        """Whether `make play` has compiled passgo since it started."""
        return not COMPILED and next_build() not in (None, self.build)

    def exchange(self, question: Any) -> Any:
        assert self.connection is not None
        self.connection.send(question)
        return self.connection.recv()

    def end(self) -> None:
        """Whatever it does. What waits for it gets an EOFError; then the worker may be started anew."""
        process, connection = self.process, self.connection
        self.process = self.connection = None
        if process is not None and connection is not None:
            process.kill()
            self.thread.submit(bury, process, connection)

    def close(self) -> None:
        """End it for good."""
        self.closed = True
        self.end()
        self.thread.shutdown(wait=False)


def next_build() -> str | None:
    """Where a process that starts now finds passgo: with us, or earlier on the path if that was empty when we came."""
    found = PathFinder.find_spec("passgo")
    return found.origin if found else None


def bury(process: SpawnProcess, connection: Connection[Any, Any]) -> None:
    process.join()
    connection.close()


def work(connection: Connection[Any, Any], answer: Callable[[Any], Any]) -> None:
    """In the process: answer until the server is gone, which closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to all, and the server ends its workers
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(EOFError, OSError):
        connection.send(None)
        while True:
            connection.send(answered(answer, connection.recv()))


def answered(answer: Callable[[Any], Any], question: Any) -> Any:
    try:
        return answer(question)
    except Exception:
        return Stumbled(traceback.format_exc())

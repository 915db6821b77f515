"""An event loop beside the keyboard."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from threading import Thread
from typing import Any

from passgo.cli.table.signals import blocked


class Network:
    """An event loop in a thread of its own, so that the main thread has nothing to do but to read the keyboard."""

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

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Wait for it; whoever interrupts the waiting ends the work too."""
        begun = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            begun.result()
        finally:
            begun.cancel()

"""A line for what may wait: in each round of the event loop one goes on.

Bots stand in it twice for each move, before it is found and before it is told: however many of them are due at once, a
person's command waits for one of them at most. Nobody is forgotten: who came first goes on first.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    def __init__(self) -> None:
        self.line: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self.line.append(turn)
        if len(self.line) == 1:
            loop.call_soon(self.next)
        await turn

    def next(self) -> None:
        turn = self.line.popleft()
        if not turn.done():  # else nobody waits for it any more
            turn.set_result(None)
        if self.line:
            asyncio.get_running_loop().call_soon(self.next)

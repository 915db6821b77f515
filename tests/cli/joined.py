"""Somebody at `passgo join` in a thread of the test, at a server whose clock the test has in its hand."""

from __future__ import annotations

import asyncio
import io
import queue
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread

from rich.console import Console

from passgo.cli.online.live_screen import LiveScreen
from passgo.cli.online.network import Network
from passgo.cli.online.session import OnlineSession
from passgo.server.client import Client
from passgo.server.protocol import Key, Language
from tests.server.harness import PATIENCE, House


class Joined:
    """Types lines when the test says so, and keeps what was printed. `echoes` is whether it is a pipe."""

    def __init__(self, house: House, key: Key, folder: Path, language: Language = "en", echoes: bool = False) -> None:
        self.house = house
        self.client = Client(house.address, key, language, positions=True)
        self.folder = folder
        self.echoes = echoes
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.paper = io.StringIO()
        self.looked = 0
        self.trouble: BaseException | None = None
        self.thread = Thread(target=self.sit, daemon=True)
        self.thread.start()

    def sit(self) -> None:
        console = Console(file=self.paper, width=80, color_system=None, highlight=False, markup=False, emoji=False)
        try:
            with Network() as network:
                network.do(self.client.connect())
                self.session = OnlineSession(self.client, LiveScreen(console), self, network, self.folder)
                self.session.run()
        except BaseException as error:
            self.trouble = error

    def line(self, prompt: str) -> str:
        said = self.lines.get()
        if said is None:
            raise EOFError
        return said

    async def sees(self, *texts: str) -> str:
        """Wait until all this was printed, one after the other; what came before the last of it."""
        before = ""
        for text in texts:
            end = asyncio.get_running_loop().time() + PATIENCE
            while text not in self.fresh:
                assert self.trouble is None, self.trouble
                late = asyncio.get_running_loop().time() > end
                assert self.thread.is_alive() and not late, f"{text!r} does not come: {self.fresh}"
                await asyncio.sleep(0.005)
            before = self.fresh.split(text, 1)[0]
            self.looked += len(before) + len(text)
        return before

    @property
    def fresh(self) -> str:
        """What was printed since the last look, with every run of blanks as one."""
        return " ".join(self.paper.getvalue().split())[self.looked :]

    async def types(self, line: str, *texts: str) -> str:
        self.lines.put(line)
        return await self.sees(*texts)

    async def leaves(self) -> None:
        self.lines.put(None)
        await asyncio.to_thread(self.thread.join, PATIENCE)
        assert not self.thread.is_alive()
        if self.trouble is not None:
            raise self.trouble


@asynccontextmanager
async def joined(
    house: House, key: Key, folder: Path, language: Language = "en", echoes: bool = False
) -> AsyncIterator[Joined]:
    person = Joined(house, key, folder, language, echoes)
    try:
        yield person
    finally:
        person.lines.put(None)
    await person.leaves()

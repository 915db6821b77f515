"""A server in the test's own process and loop, its clock in the test's hand, its guests the package's own client.

@served
async def test_something(house: House) -> None:
    anna, ben = await house.game("Anna", "Ben")
    await house.later(60)
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import socket
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn
from prometheus_client import Counter

from passgo.bots import bot
from passgo.engine.game import Game
from passgo.server import advice, protocol
from passgo.server.app import application
from passgo.server.bot_pool import BotPool
from passgo.server.client import Client, Gone, request
from passgo.server.guests import Closed
from passgo.server.origins import Shown
from passgo.server.protocol import FromServer, Language, NewTable
from passgo.server.reading import SetAside
from passgo.server.registry import TableRegistry
from passgo.server.storage.writer import Writer
from passgo.server.table import LiveTable
from passgo.server.waking import Waking
from passgo.texts import Texts
from tests.server.places import Place

PATIENCE = 60.0  # seconds after which something that should happen will not, on a busy machine
BEGINNING = 1_700_000_000_000


class Lots:
    """Where the secrets of dice come from: always the same, so that a test plays the same game every time."""

    def token_bytes(self, size: int) -> bytes:
        return bytes(range(size))


class Clock:
    """The time, in milliseconds since 1970, moved by hand; and the ticks that rates are measured by."""

    def __init__(self) -> None:
        self.at = BEGINNING
        self.moment = 0.0
        self.hurry = 1000.0  # seconds between two looks at the ticks: nobody asks for too much

    def now(self) -> int:
        return self.at

    def ticks(self) -> float:
        self.moment += self.hurry
        return self.moment


class Quick(BotPool):
    """Bots that answer at once and in this process."""

    def __init__(self, kind: str = "simple") -> None:
        super().__init__(workers=0)
        self.kind = kind
        self.asked = 0

    async def choose(self, game: Game, bot_name: str, seed: int, addresses: Collection[str]) -> str:
        self.asked += 1
        return bot(self.kind, seed).choose(game).text

    async def advise(self, game: Game, what: str, language: str, address: str) -> Mapping[str, Any]:
        decision = game.decision
        assert decision is not None
        if what == "hint":
            return advice.hint(game.save(), decision.player, language)
        return advice.plan(game, Texts.of(game.header, language), decision.player)


class House:
    """One server. What it keeps stays in its folder when it is closed or struck down."""

    def __init__(self, folder: Path, clock: Clock | None = None, bots: BotPool | None = None) -> None:
        self.folder = folder
        self.clock = clock or Clock()
        self.bots = bots or Quick()
        self.clients: list[Client] = []
        self.address = ""
        self.lots = patch("passgo.server.registry.secrets", Lots())
        self.origins: Sequence[str] = ("https://friends.example",)

    async def __aenter__(self) -> House:
        self.lots.start()
        listening = socket.create_server(("127.0.0.1", 0))
        self.app = application(self.open_registry, Shown(self.origins))
        config = uvicorn.Config(
            self.app,
            ws="websockets-sansio",
            ws_max_size=protocol.LARGEST_FRAME,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
        )
        config.load()
        self.server = uvicorn.Server(config)
        self.server.lifespan = config.lifespan_class(config)
        await self.server.startup([listening])
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        return self

    async def __aexit__(self, *error: object) -> None:
        for client in self.clients:
            await client.close()
        await self.stop_listening()
        await self.server.lifespan.shutdown()
        self.lots.stop()

    async def stop_listening(self) -> None:
        for server in self.server.servers:
            server.close()
        state = self.server.server_state
        for connection in list(state.connections):
            connection.shutdown()
        if state.tasks:
            await asyncio.wait(list(state.tasks), timeout=PATIENCE)
        await asyncio.sleep(0)  # the last transports close

    async def open_registry(self) -> TableRegistry:
        store = Place(data=self.folder).open()
        store.database.run("PRAGMA synchronous = OFF")  # nobody pulls the plug here
        return TableRegistry(Writer(store), self.bots, self.clock.now, ticks=self.clock.ticks)

    async def strike_down(self) -> House:
        """The server is gone without a word; another one on the same folder, with the same clock."""
        registry = self.registry
        for task in registry.tasks:
            task.cancel()
        for table in registry.tables.values():
            table.closed = True  # without a word to its guests
            table.task.cancel()
        for task in self.server.server_state.tasks:
            task.cancel()
        for client in self.clients:
            await client.close()
        self.clients = []
        await self.stop_listening()
        await registry.writer.close()
        return House(self.folder, self.clock, self.bots)

    @property
    def registry(self) -> TableRegistry:
        registry = self.app.state.registry
        assert isinstance(registry, TableRegistry)
        return registry

    def table(self, of: Client | str) -> LiveTable:
        return self.registry.tables[of if isinstance(of, str) else of.key.code]

    async def read(self, *people: Client) -> None:
        """Bring the tables of these people back from the store, as somebody does who comes to them."""
        for person in people:
            with contextlib.suppress(SetAside):
                await self.registry.table(person.key.code)

    # people

    async def host(self, name: str = "Anna", language: Language = "en", **choices: Any) -> Client:
        """At a new table, connected; bots answer at once unless told otherwise."""
        wanted = NewTable(name=name, **{"pace": "instant", "players": 2, **choices})
        return await self.connected(await Client.open(self.address, wanted, language))

    async def comes(self, code: str, name: str = "Ben", language: Language = "en") -> Client:
        return await self.connected(await Client.join(self.address, code, name, language))

    async def watches(self, code: str, language: Language = "en") -> Client:
        return await self.connected(Client.watch(self.address, code, language))

    async def again(self, client: Client, after: int | None = None, language: Language | None = None) -> Client:
        """The same person with a new connection, beside the old one."""
        return await self.connected(Client(self.address, client.key, language or client.language), after)

    async def connected(self, client: Client, after: int | None = None) -> Client:
        await client.connect(after)
        self.clients.append(client)
        return client

    async def gathered(self, *names: str, **choices: Any) -> list[Client]:
        """People who sit at a table that has not started, the host first, in seats 0, 1, 2 ..."""
        host = await self.host(names[0], **{"players": max(2, len(names)), **choices})
        people = [host]
        for seat, name in enumerate(names[1:], 1):
            guest = await self.comes(host.key.code, name)
            await guest.send(protocol.Sit(seat=seat))
            people.append(guest)
        await self.quiet()
        return people

    async def game(self, *names: str, **choices: Any) -> list[Client]:
        """A game that has just started, everybody connected."""
        people = await self.gathered(*names, **choices)
        await people[0].send(protocol.Start())
        await self.quiet()
        return people

    # time

    async def later(self, seconds: float) -> None:
        """So much time passes, and what is due is done."""
        self.clock.at += int(seconds * 1000)
        await self.quiet()

    async def quiet(self) -> None:
        """Until nothing is due, no bot thinks, and all clients have heard everything."""
        async with asyncio.timeout(PATIENCE * 3):
            await Waking(self.registry).wake()
            for table in list(self.registry.tables.values()):
                await settled(table)
            for client in self.clients:
                table_of = self.registry.tables.get(client.key.code)
                if table_of is not None and client.reading is not None and not client.reading.done():
                    with contextlib.suppress(Gone):  # the server hung up: there is nothing more to hear
                        await until(client, partial(up_to_date, client, table_of))

    # HTTP

    async def http(self, path: str, method: str = "GET", body: Any = None, token: str = "") -> Any:
        return await asyncio.to_thread(request, self.address, path, method, body, token)


def count(counter: Counter) -> int:
    """What a counter has counted."""
    (family,) = counter.collect()
    return int(family.samples[0].value)


def up_to_date(client: Client, table: LiveTable) -> bool:
    known = client.table
    if known is None or known.seq < table.room.told:
        return False
    decision = table.decision
    asked = decision is not None and known.you.seat == decision.player
    return not asked or (known.prompt is not None and known.prompt.number == table.room.number)


async def settled(table: LiveTable) -> None:
    """What is due at a table is done, and the bots have said what they think."""
    while not table.closed:
        with contextlib.suppress(Closed):
            await table.do(nothing)
        left = table.scheduler.seconds_left()
        if table.scheduler.thoughts:
            await asyncio.wait(list(table.scheduler.thoughts))
        elif left is None or left > 0:
            return
        else:
            await asyncio.sleep(0)  # the table's own task comes first


async def nothing() -> None:
    pass


async def until(client: Client, true: Callable[[], bool]) -> None:
    """Listen until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await client.next()


def drained(client: Client) -> list[FromServer]:
    """What the client has heard and nobody has looked at."""
    return [message for _ in range(client.news.qsize()) if (message := client.news.get_nowait()) is not None]


def served(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Runs a test in a house of its own. Its other parameters are pytest's."""
    others = list(inspect.signature(test).parameters.values())[1:]

    def run(**given: Any) -> None:
        folder = given.pop("tmp_path")
        if any(each.name == "tmp_path" for each in others):
            given["tmp_path"] = folder

        async def main() -> None:
            async with House(folder / "data") as house:
                async with asyncio.timeout(PATIENCE * 20):
                    await test(house, **given)

        asyncio.run(main())

    run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
    path = inspect.Parameter("tmp_path", inspect.Parameter.KEYWORD_ONLY)
    asked = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in others if each.name != "tmp_path"]
    vars(run)["__signature__"] = inspect.Signature([path, *asked])
    return run

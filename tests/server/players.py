"""People who play on whatever happens to the server, and keep a journal of all that it told them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Awaitable, Callable, Sequence
from http.client import HTTPException
from random import Random
from typing import Any, TypeVar

import msgspec
from websockets.exceptions import WebSocketException

from passgo.server import protocol
from passgo.server.client import Client, Gone, Refused
from passgo.server.protocol import FromServer, NewTable
from passgo.server.registry import milliseconds

LOST = (Gone, OSError, HTTPException, WebSocketException, TimeoutError, ValueError)
COMEBACK_SECONDS = 60.0  # that a server may be away
CHATTER = 0.04  # how often somebody says something instead of playing at once
WISHES = 0.03

T = TypeVar("T")


class Tally:
    """Acknowledgements counted over all players, for whoever waits for some."""

    def __init__(self) -> None:
        self.acks = 0
        self.frames = 0  # of others that the server has answered
        self.overtaken = 0  # the most of them between a command and its acknowledgement
        self.reached = asyncio.Condition()

    async def note(self) -> None:
        async with self.reached:
            self.acks += 1
            self.reached.notify_all()

    async def more(self, acks: int) -> None:
        """Wait until there are so many more."""
        goal = self.acks + acks
        async with asyncio.timeout(COMEBACK_SECONDS), self.reached:
            await self.reached.wait_for(lambda: self.acks >= goal)


async def insisted(what: Callable[[], Awaitable[T]]) -> T:
    """Done, however often the server is away or not ready meanwhile."""
    async with asyncio.timeout(COMEBACK_SECONDS):
        while True:
            try:
                return await what()
            except LOST:
                pass
            except Refused as refused:
                if refused.why not in ("closing", "503"):
                    raise
            await asyncio.sleep(0.05)


class Player:
    """One person. `acked` has the number of each command by its id, `heard` what was told under each number."""

    def __init__(self, client: Client, chance: Random, tally: Tally, addresses: Sequence[str]) -> None:
        self.client = client
        self.doors = itertools.cycle(addresses)  # of servers, to try one after another
        self.chance = chance
        self.tally = tally
        self.last: int | None = None
        self.acked: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.resent: dict[str, int] = {}  # when a command was sent for the last time, if not for the first
        self.unanswered: protocol.Command | None = None
        self.heard: dict[int, tuple[str, ...]] = {}
        self.byes: list[str] = []
        self.connections = 0
        self.connected = False

    def __repr__(self) -> str:
        """Where the player stands, for whoever must find out why nothing goes on."""
        table = self.client.table
        where = f"{table.room.phase}, asked {table.prompt}" if table else "nowhere"
        return (
            f"<{self.client.key.code} person {self.client.key.person}: {where}, last {self.last}, said {self.byes}, "
            f"unanswered {self.unanswered}, connected {self.connected} ({self.connections})>"
        )

    @property
    def table(self) -> protocol.Table:
        assert self.client.table is not None
        return self.client.table

    async def come_back(self) -> None:
        """Connect, going on after the last number that was heard."""
        self.listen()
        if self.client.socket is not None:
            await self.client.close()
            self.listen()

        async def connect() -> None:
            self.client.news = asyncio.Queue()
            self.client.address = next(self.doors)
            await self.client.connect(self.last)

        await insisted(connect)
        self.connections += 1
        self.connected = True

    async def do(self, command: protocol.Command) -> None:
        """Send a command until it is answered, always under the same id."""
        command.id = f"k{len(self.acked) + len(self.refused)}"
        self.unanswered = command
        before = self.tally.frames
        async with asyncio.timeout(COMEBACK_SECONDS):
            while True:
                try:
                    if not self.connected:
                        await self.come_back()
                    ack = await self.client.send(command)
                    self.acked[command.id] = ack.seq
                    self.tally.overtaken = max(self.tally.overtaken, self.tally.frames - before)
                    await self.tally.note()
                except Refused as refused:
                    self.refused[command.id] = refused.why
                    if isinstance(command, protocol.Play):
                        assert refused.why == "stale", f"{command.action}, which was offered, is refused: {refused.why}"
                except LOST:
                    self.connected = False
                    await self.come_back()
                    self.resent[command.id] = milliseconds()
                    continue
                break
        self.unanswered = None
        self.listen()

    async def play(self) -> None:
        """To the end of the game."""
        while True:
            try:
                self.listen()
                if not self.connected:
                    await self.come_back()
                if self.client.table is not None and self.table.room.phase == "over":
                    return
                command = self.wanted()
                if command is None:
                    self.hear(await self.client.next())
                else:
                    await self.do(command)
            except LOST:
                self.connected = False

    def wanted(self) -> protocol.Command | None:
        """What to say now: an answer if one is asked for, and sometimes something else before it."""
        prompt = self.client.table.prompt if self.client.table else None
        if prompt is None:
            return None
        luck = self.chance.random()
        if luck < CHATTER:
            return protocol.Say(text=f"{self.chance.randrange(10**9)}")
        if luck < CHATTER + WISHES:
            return protocol.Wish()
        self.table.prompt = None
        action = self.chance.choice(prompt.options).action if prompt.options and luck > 0.7 else prompt.usual
        return protocol.Play(number=prompt.number, action=action or prompt.options[0].action)

    def listen(self) -> None:
        """Note down what has come in so far."""
        with contextlib.suppress(asyncio.QueueEmpty):
            while True:
                message = self.client.news.get_nowait()
                if message is None:
                    self.connected = False
                else:
                    self.hear(message)

    def hear(self, message: FromServer) -> None:
        """Numbers come one after another, through all connections."""
        if isinstance(message, protocol.Table):
            assert self.last is None or message.seq >= self.last, "the table has forgotten something"
            self.last = message.seq
        elif isinstance(message, protocol.Moved | protocol.Changed | protocol.Chatted):
            assert self.last is not None and message.seq == self.last + 1, f"after {self.last} came {message.seq}"
            self.last = message.seq
            self.heard[message.seq] = told(message)
        elif isinstance(message, protocol.Bye):
            self.byes.append(message.why)


def told(message: protocol.Moved | protocol.Changed | protocol.Chatted) -> tuple[str, ...]:
    if isinstance(message, protocol.Moved):
        return ("played", message.action, str(message.seat), message.by)
    if isinstance(message, protocol.Chatted):
        return ("chatted", str(message.person), message.text)
    return (message.what,)


class Party:
    """A few people who open a table, fill it up with bots and play; and then again. They knock at all doors in turn."""

    def __init__(self, addresses: Sequence[str], chance: Random, tally: Tally, **choices: Any) -> None:
        self.addresses = addresses
        self.doors = itertools.cycle(addresses)
        self.chance = chance
        self.tally = tally
        self.choices = choices
        self.games: list[list[Player]] = []

    async def gather(self, people: int = 2) -> list[Player]:
        """At a new table, seated; the game has begun."""
        wanted = msgspec.convert({"name": "Ann", "pace": "instant", **self.choices}, NewTable)
        host = await insisted(lambda: Client.open(next(self.doors), wanted))
        players = [Player(host, self.chance, self.tally, self.addresses)]
        self.games.append(players)
        for seat in range(1, people):
            guest = await insisted(lambda: Client.join(next(self.doors), host.key.code, "Bob"))
            player = Player(guest, self.chance, self.tally, self.addresses)
            await player.do(protocol.Sit(seat=seat))
            players.append(player)
        await players[0].do(protocol.Start())
        return players

    async def play(self, people: int = 2) -> None:
        while True:
            try:
                players = await self.gather(people)
                async with asyncio.TaskGroup() as playing:
                    for player in players:
                        playing.create_task(player.play())
            finally:
                await leave(self.games[-1] if self.games else [])


async def leave(players: Sequence[Player]) -> None:
    """Hang up, with everything noted down that came before."""
    for player in players:
        await player.client.close()
        player.connected = False
        player.listen()

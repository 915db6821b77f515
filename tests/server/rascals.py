"""Guests who try everything that a server should not let them do."""

from __future__ import annotations

import asyncio
import contextlib
import json
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from passgo.server import protocol
from passgo.server.client import Client, Refused, decoder, request
from passgo.server.protocol import Key
from tests.server.frames import frame, new_table, unbearable
from tests.server.players import Tally

BURST = 90  # frames of one socket, which the server reads without slowing down
PATIENCE = 120.0  # seconds for the last answer to a burst
GOOD_ENDS = (1000, 1002, 1003, 1005, 1006, 1007, 1009, 4000)  # of a socket; 1011 would be a crash
HALF_OPEN = 40  # sockets that nobody ever closes
LAST = "the last"


class Rascals:
    """A gang at a few tables."""

    def __init__(self, address: str, port: int, seed: int, tally: Tally) -> None:
        self.address = address
        self.port = port
        self.seed = seed
        self.tally = tally
        self.ends: dict[int, int] = {}
        self.told: dict[str, int] = {}
        self.keys: list[Key] = []
        self.used: list[str] = []  # tickets
        self.half_open: list[asyncio.StreamWriter] = []

    async def rampage(self, frames: int, sockets: int) -> None:
        async with asyncio.TaskGroup() as group:
            for k in range(sockets):
                group.create_task(self.harass(Random(f"{self.seed} {k}"), frames, sockets))
        for writer in self.half_open:
            writer.close()

    async def harass(self, chance: Random, frames: int, sockets: int) -> None:
        while self.tally.frames < frames:
            if chance.random() < 0.1 or len(self.keys) < sockets // 4:
                await self.open_table(chance)
            if chance.random() < 0.1:
                await self.speak_badly(chance)
            key = chance.choice(self.keys[-sockets:])
            if chance.random() < 0.2:
                key = Key(key.code, -1, "")  # only watches
            await self.visit(chance, key)

    async def post(self, path: str, body: Any = None, token: str = "") -> Any:
        """A request that may be refused but not fail."""
        try:
            return await asyncio.to_thread(request, self.address, path, "POST", body, token)
        except Refused as refused:
            assert not refused.why.startswith("5") and refused.why != "closing", refused.why
            return None

    async def open_table(self, chance: Random) -> None:
        key = Key(**await self.post("/api/tables", new_table(chance)))
        path = f"/api/tables/{key.code}"
        guests = [Key(**await self.post(f"{path}/people", protocol.Entrance("Mallory"))) for _ in range(2)]
        host = Client(self.address, key)
        await host.connect()
        await host.send(protocol.Start())
        await host.close()
        forged = chance.choice(["x", "a token of nobody", self.keys[-1].token if self.keys else "of another table"])
        assert await self.post(f"{path}/tickets", None, forged) is None
        self.keys += [key, *guests]

    async def visit(self, chance: Random, key: Key) -> None:
        """One socket: the hello, a burst of frames, and an end."""
        ticket = await self.post(f"/api/tables/{key.code}/tickets", None, key.token)
        if ticket is None:
            return  # sent away by another rascal
        self.used.append(ticket["ticket"])
        socket = await connect(
            ticket["socket"], compression=None, max_size=None, ping_interval=None, open_timeout=PATIENCE
        )
        word = ticket["ticket"] if chance.random() < 0.9 else chance.choice(self.used)  # used up, or of another table
        hello = {"type": "hello", "ticket": word, "after": chance.choice([None, 0, 3, 10**6])}
        reading = asyncio.create_task(self.read(socket))
        try:
            if chance.random() < 0.1:
                await send(socket, chance, frame(chance, 0))  # instead of a hello
            await socket.send(json.dumps(hello))
            before = b""
            for _ in range(chance.randint(1, BURST)):
                data = before if chance.random() < 0.05 else frame(chance, self.told.get(key.code, 0))
                await send(socket, chance, data)
                before = data
            luck = chance.random()
            if luck < 0.1:
                socket.transport.abort()
            elif luck < 0.2:
                await socket.send(unbearable(chance), text=True)
            else:
                await socket.send(json.dumps({"type": "ask", "what": "deed", "about": "no", "id": LAST}))
        except ConnectionClosed:
            pass
        try:
            async with asyncio.timeout(PATIENCE):
                await reading
        finally:
            await socket.close()
        code = socket.close_code or 0
        self.ends[code] = self.ends.get(code, 0) + 1
        assert code in GOOD_ENDS, f"a socket was closed with {code}: {socket.close_reason}"

    async def read(self, socket: ClientConnection) -> None:
        """Until the last answer; everything that the server says is well formed."""
        with contextlib.suppress(ConnectionClosed):
            async for data in socket:
                message = decoder.decode(data)
                self.tally.frames += isinstance(message, protocol.Ack | protocol.Refused | protocol.Answer)
                if isinstance(message, protocol.Table):
                    self.note(message.room.code, message.view)
                elif isinstance(message, protocol.Refused | protocol.Answer) and message.id == LAST:
                    return

    def note(self, code: str, view: dict[str, Any] | None) -> None:
        """The number of the open question, for answers that are out of turn."""
        decision = (view or {}).get("decision")
        if decision:
            self.told[code] = decision["number"]

    async def speak_badly(self, chance: Random) -> None:
        """Below the protocol: half a request, half a handshake, frames that break the rules of sockets."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        upgrade = (
            b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        )
        begun = chance.random() < 0.7
        with contextlib.suppress(ConnectionError):
            if begun:
                writer.write(upgrade + b"\r\n")
                await reader.readuntil(b"\r\n\r\n")
                writer.write(chance.choice(BAD_FRAMES))
            else:
                writer.write(chance.choice([b"GET", upgrade, b"\x16\x03\x01" + chance.randbytes(200), BAD_REQUEST]))
            await writer.drain()
            if chance.random() < 0.5 and len(self.half_open) < HALF_OPEN:
                self.half_open.append(writer)
                return
            if chance.random() < 0.5:
                writer.transport.abort()
            writer.close()
            await writer.wait_closed()


async def send(socket: ClientConnection, chance: Random, data: bytes) -> None:
    """As text where it is some."""
    try:
        data.decode()
    except UnicodeDecodeError:
        await socket.send(data)
    else:
        await socket.send(data, text=chance.random() < 0.9)


MASK = b"\x00\x00\x00\x00"
BAD_REQUEST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n{"
BAD_FRAMES = (
    b"\x81\x05hello",  # not masked
    b"\xf1\x80" + MASK,  # reserved bits
    b"\x83\x80" + MASK,  # a kind that there is not
    b"\x81\xff" + b"\x7f" + b"\xff" * 7 + MASK,  # of a size that nobody has
    b"\x81\xfe\xff\xff" + MASK + b"x" * 100,  # longer than it is, and than allowed
    b"\x01\xfd" + MASK + b"{" * 125 + (b"\x00\xfd" + MASK + b"[" * 125) * 200,  # in pieces without an end
    b"\x80\x80" + MASK,  # goes on with nothing
    b"\x88\x82" + MASK + b"\x00\x00",  # closed with a code that there is not
    b"\x89\xff" + b"\x00" * 7 + b"\x7f" + MASK,  # a ping that is too long
    (b"\x89\x80" + MASK) * 300,
)


def pretty(counts: dict[int, int]) -> str:
    return msgspec.json.encode(dict(sorted(counts.items()))).decode()

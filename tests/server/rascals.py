"""Guests who try everything that a server should not let them do."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from dataclasses import dataclass
from typing import Any

import msgspec

from passgo.server import protocol
from passgo.server.client import Refused, decoder, request
from passgo.server.protocol import Key
from tests.server.frames import Mood, Shot, frame, new_table, shot, unbearable
from tests.server.players import Tally
from tests.server.raw import BINARY, MASK, TEXT, UPGRADE, RawSocket, framed
from tests.server.scene import Scene

BATCH = 40  # frames of one socket that are under way at once
BATCHES = 60  # of one visit
PATIENCE = 120.0  # seconds for the answers to a batch
LIVES = (300, 3000, 8000)  # frames after which a table is left for another
GOOD_ENDS = (1000, 1002, 1003, 1005, 1006, 1007, 1009, 4000)  # of a socket; 1011 would be a crash, but for
UNHEARD = "keepalive ping timeout"  # which comes behind frames that are read slowly
GOOD_BYES = ("slow", "replaced", "malformed", "ticket", "removed", "left")
HALF_OPEN = 40  # sockets that nobody ever closes


@dataclass
class Haunt:
    """A table of theirs."""

    code: str
    keys: list[Key]
    life: int


class Rascals:
    """A gang at a few tables."""

    def __init__(self, address: str, port: int, seed: int, tally: Tally) -> None:
        self.address = address
        self.port = port
        self.seed = seed
        self.tally = tally
        self.ends: dict[str, int] = {}
        self.answers: dict[str, int] = {}
        self.told: dict[str, tuple[int, dict[str, Any] | None]] = {}  # of tables: the latest view that came whole
        self.haunts: list[Haunt] = []
        self.opening = 0
        self.used = ["of nobody"]  # tickets
        self.half_open: list[asyncio.StreamWriter] = []

    async def rampage(self, frames: int, sockets: int) -> None:
        async with asyncio.TaskGroup() as group:
            for k in range(sockets):
                group.create_task(self.harass(Mood(f"{self.seed} {k}"), frames, sockets))
        for writer in self.half_open:
            writer.close()

    async def harass(self, chance: Mood, frames: int, sockets: int) -> None:
        while self.tally.frames < frames:
            if len(self.haunts) + self.opening < max(1, sockets // 2):
                await self.open_table(chance)
            while not self.haunts:
                await asyncio.sleep(0.1)
            if chance.random() < 0.1:
                await self.speak_badly(chance)
            haunt = chance.choice(self.haunts)
            key = chance.choice([*haunt.keys, haunt.keys[0]])  # the host is there most
            if chance.random() < 0.1:
                key = Key(key.code, -1, "")  # only watches
            chance.wild = chance.choice([0.0, 0.01, 0.01, 0.1, 1.0])
            await self.visit(chance, haunt, key, frames)
            if haunt.life < 0 and haunt in self.haunts:
                self.haunts.remove(haunt)

    async def post(self, path: str, body: Any = None, token: str = "") -> Any:
        """A request that may be refused but not fail."""
        try:
            return await asyncio.to_thread(request, self.address, path, "POST", body, token)
        except Refused as refused:
            assert not refused.why.startswith("5") and refused.why != "closing", refused.why
            return None

    async def open_table(self, chance: Mood) -> None:
        self.opening += 1
        key = Key(**await self.post("/api/tables", new_table(chance)))
        guests = [Key(**await self.post(f"/api/tables/{key.code}/people", protocol.Entrance("Mallory"))) for _ in "ab"]
        tokens = [each.token for haunt in self.haunts for each in haunt.keys]
        forged = chance.choice(["x", "a token of nobody", *tokens[-1:]])
        assert await self.post(f"/api/tables/{key.code}/tickets", None, forged) is None
        self.haunts.append(Haunt(key.code, [key, *guests], chance.choice(LIVES)))
        self.opening -= 1

    async def visit(self, chance: Mood, haunt: Haunt, key: Key, frames: int) -> None:
        """One socket: the hello, frames, and an end."""
        ticket = await self.post(f"/api/tables/{key.code}/tickets", None, key.token)
        if ticket is None:  # sent away by another rascal
            await self.come_again(haunt, key)
            return
        self.used = [*self.used[-100:], ticket["ticket"]]
        after = chance.choice([None, None, 0, 3, 10**6])
        visit = Visit(self, haunt, Scene(key.person if key.token else None, after or 0))
        visit.socket = socket = await RawSocket.open(ticket["socket"], visit.hear, visit.end)
        if chance.random() < 0.1:
            visit.send([frame(chance, 0)], chance)  # instead of a hello
        word = ticket["ticket"] if chance.random() < 0.9 else chance.choice(self.used)  # used up, or of another table
        hello = {"type": "hello", "ticket": word, "after": after}
        socket.send(framed(json.dumps(hello).encode()))
        visit.expected.clear()
        async with asyncio.timeout(PATIENCE * 2):
            await visit.welcome.wait()
        for _ in range(chance.randint(1, BATCHES)):
            if visit.ended or self.tally.frames >= frames:
                break
            visit.send(visit.batch(chance), chance)
            await visit.answered()
        luck = chance.random()
        if luck < 0.1:
            socket.abort()
        elif luck < 0.2:
            socket.send(framed(unbearable(chance)))
        elif not visit.ended:
            visit.send([shot(chance, {"type": "language", "language": "en", "id": "last"})], chance)
            await visit.answered()
            socket.close()
        async with asyncio.timeout(PATIENCE):
            await visit.gone.wait()
        end = f"{socket.code} {socket.reason or visit.bye}".strip()
        self.ends[end] = self.ends.get(end, 0) + 1
        assert socket.code in GOOD_ENDS or socket.reason == UNHEARD, f"a socket was closed: {end}"
        assert not visit.bye or visit.bye in GOOD_BYES, f"a socket was closed: {end}"
        assert not visit.trouble, visit.trouble

    def note_view(self, table: protocol.Table) -> None:
        if table.seq > self.told.get(table.room.code, (0, None))[0]:
            self.told[table.room.code] = table.seq, table.view

    async def come_again(self, haunt: Haunt, key: Key) -> None:
        """Under a new number, if the door is open; where nobody is let in they go to another table."""
        again = await self.post(f"/api/tables/{key.code}/people", protocol.Entrance("Mallory"))
        if again is not None and key in haunt.keys:
            haunt.keys[haunt.keys.index(key)] = Key(**again)
        else:
            haunt.life -= 50

    async def speak_badly(self, chance: Mood) -> None:
        """Below the protocol: half a request, half a handshake, frames that break the rules of sockets."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        upgrade = b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\n" + UPGRADE
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


class Visit:
    """One socket at a table. Every frame is answered, in order, unless the server said why it hangs up."""

    def __init__(self, gang: Rascals, haunt: Haunt, scene: Scene) -> None:
        self.gang = gang
        self.haunt = haunt
        self.socket: RawSocket | None = None
        self.scene = scene
        self.expected: deque[Shot] = deque()
        self.all_answered = asyncio.Event()
        self.welcome = asyncio.Event()
        self.gone = asyncio.Event()
        self.bye = ""
        self.trouble = ""

    @property
    def ended(self) -> bool:
        return self.gone.is_set() or bool(self.bye)

    def batch(self, chance: Mood) -> list[Shot]:
        """Frames of all kinds, and one that makes sense; twice the same now and then."""
        shots = [frame(chance, self.scene.number) for _ in range(chance.randint(1, BATCH))]
        sensible = self.scene.sensible(chance)
        if sensible is not None:
            made = shot(chance, {**sensible, "id": f"s{chance.randrange(10**9)}"})
            shots.insert(chance.choice([0, 0, len(shots)]), made)
        if chance.random() < 0.5:
            shots.append(chance.choice(shots))
        return shots

    def send(self, shots: list[Shot], chance: Mood) -> None:
        """At once. As text where it is some."""
        assert self.socket is not None
        self.all_answered.clear()
        self.expected += shots
        self.haunt.life -= len(shots)
        self.socket.send(*(framed(each.data, kind_of(each.data, chance)) for each in shots))

    async def answered(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.all_answered.wait()

    def hear(self, data: bytes) -> None:
        """Everything that the server says is well formed, and follows from what it said before."""
        if self.trouble:
            return
        try:
            self.take(decoder.decode(data))
        except (AssertionError, msgspec.MsgspecError, ValueError) as error:
            self.trouble = f"{type(error).__name__} {error}: {data[:300]!r}"
            assert self.socket is not None
            self.socket.abort()

    def take(self, message: protocol.FromServer) -> None:
        is_new = isinstance(message, protocol.Table) and self.scene.welcomed
        self.scene.hear(message)
        if self.scene.welcomed:
            self.welcome.set()
        if isinstance(message, protocol.Table):
            self.gang.note_view(message)
        if isinstance(message, protocol.Ack | protocol.Refused | protocol.Answer):
            self.note(message)
        elif is_new:
            assert self.expected[0].tells_anew, f"the table is told after {self.expected[0]}"
            self.settle("table")
        elif isinstance(message, protocol.Bye):
            assert message.text
            self.bye = message.why

    def note(self, message: protocol.Ack | protocol.Refused | protocol.Answer) -> None:
        assert self.expected, f"an answer to nothing: {message}"
        id = self.expected[0].id
        assert id is None or message.id == id, f"{message} is not the answer to {self.expected[0]}"
        if isinstance(message, protocol.Refused):
            assert message.why and message.text, "a refusal says why"
        self.settle(message.why if isinstance(message, protocol.Refused) else type(message).__name__)

    def settle(self, answer: str) -> None:
        self.gang.answers[answer] = self.gang.answers.get(answer, 0) + 1
        self.gang.tally.frames += 1
        self.expected.popleft()
        if not self.expected:
            self.all_answered.set()

    def end(self) -> None:
        for event in (self.gone, self.welcome, self.all_answered):
            event.set()


def kind_of(data: bytes, chance: Mood) -> int:
    try:
        data.decode()
    except UnicodeDecodeError:
        return BINARY
    return TEXT if chance.random() < 0.9 else BINARY


JSON = b"Content-Type: application/json\r\n"
BAD_REQUEST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + JSON + b"Content-Length: 99999999\r\n\r\n{"
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


def pretty(counts: dict[str, int]) -> str:
    return msgspec.json.encode(dict(sorted(counts.items(), key=lambda each: -each[1]))).decode()

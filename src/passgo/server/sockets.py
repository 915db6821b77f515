"""The socket of one guest: reads commands, writes frames, and never lets a slow or rude client disturb others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from passgo.server.addresses import REQUESTS_A_SECOND
from passgo.server.commands import advise, dispatch
from passgo.server.guests import Closed, Refusal
from passgo.server.limits import Allowance, Buckets, household
from passgo.server.memory import COLLECTOR
from passgo.server.messages import aside_text, bye_text, refusal_text, rule_text
from passgo.server.narration import encode
from passgo.server.nodes import Elsewhere
from passgo.server.protocol import MALFORMED, Ask, Bye, FromClient, Hello, Language, Refused, Speak
from passgo.server.reading import SetAside
from passgo.server.registry import TableRegistry
from passgo.server.storage import StoreError
from passgo.server.table import LiveTable

HELLO_SECONDS = 10.0
UNREAD = 256  # frames that may wait for a slow reader
UNREAD_BYTES = 1_000_000
LONGEST_ID = 100  # letters of an id that are given back
FRAMES = (50.0, 100.0)  # of one address for each request that it may make: a second, and at once
STRIKES = 20  # messages that make no sense before the server hangs up
CLOSING = 4000  # the code that the socket is closed with; the reason is in the last frame
PARTING_SECONDS = 5.0  # for a last word to arrive; who does not read at all is left then

log = logging.getLogger("passgo.server")
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Connection:
    """A guest of a table."""

    def __init__(self, socket: WebSocket, person: int | None, language: Language, positions: bool = False) -> None:
        self.socket = socket
        self.person = person
        self.language = language
        self.positions = positions
        self.address = household(socket.client.host if socket.client else "")
        self.unread: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bytes = 0
        self.gone = False
        self.slow = False
        self.writing = asyncio.create_task(self.write())

    def tell(self, frame: bytes) -> None:
        if self.gone:
            return
        self.bytes += len(frame)
        if self.unread.qsize() >= UNREAD or self.bytes > UNREAD_BYTES:
            self.slow = True
            while not self.unread.empty():
                self.unread.get_nowait()
            self.hang_up(Bye("slow", ""))
        else:
            self.unread.put_nowait(frame)

    def hang_up(self, why: Bye) -> None:
        if not self.gone:
            self.gone = True
            why.text = why.text or bye_text(self.language, why.why)
            self.unread.put_nowait(encode(why))
            self.unread.put_nowait(None)
            asyncio.get_running_loop().call_later(PARTING_SECONDS, self.writing.cancel)

    async def write(self) -> None:
        """Send what waits until the guest is gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (frame := await self.unread.get()) is not None:
                self.bytes -= len(frame)
                await self.socket.send_text(frame.decode())
            await self.socket.close(CLOSING)
        self.gone = True


class WebsocketSession:
    """Takes sockets in and leads them to their tables."""

    def __init__(self, registry: TableRegistry, requests_a_second: float = REQUESTS_A_SECOND) -> None:
        self.registry = registry
        rate, most = FRAMES
        self.frames = Buckets(rate * requests_a_second, most * requests_a_second, registry.ticks)

    async def serve(self, socket: WebSocket) -> None:
        await socket.accept()
        hello = await self.hello(socket)
        if hello is None:
            return
        known = self.registry.tickets.redeem(hello.ticket)
        guest = Connection(socket, known[1] if known else None, hello.language, hello.positions)
        table = None
        try:
            table = await self.registry.table(known[0]) if known else None
            if table is None or known is None:
                guest.hang_up(Bye("ticket", ""))
                await asyncio.wait({guest.writing})
                return
            if not await table.do(lambda: welcomed(table, guest, hello.after, known[2])):
                await asyncio.wait({guest.writing})
                return
            await self.listen(table, guest)
        except (Closed, Elsewhere, StoreError) as error:
            guest.hang_up(Bye("moved" if isinstance(error, Elsewhere) else "closing", ""))
            await asyncio.wait({guest.writing})
        except SetAside as error:
            guest.hang_up(Bye("set-aside", aside_text(hello.language, error.aside)))
            await asyncio.wait({guest.writing})
        finally:
            guest.writing.cancel()
            if table is not None:
                await departed(table, guest)
            self.registry.metrics.cut_off.inc(guest.slow)
            COLLECTOR.closed += 1

    async def hello(self, socket: WebSocket) -> Hello | None:
        """The first frame, in time and well formed; else the socket is closed."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                said = decoder.decode(await received(socket))
            if isinstance(said, Hello):
                return said
        except (*MALFORMED, TimeoutError):
            pass
        except WebSocketDisconnect:
            return None
        with contextlib.suppress(RuntimeError):
            await socket.send_text(encode(Bye("malformed", bye_text("en", "malformed"))).decode())
            await socket.close(CLOSING)
        return None

    async def listen(self, table: LiveTable, guest: Connection) -> None:
        allowance = self.allowance(table, guest)
        strikes = 0
        while not guest.gone:
            reading = asyncio.ensure_future(received(guest.socket))
            await asyncio.wait({reading, guest.writing}, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                reading.cancel()
                return
            try:
                frame = reading.result()
            except WebSocketDisconnect:
                return
            self.registry.metrics.frames.inc()
            # who floods a table is read slowly, and so is a crowd that comes from one address
            seconds = max(allowance.frames.seconds_for(), self.frames.of(guest.address).seconds_for())
            if seconds:
                await asyncio.wait({guest.writing}, timeout=seconds)
            try:
                command = decoder.decode(frame)
            except MALFORMED:
                strikes += 1
                if strikes > STRIKES:
                    guest.hang_up(Bye("malformed", ""))
                    break
                self.refuse(guest, table, id_in(frame), Refusal("malformed"))
                continue
            tag = str(command.__struct_config__.tag)
            if not allowance.take(tag):
                self.refuse(guest, table, command.id, Refusal("rate"))
                continue
            if not await self.handle(table, guest, command):
                allowance.give_back(tag)
        await asyncio.wait({guest.writing})

    def allowance(self, table: LiveTable, guest: Connection) -> Allowance:
        """A person has one over all connections; whoever only watches has one for each."""
        if guest.person is None:
            return Allowance(self.registry.ticks)
        if guest.person not in table.allowances:
            table.allowances[guest.person] = Allowance(self.registry.ticks)
        return table.allowances[guest.person]

    async def handle(self, table: LiveTable, guest: Connection, command: FromClient) -> bool:
        """Whether it was done, and not refused."""
        arrived = time.perf_counter()
        id = command.id
        try:
            if isinstance(command, Speak):
                await table.do_for(guest, lambda: spoken_to(table, guest, command.language))
            elif isinstance(command, Ask):
                table.hear(guest)
                guest.tell(encode(await advise(table, guest, command)))
            elif isinstance(command, Hello):
                raise Refusal("malformed")
            else:
                ack = await table.do_for(guest, lambda: dispatch(table, guest, command))
                guest.tell(encode(ack))
                self.registry.metrics.commands.observe(time.perf_counter() - arrived)
        except Refusal as refusal:
            self.refuse(guest, table, id, refusal)
            return False
        return True

    def refuse(self, guest: Connection, table: LiveTable, id: str, refusal: Refusal) -> None:
        self.registry.metrics.refused.inc()
        text = refusal.text or refusal_text(guest.language, refusal.why)
        rule = rule_text(table.tongue, guest.language, refusal.rule)
        guest.tell(encode(Refused(id, refusal.why, text, refusal.rule, rule)))


class Named(msgspec.Struct):
    id: str = ""


def id_in(frame: bytes) -> str:
    """The id of a frame that makes no sense otherwise, so that its sender learns which one it was; "" without one."""
    try:
        return msgspec.json.decode(frame, type=Named).id[:LONGEST_ID]
    except MALFORMED:
        return ""


async def received(socket: WebSocket) -> bytes:
    """One frame, text or binary."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    text = message.get("text")
    return text.encode() if text is not None else bytes(message.get("bytes") or b"")


async def welcomed(table: LiveTable, guest: Connection, after: int | None, token: str) -> bool:
    """Whether the guest is in: not if the number on the ticket is not that person's any more."""
    person = guest.person
    if person is not None and (person >= len(table.room.people) or table.room.people[person].token != token):
        guest.hang_up(Bye("ticket", ""))
        return False
    table.welcome(guest, after)
    return True


async def spoken_to(table: LiveTable, guest: Connection, language: Language) -> None:
    table.speak(guest, language)


async def departed(table: LiveTable, guest: Connection) -> None:
    async def go() -> None:
        table.depart(guest)

    with contextlib.suppress(Closed):
        await table.do(go)

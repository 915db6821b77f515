"""Connections, whatever is said over them: how many one address may have, how long it may take to ask, and how much of
what is no message a socket is read.

Nobody can hold so many open, keep them so long without asking anything, or pour so much into one that others find no
place.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from passgo.server.limits import CLIENTS, Bucket, household

CONNECTIONS = 250  # of one address
REQUEST_SECONDS = 10.0  # from the connection, or the first byte of a further request, to the end of its headers
ANSWER_SECONDS = 120.0  # for the rest of a request and the answer, which somebody may not read
READ_AT_ONCE = 512  # bytes of a connection, with some eighty frames or chunks in them, before others have their turn
LARGEST_REQUEST = 65_536  # bytes until it is answered, with all that a body in chunks has around it
ASIDES = (20.0, 100.0)  # frames of a socket that nobody reads: a second, and at once
SPARE_DESCRIPTORS = 200  # for the store, workers and files
SILENCE = 5.0  # seconds between two lines of the log about the same
UNREADABLE_SILENCE = 60.0  # and about what one address sends that is no request

log = logging.getLogger("passgo.server")


def raise_descriptor_limit() -> int:
    """As many open files as the system lets this process have; how many."""
    try:
        import resource
    except ImportError:
        return 1 << 16  # Windows counts otherwise
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # some systems have a lower one than they say
            return soft
    return hard if hard != resource.RLIM_INFINITY else 1 << 20


class Connections:
    """Who is connected. A proxy that is trusted speaks for many and has no limit but that of all."""

    def __init__(self, most: int = CONNECTIONS, all_together: int = 1 << 16, trusted: Sequence[str] = ()) -> None:
        self.most = most
        self.all_together = all_together
        self.trusted = [ip_network(each, strict=False) for each in trusted]
        self.open: Counter[str] = Counter()
        self.refused = 0
        self.late = 0
        self.told_at: dict[str, float] = {}
        self.unreadable: OrderedDict[str, tuple[int, float]] = OrderedDict()  # requests untold, and when it was told

    def admit(self, address: str) -> bool:
        """Whether one more may come from there; then it is counted until it leaves."""
        of_one = household(address)
        if self.open.total() >= self.all_together or (self.open[of_one] >= self.most and not self.is_trusted(address)):
            self.refused += 1
            self.tell("connections are refused", address=of_one, open=self.open[of_one], all=self.open.total())
            return False
        self.open[of_one] += 1
        return True

    def leave(self, address: str) -> None:
        of_one = household(address)
        self.open[of_one] -= 1
        if not self.open[of_one]:
            del self.open[of_one]

    def is_trusted(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self.trusted)

    def tell(self, what: str, **about: Any) -> None:
        """In the log, but not again and again."""
        now = time.monotonic()
        if now - self.told_at.get(what, -SILENCE) >= SILENCE:
            self.told_at[what] = now
            log.warning(what, extra=about)

    def note_unreadable(self, address: str) -> None:
        """Of requests that are none there is a line a minute for an address, with how many they were."""
        of_one, now = household(address), time.monotonic()
        number, told = self.unreadable.pop(of_one, (0, -UNREADABLE_SILENCE))
        if now - told >= UNREADABLE_SILENCE:
            log.warning("requests that cannot be understood", extra={"address": of_one, "number": number + 1})
            number, told = -1, now
        self.unreadable[of_one] = (number + 1, told)
        if len(self.unreadable) > CLIENTS:
            self.unreadable.popitem(last=False)


def protocols(connections: Connections) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """HTTP and sockets as uvicorn speaks them, over connections that are counted and timed."""

    class Timed(H11Protocol):
        admitted = False
        timer: asyncio.TimerHandle | None = None
        timed: RequestResponseCycle | None = None  # the request whose answer is waited for
        unread = b""
        received = 0  # bytes since the last answer

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.admitted = connections.admit(address_of(self.client))
            if self.admitted:
                self.wait(REQUEST_SECONDS)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self.wait(None)
            if self.admitted:
                connections.leave(address_of(self.client))
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if not self.admitted:
                return
            self.received += len(data)
            if self.received > LARGEST_REQUEST:
                connections.tell("requests without an end are not waited for", address=address_of(self.client))
                self.transport.abort()
                return
            is_waiting, self.unread = bool(self.unread), self.unread + data
            if not is_waiting:
                self.read_on()

        def read_on(self) -> None:
            """A little at a time: of small chunks there may be thousands."""
            if not self.admitted or self.transport.is_closing():
                return
            if self.timer is None:  # a further request begins, which may have come with the one before
                self.wait(REQUEST_SECONDS)
            super().data_received(self.unread[:READ_AT_ONCE])
            self.unread = self.unread[READ_AT_ONCE:]
            self.wait_for_answer()
            if self.unread:
                self.loop.call_soon(self.read_on)

        def send_400_response(self, msg: str) -> None:
            connections.note_unreadable(address_of(self.client))
            super().send_400_response(msg)

        def is_answering(self) -> bool:
            """Whether the headers of a request are here, and not all of the answer is there."""
            return self.cycle is not None and not self.cycle.response_complete and not self.transport.is_closing()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.wait(None)
            self.admitted = False  # the place is the socket's from now on
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            self.wait(None)
            self.received = len(self.unread)
            super().on_response_complete()
            self.wait_for_answer()  # to a request that came early

        def wait_for_answer(self) -> None:
            """From the end of a request's headers, and not anew with every byte of its body."""
            if self.is_answering() and self.timed is not self.cycle:
                self.timed = self.cycle
                self.wait(ANSWER_SECONDS)

        def wait(self, seconds: float | None) -> None:
            """Hang up after so long."""
            if self.timer is not None:
                self.timer.cancel()
            self.timer = None if seconds is None else self.loop.call_later(seconds, self.too_late)

        def too_late(self) -> None:
            self.timer = None
            connections.late += 1
            connections.tell("connections are closed that asked for nothing", address=address_of(self.client))
            self.transport.abort()

    class Counted(WebSocketsSansIOProtocol):
        """Messages are read as fast as the table takes them. Pings, pongs, pieces of messages and what comes after the
        end are answered or put away as they come, so they are counted."""

        unread = b""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.asides = Bucket(*ASIDES)

        def connection_lost(self, exc: Exception | None) -> None:
            connections.leave(address_of(self.client))
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self.unread += data
            self.read_on()

        def read_on(self) -> None:
            """A little at a time, until there is a message that somebody must read first."""
            data, at = self.unread, 0
            while at < len(data) and not self.read_paused and not self.transport.is_closing():
                super().data_received(data[at : at + READ_AT_ONCE])
                at += READ_AT_ONCE
            self.unread = data[at:]

        async def receive(self) -> Any:
            message = await super().receive()
            self.read_on()
            return message

        def handle_ping(self) -> None:
            if self.is_borne():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self.is_borne():
                super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            if self.is_borne():
                super().handle_cont(event)

        def send_receive_event_to_app(self) -> None:
            if not self.close_sent or self.is_borne():
                super().send_receive_event_to_app()

        def is_borne(self) -> bool:
            """Whether one more frame that nobody reads is; else it was the last."""
            if self.transport.is_closing():
                return False
            if not self.asides.take():
                connections.tell("sockets are closed that say nothing again and again", address=address_of(self.client))
                self.transport.abort()
                return False
            return True

    return Timed, Counted


def address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""

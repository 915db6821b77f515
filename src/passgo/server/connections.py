"""Connections before anything is said over them: how many one address may have, and how long it may take to ask.

Nobody can hold so many open, or keep them so long without asking anything, that others find no place.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from passgo.server.limits import household

CONNECTIONS = 250  # of one address
REQUEST_SECONDS = 10.0  # from the connection, or the first byte of a further request, to the end of its headers
ANSWER_SECONDS = 120.0  # for the rest of a request and the answer, which somebody may not read
SPARE_DESCRIPTORS = 200  # for the store, workers and files
SILENCE = 5.0  # seconds between two lines of the log about the same

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


def protocols(connections: Connections) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """HTTP and sockets as uvicorn speaks them, over connections that are counted and timed."""

    class Timed(H11Protocol):
        admitted = False
        timer: asyncio.TimerHandle | None = None

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
            if self.timer is None:  # a further request begins
                self.wait(REQUEST_SECONDS)
            super().data_received(data)
            if self.is_answering():
                self.wait(ANSWER_SECONDS)

        def is_answering(self) -> bool:
            """Whether the headers of a request are here, and not all of the answer is there."""
            return self.cycle is not None and not self.cycle.response_complete and not self.transport.is_closing()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.wait(None)
            self.admitted = False  # the place is the socket's from now on
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            self.wait(None)
            super().on_response_complete()
            if self.is_answering():  # a request that came early
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
        def connection_lost(self, exc: Exception | None) -> None:
            connections.leave(address_of(self.client))
            super().connection_lost(exc)

    return Timed, Counted


def address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""

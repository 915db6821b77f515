"""Several servers over one store: which of them owns a table, and what happens when one of them dies.

A table has one owner at a time, by a lease that is renewed while the owner lives. An owner that lost its lease
without noticing cannot write: the number of its next event is taken by then.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from http.client import HTTPException
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import Request as Forwarded
from urllib.request import urlopen

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from passgo.server.storage import StoreError
from passgo.server.storage.writer import Writer
from passgo.server.tickets import hashed

if TYPE_CHECKING:
    from passgo.server.registry import TableRegistry

LEASE = 6_000  # ms that a table waits for a silent owner
ROUND = 2.0  # seconds between two looks at leases
SECONDS = 5.0  # to wait for another server
BELIEVED = 2_000  # ms that a server counts as alive without a look at the store
SENDER = "x-passgo-node"  # the address of the server that passes a request on, and a secret that it alone has
PASSED_ON = ("authorization", "accept-language", "content-type", "origin")  # what is kept of a request

log = logging.getLogger("passgo.server")


class Elsewhere(Exception):
    """Another server owns the table."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Unreachable(Exception):
    """The server that owns the table does not answer; before long another will own it."""


class Nodes:
    """This server among others."""

    def __init__(self, writer: Writer, address: str, now: Callable[[], int]) -> None:
        self.writer = writer
        self.address = address
        self.now = now
        self.secret = secrets.token_hex(16)
        self.name = named(address, self.secret)  # in the store; a server that is started again is another one
        self.until = 0  # when the leases run out if they are not renewed
        self.peers: dict[str, int] = {}  # names of other servers, and until when they are believed

    async def claim(self, code: str) -> None:
        """Own a table that nobody else owns; else Elsewhere says who does."""
        holder, address = await self.ask_for(code)
        if holder != self.name and address == self.address:  # this server, before it was started again
            await self.writer.call(lambda store: store.release(holder))
            holder, address = await self.ask_for(code)
        if holder != self.name:
            raise Elsewhere(address)

    async def ask_for(self, code: str) -> tuple[str, str]:
        now = self.now()
        return await self.writer.call(lambda store: store.claim(code, self.name, self.address, now, now + LEASE))

    async def let_go(self, code: str) -> None:
        """Any server may have the table now."""
        await self.writer.call(lambda store: store.let_go(code, self.name))

    async def watch(self, registry: TableRegistry) -> None:
        """Renew what this server owns. The tables of one that fell silent are taken over when somebody comes there, or
        when something is due at them."""
        while True:
            try:
                await self.renew(registry)
            except StoreError as error:
                log.warning("the store does not answer: %s", error)
            await asyncio.sleep(ROUND)

    async def renew(self, registry: TableRegistry) -> None:
        until = self.now() + LEASE
        await self.writer.call(lambda store: store.renew(self.name, until))
        if self.now() > self.until:  # too late: others may have taken tables over
            for code in list(registry.tables):
                await self.keep(registry, code)
        self.until = until

    async def keep(self, registry: TableRegistry, code: str) -> None:
        """Own a table that is in memory here, or let go of it."""
        try:
            await self.claim(code)
        except Elsewhere:
            if code in registry.tables:
                log.info("a table has moved", extra={"table": code})
                registry.tables[code].close("moved")

    def is_peer(self, request: HTTPConnection) -> bool:
        """Whether the request comes through a server of this store that is known to live, and has looked at it."""
        return self.peers.get(sender_of(request), 0) > self.now()

    async def meet(self, request: Request) -> bool:
        """The same of one that is not known yet: one whose beat is in the store, and not an old one."""
        name = sender_of(request)
        beat = await self.writer.call(lambda store: store.last_beat(name)) if name else None
        if beat is None or self.now() - beat > LEASE:
            return False
        self.peers = {peer: until for peer, until in self.peers.items() if until > self.now()}
        self.peers[name] = self.now() + BELIEVED
        return True

    async def relayed(self, owner: Elsewhere, request: Request, body: bytes) -> Response:
        """The request, answered by the server that owns the table; it goes from hand to hand only once."""
        if SENDER in request.headers:
            raise Unreachable
        kept = {name: value for name, value in request.headers.items() if name in PASSED_ON}
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        headers = {**kept, SENDER: f"{self.address} {self.secret}"}
        forwarded = Forwarded(owner.address + path, body or None, headers, method=request.method)
        return await asyncio.to_thread(answered, forwarded)


def named(address: str, secret: str) -> str:
    """What a server is called in the store: by its secret's hash, so that neither what is stored there nor the time
    that it takes to look for a name tells anybody a secret."""
    return f"{address} {hashed(secret)}"


def sender_of(request: HTTPConnection) -> str:
    """The name of the server that says it passes a request on; "" where none does."""
    address, _, secret = request.headers.get(SENDER, "").partition(" ")
    return named(address, secret) if address and secret else ""


def answered(forwarded: Forwarded) -> Response:
    try:
        with urlopen(forwarded, timeout=SECONDS) as answer:
            return Response(answer.read(), answer.status, media_type=answer.headers.get("content-type"))
    except HTTPError as error:
        return Response(error.read(), error.code, media_type=error.headers.get("content-type"))
    except (OSError, HTTPException):
        raise Unreachable from None

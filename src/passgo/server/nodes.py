"""Several servers over one store: which of them owns a table, and what happens when one of them dies.

A table has one owner at a time, by a lease that is renewed while the owner lives. An owner that lost its lease
without noticing cannot write: the number of its next event is taken by then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from http.client import HTTPException
from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import Request as Forwarded
from urllib.request import urlopen

from starlette.requests import Request
from starlette.responses import Response

from passgo.server.storage import StoreError
from passgo.server.storage.writer import Writer

if TYPE_CHECKING:
    from passgo.server.registry import TableRegistry

LEASE = 6_000  # ms that a table waits for a silent owner
ROUND = 2.0  # seconds between two looks at leases
SECONDS = 5.0  # to wait for another server
SENDER = "x-passgo-node"  # names the server that passes a request on; only servers of this store know such names

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

    def __init__(self, writer: Writer, name: str, address: str, now: Callable[[], int]) -> None:
        self.writer = writer
        self.name = name
        self.address = address
        self.now = now
        self.until = 0  # when the leases run out if they are not renewed

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

    async def passed_on(self, request: Request) -> bool:
        """Whether the request comes through another server of this store, which has looked at it already."""
        sender = request.headers.get(SENDER)
        return sender is not None and await self.writer.call(lambda store: store.last_beat(sender)) is not None

    async def relayed(self, owner: Elsewhere, request: Request, body: bytes) -> Response:
        """The request, answered by the server that owns the table; it goes from hand to hand only once."""
        if SENDER in request.headers:
            raise Unreachable
        kept = {name: value for name, value in request.headers.items() if name in ("authorization", "accept-language")}
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        headers = {**kept, SENDER: self.name}
        forwarded = Forwarded(owner.address + path, body or None, headers, method=request.method)
        return await asyncio.to_thread(answered, forwarded)


def answered(forwarded: Forwarded) -> Response:
    try:
        with urlopen(forwarded, timeout=SECONDS) as answer:
            return Response(answer.read(), answer.status, media_type=answer.headers.get("content-type"))
    except HTTPError as error:
        return Response(error.read(), error.code, media_type=error.headers.get("content-type"))
    except (OSError, HTTPException):
        raise Unreachable from None

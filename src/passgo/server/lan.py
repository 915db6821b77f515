"""Who can reach this server: this machine alone, until its host lets the network around it in by a second listener."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import Protocol

import ifaddr
from starlette.requests import HTTPConnection

from passgo.server.protocol import Network

ELSEWHERE = ("198.51.100.1", 9)  # kept for documents, so never in a network around: the way there is the default route


class NoNetwork(Exception):
    """This machine has no such address in a network around it."""


class Doors(Protocol):
    """What listens."""

    async def listen(self, listening: socket.socket) -> None: ...

    async def stop_listening(self, listening: socket.socket) -> None:
        """And hang up on everybody who came in there."""
        ...


class Lan:
    """The second listener of a server that otherwise only this machine reaches. It alone is changed here.

    A server that was started for others anyway has no doors here; where they find it is all there is to tell.
    """

    def __init__(
        self,
        doors: Doors | None = None,
        port: int = 0,
        address: str | None = None,
        announce: Callable[[Network], None] = lambda network: None,
    ) -> None:
        self.doors = doors
        self.port = port  # of the first listener
        self.address = address  # where others find the server; None while they cannot, or if it is not known
        self.announce = announce
        self.key = secrets.token_urlsafe(12)  # for the person at this machine
        self.listening: socket.socket | None = None
        self.changing = asyncio.Lock()

    async def network(self, yours: bool) -> Network:
        """As things are now: the machine may have left the network since it was let in."""
        async with self.changing:
            if self.listening is not None and self.listening.getsockname()[0] not in addresses():
                await self.shut()
        return self.state(yours)

    def state(self, yours: bool) -> Network:
        if self.doors is None:
            return Network("open", self.address, [], False)
        if self.listening is None:
            return Network("machine", None, [], yours)
        here = self.listening.getsockname()[0]
        others = [address for address in nearby() if address != here] if yours else []
        return Network("network", self.address, others, yours)

    async def open(self, address: str | None = None) -> Network:
        """Listen at this address of the machine, else at the one of the default route; nowhere else any more."""
        assert self.doors is not None
        async with self.changing:
            known = nearby()
            chosen = address or next(iter(known), None)
            if chosen not in known:
                raise NoNetwork
            if self.listening is None or self.listening.getsockname()[0] != chosen:
                await self.shut()
                try:
                    listening = bound(chosen, self.port)
                except OSError:
                    raise NoNetwork from None  # the address is gone by now
                await self.doors.listen(listening)
                self.listening = listening
                self.address = f"http://{chosen}:{listening.getsockname()[1]}"
                self.announce(self.state(yours=True))
        return self.state(yours=True)

    async def close(self) -> Network:
        async with self.changing:
            await self.shut()
        return self.state(yours=True)

    async def shut(self) -> None:
        if self.listening is not None:
            assert self.doors is not None
            listening, self.listening, self.address = self.listening, None, None
            await self.doors.stop_listening(listening)
            self.announce(self.state(yours=True))

    def is_host(self, connection: HTTPConnection, key: str) -> bool:
        """Whether the person at this machine asks, whatever else the request claims.

        By the listener that only this machine reaches, so no guest; under a name of this machine, so no page that had
        its own name point here; from no page but ours; and with the key, so nobody for whom a program on this machine
        passes requests on. Who can run programs here could let others in without us.
        """
        server = connection.scope["server"]
        host = connection.headers.get("host", "")
        return (
            self.doors is not None
            and server is not None
            and is_loopback(server[0])
            and is_loopback(hostname(host))
            and connection.headers.get("origin") in (None, f"http://{host}")
            and secrets.compare_digest(key.encode(), self.key.encode())
        )


def hostname(netloc: str) -> str:
    """The name in a Host header, without its port."""
    return netloc.rpartition("]")[0].lstrip("[") if netloc.startswith("[") else netloc.partition(":")[0]


def is_loopback(host: str) -> bool:
    try:
        return host.lower() == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def bound(address: str, port: int) -> socket.socket:
    """A listener at this port, or at another one if something listens there already."""
    try:
        return socket.create_server((address, port), backlog=2048)
    except OSError:
        return socket.create_server((address, 0), backlog=2048)


def nearby() -> list[str]:
    """The addresses by which networks around this machine reach it, but not the whole internet."""
    return [address for address in addresses() if not ip_address(address).is_global]


def addresses() -> list[str]:
    """This machine's IPv4 addresses but for loopback, that of the default route first. Nothing is sent to find out."""
    known = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)]
    first = default_address()
    return sorted((each for each in known if not ip_address(each).is_loopback), key=lambda each: each != first)


def default_address() -> str | None:
    """Of the default route, as the system chooses it for a connection that is never used."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unused:
        try:
            unused.connect(ELSEWHERE)
        except OSError:
            return None
        return str(unused.getsockname()[0])

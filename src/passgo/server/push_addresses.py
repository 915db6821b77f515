"""Where a push may be sent.

A subscription's address is chosen by whoever subscribes, so it could name anything: only the push services of browsers
are asked, by https, and only where their names lead to addresses of the public network.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final, NamedTuple

from passgo.server.origins import is_host

SERVICES: Final = (  # and the names below them: of Chrome and most others, Firefox, Safari, Edge
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
HTTPS: Final = 443
LONGEST: Final = 1000
ADDRESS: Final = re.compile(r"https://([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::([0-9]{1,5}))?(/[!-~]*)")


class Target(NamedTuple):
    """One address of a push service, taken apart."""

    host: str
    port: int
    path: str
    vouched: bool  # whether whoever runs the server named the host, wherever it lies

    @property
    def origin(self) -> str:
        return f"https://{self.host}" + (f":{self.port}" if self.port != HTTPS else "")


class PushHosts:
    """The services that are asked: those of the browsers, and others by `HOST` or `HOST:PORT`."""

    def __init__(self, more: Sequence[str] = ()) -> None:
        self.more = {named(each) for each in more}

    def target(self, endpoint: str) -> Target | None:
        """Where this is sent to; None where nothing is sent."""
        found = ADDRESS.fullmatch(endpoint) if len(endpoint) <= LONGEST else None
        if found is None:
            return None
        host, port, path = found[1], int(found[2] or HTTPS), found[3].partition("#")[0]
        if (host, port) in self.more:
            return Target(host, port, path, True)
        ours = port == HTTPS and any(host == service or host.endswith(f".{service}") for service in SERVICES)
        return Target(host, port, path, False) if ours else None


def named(text: str) -> tuple[str, int]:
    """A host that somebody vouches for, and its port; ValueError of what is none."""
    host, colon, port = text.rpartition(":") if re.search(r":[0-9]{1,5}\Z", text) else (text, "", "")
    if not is_host(host) or (colon and int(port) > 0xFFFF):
        raise ValueError(text)
    return host.lower(), int(port) if colon else HTTPS


def address_of(target: Target) -> str:
    """The address in figures that is connected to, so that no name leads elsewhere after it was looked at. Whoever is
    asked for the name may take half a minute."""
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    reachable = [each for each in addresses if target.vouched or is_public(each)]
    if not reachable:
        raise OSError("the push service has no public address")
    return reachable[0]


def is_public(address: str) -> bool:
    known = ip_address(address)
    return known.is_global and not known.is_multicast

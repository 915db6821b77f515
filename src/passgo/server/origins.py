"""Which names the server is asked by, and which pages may use it: those of other sites may not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from passgo.server.lan import Lan, hostname, is_loopback

HOST = r"(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\])"


class Shown(NamedTuple):
    """What browsers and others are let see of the server."""

    origins: Sequence[str] = ()  # of pages that are ours too, and of other servers of ours
    hosts: Sequence[str] = ()  # names that it is asked by; any where there are none
    metrics: bool = True  # whether /metrics is there
    address: str | None = None  # where this one among several is reached
    machine: bool = False  # whether it is reached by this machine alone, until its host lets the network in


def answers_to(shown: Shown, lan: Lan, netloc: str) -> bool:
    """Whether the server is asked by this name. One for this machine alone knows its own names: else any page could
    have its own name point here, and would then be one of ours for browsers."""
    host = hostname(netloc).lower()
    if host in {each.lower().strip("[]") for each in shown.hosts}:
        return True
    if not shown.machine:
        return not shown.hosts
    if not netloc:
        return True  # a program: browsers always say
    others = [*shown.origins, *([lan.address] if lan.address else [])]
    return is_loopback(host) or host in {hostname(urlsplit(each).netloc).lower() for each in others}


def is_ours(connection: HTTPConnection, origins: Sequence[str]) -> bool:
    """Whether no page of another site asks; programs that are no browsers name no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return origin in origins or netloc_of(origin) == connection.headers.get("host")


def is_origin(text: str) -> bool:
    """Whether this is the origin of pages: a scheme and a host, perhaps with a port, and nothing else."""
    return re.fullmatch(rf"https?://{HOST}(?::[0-9]{{1,5}})?", text) is not None


def is_host(text: str) -> bool:
    """Whether a server can be asked by this, apart from a port."""
    return re.fullmatch(HOST, text) is not None or is_address(text)


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def netloc_of(origin: str) -> str | None:
    """Host and port; None of what is no origin."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None

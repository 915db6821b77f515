"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import json
import logging
import socket
import sys
import time
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from passgo.server.addresses import REQUESTS_A_SECOND
from passgo.server.announcing import Announcer
from passgo.server.app import application, measures
from passgo.server.bot_pool import BotPool, spare_cores
from passgo.server.connections import CONNECTIONS, SPARE_DESCRIPTORS, Connections, raise_descriptor_limit
from passgo.server.lan import Lan, NoNetwork, addresses, is_loopback
from passgo.server.listening import Server
from passgo.server.nodes import Nodes
from passgo.server.origins import Shown
from passgo.server.registry import PROBE, TableRegistry, milliseconds
from passgo.server.storage import EventStore, StoreError
from passgo.server.storage.opening import FOLDER, open_store, own
from passgo.server.storage.writer import Writer

WRONGLY_SENT = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")  # as uvicorn has it
EVERYWHERE = ("0.0.0.0", "::")  # the hosts that stand for all addresses of the machine

log = logging.getLogger("passgo.server")
UNKNOWN = vars(logging.makeLogRecord({}))  # what every record has anyway


class Structured(logging.Formatter):
    """One JSON object a line. Nothing that a client sent in secret is ever logged."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in UNKNOWN and key != "message"},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def is_ours(record: logging.LogRecord) -> bool:
    """What clients send wrongly is no error of the server; uvicorn takes some of it for one, or tells it each time."""
    return not record.getMessage().startswith(WRONGLY_SENT)


def log_to_stderr() -> None:
    """All that whoever keeps logs wants to know; to somebody at a terminal only what is wrong."""
    usual = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured())
    for name in ("passgo.server", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.addFilter(is_ours)
        logger.setLevel(usual if name == "passgo.server" else logging.WARNING)


class Cluster(NamedTuple):
    """How this server is reached by others that share its database, and the Redis they meet in."""

    address: str
    redis: str | None


@dataclass(frozen=True)
class Options:
    """How a server is run; `passgo serve --help` says what each means."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    database: str | None = None
    origins: Sequence[str] = ()
    allowed_hosts: Sequence[str] = ()
    trusted_proxies: Sequence[str] = ()
    bots: int | None = None
    outside: Mapping[str, str] = field(default_factory=dict)
    requests: float = REQUESTS_A_SECOND
    connections: int = CONNECTIONS
    keep_days: float = 0
    push_hosts: Sequence[str] = ()
    metrics: str = "path"
    open_page: bool = False
    let_in: bool = False
    language: str = "en"
    cluster: Cluster | None = None


def run(options: Options) -> None:
    with own(options.data or FOLDER) if options.database is None else nullcontext():
        serve(options, writable(open_store(options.data, options.database)))


def serve(options: Options, store: EventStore) -> None:
    host, cluster = options.host, options.cluster

    async def open_registry() -> TableRegistry:
        writer = Writer(store)
        pool = BotPool(options.bots or spare_cores(), outside=options.outside)
        if cluster is None:
            return TableRegistry(writer, pool, keep_days=options.keep_days, push_hosts=options.push_hosts)
        nodes = Nodes(writer, cluster.address, milliseconds)
        lobby = None
        if cluster.redis is not None:
            from passgo.server.lobby import Lobby

            lobby = Lobby(cluster.redis, nodes.name)
        return TableRegistry(
            writer, pool, nodes=nodes, lobby=lobby, keep_days=options.keep_days, push_hosts=options.push_hosts
        )

    async def ready() -> None:
        address = f"http://{'localhost' if host in ('127.0.0.1', *EVERYWHERE) else in_address(host)}:{port}"
        if lan.doors is not None:
            address += f"/#host={lan.key}"  # browsers keep what follows # to themselves
        if measuring is not None:
            await server.listen(measuring, measures(app.state.registry.metrics))
        terminal.say("server-at", address=address)
        if options.let_in:
            try:
                await lan.open()
            except NoNetwork:
                terminal.say("server-no-network")
        if options.open_page:
            webbrowser.open(address)

    log_to_stderr()
    terminal = Announcer(options.language)
    descriptors = raise_descriptor_limit()
    log.info("this process may have open files: %s", descriptors)
    connections = Connections(options.connections, descriptors - SPARE_DESCRIPTORS, options.trusted_proxies)
    listening = bound(host, options.port)
    port = listening.getsockname()[1]
    own_port = int(options.metrics) if options.metrics.isdecimal() else None
    measuring = bound("127.0.0.1", own_port) if own_port is not None else None
    machine = cluster is None and is_loopback(host) and not options.trusted_proxies  # else a proxy has a name for it
    address = None if cluster is None else cluster.address
    shown = Shown(options.origins, options.allowed_hosts, options.metrics == "path", address, machine)
    app = application(open_registry, shown, options.requests, connections)
    server = Server(app, ready, connections, options.trusted_proxies)
    if cluster is not None:
        lan = Lan(address=cluster.address)
    elif is_loopback(host):
        lan = Lan(server, port, announce=terminal.network)
    else:
        lan = Lan(address=address_for_others(host, port))
    app.state.lan = lan
    server.run([listening])


def writable(store: EventStore) -> EventStore:
    """StoreError at once where nothing can be written, and not a server that does not come up."""
    try:
        store.beat(PROBE, milliseconds())
    except StoreError as error:
        raise StoreError(f"tables cannot be written: {error}") from error
    return store


class CannotListen(Exception):
    """Nobody can be served at an address: which, and why."""


def bound(host: str, port: int) -> socket.socket:
    """A listener; where it is for everybody by IPv6, those who come by IPv4 are let in too."""
    try:
        if ":" not in host:
            return socket.create_server((host, port), backlog=2048)
        dual = host in EVERYWHERE and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=socket.AF_INET6, backlog=2048, dualstack_ipv6=dual)
    except OSError as error:
        raise CannotListen(f"{in_address(host)}:{port}: {error.strerror or error}") from error


def in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def address_for_others(host: str, port: int) -> str | None:
    """Where a server that listens for others is found; everywhere means by the address of the default route."""
    found = next(iter(addresses()), None) if host in EVERYWHERE else in_address(host)
    return None if found is None else f"http://{found}:{port}"

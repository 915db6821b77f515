"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import json
import logging
import secrets
import socket
import sys
import time
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from passgo.server.announcing import Announcer
from passgo.server.app import application
from passgo.server.bot_pool import BotPool, spare_cores
from passgo.server.lan import Lan, NoNetwork, addresses, is_loopback
from passgo.server.listening import Server
from passgo.server.nodes import Nodes
from passgo.server.registry import TableRegistry, milliseconds
from passgo.server.storage.opening import FOLDER, open_store, own
from passgo.server.storage.writer import Writer

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
    """What clients send wrongly is no error of the server; uvicorn has one that it takes for one."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured())
    for name in ("passgo.server", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.addFilter(is_ours)
        logger.setLevel(logging.INFO if name == "passgo.server" else logging.WARNING)


class Cluster(NamedTuple):
    """How this server is reached by others that share its database, and the Redis they meet in."""

    address: str
    redis: str | None


def run(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    origins: Sequence[str],
    bots: int | None,
    outside: Mapping[str, str],
    requests: float,
    open_page: bool,
    let_in: bool,
    language: str,
    cluster: Cluster | None,
) -> None:
    store = open_store(data, database)
    lock = own(data or FOLDER) if database is None else None

    async def open_registry() -> TableRegistry:
        writer, pool = Writer(store), BotPool(bots or spare_cores(), outside=outside)
        if cluster is None:
            return TableRegistry(writer, pool)
        name = f"{cluster.address} {secrets.token_hex(16)}"  # a server that is started again is another one
        lobby = None
        if cluster.redis is not None:
            from passgo.server.lobby import Lobby

            lobby = Lobby(cluster.redis, name)
        nodes = Nodes(writer, name, cluster.address, milliseconds)
        return TableRegistry(writer, pool, nodes=nodes, lobby=lobby)

    async def ready() -> None:
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
        if lan.doors is not None:
            address += f"/#host={lan.key}"  # browsers keep what follows # to themselves
        terminal.say("server-at", address=address)
        if let_in:
            try:
                await lan.open()
            except NoNetwork:
                terminal.say("server-no-network")
        if open_page:
            webbrowser.open(address)

    log_to_stderr()
    terminal = Announcer(language)
    listening = socket.create_server((host, port), backlog=2048)
    port = listening.getsockname()[1]
    app = application(open_registry, origins, requests)
    server = Server(app, ready)
    if cluster is not None:
        lan = Lan(address=cluster.address)
    elif is_loopback(host):
        lan = Lan(server, port, announce=terminal.network)
    else:
        lan = Lan(address=address_for_others(host, port))
    app.state.lan = lan
    server.run([listening])
    if lock is not None:
        lock.close()


def address_for_others(host: str, port: int) -> str | None:
    """Where a server that listens for others is found; everywhere means by the address of the default route."""
    found = next(iter(addresses()), None) if host == "0.0.0.0" else host
    return None if found is None else f"http://{found}:{port}"

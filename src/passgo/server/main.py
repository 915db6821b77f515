"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import json
import logging
import secrets
import socket
import sys
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import uvicorn

from passgo.server.app import application
from passgo.server.bot_pool import BotPool, spare_cores
from passgo.server.hall import Hall, milliseconds
from passgo.server.memory import settle
from passgo.server.nodes import Nodes
from passgo.server.protocol import LARGEST_FRAME
from passgo.server.storage.opening import FOLDER, open_store, own
from passgo.server.storage.writer import Writer
from passgo.texts.catalogue import LANGUAGES, bundle

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


class Server(uvicorn.Server):
    """Says where it can be reached once it can be."""

    def __init__(self, config: uvicorn.Config, address: str, open_page: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for language in LANGUAGES:
            bundle(language)  # takes half a second, which would keep everybody waiting later
        await super().startup(sockets)
        settle()
        print(f"The tables are at {self.address}", flush=True)
        if self.open_page:
            webbrowser.open(self.address)


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
    requests: float,
    open_page: bool,
    cluster: Cluster | None,
) -> None:
    store = open_store(data, database)
    lock = own(data or FOLDER) if database is None else None

    async def open_hall() -> Hall:
        writer, pool = Writer(store), BotPool(bots or spare_cores())
        if cluster is None:
            return Hall(writer, pool)
        name = f"{cluster.address} {secrets.token_hex(16)}"  # a server that is started again is another one
        lobby = None
        if cluster.redis is not None:
            from passgo.server.lobby import Lobby

            lobby = Lobby(cluster.redis, name)
        nodes = Nodes(writer, name, cluster.address, milliseconds)
        return Hall(writer, pool, nodes=nodes, lobby=lobby)

    log_to_stderr()
    listening = socket.create_server((host, port), backlog=2048)
    config = uvicorn.Config(
        application(open_hall, origins, requests),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}"
    Server(config, address, open_page).run([listening])
    if lock is not None:
        lock.close()

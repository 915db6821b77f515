"""What listens: uvicorn at its address, and for a while at one more."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette
from uvicorn.lifespan.off import LifespanOff

from passgo.server.connections import Connections, protocols
from passgo.server.memory import settle
from passgo.server.protocol import LARGEST_FRAME

if TYPE_CHECKING:
    from uvicorn.server import Protocols

PARTING_SECONDS = 0.5  # to finish an answer and to say good-bye


def configuration(app: Starlette, connections: Connections, trusted_proxies: Sequence[str]) -> uvicorn.Config:
    http, ws = protocols(connections)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        proxy_headers=bool(trusted_proxies),  # else anybody could say whose address it is
        forwarded_allow_ips=list(trusted_proxies),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    def __init__(
        self,
        app: Starlette,
        ready: Callable[[], Awaitable[None]],
        connections: Connections,
        trusted_proxies: Sequence[str] = (),
    ) -> None:
        super().__init__(configuration(app, connections, trusted_proxies))
        self.ready = ready  # is called when it can be reached

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle()
        await self.ready()

    async def listen(self, listening: socket.socket, app: Starlette | None = None) -> None:
        """Here too, for the same application or another one."""
        config = self.config if app is None else uvicorn.Config(app, access_log=False, log_config=None, ws="none")
        if not config.loaded:
            config.load()
        second = uvicorn.Server(config)
        second.server_state = self.server_state
        second.lifespan = LifespanOff(config)  # the application has begun
        await second.startup([listening])
        self.servers += second.servers

    async def stop_listening(self, listening: socket.socket) -> None:
        """Here, and hang up on everybody who came in here."""
        here = listening.getsockname()
        for server in [each for each in self.servers if here in [one.getsockname() for one in each.sockets]]:
            server.close()
            self.servers.remove(server)
        for connection in self.came_in(here):
            connection.shutdown()
        await asyncio.sleep(PARTING_SECONDS)
        for connection in self.came_in(here):
            connection.transport.abort()  # who does not read would stay

    def came_in(self, here: tuple[str, int]) -> list[Protocols]:
        return [each for each in self.server_state.connections if each.transport.get_extra_info("sockname") == here]

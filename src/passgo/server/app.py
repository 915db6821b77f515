"""The server as one ASGI application: HTTP, sockets, the web table's files, and what keeps it safe by default."""

from __future__ import annotations

import asyncio
import mimetypes
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.resources import files
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from prometheus_client import Gauge
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from passgo.server.addresses import REQUESTS_A_SECOND
from passgo.server.connections import CONNECTIONS, Connections
from passgo.server.health import health
from passgo.server.http import Desk, Operation
from passgo.server.lan import Lan, hostname
from passgo.server.limits import household
from passgo.server.messages import refusal_text
from passgo.server.metrics import CONTENT_TYPE, Metrics, gauge
from passgo.server.narration import encode
from passgo.server.openapi import document
from passgo.server.operations import OPERATIONS
from passgo.server.origins import Shown, answers_to, is_ours
from passgo.server.protocol import Problem
from passgo.server.ready import Answer, answer, given
from passgo.server.registry import TableRegistry
from passgo.server.requests import Refused, address_of, json_response, language_of
from passgo.server.sockets import WebsocketSession

mimetypes.add_type("application/manifest+json", ".webmanifest")
STATIC = Path(str(files("passgo.server").joinpath("static")))
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
POLICY = (
    "default-src 'self'; connect-src {connect}; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
OPENER = (b"cross-origin-opener-policy", b"same-origin")
HOST = re.compile(r"[A-Za-z0-9._-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")


class Built(StaticFiles):
    """The web table's files, whose names stay: browsers ask each time whether they are still the same. Each is read
    and compressed once, and again when it has changed."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self.known: dict[str, tuple[int, Answer]] = {}

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        return given(Request(scope), self.read(str(full_path), stat_result.st_mtime_ns))

    def read(self, path: str, changed: int) -> Answer:
        if path not in self.known or self.known[path][0] != changed:
            media = mimetypes.guess_type(path)[0] or "application/octet-stream"
            pack = not media.startswith(("font/", "image/"))  # which are compressed as they are
            self.known[path] = (changed, answer(Path(path).read_bytes(), media, pack))
        return self.known[path][1]


EVERYTHING = Shown()


class SafeHeaders:
    """Adds to every answer what browsers need to know to be careful; who asks for another host gets none."""

    def __init__(self, app: ASGIApp, shown: Shown) -> None:
        self.app = app
        self.shown = shown
        others = [*shown.origins, *([shown.address] if shown.address else [])]
        self.others = [each for origin in others for each in (origin, socket_address(origin))]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        host = connection.headers.get("host", "")
        added = [*HEADERS, (b"content-security-policy", self.policy(host))]
        if not is_bare_address(scope):
            added.append(OPENER)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*map(on_this_server, message["headers"]), *added]
            await send(message)

        if "content-length" in connection.headers and "transfer-encoding" in connection.headers:
            # the ways to read such a request differ: what stands before this server may have read another one
            text = refusal_text(language_of(connection), "malformed")
            await json_response(Problem("malformed", text), 400, close=True)(scope, receive, sending)
            return
        if not answers_to(self.shown, scope["app"].state.lan, host):
            text = refusal_text(language_of(connection), "name-of-server")
            refusal = json_response(Problem("name-of-server", text), 421)
            await (
                refusal(scope, receive, sending) if scope["type"] == "http" else WebSocketClose()(scope, receive, send)
            )
            return
        await self.app(scope, receive, sending if scope["type"] == "http" else send)

    def policy(self, host: str) -> bytes:
        """Sockets only to where the page came from and to servers of ours; older browsers need them named."""
        named = [f"ws://{host}", f"wss://{host}"] if HOST.fullmatch(host) else []
        return POLICY.format(connect=" ".join(["'self'", *named, *self.others])).encode()


class Paced:
    """Who asks for too much from one address is answered slowly, whatever it is, sockets too: to refuse takes as long
    as to answer, and meanwhile nobody else is served."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            asked, desk = HTTPConnection(scope), scope["app"].state.desk
            nodes, answers = desk.registry.nodes, desk.limits.answers.of(household(address_of(asked)))
            if nodes is None or not nodes.is_peer(asked):
                answers.fill()
                if answers.level < -CONNECTIONS:  # requests of those who have hung up again
                    refusal = desk.refusal(asked, Refused(429, "rate"))
                    await (refusal if scope["type"] == "http" else WebSocketClose())(scope, receive, send)
                    return
                if seconds := answers.seconds_for():
                    await asyncio.sleep(seconds)
        await self.app(scope, receive, send)


def on_this_server(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """Whoever is sent elsewhere stays on this server, whatever name the request claimed for it."""
    name, value = header
    if name.lower() != b"location":
        return header
    parts = urlsplit(value.decode())
    return name, urlunsplit(("", "", "/" + parts.path.lstrip("/"), parts.query, "")).encode()


def socket_address(origin: str) -> str:
    return origin.replace("http", "ws", 1)


def is_bare_address(scope: Scope) -> bool:
    """Whether a browser came by an address in figures without https, as in a home network: it ignores OPENER there,
    and says so in every page."""
    try:
        address = ip_address(hostname(HTTPConnection(scope).headers.get("host", "")))
    except ValueError:
        return False
    return scope["scheme"] == "http" and not address.is_loopback


def application(
    open_registry: Callable[[], Awaitable[TableRegistry]],
    shown: Shown = EVERYTHING,
    requests_a_second: float = REQUESTS_A_SECOND,
    connections: Connections | None = None,
) -> Starlette:
    """The server; the registry is opened with it and closed with it. Pages of other origins may not use its sockets."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        registry = await open_registry()
        app.state.registry = registry
        app.state.websocket_session = WebsocketSession(registry, requests_a_second)
        if connections is not None:
            registry.metrics.add(*measures_of(connections))
        app.state.desk = Desk(registry, app.state.lan, requests_a_second, shown.origins)
        await registry.begin()
        yield
        app.state.desk.stories.close()
        app.state.desk.reviews.close()
        await registry.end()

    async def operate(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        operation = by_route[request.scope["route"].path, request.method.replace("HEAD", "GET")]
        return await desk.answer(operation, request)

    async def socket(websocket: WebSocket) -> None:
        if not is_ours(websocket, shown.origins):
            await websocket.close(1008)
            return
        websocket_session: WebsocketSession = websocket.app.state.websocket_session
        await websocket_session.serve(websocket)

    by_route: dict[tuple[str, str], Operation] = {(each.path, each.method): each for each in OPERATIONS}
    paths: dict[str, list[str]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, []).append(each.method)
    routes = [
        *(Route(path, operate, methods=methods) for path, methods in paths.items()),
        Route("/api/openapi.json", limited(described)),
        Route("/healthz", health),
        *([Route("/metrics", limited(measured))] if shown.metrics else []),
        WebSocketRoute("/socket", socket),
        *(Route(path, partial(page)) for path in PAGES),
        Route("/sw.js", offline_worker),
        *([Mount("/static", Built(directory=STATIC))] if STATIC.is_dir() else []),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.lan = Lan()  # whoever runs the server knows more about it
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(SafeHeaders, shown=shown)
    app.add_middleware(Paced)
    return app


PAGES = ("/", "/t/{code}", "/t/{code}/replay", "/t/{code}/review", "/t/{code}/screen", "/learn/{edition}", "/puzzle")


async def page(request: Request) -> Response:
    """The web table; it finds out itself which page it is."""
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The web table is not part of this installation.", 404)
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def offline_worker(request: Request) -> Response:
    """At the root, as it may answer only for pages below its own place."""
    worker = STATIC / "sw.js"
    if not worker.is_file():
        return PlainTextResponse("The web table is not part of this installation.", 404)
    return FileResponse(worker, media_type="text/javascript", headers={"cache-control": "no-cache"})


def limited(read: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """One of the reads that an address may make."""

    async def answered(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        return await read(request) if desk.may_read(request) else desk.refusal(request, Refused(429, "rate"))

    return answered


async def described(request: Request) -> Response:
    desk: Desk = request.app.state.desk
    return await desk.ready.give(request, "document", lambda: encode(document()))


async def measured(request: Request) -> Response:
    registry: TableRegistry = request.app.state.registry
    return Response(registry.metrics.text(), media_type=CONTENT_TYPE)


def measures(metrics: Metrics) -> Starlette:
    """The figures alone, for a port of their own."""

    async def text(request: Request) -> Response:
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    return Starlette(routes=[Route("/metrics", text)])


def measures_of(connections: Connections) -> list[Gauge]:
    return [
        gauge("connections", "Connections, with a socket or without.", connections.open.total),
        gauge("connections_refused", "Connections refused since the start.", lambda: connections.refused),
        gauge("connections_late", "Connections closed that asked for nothing.", lambda: connections.late),
    ]

"""The server as one ASGI application: HTTP, sockets, the web table's files, and what keeps it safe by default."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib.resources import files
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from passgo.server.http import OPERATIONS, REQUESTS_A_SECOND, Desk, Operation, json_response
from passgo.server.lan import Lan, hostname
from passgo.server.metrics import CONTENT_TYPE
from passgo.server.openapi import document
from passgo.server.registry import TableRegistry
from passgo.server.sockets import WebsocketSession
from passgo.server.storage import StoreError

STATIC = Path(str(files("passgo.server").joinpath("static")))
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (
        b"content-security-policy",
        b"default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
]
OPENER = (b"cross-origin-opener-policy", b"same-origin")


class SafeHeaders:
    """Adds to every answer what browsers need to know to be careful."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                opener = [] if is_bare_address(scope) else [OPENER]
                message["headers"] = [*message["headers"], *HEADERS, *opener]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


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
    origins: Sequence[str] = (),
    requests_a_second: float = REQUESTS_A_SECOND,
) -> Starlette:
    """The server; the registry is opened with it and closed with it. Pages of other origins may not use its sockets."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        registry = await open_registry()
        app.state.registry, app.state.websocket_session = registry, WebsocketSession(registry)
        app.state.desk = Desk(registry, app.state.lan, requests_a_second)
        await registry.begin()
        yield
        await registry.end()

    async def operate(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        operation = by_route[request.scope["route"].path, request.method.replace("HEAD", "GET")]
        return await desk.answer(operation, request)

    async def socket(websocket: WebSocket) -> None:
        if not is_welcome(websocket, origins):
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
        Route("/api/openapi.json", described),
        Route("/healthz", health),
        Route("/metrics", measured),
        WebSocketRoute("/socket", socket),
        *(Route(path, partial(page)) for path in ("/", "/t/{code}", "/t/{code}/replay", "/learn/{edition}")),
        *([Mount("/static", StaticFiles(directory=STATIC))] if STATIC.is_dir() else []),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.lan = Lan()  # whoever runs the server knows more about it
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(SafeHeaders)
    return app


def is_welcome(websocket: WebSocket, origins: Sequence[str]) -> bool:
    """Whether the page that opens the socket is ours; programs that are no browsers send no origin."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc == websocket.headers.get("host")


async def page(request: Request) -> Response:
    """The web table; it finds out itself which page it is."""
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The web table is not part of this installation.", 404)
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def described(request: Request) -> Response:
    return json_response(document())


async def health(request: Request) -> Response:
    """Well, if the store answers."""
    registry: TableRegistry = request.app.state.registry
    try:
        await registry.writer.call(lambda store: store.count())
    except StoreError:
        return PlainTextResponse("the store does not answer", 503)
    return PlainTextResponse("well")


async def measured(request: Request) -> Response:
    registry: TableRegistry = request.app.state.registry
    return Response(registry.metrics.text(), media_type=CONTENT_TYPE)

"""Notices for who has closed the page: the doors at which they are switched on and off. docs/protocol.md."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from passgo.server.http import CODE, Desk, Operation
from passgo.server.origins import is_origin
from passgo.server.protocol_notices import Called, NoticeKey, Subscription
from passgo.server.requests import Refused, body_of, json_response
from passgo.server.table import LiveTable


async def notice_key(desk: Desk, request: Request) -> Response:
    signer = desk.registry.notices.signer
    return json_response(NoticeKey(signer.public if signer else None))


async def subscribe(desk: Desk, request: Request) -> Response:
    """The newest takes the place of the one before: a person has one browser that is woken."""
    table, _ = await who(desk, request)
    endpoint = (await body_of(request, Subscription)).endpoint
    person = asking(desk, table, request)  # who may have left, and another have the number, while the body came
    notices, token, page = desk.registry.notices, table.room.people[person].token, page_of(request)
    if notices.signer is None:
        raise Refused(409, "no-push")
    if notices.hosts.target(endpoint) is None:
        raise Refused(400, "push-address")
    code = table.room.code
    await desk.registry.writer.call(lambda store: store.subscribe(code, person, token, endpoint, page))
    return Response(status_code=204)


async def unsubscribe(desk: Desk, request: Request) -> Response:
    table, person = await who(desk, request)
    code = table.room.code
    await desk.registry.writer.call(lambda store: store.unsubscribe(code, person))
    return Response(status_code=204)


async def called(desk: Desk, request: Request) -> Response:
    """For the browser that was woken, which is not told by which table."""
    table, person = await who(desk, request)
    code = table.room.code
    return json_response(Called(await desk.registry.writer.call(lambda store: store.is_called(code, person))))


async def who(desk: Desk, request: Request) -> tuple[LiveTable, int]:
    table = await desk.table(request)
    return table, asking(desk, table, request)


def asking(desk: Desk, table: LiveTable, request: Request) -> int:
    person = desk.person(table, request)
    if person is None:
        raise Refused(401, "no-token")
    return person


def page_of(request: Request) -> str:
    """Where the server is found, for whoever runs the push service."""
    origin = request.headers.get("origin", "")
    return origin if origin.startswith("https://") and is_origin(origin) else ""


MINE: Final = f"{CODE}/people/me/notices"
ASKING = (401, 403, 404, 409, 410, 429)
NOTICES: Final = (
    Operation("GET", "/api/notices", "The key for pushes.", NoticeKey, (200, 429), notice_key),
    Operation(
        "PUT",
        MINE,
        "Be called by push when it is your turn.",
        None,
        (204, 400, 413, 415, *ASKING),
        subscribe,
        Subscription,
        token=True,
    ),
    Operation("DELETE", MINE, "Be called no more.", None, (204, *ASKING), unsubscribe, token=True),
    Operation("GET", MINE, "Whether you were called.", Called, (200, *ASKING), called, token=True),
)

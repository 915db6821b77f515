"""What a request says: who asks, in which language, with what body; and why it is refused."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from passgo.server.cleaning import cleaned
from passgo.server.names import LONGEST, is_readable, is_the_bank
from passgo.server.narration import encode
from passgo.server.protocol import LARGEST_FRAME, MALFORMED, Language

Body = TypeVar("Body")


class Refused(Exception):
    def __init__(self, status: int, problem: str, text: str = "") -> None:
        super().__init__(problem)
        self.status = status
        self.problem = problem
        self.text = text


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""


def bearer(request: Request) -> str:
    """The token that comes with a request; "" where none does."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def json_response(value: Any, status: int = 200, close: bool = False) -> Response:
    """With `close` the connection ends with it."""
    headers = {"connection": "close"} if close else None
    return Response(encode(value), status, headers, media_type="application/json")


def language_of(request: HTTPConnection) -> Language:
    """As asked for, else as the browser prefers, else English."""
    asked = (
        request.path_params.get("language")
        or request.query_params.get("language")
        or request.headers.get("accept-language", "en")
    )
    return "fr" if asked.lower().startswith("fr") else "en"


async def data_of(request: Request) -> bytes:
    """The request's body, of a decent size."""
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST_FRAME:
                raise Refused(413, "malformed", f"A request has at most {LARGEST_FRAME} bytes.")
    except ClientDisconnect:
        raise Refused(400, "malformed") from None  # which nobody reads any more
    return data


async def body_of(request: Request, kind: type[Body]) -> Body:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "not-json")  # what a page of another site cannot send unasked
    data = await data_of(request)
    try:
        return msgspec.json.decode(data, type=kind)
    except MALFORMED as error:
        raise Refused(400, "malformed", f"{error}.") from None


def name_in(text: str) -> str:
    name = cleaned(text, LONGEST)
    if not is_readable(name):
        raise Refused(400, "name")
    if is_the_bank(name):
        raise Refused(400, "name-of-the-bank")
    return name

"""Answers that stay the same: made once, outside the loop that serves players, compressed, and kept while they are
asked for. Whoever has one already is told so."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

KEPT, KEPT_BYTES = 400, 24_000_000  # answers, and what they take in memory
WORTH_IT = 1000  # bytes below which nothing is compressed
JSON, TEXT = "application/json", "text/plain; charset=utf-8"


class Answer(NamedTuple):
    body: bytes
    packed: bytes  # compressed; as it is where that is not worth it
    tag: str
    media: str

    @property
    def size(self) -> int:
        return len(self.body) + len(self.packed)


def answer(body: bytes, media: str, pack: bool = True) -> Answer:
    packed = gzip.compress(body, 6, mtime=0) if pack and len(body) >= WORTH_IT else body
    return Answer(body, packed, f'W/"{hashlib.sha256(body).hexdigest()[:24]}"', media)


def given(request: Request, ready: Answer) -> Response:
    """The answer, or that it is still the one that the client has."""
    headers = {"etag": ready.tag, "cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language"}
    known = [each.strip() for each in request.headers.get("if-none-match", "").split(",")]
    if ready.tag in known:
        return Response(status_code=304, headers=headers)
    if ready.packed is not ready.body and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(ready.packed, media_type=ready.media, headers={**headers, "content-encoding": "gzip"})
    return Response(ready.body, media_type=ready.media, headers=headers)


class Ready:
    """What is kept; that longest unused is forgotten first."""

    def __init__(self) -> None:
        self.known: OrderedDict[Hashable, asyncio.Future[Answer]] = OrderedDict()
        self.bytes = 0
        self.turn = asyncio.Lock()  # one is made at a time: the others would only take turns with the players

    async def give(self, request: Request, key: Hashable, make: Callable[[], bytes], media: str = JSON) -> Response:
        if key not in self.known:
            self.known[key] = asyncio.ensure_future(self.made(key, make, media))
        self.known.move_to_end(key)
        return given(request, await asyncio.shield(self.known[key]))

    async def made(self, key: Hashable, make: Callable[[], bytes], media: str) -> Answer:
        try:
            async with self.turn:
                ready = await asyncio.to_thread(lambda: answer(make(), media))
        except BaseException:
            del self.known[key]
            raise
        self.bytes += ready.size
        for other in [each for each, made in self.known.items() if made.done()]:
            if self.bytes <= KEPT_BYTES and len(self.known) <= KEPT:
                break
            self.bytes -= self.known.pop(other).result().size
        return ready

"""Whether the server can do what it is for: above all, write."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from passgo.server.registry import TableRegistry
from passgo.server.storage import StoreError

SECONDS = 1.5  # that a store has to write something, so that whoever asks knows within two


async def health(request: Request) -> Response:
    """Well, if the store takes what is written, with the tables that cannot be read; else what is wrong, within two
    seconds."""
    registry: TableRegistry = request.app.state.registry
    probe = registry.probe()
    try:
        async with asyncio.timeout(SECONDS):
            await asyncio.shield(probe)
    except StoreError as error:
        return PlainTextResponse(f"tables cannot be written: {error}", 503)
    except TimeoutError:
        return PlainTextResponse(f"tables cannot be written: the store does not answer within {SECONDS} s", 503)
    aside = len(registry.aside)
    return PlainTextResponse(
        f"well; {aside} {'table is' if aside == 1 else 'tables are'} set aside" if aside else "well"
    )

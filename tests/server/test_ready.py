"""Reads that are the same for everybody are made once, and whoever has one is told so; all of them are limited."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from unittest.mock import patch

import httpx
import pytest
from starlette.requests import Request

from passgo.server.openapi import document
from passgo.server.ready import KEPT_BYTES, WORTH_IT, Ready
from passgo.server.rulebook import rulebook
from tests.server.harness import PATIENCE, House, served

PATHS = (
    "/api/editions",
    "/api/editions/ultimate/settings",
    "/api/editions/ultimate/presets",
    "/api/lessons/classic",
    "/api/puzzle?number=1",
    "/api/texts/fr",
    "/api/texts/fr/table",
    "/api/openapi.json",
    "/static/board.js",
    "CODE/printed",
    "CODE/rules",
)


@served
async def test_what_stays_the_same_is_made_once_and_not_sent_again(house: House) -> None:
    anna = await house.host("Anna", edition="ultimate")
    async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE) as client:
        for path in (each.replace("CODE", f"/api/tables/{anna.key.code}") for each in PATHS):
            first = await client.get(path)
            is_packed = first.headers.get("content-encoding") == "gzip"
            assert first.status_code == 200 and is_packed == (len(first.content) >= WORTH_IT), path
            plain = await client.get(path, headers={"accept-encoding": "identity"})
            assert plain.content == first.content and "content-encoding" not in plain.headers, path
            again = await client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert again.status_code == 304 and not again.content, path
            other = await client.get(path, headers={"if-none-match": 'W/"another"'})
            assert other.content == first.content, path


@served
async def test_rules_and_the_document_are_made_once_however_many_ask(house: House) -> None:
    tables = [await house.host("Anna", edition="ultimate") for _ in range(2)]
    made: Counter[str] = Counter()

    def counted(what: str, make: Callable[..., object]) -> Callable[..., object]:
        def counting(*args: object) -> object:
            made[what] += 1
            return make(*args)

        return counting

    with (
        patch("passgo.server.http.rulebook", counted("rules", rulebook)),
        patch("passgo.server.app.document", counted("document", document)),
    ):
        for _ in range(3):
            for anna in tables:
                await house.http(f"/api/tables/{anna.key.code}/rules")
            await house.http("/api/openapi.json")
    assert made == {"rules": 1, "document": 1}


@served
async def test_the_rules_of_a_table_follow_its_settings_and_the_language(house: House) -> None:
    usual = await house.host("Anna")
    other = await house.host("Anna", settings={"auction.min_bid": 5})
    told = [await house.http(f"/api/tables/{each.key.code}/rules") for each in (usual, other)]
    assert told[0] != told[1]
    assert await house.http(f"/api/tables/{usual.key.code}/rules?language=fr") != told[0]
    assert await house.http(f"/api/tables/{usual.key.code}/rules") == told[0]


@pytest.mark.parametrize("path", ["/api/openapi.json", "/metrics", "/api/editions"])
@served
async def test_every_read_is_limited(house: House, path: str) -> None:
    house.clock.hurry = 0.0
    async with httpx.AsyncClient(base_url=house.address, timeout=PATIENCE) as client:
        answers = [await client.get(path) for _ in range(301)]
    assert [each.status_code for each in answers] == [200] * 300 + [429]
    assert "retry-after" in answers[-1].headers and json.loads(answers[-1].content)["problem"] == "rate"


@served
async def test_what_is_kept_has_an_end_and_an_error_is_not_kept(house: House) -> None:
    ready, request = Ready(), Request({"type": "http", "headers": []})
    size = KEPT_BYTES // 10

    def failing() -> bytes:
        raise ValueError

    with pytest.raises(ValueError):
        await ready.give(request, "bad", failing)
    assert (await ready.give(request, "bad", lambda: b"well")).body == b"well"
    for number in range(30):
        body = number.to_bytes(4, "big") + bytes(size)
        given = await ready.give(request, number, partial(bytes, body))
        assert gzip.decompress(bytes(given.body)) == body if "content-encoding" in given.headers else given.body == body
    assert ready.bytes <= KEPT_BYTES and 0 < len(ready.known) < 15 and 29 in ready.known

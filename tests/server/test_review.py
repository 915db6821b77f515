"""The review at the door of a running server: after the end, made once, in both languages, with an end to asking."""

from __future__ import annotations

import asyncio
from typing import Any

from passgo.server import protocol
from passgo.server.table import LiveTable
from tests.server.harness import House, served
from tests.server.listener import table_for
from tests.server.test_http import web


async def finished(house: House, **choices: Any) -> LiveTable:
    """A table where people sat down, played a few moves and let bots finish it."""
    table, people = await table_for(house, "Anna", "Ben", started=False, **choices)
    await people[0].send(table, protocol.Start())
    for person in people:
        await person.send(table, protocol.Stand())
    await house.quiet()
    assert table.room.phase == "over"
    return table


async def reviewed(http: Any, code: str, language: str) -> dict[str, Any]:
    """Ask until it is there; how far it is only grows."""
    done = 0
    while True:
        answer = await http.get(f"/api/tables/{code}/review?language={language}")
        assert answer.status_code == 200
        told: dict[str, Any] = answer.json()
        assert done <= told["done"] <= told["moves"]
        done = told["done"]
        if told["review"] is not None:
            return told
        await asyncio.sleep(0.05)


@served
async def test_a_game_is_reviewed_once_and_told_in_both_languages(house: House) -> None:
    table = await finished(house, edition="millionaire")
    async with web(house) as http:
        english = await reviewed(http, table.room.code, "en")
        french = await reviewed(http, table.room.code, "fr")
    assert english["moves"] == len(table.room.moves) == english["done"]
    for each, other in zip(english["review"]["players"], french["review"]["players"], strict=True):
        assert each["start"] + each["luck"] + each["own"] + each["others"] == each["result"] == other["result"]
        assert each["verdict"] != other["verdict"]
    assert sum(each["result"] for each in english["review"]["players"]) == 1_000_000


@served
async def test_nobody_gets_a_review_before_the_end(house: House) -> None:
    anna = (await house.game("Anna", "Ben"))[0]
    async with web(house) as http:
        answer = await http.get(f"/api/tables/{anna.key.code}/review")
    assert (answer.status_code, answer.json()["problem"]) == (409, "not-over")
    assert answer.json()["text"] == "The game is not over yet."

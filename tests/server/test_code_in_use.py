"""Codes are drawn at random, so one may be drawn twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from passgo.server import registry
from passgo.server.bot_pool import BotPool
from passgo.server.protocol import Choices
from passgo.server.storage.writer import Writer
from tests.server.places import Place


def test_a_code_in_use_is_drawn_anew_and_its_table_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr(registry, "new_code", lambda: next(drawn))

    async def draw() -> None:
        tables = registry.TableRegistry(Writer(Place(data=tmp_path).open()), BotPool())
        first = await tables.open(Choices(), "Ann")
        standing = await tables.table(first.code)
        second = await tables.open(Choices(), "Bob")
        assert [first.code, second.code] == ["AAAAAA", "BBBBBB"]
        assert standing is not None and await tables.table("AAAAAA") is standing
        await tables.join(standing, "Cat")
        await tables.end()

    asyncio.run(draw())

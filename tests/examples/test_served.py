"""An edition from another package at a table of a real server, over real sockets, with bots, to the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest

from passgo.server import protocol
from passgo.server.client import Client
from tests.examples.conftest import Shelf
from tests.server.places import Place
from tests.server.players import Player, Tally
from tests.server.processes import Serving

pytestmark = pytest.mark.once


def asked(server: Serving, path: str, language: str = "en") -> Any:
    with urlopen(Request(f"{server.address}{path}", headers={"Accept-Language": language})) as answer:
        return json.loads(answer.read())


async def play_out(address: str) -> tuple[Client, list[str]]:
    """Ann and two traders; what the table told her."""
    wanted = protocol.NewTable(
        name="Ann", edition="harbour", players=3, bots=["trader", "trader"], pace="instant", settings={"ferry.fare": 10}
    )
    client = await Client.open(address, wanted)
    ann = Player(client, Random(1), Tally(), [address])
    await ann.do(protocol.Start())
    await ann.play()
    story = await client.get("story")
    record = await client.get("record")
    await client.close()
    assert ann.table.room.phase == "over"
    return client, [json.dumps(story), record if isinstance(record, str) else json.dumps(record)]


def test_a_table_to_its_end(harbour: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", harbour.path)
    with Serving(Place(data=tmp_path)) as server:
        server.await_listening()
        for language, label, rule in (
            ("en", "Harbour", "What a ferry costs"),
            ("fr", "Le Port", "Ce que coûte le bac"),
        ):
            cards = {card["name"]: card for card in asked(server, "/api/editions", language)}
            assert cards["harbour"]["label"] == label
            settings = asked(server, "/api/editions/harbour/settings", language)
            fields = {field["key"]: field for field in settings}
            assert fields["ferry.fare"]["label"].startswith(rule)
        _, told = asyncio.run(asyncio.wait_for(play_out(server.address), 600))
        assert "for the ferry to" in told[0]
        assert server.complaints() == []
        record = tmp_path / "game.passgo"
        record.write_text(told[1], encoding="utf-8")
    assert "cross" in told[1]
    assert "ferry" in harbour.passgo("replay", str(record))
    harbour.passgo("verify", str(record))

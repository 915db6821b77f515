"""A server that cheats is caught by whoever keeps what he saw: `passgo verify` names what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from unittest.mock import patch

import pytest
import typer

from passgo.bots import bot
from passgo.cli.online.witness import Witness
from passgo.cli.verify import verify
from passgo.server import protocol
from passgo.server.client import Client
from passgo.server.protocol import FromServer
from passgo.server.starting import SECONDS
from tests.server.cheating import BY_VERIFY, cheating
from tests.server.harness import House, drained, served

MINUTES = 10
MOVES = 60  # before the time is up


class Watchful:
    """Somebody with a socket who keeps what he sees, and adds his share as a page does."""

    def __init__(self, client: Client, folder: Path | None = None) -> None:
        assert client.table is not None
        self.client = client
        self.witness = Witness(client.key.code, folder)
        for news in drained(client):
            self.witness.hear(news)
        honest = client.hear

        def hear(message: FromServer) -> None:
            honest(message)
            self.witness.hear(message)

        vars(client)["hear"] = hear

    async def take_part(self) -> None:
        table = self.table
        while (step := self.witness.step(table.room, table.you.seat)) is not None and table.you.seat is not None:
            await self.client.send(step)
            if isinstance(step, protocol.Contribute):
                self.witness.acknowledge(table.room, table.you.seat)
            table = self.table

    @property
    def table(self) -> protocol.Table:
        assert self.client.table is not None
        return self.client.table

    async def saved(self, path: Path) -> Path:
        """What was seen with the record, as the page writes it."""
        self.witness.keep_record(await self.client.get("record"))
        path.write_text(json.dumps(self.witness.seen), encoding="utf-8")
        return path


async def played(house: House, name: str, edition: str = "classic") -> Watchful:
    """A game of a person with this name and a bot, in which both play by the same head; timed, if it can be."""
    variant = "normal" if edition == "millionaire" else "timed"
    ann = Watchful(await house.host(name, edition=edition, variant=variant, bots=["simple"], pace="slow"))
    with patch("passgo.cli.online.witness.token_hex", lambda size: "5a" * size):  # the same game every time
        await ann.take_part()
    await ann.client.send(protocol.Start())
    for _ in range(3):
        await ann.take_part()
        await house.later(SECONDS / 2)
    await play_on(house, ann.client.key.code)
    return ann


async def play_on(house: House, code: str) -> None:
    """To the end, or so many moves; then the time is up."""
    table, mind = house.table(code), bot("simple")

    async def move() -> None:
        if table.game is not None and table.game.decision is not None:
            timed = table.room.choices.variant == "timed" and len(table.room.moves) == MOVES
            action = "time" if timed else mind.choose(table.game).text
            await table.play(action, None if timed else table.game.decision.player, "bot")

    while table.room.phase == "playing":
        await table.do(move)
    await house.quiet()


@pytest.mark.parametrize("way", BY_VERIFY)
@served
async def test_a_cheat_is_caught(house: House, way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with cheating():
        ann = await played(house, way)
        file = await ann.saved(tmp_path / "seen.json")
    with pytest.raises(typer.Exit):
        verify(file)
    said = capsys.readouterr().out
    for sentence in BY_VERIFY[way]:
        assert sentence in said, said


@pytest.mark.parametrize("edition", ["classic", "mega", "ultimate", "millionaire"])
@served
async def test_an_honest_server_passes(
    house: House, edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with cheating():
        ann = await played(house, "Ann", edition)
        file = await ann.saved(tmp_path / "seen.json")
    verify(file)
    said = capsys.readouterr().out
    assert "Your share is in it." in said and "none is missing" in said and "?" not in said

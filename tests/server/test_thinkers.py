"""Bots think in processes of their own; one that dies or dawdles costs one plain answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from passgo import Game
from passgo.server import protocol, thinkers
from passgo.server.commands import advise
from passgo.server.prompts import usual
from passgo.server.thinkers import NoAnswer, Thinkers
from tests.server.harness import House, Quick, served
from tests.server.listener import deciding, table_for


def test_a_worker_that_dies_or_dawdles_costs_one_plain_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        game = Game.start("classic", 2, 7)
        pool = Thinkers(seconds=60.0)
        thinking = asyncio.create_task(pool.choose(game, "strong", 1))
        while not pool.pool._processes:
            await asyncio.sleep(0)
        for process in list(pool.pool._processes.values()):
            process.kill()
        assert await thinking == usual(game)
        with monkeypatch.context() as hurried:
            hurried.setattr(thinkers, "PATIENCE", 0.0)
            assert await pool.choose(game, "strong", 1) == usual(game)
        assert game.copy().play(await pool.choose(game, "simple", 1))
        pool.close()

    asyncio.run(scene())


def test_a_game_with_bots_in_processes_of_their_own(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, thinkers=Thinkers()) as house:
            table, (anna,) = await table_for(house, "Anna", players=3, bots=["simple", "trader"])
            prompt = anna.table.prompt
            assert prompt is not None and prompt.usual is not None
            hint = await advise(table, anna, protocol.Ask(what="hint"))
            assert hint.answer["why"] and table.game is not None and table.game.copy().play(hint.answer["action"])
            for _ in range(3):
                assert anna.table.prompt is not None and anna.table.prompt.usual is not None
                await anna.play(table, anna.table.prompt.usual)
                await house.quiet()
            assert {seat for seat, by in table.room.acts if by == "bot"} <= {1, 2}

    asyncio.run(scene())


class Broken(Quick):
    async def advise(self, game: Game, what: str, language: str) -> dict[str, Any]:
        raise NoAnswer


@served
async def test_a_hint_that_no_worker_can_give_is_what_anybody_would_say(house: House) -> None:
    house.hall.thinkers = Broken()
    table, people = await table_for(house, "Anna", "Ben")
    asked, _ = deciding(table, people)
    assert asked.table.prompt is not None
    hint = (await advise(table, asked, protocol.Ask(id="x", what="hint"))).answer
    assert hint["action"] == asked.table.prompt.usual and hint["text"]
    assert (await advise(table, asked, protocol.Ask(id="y", what="plan"))).answer["enough"] is True

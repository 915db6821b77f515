"""A table whose turn is a bot's always moves, whatever becomes of the bot's thought."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest

from passgo.engine.game import Game
from passgo.server import protocol, scheduler
from passgo.server.bot_answers import QuickAnswer, quick_answer
from passgo.server.prompts import usual
from passgo.server.scheduler import LONGEST_THOUGHT
from passgo.server.table import LiveTable
from tests.server.harness import House, Quick, count, nothing, served
from tests.server.listener import Listener, table_for


class Silent(Quick):
    """Never says anything."""

    async def choose(self, game: Game, bot_name: str, seed: int, addresses: Collection[str]) -> str:
        self.asked += 1
        await asyncio.get_running_loop().create_future()
        raise AssertionError


class Cancelled(Quick):
    """As when something cancels what the table waits for."""

    async def choose(self, game: Game, bot_name: str, seed: int, addresses: Collection[str]) -> str:
        self.asked += 1
        raise asyncio.CancelledError


class Mad(Quick):
    async def choose(self, game: Game, bot_name: str, seed: int, addresses: Collection[str]) -> str:
        self.asked += 1
        return "build 39"


async def bots_turn(house: House, bots: Quick) -> tuple[LiveTable, Listener]:
    """A table that has just asked its bot."""
    house.registry.bots = bots
    table, (anna,) = await table_for(house, "Anna", players=2, started=False)
    await anna.send(table, protocol.Start())
    while not bots.asked:
        if anna.table.prompt is not None and anna.table.prompt.usual is not None:
            await anna.play(table, anna.table.prompt.usual)
        await asyncio.sleep(0)
    return table, anna


async def passes(house: House, table: LiveTable, milliseconds: int) -> None:
    """So much time, and what is due then is done, but what a bot thinks is not waited for."""
    house.clock.at += milliseconds
    for _ in range(3):
        await table.do(nothing)
        await asyncio.sleep(0)


@pytest.mark.parametrize("bots", [Silent, Cancelled])
@served
async def test_a_bot_that_says_nothing_is_answered_for(house: House, bots: type[Quick]) -> None:
    table, _ = await bots_turn(house, bots())
    for k in range(1, 4):
        moves = len(table.room.moves)
        assert table.decision is not None and table.decision.player == 1 and table.game is not None
        expected = quick_answer(table.game, "trader", table.room.number).action
        await passes(house, table, LONGEST_THOUGHT - 1)
        assert len(table.room.moves) == moves
        await passes(house, table, 1)
        assert table.room.moves[moves:] == [expected] and table.room.acts[-1] == (1, "bot")
        assert count(house.registry.bots.fallbacks) == k
        if table.decision.player == 0:
            break


@served
async def test_if_the_quick_bot_fails_too_the_answer_is_what_anybody_would_say(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Game, kind: str, seed: int) -> QuickAnswer:
        raise ValueError("no idea")

    monkeypatch.setattr(scheduler, "quick_answer", broken)
    table, _ = await bots_turn(house, Silent())
    assert table.game is not None
    moves, expected = list(table.room.moves), usual(table.game)
    await passes(house, table, LONGEST_THOUGHT)
    assert table.room.moves == [*moves, expected]


@served
async def test_an_illegal_answer_is_replaced_by_what_anybody_would_say(house: House) -> None:
    table, _ = await bots_turn(house, Mad())
    assert table.game is not None
    moves, expected = len(table.room.moves), usual(table.game)
    await house.quiet()
    assert table.room.moves[moves] == expected and not table.closed


@served
async def test_a_table_has_one_open_question_and_a_closed_one_none(house: House) -> None:
    """When the question is settled otherwise, what was thought about it is not needed any more."""
    table, _ = await bots_turn(house, Silent())
    (before,) = table.scheduler.thoughts
    await table.do(lambda: table.play("roll", 1, "clock"))
    while table.scheduler.thoughts <= {before}:
        assert table.decision is not None and table.decision.player == 1
        await asyncio.sleep(0)
    await asyncio.wait([before])
    assert before.cancelled()
    (after,) = table.scheduler.thoughts
    table.close("closing")
    await asyncio.wait([after])
    assert after.cancelled()

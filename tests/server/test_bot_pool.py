"""Bots think in processes of their own, by turns; one that dies or dawdles costs a moment, and its own job only."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import passgo
from passgo import Game
from passgo.bots.strong import StrongBot
from passgo.bots.trader import TraderBot
from passgo.server import bot_pool, bot_worker, protocol
from passgo.server.bot_answers import Advice, Question, Thought, answer_to, quick_answer, slim
from passgo.server.bot_pool import BotPool, NoAnswer
from passgo.server.bot_worker import Worker
from passgo.server.commands import advise
from tests.server.harness import PATIENCE, House, Quick, count, served
from tests.server.listener import deciding, table_for


def thoughtful() -> Game:
    """A position in which there is something to weigh: in a race futures are imagined."""
    game = Game.start("millionaire", 3, 7)
    thinker = StrongBot(1, playouts=1)
    while thinker.choose(game.copy()) and thinker.played == 0:
        game.play(TraderBot().choose(game))
    return game


def thought() -> Thought:
    return Thought(position=slim(thoughtful()), seed=1)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, nobody gives up."""
    for kind in (Thought, Advice):
        monkeypatch.setattr(kind, "longest_wait", PATIENCE)
    monkeypatch.setattr(bot_pool, "PATIENCE", PATIENCE)


def run(scene: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE * 3):
            await scene()

    asyncio.run(bounded())


class Noted(Worker):
    """A process of which is noted what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: asyncio.Queue[Question] = asyncio.Queue()

    async def ask(self, question: Question) -> Any:
        self.asked.put_nowait(question)
        return await super().ask(question)

    def kill(self) -> None:
        assert self.process is not None and self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)


class Puppet(Noted):
    """No process at all; answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: asyncio.Queue[str] = asyncio.Queue()

    async def start(self) -> None:
        pass

    async def ask(self, question: Question) -> Any:
        self.asked.put_nowait(question)
        return await self.answers.get()


@asynccontextmanager
async def pool_of(worker: Noted, seconds: float = bot_pool.SECONDS) -> AsyncIterator[BotPool]:
    pool = BotPool(workers=0, seconds=seconds)
    pool.workers.append(worker)
    pool.begin()
    yield pool
    pool.close()


# answers that need no worker


@pytest.mark.parametrize("kind", ["random", "gentle", "simple", "trader", "strong", "champion"])
def test_a_bot_that_has_nothing_to_weigh_answers_at_once(kind: str) -> None:
    async def scene() -> None:
        pool = BotPool(workers=0)  # nobody would answer
        game = Game.start("classic", 2, 7)
        assert game.copy().play(await pool.choose(game, kind, 1, ["here"]))
        assert count(pool.fallbacks) == 0

    run(scene)


def test_a_quick_answer_changes_nothing_and_a_strong_bot_gives_the_traders() -> None:
    game = thoughtful()
    before = game.digest()
    assert quick_answer(game, "strong", 1).action == quick_answer(game, "trader", 1).action
    assert game.digest() == before


def test_a_thought_too_short_to_be_of_use_is_none() -> None:
    question = thought()
    question.seconds = 1e-9
    assert answer_to(question) is None
    question.seconds = 2.0
    assert thoughtful().play(answer_to(question))


# what becomes of a job


def test_a_job_that_has_no_turn_in_time_is_answered_as_a_trader_would(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(Thought, "longest_wait", 0.0)
        pool = BotPool(workers=0)
        game = thoughtful()
        assert await pool.choose(game, "strong", 1, ["here"]) == quick_answer(game, "trader", 1).action
        assert count(pool.fallbacks) == 1 and len(pool.queue) == 0

    run(scene)


def test_a_worker_that_is_killed_is_replaced_and_no_job_is_lost(patient: None) -> None:
    async def scene() -> None:
        async with pool_of(Noted(), seconds=0.2) as pool:
            (worker,) = pool.workers
            assert isinstance(worker, Noted)
            jobs = [asyncio.create_task(pool.ask(thought(), [f"address {k}"])) for k in range(4)]
            first = await worker.asked.get()
            worker.kill()
            again = await worker.asked.get()
            assert again is first, "the job that was lost with it is the next one"
            answers = await asyncio.gather(*jobs)
            assert all(answer is None or thoughtful().play(answer) for answer in answers)
            assert (count(pool.thoughts), count(pool.fallbacks), count(pool.replaced)) == (4, 0, 1)

    run(scene)


def test_a_job_that_two_workers_died_of_gets_no_third(patient: None) -> None:
    async def scene() -> None:
        async with pool_of(Noted(), seconds=60.0) as pool:
            (worker,) = pool.workers
            assert isinstance(worker, Noted)
            game = thoughtful()
            choosing = asyncio.create_task(pool.choose(game, "strong", 1, ["here"]))
            for _ in range(2):
                await worker.asked.get()
                worker.kill()
            assert await choosing == quick_answer(game, "trader", 1).action
            hint = await pool.advise(game, "hint", "en", "here")
            assert game.copy().play(hint["action"]) and hint["why"]
            assert (count(pool.fallbacks), count(pool.replaced)) == (1, 2)

    run(scene)


def test_a_worker_that_dawdles_costs_its_own_job_only(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience counts from the beginning of the thought, not from the question."""

    async def scene() -> None:
        async with pool_of(Noted(), seconds=60.0) as pool:
            with monkeypatch.context() as hurried:
                hurried.setattr(bot_pool, "PATIENCE", 0.1 - 60.0)
                game = thoughtful()
                assert await pool.choose(game, "strong", 1, ["here"]) == quick_answer(game, "trader", 1).action
            pool.seconds = 0.2
            others = [pool.ask(thought(), [f"address {k}"]) for k in range(3)]
            assert len(await asyncio.gather(*others)) == 3
            assert (count(pool.thoughts), count(pool.fallbacks), count(pool.replaced)) == (3, 1, 1)

    run(scene)


def test_a_bot_that_stumbles_costs_its_own_job_only(patient: None, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with pool_of(Noted()) as pool:
            with pytest.raises(NoAnswer):
                await pool.ask(Advice(position=b"{}", what="hint", language="en"), ["here"])
            game = thoughtful()
            assert (await pool.advise(game, "plan", "fr", "here"))["enough"] is True
            assert count(pool.replaced) == 0

    run(scene)
    assert "this is not a saved game" in caplog.text


def test_who_does_not_wait_any_more_leaves_the_queue() -> None:
    async def scene() -> None:
        pool = BotPool(workers=0)
        asking = [asyncio.create_task(pool.ask(thought(), ["here"])) for _ in range(2)]
        while len(pool.queue) < 2:
            await asyncio.sleep(0)
        asking[0].cancel()
        await asyncio.wait([asking[0]])
        assert len(pool.queue) == 1 and not asking[1].done()

    run(scene)


# turns


def test_those_who_wait_share_the_time_and_a_crowd_of_one_address_has_one_part() -> None:
    async def scene() -> None:
        async with pool_of(Puppet()) as pool:
            (worker,) = pool.workers
            assert isinstance(worker, Puppet)
            alone = asyncio.create_task(pool.ask(thought(), ["alone"]))
            assert (await worker.asked.get()).seconds == bot_pool.SECONDS
            crowd = [asyncio.create_task(pool.ask(thought(), ["crowd"])) for _ in range(30)]
            families = [asyncio.create_task(pool.ask(thought(), [f"family {k}"])) for k in range(4)]
            while len(pool.queue) < 34:
                await asyncio.sleep(0)
            worker.answers.put_nowait("first")
            assert await alone == "first"
            # the crowd's part, a fifth of the time for thirty, is too short to begin; nobody waits for it
            assert (await worker.asked.get()).seconds == bot_pool.SECONDS / 5
            await asyncio.wait(crowd[:1])
            for k in range(4):
                worker.answers.put_nowait(f"{k}")
                assert await families[k] == f"{k}"
            assert isinstance(crowd[0].exception(), NoAnswer)
            for job in crowd[1:]:
                job.cancel()
            await asyncio.wait(crowd)

    run(scene)


def test_hints_in_a_loop_keep_no_bot_waiting_and_no_crowd_of_bots_a_hint() -> None:
    async def scene() -> None:
        async with pool_of(Puppet()) as pool:
            (worker,) = pool.workers
            assert isinstance(worker, Puppet)
            hints = [Advice(position=b"", what="hint", language="en") for _ in range(8)]
            asking = [asyncio.create_task(pool.ask(hint, ["curious"])) for hint in hints]
            bots = [thought() for _ in range(8)]
            asking += [asyncio.create_task(pool.ask(bot, ["crowd"])) for bot in bots]
            order = []
            for _ in range(8):
                order.append(type(await worker.asked.get()))
                worker.answers.put_nowait("said")
            assert order.count(Advice) == order.count(Thought) == 4
            for job in asking:
                job.cancel()
            await asyncio.wait(asking)

    run(scene)


# at a table


def test_a_game_with_bots_in_processes_of_their_own(patient: None, tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, bots=BotPool()) as house:
            table, (anna,) = await table_for(house, "Anna", players=3, bots=["strong", "trader"])
            prompt = anna.table.prompt
            assert prompt is not None and prompt.usual is not None
            hint = await advise(table, anna, protocol.Ask(what="hint"))
            assert hint.answer["why"] and table.game is not None and table.game.copy().play(hint.answer["action"])
            for _ in range(3):
                assert anna.table.prompt is not None and anna.table.prompt.usual is not None
                await anna.play(table, anna.table.prompt.usual)
                await house.quiet()
            assert {seat for seat, by in table.room.acts if by == "bot"} <= {1, 2}
            told = house.registry.metrics.text().decode()
            for name in ("bot_thoughts_total", "bot_fallbacks_total", "bot_workers_replaced_total", "bot_queue"):
                assert f"\npassgo_{name} " in told

    asyncio.run(scene())


class Broken(Quick):
    async def advise(self, game: Game, what: str, language: str, address: str) -> dict[str, Any]:
        raise NoAnswer


@served
async def test_a_hint_that_no_worker_can_give_is_what_anybody_would_say(house: House) -> None:
    house.registry.bots = Broken()
    table, people = await table_for(house, "Anna", "Ben")
    asked, _ = deciding(table, people)
    assert asked.table.prompt is not None
    hint = (await advise(table, asked, protocol.Ask(id="x", what="hint"))).answer
    assert hint["action"] == asked.table.prompt.usual and hint["text"]
    assert (await advise(table, asked, protocol.Ask(id="y", what="plan"))).answer["enough"] is True


class Slow(Quick):
    """No worker can tell, and it takes until `over` to find that out."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.over = asyncio.Event(), asyncio.Event()

    async def advise(self, game: Game, what: str, language: str, address: str) -> dict[str, Any]:
        self.begun.set()
        await self.over.wait()
        raise NoAnswer


@served
async def test_who_gets_up_while_a_plan_is_made_gets_the_plan_that_was_asked_for(house: House) -> None:
    house.registry.bots = slow = Slow()
    anna, ben = await house.game("Anna", "Ben")
    asked = anna if anna.table is not None and anna.table.prompt is not None else ben
    waiting = asyncio.create_task(asked.send(protocol.Ask(id="x", what="plan")))
    await slow.begun.wait()
    await (await house.again(asked)).send(protocol.Stand())
    slow.over.set()
    assert (await waiting).answer["enough"] is True
    assert asked.reading is not None and not asked.reading.done(), "nobody was hung up on"


def test_bots_think_in_a_build_that_comes_later(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, patient: None) -> None:
    """An empty folder comes first on the path; when a build is moved there, the next process takes it."""
    place, build = tmp_path / "built", tmp_path / "building"
    place.mkdir()
    monkeypatch.syspath_prepend(str(place))
    monkeypatch.setattr(bot_worker, "COMPILED", False)  # as the server is that such a build is made for
    package = Path(passgo.__file__).parent
    shutil.copytree(package, build / "passgo", ignore=shutil.ignore_patterns("__pycache__"))
    answers = build / "passgo" / "server" / "bot_answers.py"
    answers.write_text(f"{answers.read_text(encoding='utf-8')}\n\ndef answer_to(question):\n    return 'built'\n")

    async def scene() -> None:
        pool = BotPool(1)
        pool.begin()
        try:
            assert await pool.ask(thought(), ["a"]) != "built"
            build.rename(place)
            assert await pool.ask(thought(), ["a"]) != "built"  # by the process that is there
            assert await pool.ask(thought(), ["a"]) == "built"
            worker = pool.workers[0]
            assert await pool.ask(thought(), ["a"]) == "built" and not worker.is_outdated()
            assert count(pool.replaced) == 0
        finally:
            pool.close()

    run(scene)

"""Bots think in worker processes, by turns and within a time that shrinks when many wait: no table waits for another's.

Whoever asks always gets an answer soon. A strong bot that had no turn, or whose worker was lost, says what a trader
would; that answer is known before it is asked.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Collection, Mapping
from typing import Any

from passgo.bots import BOTS
from passgo.bots.outside.program_bot import START
from passgo.engine.game import Game
from passgo.server.bot_answers import Advice, GuestAnswer, GuestThought, Question, Thought, quick_answer, slim
from passgo.server.bot_worker import Stumbled, Worker
from passgo.server.fair_queue import FairQueue
from passgo.server.metrics import counter, gauge, histogram
from passgo.server.prompts import usual
from passgo.server.seating import SUBSTITUTE

SECONDS = 1.0  # for a thought when nobody else waits; else those who wait share it
SHORTEST = 0.03  # seconds that are worth beginning a thought
GUEST_SHORTEST = 0.3  # seconds that a bot from outside has in any case
PATIENCE = 2.0  # seconds that a worker may take beyond those of the thought, before it is ended
GUEST_PATIENCE = START + PATIENCE  # a program must be started first
START_SECONDS = 60.0  # that a process may take to start
RESTART = 1.0  # seconds until a process that did not start is tried again

log = logging.getLogger("passgo.server")


class NoAnswer(Exception):
    """No worker could tell in time."""


class Job:
    """A question that waits for a worker, or is with one."""

    def __init__(self, question: Question, addresses: Collection[str]) -> None:
        loop = asyncio.get_running_loop()
        self.question = question
        self.addresses = addresses
        self.answer: asyncio.Future[Any] = loop.create_future()
        self.due = loop.time() + question.longest_wait
        self.tried = False

    def settle(self, answer: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def give_up(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(NoAnswer())


class BotPool:
    """A few workers and the queue before them."""

    def __init__(self, workers: int = 1, seconds: float = SECONDS, outside: Mapping[str, str] | None = None) -> None:
        """`outside`: specifications of bots from outside by the names that people choose them by.

        Those have a worker of their own, so that no thought of ours waits for one of theirs.
        """
        self.seconds = seconds
        self.outside = dict(outside or {})
        self.guests = BotPool(1, seconds) if outside else self
        self.complained: set[str] = set()
        self.workers = [Worker() for _ in range(workers)]
        self.queue: FairQueue[Job] = FairQueue()
        self.filled = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.thoughts = counter("bot_thoughts", "Thoughts and hints of worker processes.")
        self.fallbacks = counter("bot_fallbacks", "Answers of bots that were given without the thought asked for.")
        self.forfeits = counter("bot_forfeits", "Decisions that bots from outside forfeited to the default.")
        self.replaced = counter("bot_workers_replaced", "Worker processes that died or took too long.")
        self.thought_seconds = histogram("bot_thought_seconds", "What a worker process took for a thought or a hint.")
        self.measures = [
            self.thoughts,
            self.thought_seconds,
            self.fallbacks,
            self.forfeits,
            self.replaced,
            gauge("bot_queue", "Questions that wait for a worker process.", lambda: len(self.queue)),
        ]

    @property
    def names(self) -> list[str]:
        """Who can be put into a seat."""
        return [*BOTS, *self.outside]

    def begin(self) -> None:
        if self.guests is not self:
            self.guests.begin()
        self.tasks = [asyncio.create_task(self.serve(worker), name="bots") for worker in self.workers]

    def close(self) -> None:
        if self.guests is not self:
            self.guests.close()
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()

    # asking

    async def choose(self, game: Game, bot: str, seed: int, addresses: Collection[str]) -> str:
        """The bot's answer to the open question, on behalf of the people at these addresses."""
        if bot in self.outside:
            return await self.guest_choice(game, bot, seed, addresses)
        quick = quick_answer(game, bot if bot in BOTS else SUBSTITUTE, seed)
        if quick.settled:
            return quick.action
        try:
            action = await self.ask(Thought(position=slim(game), seed=seed, kind=bot), addresses)
        except NoAnswer:
            action = None
        if action is not None:
            return str(action)
        self.fallbacks.inc()
        return quick.action

    async def guest_choice(self, game: Game, bot: str, seed: int, addresses: Collection[str]) -> str:
        """What a bot from outside says; the default if it does not, or nothing that can be played."""
        question = GuestThought(position=slim(game), seed=seed, spec=self.outside[bot])
        try:
            answer = GuestAnswer(*await self.guests.ask(question, addresses))
        except NoAnswer:
            answer = GuestAnswer(usual(game), "late")
        if answer.forfeit:
            self.forfeits.inc()
            log.warning("a bot from outside forfeited a decision: %s", answer.forfeit, extra={"bot": bot})
        if answer.complaint and bot not in self.complained:
            self.complained.add(bot)
            log.warning("the first complaint of a bot from outside", extra={"bot": bot, "words": answer.complaint})
        return answer.action

    async def advise(self, game: Game, what: str, language: str, address: str) -> Mapping[str, Any]:
        """A hint, or a plan to raise cash, for whoever must decide; NoAnswer if no worker can tell."""
        try:
            return dict(await self.ask(Advice(position=slim(game), what=what, language=language), [address]))
        except NoAnswer:
            self.fallbacks.inc()
            raise

    async def ask(self, question: Question, addresses: Collection[str]) -> Any:
        """What a worker says; NoAnswer if none can in time."""
        job = Job(question, addresses)
        self.queue.push(job, addresses)
        self.filled.set()
        late = asyncio.get_running_loop().call_at(job.due, self.let_go, job)
        try:
            return await job.answer
        finally:
            late.cancel()
            self.queue.discard(job)

    def let_go(self, job: Job) -> None:
        """A job has waited long enough, unless a worker has it already."""
        if self.queue.discard(job):
            job.give_up()

    # answering

    async def serve(self, worker: Worker) -> None:
        """Jobs for one worker as long as it lives, then for the one that takes its place."""
        while True:
            try:
                async with asyncio.timeout(START_SECONDS):
                    await worker.start()
            except Exception as error:
                log.warning("a process for bots did not start: %s", type(error).__name__)
                await asyncio.sleep(RESTART)
            else:
                if await self.is_used_up(worker):
                    worker.end()
                    continue
            self.replaced.inc()
            worker.end()

    async def is_used_up(self, worker: Worker) -> bool:
        """Give a worker jobs to its end; whether it was a good one, since there is a better build now."""
        while await self.is_answered(await self.next_job(), worker):
            if worker.is_outdated():
                return True
        return False

    async def next_job(self) -> Job:
        """The next one that has a part of the time which is worth it."""
        while True:
            turn = self.queue.pop()
            if turn is None:
                self.filled.clear()
                await self.filled.wait()
                continue
            question = turn.job.question
            if isinstance(question, Thought):
                question.seconds = self.seconds * min(1.0, len(self.workers) / turn.sharers)
                if isinstance(question, GuestThought):
                    question.seconds = max(question.seconds, GUEST_SHORTEST)
                if question.seconds < SHORTEST:
                    turn.job.give_up()
                    continue
            return turn.job

    async def is_answered(self, job: Job, worker: Worker) -> bool:
        """Give a worker its job; whether it can have another one after that."""
        try:
            patience = GUEST_PATIENCE if isinstance(job.question, GuestThought) else PATIENCE
            async with asyncio.timeout(job.question.seconds + patience):
                with self.thought_seconds.time():
                    job.settle(await worker.ask(job.question))
        except Stumbled as error:
            log.error("a bot stumbled: %s", error)
            job.give_up()
        except TimeoutError:
            log.warning("a bot thought for too long")
            job.give_up()
            return False
        except Exception as error:
            log.warning("a process in which bots think is gone: %s", type(error).__name__)
            self.try_again(job)
            return False
        else:
            self.thoughts.inc()
        return True

    def try_again(self, job: Job) -> None:
        """Once, and only if it has not waited too long already."""
        if job.tried or asyncio.get_running_loop().time() >= job.due:
            job.give_up()
            return
        job.tried = True
        self.queue.push_first(job, job.addresses)
        self.filled.set()


def spare_cores() -> int:
    """All but the one that the tables are served by, but at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)

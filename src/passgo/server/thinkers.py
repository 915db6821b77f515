"""Bots think in worker processes, so that no table waits for them, and within a time that they are given."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

import msgspec

from passgo.engine.game import Game
from passgo.server.prompts import usual

SECONDS = 1.0  # that a bot which looks ahead may think about a decision
PATIENCE = 15.0  # seconds until a worker is given up

log = logging.getLogger("passgo.server")


def slim(game: Game) -> bytes:
    """The position for another process: everything but the moves that led to it."""
    return msgspec.json.encode({**game.save(), "moves": []})


class NoAnswer(Exception):
    """No worker could tell."""


class Thinkers:
    """A small pool of processes. A worker that dies or dawdles costs one plain answer, never a table."""

    def __init__(self, workers: int = 1, seconds: float = SECONDS) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pool = self.fresh_pool()

    def fresh_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=end_with_the_server)

    async def choose(self, game: Game, bot: str, seed: int) -> str:
        """The bot's answer to the open question; what anybody would say if no worker can tell."""
        try:
            return str(await self.ask(chosen, slim(game), bot, seed, self.seconds))
        except NoAnswer:
            return usual(game)

    async def advise(self, game: Game, what: str, language: str) -> dict[str, Any]:
        """A hint, or a plan to raise cash, for whoever must decide."""
        return dict(await self.ask(advice, slim(game), what, language))

    async def ask(self, work: Any, *about: Any) -> Any:
        pool = self.pool
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *about)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("a bot gave no answer: %s", type(error).__name__)
            if self.pool is pool:
                self.pool = self.fresh_pool()
                end(pool)
            raise NoAnswer from None
        except Exception:
            log.exception("a bot stumbled")
            raise NoAnswer from None

    def close(self) -> None:
        end(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """Leave nothing running, a worker that thinks for ever included."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def end_with_the_server() -> None:
    """In a worker: a server that was killed does not come to end its workers, and they would wait for ever."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, name="end with the server", daemon=True).start()


def loaded(data: bytes) -> Game:
    return Game.load(msgspec.json.decode(data))


def chosen(data: bytes, kind: str, seed: int, seconds: float) -> str:
    """In a worker: what the bot says."""
    from passgo.bots import bot
    from passgo.bots.strong import StrongBot

    game = loaded(data)
    player = StrongBot(seed, seconds=seconds) if kind == "strong" else bot(kind, seed)
    return player.choose(game).text


def advice(data: bytes, what: str, language: str) -> dict[str, Any]:
    """In a worker: a hint or a plan."""
    from passgo.server.counsel import hint, plan
    from passgo.texts import Texts

    game = loaded(data)
    decision = game.decision
    assert decision is not None
    if what == "hint":
        return hint(msgspec.json.decode(data), decision.player, language)
    return plan(game, Texts.of(game.header, language), decision.player)

"""A real server in the test's own process: tables are opened, filled and set to a position from here."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Collection, Coroutine
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

import uvicorn

from passgo import testing
from passgo.bots import bot
from passgo.engine.game import Decision, Game, from_header
from passgo.engine.save import state_data
from passgo.server import prompts, reviews, stories, table_events, timeline
from passgo.server.app import application
from passgo.server.bot_answers import Question, answer_to
from passgo.server.bot_pool import BotPool
from passgo.server.bot_worker import Worker
from passgo.server.narration import Localizer, encode, public_view
from passgo.server.protocol import By, Choices, Key
from passgo.server.registry import TableRegistry, milliseconds
from passgo.server.storage.opening import open_store
from passgo.server.storage.writer import Writer
from passgo.server.table import LiveTable
from tests.server.harness import Lots

T = TypeVar("T")
PATIENCE = 20.0  # seconds, for machines that are busy
MINUTE = 60_000


class QuickBots(BotPool):
    """Bots that think here and now, not in processes of their own."""

    async def ask(self, question: Question, addresses: Collection[str]) -> Any:
        question.seconds = self.seconds
        return answer_to(question)


class Here:
    """Tells stories and reviews in this process."""

    def __init__(self, answer: Callable[[Any], Any]) -> None:
        self.answer = answer

    async def start(self) -> None:
        """It is there."""

    async def ask(self, question: Any) -> Any:
        return self.answer(question)

    def end(self) -> None:
        """It keeps nothing."""

    close = end


class House:
    """The server, seen from behind the counter. Calls run on its loop, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.ahead = 0  # milliseconds that the registry's clock is ahead of ours
        self.registry: TableRegistry | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.open_door = threading.Event()
        listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"

        async def open_registry() -> TableRegistry:
            self.loop = asyncio.get_running_loop()
            bots = QuickBots(workers=0)
            self.registry = TableRegistry(
                Writer(open_store(folder, None)), bots, now=lambda: milliseconds() + self.ahead
            )
            self.open_door.set()
            return self.registry

        self.lots = patch("passgo.server.registry.secrets", Lots())
        self.lots.start()
        # a prepared game is told from its position on, which games of the server itself never have
        vars(timeline).update(Game=SimpleNamespace(begin=from_header))
        for answering in (stories, reviews):
            vars(answering).update(Worker=Here)  # another process would not know of that
        app = application(open_registry, requests_a_second=10_000)
        config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()
        assert self.open_door.wait(PATIENCE), "the server does not start"

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        vars(timeline).update(Game=Game)
        for answering in (stories, reviews):
            vars(answering).update(Worker=Worker)
        self.lots.stop()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(2 * PATIENCE)

    # tables

    def open(self, names: list[str], choices: Choices) -> list[Key]:
        """A table where these people sit; nobody has begun."""
        return self.call(self._open(names, choices))

    async def _open(self, names: list[str], choices: Choices) -> list[Key]:
        assert self.registry is not None
        keys = [await self.registry.open(choices, names[0])]
        table = self.registry.tables[keys[0].code]
        for name in names[1:]:
            keys.append(await self.registry.join(table, name))
            seated = table_events.Seated(keys[-1].person, len(keys) - 1)
            await table.do(partial(table.commit, seated))
        return keys

    def start(self, code: str) -> None:
        table = self.table(code)
        free = {k: "simple" for k, seat in enumerate(table.room.seats) if seat.person is None and seat.bot is None}
        table.room.sharing.hashes.clear()  # nobody is asked for a share
        self.call(table.do(lambda: table.commit(table.room.start(free))))

    def deal(self, prepared: testing.Table, *names: str, **more: Any) -> list[Key]:
        """A table in play at a prepared position: these people in the first seats, bots in the others."""
        header = prepared.game.header
        choices = Choices(
            edition=header.edition.name,
            variant=header.variant,
            skin=header.skin,
            settings=dict(header.settings),
            players=len(header.names),
            pace="instant",
            **more,
        )
        keys = self.open(list(names), choices)
        self.start(keys[0].code)
        self.stage(keys[0].code, prepared)
        return keys

    def stage(self, code: str, prepared: testing.Table) -> None:
        """Put a prepared game on a table in the place of the one that has just begun there."""
        table = self.table(code)
        room = table.room

        async def put() -> None:
            game = prepared.game
            game.header.names = list(room.names)
            game.header.position = state_data(game.state)
            vars(room)["header"] = lambda: game.header  # the position is part of it, which no facts tell
            room.moves, room.acts, room.fixed, table.built = [], [], 0, 0
            room.number += 1
            table.game, table.tongue = game, Localizer(game)
            table.kept_view = encode(public_view(game, room.number))
            table.scheduler.thinking = 0
            table.story.clear()
            table.frames.clear()
            for guest in table.guests:
                guest.tell(encode(table.whole(guest)))

        self.call(table.do(put))

    def play_out(self, code: str, most: int = 2000, by: By = "bot", name: str = "trader") -> None:
        """Bots play all seats until the game is over, or so many moves are made; also as if people had said it."""
        table = self.table(code)
        minds = bot(name)

        async def move() -> None:
            game = table.game
            if game is not None and game.decision is not None:
                await table.play(minds.choose(game).text, game.decision.player, by)

        for _ in range(most):
            if table.room.phase != "playing":
                return
            self.call(table.do(move))

    def answer(self, code: str, action: str) -> None:
        """Somebody who says nothing is answered for, as when the clock has run out."""
        table = self.table(code)
        self.call(table.do(lambda: table.play(action, self.decision(code).player, "clock")))

    def table(self, code: str) -> LiveTable:
        assert self.registry is not None
        return self.registry.tables[code]

    def begun(self, code: str) -> bool:
        """Whether the first question of the game is put, once it has been started from a page."""
        return self.comes(lambda: self.asked_now(code) is not None)

    # looking and waiting

    def decision(self, code: str) -> Decision:
        decision = self.table(code).decision
        assert decision is not None, "nobody is asked anything"
        return decision

    def question(self, code: str) -> str:
        """What is asked, in English words."""
        table = self.table(code)
        assert table.game is not None and table.tongue is not None
        return table.tongue.texts("en").question(table.game)

    def game(self, code: str) -> Game:
        game = self.table(code).game
        assert game is not None, "nothing has begun"
        return game

    def usual(self, code: str) -> str:
        """What the server takes for the answer of somebody without a plan."""
        return prompts.usual(self.game(code))

    def simple(self, code: str) -> str:
        """What a simple bot would answer."""
        return bot("simple").choose(self.game(code)).text

    def asked_now(self, code: str) -> int | None:
        """Whose answer everybody waits for; nobody's when the game is over."""
        decision = self.table(code).decision
        return None if decision is None else decision.player

    def cash(self, code: str) -> list[int]:
        game = self.game(code)
        return [int(cash) for cash in game.state.cash][: len(game.header.names)]

    def owner(self, code: str, deed: int) -> int:
        return int(self.game(code).state.owner[deed])

    def deeds(self, code: str, seat: int) -> list[int]:
        """What a player owns, in the order of the board."""
        s = self.game(code).state
        return [deed for deed in range(s.edition.board.deeds) if s.owner[deed] == seat]

    def place(self, code: str, seat: int) -> str:
        """Where a token stands, as spaces are written."""
        s = self.game(code).state
        return s.edition.board.place(s.place[seat])

    def moves(self, code: str) -> list[str]:
        return list(self.table(code).room.moves)

    def comes(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        """Whether something becomes so at the server in time."""

        async def wait() -> bool:
            try:
                async with asyncio.timeout(seconds):
                    while not holds():
                        await asyncio.sleep(0.01)
            except TimeoutError:
                return False
            return True

        return self.call(wait())

    def pass_time(self, code: str, minutes: int) -> None:
        """The registry's clock moves on; the table looks at it."""
        self.ahead += minutes * MINUTE

        async def nothing() -> None: ...

        self.call(self.table(code).do(nothing))

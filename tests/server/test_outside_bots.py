"""Bots from outside at the server's tables: by name only, in a worker of their own, and harmful to nobody."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from passgo import Game
from passgo.bots import BadBot
from passgo.bots.outside.specs import named_bots
from passgo.server import bot_pool, protocol
from passgo.server.bot_answers import GuestThought, Thought
from passgo.server.bot_pool import BotPool
from passgo.server.client import Refused
from tests.outside.test_rascals import RASCAL, Fifo, game
from tests.server.harness import PATIENCE, House, count
from tests.server.test_bot_pool import run, thoughtful

CLASSES = """
class First:
    def choose(self, game):
        return game.decision.options[0]

class Hangs:
    def choose(self, game):
        while True:
            pass

class Fails:
    def choose(self, game):
        raise RuntimeError("no idea")
"""


def rascal(how: str, *more: str) -> str:
    return " ".join([f"exec:{sys.executable} -I -S {RASCAL} {how}", *more])


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, nobody gives up but by the seconds of a thought."""
    for kind in (Thought, GuestThought):
        monkeypatch.setattr(kind, "longest_wait", PATIENCE)
    for name in ("PATIENCE", "GUEST_PATIENCE"):
        monkeypatch.setattr(bot_pool, name, PATIENCE)


@pytest.fixture
def classes(tmp_path: Path) -> str:
    (tmp_path / "its.py").write_text(CLASSES)
    return f"{tmp_path}/its.py"


def test_each_kind_answers_from_a_worker(classes: str) -> None:
    async def scene() -> None:
        named = {"program": rascal("well"), "class": f"{classes}:First", "ours": "trader:reserve=5000"}
        pool = BotPool(0, seconds=PATIENCE, outside=named)
        pool.begin()
        try:
            said = {name: await pool.choose(game(), name, 1, ["here"]) for name in named}
        finally:
            pool.close()
        assert said == {"program": "buy", "class": "buy", "ours": "decline"} and count(pool.forfeits) == 0
        assert pool.names == ["random", "gentle", "simple", "trader", "strong", "champion", *named]

    run(scene)


@pytest.mark.parametrize("how", ["hangs", "dies", "nonsense", "Hangs", "Fails"])
def test_what_goes_wrong_is_the_default_and_is_counted(how: str, classes: str) -> None:
    async def scene() -> None:
        spec = f"{classes}:{how}" if how[0].isupper() else rascal(how)
        pool = BotPool(0, seconds=0.3, outside={"mine": spec})
        pool.begin()
        try:
            assert [await pool.choose(game(), "mine", 1, ["here"]) for _ in range(2)] == ["decline"] * 2
        finally:
            pool.close()
        assert count(pool.forfeits) == 2

    run(scene)


def test_one_that_hangs_keeps_no_thought_of_ours_waiting() -> None:
    """While its worker is busy for good, a strong bot thinks in another."""

    async def scene() -> None:
        pool = BotPool(1, seconds=PATIENCE, outside={"mine": rascal("hangs")})
        pool.begin()
        try:
            hanging = asyncio.create_task(pool.choose(game(), "mine", 1, ["there"]))
            pool.seconds = 0.2
            position = thoughtful()
            assert position.copy().play(await pool.choose(position, "strong", 1, ["here"]))
            assert not hanging.done() and count(pool.thoughts) == 1
            hanging.cancel()
        finally:
            pool.close()

    run(scene)


def test_a_program_ends_with_its_worker(tmp_path: Path) -> None:
    """Even when that is killed: its guard sees to it."""

    async def scene() -> None:
        fifo = Fifo(tmp_path / "alive")
        pool = BotPool(0, seconds=PATIENCE, outside={"mine": rascal("well", str(fifo.path))})
        pool.begin()
        try:
            assert await pool.choose(game(), "mine", 1, ["here"]) == "buy"
            worker = pool.guests.workers[0].process
            assert worker is not None and worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
            await asyncio.to_thread(fifo.wait)
        finally:
            pool.close()

    run(scene)


def test_a_name_that_the_server_no_longer_has_is_played_on(tmp_path: Path) -> None:
    async def scene() -> None:
        position = Game.start("classic", 2, 7)
        assert await BotPool(0).choose(position, "mine", 1, ["here"]) == "roll"

    run(scene)


def test_a_table_with_one(tmp_path: Path) -> None:
    async def scene() -> None:
        pool = BotPool(0, seconds=PATIENCE, outside={"mine": rascal("well")})
        async with House(tmp_path, bots=pool) as house:
            assert (await house.http("/api/server"))["bots"] == pool.names
            anna = await house.host(bots=["mine"])
            await anna.send(protocol.Start())
            await house.quiet()
            table = house.table(anna)
            assert table.room.seats[1].bot == "mine"
            while not [seat for seat, by in table.room.acts if (seat, by) == (1, "bot")]:
                assert table.game is not None and table.game.decision is not None
                await anna.play(table.game.decision.default_action.text)
                await house.quiet()
            assert count(pool.forfeits) == 0

    run(scene)


def test_no_specification_comes_from_a_request(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, bots=BotPool(0, outside={"mine": rascal("well")})) as house:
            for spec in ("exec:ls", "os:system", "./x.py:X", "trader:greed=2", "other", "MINE"):
                body = {"name": "Anna", "players": 2, "bots": [spec]}
                with pytest.raises(Refused) as caught:
                    await house.http("/api/tables", "POST", body)
                assert caught.value.why in ("malformed", "bad-choices")
            assert await house.http("/api/tables", "POST", {"name": "Anna", "players": 2, "bots": ["mine"]})

    run(scene)


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        (["exec:./x"], "a bot is named by small letters, digits and hyphens"),
        (["My Bot=simple"], "a bot is named by small letters"),
        (["trader=simple"], "trader names two bots"),
        (["a=simple", "a=random"], "a names two bots"),
        (["a=genius"], "there is no bot 'genius'"),
    ],
)
def test_names_that_a_host_gives(texts: list[str], words: str) -> None:
    with pytest.raises(BadBot, match=words):
        named_bots(texts)
    assert named_bots(["greedy=trader:greed=2"]) == {"greedy": "trader:greed=2"}

"""Strong bots think at many tables at once, and every table with a person moves; at the running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.places import Place
from tests.server.processes import PATIENCE, Serving
from tests.server.thinking import Siege, hold_out, kill_worker, metrics

pytestmark = pytest.mark.once


def test_every_table_moves_while_bots_think_everywhere_and_a_worker_is_killed(tmp_path: Path) -> None:
    with Serving(Place(data=tmp_path / "data")) as server:
        server.await_listening()
        assert server.process is not None
        pid = server.process.pid

        async def scene() -> None:
            siege = Siege(server.port, people=3, crowd=3, pace="fast")
            async with asyncio.timeout(2 * PATIENCE):
                await siege.begin()
                await siege.moves(5)
                while metrics(server.port)["bot_thoughts_total"] == 0:
                    await siege.moves(1)
                left_behind = siege.moves_left_behind()
                await kill_worker(pid)
                await siege.moves(5)
                while metrics(server.port)["bot_workers_replaced_total"] == 0:
                    await siege.moves(1)
            assert siege.moves_left_behind() == left_behind
            await siege.end()
            assert not any(sitting.lost for sitting in siege.attended)

        asyncio.run(scene())
        assert server.complaints() == []
        server.stop()
        assert server.leaves_nothing_running()


@pytest.mark.long
def test_for_five_minutes_no_table_stands_and_the_innocent_one_is_served(tmp_path: Path) -> None:
    with Serving(Place(data=tmp_path / "data")) as server:
        server.await_listening()
        assert server.process is not None
        siege = Siege(server.port, people=30, crowd=30, pace="normal")
        assert asyncio.run(hold_out(siege, server.process.pid, 300, print))

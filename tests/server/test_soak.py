"""The short forms of the load and the soak, which are commands: everything in them works, whatever the figures are."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.soak import slope, soak

pytestmark = pytest.mark.once


def test_a_short_soak_with_a_kill_and_a_clock_that_jumps(tmp_path: Path) -> None:
    told = asyncio.run(soak(tmp_path, tables=4, seconds=14, pace=0.05, seed=3))
    print(told)
    assert told["kills"] >= 1 and told["clock_jumps"] >= 1 and told["answers"] > 0
    assert told["games_read_again"] >= 4 and told["digests_equal"] >= 1
    assert (told["moves_told_otherwise"], told["complaints"], told["tables_standing_still"]) == (0, 0, 0)


def test_a_slope_is_told_with_its_error() -> None:
    flat = slope([(t, 100 + t % 2) for t in range(100)])
    assert abs(flat.an_hour) < 2 * flat.error
    rising = slope([(t, 100 + t % 2 + t / 10) for t in range(100)])
    assert rising.an_hour > 300 and rising.error < 20


def test_a_short_load_beside_bots_of_all_levels() -> None:
    command = [sys.executable, "-m", "tests.server.load", "--sockets", "16", "--rate", "10", "--seconds", "3"]
    done = subprocess.run([*command, "--bot-tables", "2"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["commands"] > 5 and told["moves_at_bot_tables"] > 0
    assert (told["lost_sockets"], told["unanswered"]) == (0, 0)
    assert told["server_memory_mb"] > 0 and told["collector_share_of_server"] <= 1

"""The example board at the web table, in a real browser: in a process where passgo knows it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_play_support import SAME_PASSGO
from tests.examples.plain_board import EXAMPLE

pytestmark = pytest.mark.once


def test_the_web_table() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/browser/plain_board.py", "-q", "-p", "no:cacheprovider"],
        env={**os.environ, **SAME_PASSGO, "PASSGO_EDITIONS": str(EXAMPLE)},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0 and "5 passed" in done.stdout, done.stdout[-5000:]

"""With which columns tests run, which with the installed build only, and what the long ones have to tell."""

import os
import signal
from collections import Counter
from pathlib import Path

import pytest

from tests.strict_columns import switch_on

# A shell that runs this in the background lets nobody interrupt it, and so would be all that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)

if os.environ.get("PASSGO_STRICT_COLUMNS") == "1":
    switch_on()

ONCE = Path(__file__).with_name("server")  # the server is the same code in both builds, and the slowest to try


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if ONCE in item.path.parents:
            item.add_marker(pytest.mark.once)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many games came to a standstill, summed over all workers."""
    counts: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        for name, told in getattr(report, "user_properties", []):
            if name == "standstills":
                counts.update(told)
    if counts:
        terminalreporter.section("standstills")
        for line in sorted(counts):
            terminalreporter.write_line(f"{line} {counts[line]}")

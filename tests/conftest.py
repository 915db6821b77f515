"""What the long tests have to tell: how many games came to a standstill, summed over all workers."""

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        for name, told in getattr(report, "user_properties", []):
            if name == "standstills":
                counts.update(told)
    if counts:
        terminalreporter.section("standstills")
        for line in sorted(counts):
            terminalreporter.write_line(f"{line} {counts[line]}")

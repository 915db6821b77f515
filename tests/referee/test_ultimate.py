"""The second referee watches Ultimate: a sample over players, bots, variants and settings."""

from dataclasses import replace

from tests.referee.judging import judge, judge_all, setups
from tests.referee.ultimate import SHEET
from tests.referee.watching import Setup

BOTS = ("random", "simple", "trader")
SAMPLE = replace(SHEET, rounds=13)


def test_the_referee_agrees_and_was_not_silent() -> None:
    judged = judge_all(setups(SAMPLE, 2 * len(SHEET.settings), 1, BOTS))
    assert [kind for kind in SHEET.kinds if not judged[kind]] == []


def test_the_referee_agrees_with_strong_bots() -> None:
    assert judge(Setup("ultimate", 2, "strong", {}, "normal", 1, 1))["turns"] > 0

"""The second referee watches Millionaire: a sample over players, bots and settings."""

from tests.referee.judging import judge, judge_all, setups
from tests.referee.millionaire import SHEET
from tests.referee.watching import Setup

BOTS = ("random", "simple", "trader")


def test_the_referee_agrees_and_was_not_silent() -> None:
    judged = judge_all(setups(SHEET, 7 * len(SHEET.settings), 1, BOTS))
    assert [kind for kind in SHEET.kinds if not judged[kind]] == []


def test_the_referee_agrees_with_strong_bots() -> None:
    assert judge(Setup("millionaire", 2, "strong", {}, "normal", 1, 1))["turns"] > 0

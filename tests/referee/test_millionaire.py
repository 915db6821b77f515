"""The second referee watches Millionaire: a sample over players, bots and settings."""

from tests.referee.judging import Setup, judge, judge_all, setups
from tests.referee.millionaire import SHEET

BOTS = ("random", "simple", "trader")


def test_the_referee_agrees_and_was_not_silent() -> None:
    judged = judge_all(setups(SHEET, 12 * len(SHEET.settings), 1, BOTS))
    assert [kind for kind in SHEET.kinds if not judged[kind]] == []


def test_the_referee_agrees_with_strong_bots() -> None:
    assert judge(Setup("millionaire", 3, "strong", {}, "normal", 1, 4))["turns"] > 5

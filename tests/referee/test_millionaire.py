"""The second referee watches Millionaire."""

from tests.referee.judging import judge
from tests.referee.millionaire import SHEET
from tests.referee.sample import judged_sample, unplayed
from tests.referee.watching import Setup


def test_the_referee_agrees() -> None:
    judged_sample("millionaire", games=77, strong=0)


def test_the_referee_agrees_with_strong_bots() -> None:
    assert judge(Setup("millionaire", 2, "strong", {}, "normal", 1, 1))["turns"] > 0


def test_the_settings_take_every_value_somewhere() -> None:
    assert len(SHEET.settings) == 11
    assert unplayed(SHEET) == []

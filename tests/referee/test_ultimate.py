"""The second referee watches Ultimate."""

from tests.referee.judging import judge
from tests.referee.sample import judged_sample, unplayed
from tests.referee.ultimate import SHEET
from tests.referee.watching import Setup


def test_the_referee_agrees() -> None:
    judged_sample("ultimate", games=24, strong=0)


def test_the_referee_agrees_with_strong_bots() -> None:
    assert judge(Setup("ultimate", 2, "strong", {}, "normal", 1, 1))["turns"] > 0


def test_the_settings_take_every_value_somewhere() -> None:
    assert len(SHEET.settings) == 12
    assert unplayed(SHEET) == []

"""The second referee watches Mega."""

from tests.referee.mega import SHEET
from tests.referee.sample import judged_sample, unplayed


def test_the_referee_agrees() -> None:
    judged_sample("mega", games=33, strong=2)


def test_the_settings_take_every_value_somewhere() -> None:
    assert len(SHEET.settings) == 11
    assert unplayed(SHEET) == []

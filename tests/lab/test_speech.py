"""Figures as each language writes them."""

import pytest

from passgo.lab.speech import Speech, Trouble
from passgo.lab.statistics import Estimate

ENGLISH, FRENCH = Speech("en", "$"), Speech("fr", "$")


@pytest.mark.parametrize(
    ("value", "places", "english", "french"),
    [(1234.56, 1, "1,234.6", "1\u202f234,6"), (0.5, 2, "0.50", "0,50"), (7, 0, "7", "7")],
)
def test_numbers(value: float, places: int, english: str, french: str) -> None:
    assert ENGLISH.number(value, places) == english
    assert FRENCH.number(value, places) == french


def test_percent_and_money() -> None:
    assert (ENGLISH.percent(0.2734), FRENCH.percent(0.2734)) == ("27.3%", "27,3\u00a0%")
    assert (ENGLISH.money(1.743, 2), FRENCH.money(1.743, 2)) == ("$1.74", "1,74\u00a0$")
    assert (ENGLISH.money(1500), FRENCH.money(1500)) == ("$1,500", "1\u202f500\u00a0$")


@pytest.mark.parametrize(("value", "words"), [(1.26, "+1.3"), (-1.26, "\u22121.3"), (0.0, "+0.0"), (-0.01, "+0.0")])
def test_signs(value: float, words: str) -> None:
    assert ENGLISH.signed(value, 1) == words


def test_a_figure_with_its_interval() -> None:
    sure = Estimate(0.273, 0.261, 0.285)
    assert ENGLISH.sure_rate(sure).replace("\u00a0", " ") == "27.3% (26.1 to 28.5)"
    assert FRENCH.sure_rate(sure).replace("\u00a0", " ") == "27,3 % (de 26,1 à 28,5)"
    assert ENGLISH.sure_money(Estimate(1.5, 1.25, 1.75)).replace("\u00a0", " ") == "$1.50 (1.25 to 1.75)"


def test_trouble_is_a_value_error_in_english_until_told() -> None:
    trouble = Trouble("lab-two-bots", bots="'simple'")
    assert isinstance(trouble, ValueError)
    assert str(trouble) == "a tournament is between two or more different bots, not 'simple'"
    assert (
        trouble.told("fr").replace("\u00a0", " ")
        == "un tournoi oppose au moins deux robots différents, et non 'simple'"
    )

"""At every question of every edition, with the most players, what is asked and all answers are on the screen."""

from __future__ import annotations

import pytest

from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.questions.editions import QUESTIONS, kinds
from tests.browser.questions.setting import dealt
from tests.browser.sight import hidden
from tests.browser.walking import Walk

pytestmark = pytest.mark.once
SAMPLE = ("auction", "trade", "settlement", "debt", "turn", "buy", "triple", "swap-get")


@pytest.mark.parametrize("edition", QUESTIONS)
def test_every_kind_of_question_has_a_position(edition: str) -> None:
    assert set(QUESTIONS[edition]) == kinds(edition)
    assert {kind: position().decision.kind for kind, position in QUESTIONS[edition].items()} == {
        kind: kind for kind in QUESTIONS[edition]
    }


def walk(
    house: House, visits: Visits, edition: str, asked: list[str], width: int, height: int, language: str = "en"
) -> None:
    """Nothing is hidden, nothing scrolls, and the question always begins at the same place."""
    table = Walk(house, visits, edition, width, height, language)
    trouble: dict[str, list[str]] = {}
    places = {}
    for kind in asked:
        position = QUESTIONS[edition][kind]()
        table.put(position)
        places[kind] = table.place()
        trouble[kind] = table.trouble(position)
    assert {kind: found for kind, found in trouble.items() if found} == {}
    assert len(set(places.values())) == 1, places


@pytest.mark.parametrize("edition", QUESTIONS)
def test_every_question_and_its_answers_are_in_sight(edition: str, house: House, visits: Visits) -> None:
    walk(house, visits, edition, list(QUESTIONS[edition]), 1366, 768)


@pytest.mark.parametrize("edition", QUESTIONS)
def test_answers_are_in_sight_on_a_larger_screen(edition: str, house: House, visits: Visits) -> None:
    walk(house, visits, edition, [kind for kind in QUESTIONS[edition] if kind in SAMPLE], 1440, 900)


def test_answers_are_in_sight_in_french(house: House, visits: Visits) -> None:
    """The longer language, at the largest table."""
    walk(house, visits, "ultimate", list(QUESTIONS["ultimate"]), 1366, 768, "fr")


def test_a_trade_is_sent_without_scrolling(house: House, visits: Visits) -> None:
    """However much both sides have, and however much of it changes hands."""
    table = Walk(house, visits, "ultimate", 1366, 768)
    table.put(dealt("ultimate"))
    page = table.page
    page.locator('[data-tool="offer"]').click()
    page.locator('dialog [role="radio"]').first.click()
    for word in page.locator("dialog [data-word]").all()[::3]:
        word.click()
    page.locator('dialog .effect[aria-busy="false"] .sides').wait_for()
    assert hidden(page, ["dialog footer button", "dialog .sides", 'dialog header button[aria-label="Close"]']) == []

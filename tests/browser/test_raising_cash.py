"""A debt: the whole plan is on the screen, also its last and dearest steps, and the centre speaks of it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser import screens
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.sight import hidden
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once
LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce"}
SCROLLS: Final = "(one) => one.scrollHeight > one.clientHeight + 1"
STEPS: Final = 7  # five mortgages and two houses


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_of_a_plan_is_in_sight(language: str, house: House, visits: Visits) -> None:
    page = screens.debt(house, visits, {**LAPTOP, "choices": {"language": language}}).page
    expect(page.locator(".plan li")).to_have_count(STEPS)
    expect(page.locator(".plan h3")).to_contain_text(str(STEPS))
    assert hidden(page, [".plan li", ".plan li button", "[data-plan]", ".dock .tools button"]) == []
    assert [page.locator(one).evaluate(SCROLLS) for one in (".plan ol", ".dock")] == [False, False]


def test_the_tools_lie_in_one_row_in_french(house: House, visits: Visits) -> None:
    page = screens.debt(house, visits, {**LAPTOP, "choices": {"language": "fr"}}).page
    tools = [box for one in page.locator(".dock .tools > *").all() if (box := one.bounding_box())]
    assert len(tools) == 6 and len({box["y"] + box["height"] / 2 for box in tools}) == 1


def test_on_a_phone_a_plan_hides_no_step_in_a_list_of_its_own(house: House, visits: Visits) -> None:
    page = screens.debt(house, visits, PHONE).page
    expect(page.locator(".plan li")).to_have_count(STEPS)
    assert not page.locator(".plan ol").evaluate(SCROLLS)


@pytest.mark.parametrize(("language", "said"), [("en", "Ann must raise money"), ("fr", "Ann doit trouver l’argent")])
def test_the_centre_says_who_must_raise_money(language: str, said: str, house: House, visits: Visits) -> None:
    page = screens.debt(house, visits, {**LAPTOP, "choices": {"language": language}}).page
    expect(page.locator(".now .turn")).to_have_text(said)
    expect(page.locator(".now .decks")).to_have_count(0)

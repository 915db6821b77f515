"""Before the game: the way into it is in sight, however many sit at the table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from passgo.server.protocol import Choices
from tests.browser import screens
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.sight import hidden
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}


@pytest.mark.parametrize("look", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_game_is_started_without_scrolling(look: dict[str, Any], house: House, visits: Visits) -> None:
    page = screens.gathering(house, visits, look).page
    page.get_by_role("button", name="Start the game").wait_for()
    assert hidden(page, [".start button"]) == []


def test_who_waits_sees_whom_for(house: House, visits: Visits) -> None:
    """The line that stands where the host starts the game."""
    keys = house.open(["Ann", "Ben"], Choices(edition="ultimate", players=8))
    page = visits.come(keys[1], **LAPTOP).page
    expect(page.get_by_text("Ann starts the game as soon as everybody sits")).to_be_in_viewport(ratio=1)


def test_on_a_phone_one_invites_before_one_reads_the_settings(house: House, visits: Visits) -> None:
    page = screens.gathering(house, visits, PHONE).page
    page.locator("#invite").wait_for()
    expect(page.locator("#invite")).to_have_count(1)
    invite, rules = page.locator("#invite").bounding_box(), page.locator("#rules").bounding_box()
    assert invite and rules and invite["y"] < rules["y"]

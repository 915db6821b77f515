"""A turn on a phone of 360 pixels, by taps, and in the other language at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import midgame
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once


def test_a_turn_is_played_by_taps(house: House, visits: Visits) -> None:
    key = house.deal(table("classic", players=2).dice(1, 2), "Ann", "Ben")[0]
    ann = visits.come(key, **PHONE)
    page = ann.page
    for action in ("roll", "buy", "end"):
        button = page.locator(f'[data-action="{action}"]')
        expect(button).to_be_in_viewport(ratio=1)
        before = ann.number()
        button.tap()
        ann.done(before)
    expect(page.get_by_text("Waiting for Ben")).to_be_visible()
    page.get_by_role("button", name="Fold down").tap()
    expect(page.get_by_text("Waiting for Ben")).to_be_hidden()


def test_the_language_is_switched_at_once(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(midgame("classic"), "Ann")[0])
    page = ann.page
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Français", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Lancer les dés")).to_be_visible()
    expect(page.get_by_role("button", name="Roll the dice")).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Lancer les dés")).to_be_visible()

"""A game without a mouse: from the start page to the winner by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from passgo.testing import Table, table
from tests.browser.harness import House
from tests.browser.people import Visits

pytestmark = pytest.mark.once
FOCUSED = "() => document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
FAR = 120  # presses of Tab that nobody would make


def tab_to(page: Page, words: str) -> None:
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if words in str(page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab does not lead to {words}")


def nearly_won() -> Table:
    """Ann needs one more building; then the last other player steps on it with ten dollars."""
    t = table("classic", players=4).owns_group(0, "orange").bankrupt(2, 3).has(1, 10).at(1, "Pennsylvania Railroad")
    return t.built(4, "St. James Place", "Tennessee Avenue", "New York Avenue").dice(1, 2, 1, 3)


def test_a_game_by_keys_alone(house: House, visits: Visits) -> None:
    ann = visits.come(name="Ann", choices={"edition": "classic"})
    page = ann.page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert house.begun(ann.code)
    house.stage(ann.code, nearly_won())

    ann.press("Enter")  # rolls
    assert house.decision(ann.code).kind == "buy"
    ann.press("2")  # does not buy: the second of two answers
    while house.decision(ann.code).kind == "auction":
        ann.press(ann.page.locator('[data-action="pass"]').get_attribute("aria-keyshortcuts") or "")  # passes
    ann.press_for("m", page.get_by_role("dialog").locator('[data-action^="build"]').first)  # manages property
    tab_to(page, "Build")
    ann.press("Enter")
    assert house.moves(ann.code)[-1].startswith("build")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    ann.press("Enter")  # ends the turn
    expect(page.get_by_role("heading", name="Ann wins")).to_be_visible()

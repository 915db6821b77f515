"""A part of the page that does not come is told, and comes when it is asked for again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import for_sale

pytestmark = pytest.mark.once
SAID = "The server does not answer."


def lost(route: Route) -> None:
    route.abort("internetdisconnected")


def test_house_rules_that_do_not_come(house: House, visits: Visits) -> None:
    page = visits.come().page
    page.route("**/Arranging.js", lost)
    page.get_by_role("button", name="House rules and table").click()
    expect(page.get_by_text(SAID)).to_be_visible()
    page.unroute("**/Arranging.js")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="House rules and table").click()
    expect(page.get_by_role("radio").first).to_be_attached()


def test_a_table_that_does_not_come(house: House, visits: Visits) -> None:
    key = house.deal(for_sale(), "Ann", "Ben", "Cleo")[0]
    ann = visits.come(key, path="/")
    page = ann.page
    page.route("**/static/table.js", lost)
    page.goto(f"/t/{key.code}")
    expect(page.get_by_text(SAID)).to_be_visible()
    page.unroute("**/static/table.js")
    page.get_by_role("button", name="Try again").click()
    ann.asked()

"""Your deeds lie in the rail as cards, where the question leaves room for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import for_sale, midgame
from tests.browser.sight import hidden

pytestmark = pytest.mark.once


def test_deeds_lie_in_the_hand_with_the_rent_that_each_charges(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(midgame("classic"), "Ann")[0]).page
    hand = page.get_by_role("list", name="Your deeds")
    expect(hand.get_by_role("listitem")).to_have_count(3)  # a column for each group
    expect(hand.locator('[data-hand="1"]')).to_have_text("Mediterranean $10")
    expect(hand.locator('[data-hand="21"]')).to_have_text("Kentucky mortgaged")
    hand.locator('[data-hand="1"]').click()
    deed = page.get_by_role("dialog", name="Mediterranean Avenue")
    expect(deed.get_by_role("row", name="1 house $10")).to_have_attribute("aria-current", "true")
    page.keyboard.press("Escape")
    expect(deed).to_be_hidden()


@pytest.mark.parametrize("edition", ["classic", "mega", "ultimate", "millionaire"])
@pytest.mark.parametrize(("language", "width", "height"), [("en", 1440, 900), ("fr", 1366, 768)])
def test_no_card_is_cut(edition: str, language: str, width: int, height: int, house: House, visits: Visits) -> None:
    key = house.deal(midgame(edition), "Ann")[0]
    page = visits.come(key, choices={"language": language}, viewport={"width": width, "height": height}).page
    page.locator("[data-hand]").first.wait_for()
    assert hidden(page, ["[data-hand]", "[data-hand] .print > :not(.unseen)", '[data-action="roll"]']) == []


def test_cards_yield_to_a_question_that_needs_the_room(house: House, visits: Visits) -> None:
    keys = house.deal(for_sale().play("roll", "decline"), "Ann", "Ben", "Cleo")
    page = visits.come(keys[1], viewport={"width": 1366, "height": 700}).page
    page.locator('[data-action="pass"]:visible').wait_for()
    expect(page.locator("[data-hand]")).to_have_count(1)
    expect(page.locator("[data-hand]")).to_be_hidden()
    assert hidden(page, ['[data-action="pass"]']) == []

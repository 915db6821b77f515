"""The centre of the board says what is happening now: what is sold, who bids, what was said last; it can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from passgo.testing import table
from tests.browser import screens
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import for_sale, midgame
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
LEAST = 12  # pixels, of any letter in the centre as it is seen
LETTERS = """() => {
    const sheet = document.querySelector('.sheet'), zoom = sheet.getBoundingClientRect().width / sheet.offsetWidth;
    const said = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
    const words = [...document.querySelectorAll('.now *')].filter((one) =>
        [...one.childNodes].some(said) && !one.closest('.unseen'));
    return words.map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize) * zoom]);
}"""


def test_a_deed_for_sale_lies_there_as_a_card_with_its_price(house: House, visits: Visits) -> None:
    page = screens.at_table(house, visits, {}, for_sale().play("roll"), "Ann", "Ben", "Cleo").page
    card = page.locator(".now .lot-card")
    expect(card.locator("strong")).to_have_text("Vermont Avenue")
    expect(card.locator(".figure")).to_have_text("$100")
    expect(page.locator(".now .turn")).to_have_text("Ann may buy it")


def test_the_buyers_seal_lies_on_the_deed_while_notes_fly(house: House, visits: Visits) -> None:
    key = house.deal(for_sale().play("roll"), "Ann", "Ben", "Cleo")[0]
    ann = visits.come(key, choices={"speed": 1}, clock=True)
    ann.asked()
    ann.hold()  # the notes fly until somebody has looked
    ann.choose("buy")
    seal = ann.page.locator(".now .lot-card .seal use")
    expect(seal).to_have_attribute("href", "#token-sailboat")


def test_an_auction_shows_the_lot_and_who_is_still_in(house: House, visits: Visits) -> None:
    page = screens.auction(house, visits, LAPTOP).page
    expect(page.locator(".now .lot-card strong")).to_have_text("Vermont Avenue")
    expect(page.locator(".now .price")).to_have_text("price $100")
    expect(page.locator(".now .in .coin")).to_have_count(3)
    expect(page.locator(".now .decks")).to_have_count(0)


def test_an_offer_shows_the_deeds_of_both_sides(house: House, visits: Visits) -> None:
    page = screens.offer(house, visits, LAPTOP).page
    expect(page.locator(".now .lot-card strong")).to_have_text(["Park Place", "Mediterranean Avenue"])
    expect(page.locator(".now .cash")).to_have_text("$50")


def test_what_happened_last_is_said_until_something_else_happens(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(table("classic", players=2).dice(1, 2), "Ann", "Ben")[0])
    ann.asked()
    ann.choose("roll")
    ann.choose("buy")
    ann.asked()
    expect(ann.page.locator(".now .last")).to_have_text("Ann buys Baltic Avenue for $60")


@pytest.mark.parametrize("look", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("edition", ["classic", "ultimate"])
def test_no_letter_of_the_centre_is_too_small(edition: str, look: dict[str, Any], house: House, visits: Visits) -> None:
    page = screens.at_table(house, visits, {"reduced_motion": "reduce", **look}, midgame(edition)).page
    expect(page.locator(".stirring")).to_have_count(0)
    small = [(words, size) for words, size in page.evaluate(LETTERS) if size < LEAST]
    assert small == []

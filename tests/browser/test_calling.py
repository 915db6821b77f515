"""How the table calls somebody whose turn it is; and the board that somebody knows from home."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Person, Visits
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once
# what a browser would ask and say
HEARD = """window.heard = [];
    class Notice {
        static permission = 'default';
        static async requestPermission() { heard.push('asked'); return Notice.permission = 'ANSWER' }
        constructor(title, about) { heard.push(title + ' ' + about.body) }
    }
    window.Notification = Notice;
    navigator.vibrate = (long) => heard.push('shaken');"""


def come(house: House, visits: Visits, answer: str = "granted", **look: Any) -> tuple[Person, str]:
    """Ann waits for Ben, with a browser that tells what it is asked for."""
    keys = house.deal(table("classic", players=2).dice(1, 2).dice(3, 4), "Ben", "Ann")
    ann = visits.come(keys[1], path="/", **look)
    ann.page.add_init_script(HEARD.replace("ANSWER", answer))
    ann.page.goto(f"/t/{keys[1].code}")
    expect(ann.page.locator(".dock")).to_contain_text("Waiting for Ben")
    return ann, keys[1].code


def heard(page: Page) -> list[str]:
    return list(page.evaluate("heard"))


def wanted(ann: Person) -> None:
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("switch", name="Tell me when it is my turn").click(force=True)


def bens_turn(house: House, code: str) -> None:
    for action in ("roll", "buy", "end"):
        house.answer(code, action)


def test_a_notice_comes_only_to_who_wants_it_and_looks_elsewhere(house: House, visits: Visits) -> None:
    ann, code = come(house, visits)
    assert heard(ann.page) == [], "nobody is asked for leave unasked"
    wanted(ann)
    ann.page.wait_for_function("() => heard.includes('asked')")
    ann.page.keyboard.press("Escape")
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    bens_turn(house, code)
    ann.page.wait_for_function("() => heard.length === 2")
    assert heard(ann.page)[1] == "It is up to you It is your turn: you stand on GO and have $1,500."


def test_who_looks_on_gets_no_notice(house: House, visits: Visits) -> None:
    ann, code = come(house, visits)
    wanted(ann)
    ann.page.wait_for_function("() => heard.includes('asked')")
    ann.page.keyboard.press("Escape")
    bens_turn(house, code)
    ann.asked()
    assert heard(ann.page) == ["asked"]


def test_a_browser_that_says_no_is_taken_at_its_word(house: House, visits: Visits) -> None:
    ann, _ = come(house, visits, answer="denied")
    wanted(ann)
    expect(ann.page.get_by_text("Your browser does not allow notifications")).to_be_visible()
    expect(ann.page.get_by_role("switch", name="Tell me when it is my turn")).not_to_be_checked()


def test_a_phone_shakes_once_when_it_is_ones_turn(house: House, visits: Visits) -> None:
    ann, code = come(house, visits, **PHONE)
    ann.page.get_by_role("tab", name="Chat").tap()  # browsers let a page shake that was touched
    bens_turn(house, code)
    ann.asked()
    assert heard(ann.page) == ["shaken"]
    ann.choose("roll")
    ann.asked()
    assert heard(ann.page) == ["shaken"], "not at every question of the same turn"


def test_how_loud_it_is_stays(house: House, visits: Visits) -> None:
    ann, _ = come(house, visits)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("switch", name="Sounds").check(force=True)
    volume = ann.page.get_by_role("slider", name="Volume")
    volume.fill("0.3")
    ann.page.reload()
    ann.page.get_by_role("button", name="Menu").click()
    expect(volume).to_have_value("0.3")


def test_french_visitors_get_french_boards(house: House, visits: Visits) -> None:
    page = visits.come(choices={"language": "fr", "edition": "classic"}).page
    page.get_by_role("button", name="Jouer contre des robots").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Boulevard de Belleville").first).to_be_visible()


def test_another_language_brings_another_board_unless_one_was_chosen(house: House, visits: Visits) -> None:
    page = visits.come(choices={"edition": "classic"}).page
    page.locator('[aria-controls="rules"]').click()
    skin = page.locator("#rules select").nth(1)
    expect(skin).to_have_value("us")
    page.get_by_text("FR", exact=True).click()
    expect(skin).to_have_value("paris")
    skin.select_option("london")
    page.get_by_text("EN", exact=True).click()
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    expect(skin).to_have_value("london")

"""People at one table: faces that they make, and trades that begin where one looks at somebody."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import haggling
from tests.browser.sight import hidden
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once


def test_a_face_is_seen_by_all_for_a_moment_and_stays_in_the_chat(house: House, visits: Visits) -> None:
    keys = house.deal(haggling(), "Ann", "Ben", "Cleo")
    ann, ben = visits.come(keys[0]), visits.come(keys[1], clock=True)
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("button", name="Make a face").click()
    ann.page.get_by_role("button", name="a laugh").click()
    made = ben.page.locator('[data-seat="0"]').get_by_role("img", name="a laugh")
    expect(made).to_be_visible()
    ben.page.clock.fast_forward(5000)
    expect(made).to_have_count(0)
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("log", name="Chat").get_by_role("img", name="a laugh")).to_be_visible()
    expect(ben.page.get_by_text(":laugh:")).to_have_count(0)


def test_faces_are_limited_as_the_chat_is(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(haggling(), "Ann", "Ben", "Cleo")[0])
    ann.page.get_by_role("tab", name="Chat").click()
    winks = ann.page.get_by_role("log", name="Chat").get_by_role("img", name="a wink")
    trouble = ann.page.locator(".trouble:not(:empty)")
    for made in range(30):  # six at once, and one more for each so many seconds that the machine takes
        ann.page.get_by_role("button", name="Make a face").click()
        ann.page.get_by_role("button", name="a wink").click()
        expect(winks.nth(made).or_(trouble).first).to_be_visible()
        if trouble.count():
            break
    assert made >= 6
    expect(trouble).to_be_visible()
    expect(winks).to_have_count(made)


def test_who_is_muted_makes_no_faces(house: House, visits: Visits) -> None:
    keys = house.deal(haggling(), "Ann", "Ben", "Cleo")
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    for page in (ann.page, ben.page):
        page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("textbox", name="Say something").fill("hello")
    ann.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Ann", exact=True).click()
    ben.page.get_by_role("button", name="Mute").click()
    ann.page.get_by_role("button", name="Make a face").click()
    ann.page.get_by_role("button", name="a cross face").click()
    expect(ann.page.locator('[data-seat="0"] [data-face="cross"]')).to_be_visible()
    assert ben.page.locator('[data-face="cross"]').count() == 0


def test_faces_are_in_sight_on_a_phone(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(haggling(), "Ann", "Ben", "Cleo")[1], **PHONE).page
    page.get_by_role("button", name="Fold away").tap()
    page.get_by_role("tab", name="Chat").tap()
    page.get_by_role("button", name="Make a face").tap()
    page.locator(".faces").scroll_into_view_if_needed()
    assert not hidden(page, [".faces button"])


def test_a_trade_begins_at_a_players_row(house: House, visits: Visits) -> None:
    keys = house.deal(haggling(), "Ann", "Ben", "Cleo")
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    for seat, own in ((0, True), (1, False)):
        ann.page.locator(f'[data-seat="{seat}"] button').first.click()
        expect(ann.page.get_by_role("button", name="a trade")).to_have_count(0 if own else 1)
        if own:
            ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Offer Ben a trade").click()
    expect(ann.page.get_by_role("radio", name="Ben")).to_be_checked()
    ann.page.get_by_role("region", name="Ben gives").get_by_role("button", name="Mediterranean Avenue").click()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Trade", exact=True).click()
    expect(ann.page.get_by_role("radio", name="Ben")).not_to_be_checked()
    ann.page.keyboard.press("Escape")
    ben.page.locator('[data-seat="0"] button').first.click()
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    expect(ben.page.get_by_role("button", name="a trade")).to_have_count(0)  # it is not his turn


@pytest.mark.parametrize("look", [{}, PHONE], ids=["laptop", "phone"])
def test_who_comes_back_is_told_what_happened_meanwhile(look: dict[str, Any], house: House, visits: Visits) -> None:
    keys = house.deal(table("classic", players=2).dice(1, 2).dice(3, 4), "Ann", "Ben")
    ann = visits.come(keys[0], **look)
    ann.asked()
    ann.page.goto("/")
    told = ann.page.get_by_role("status").filter(has_text="While you were away")
    for action in ("roll", "buy", "end", "roll"):
        house.answer(keys[0].code, action)
    ann.page.goto(f"/t/{keys[0].code}")
    expect(told).to_contain_text("You now have Baltic Avenue")
    expect(told).to_contain_text("Your cash: $1,500, now $1,440.")
    told.get_by_role("button", name="Put away").click()
    expect(told).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator(".dock")).to_contain_text("Waiting for Ben")
    expect(told).to_have_count(0)

"""A large screen in the room shows the table; phones are the hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from passgo.server.protocol import Choices
from passgo.testing import Table, table
from tests.browser.harness import House
from tests.browser.people import Visits, play_on
from tests.browser.screens import BOARD
from tests.browser.sight import hidden
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once
TV = {"viewport": {"width": 1920, "height": 1080}}
NAMES = ("Ann", "Ben", "Cleo", "Dora")


def screen(visits: Visits, code: str) -> Page:
    return visits.come(path=f"/t/{code}/screen", **TV).page


def last_round() -> Table:
    """Ann has hotels on the dark blue streets, where the others are about to land without money."""
    t = table("classic", players=4).owns_group(0, "dark blue").built(5, "Park Place", "Boardwalk").dice(1, 2)
    for seat in (1, 2, 3):
        t.at(seat, "Pacific Avenue").has(seat, 10).dice(2, 4)
    return t


def test_four_phones_and_a_screen_finish_a_game(house: House, visits: Visits) -> None:
    keys = house.deal(last_round(), *NAMES)
    tv = screen(visits, keys[0].code)
    tv.locator(BOARD).first.wait_for()
    phones = [visits.come(key, **PHONE) for key in keys]
    play_on(phones)
    for phone in phones:
        expect(phone.page.get_by_role("heading", name="Ann wins")).to_be_visible()
    expect(tv.get_by_role("heading", name="Ann wins")).to_be_visible()
    expect(tv.get_by_role("button", name="Rematch")).to_have_count(0)  # the screen sits in no seat
    phones[2].page.get_by_role("button", name="Rematch").click()
    tv.wait_for_url(lambda url: url.endswith("/screen") and keys[0].code not in url)
    expect(tv.get_by_role("heading", name="Come and sit down")).to_be_visible()


def test_the_screen_shows_the_way_in_and_who_has_come(house: House, visits: Visits) -> None:
    keys = house.open(["Ann"], Choices(edition="classic", players=3, bots=["simple"]))
    tv = screen(visits, keys[0].code)
    expect(tv.get_by_text("Play with your phone:")).to_be_visible()
    expect(tv.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(tv.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    expect(tv.get_by_role("listitem").get_by_role("button")).to_have_count(0)


def test_nothing_is_asked_or_cut_on_the_screen(house: House, visits: Visits) -> None:
    keys = house.deal(last_round(), *NAMES)
    # also in the browser of somebody who sits there
    tv = visits.come(keys[0], path=f"/t/{keys[0].code}/screen", **TV).page
    tv.locator(BOARD).first.wait_for()
    expect(tv.get_by_role("status").filter(has_text="Ann decides")).to_be_visible()
    expect(tv.locator("[data-action], [data-question]")).to_have_count(0)
    assert not hidden(tv, ["aside .entrance", "aside .players", "aside .asked"])
    house.answer(keys[0].code, "roll")
    expect(tv.get_by_role("log")).to_contain_text("Ann rolls 1 and 2")


def test_the_invitation_leads_to_it(house: House, visits: Visits) -> None:
    page = visits.come(house.open(["Ann"], Choices(edition="classic", players=2))[0]).page
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Show the table on a large screen").click()
    expect(opened.value.get_by_role("heading", name="Come and sit down")).to_be_visible()

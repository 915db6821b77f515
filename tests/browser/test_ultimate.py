"""What only Ultimate has, played in the page: rides, vouchers, shares, Roll Three and Squeeze Play."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from passgo.testing import Table
from tests.browser.harness import House
from tests.browser.people import Person, Visits
from tests.scenarios.ultimate.common import where
from tests.scenarios.ultimate.money import bare
from tests.scenarios.ultimate.three_tracks import mine

pytestmark = pytest.mark.once


def seated(house: House, visits: Visits, t: Table) -> Person:
    keys = house.deal(t, "Ann", "Ben", "Cleo")
    return visits.come(keys[0])


def pick(ann: Person, action: str, place: str) -> None:
    """Choose from the list of places, then confirm."""
    ann.page.locator(f'[role="radio"][data-action="{action}"]').click()
    confirm(ann, place)


def confirm(ann: Person, place: str) -> None:
    before = ann.number()
    ann.page.locator(".confirm").get_by_role("button").click()
    ann.done(before)
    assert ann.house.place(ann.code, 0) == place


def test_a_taxi_ride(house: House, visits: Visits) -> None:
    ann = seated(house, visits, bare().owns(1, "Checker Cab Co.").at(0, "outer:2").dice(1, 2, 1))
    ann.choose("roll")
    expect(ann.page.get_by_role("radio")).to_have_count(8)
    pick(ann, "ride outer:34", "outer:34")
    assert house.cash(ann.code)[:2] == [1500 - 30 - 50, 1580]


def test_a_subway_ride_by_typing(house: House, visits: Visits) -> None:
    ann = seated(house, visits, mine().at(0, "outer:42"))
    ann.page.locator('[data-fold="ride"]').click()
    ann.page.get_by_role("searchbox").fill("Boardw")
    expect(ann.page.locator("p.details")).to_contain_text("may ride to any space instead of rolling")
    expect(ann.page.get_by_role("button", name="Instead of rolling, take the Subway to Boardwalk")).to_be_visible()
    before = ann.number()
    ann.page.get_by_role("searchbox").press("Enter")
    ann.done(before)
    assert house.place(ann.code, 0) == where(mine().at(0, "Boardwalk"))


def test_a_voucher_at_a_station_by_the_board(house: House, visits: Visits) -> None:
    ann = seated(house, visits, mine().holds(0, "bus-ticket-1").at(0, "inner:9"))
    ann.page.locator('[data-fold="ticket"]').click()
    expect(ann.page.get_by_role("radio")).to_have_count(8)  # five on the one track, three on the other
    space = mine().at(0, "inner:11").place(0)
    ann.page.locator(f'[data-space="{space}"]').first.click()
    expect(ann.page.get_by_role("radio", checked=True)).to_have_attribute("data-place", "inner:11")
    confirm(ann, "inner:11")


def test_a_stock_purchase(house: House, visits: Visits) -> None:
    t = bare().owns(1, "motion-pictures-1").at(0, "outer:51").dice(1, 2, 2)
    ann = seated(house, visits, t)
    ann.choose("roll")
    assert house.cash(ann.code)[1] == 1510, "the dividend comes first"
    ann.choose("share acme-motors-1")
    assert house.cash(ann.code)[0] == 1350
    assert house.owner(ann.code, t.deed("acme-motors-1")) == 0


def test_a_roll_three(house: House, visits: Visits) -> None:
    t = bare().holds(0, "roll-three-136").at(0, "inner:7").cards("roll-three-246").dice(1, 2, 2, 1, 3, 6)
    ann = seated(house, visits, t)
    ann.choose("roll")
    assert house.cash(ann.code)[0] == 1500 + 1500 + 50
    expect(ann.page.get_by_role("log").get_by_text("$1,500")).to_be_visible()


def test_a_squeeze_play(house: House, visits: Visits) -> None:
    ann = seated(house, visits, bare().at(0, "inner:19").dice(1, 2, 2, 3, 1))
    ann.choose("roll")
    assert house.cash(ann.code) == [1700, 1400, 1400]
    expect(ann.page.get_by_role("log").get_by_text("$100").first).to_be_visible()


def test_a_ride_on_the_promise_of_a_voucher_says_so(house: House, visits: Visits) -> None:
    prepared = mine().at(0, "outer:36").holds(0, "bus-ticket-1").dice(1, 3, 2).play("roll")
    ann = seated(house, visits, prepared)
    expect(ann.page.locator("p.details")).to_contain_text("you must then play a voucher from there")
    ann.page.locator('[data-fold="ride"]').click()
    ann.page.get_by_role("searchbox").fill("Boardw")
    said = "On the promise to play a voucher after it, take the Subway to Boardwalk"
    expect(ann.page.get_by_role("button", name=said)).to_be_visible()

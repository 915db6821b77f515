"""How much a browser has to fetch before somebody can play."""

from __future__ import annotations

import pytest

from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import midgame
from tests.browser.screens import BOARD

pytestmark = pytest.mark.once
MOST = 250 * 1024
FETCHED = """() => Object.fromEntries(
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((one) => [new URL(one.name).pathname, one.encodedBodySize]))"""


def test_the_first_load_is_at_most_250_kilobytes(house: House, visits: Visits) -> None:
    """The start page and the table of the largest game, with everything that both of them ask the server for."""
    key = house.deal(midgame("ultimate"), "Ann")[0]
    ann = visits.come(key, path="/")
    ann.page.get_by_role("radio").first.wait_for(state="attached")
    fetched = ann.page.evaluate(FETCHED)
    ann.page.goto(f"/t/{key.code}")
    ann.page.locator(BOARD).first.wait_for()
    fetched = {**fetched, **{path: size for path, size in ann.page.evaluate(FETCHED).items() if size > 0}}
    assert any(path.endswith(".js") for path in fetched)
    assert any(path.endswith(".css") for path in fetched)
    assert sum(fetched.values()) <= MOST, fetched

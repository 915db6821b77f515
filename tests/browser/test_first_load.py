"""How much a browser has to fetch before somebody can play: everything that the pages ask the server for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import midgame
from tests.browser.screens import BOARD

pytestmark = pytest.mark.once
KB = 1024
START, BOTH = 100 * KB, 235 * KB
SHIFT = 0.02  # of the layout, as browsers measure it
FETCHED = """() => Object.fromEntries(
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((one) => [new URL(one.name).pathname, one.encodedBodySize]))"""


MOVED = """() => new Promise((done) => {
    let moved = 0;
    const seen = new PerformanceObserver((list) => list.getEntries().forEach((one) => (moved += one.value)));
    seen.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => done(moved)));
})"""


def fetched(page: Page) -> dict[str, int]:
    """What has come when nothing more is on its way, fonts included."""
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = page.evaluate(FETCHED)
    return {path: size for path, size in sizes.items() if size > 0}


def test_the_start_page_and_the_largest_table_are_fetched_quickly(house: House, visits: Visits) -> None:
    key = house.deal(midgame("ultimate"), "Ann")[0]
    ann = visits.come(key, path="/")
    ann.page.get_by_role("radio").first.wait_for(state="attached")
    start = fetched(ann.page)
    for kind in (".js", ".css", ".woff2"):
        assert any(path.endswith(kind) for path in start)
    assert not any("board" in path or "table.js" in path for path in start), start
    assert sum(start.values()) <= START, start
    assert ann.page.evaluate(MOVED) < SHIFT
    ann.page.goto(f"/t/{key.code}")
    ann.page.locator(BOARD).first.wait_for()
    both = {**start, **fetched(ann.page)}
    assert ann.page.evaluate(MOVED) < SHIFT, "what was there stays where it was while the rest comes"
    assert "/static/board.js" in both
    assert sum(both.values()) <= BOTH, both


def test_the_start_page_is_as_small_in_french(house: House, visits: Visits) -> None:
    key = house.deal(midgame("ultimate"), "Ann")[0]
    ann = visits.come(key, path="/", choices={"language": "fr"})
    ann.page.get_by_role("radio").first.wait_for(state="attached")
    start = fetched(ann.page)
    assert "/api/texts/fr" in start
    assert sum(start.values()) <= START, start

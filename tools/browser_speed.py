"""Measure the web table in headless Chromium on the largest board: `python -m tools.browser_speed`.

The start page and the table of Ultimate are opened by browsers that know nothing yet: when something is painted, when
the largest part is, and how much moves afterwards (layout shift; below 0.02 nobody notices). Then twelve tokens walk
one after the other, and frames are counted while they do. Then spaces are opened by keys, and each press is timed until
the picture that answers it has been painted.
"""

from __future__ import annotations

import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from passgo.server.protocol import Key
from tests.browser.conftest import CHROMIUM
from tests.browser.harness import House
from tests.browser.people import Person, Visits
from tests.browser.positions import midgame
from tests.browser.screens import BOARD

ROUNDS = 2
PRESSES = 30
OPENED = """() => {
    window.opened = { first: 0, largest: 0, shift: 0 };
    const watch = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('paint', (one) => one.name === 'first-contentful-paint' && (opened.first = one.startTime));
    watch('largest-contentful-paint', (one) => (opened.largest = one.startTime));
    watch('layout-shift', (one) => one.hadRecentInput || (opened.shift += one.value));
}"""
FRAMES = """() => {
    window.frames_seen = [];
    const count = (at) => { window.frames_seen.push(at); requestAnimationFrame(count); };
    requestAnimationFrame(count);
}"""
PAINTS = """() => {
    window.paints = [];
    document.addEventListener('keydown', () => {
        const pressed = performance.now();
        requestAnimationFrame(() => setTimeout(() => window.paints.push(performance.now() - pressed)));
    }, true);
}"""


def opening(visits: Visits, path: str, key: Key | None, ready: str) -> dict[str, float]:
    """What a new visitor's browser measures until nothing more is on its way: milliseconds, and how much has moved."""
    page = visits.come(key, path=path).page
    page.locator(ready).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate(OPENED)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return dict(page.evaluate("() => window.opened"))


def walking(house: House, ann: Person) -> list[float]:
    """Milliseconds between frames while eleven bots and Ann take their turns."""
    ann.page.evaluate(FRAMES)
    room = house.table(ann.code).room
    for _ in range(ROUNDS):
        before = len(room.moves)
        ann.usual()
        while house.asked_now(ann.code) == 0 and len(room.moves) < before + 8:
            ann.usual()
        house.comes(lambda: house.asked_now(ann.code) in (0, None))
    ann.page.locator("[data-question]").wait_for(timeout=120_000)
    seen = ann.page.evaluate("() => window.frames_seen")
    return [after - before for before, after in pairwise(seen)]


def pressing(page: Page) -> list[float]:
    """Milliseconds from a key to its picture, while one looks from space to space."""
    page.locator(BOARD).first.focus()
    page.evaluate(PAINTS)
    for press in range(PRESSES):
        page.keyboard.press("Enter" if press == 0 else "ArrowLeft")
        page.wait_for_function("count => window.paints.length >= count", arg=press + 1)
    return list(page.evaluate("() => window.paints"))


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        visits = Visits(chromium, house)
        key = house.deal(midgame("ultimate"), "Ann")[0]
        for name, path, who, ready in (
            ("start page", "/", None, "[type=radio]"),
            ("table", f"/t/{key.code}", key, BOARD),
        ):
            seen = opening(visits, path, who, ready)
            print(f"{name}: first paint after {seen['first']:.0f} ms, largest after {seen['largest']:.0f} ms,", end=" ")
            print(f"layout shift {seen['shift']:.3f}")
        ann = visits.come(house.deal(midgame("ultimate", players=12), "Ann")[0], choices={"speed": 1})
        ann.page.locator(BOARD).first.wait_for()
        frames = sorted(walking(house, ann))
        seconds = sum(frames) / 1000
        print(f"animation: {len(frames) / seconds:.1f} frames/s over {seconds:.1f} s with 12 tokens,", end=" ")
        print(f"1 of 100 frames took {frames[len(frames) * 99 // 100]:.0f} ms or more")
        paints = sorted(pressing(ann.page))
        print(f"input to paint: median {median(paints):.0f} ms, longest {paints[-1]:.0f} ms of {len(paints)}")
        visits.end()
        chromium.close()
        house.close()


if __name__ == "__main__":
    main()

"""Every main screen: accessible by day and by night; on a phone of 360 pixels, in French, whole and without English."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.once

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
NIGHT = """async () => {
    document.documentElement.dataset.theme = 'dark';
    for (let fading = [null]; fading.length > 0; ) {
        await new Promise((painted) => requestAnimationFrame(painted));
        fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
        await Promise.allSettled(fading.map((one) => one.finished));
    }
}"""

WIDTH = 360
PHONE: dict[str, Any] = {"viewport": {"width": WIDTH, "height": 740}, "has_touch": True, "is_mobile": True}
# words of English sentences that no French sentence has
ENGLISH = re.compile(
    r"\b(the|you|your|with|and|for|is|of|roll|rent|waiting|turn|game|trade|bid|has|worth|owns?)\b", re.I
)
NAMES = re.compile(r"Roll Three|The Embarcadero|[$]50 for 6")  # proper names, and how terms are typed
SAID = """() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    document.querySelectorAll('svg, code').forEach((one) => one.remove()); // lines of the board are in its labels
    return [...labels, ...document.body.innerText.split('\\n')];
}"""


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: `npm install --no-save` in web/ brings it.")
    return AXE.read_text(encoding="utf-8")


def findings(page: Page) -> list[str]:
    found = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
    grave = [one for one in found if one["impact"] in GRAVE]
    return [f"{one['id']} at {node['target']}: {node['failureSummary']}" for one in grave for node in one["nodes"][:4]]


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_grave_on(screen: str, house: House, visits: Visits, axe: str) -> None:
    page = SCREENS[screen](house, visits, {"reduced_motion": "reduce"}).page
    page.evaluate(axe)
    by_day = findings(page)
    page.evaluate(NIGHT)
    assert (by_day, findings(page)) == ([], [])


@pytest.mark.parametrize("screen", SCREENS)
def test_a_french_phone_shows_all_of(screen: str, house: House, visits: Visits) -> None:
    page = SCREENS[screen](house, visits, {**PHONE, "choices": {"language": "fr"}}).page
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH, "nothing sticks out"
    said = page.evaluate(SAID)
    assert len(said) > 10
    assert [line for line in said if ENGLISH.search(NAMES.sub("", line))] == []

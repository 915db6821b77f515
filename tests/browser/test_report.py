"""The lab's report in a browser: on a phone nothing scrolls sideways but tables, and charts can be read."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from typer.testing import Result

from passgo.lab.report.drawing import THEMES

pytestmark = pytest.mark.once

Run = Callable[..., Result]
PHONE, DESK = 360, 1440
LEGIBLE = 9.5  # pixels that letters of a chart are high at least; figures on a board of 56 spaces a side are smaller

SMALLEST = """() => Math.min(...[...document.querySelectorAll('figure:not(.board) text')].map(
  text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
CUT = """() => [...document.querySelectorAll('figure svg')].filter(svg => {
  const box = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text')].some(text => {
    const at = text.getBoundingClientRect();
    return at.width && (at.left < box.left - 2 || at.right > box.right + 2);
  });
}).map(svg => svg.parentElement.id)"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("what", ["classic", "ultimate", "compared"])
def test_a_phone(passgo: Run, runs: Path, chromium: Browser, what: str, language: str) -> None:
    target = runs / f"phone-{what}-{language}.html"
    more = ["--compare", runs / "jackpot"] if what == "compared" else []
    folder = runs / ("classic" if what == "compared" else what)
    passgo("report", folder, "--no-png", "--lang", language, "--out", target, *more)
    for width in (PHONE, DESK):
        page = chromium.new_page(viewport={"width": width, "height": 800})
        page.goto(target.as_uri())
        assert page.evaluate(SIDEWAYS) <= 0
        assert page.evaluate(CUT) == []
        assert page.evaluate(SMALLEST) >= LEGIBLE
        scrolls = page.evaluate("() => getComputedStyle(document.querySelector('.scroll')).overflowX")
        assert scrolls == "auto"
        page.close()


@pytest.mark.parametrize(("scheme", "which"), [("light", 0), ("dark", 1)])
def test_the_page_follows_the_theme(passgo: Run, runs: Path, chromium: Browser, scheme: str, which: int) -> None:
    target = runs / "theme.html"
    passgo("report", runs / "classic", "--no-png", "--out", target)
    page = chromium.new_page(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(target.as_uri())
    ink = THEMES["ink"][which]
    wanted = f"rgb({', '.join(str(int(ink[at : at + 2], 16)) for at in (1, 3, 5))})"
    assert page.evaluate("() => getComputedStyle(document.body).color") == wanted
    page.close()


def test_a_narrow_board_has_figures_instead_of_names(passgo: Run, runs: Path, chromium: Browser) -> None:
    target = runs / "narrow.html"
    passgo("report", runs / "classic", "--no-png", "--out", target)
    page = chromium.new_page(viewport={"width": PHONE, "height": 800})
    page.goto(target.as_uri())
    assert not page.locator("#board .wide").first.is_visible()
    assert page.locator("#board .narrow").first.is_visible()
    page.set_viewport_size({"width": DESK, "height": 800})
    assert page.locator("#board .wide").first.is_visible()
    assert not page.locator("#board .narrow").first.is_visible()
    page.close()

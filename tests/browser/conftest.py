"""What browser tests share: the server, Debian's Chromium, and people who come with a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.harness import PATIENCE, House
from tests.browser.people import Visits
from tests.debian import debian
from tests.lab.conftest import passgo, runs
from tests.server.homes import home, namespaces

__all__ = ["home", "namespaces", "passgo", "runs"]

CHROMIUM = "/usr/bin/chromium"
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("tables"))
    yield house
    house.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    debian("chromium", lambda: CHROMIUM if Path(CHROMIUM).exists() else None, recommends=True)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture
def visits(chromium: Browser, house: House) -> Iterator[Visits]:
    """Whoever came is gone after the test, and no page had a complaint of its own."""
    visits = Visits(chromium, house)
    yield visits
    visits.end()

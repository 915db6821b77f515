"""What browser tests share: the server, Debian's Chromium, and people who come with a browser of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.harness import PATIENCE, House
from tests.browser.people import Visits
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
    if not Path(CHROMIUM).exists() and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "-qq", "update"], check=False)
        subprocess.run(["apt-get", "-qq", "-y", "install", "chromium"], check=False, stdout=subprocess.DEVNULL)
    if not Path(CHROMIUM).exists():
        pytest.skip("There is no Chromium here: install the package chromium to run the tests of the web table.")
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

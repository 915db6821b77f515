"""passgo as an app: installable, there without a network, and told when the server has a new version."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from passgo.server.app import STATIC
from tests.browser.harness import House
from tests.browser.people import Visits

pytestmark = pytest.mark.once
READY = "() => navigator.serviceWorker.ready.then((found) => found.active.state)"
KEPT = """async () => {
    const ours = (await caches.keys()).find((name) => name.startsWith('passgo-'));
    return Boolean(await (await caches.open(ours)).match('/'));
}"""


def installed(visits: Visits, **look: Any) -> Page:
    page = visits.come(service_workers="allow", **look).page
    page.get_by_role("radio").first.wait_for(state="attached")
    page.evaluate(READY)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert page.evaluate(KEPT)
    return page


def without_network(context: BrowserContext, then: Callable[[], None]) -> None:
    context.set_offline(True)
    then()
    context.set_offline(False)


def test_the_manifest_lets_it_be_installed(house: House) -> None:
    with urlopen(f"{house.address}/static/manifest.webmanifest") as answer:
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        picture = (STATIC / icon["src"].removeprefix("/static/")).read_bytes()
        side = int(icon["sizes"].split("x")[0])
        assert picture[:4] == b"\x89PNG" and int.from_bytes(picture[16:20]) == int.from_bytes(picture[20:24]) == side


@pytest.mark.parametrize(("language", "game"), [("en", "Classic"), ("fr", "Classique")])
def test_it_starts_without_a_network(language: str, game: str, house: House, visits: Visits) -> None:
    page = installed(visits, choices={"language": language})

    def start() -> None:
        page.goto("/")
        expect(page.get_by_role("radio", name=game)).to_be_attached()
        page.locator('form [type="submit"]').first.click()
        expect(page.locator(".problem")).to_be_visible()  # to play needs the server, and it says so

    without_network(page.context, start)
    visits.complaints.clear()  # of the browser, about requests without a network


def test_a_lesson_that_was_opened_goes_on_without_a_network(house: House, visits: Visits) -> None:
    page = installed(visits)
    page.goto("/learn/classic")
    expect(page.locator(".coach")).to_contain_text("Roll and buy")

    def again() -> None:
        page.reload()
        expect(page.locator(".coach")).to_contain_text("Roll and buy")
        expect(page.locator('[data-action="roll"]')).to_be_visible()

    without_network(page.context, again)
    visits.complaints.clear()


def test_a_new_version_is_told_and_loaded_when_one_wants(
    house: House, visits: Visits, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = installed(visits)
    page.reload()  # this page was loaded by the worker
    expect(page.get_by_text("A new version of passgo is here.")).to_have_count(0)
    (tmp_path / "index.html").write_bytes((STATIC / "index.html").read_bytes())
    worker = (STATIC / "sw.js").read_text(encoding="utf-8")
    (tmp_path / "sw.js").write_text(worker.replace("passgo-", "passgo-next-", 1), encoding="utf-8")
    monkeypatch.setattr("passgo.server.app.STATIC", tmp_path)
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.get_by_text("A new version of passgo is here.")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("radio", name="Classic")).to_be_attached()

"""Notices while the page is closed: how the page asks for them, and what the worker shows when it is woken."""

from __future__ import annotations

import json
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Worker, expect

from passgo.server.protocol import Key
from passgo.server.storage import EventStore
from passgo.server.storage.sql import SqlStore
from passgo.testing import table
from tests.browser.harness import PATIENCE, House
from tests.browser.people import Visits

pytestmark = pytest.mark.once
ENDPOINT = "https://fcm.googleapis.com/fcm/send/somebody"
# A browser that reaches a push service: the one of the tests reaches none.
SUBSCRIBED = f"""
    let made = null;
    const subscription = (key) => ({{
        endpoint: '{ENDPOINT}', options: {{ applicationServerKey: key }},
        unsubscribe: async () => (made = null, window.heard.push('unsubscribed'), true),
    }});
    window.heard = [];
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async ({{ userVisibleOnly, applicationServerKey }}) => {{
        heard.push(`subscribed ${{userVisibleOnly}} ${{applicationServerKey.length}}`);
        const plain = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
        return made = subscription(Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer);
    }};"""
KEPT = "async () => (await (await caches.open('notices')).keys()).map(({ url }) => url)"
# What is shown is noted as it is shown: who asks the browser for its notices at that moment makes it lose them.
NOTED = """() => {
    self.shown = [];
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (title, about) => {
        await show(title, about);
        shown.push([title, about.body, about.tag]);
    };
}"""
SHOWN = "() => shown"
LEFT = "async () => (await registration.getNotifications()).length"
OPENED = """async () => {
    const opened = [];
    clients.openWindow = async (path) => void opened.push(path);
    const [notification] = await registration.getNotifications();
    const tap = new NotificationEvent('notificationclick', { notification });
    const done = []; tap.waitUntil = (work) => done.push(work);
    dispatchEvent(tap);
    await Promise.all(done);
    return opened;
}"""


def come(house: House, visits: Visits, clock: str = "days", **choices: Any) -> tuple[Page, Key]:
    """Ann waits for Ben at a slow table, with an installed page that may notify."""
    ann = house.deal(table("classic", players=2).dice(1, 2).dice(3, 4), "Ben", "Ann", clock=clock)[1]
    page = visits.come(ann, path="/", service_workers="allow", permissions=["notifications"], choices=choices).page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.add_init_script(SUBSCRIBED)
    page.goto(f"/t/{ann.code}")
    expect(page.locator(".dock")).to_contain_text("Ben")
    return page, ann


def switch(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Tell me when it is my turn").click(force=True)


def wanted(house: House) -> list[tuple[Any, ...]]:
    """Who is to be called where, as the server knows it."""
    assert house.registry is not None

    def asked(store: EventStore) -> list[tuple[Any, ...]]:
        assert isinstance(store, SqlStore)
        return store.database.run("SELECT code, person, endpoint FROM subscriptions")

    return house.call(house.registry.writer.call(asked))


def push(page: Page) -> None:
    """What the browser does when its push service says so."""
    worker(page).evaluate(NOTED)
    session: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []

    def noted(about: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in about["registrations"] if not each["isDeleted"])

    session.on("ServiceWorker.workerRegistrationUpdated", noted)
    session.send("ServiceWorker.enable")
    origin = page.evaluate("location.origin")
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1], "data": ""})


def worker(page: Page) -> Worker:
    return page.context.service_workers[0]


def comes(where: Page | Worker, look: str) -> list[Any]:
    """All that is found there, once there is something; asked in the page itself it could wait for ever."""
    late = monotonic() + PATIENCE
    while not (found := list(where.evaluate(look))):
        assert monotonic() < late, "there is nothing"
    return found


def keeps(page: Page, *codes: str) -> None:
    """Come to the tables, so that what to say of each is kept for the time when their pages are closed."""
    for code in codes:
        page.goto(f"/t/{code}")
        comes(page, f"async () => (await ({KEPT})()).filter((url) => url.endsWith('{code}'))")


def test_nothing_is_asked_before_it_is_wanted_and_all_is_taken_back(house: House, visits: Visits) -> None:
    page, ann = come(house, visits)
    assert page.evaluate("heard") == [] and ann.code not in [code for code, _, _ in wanted(house)]
    switch(page)
    expect(page.get_by_text("also when this page is closed")).to_be_visible()
    assert page.evaluate("heard") == ["subscribed true 87"]
    assert (ann.code, ann.person, ENDPOINT) in wanted(house)
    page.get_by_role("switch", name="Tell me when it is my turn").click(force=True)
    page.wait_for_function("() => heard.includes('unsubscribed')")
    assert ann.code not in [code for code, _, _ in wanted(house)]


def test_a_table_in_a_hurry_wants_the_page_open(house: House, visits: Visits) -> None:
    page, ann = come(house, visits, "relaxed")
    switch(page)
    expect(page.get_by_text("Keep this page open")).to_be_visible()
    assert page.evaluate("heard") == [] and ann.code not in [code for code, _, _ in wanted(house)]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["It is up to you", "Your game with Ben waits for you."]),
        ("fr", ["C’est à vous", "Votre partie avec Ben vous attend."]),
    ],
)
def test_a_push_says_in_ones_language_which_table_waits_and_a_tap_opens_it(
    language: str, told: list[str], house: House, visits: Visits
) -> None:
    page, ann = come(house, visits, language=language, notices=True)
    keeps(page, ann.code)
    page.goto("/")  # the table's page is closed
    push(page)
    assert comes(worker(page), SHOWN) == [[*told, ann.code]]
    assert worker(page).evaluate(OPENED) == [f"/t/{ann.code}"]
    assert worker(page).evaluate(LEFT) == 0, "a tap puts it away"


def test_of_several_tables_the_one_that_calls_is_shown(house: House, visits: Visits) -> None:
    page, first = come(house, visits, notices=True)
    second = house.deal(table("classic", players=2).dice(1, 2), "Cleo", "Ann", clock="days")[1]
    keys = [
        {"code": key.code, "person": key.person, "token": key.token, "name": "Ann", "at": 0} for key in (first, second)
    ]
    page.evaluate("(games) => localStorage.setItem('passgo.games', games)", json.dumps(keys))
    keeps(page, first.code, second.code)
    page.goto("/")
    assert house.registry is not None
    token = house.table(second.code).room.people[second.person].token
    house.call(house.registry.writer.call(lambda store: store.call(second.code, second.person, token)))
    push(page)
    assert [tag for _, _, tag in comes(worker(page), SHOWN)] == [second.code]

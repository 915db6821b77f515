"""People with browsers: how they come to a table, and what they do there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, TimeoutError, WebSocket

from passgo.server.protocol import Key
from tests.browser.harness import MINUTE, PATIENCE, House

ATTEMPTS = 20
MOMENT = 350  # milliseconds in which a key still belongs to the question before
NETWORK = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to")  # what a page without network reports
BLOCKED = "Service Worker registration blocked"  # by us: requests that a worker makes are seen by no test


class Visits:
    """The people of one test, each in a browser profile of their own."""

    def __init__(self, chromium: Browser, house: House) -> None:
        self.chromium = chromium
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def come(
        self,
        key: Key | None = None,
        name: str = "",
        path: str = "",
        choices: dict[str, Any] | None = None,
        clock: bool = False,
        **more: Any,
    ) -> Person:
        """Somebody opens a page: at the table of the key, else where the path says. Nothing is animated.

        With a clock the page's time can be moved on (`a_moment_later`).
        """
        kept = {"speed": 0, "language": "en", "theme": "light", **(choices or {})}
        if name:
            kept["name"] = name
        if key is not None:
            mine = {"code": key.code, "person": key.person, "token": key.token, "name": name or "Ann", "at": 0}
            kept["games"] = [mine]
            path = path or f"/t/{key.code}"
        stored = [{"name": f"passgo.{what}", "value": json.dumps(value)} for what, value in kept.items()]
        state: Any = {"cookies": [], "origins": [{"origin": self.house.address, "localStorage": stored}]}
        more.setdefault("viewport", {"width": 1440, "height": 900})
        more.setdefault("service_workers", "block")
        context = self.chromium.new_context(
            storage_state=state,
            base_url=self.house.address,
            **more,
        )
        context.set_default_timeout(PATIENCE * 1000)
        # what browsers add to the dice, so that a test plays the same game again
        context.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({len(self.contexts) + 1})")
        self.contexts.append(context)
        page = context.new_page()
        if clock:
            page.clock.install()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        person = Person(page, self.house)
        page.on("websocket", person.speaks)
        page.goto(path or "/")
        return person

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in (*NETWORK, BLOCKED)):
            self.complaints.append(message.text)

    def end(self) -> None:
        for context in self.contexts:
            context.close()
        assert not self.complaints, f"the pages complained: {self.complaints}"


class Person:
    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house
        self.played: list[str] = []  # the answers that the page sent, whatever became of them

    def speaks(self, socket: WebSocket) -> None:
        def sent(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "play":
                self.played.append(message["action"])

        socket.on("framesent", sent)

    @property
    def code(self) -> str:
        """Of the table whose page is open."""
        return str(re.findall(r"/t/(\w+)", self.page.url)[0])

    def asked(self) -> int:
        """Wait until the question that everybody waits for is on the screen; its number."""
        number = self.number()
        self.page.locator(f'[data-question="{number}"]').wait_for()
        return number

    def usual(self) -> None:
        """Answer what somebody without a plan would, by the button that says so, and wait until it is done."""
        before = self.asked()
        answer = self.page.locator(f'[data-action="{self.house.usual(self.code)}"]:visible')
        debt = self.page.locator("[data-plan]:visible, [data-leave]:visible")
        confirm = self.page.locator(".confirm button:visible")
        answer.or_(debt).or_(confirm).first.wait_for()
        if self.house.decision(self.code).kind == "debt":
            debt.first.click()
        elif answer.count() > 0:
            answer.first.click()
        sure = confirm.or_(self.page.get_by_role("button", name="Yes, I am bankrupt"))
        if sure.is_visible():
            sure.click()
        self.done(before)

    def choose(self, action: str) -> None:
        """Answer by the button of this action."""
        before = self.asked()
        self.page.locator(f'[data-action="{action}"]:visible').first.click()
        self.done(before)

    def press(self, key: str) -> None:
        """Answer by a key; again, as long as it comes so early that it could belong to the question before."""
        before = self.asked()
        for _ in range(ATTEMPTS):
            self.page.keyboard.press(key)
            if self.house.comes(lambda: self.answered(before), seconds=0.6):
                return
        raise AssertionError(f"{key} answers nothing")

    def press_for(self, key: str, wanted: Locator) -> None:
        """Bring something to the screen by a key that answers nothing."""
        for _ in range(ATTEMPTS):
            self.page.keyboard.press(key)
            try:
                wanted.wait_for(timeout=600)
                return
            except TimeoutError:
                continue  # it came too early
        raise AssertionError(f"{key} shows nothing")

    def a_moment_later(self) -> None:
        """So long after the question came that a key is meant for it."""
        self.page.clock.fast_forward(2 * MOMENT)

    def hold(self) -> None:
        """No time passes in the page any more: what is being shown stays. For whoever came with a clock."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + MINUTE)

    def number(self) -> int:
        return self.house.table(self.code).room.number

    def answered(self, before: int) -> bool:
        room = self.house.table(self.code).room
        return room.number != before or room.phase == "over"

    def done(self, before: int) -> None:
        assert self.house.comes(lambda: self.answered(before)), "the answer did not arrive"
        self.page.evaluate("0")  # events of the page reach us only while we ask it something: what it sent is heard now


def play_on(people: Sequence[Person], enough: Callable[[], bool] = lambda: False) -> None:
    """Everybody answers what is usual, until the game is over or it is enough."""
    house, code = people[0].house, people[0].code
    room = house.table(code).room
    while room.phase == "playing" and not enough():
        people[house.decision(code).player].usual()

"""Friends on the same network: from the button to the proof of the dice, with browsers on machines of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, TimeoutError, expect

from tests.browser.conftest import CHROMIUM
from tests.browser.harness import PATIENCE
from tests.browser.screens import BOARD
from tests.server.homes import Home, Hosted, Machine, namespace
from tests.server.test_lan import asking

pytestmark = pytest.mark.once

LET_IN, SHUT_OUT = "Let friends on this network in", "Shut the network out again"
ANSWERS = ("roll", "buy", "end", "pass", "decline")  # what everybody says who can
# Like a click on the menu's way out of the seat, but staying to watch: a bot plays on.
STAND_UP = """async (code) => {
    const { token } = JSON.parse(localStorage["passgo.games"]).find((game) => game.code === code);
    const headers = { Authorization: `Bearer ${token}` };
    const asked = await fetch(`/api/tables/${code}/tickets`, { method: "POST", headers, body: "{}" });
    const { ticket, socket } = await asked.json();
    const line = new WebSocket(socket);
    await new Promise((open) => (line.onopen = open));
    line.send(JSON.stringify({ type: "hello", ticket }));
    line.send(JSON.stringify({ type: "stand", id: `stand ${Math.random()}` }));
    await new Promise((done) => (line.onmessage = ({ data }) => JSON.parse(data).type === "ack" && done()));
    line.close();
}"""
OPEN_TABLE = """async () => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ name: "Anne", players: 2 });
    const asked = await fetch("/api/tables", { method: "POST", headers, body });
    return (await asked.json()).code;
}"""
TRY_TO = """async ([open, key]) => {
    const headers = { Authorization: `Bearer ${key}`, "X-Forwarded-For": "127.0.0.1", Forwarded: "for=127.0.0.1" };
    const answer = await fetch("/api/network", { method: "PUT", headers, body: JSON.stringify({ open }) });
    return answer.status;
}"""


class Browsers:
    """Chromium, started on machines; what their pages complain of is kept."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self.playwright = playwright
        self.folder = folder
        self.running = ExitStack()
        self.on: dict[Machine, Browser] = {}
        self.complaints: list[str] = []

    def browser(self, machine: Machine) -> Browser:
        if machine not in self.on:
            program = self.folder / f"chromium-{len(self.on)}"
            program.write_text(f'#!/bin/sh\nexec {" ".join(machine.prefix)} {CHROMIUM} "$@"\n')
            program.chmod(0o755)
            launched = self.playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            self.on[machine] = launched
            self.running.callback(launched.close)
        return self.on[machine]

    def person(self, machine: Machine, name: str, address: str, language: str = "en") -> Page:
        """Somebody with a profile of their own, who opens an address."""
        context: BrowserContext = self.browser(machine).new_context(viewport={"width": 1440, "height": 900})
        context.set_default_timeout(PATIENCE * 1000)
        kept = {"speed": 0, "language": language, "theme": "light", "name": name, "edition": "millionaire"}
        values = {f"passgo.{what}": json.dumps(value) for what, value in kept.items()}
        # only once: what the page itself remembers stays
        script = f"for (const [k, v] of Object.entries({json.dumps(values)})) localStorage[k] ??= v"
        context.add_init_script(script)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None
        )
        page.goto(address)
        return page


@pytest.fixture
def browsers(playwright: Playwright, tmp_path: Path) -> Iterator[Browsers]:
    browsers = Browsers(playwright, tmp_path)
    yield browsers
    browsers.running.close()


def open_table(page: Page) -> str:
    """A short game for two, with friends; its code."""
    page.get_by_role("button", name="House rules and table").click()
    page.get_by_text("at once", exact=True).click()
    for _ in range(2):
        page.get_by_role("button", name="Less").first.click()
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def shown_link(page: Page) -> str:
    return page.get_by_role("textbox", name="Link").input_value()


def pasted(page: Page) -> str:
    """What is on the clipboard, as somebody gets it out again."""
    field = page.get_by_role("textbox", name="Say something")
    field.fill("")
    field.press("Control+V")
    text = field.input_value()
    field.fill("")
    return text


def moves(server: Hosted, code: str) -> int:
    told = asking("GET", "localhost", target=f"/api/tables/{code}/story")
    status, story = server.machine.says("127.0.0.1", server.port, told)
    assert status == 200, story
    return len(json.loads(story)["frames"])


def answered(page: Page) -> bool:
    """Whether this page is asked something; then it is answered, in the way that goes on soonest."""
    for wanted in (*(f'[data-action="{action}"]' for action in ANSWERS), "[data-action]"):
        button = page.locator(f"{wanted}:visible").first
        if button.is_visible():
            try:
                button.click(timeout=1000)
            except TimeoutError:
                continue  # it was there for the answer before
            return True
    return False


def somebody_answers(server: Hosted, code: str, pages: list[Page]) -> Page:
    """Whose answer everybody waited for."""
    before, who = moves(server, code), pages[0]
    for _ in range(int(PATIENCE * 10)):
        who = next((page for page in pages if answered(page)), who)
        pages[0].wait_for_timeout(100)
        if moves(server, code) > before:
            return who
    raise AssertionError("nobody answers")


def test_a_friend_comes_by_the_shown_link_plays_and_checks_the_dice(
    home: Home, browsers: Browsers, tmp_path: Path
) -> None:
    with Hosted(home.host, tmp_path) as server:
        only = {("127.0.0.1", server.port)}
        ann = browsers.person(home.host, "Ann", server.link)
        code = open_table(ann)
        assert "#" not in ann.url and server.key not in ann.content()
        expect(ann.get_by_text("Only this computer can open this link.")).to_be_visible()
        assert shown_link(ann) == f"http://localhost:{server.port}/t/{code}"
        assert server.listeners() == only

        ann.get_by_role("button", name=LET_IN).click()
        expect(ann.get_by_text("Everybody on the same network can open this link")).to_be_visible()
        link = shown_link(ann)
        assert link == f"http://{home.host.address}:{server.port}/t/{code}"
        ann.get_by_role("button", name="Copy link").click()
        expect(ann.get_by_role("button", name="Link copied")).to_be_visible()

        ben = browsers.person(home.guest, "Ben", link)
        assert ben.evaluate("[isSecureContext, navigator.clipboard, crypto.subtle]") == [False, None, None]
        expect(ben.get_by_text("Everybody on the same network can open this link")).to_be_visible()
        for name in (LET_IN, SHUT_OUT):
            expect(ben.get_by_role("button", name=name)).to_have_count(0)
        for tried in (True, False):
            assert ben.evaluate(TRY_TO, [tried, server.key]) == 403
        browsers.complaints[:] = [said for said in browsers.complaints if "403" not in said]
        ben.get_by_role("button", name="Sit down").click()
        expect(ann.locator("ol > li").filter(has_text="Ben")).to_be_visible()  # a seat: who has come stands first

        assert shown_link(ben) == link
        ben.get_by_role("button", name="Copy link").click()
        expect(ben.get_by_role("button", name="Link copied")).to_be_visible()
        assert pasted(ben) == link

        ann.get_by_role("button", name="Start the game").click()
        expect(ben.locator(BOARD).first).to_be_visible()
        turns = {ann: 0, ben: 0}
        while min(turns.values()) < 4:
            turns[somebody_answers(server, code, list(turns))] += 1

        # the network is shut out in the middle of the game, and let in again
        ann.get_by_role("button", name="Menu").click()
        ann.get_by_role("button", name="Invite friends").click()
        ann.get_by_role("button", name=SHUT_OUT).click()
        expect(ben.get_by_text("Connection lost")).to_be_visible()
        expect(ann.get_by_text("Only this computer can open this link.")).to_be_visible()
        assert server.listeners() == only
        ann.get_by_role("button", name=LET_IN).click()
        expect(ben.get_by_text("Connection lost")).to_be_hidden()
        expect(ann.get_by_role("textbox", name="Link")).to_have_value(link)
        ann.get_by_role("button", name="Close").click()
        browsers.complaints[:] = [said for said in browsers.complaints if "ERR_CONNECTION" not in said]

        for page in (ann, ben):
            page.evaluate(STAND_UP, code)
        expect(ben.get_by_role("heading", name=re.compile("wins$|win together$"))).to_be_visible(timeout=120_000)
        ben.get_by_role("button", name="Check every roll").click()
        expect(ben.get_by_text("The secret is the one that was promised.")).to_be_visible()
        expect(ben.get_by_text("Your share is in it.")).to_be_visible()
        expect(ben.get_by_text(re.compile(r"^\d+ numbers were seen when .*none is missing"))).to_be_visible()
        ben.get_by_role("button", name="Share").click()
        expect(ben.get_by_role("button", name="Link copied")).to_be_visible()
        assert browsers.complaints == []
    assert server.leaves_nothing_running()


def test_where_the_browser_does_not_copy_the_link_is_selected_with_words(
    home: Home, browsers: Browsers, tmp_path: Path
) -> None:
    with Hosted(home.host, tmp_path, "--lan") as server:
        ann = browsers.person(home.guest, "Ann", f"http://{home.host.address}:{server.port}")
        open_table(ann)
        link = shown_link(ann)
        ann.evaluate("document.execCommand = () => false")
        ann.get_by_role("button", name="Copy link").click()
        expect(ann.get_by_role("alert").filter(has_text="The link is selected: copy it by hand.")).to_be_visible()
        ann.keyboard.press("Control+C")
        assert pasted(ann) == link
        assert browsers.complaints == []


def test_another_browser_on_the_same_machine_is_told_where_the_button_is(
    home: Home, browsers: Browsers, tmp_path: Path
) -> None:
    with Hosted(home.host, tmp_path) as server:
        ann = browsers.person(home.host, "Ann", f"http://localhost:{server.port}/")
        open_table(ann)
        expect(ann.get_by_text("Only this computer can open this link.")).to_be_visible()
        expect(ann.get_by_text("open the address that the server’s terminal shows")).to_be_visible()
        expect(ann.get_by_role("button", name=LET_IN)).to_have_count(0)
        assert ann.evaluate(TRY_TO, [True, "a guess"]) == 403
        assert server.listeners() == {("127.0.0.1", server.port)}


def test_without_a_network_the_button_says_so(namespaces: None, browsers: Browsers, tmp_path: Path) -> None:
    with namespace() as lonely, Hosted(lonely, tmp_path) as server:
        ann = browsers.person(lonely, "Anne", server.link, "fr")
        code = ann.evaluate(OPEN_TABLE)
        ann.goto(f"http://localhost:{server.port}/t/{code}")
        ann.get_by_role("button", name="Laisser entrer les amis sur ce réseau").click()
        expect(ann.get_by_role("alert").filter(has_text="aucun réseau local")).to_be_visible()
        expect(ann.get_by_text("Seul cet ordinateur peut ouvrir ce lien.")).to_be_visible()
        browsers.running.close()


def test_a_server_for_everybody_shows_the_address_that_others_find_it_at(
    home: Home, browsers: Browsers, tmp_path: Path
) -> None:
    with Hosted(home.host, tmp_path, "--host", "0.0.0.0") as server:
        ann = browsers.person(home.host, "Ann", server.link)
        code = open_table(ann)
        expect(ann.get_by_role("textbox", name="Link")).to_have_value(
            f"http://{home.host.address}:{server.port}/t/{code}"
        )
        expect(ann.get_by_text("Only this computer")).to_have_count(0)
        expect(ann.get_by_role("button", name=LET_IN)).to_have_count(0)

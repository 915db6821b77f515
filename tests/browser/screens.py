"""Every main screen of the web table, brought up the same way for whoever wants to look at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import expect

from passgo.server.protocol import Choices
from passgo.testing import Table, table
from tests.browser.harness import House
from tests.browser.people import Person, Visits
from tests.browser.positions import for_sale, haggling, in_debt, midgame

Look = dict[str, Any]  # how the visitor's browser is set up
Screen = Callable[[House, Visits, Look], Person]
BOARD = "[data-cell]"  # a space of the board


def at_table(house: House, visits: Visits, look: Look, position: Table, *names: str) -> Person:
    person = visits.come(house.deal(position, *(names or ("Ann",)))[0], **look)
    person.page.locator('[aria-keyshortcuts~="Enter"]:visible').first.wait_for()
    return person


def start(house: House, visits: Visits, look: Look) -> Person:
    person = visits.come(name="Ann", **look)
    expect(person.page.get_by_role("radio").first).to_be_attached()
    return person


def rules(house: House, visits: Visits, look: Look) -> Person:
    person = start(house, visits, look)
    person.page.locator('[aria-controls="rules"]').click()
    expect(person.page.locator("#rules")).to_be_visible()
    return person


def gathering(house: House, visits: Visits, look: Look) -> Person:
    choices = Choices(edition="ultimate", players=5, bots=["trader"], settings={"parking.jackpot": True})
    person = visits.come(house.open(["Ann", "Ben"], choices)[0], **look)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    return person


def playing(edition: str) -> Screen:
    def screen(house: House, visits: Visits, look: Look) -> Person:
        person = at_table(house, visits, look, midgame(edition))
        person.page.locator(BOARD).first.wait_for()
        return person

    return screen


def trade(house: House, visits: Visits, look: Look) -> Person:
    person = at_table(house, visits, look, haggling(), "Ann", "Ben", "Cleo")
    person.page.locator('[aria-keyshortcuts="t"]').click()
    person.page.get_by_role("dialog").get_by_role("radio").first.click()
    person.page.locator('[data-word="37"]').click()  # Park Place
    person.page.locator('[data-word="1"]').click()  # Mediterranean Avenue
    expect(person.page.locator(".effect .sides")).to_be_visible()
    return person


def auction(house: House, visits: Visits, look: Look) -> Person:
    keys = house.deal(for_sale().play("roll", "decline"), "Ann", "Ben", "Cleo")
    person = visits.come(keys[house.decision(keys[0].code).player], **look)
    person.page.locator('[data-action="pass"]:visible').wait_for()
    return person


def debt(house: House, visits: Visits, look: Look) -> Person:
    person = at_table(house, visits, look, in_debt().play("roll"), "Ann", "Ben")
    person.page.locator("[data-plan]").wait_for()
    return person


def deed(house: House, visits: Visits, look: Look) -> Person:
    person = playing("classic")(house, visits, look)
    person.page.locator('[data-space="1"]').first.click()
    return person


def result(house: House, visits: Visits, look: Look) -> Person:
    """A game that bots have played for a while; then the other one steps on a hotel."""
    t = (
        table("classic", players=3)
        .owns_group(0, "orange")
        .built(5, "St. James Place", "Tennessee Avenue", "New York Avenue")
    )
    t.has(1, 300).has(2, 900).at(1, "Pennsylvania Railroad").at(2, "Electric Company").dice(1, 2, 1, 3, 2, 4)
    person = at_table(house, visits, look, t)
    while house.table(person.code).room.phase == "playing":
        if house.comes(lambda: house.asked_now(person.code) in (0, None)) and house.asked_now(person.code) == 0:
            person.usual()
    expect(person.page.get_by_role("heading", level=1).filter(visible=True).last).to_be_visible()
    person.page.locator("article svg").first.wait_for()
    return person


def replay(house: House, visits: Visits, look: Look) -> Person:
    person = result(house, visits, look)
    person.page.goto(f"/t/{person.code}/replay#4")
    person.page.get_by_role("slider").wait_for()
    return person


def text_mode(house: House, visits: Visits, look: Look) -> Person:
    kept = {**look.get("choices", {}), "text": True}
    person = visits.come(house.deal(midgame("classic"), "Ann")[0], **{**look, "choices": kept})
    person.page.locator('[data-action="roll"]').wait_for()
    return person


SCREENS: Final[dict[str, Screen]] = {
    "start": start,
    "rules": rules,
    "gathering": gathering,
    **{f"playing-{edition}": playing(edition) for edition in ("classic", "mega", "millionaire", "ultimate")},
    "trade": trade,
    "auction": auction,
    "debt": debt,
    "deed": deed,
    "result": result,
    "replay": replay,
    "text": text_mode,
}

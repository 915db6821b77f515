"""Every main screen of the web table, brought up the same way for whoever wants to look at it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import expect

from passgo.server.protocol import Choices
from passgo.testing import Table, table
from tests.browser.harness import House
from tests.browser.people import Person, Visits
from tests.browser.positions import for_sale, haggling, hopeless, in_debt, midgame

Look = dict[str, Any]  # how the visitor's browser is set up
Screen = Callable[[House, Visits, Look], Person]
BOARD = "[data-cell]"  # a space of the board


def at_table(house: House, visits: Visits, look: Look, position: Table, *names: str) -> Person:
    person = visits.come(house.deal(position, *(names or ("Ann",)))[0], **look)
    person.asked()
    return person


def start(house: House, visits: Visits, look: Look) -> Person:
    person = visits.come(name="Ann", **look)
    expect(person.page.get_by_role("radio").first).to_be_attached()
    return person


def rules(house: House, visits: Visits, look: Look) -> Person:
    person = start(house, visits, look)
    person.page.locator('[aria-controls="rules"]').click()
    person.page.locator("#rules .group > summary").first.click()
    expect(person.page.locator("#rules .fields").first).to_be_visible()
    return person


def gathering(house: House, visits: Visits, look: Look) -> Person:
    choices = Choices(edition="ultimate", players=5, bots=["trader"], settings={"parking.jackpot": True})
    person = visits.come(house.open(["Ann", "Ben"], choices)[0], **look)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    return person


def playing(edition: str, players: int = 4) -> Screen:
    def screen(house: House, visits: Visits, look: Look) -> Person:
        person = at_table(house, visits, look, midgame(edition, players))
        person.page.locator(BOARD).first.wait_for()
        return person

    return screen


def lesson(edition: str) -> Screen:
    def screen(house: House, visits: Visits, look: Look) -> Person:
        person = visits.come(path=f"/learn/{edition}", **look)
        person.page.locator(".coach").wait_for()
        person.page.locator(BOARD).first.wait_for()
        return person

    return screen


def big_screen(house: House, visits: Visits, look: Look) -> Person:
    """The table for all in the room to look at."""
    code = house.deal(midgame("ultimate"), "Ann")[0].code
    person = visits.come(path=f"/t/{code}/screen", **look)
    person.page.locator(BOARD).first.wait_for()
    return person


def trade(house: House, visits: Visits, look: Look) -> Person:
    person = at_table(house, visits, look, haggling(), "Ann", "Ben", "Cleo")
    person.page.locator('[aria-keyshortcuts="t"]').click()
    person.page.get_by_role("dialog").get_by_role("radio").first.click()
    person.page.locator('[data-word="37"]').click()  # Park Place
    person.page.locator('[data-word="1"]').click()  # Mediterranean Avenue
    expect(person.page.locator(".effect .sides")).to_be_visible()
    return person


def offer(house: House, visits: Visits, look: Look) -> Person:
    keys = house.deal(haggling().play("offer 1 37, $50 for 1"), "Ann", "Ben", "Cleo")
    person = visits.come(keys[1], **look)
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


def menu(house: House, visits: Visits, look: Look) -> Person:
    person = playing("classic")(house, visits, look)
    person.page.locator("header button").last.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    return person


def rulebook(house: House, visits: Visits, look: Look) -> Person:
    person = menu(house, visits, look)
    person.page.get_by_role("dialog").locator(".menu > button").first.click()
    person.page.locator("details summary", has_text="Jail").or_(
        person.page.locator("summary", has_text="Prison")
    ).click()
    expect(person.page.get_by_text("CLS-JAL-1", exact=True)).to_be_visible()
    return person


def manage(house: House, visits: Visits, look: Look) -> Person:
    person = playing("classic")(house, visits, look)
    person.page.locator('[aria-keyshortcuts="m"]').click()
    expect(person.page.get_by_role("dialog").locator("[data-action]").first).to_be_visible()
    return person


def result(house: House, visits: Visits, look: Look) -> Person:
    """A whole game between bots, one of them in Ann's seat."""
    key = house.deal(table("classic", players=4), "Ann")[0]
    house.play_out(key.code)
    person = visits.come(key, **look)
    expect(person.page.get_by_role("heading", level=1).filter(visible=True).last).to_be_visible()
    person.page.locator("article svg").first.wait_for()
    return person


def replay(house: House, visits: Visits, look: Look) -> Person:
    person = result(house, visits, look)
    person.page.goto(f"/t/{person.code}/replay#220")
    person.page.get_by_role("slider").wait_for()
    return person


def review(house: House, visits: Visits, look: Look) -> Person:
    """The review of a game that people played."""
    key = house.deal(table("classic", players=4), "Ann", "Ben")[0]
    house.play_out(key.code, by="person")
    person = visits.come(key, **look)
    person.page.goto(f"/t/{person.code}/review")
    person.page.locator("main dl").first.wait_for()
    return person


def puzzle(house: House, visits: Visits, look: Look) -> Person:
    """A puzzle that has been answered."""
    person = visits.come(house.deal(table("classic", players=2), "Ann")[0], **look)
    person.page.goto("/puzzle")
    person.page.locator(".question li button").first.click()
    person.page.get_by_role("status").wait_for()
    return person


def text_mode(house: House, visits: Visits, look: Look) -> Person:
    kept = {**look.get("choices", {}), "text": True}
    person = visits.come(house.deal(midgame("classic"), "Ann")[0], **{**look, "choices": kept})
    person.page.locator('[data-action="roll"]').wait_for()
    return person


def past_hope(house: House, visits: Visits, look: Look) -> Person:
    person = at_table(house, visits, look, hopeless(), "Ann", "Ben")
    person.page.get_by_role("group").get_by_role("button", name=re.compile(" 10 ")).wait_for()
    return person


SCREENS: Final[dict[str, Screen]] = {
    "start": start,
    "rules": rules,
    "gathering": gathering,
    **{f"playing-{edition}": playing(edition) for edition in ("classic", "mega", "millionaire", "ultimate")},
    "lesson": lesson("ultimate"),
    "big-screen": big_screen,
    "trade": trade,
    "offer": offer,
    "auction": auction,
    "debt": debt,
    "deed": deed,
    "manage": manage,
    "menu": menu,
    "rulebook": rulebook,
    "result": result,
    "replay": replay,
    "review": review,
    "puzzle": puzzle,
    "text": text_mode,
    "past-hope": past_hope,
}
MOST: Final = {"classic": 8, "mega": 8, "millionaire": 4, "ultimate": 12}  # players
ALIKE: Final[dict[str, Screen]] = {  # other games' screens of the same kind, to look at
    **{f"lesson-{edition}": lesson(edition) for edition in ("classic", "mega", "millionaire")},
    **{f"crowd-{edition}": playing(edition, players) for edition, players in MOST.items()},
}

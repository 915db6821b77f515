"""Whole games between four browsers, each in a profile of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from passgo.server.protocol import Choices
from passgo.testing import Table, table
from tests.browser.harness import House
from tests.browser.people import Person, Visits, play_on

pytestmark = pytest.mark.once
NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def gathered(visits: Visits) -> list[Person]:
    """Ann opens a table for a short game of Classic, the others come by its link, and Ann begins."""
    ann = visits.come(name="Ann")
    ann.page.get_by_role("button", name="House rules and table").click()
    ann.page.locator("#rules").get_by_label("Game", exact=True).select_option("short")
    ann.page.get_by_role("button", name="Play with friends").click()
    ann.page.wait_for_url("**/t/*")
    others = [visits.come(name=name, path=ann.page.url) for name in NAMES[1:]]
    for other, name in zip(others, NAMES[1:], strict=True):  # one after the other, so that seats are in this order
        other.page.get_by_role("button", name="Sit down").click()
        expect(ann.page.locator("ol > li").filter(has_text=name)).to_be_visible()  # a seat: who has come stands first
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.page.get_by_role("log")).to_be_visible()
    return [ann, *others]


def last_rounds() -> Table:
    """Two are nearly broke and will meet Income Tax: the Short game ends with the second bankruptcy."""
    t = table("classic", players=4, variant="short").at(1, 0).at(2, 0)
    return t.has(1, 30).has(2, 40).owns_group(0, "orange").dice(1, 2, 1, 3, 1, 3)


def test_four_browsers_finish_a_short_game_of_classic(house: House, visits: Visits) -> None:
    people = gathered(visits)
    code = people[0].code
    assert house.begun(code)
    room = house.table(code).room
    play_on(people, lambda: len(room.moves) >= 8)

    # one reloads in the middle of a turn and finds the same question
    asked = people[house.decision(code).player]
    question = asked.page.get_by_text(house.question(code), exact=True).first
    question.wait_for(state="attached")
    asked.page.reload()
    question.wait_for(state="attached")

    # one loses the network; the others play on as far as they can; the question waits
    dropped = people[(house.decision(code).player + 1) % 4]
    dropped.page.context.set_offline(True)
    expect(dropped.page.get_by_text("Connection lost")).to_be_visible()
    play_on(people, lambda: people[house.decision(code).player] is dropped)
    dropped.page.context.set_offline(False)
    play_on(people, lambda: len(room.moves) >= 16)

    house.stage(code, last_rounds())
    play_on(people)
    for person in people:
        expect(person.page.get_by_role("heading", name="Ann wins")).to_be_visible()


def near_a_million(t: Table) -> Table:
    for seat in range(4):
        t.has(seat, 960_000)
    return t


@pytest.mark.parametrize("edition", ["mega", "ultimate", "millionaire"])
def test_four_browsers_finish_a_capped_game_of(edition: str, house: House, visits: Visits) -> None:
    timed = edition != "millionaire"
    choices = Choices(edition=edition, players=4, variant="timed" if timed else "normal", minutes=10 if timed else None)
    keys = house.open(NAMES, choices)
    house.start(keys[0].code)
    if not timed:
        house.stage(keys[0].code, near_a_million(table("millionaire", players=4)))
    people = [visits.come(key, name) for key, name in zip(keys, NAMES, strict=True)]
    room = house.table(keys[0].code).room
    play_on(people, lambda: timed and len(room.moves) >= 14)
    if timed:
        house.pass_time(keys[0].code, minutes=11)
        play_on(people)
    for person in people:
        expect(person.page.get_by_role("heading", name=re.compile("wins$|win together$"))).to_be_visible()

"""A game that may never end: the page says so once, people propose a last round and agree on it, or they do not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Person, Visits, play_on
from tests.browser.positions import hopeless

pytestmark = pytest.mark.once
NEVER = "this game may never end"


def two(house: House, visits: Visits) -> list[Person]:
    people = [visits.come(key, reduced_motion="reduce") for key in house.deal(hopeless(), "Ann", "Ben")]
    for person in people:
        expect(offer(person.page)).to_be_visible()
    return people


def offer(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=NEVER)


def test_all_agree_and_the_richest_wins_after_the_last_round(house: House, visits: Visits) -> None:
    ann, ben = two(house, visits)
    ann.asked()
    offer(ann.page).get_by_role("button", name="in 5 rounds").click()
    motion = "Ann asks to end the game 5 rounds after this one; whoever is worth most then wins"
    expect(ben.page.get_by_text(motion)).to_be_visible()
    expect(offer(ben.page)).to_be_hidden()
    assert house.game(ann.code).state.last_round == 0
    ben.page.get_by_role("button", name="Yes", exact=True).click()
    for person in (ann, ben):
        expect(person.page.get_by_text("last round: 6")).to_be_visible()
        expect(offer(person.page)).to_be_hidden()
        expect(person.page.get_by_role("log")).to_contain_text("It is agreed: the game ends after round 6")
    play_on([ann, ben])
    game = house.game(ann.code)
    assert game.over and game.winners == (1,) and game.state.round == 6
    for person in (ann, ben):
        expect(person.page.get_by_text(re.compile("Ben (wins|has won)")).first).to_be_visible()


def test_one_who_refuses_is_enough(house: House, visits: Visits) -> None:
    ann, ben = two(house, visits)
    offer(ben.page).get_by_role("button", name="in 20 rounds").click()
    ann.page.get_by_role("button", name="No", exact=True).click()
    for person in (ann, ben):
        expect(person.page.get_by_role("status").filter(has_text="asks to end the game")).to_be_hidden()
        expect(offer(person.page)).to_be_visible()  # and it may be proposed again
    assert house.game(ann.code).state.last_round == 0
    ann.choose("roll")


def test_it_can_be_put_away_and_is_still_in_the_menu(house: House, visits: Visits) -> None:
    ann, _ = two(house, visits)
    offer(ann.page).get_by_role("button", name="Put away").click()
    expect(offer(ann.page)).to_be_hidden()
    ann.page.reload()
    ann.asked()
    expect(offer(ann.page)).to_be_hidden()
    ann.page.get_by_role("button", name="Menu").click()
    menu = ann.page.get_by_role("dialog")
    expect(menu).to_contain_text(NEVER)
    menu.get_by_role("group", name="Propose a last round").get_by_role("button", name="in 10 rounds").click()
    assert house.comes(lambda: house.table(ann.code).room.ballot is not None)


def test_while_there_is_hope_nothing_is_offered(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(table("classic", players=2), "Ann")[0])
    ann.asked()
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_role("button", name="Take the last move back")).to_be_visible()
    expect(ann.page.get_by_text(NEVER)).to_have_count(0)


def test_in_french(house: House, visits: Visits) -> None:
    keys = house.deal(hopeless(), "Ann", "Ben")
    ann = visits.come(keys[0], choices={"language": "fr"})
    ann.asked()
    bar = ann.page.get_by_role("status").filter(has_text="cette partie peut ne jamais finir")
    bar.get_by_role("button", name="dans 10 tours").click()
    ben = visits.come(keys[1], choices={"language": "fr"})
    expect(
        ben.page.get_by_text(re.compile("Ann demande que la partie finisse 10 tours de table après celui-ci"))
    ).to_be_visible()
    ben.page.get_by_role("button", name="Oui", exact=True).click()
    expect(ann.page.get_by_text(re.compile(r"dernier\s: 11"))).to_be_visible()

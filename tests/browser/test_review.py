"""The review in the browser: from the end of a game to its sums, its dearest decisions and the moment of one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Visits

pytestmark = pytest.mark.once


def test_a_finished_game_is_reviewed_and_a_decision_leads_to_its_moment(house: House, visits: Visits) -> None:
    key = house.deal(table("classic", players=3), "Ann", "Ben")[0]
    house.play_out(key.code, by="person", name="simple")
    assert house.table(key.code).room.phase == "over"
    page = visits.come(key).page
    page.get_by_role("button", name="Luck and skill").click()
    expect(page).to_have_url(re.compile(r"/t/\w+/review$"))
    sums = page.get_by_role("region", name="Each player’s game as a sum")
    expect(sums.get_by_role("heading", name="Ann")).to_be_visible()
    expect(sums.get_by_text("Luck", exact=True)).to_have_count(3)
    expect(page.get_by_role("group", name="Chances to win, round by round")).to_be_visible()
    first = page.get_by_role("link", name="See the moment").last
    move = re.search(r"#(\d+)$", first.get_attribute("href") or "")
    assert move is not None
    first.click()
    expect(page).to_have_url(re.compile(rf"/replay#{move[1]}$"))
    expect(page.get_by_role("slider")).to_have_value(move[1])


def test_the_review_speaks_french(house: House, visits: Visits) -> None:
    key = house.deal(table("classic", players=2), "Ann", "Ben")[0]
    house.play_out(key.code, by="person", name="simple")
    page = visits.come(key, choices={"language": "fr"}).page
    page.goto(f"/t/{key.code}/review")
    expect(page.get_by_role("heading", name="Chance et adresse")).to_be_visible()
    expect(page.get_by_text("Ses erreurs").first).to_be_visible()


def test_the_puzzle_of_the_day_is_answered_and_explained(house: House, visits: Visits) -> None:
    key = house.deal(table("classic", players=2), "Ann")[0]
    page = visits.come(key).page
    page.goto("/")
    page.get_by_role("link", name=re.compile("Puzzle of the day")).click()
    expect(page).to_have_url(re.compile("/puzzle$"))
    asked = page.get_by_role("region", name="Puzzle of the day")
    asked.get_by_role("listitem").get_by_role("button").first.click()
    expect(asked.get_by_text("of the games played out").first).to_be_visible()
    expect(asked.get_by_role("status")).to_contain_text(re.compile("Right!|No: another answer wins more."))
    first = asked.get_by_text(re.compile(r"Puzzle \d+ of")).inner_text()
    page.get_by_role("button", name="Another puzzle").click()
    expect(asked.get_by_text(re.compile(r"Puzzle \d+ of"))).not_to_have_text(first)
    expect(asked.get_by_role("status")).to_have_count(0)


def test_chances_are_shown_to_whoever_switches_them_on(house: House, visits: Visits) -> None:
    key = house.deal(table("classic", players=3), "Ann")[0]
    page = visits.come(key, choices={"chances": True}).page
    bar = page.get_by_role("img", name=re.compile("Chances: Ann"))
    expect(bar).to_be_visible()
    expect(bar).to_have_attribute("title", re.compile(r"Ann \d+%, .*\d+%"))

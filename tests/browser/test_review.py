"""The review in the browser: from the end of a game to its sums, its dearest decisions and the moment of one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.sight import come_in_sight
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once
TRIES = 10  # puzzles, until the first answer of one is wrong


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
    asked.locator(".question li button").first.click()
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


def test_on_a_phone_the_position_of_a_puzzle_is_in_sight_above_what_is_asked(house: House, visits: Visits) -> None:
    page = visits.come(path="/puzzle", reduced_motion="reduce", **PHONE).page
    question = page.locator(".question")
    question.wait_for()
    come_in_sight(page, [".board .window", ".question h2"])
    board, asked = page.locator(".board .window").bounding_box(), question.bounding_box()
    assert board and asked and 250 <= board["height"] <= 0.45 * 740 and board["y"] + board["height"] <= asked["y"]


def test_beside_a_puzzle_stands_what_everybody_has(house: House, visits: Visits) -> None:
    """Cash decides it: that of the others is in sight whatever is told below, and the board is as large as can be."""
    page = visits.come(path="/puzzle", viewport={"width": 1440, "height": 900}).page
    page.locator(".question li button").first.click()
    page.get_by_role("status").wait_for()
    page.evaluate("scrollTo(0, 0)")
    come_in_sight(page, [".players .cash", ".board .window"])
    board = page.locator(".board .window").bounding_box()
    assert board and min(board["height"], board["width"]) >= 790


def test_a_wrong_answer_to_a_puzzle_is_told_by_a_sign_and_not_by_colour_alone(house: House, visits: Visits) -> None:
    page = visits.come(path="/puzzle").page
    answers = page.locator(".question li button")
    for _ in range(TRIES):
        answers.first.click()
        page.get_by_role("status").wait_for()
        if page.locator(".wrong").count() > 0:
            break
        page.get_by_role("button", name="Another puzzle").click()
        expect(page.get_by_role("status")).to_have_count(0)
    signs = [each.locator("path").get_attribute("d") for each in page.locator(".wrong svg, .right svg").all()]
    assert len(signs) == len(set(signs)) == 2
    expect(answers.locator("svg")).to_have_count(2)

"""The lesson of each edition is played to its end, in both languages, by its own answers."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Person, Visits
from tests.browser.sight import come_in_sight, hidden
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once
EDITIONS = ("classic", "mega", "millionaire", "ultimate")


def lesson(house: House, edition: str, language: str) -> dict[str, Any]:
    with urlopen(f"{house.address}/api/lessons/{edition}?language={language}") as answer:
        return dict(json.load(answer))


def answer(robin: Person, action: str) -> None:
    """What is wanted is in sight, together with the one who says so, before anything is scrolled."""
    page = robin.page
    button = page.locator(f'[data-action="{action}"]:visible').first
    builds, plays, rides = (action.startswith(verb) for verb in ("build", "ticket", "ride"))
    sought = f'[data-action="{action}"]'
    if builds:
        sought = '[data-tool="manage"]'
    elif plays:
        sought = '[data-fold="ticket"]'
    elif rides:
        sought = f'[data-space="{table("ultimate").at(0, action.split()[1]).place(0)}"]'
    first = page.locator(sought).first if builds or plays or rides else button
    first.wait_for()
    if rides:
        come_in_sight(page, [".coach", sought])  # the board shows where taxis go
    assert not hidden(page, [".coach", sought])
    if builds or plays:
        first.click()
        said = "dialog .coaching" if builds else ".coach"  # over or beside the list
        expect(page.locator(said)).to_be_in_viewport(ratio=1)
        first = button
        first.wait_for()
    robin.a_moment_later()  # a click so soon would still belong to the question before
    first.click()
    if plays or rides:
        page.locator(".confirm button").click()
    if builds:
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("language", "look"), [("en", {}), ("fr", PHONE)], ids=["en-laptop", "fr-phone"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_is_finished(edition: str, language: str, look: dict[str, Any], house: House, visits: Visits) -> None:
    told = lesson(house, edition, language)
    robin = visits.come(path=f"/learn/{edition}", choices={"language": language}, clock=True, **look)
    page = robin.page
    coach, go_on = page.locator(".coach"), page.locator("[data-lesson-next]")
    for scene in told["scenes"]:
        expect(coach).to_contain_text(scene["title"])
        expect(page.locator(".delta")).to_have_count(0)  # other money than in the scene before is no payment
        for step in scene["steps"]:
            expect(coach).to_contain_text(step["say"])
            answer(robin, step["wanted"])
        expect(coach).to_contain_text(scene["end"])
        go_on.click()
    page.wait_for_url("**/t/*")  # into a real game, against the mildest bots
    assert house.begun(robin.code)
    room = house.table(robin.code).room
    assert (room.choices.edition, {seat.bot for seat in room.seats}) == (edition, {None, "gentle"})


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_in_french_one_learns_on_the_french_board(edition: str, house: House, visits: Visits) -> None:
    """The board of the first game."""
    page = visits.come(path=f"/learn/{edition}", choices={"language": "fr"}).page
    page.locator(".coach").wait_for()
    expect(page.locator('[data-cell][aria-label^="Rue de Vaugirard"]')).to_have_count(1)
    expect(page.get_by_text("Oriental Avenue")).to_have_count(0)


def test_a_lesson_shows_no_way_that_leads_nowhere(house: House, visits: Visits) -> None:
    """What it would refuse is not offered: deals, reasons, and tickets in a scene about something else."""
    robin = visits.come(path="/learn/ultimate", clock=True)
    robin.page.locator('[data-action="roll"]').wait_for()
    expect(robin.page.locator(".dock [data-tool], .dock [data-fold], .dock [aria-keyshortcuts=w]")).to_have_count(0)


def test_the_speed_die_lies_beside_the_others_without_animation(house: House, visits: Visits) -> None:
    robin = visits.come(path="/learn/mega", clock=True)
    answer(robin, "roll")
    expect(robin.page.locator(".dice")).to_have_attribute("aria-label", "Dice: 1, 2; speed die: 1")


def test_another_answer_is_explained_and_costs_nothing(house: House, visits: Visits) -> None:
    robin = visits.come(path="/learn/classic", clock=True)
    page = robin.page
    answer(robin, "roll")
    answer(robin, "decline")
    expect(page.locator(".dock")).to_contain_text("For this lesson, take the answer that it names")
    expect(page.locator(".coach")).to_contain_text("Nobody owns this place")


def test_the_start_page_offers_the_lesson_and_it_can_be_left(house: House, visits: Visits) -> None:
    page = visits.come().page
    page.get_by_role("link", name="New here? Play a lesson").click()
    expect(page.locator(".coach")).to_contain_text("Roll and buy")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.get_by_role("link", name="How to play Classic")).to_be_visible()

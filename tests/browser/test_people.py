"""Who is at the table, in browsers: coming back, asking for a seat, being sent away, not being heard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from passgo.server.protocol import Choices
from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Visits

pytestmark = pytest.mark.once
PHONE = {"width": 390, "height": 844}


def say(page: Page, text: str) -> None:
    chat = page.get_by_role("tab", name="Chat")
    if chat.count():
        chat.click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_everybody_sees_the_time_that_somebody_has_to_come_back(phone: bool, house: House, visits: Visits) -> None:
    keys = house.deal(table("classic", players=2), "Ann", "Ben")
    ann = visits.come(keys[0], viewport=PHONE) if phone else visits.come(keys[0])
    ben = visits.come(keys[1])
    watcher = visits.come(path=f"/t/{keys[0].code}")
    watcher.page.get_by_text("You are watching").wait_for()
    ben.page.get_by_role("log").first.wait_for()
    ben.page.close()
    for person in (ann, watcher):
        timer = person.page.get_by_role("timer", name="Time for Ben to come back")
        expect(timer).to_have_text(re.compile(r"the table waits [01]:[0-5]\d|the table waits 2:00"))
    visits.come(keys[1])
    expect(ann.page.get_by_role("timer", name="Time for Ben to come back")).to_be_hidden()


def test_a_seat_is_asked_for_given_kept_and_taken_again(house: House, visits: Visits) -> None:
    keys = house.open(["Ann"], Choices(players=3))
    house.start(keys[0].code)
    ann = visits.come(keys[0])
    cleo = visits.come(name="Cleo", path=f"/t/{keys[0].code}")
    cleo.page.get_by_text("Ask for a bot’s seat").click()
    cleo.page.locator(".bots button").first.click()
    expect(cleo.page.get_by_text("You have asked for the seat")).to_be_visible()
    ann.page.get_by_role("button", name="Let sit down").click()
    expect(cleo.page.get_by_text("You are watching")).to_be_hidden()

    cleo.page.get_by_role("button", name="Menu").click()
    cleo.page.get_by_role("button", name="Leave the table").click()
    cleo.page.get_by_role("button", name="Leave", exact=True).click()
    cleo.page.locator('a[href^="/t/"]').first.click()
    cleo.page.get_by_role("button", name="Take your seat again").click()
    expect(cleo.page.get_by_text("You are watching")).to_be_hidden()
    assert house.table(keys[0].code).room.people[1].seat is not None


def test_a_rude_guest_is_muted_reported_and_sent_away(house: House, visits: Visits) -> None:
    keys = house.open(["Ann", "Ben"], Choices(players=3, listed=True))
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    say(ben.page, "you are all fools")
    chat = ann.page.get_by_role("log")
    expect(chat.get_by_text("you are all fools")).to_be_visible()
    name = ann.page.get_by_role("button", name=re.compile("^Ben"))
    name.focus()
    ann.page.keyboard.press("Enter")  # no mouse is needed
    ann.page.get_by_role("button", name="Report to whoever runs the server").click()
    expect(ann.page.get_by_text("Reported. Nobody at the table is told.").first).to_be_visible()
    ann.page.get_by_role("button", name="Mute Ben").click()
    expect(chat.get_by_text("you are all fools")).to_be_hidden()
    ann.page.reload()
    expect(ann.page.get_by_text("You do not hear Ben.")).to_be_visible()
    ann.page.get_by_role("button", name="Hear again").click()
    expect(chat.get_by_text("you are all fools")).to_be_visible()

    ann.page.get_by_role("button", name="Send Ben away").click()
    expect(ben.page.get_by_role("heading", name="The host has sent you away")).to_be_visible()
    ann.page.get_by_text("Nobody else comes in").click()
    expect(ann.page.get_by_role("switch", name=re.compile("Nobody else comes in"))).to_be_checked()
    assert house.comes(lambda: house.table(keys[0].code).room.locked)


def test_the_menu_says_why_dice_are_not_taken_back(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(table("classic", players=2).dice(1, 2), "Ann", "Ben")[0])
    ann.choose("roll")
    ann.page.get_by_role("button", name="Menu").click()
    undo = ann.page.get_by_role("button", name=re.compile("Take the last move back"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", re.compile("dice have fallen or a card was shown"))
    expect(ann.page.get_by_text(re.compile("Taking back: .*cannot be taken back"))).to_be_visible()

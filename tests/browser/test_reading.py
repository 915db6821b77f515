"""What is to be read at the table: the rules, the reasons, who begins."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from passgo.server.protocol import Choices
from tests.browser.harness import House
from tests.browser.people import Visits, play_on
from tests.browser.positions import for_sale, midgame

pytestmark = pytest.mark.once


def test_the_rules_are_found_by_a_word(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(midgame("mega"), "Ann")[0]).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The rules").click()
    book = page.get_by_role("dialog", name="The rules")
    expect(book.get_by_role("heading", name=re.compile(r"^Auctions \(Classic\)"))).to_be_visible()
    book.get_by_role("searchbox").fill("jail doubles")
    expect(book.get_by_role("status")).to_have_text(re.compile(r"^\d+ rules$"))
    expect(book.get_by_text("CLS-JAL-2", exact=True)).to_be_visible()
    expect(book.get_by_text("CLS-AUC-1", exact=True)).to_have_count(0)
    book.get_by_role("button", name="Close").click()
    expect(book).to_be_hidden()


def test_the_rules_can_be_read_before_the_game(house: House, visits: Visits) -> None:
    choices = Choices(players=2, settings={"parking.jackpot": True})
    page = visits.come(house.open(["Ann"], choices)[0]).page
    page.get_by_role("button", name="The rules").click()
    book = page.get_by_role("dialog", name="The rules")
    book.get_by_role("searchbox").fill("CLS-PRK")
    expect(book.get_by_text("for whoever lands there next” is: yes.")).to_be_visible()


def test_whoever_is_there_at_the_start_reads_the_throws_for_it(house: House, visits: Visits) -> None:
    keys = house.open(["Ann", "Ben"], Choices(players=2))
    ann, ben = (visits.come(key) for key in keys)
    ann.page.get_by_role("button", name="Start the game").click()
    for person in (ann, ben):
        log = person.page.get_by_role("log")
        expect(log.get_by_text(re.compile(r"Ben (rolls|throws) ")).first).to_be_visible()  # more than once after a tie
        expect(log.get_by_text(re.compile(r"(Ann|Ben) begins|(Ann|Ben) starts"))).to_be_visible()


def test_the_log_shows_its_newest_line_when_it_gets_less_room(house: House, visits: Visits) -> None:
    """The question below it may grow; whoever has scrolled up stays where he reads.

    Not at an auction, where on a screen as low as this the question needs all of the room.
    """
    keys = house.deal(midgame("classic", 2), "Ann", "Ben")
    people = [visits.come(key) for key in keys]
    page = people[0].page
    lines = page.get_by_role("log").get_by_role("listitem")
    play_on(people, enough=lambda: lines.count() > 20 and house.decision(keys[0].code).kind == "turn")
    newest, oldest = lines.last, lines.first
    expect(newest).to_be_in_viewport(ratio=1)
    for height in (700, 600, 800):
        page.set_viewport_size({"width": 1280, "height": height})
        expect(newest).to_be_in_viewport(ratio=1)
    page.get_by_role("log").hover()
    page.mouse.wheel(0, -5000)
    expect(page.get_by_role("button", name="Newest")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 650})
    expect(oldest).to_be_in_viewport(ratio=1)


def test_why_names_settings_in_words(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(for_sale().play("roll", "decline"), "Ann", "Ben", "Cleo")[1])
    ann.page.get_by_role("button", name="why?").click()
    told = ann.page.locator(".said")
    expect(told).to_contain_text("the setting “How auctions are held” is: bidding goes round the table")
    expect(told).not_to_contain_text("auction.mode")

"""Harbour at the web table. Not collected by itself: tests/examples runs it where that edition is installed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from passgo.testing import Table, table
from tests.browser.harness import House
from tests.browser.people import Person, Visits

NAMES = {
    "en": ("North Landing", "Lighthouse", "Take the ferry across the bay, if you like."),
    "fr": ("Embarcadère nord", "Phare", "Prenez le bac pour traverser la baie, si vous voulez."),
}
SAID = {
    "en": (
        "The ferry at North Landing crosses to South Landing for $30. Will you take it?",
        "cross to South Landing for $30",
        "Ann pays $30 for the ferry to South Landing",
    ),
    "fr": (
        "Un bac relie Embarcadère nord à Embarcadère sud pour 30\u00a0$. Le prenez-vous ?",
        "traverser vers Embarcadère sud pour 30\u00a0$",
        "Ann paie 30\u00a0$ le bac pour Embarcadère sud",
    ),
}


def seated(house: House, visits: Visits, t: Table, language: str) -> Person:
    keys = house.deal(t, "Ann", "Ben", "Cleo")
    return visits.come(keys[0], choices={"language": language})


def shown(page: Page, name: str) -> None:
    """A picture for whoever wants to look."""
    if folder := os.environ.get("PASSGO_PICTURES"):
        page.screenshot(path=str(Path(folder) / f"harbour-{name}.png"))


@pytest.mark.parametrize("language", SAID)
def test_the_ferry_is_asked_for_taken_and_told(house: House, visits: Visits, language: str) -> None:
    asked, option, told = SAID[language]
    ann = seated(house, visits, table("harbour", 3).dice(1, 2), language)
    ann.choose("roll")
    expect(ann.page.get_by_text(asked)).to_be_visible()
    expect(ann.page.locator('[data-action="cross"]:visible').first).to_contain_text(option, ignore_case=True)
    shown(ann.page, f"question-{language}")
    ann.choose("cross")
    assert house.place(ann.code, 0) == "15" and house.cash(ann.code)[0] == 770
    expect(ann.page.get_by_text(told).first).to_be_visible()
    shown(ann.page, f"log-{language}")


@pytest.mark.parametrize("language", NAMES)
def test_the_board_is_drawn_and_a_landing_tells_what_it_is(house: House, visits: Visits, language: str) -> None:
    landing, go, words = NAMES[language]
    ann = seated(house, visits, table("harbour", 3), language)
    expect(ann.page.locator("[data-space]")).to_have_count(24)
    expect(ann.page.get_by_label(go, exact=False).first).to_be_visible()
    ann.page.locator('[data-space="3"]').first.click()
    card = ann.page.locator(".space-card")
    expect(card).to_contain_text(landing)
    expect(card).to_contain_text(words)
    shown(ann.page, f"board-{language}")


def test_it_is_chosen_on_the_first_page(house: House, visits: Visits) -> None:
    ann = visits.come(name="Ann")
    expect(ann.page.get_by_text("Harbour", exact=True).first).to_be_visible()
    shown(ann.page, "start")

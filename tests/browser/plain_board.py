"""The example of a board of plain files at the web table. Not collected by itself: tests/examples runs it where
passgo knows that board.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Visits, play_on
from tests.browser.screens import BOARD

NAME = "alpine-village"
MOVES = 12
SHELF = {
    "en": ("Alpine Village", "Go round a small mountain village"),
    "fr": ("Le village alpin", "Faites le tour d’un petit village de montagne"),
}
SPACES = {
    "en": {0: "Village Square", 2: "Weather", 6: "Snowed In", 13: "Wood Carver", 23: "Summit Hut"},
    "fr": {
        0: "Place du village",
        2: "Météo",
        6: "Bloqué par la neige",
        13: "Sculpteur sur bois",
        23: "Refuge du sommet",
    },
}
CARD = {
    "en": ("Weather", "A sunny week fills your rooms: collect k60."),
    "fr": ("Météo", "Une semaine de soleil remplit vos chambres\u00a0: recevez 60\u00a0k."),
}


def shown(page: Page, name: str) -> None:
    """A picture for whoever wants to look."""
    if folder := os.environ.get("PASSGO_PICTURES"):
        page.screenshot(path=str(Path(folder) / f"plain-{name}.png"))


@pytest.mark.parametrize("language", SHELF)
def test_it_stands_on_the_shelf(visits: Visits, language: str) -> None:
    title, about = SHELF[language]
    page = visits.come(name="Ann", choices={"language": language}).page
    page.locator("label", has_text=title).first.click()
    expect(page.get_by_text(about).first).to_be_visible()
    shown(page, f"shelf-{language}")


@pytest.mark.parametrize("language", SPACES)
def test_the_board_is_drawn_and_a_card_told(house: House, visits: Visits, language: str) -> None:
    position = table(NAME, 3).dice(1, 1).cards("sunshine")
    ann = visits.come(house.deal(position, "Ann", "Ben", "Cleo")[0], choices={"language": language})
    page = ann.page
    page.locator(BOARD).first.wait_for()
    assert page.locator(BOARD).count() == 24
    for place, name in SPACES[language].items():
        expect(page.locator(f'[data-cell="{place}"]')).to_have_attribute("aria-label", re.compile(f"^{name}"))
    ann.choose("roll")
    deck, words = CARD[language]
    expect(page.get_by_text(words).first).to_be_visible()
    expect(page.get_by_text(deck).first).to_be_visible()
    assert house.cash(ann.code)[0] == 960
    shown(page, f"table-{language}")


def test_three_people_play_it(house: House, visits: Visits) -> None:
    keys = house.deal(table(NAME, 3), "Ann", "Ben", "Cleo")
    people = [visits.come(key) for key in keys]
    play_on(people, lambda: len(house.moves(keys[0].code)) >= MOVES)
    assert sum(len(person.played) for person in people) >= MOVES

"""House rules are chosen by a family: by a preset or one by one, with what each does beside it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from passgo.editions import EDITIONS
from passgo.server.house_rules import house_rules
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once


def test_a_family_takes_a_preset_by_taps_and_its_guest_reads_what_is_played(house: House, visits: Visits) -> None:
    page = visits.come(name="Anne", choices={"language": "fr"}, **PHONE).page
    page.locator('[aria-controls="rules"]').tap()
    family = page.get_by_role("radio", name="Comme en famille")
    expect(family).to_have_accessible_description(re.compile(r"Les parties durent \d+\s% de tours en plus"))
    page.get_by_text("Comme en famille").tap()
    expect(family).to_be_checked()
    expect(page.locator("#rules .changed li")).to_contain_text(
        ["Cagnotte du Parc gratuit : oui", "le double du salaire", "non"]
    )
    page.get_by_role("button", name=re.compile("Loyers en prison")).tap()  # one of them as in the book after all
    expect(family).not_to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    page.get_by_role("button", name="Jouer entre amis").tap()
    page.wait_for_url("**/t/*")
    guest = visits.come(path=page.url).page
    rules = guest.get_by_role("region", name="House rules at this table")
    expect(rules.get_by_role("listitem")).to_contain_text(
        ["Free Parking jackpot: yes", "Landing on GO: twice the salary"]
    )


def test_a_quick_game_is_another_variant_and_the_book_takes_everything_back(visits: Visits) -> None:
    page = visits.come(name="Ann").page
    page.get_by_role("button", name="House rules and table").press("Enter")
    page.get_by_role("radio", name="By the book").focus()
    variant = page.locator("#rules").get_by_label("Game", exact=True)
    for _ in range(3):
        page.keyboard.press("ArrowDown")  # through all presets by the keyboard alone
    expect(page.get_by_role("radio", name="Tournament")).to_be_checked()
    expect(variant).to_have_value("timed")
    expect(page.locator("#rules .changed li")).not_to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(variant).to_have_value("short")
    page.get_by_role("radio", name="By the book").check(force=True)
    expect(variant).to_have_value("normal")
    expect(page.get_by_text("Everything by the book.")).to_be_visible()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_stands_in_its_group_with_what_it_does(visits: Visits, edition: str) -> None:
    page = visits.come(name="Ann", choices={"edition": edition}).page
    page.get_by_role("radio", name=re.compile(EDITIONS[edition].name, re.IGNORECASE)).check(force=True)
    page.get_by_role("button", name="House rules and table").click()
    groups = page.locator("#rules .group > summary")
    groups.first.wait_for()
    for group in groups.all():
        group.press("Enter")
    fields = page.locator("#rules .fields > li")
    expect(fields).to_have_count(len(EDITIONS[edition].settings))
    for told in house_rules(edition, "en"):
        field = fields.filter(has_text=re.compile(rf"^\W*{re.escape(told.title)}")).first
        expect(field).to_contain_text(told.effects[0].text if told.effects else "was not measured")

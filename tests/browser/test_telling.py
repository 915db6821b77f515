"""Cause, then effect: no word and no figure on the page tells of dice, token or money before they have shown it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from passgo.server.protocol import Choices
from passgo.testing import Table, table
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import for_sale, midgame
from tests.browser.questions.editions import QUESTIONS
from tests.browser.questions.setting import bare, most

pytestmark = pytest.mark.once

# what is on the page, frame by frame, as long as it is being looked at
RECORD = """() => {
    window.frames_seen = [];
    const look = () => {
        const words = [...document.querySelectorAll('aside, .centre .telling, .dice, title, header .turn')]
            .map((one) => [one.innerText, one.textContent, one.getAttribute('aria-label')].join(' ')).join(' ');
        window.frames_seen.push({
            words,
            rolling: document.querySelectorAll('.die.rolling').length > 0,
            walking: document.getAnimations().some((one) => one.effect?.target?.classList.contains('stand')
                && !(one instanceof CSSTransition)),
            flying: document.querySelector('.flight') !== null,
        });
        window.looking = requestAnimationFrame(look);
    };
    look();
}"""


def seen(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("() => { cancelAnimationFrame(window.looking); return window.frames_seen; }"))


def rolled(house: House, visits: Visits, position: Table) -> list[dict[str, Any]]:
    """Ann rolls at the usual speed; every frame until her next question."""
    ann = visits.come(house.deal(position, "Ann", "Ben", "Cleo")[0], choices={"speed": 1})
    ann.asked()
    ann.page.evaluate(RECORD)
    ann.choose("roll")
    ann.asked()
    return seen(ann.page)


def last(frames: list[dict[str, Any]], doing: str) -> int:
    return max(k for k, frame in enumerate(frames) if frame[doing])


def first(frames: list[dict[str, Any]], words: str) -> int:
    return next(k for k, frame in enumerate(frames) if words in frame["words"])


def test_neither_roll_nor_destination_is_told_before_dice_and_token_rest(house: House, visits: Visits) -> None:
    frames = rolled(house, visits, for_sale())
    assert first(frames, "1 and 1") > last(frames, "rolling")
    assert first(frames, "Dice: 1, 1") > last(frames, "rolling")
    assert first(frames, "Vermont Avenue") > last(frames, "walking") > last(frames, "rolling")


def test_no_figure_changes_before_the_notes_have_flown(house: House, visits: Visits) -> None:
    position = for_sale().owns(1, "Vermont Avenue").has(0, 1111).has(1, 2222)
    frames = rolled(house, visits, position)
    paid = first(frames, "$1,105")  # of $1,111, after a rent of $6
    assert paid > last(frames, "flying") > last(frames, "walking")
    assert first(frames, "$2,228") > last(frames, "flying")


def test_skipping_shows_all_of_it_at_once(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(for_sale(), "Ann", "Ben", "Cleo")[0], choices={"speed": 1}, clock=True)
    ann.asked()
    ann.hold()  # nothing ends by itself
    ann.page.locator('[data-action="roll"]').click()
    ann.page.locator(".die.rolling").first.wait_for()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator('[data-action="buy"]')).to_be_visible()


def test_a_card_opens_where_the_pointer_was_moved_and_rests(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(for_sale(), "Ann", "Ben", "Cleo")[0], choices={"speed": 1}, clock=True)
    ann.asked()
    page = ann.page
    box = page.locator('[data-space="8"]').first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.move(box["x"] + 22, box["y"] + 22)
    expect(page.locator(".space-card")).to_contain_text("Vermont Avenue")
    ann.hold()  # the dice go on rolling until somebody has looked
    page.keyboard.press("Enter")  # they roll under a pointer that rests
    page.locator(".die.rolling").first.wait_for()
    expect(page.locator(".space-card")).to_have_count(0)
    page.clock.resume()
    ann.asked()
    expect(page.locator(".space-card")).to_have_count(0)


ABOVE = """() => {
    const sheet = document.querySelector('.below').getBoundingClientRect().top;
    const main = document.querySelector('main').getBoundingClientRect();
    const inside = ({ left, right, top, bottom }) =>
        left >= -1 && right <= innerWidth + 1 && top >= main.top - 1 && bottom <= sheet + 1;
    const token = document.querySelector('[data-token="0"] .body').getBoundingClientRect();
    const options = [...document.querySelectorAll('.space.option .ground')].map((one) => one.getBoundingClientRect());
    return { token: inside(token), options: options.filter((one) => !inside(one)).length };
}"""


@pytest.mark.parametrize("edition", QUESTIONS)
def test_a_phone_shows_the_asked_token_above_every_question(edition: str, house: House, visits: Visits) -> None:
    phone: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    key = house.deal(bare(edition), "Ann")[0]
    ann = visits.come(key, reduced_motion="reduce", **phone)
    ann.page.locator(f'[data-seat="{most(edition) - 1}"]').wait_for(state="attached")
    trouble = {}
    for kind, position in QUESTIONS[edition].items():
        house.stage(key.code, position())
        ann.asked()
        expect(ann.page.locator(".stirring")).to_have_count(0)  # the board has come to rest
        shown = ann.page.evaluate(ABOVE)
        if not shown["token"] or shown["options"]:
            trouble[kind] = shown
    assert trouble == {}


def test_owned_deeds_print_the_rent_that_they_charge_now(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(midgame("classic"), "Ann")[0]).page
    page.locator("[data-cell]").first.wait_for()
    printed = page.locator(".lettering .owner text").all_text_contents()
    assert printed.count("–") == 2, "two lots are mortgaged"
    assert "$1000" in printed, "a hotel on New York Avenue"
    label = page.locator('[data-cell="3"]').get_attribute("aria-label")
    assert label is not None and "rent $20" in label


def test_tokens_are_chosen_while_people_gather(house: House, visits: Visits) -> None:
    ann, ben = (visits.come(key) for key in house.open(["Ann", "Ben"], Choices(edition="classic", players=3)))
    ann.page.get_by_role("radio", name="Snail").check(force=True)
    taken = ben.page.get_by_role("radio", name="Snail")
    expect(taken).to_be_disabled()
    expect(ben.page.locator('li use[href="#token-snail"]')).to_have_count(1)


def test_every_table_opens_in_its_own_light(house: House, visits: Visits) -> None:
    lights = {}
    for edition in ("classic", "mega", "millionaire", "ultimate"):
        page = visits.come(house.deal(table(edition, players=2), "Ann")[0], choices={"theme": "system"}).page
        page.locator("[data-cell]").first.wait_for()
        lights[edition] = page.evaluate("({ ...document.documentElement.dataset })")
    assert lights == {
        "classic": {"face": "daylight", "theme": "light"},
        "mega": {"face": "skyline", "theme": "light"},
        "millionaire": {"face": "gold", "theme": "dark"},
        "ultimate": {"face": "canals", "theme": "dark"},
    }

"""What eyes found on pictures of the screens: glued dots, cut words, things on top of each other, letters too small."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from passgo.testing import table
from tests.browser import screens
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import midgame
from tests.browser.sight import hidden
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once
FRENCH_LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "choices": {"language": "fr"}}
LETTER = """([tag, size, weight]) => {
    const one = document.createElement(tag);
    one.textContent = "i";
    one.style.cssText = `all: revert-layer; position: fixed; inset: 0 auto auto 0; width: 40px; height: 40px; border: 0;
        z-index: 9; background: #fff; color: #000; font: ${weight} ${size}px var(--font)`;
    document.body.append(one);
    return document.fonts.ready.then(() => undefined);
}"""


def ink(page: Page, tag: str, size: int, weight: int) -> list[int]:
    """How dark each line of a letter i is, from its dot to its foot."""
    page.evaluate(LETTER, [tag, size, weight])
    picture = Image.open(io.BytesIO(page.screenshot(clip={"x": 0, "y": 0, "width": 40, "height": 40}))).convert("L")
    page.evaluate("document.body.lastElementChild.remove()")
    lines = [255 - min(picture.crop((0, y, 40, y + 1)).tobytes()) for y in range(40)]
    inked = [y for y, dark in enumerate(lines) if dark > 25]
    return lines[inked[0] : inked[-1] + 1]


@pytest.mark.parametrize("tag", ["p", "button"])
def test_the_dots_of_small_letters_stand_apart(tag: str, house: House, visits: Visits) -> None:
    page = visits.come().page
    glued = [
        (size, weight)
        for size in (12, 13, 14, 15, 16)
        for weight in (400, 700)
        if min(ink(page, tag, size, weight)) > 0.75 * max(ink(page, tag, size, weight))
    ]
    assert glued == []


@pytest.mark.parametrize("look", [PHONE, {"viewport": {"width": 1366, "height": 768}}], ids=["phone", "laptop"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lesson_is_offered_before_anything_else(
    language: str, look: dict[str, Any], house: House, visits: Visits
) -> None:
    """To who is here for the first time; later it stands below, with the rest."""
    page = screens.start(house, visits, {**look, "choices": {"language": language}}).page
    page.locator(".go [type=submit]").wait_for()
    assert hidden(page, ['.hero [href="/learn/classic"]']) == []
    page.locator("label:has([value=ultimate])").click()
    expect(page.locator('.hero [href="/learn/ultimate"]')).to_be_visible()
    expect(page.locator('[href="/learn/ultimate"]')).to_have_count(1)
    back = screens.start(house, visits, {**look, "choices": {"language": language, "learned": True}}).page
    expect(back.locator('.hero [href^="/learn/"]')).to_have_count(0)
    expect(back.locator('[href="/learn/classic"]')).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_shows_the_button_to_play_at_once(language: str, house: House, visits: Visits) -> None:
    page = screens.start(house, visits, {**PHONE, "choices": {"language": language}}).page
    page.locator(".go [type=submit]").wait_for()
    page.evaluate("document.fonts.ready.then(() => undefined)")
    assert hidden(page, ["h1", ".go [type=submit]"]) == []


def test_the_answers_to_an_offer_share_a_row(house: House, visits: Visits) -> None:
    for look in ({}, FRENCH_LAPTOP, PHONE):
        page = screens.offer(house, visits, look).page
        answers = page.locator('[data-action="accept"], [data-action="refuse"], [data-tool="counter"]')
        boxes = [one.bounding_box() for one in answers.all()]
        assert len({(box["y"], box["height"]) for box in boxes if box}) == 1
        assert hidden(page, [".answers button"]) == []


def test_all_that_an_offer_and_an_auction_say_is_in_sight(house: House, visits: Visits) -> None:
    cut = "(selector) => { const one = document.querySelector(selector); return one.scrollHeight - one.clientHeight; }"
    assert screens.offer(house, visits, FRENCH_LAPTOP).page.evaluate(cut, ".weighed") <= 1
    assert screens.auction(house, visits, FRENCH_LAPTOP).page.evaluate(cut, ".lot") <= 1


def test_dice_give_way_to_an_auction_in_a_narrow_centre(house: House, visits: Visits) -> None:
    """Where they would lie under the buttons of the board."""
    position = table("ultimate", players=3).at(0, "outer:4").dice(1, 2, 1).play("roll", "decline")
    key = house.deal(position, "Ann")[0]
    page = visits.come(key, viewport={"width": 1366, "height": 768}).page
    expect(page.locator(".now .kicker")).to_have_text("Auction")
    expect(page.locator(".now .dice")).to_have_count(0)


def test_letters_grow_with_the_screen(house: House, visits: Visits) -> None:
    """The centre with the board; the rail of a screen that is read from across the room beyond that."""
    size = "(selector) => document.querySelector(selector).getBoundingClientRect().height"
    heights = {}
    for width, height in ((1440, 900), (2560, 1440)):
        look = {"viewport": {"width": width, "height": height}}
        page = screens.at_table(house, visits, look, midgame("classic")).page
        across = screens.big_screen(house, visits, look).page
        heights[width] = [page.evaluate(size, ".now .turn"), across.evaluate(size, "[data-seat] .coin")]
    assert [large / small > 1.2 for small, large in zip(*heights.values(), strict=True)] == [True, True], heights


def test_tokens_to_choose_from_stand_in_even_rows(house: House, visits: Visits) -> None:
    for screen, look in ((screens.menu, {}), (screens.gathering, {}), (screens.gathering, PHONE)):
        page = screen(house, visits, look).page
        tokens = page.locator("fieldset:has([value=anchor]) label")
        tokens.last.wait_for()
        # at one moment: the menu glides in
        tops = tokens.evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)")
        rows = [tops.count(top) for top in sorted(set(tops))]
        assert rows in ([12], [6, 6]), rows


def test_a_deed_chosen_for_a_trade_is_ticked(house: House, visits: Visits) -> None:
    """Not told by colour alone: cards have colours of their own."""
    page = screens.trade(house, visits, {}).page
    expect(page.locator("dialog .deed[aria-pressed=true] > svg")).to_have_count(2)
    expect(page.locator("dialog .deed[aria-pressed=false] > svg")).to_have_count(0)


def test_the_winner_stands_in_a_wreath_and_the_end_is_a_picture(house: House, visits: Visits) -> None:
    page = screens.result(house, visits, {}).page
    winner = page.locator("article h1").inner_text().removesuffix(" wins")
    expect(page.locator(".laurel .coin")).to_have_count(1)
    expect(page.locator("article ol li").first).to_contain_text(winner)
    expect(page.locator("article ol li").first.locator(".bar > span")).to_have_attribute("style", "width: 100%;")
    page.get_by_role("button", name="As a picture").click()
    dialog = page.get_by_role("dialog", name="As a picture")
    expect(dialog.locator("svg.moment")).to_have_attribute("aria-label", f"{winner} wins")
    expect(dialog.get_by_role("button", name="Save the picture")).to_be_enabled()


def test_no_count_lies_on_the_line_of_what_is_due(house: House, visits: Visits) -> None:
    page = screens.result(house, visits, {"viewport": {"width": 2560, "height": 1440}}).page
    page.locator(".above").first.wait_for()
    assert (
        page.evaluate("""() => [...document.querySelectorAll("tr:has(.above)")].filter((row) => {
        const [count, due] = [".above", ".due"].map((one) => row.querySelector(one).getBoundingClientRect());
        return count.bottom > due.top && count.top < due.bottom;
    }).length""")
        == 0
    )


def test_what_is_said_about_a_bot_is_read_whole_on_a_phone(house: House, visits: Visits) -> None:
    page = screens.gathering(house, visits, PHONE).page
    low, high = (page.locator("li select").nth(k).bounding_box() for k in (0, 2))
    assert low and high and high["height"] > low["height"], "a second line"


def test_signs_of_whole_groups_are_whole_or_absent(house: House, visits: Visits) -> None:
    """In the rows of a crowd: half a sign would be read as a narrower one."""
    key = house.deal(midgame("ultimate", 12), "Ann")[0]
    page = visits.come(key, viewport={"width": 1366, "height": 768}).page
    page.locator(".sets i").first.wait_for()
    cut = """(rows) => rows.flatMap((row) => {
        const room = row.getBoundingClientRect();
        return [...row.querySelectorAll('i')].filter((sign) => {
            const { left, top, right, bottom } = sign.getBoundingClientRect();
            const seen = top < room.bottom && left < room.right;
            return seen && (right > room.right + 0.5 || bottom > room.bottom + 0.5);
        });
    }).length"""
    rows = page.locator(".sets")
    assert rows.count() == 11 and rows.evaluate_all(cut) == 0

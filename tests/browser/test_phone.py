"""A turn on a phone of 360 pixels, by taps, and in the other language at once."""

from __future__ import annotations

from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from passgo.testing import table
from tests.browser.harness import PATIENCE, House
from tests.browser.people import Visits
from tests.browser.positions import broke, for_sale, hopeless, in_debt, midgame
from tests.browser.screens import auction, debt, offer
from tests.browser.sight import come_in_sight
from tests.browser.test_lesson import answer
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once


def test_a_turn_is_played_by_taps(house: House, visits: Visits) -> None:
    key = house.deal(table("classic", players=2).dice(1, 2), "Ann", "Ben")[0]
    ann = visits.come(key, clock=True, **PHONE)
    page = ann.page
    for action in ("roll", "buy", "end"):
        before = ann.asked()
        button = page.locator(f'[data-action="{action}"]')
        expect(button).to_be_in_viewport(ratio=1)
        ann.a_moment_later()  # the second of two quick taps is none
        button.tap()
        ann.done(before)
    expect(page.get_by_text("Waiting for Ben")).to_be_visible()
    page.get_by_role("button", name="Fold away").tap()
    expect(page.get_by_text("Waiting for Ben")).to_be_hidden()


def test_the_whole_board_lies_above_the_question(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(midgame("classic"), "Ann")[0], **PHONE).page
    question, corner = page.locator(".sheet .dock"), page.locator('[data-space="0"]').first
    question.wait_for()
    lowest, top = corner.bounding_box(), question.bounding_box()
    assert lowest and top and lowest["y"] + lowest["height"] <= top["y"]


def boxes(page: Page, things: str) -> list[dict[str, float]]:
    """Of what is to be seen."""
    found = [each.bounding_box() for each in page.locator(things).filter(visible=True).all()]
    return [{"x": b["x"], "y": b["y"], "width": b["width"], "height": b["height"]} for b in found if b is not None]


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[at] < other[at] + other[size] - 1 and other[at] < one[at] + one[size] - 1
        for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("edition", ["classic", "mega", "millionaire", "ultimate"])
def test_the_buttons_of_the_map_lie_over_no_space(edition: str, house: House, visits: Visits) -> None:
    page = visits.come(house.deal(midgame(edition), "Ann")[0], reduced_motion="reduce", **PHONE).page
    page.locator('[data-action="roll"]').wait_for()
    tools = boxes(page, ".board > .tools button")
    assert len(tools) == 2
    spaces = boxes(page, "[data-cell]")
    assert [(tool, space) for tool in tools for space in spaces if overlap(tool, space)] == []


def test_what_else_one_can_do_is_cut_by_no_edge(house: House, visits: Visits) -> None:
    for position in (midgame("ultimate"), in_debt().play("roll")):
        page = visits.come(house.deal(position, "Ann", "Ben")[0], choices={"language": "fr"}, **PHONE).page
        page.locator(".dock .tools button").first.wait_for()
        edges = [(box["x"], box["x"] + box["width"]) for box in boxes(page, ".dock .tools button")]
        assert len(edges) >= 4 and all(left >= 0 and right <= 360 for left, right in edges)


def at_rest(page: Page, *selectors: str) -> list[list[dict[str, float]]]:
    """Where things are, once the board has come to rest there."""
    late = monotonic() + PATIENCE
    before: list[list[dict[str, float]]] = []
    while (now := [boxes(page, each) for each in selectors]) != before:
        assert monotonic() < late, "the board never rests"
        before = now
    return now


def test_three_dice_lie_within_the_smallest_centre(house: House, visits: Visits) -> None:
    robin = visits.come(path="/learn/ultimate", clock=True, **PHONE)
    answer(robin, "roll")
    answer(robin, "buy")
    robin.page.locator("[data-lesson-next]").wait_for()
    robin.page.locator(".die").nth(2).wait_for()
    (centre,), dice, tools = at_rest(robin.page, ".board .centre", ".die", ".board > .tools button")
    assert len(dice) == 3
    for die in dice:
        assert centre["x"] <= die["x"] and die["x"] + die["width"] <= centre["x"] + centre["width"]
        assert not any(overlap(die, tool) for tool in tools)


def test_a_deed_lies_over_everything_and_is_closed(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(midgame("classic"), "Ann")[0], **PHONE).page
    page.locator('[data-space="1"]').first.tap()
    card = page.locator(".space-card")
    expect(card).to_be_in_viewport(ratio=1)
    expect(card).to_contain_text("lifting it costs")
    on_top = "(card) => card.contains(document.elementFromPoint(innerWidth / 2, innerHeight - 12))"
    assert card.evaluate(on_top), "the question does not cover it"
    card.get_by_role("button", name="Close").tap()
    expect(card).to_be_hidden()
    expect(page.locator('[data-action="roll"]')).to_be_in_viewport(ratio=1)


def test_an_auction_is_bid_at_without_scrolling(house: House, visits: Visits) -> None:
    page = auction(house, visits, PHONE).page
    for bid in page.locator(".quick button").all():
        expect(bid).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Your limit")).to_be_in_viewport(ratio=1)
    page.get_by_text("What it would mean to you").tap()
    expect(page.get_by_text("Worth to you, by estimate")).to_be_visible()


def test_an_offer_is_answered_without_scrolling(house: House, visits: Visits) -> None:
    page = offer(house, visits, PHONE).page
    for word in ("accept", "refuse"):
        expect(page.locator(f'[data-action="{word}"]')).to_be_in_viewport(ratio=1)


def test_the_answers_stand_above_what_else_one_can_do(house: House, visits: Visits) -> None:
    """A debt's plan and the answers to an offer before "why?" and its like; the plan without scrolling."""
    for person, wanted in (
        (debt(house, visits, PHONE), "[data-plan]"),
        (offer(house, visits, PHONE), '[data-action="refuse"]'),
    ):
        first, tools = person.page.locator(wanted), person.page.locator(".dock .tools")
        expect(first).to_be_in_viewport(ratio=1)
        above, below = first.bounding_box(), tools.bounding_box()
        assert above and below and above["y"] + above["height"] <= below["y"]


def test_a_reason_comes_into_sight(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(for_sale().play("roll"), "Ann", "Ben", "Cleo")[0], **PHONE).page
    page.get_by_role("button", name="why?").tap()
    expect(page.get_by_text("CLS-BUY-1")).to_be_in_viewport(ratio=1)


def test_the_table_as_text_has_the_whole_room(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(broke().play("roll"), "Ann", "Ben")[0], choices={"text": True}, **PHONE).page
    expect(page.locator("form input")).to_be_visible()
    expect(page.locator(".sheet")).to_have_count(0)


def test_nothing_typed_gives_nothing_up(house: House, visits: Visits) -> None:
    key = house.deal(broke().play("roll"), "Ann", "Ben")[0]
    page = visits.come(key, choices={"text": True}).page
    line = page.locator("form input")
    before = house.moves(key.code)
    line.press("Enter")
    expect(page.get_by_text("An empty line answers nothing here")).to_be_visible()
    assert house.moves(key.code) == before
    line.fill("mortgage 5")
    line.press("Enter")
    assert house.comes(lambda: house.moves(key.code) == [*before, "mortgage 5"])


def test_the_language_is_switched_at_once(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(midgame("classic"), "Ann")[0])
    page = ann.page
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Français", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Lancer les dés")).to_be_visible()
    expect(page.get_by_role("button", name="Roll the dice")).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Lancer les dés")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_wants_an_answer_lies_above_the_board(language: str, house: House, visits: Visits) -> None:
    """Below it would be under the sheet: a last round to propose and the vote about it, and who is away."""
    keys = house.deal(hopeless(), "Ann", "Ben")
    phone = {**PHONE, "choices": {"language": language}, "reduced_motion": "reduce"}
    ann, ben = (visits.come(key, **phone) for key in keys)
    seen = [".notices .bar", ".notices .bar button", '[data-action="roll"]']
    ann.page.locator(".notices .rounds").wait_for()
    come_in_sight(ann.page, seen)
    question, corner = ann.page.locator(".sheet .dock"), ann.page.locator('[data-space="0"]').first
    lowest, top = corner.bounding_box(), question.bounding_box()
    assert lowest and top and lowest["y"] + lowest["height"] <= top["y"], "the board yields"
    ann.page.locator(".notices .rounds button").first.tap()
    ben.page.locator(".notices .buttons").wait_for()
    come_in_sight(ben.page, seen[:2])
    ben.page.locator(".notices .buttons button").last.tap()
    ben.page.context.set_offline(True)
    ben.page.close()
    ann.page.locator(".notices .away").wait_for()
    come_in_sight(ann.page, [".notices .away", *seen])


def test_the_whole_board_of_millionaire_is_in_sight(house: House, visits: Visits) -> None:
    """Where names can be read on all of it, nothing is cut off at the sides to make them larger."""
    page = visits.come(house.deal(midgame("millionaire"), "Ann")[0], reduced_motion="reduce", **PHONE).page
    page.locator('[data-action="roll"]').wait_for()
    (spaces,) = at_rest(page, "[data-cell]")
    assert len(spaces) == 32 and all(box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in spaces)

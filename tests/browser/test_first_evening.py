"""What somebody ran into who sat down for the first time, one after the other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from passgo.server.protocol import Choices
from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Visits
from tests.browser.positions import haggling, in_debt
from tests.browser.screens import offer, result
from tests.browser.sight import hidden
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once


@pytest.mark.parametrize("edition", ["millionaire", "ultimate"])
def test_an_auction_on_a_phone_shows_what_is_sold_and_every_answer(edition: str, house: House, visits: Visits) -> None:
    """Also where the bidder stands at the other end of the board."""
    t = table(edition, players=4).dice(1, 2)
    t.at(1, "outer:28" if edition == "ultimate" else "16")
    keys = house.deal(t.play("roll", "decline"), "Ann", "Benedikt", "Cleo", "Dora")
    page = visits.come(keys[house.decision(keys[0].code).player], **PHONE).page
    page.locator('[data-action="pass"]').wait_for()
    assert not hidden(page, [".quick button", ".bid"])
    auction = house.game(keys[0].code).decision
    assert auction is not None and auction.deed is not None
    lot = page.get_by_role("group", name="Board", exact=True).get_by_role("button", name=auction.deed.name).first
    expect(lot).to_be_in_viewport(ratio=0.95)
    box, sheet = lot.bounding_box(), page.locator(".sheet .dock").bounding_box()
    assert box and sheet and box["y"] + box["height"] <= sheet["y"]
    assert min(box["width"], box["height"]) >= 22, "at a size at which it can be read"


def test_what_came_or_went_covers_no_neighbour(house: House, visits: Visits) -> None:
    """And is told once, where the money is."""
    ann = visits.come(house.deal(in_debt().has(0, 5000), "Ann", "Ben")[0], clock=True, **PHONE)
    ann.asked()
    ann.hold()  # what came or went stays beside the money
    ann.choose("roll")
    chips = ann.page.locator(".strip li:has(.delta)")
    expect(chips).to_have_count(2)  # the rent of a hotel, paid and received
    for chip in chips.all():
        inside = chip.evaluate(
            "(li) => { const [a, b] = [li, li.querySelector('.delta')].map((one) => one.getBoundingClientRect());"
            "return b.left >= a.left && b.right <= a.right && b.top >= a.top && b.bottom <= a.bottom }"
        )
        assert inside


def test_a_refusal_of_ones_own_offer_is_said_where_one_is_asked(house: House, visits: Visits) -> None:
    keys = house.deal(haggling().play("offer 1 37, $50 for 1"), "Ann", "Ben", "Cleo")
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    ben.page.locator('[data-action="refuse"]').click()
    said = ann.page.locator(".dock").get_by_role("status").filter(has_text="Ben refuses the offer from Ann")
    expect(said).to_be_visible()
    expect(ben.page.locator(".dock").get_by_text("Ben refuses")).to_be_hidden()
    ann.choose("roll")
    expect(said).to_be_hidden()


def test_no_more_offers_is_a_button(house: House, visits: Visits) -> None:
    page = offer(house, visits, {}).page
    enough = page.get_by_role("button", name="No more offers this turn")
    border = enough.evaluate("(one) => getComputedStyle(one).borderTopColor")
    assert border not in ("rgba(0, 0, 0, 0)", "transparent"), "it has an edge as the other answers have"


def test_the_speed_die_is_blue_as_the_words_say(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(table("mega", players=2).dice(1, 2, 3), "Ann", "Ben")[0], choices={"speed": 1})
    ann.choose("roll")
    red, green, blue = ann.page.locator(".die.special .top").first.evaluate(
        "(one) => getComputedStyle(one).fill.match(/\\d+/g).map(Number)"
    )
    assert blue > 150 > green > red


def test_nobody_takes_the_token_that_the_host_has(house: House, visits: Visits) -> None:
    """Also when the host has it because nobody chose another."""
    keys = house.open(["Ann", "Ben"], Choices(edition="classic", players=3, bots=["simple"]))
    page = visits.come(keys[1]).page
    expect(page.get_by_role("radio", name="Sailboat")).to_be_disabled()
    expect(page.get_by_role("radio", name="Kettle")).to_be_checked()
    bots_own = page.get_by_role("radio", name="Lighthouse")
    expect(bots_own).to_be_enabled()
    bots_own.check(force=True)
    expect(bots_own).to_be_checked()


def test_whoever_is_on_the_move_is_named_while_it_is_shown(house: House, visits: Visits) -> None:
    keys = house.deal(table("classic", players=2).dice(1, 2), "Ann", "Ben")
    ben = visits.come(keys[1], choices={"speed": 1}, clock=True)
    expect(ben.page.locator(".dock")).to_contain_text("Waiting for Ann")
    ben.hold()  # the move is shown until somebody has looked
    house.answer(keys[0].code, "roll")
    expect(ben.page.locator(".dock")).to_contain_text("Ann is on the move")


def test_one_can_chat_over_an_open_offer_on_a_small_laptop(house: House, visits: Visits) -> None:
    page = offer(house, visits, {"viewport": {"width": 1366, "height": 768}}).page
    page.get_by_role("tab", name="Chat").click()
    assert not hidden(page, [".chat input", ".chat form button", '[data-action="refuse"]'])


def test_a_rematch_takes_everybody_along(house: House, visits: Visits) -> None:
    keys = house.deal(table("classic", players=2), "Ann", "Ben")
    house.play_out(keys[0].code)
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: keys[0].code not in url)
    expect(ben.page.get_by_text("A table for the rematch is laid")).to_be_visible()
    ben.page.get_by_role("button", name="To the rematch").click()
    ben.page.wait_for_url(ann.page.url)
    expect(ben.page.get_by_role("heading", name="At the table")).to_be_visible()


def test_a_result_says_what_its_sums_are_and_waits_for_nobody(house: House, visits: Visits) -> None:
    ann = result(house, visits, {})
    first = ann.page.locator(".ranking li").first
    expect(first).to_contain_text("in cash")
    expect(first).to_contain_text("worth $")
    expect(ann.page.get_by_text("the table waits")).to_have_count(0)


def test_a_bots_level_is_named_where_one_looks_at_it(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(table("classic", players=2), "Ann")[0]).page
    page.locator('[data-seat="1"] button').click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"a bot, level \d of \d: plays by rules of thumb"))


def test_the_bar_of_a_phone_cuts_no_words(house: House, visits: Visits) -> None:
    key = house.deal(table("classic", players=2), "Anna-Magdalena", "Ben")[1]
    page = visits.come(key, **{**PHONE, "choices": {"language": "fr"}}).page
    turn = page.locator("header .turn")
    expect(turn).to_have_text("Anna-Magdalena décide")
    assert turn.evaluate("(one) => one.scrollWidth <= one.clientWidth && getComputedStyle(one).overflow === 'visible'")

"""Auctions, trades and debts between people."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from passgo.testing import table
from tests.browser.harness import PATIENCE, House
from tests.browser.people import Person, Visits
from tests.browser.positions import broke, for_sale, haggling, in_debt
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once


def test_an_auction_with_proxy_bids(house: House, visits: Visits) -> None:
    keys = house.deal(for_sale(), "Ann", "Ben", "Cleo")
    code = keys[0].code
    ann, ben, cleo = (visits.come(key) for key in keys)
    ann.choose("roll")
    ann.choose("decline")
    for bidder, limit in ((ben, "24"), (cleo, "16")):
        bidder.page.get_by_label("Your limit").fill(limit)
        bidder.page.get_by_role("button", name="Set", exact=True).click()
        expect(bidder.page.get_by_role("button", name="Set", exact=True)).to_be_hidden()
    assert house.comes(lambda: house.decision(code).player == 0)
    ann.choose("pass")
    assert house.comes(lambda: house.decision(code).kind != "auction"), house.moves(code)
    deed = for_sale().deed("Vermont Avenue")
    assert house.owner(code, deed) == 1, "Ben went higher"
    assert 16 <= 1500 - house.cash(code)[1] <= 17, "no more than it took to outbid Cleo"
    expect(ann.page.get_by_role("log").get_by_text("Ben wins Vermont Avenue at auction")).to_be_visible()


def wants_mediterranean(ann: Person) -> None:
    """Ann puts a trade together, and has not sent it yet."""
    ann.page.get_by_role("button", name="Trade").click()
    ann.page.get_by_role("radio", name="Ben").click()
    ann.page.get_by_role("region", name="You give").get_by_role("button", name="Park Place").click()
    ann.page.get_by_role("region", name="Ben gives").get_by_role("button", name="Mediterranean Avenue").click()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["laptop", "phone"])
def test_the_answers_to_an_offer_stay_where_they_are(size: dict[str, Any], house: House, visits: Visits) -> None:
    """What the deal would change comes a moment later: no answer moves under the finger then."""
    keys = house.deal(haggling().play("offer 1 37 for 1"), "Ann", "Ben", "Cleo")
    page = visits.come(keys[1], path="/", reduced_motion="reduce", **size).page
    late = hold_answers(page)  # what the deal would change
    page.goto(f"/t/{keys[1].code}")
    answers = [
        page.locator(f".answers [data-{each}]") for each in ('action="accept"', 'action="refuse"', 'tool="counter"')
    ]
    answers[-1].wait_for()
    page.evaluate("document.fonts.ready")  # letters of another width break lines elsewhere
    before = [each.bounding_box() for each in answers]
    effect, end = page.locator('.effect[data-about^="counter"]'), monotonic() + PATIENCE
    while effect.count() == 0:
        assert monotonic() < end, "what the deal would change does not come"
        while late:
            late.pop(0)()
    assert [each.bounding_box() for each in answers] == before


def test_a_trade_with_a_counter_offer(house: House, visits: Visits) -> None:
    keys = house.deal(haggling(), "Ann", "Ben", "Cleo")
    code = keys[0].code
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    wants_mediterranean(ann)
    before = ann.number()
    ann.page.get_by_role("button", name="Offer", exact=True).click()
    ann.done(before)

    expect(ben.page.get_by_role("heading", name="Ann offers you a trade")).to_be_visible()
    ben.page.get_by_role("button", name="Counter").click()
    asks = ben.page.get_by_role("region", name="Ann gives")
    expect(asks.get_by_role("button", name="Park Place")).to_have_attribute("aria-pressed", "true")
    asks.get_by_label("Cash").first.fill("150")
    before = ben.number()
    ben.page.get_by_role("button", name="Offer this instead").click()
    ben.done(before)

    ann.choose("accept")
    at = haggling()
    assert (house.owner(code, at.deed("Park Place")), house.owner(code, at.deed("Mediterranean Avenue"))) == (1, 0)
    assert house.cash(code) == [1350, 1650, 1500]


def test_no_more_offers_this_turn(house: House, visits: Visits) -> None:
    """One button refuses and says it; whoever builds another trade cannot choose that partner, and reads why."""
    keys = house.deal(haggling(), "Ann", "Ben", "Cleo")
    code = keys[0].code
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    wants_mediterranean(ann)
    ann.page.get_by_role("button", name="Offer", exact=True).click()
    expect(ben.page.get_by_role("heading", name="Ann offers you a trade")).to_be_visible()
    ben.page.get_by_role("button", name="No more offers this turn").click()
    assert house.comes(lambda: house.moves(code)[1:] == ["quiet 1", "refuse"]), house.moves(code)
    expect(ann.page.get_by_text("Ben wants no more offers this turn").first).to_be_visible()
    ann.asked()  # before that her buttons are those of somebody who waits
    ann.page.get_by_role("button", name="Trade").click()
    tired = ann.page.get_by_role("radio", name="Ben")
    expect(tired).to_be_disabled()
    expect(tired).to_contain_text("no more offers this turn")
    expect(ann.page.get_by_role("radio", name="Cleo")).to_be_enabled()
    assert len(house.moves(code)) == 3


def test_the_only_partner_who_has_enough_is_not_asked(house: House, visits: Visits) -> None:
    keys = house.deal(table("classic", players=2).owns(0, "Park Place").play("quiet 1"), "Ann", "Ben")
    ann = visits.come(keys[0])
    ann.page.get_by_role("button", name="Trade").click()
    ann.page.get_by_role("region", name="You give").get_by_role("button", name="Park Place").click()
    expect(ann.page.get_by_role("button", name="Offer (Ben wants no more offers this turn.)")).to_be_disabled()


def test_money_goes_in_thousands_where_the_notes_do(house: House, visits: Visits) -> None:
    """Of less than M20,000 too: by the slider, by the arrows of the field, and typed."""
    position = table("millionaire", players=3).owns(1, "Style Square").has(0, 15_000)
    ann = visits.come(house.deal(position, "Ann", "Ben", "Cleo")[0])
    ann.page.get_by_role("button", name="Trade").click()
    ann.page.get_by_role("radio", name="Ben").click()
    mine = ann.page.get_by_role("region", name="You give")
    cash, slider = mine.get_by_role("spinbutton"), mine.get_by_role("slider")
    slider.press("ArrowRight")
    expect(cash).to_have_value("1000")
    cash.press("ArrowUp")
    expect(cash).to_have_value("2000")
    cash.fill("3499")
    cash.press("Tab")
    expect(cash).to_have_value("3000")
    ann.page.get_by_role("region", name="Ben gives").get_by_role("button", name="Style Square").click()
    before = ann.number()
    ann.page.get_by_role("button", name="Offer", exact=True).click()
    ann.done(before)
    assert ann.played == ["offer 1 $3000 for 17"]


def trading(house: House, visits: Visits) -> tuple[Person, Locator]:
    """Ann puts a trade with Ben together; the field for what he pays."""
    ann = visits.come(house.deal(haggling(), "Ann", "Ben", "Cleo")[0], reduced_motion="reduce")
    ann.page.get_by_role("button", name="Trade").click()
    ann.page.get_by_role("radio", name="Ben").click()
    ann.page.get_by_role("region", name="You give").get_by_role("button", name="Park Place").click()
    return ann, ann.page.get_by_role("region", name="Ben gives").get_by_role("spinbutton")


def test_the_estimate_is_about_the_cash_that_is_typed_and_sent(house: House, visits: Visits) -> None:
    """At every stroke, not when the field is left."""
    ann, cash = trading(house, visits)
    effect, estimate = ann.page.locator(".effect"), ann.page.locator(".effect .sides")
    told = []
    for typed, terms in (("", "offer 1 37 for nothing"), ("9", "offer 1 37 for $9"), ("99", "offer 1 37 for $999")):
        cash.press_sequentially(typed)
        expect(effect).to_have_attribute("data-about", terms)
        expect(estimate).to_be_visible()
        told.append(estimate.inner_text())
    assert len(set(told)) == 3, told
    expect(cash).to_be_focused()
    before = ann.number()
    ann.page.get_by_role("button", name="Offer", exact=True).click()
    ann.done(before)
    assert ann.played == ["offer 1 37 for $999"]


def test_the_mark_leans_to_the_side_that_a_trade_favours(house: House, visits: Visits) -> None:
    keys = house.deal(haggling().play("offer 1 37, $50 for 1"), "Ann", "Ben", "Cleo")
    page = visits.come(keys[1], reduced_motion="reduce").page
    expect(page.get_by_text("By a neutral estimate the trade favours Ben.")).to_be_visible()
    side = page.locator(".effect h3").filter(has_text="Ben").bounding_box()
    mark = page.locator(".effect .balance span").bounding_box()
    assert side is not None and mark is not None
    assert side["x"] < mark["x"] < side["x"] + side["width"], "it stands below his name"


def test_an_estimate_of_other_terms_is_not_shown(house: House, visits: Visits) -> None:
    ann, cash = trading(house, visits)
    estimate = ann.page.locator(".effect .sides")
    expect(estimate).to_be_visible()
    ann.page.clock.install()
    ann.hold()  # the server is not asked yet
    cash.press_sequentially("9")
    expect(estimate).to_be_hidden()


def test_what_is_typed_beyond_all_cash_is_not_left_standing(house: House, visits: Visits) -> None:
    ann, cash = trading(house, visits)
    cash.press_sequentially("99999")
    expect(cash).to_have_value("1500")
    ann.page.get_by_role("button", name="Offer", exact=True).click()
    assert house.comes(lambda: ann.played == ["offer 1 37 for $1500"])


def test_a_bid_is_what_was_typed(house: House, visits: Visits) -> None:
    keys = house.deal(for_sale().play("roll", "decline"), "Ann", "Ben", "Cleo")
    bidder = visits.come(keys[house.decision(keys[0].code).player])
    before = bidder.asked()
    bidder.page.get_by_label("Your bid").press_sequentially("123")
    bidder.page.get_by_role("button", name="Bid $123").click()
    bidder.done(before)
    assert bidder.played == ["bid 123"]


def test_what_is_being_typed_stays_while_others_bid(house: House, visits: Visits) -> None:
    keys = house.deal(for_sale().play("roll", "decline"), "Ann", "Ben", "Cleo")
    ann = visits.come(keys[0])
    limit = ann.page.get_by_label("Your limit")
    limit.press_sequentially("80")
    house.answer(keys[0].code, "bid 30")
    expect(ann.page.locator(".dock").get_by_text("$30", exact=True)).to_be_visible()
    expect(limit).to_have_value("80")


def test_the_button_stays_where_it_is_while_a_trade_is_weighed(house: House, visits: Visits) -> None:
    page = visits.come(house.deal(haggling(), "Ann", "Ben", "Cleo")[0], reduced_motion="reduce").page
    page.get_by_role("button", name="Trade").click()
    page.get_by_role("radio", name="Ben").click()
    page.get_by_role("region", name="You give").get_by_role("button", name="Park Place").click()
    offer = page.get_by_role("button", name="Offer", exact=True)
    before = offer.bounding_box()
    expect(page.locator(".effect .sides")).to_be_visible()
    assert offer.bounding_box() == before


def test_a_debt_is_paid_by_the_plan_of_the_assistant(house: House, visits: Visits) -> None:
    keys = house.deal(in_debt(), "Ann", "Ben")
    ann = visits.come(keys[0])
    ann.choose("roll")
    page = ann.page
    expect(page.get_by_text("The least harm")).to_be_visible()
    steps = page.locator(".plan li")
    assert steps.count() > 1
    page.get_by_role("button", name="Do all of it").click()
    assert house.comes(lambda: house.decision(keys[0].code).kind == "end"), "the debt is paid"
    assert house.cash(keys[0].code)[1] > 1500


def test_a_bankruptcy_is_asked_twice(house: House, visits: Visits) -> None:
    keys = house.deal(broke(), "Ann", "Ben")
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    ann.choose("roll")
    page = ann.page
    expect(page.get_by_text("Not enough, but a beginning")).to_be_visible()
    page.get_by_role("button", name="Go bankrupt").click()
    expect(page.get_by_role("dialog").get_by_text("Reading Railroad")).to_be_visible()
    page.get_by_role("button", name="No, play on").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert house.decision(keys[0].code).kind == "debt", "nothing is lost yet"
    page.get_by_role("button", name="Go bankrupt").click()
    page.get_by_role("button", name="Yes, I am bankrupt").click()
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", name="Ben wins")).to_be_visible()


def test_no_single_key_makes_bankrupt(house: House, visits: Visits) -> None:
    keys = house.deal(broke().owns(-1, "Baltic Avenue", "Reading Railroad"), "Ann", "Ben")
    ann = visits.come(keys[0], clock=True)
    ann.choose("roll")
    sure = ann.page.get_by_role("button", name="Yes, I am bankrupt")
    expect(ann.page.get_by_role("button", name="Go bankrupt")).to_be_visible()
    expect(ann.page.locator("[data-leave][aria-keyshortcuts], [data-plan][aria-keyshortcuts]")).to_have_count(0)
    ann.a_moment_later()
    for key in ("Enter", " ", *"123456789"):
        ann.page.keyboard.press(key)
    expect(sure).to_be_hidden()
    assert house.decision(keys[0].code).kind == "debt"


def hold_answers(page: Page) -> list[Callable[[], None]]:
    """What the server says to questions is not delivered; calling it delivers it late."""
    late: list[Callable[[], None]] = []

    def on_the_way(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def deliver(message: str | bytes) -> None:
            if json.loads(message)["type"] == "answer":
                late.append(partial(browser.send, message))
            else:
                browser.send(message)

        server.on_message(deliver)

    page.route_web_socket(re.compile("/socket"), on_the_way)
    return late


def test_giving_up_is_offered_once_the_plan_is_known(house: House, visits: Visits) -> None:
    """It stands below the plan, and is not pushed there under somebody's finger."""
    key = house.deal(broke(), "Ann", "Ben")[0]
    ann = visits.come(key, path="/")
    late = hold_answers(ann.page)
    ann.page.goto(f"/t/{key.code}")
    ann.choose("roll")
    expect(ann.page.get_by_role("img", name="$60 of $1,300")).to_be_visible()
    give_up = ann.page.get_by_role("button", name="Go bankrupt")
    expect(give_up).to_be_hidden()
    patience = monotonic() + PATIENCE
    while not give_up.is_visible():
        assert monotonic() < patience, "no plan comes, and no way to give up"
        while late:
            late.pop(0)()
    expect(ann.page.locator(".plan")).to_be_visible()


def test_an_answer_that_comes_too_late_is_let_go(house: House, visits: Visits) -> None:
    """The page asks what a deed is worth; it is bought before the server has said so."""
    key = house.deal(for_sale(), "Ann", "Ben", "Cleo")[0]
    ann = visits.come(key, path="/")
    late = hold_answers(ann.page)
    ann.page.goto(f"/t/{key.code}")
    ann.choose("roll")
    ann.choose("buy")
    expect(ann.page.locator('[data-action="buy"]')).to_be_hidden()
    assert late
    for answer in late:
        answer()
    ann.choose("roll")
    expect(ann.page.get_by_role("log").get_by_text("Ann rolls")).to_have_count(2)

"""What people complain of in games of this kind; each complaint has its test."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from passgo.server.protocol import Choices
from passgo.testing import table
from tests.browser.harness import House
from tests.browser.people import Visits, play_on
from tests.browser.positions import for_sale

pytestmark = pytest.mark.once
UNCOVERED = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def seen(what: Locator) -> bool:
    """Whether it is on the screen and nothing lies over it."""
    expect(what).to_be_in_viewport()
    return bool(what.evaluate(UNCOVERED))


def test_being_stuck_after_somebody_drops(house: House, visits: Visits) -> None:
    keys = house.deal(table("classic", players=2), "Ann", "Ben", clock="none")
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    code = keys[0].code
    play_on([ann, ben], lambda: house.asked_now(code) == 1)
    ben.page.close()
    expect(ann.page.get_by_text("Ben is away")).to_be_visible()
    house.pass_time(code, minutes=3)
    assert house.comes(lambda: house.asked_now(code) == 0), "a bot plays on for Ben"
    ann.usual()

    again = visits.come(keys[1])
    expect(ann.page.get_by_text("Ben is away")).to_be_hidden()
    play_on([ann, again], lambda: house.asked_now(code) == 1)
    again.usual()
    acts = house.table(code).room.acts
    assert (1, "bot") in acts
    assert acts[-1] == (1, "person"), "Ben plays himself again"


def test_the_game_dying_with_its_host(house: House, visits: Visits) -> None:
    keys = house.open(["Ann", "Ben"], Choices(players=3))
    ann, ben = visits.come(keys[0]), visits.come(keys[1])
    expect(ben.page.get_by_text("Ann starts the game")).to_be_visible()
    ann.page.close()
    expect(ben.page.get_by_role("listitem").filter(has_text="Ann").get_by_text("away")).to_be_visible()
    house.pass_time(keys[0].code, minutes=3)
    ben.page.get_by_role("button", name="Start the game").click()
    assert house.begun(keys[0].code)


def test_animations_that_cannot_be_skipped(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(for_sale(), "Ann", "Ben", "Cleo")[0], choices={"speed": 1}, clock=True)
    page = ann.page
    page.get_by_role("button", name="Roll the dice").wait_for()
    ann.hold()  # from here on no animation ends by itself
    ann.choose("roll")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator('[data-action="buy"]')).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator('[data-action="buy"]')).to_be_visible()


def test_timers_too_short(house: House, visits: Visits) -> None:
    ann = visits.come(name="Ann", choices={"edition": "classic"})
    ann.page.get_by_role("button", name="Play now").click()
    ann.page.get_by_role("log").wait_for()
    assert house.begun(ann.code)
    expect(ann.page.get_by_role("timer")).to_be_hidden()  # nobody is hurried who did not ask for it
    hurried = visits.come(house.deal(table("classic", players=2), "Ann", "Ben", clock="brisk")[0])
    expect(hurried.page.get_by_role("timer", name="Time left")).to_have_text(re.compile(r"0:[0-5]\d|1:00"))


def test_choices_lost_on_reload(house: House, visits: Visits) -> None:
    keys = house.deal(for_sale(), "Ann", "Ben", "Cleo", hints=True)
    ann = visits.come(keys[0])
    page = ann.page
    ann.choose("roll")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("Shall I?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").get_by_text("Shall I?")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("2×", exact=True).click()
    page.reload()
    expect(page.locator('[data-action="buy"]')).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log").get_by_text("Shall I?")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("radio", name="2×")).to_be_checked()


@pytest.mark.parametrize("phone", [False, True])
def test_not_seeing_cash_or_the_group_while_deciding(phone: bool, house: House, visits: Visits) -> None:
    size = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 720}
    ann = visits.come(house.deal(for_sale(), "Ann", "Ben", "Cleo")[0], viewport=size)
    ann.choose("roll")
    page = ann.page
    assert seen(page.locator('[data-action="buy"]'))
    assert seen(page.get_by_text("$1,500").first), "one's own cash"
    assert seen(page.get_by_role("img", name=re.compile("light blue")).last), "who has what of the group"


def test_dice_that_feel_rigged(house: House, visits: Visits) -> None:
    keys = house.open(["Ann"], Choices(players=2))
    ann = visits.come(keys[0])
    promised = house.table(keys[0].code).room.commitment
    ann.page.get_by_text("Fair dice").click()
    expect(ann.page.get_by_text(promised)).to_be_visible()
    ann.page.get_by_role("textbox", name="Words of your own").fill("my lucky words")
    ann.page.get_by_role("button", name="Draw another").click()
    expect(ann.page.get_by_text(re.compile("^my lucky words [0-9a-f]{32}$"))).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    sharing = house.table(keys[0].code).room.sharing
    assert house.comes(lambda: sharing.stage == "fixed" and sharing.shares[0].startswith("my lucky words "))
    ann.page.get_by_role("button", name="Fair dice").click()
    expect(ann.page.get_by_role("dialog").get_by_text(promised)).to_be_visible()
    expect(ann.page.get_by_role("dialog").get_by_text("my lucky words")).to_be_visible()


def test_one_house_rule_at_a_time(house: House, visits: Visits) -> None:
    ann = visits.come(name="Ann", choices={"edition": "classic"})
    page = ann.page
    page.get_by_role("button", name="House rules and table").click()
    for group, rule in (
        ("Money", "Free Parking jackpot"),
        ("Jail", "Rent while in Jail"),
        ("Jail", "Roll again out of Jail"),
    ):
        if not page.get_by_role("group", name=rule).is_visible():
            page.locator("#rules summary", has_text=group).press("Enter")
        page.get_by_role("group", name=rule).get_by_role("radio", checked=False).focus()
        page.keyboard.press("Space")
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/t/*")
    ben = visits.come(path=page.url)
    rules = ben.page.get_by_role("region", name="House rules at this table")
    expect(rules.get_by_role("listitem")).to_have_count(3)

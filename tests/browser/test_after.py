"""After the game: the replay with links to moves, and the proof of the dice in the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PIL import Image
from playwright.sync_api import Route, expect

from passgo.server.protocol import Choices
from tests.browser.harness import House
from tests.browser.people import Person, Visits, play_on
from tests.browser.screens import result
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.once
MOVES = 4


def finished(house: House, visits: Visits) -> list[Person]:
    """A game of two with the server's own dice, to which both have added something."""
    keys = house.open(["Ann", "Ben"], Choices(players=2, variant="timed", minutes=10))
    people = [visits.come(key) for key in keys]
    table = house.table(keys[0].code)
    assert house.comes(lambda: len(table.room.sharing.hashes) == 2), "everybody promises a share"
    people[0].page.get_by_role("button", name="Start the game").click()
    assert house.begun(keys[0].code)
    play_on(people, lambda: len(table.room.moves) >= MOVES)
    house.pass_time(keys[0].code, 11)
    play_on(people)
    return people


def test_every_roll_is_proven_in_the_page(house: House, visits: Visits) -> None:
    ann, _ = finished(house, visits)
    ann.page.get_by_role("button", name="Check every roll").click()
    expect(ann.page.get_by_text("The secret is the one that was promised.")).to_be_visible()
    expect(ann.page.get_by_text("Your share is in it.")).to_be_visible()
    expect(ann.page.get_by_text("none is missing")).to_be_visible()
    expect(ann.page.get_by_text(re.compile(r"does NOT follow"))).to_be_hidden()

    tampered(ann, lambda record: re.sub(r'(secret "..)(.)', lambda m: m[1] + ("0" if m[2] != "0" else "1"), record))
    expect(ann.page.get_by_text("The secret is NOT the one that was promised.")).to_be_visible()
    expect(ann.page.get_by_text(re.compile(r"does NOT follow"))).to_be_visible()

    tampered(ann, lambda record: re.sub(r'shares \[".', 'shares ["~', record))
    expect(ann.page.get_by_text("Your share is NOT in it")).to_be_visible()
    expect(ann.page.get_by_text("The shares are NOT those that were shown at the start.")).to_be_visible()


def tampered(person: Person, change: Callable[[str], str]) -> None:
    """The server publishes another record than it should; the page checks again."""

    def publish(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=change(answer.text()))

    person.page.route("**/record", publish)
    person.page.get_by_role("button", name="Check every roll").click()


def test_what_decided_it_is_told_and_leads_to_its_move(house: House, visits: Visits) -> None:
    page = result(house, visits, {}).page
    decided = page.locator("section", has=page.get_by_role("heading", name="What decided it"))
    expect(decided.get_by_text(re.compile("largest rent"))).to_be_visible()
    expect(decided.get_by_text(re.compile("took the lead in round"))).to_be_visible()
    expect(decided.get_by_text(re.compile("goes bankrupt, unable to pay")).first).to_be_visible()
    decided.get_by_role("link", name="See it").first.click()
    expect(page).to_have_url(re.compile(r"/replay#\d+$"))
    expect(page.get_by_role("slider", name="Move")).to_be_visible()


def test_landings_are_a_map_of_the_board_with_its_figures(house: House, visits: Visits) -> None:
    page = result(house, visits, {}).page
    landings = page.locator("section", has=page.get_by_role("heading", name="Where tokens came to rest"))
    spaces = landings.get_by_role("group", name="Where tokens came to rest").get_by_role("img")
    expect(spaces).to_have_count(40)
    spaces.first.focus()
    told = landings.locator("[aria-live]")
    expect(told).to_contain_text(re.compile(r"^GO: \d+ landings?, [\d.]+ expected"))
    page.keyboard.press("ArrowLeft")
    expect(told).to_contain_text("Mediterranean Avenue")
    landings.get_by_text("Against chance").click()
    expect(spaces.filter(has_text=re.compile(r"^\s*[-+]\d")).first).to_be_visible()
    landings.get_by_role("button", name="All 40 spaces").click()
    expect(landings.get_by_role("row")).to_have_count(41)


def test_the_replay_has_a_scrubber_and_a_link_to_any_move(house: House, visits: Visits) -> None:
    ann, _ = finished(house, visits)
    moves = house.moves(ann.code)
    ann.page.get_by_role("button", name="Replay").click()
    expect(ann.page.get_by_text(f"Move 0 of {len(moves)}")).to_be_visible()
    scrubber = ann.page.get_by_role("slider", name="Move")
    scrubber.focus()
    scrubber.press("End")
    expect(ann.page.get_by_text(f"Move {len(moves)} of {len(moves)}")).to_be_visible()
    scrubber.press("Home")
    scrubber.press("ArrowRight")
    expect(ann.page.get_by_text(f"Move 1 of {len(moves)}")).to_be_visible()
    expect(ann.page).to_have_url(re.compile("#1$"))
    rolled = ann.page.get_by_role("log").inner_text()

    # whoever follows the link sees the same, without a seat or a key
    stranger = visits.come(path=ann.page.url)
    expect(stranger.page.get_by_text(f"Move 1 of {len(moves)}")).to_be_visible()
    assert stranger.page.get_by_role("log").inner_text() == rolled
    stranger.page.get_by_role("button", name="Play", exact=True).click()
    expect(stranger.page.get_by_text(f"Move {len(moves)} of {len(moves)}")).to_be_visible()


def test_any_move_is_a_picture_to_save_or_share(house: House, visits: Visits) -> None:
    ann, _ = finished(house, visits)
    stranger = visits.come(path=f"/t/{ann.code}/replay#1", choices={"language": "fr"}, **PHONE)
    page = stranger.page
    page.get_by_role("button", name="Cet instant en image").tap()
    dialog = page.get_by_role("dialog")
    said = page.get_by_role("log").get_by_role("listitem").last.inner_text()
    expect(dialog).to_contain_text(said)
    with page.expect_download() as saving:
        dialog.get_by_role("button", name="Enregistrer l’image").tap()
    assert saving.value.suggested_filename == f"passgo-{ann.code}-1.png"
    picture = Image.open(saving.value.path()).convert("RGB")
    assert picture.width == 1800 and picture.height > 1900
    board = picture.crop((80, 80, 1720, 1720)).resize((82, 82))
    assert len(board.getcolors(82 * 82) or []) > 300, "the board is painted, not blank"
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.evaluate(
        """() => {
            window.shared = [];
            navigator.canShare = () => true;
            navigator.share = async ({ files: [file], text, url }) =>
                window.shared.push([file.name, file.size, text, url]);
        }"""
    )
    page.get_by_role("button", name="Coup suivant").tap()
    page.get_by_role("button", name="Cet instant en image").tap()
    dialog.get_by_role("button", name="Partager").tap()
    [[name, size, text, url]] = page.evaluate("window.shared")
    assert name == f"passgo-{ann.code}-2.png" and size > 50_000 and text != said
    assert url.endswith(f"/t/{ann.code}/replay#2")

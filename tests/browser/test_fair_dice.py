"""A server that cheats is caught by the page, which checks the end against what it saw; an honest one passes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from playwright.sync_api import expect

from passgo.cli.verify import verify
from passgo.server.draws import counter
from passgo.server.protocol import Choices
from tests.browser.harness import House
from tests.browser.people import Person, Visits
from tests.server.cheating import BY_VERIFY, WAYS, cheating

pytestmark = pytest.mark.once
MINUTES = 10
MOVES = 60  # before the time is up
HAS_KEPT = "([code, drawn]) => JSON.parse(localStorage.getItem(`passgo.seen.${code}`)).next === drawn"
SHORT = ("one counter", "no counters", "bot's share last", "another die shown", "card chosen")


def finished(house: House, visits: Visits, name: str, edition: str = "classic") -> Person:
    """Somebody of this name before a game that is over; a bot had the other seat."""
    timed = edition != "millionaire"
    choices = Choices(edition=edition, players=2, bots=["simple"], pace="slow")
    if timed:
        choices.variant, choices.minutes = "timed", MINUTES
    (key,) = house.open([name], choices)
    ann = visits.come(key)
    sharing = house.table(key.code).room.sharing
    assert house.comes(lambda: len(sharing.hashes) == 1), "the page promises a share"
    ann.page.get_by_role("button", name="Start the game").click()
    if name == "bot with a hash":
        assert house.comes(lambda: sharing.stage == "shares")
        house.pass_time(key.code, 1)  # the page shows nothing to such a server
    assert house.begun(key.code)
    house.play_out(key.code, MOVES if timed else 2000)
    if timed:
        house.pass_time(key.code, MINUTES + 1)
        house.play_out(key.code)
    return ann


def check(ann: Person) -> None:
    ann.page.get_by_role("button", name="Check every roll").click()
    expect(ann.page.locator(".proof li").first).to_be_visible()


def saved(ann: Person, folder: Path) -> Path:
    """What the page saw, as the file that it gives."""
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Save what this browser saw").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def caught(house: House, visits: Visits, way: str, tmp_path: Path, said: pytest.CaptureFixture[str]) -> None:
    with cheating():
        ann = finished(house, visits, way)
        check(ann)
    for sentence in WAYS[way]:
        expect(ann.page.locator(".proof .bad", has_text=sentence).first).to_be_visible()
    with pytest.raises(typer.Exit), cheating():
        verify(saved(ann, tmp_path))
    # some such games cannot be told again by the rules, for the charts beside the proof
    visits.complaints[:] = [each for each in visits.complaints if "status of 503" not in each]
    words = said.readouterr().out
    assert all(sentence in words for sentence in BY_VERIFY[way]), words


@pytest.mark.parametrize("way", SHORT)
def test_a_cheat_is_caught(
    house: House, visits: Visits, way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    caught(house, visits, way, tmp_path, capsys)


@pytest.mark.long
@pytest.mark.parametrize("way", [way for way in WAYS if way not in SHORT])
def test_every_other_cheat_is_caught(
    house: House, visits: Visits, way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    caught(house, visits, way, tmp_path, capsys)


def passes(ann: Person, tmp_path: Path) -> None:
    check(ann)
    proof = ann.page.locator(".proof")
    expect(proof.get_by_text("none is missing")).to_be_visible()
    expect(proof.get_by_text("Your share is in it.")).to_be_visible()
    expect(ann.page.locator(".proof .bad, .proof .note")).to_have_count(0)
    verify(saved(ann, tmp_path))


def test_an_honest_server_passes(house: House, visits: Visits, tmp_path: Path) -> None:
    with cheating():
        passes(finished(house, visits, "Ann", "millionaire"), tmp_path)


def test_what_was_seen_survives_a_reload_and_who_comes_later_says_so(house: House, visits: Visits) -> None:
    # nobody plays by himself
    key, _ = house.open(["Ann", "Ben"], Choices(edition="classic", players=2, variant="timed", minutes=MINUTES))
    ann = visits.come(key)
    assert house.comes(lambda: len(house.table(key.code).room.sharing.hashes) == 1)
    ann.page.get_by_role("button", name="Start the game").click()
    assert house.begun(key.code)
    house.play_out(key.code, 20)
    drawn = counter(house.game(key.code))
    ann.page.wait_for_function(HAS_KEPT, arg=[key.code, drawn])
    ann.page.reload()
    expect(ann.page.locator(".board").first).to_be_visible()
    late = visits.come(path=f"/t/{key.code}")
    expect(late.page.locator(".board").first).to_be_visible()
    house.play_out(key.code, 20)
    house.pass_time(key.code, MINUTES + 1)
    house.play_out(key.code)
    check(ann)
    expect(ann.page.locator(".proof").get_by_text("none is missing")).to_be_visible()
    assert ann.page.locator(".proof .bad, .proof .note").all_inner_texts() == []
    check(late)
    proof = late.page.locator(".proof")
    expect(proof.get_by_text("What was seen begins after the start")).to_be_visible()
    expect(proof.get_by_text(re.compile(r"^\d+ more were not seen when they were drawn"))).to_be_visible()
    expect(late.page.locator(".proof .bad")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("edition", ["classic", "mega", "ultimate"])
def test_an_honest_server_passes_in_every_edition(house: House, visits: Visits, edition: str, tmp_path: Path) -> None:
    passes(finished(house, visits, "Ann", edition), tmp_path)

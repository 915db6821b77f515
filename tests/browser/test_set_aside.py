"""The page of a table that the server cannot read: why, in both languages, and its record to take home."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from passgo.server.protocol import Choices
from passgo.server.storage import EventStore
from passgo.server.storage.sql import SqlStore
from tests.browser.harness import House
from tests.browser.people import Visits

pytestmark = pytest.mark.once


def spoil(house: House, code: str, fact: str) -> None:
    """Something else in the store than the last thing that happened, and the table away from memory."""
    assert house.registry is not None
    registry, table = house.registry, house.table(code)

    def write(store: EventStore) -> None:
        assert isinstance(store, SqlStore)
        store.database.run("UPDATE entries SET fact = ? WHERE code = ? AND seq = ?", fact, code, table.room.seq)

    async def work() -> None:
        await registry.writer.call(write)
        table.close("closing")

    house.call(work())


def test_the_page_says_why_and_gives_the_record(house: House, visits: Visits) -> None:
    key = house.open(["Ann", "Ben"], Choices(players=2))[0]
    house.start(key.code)
    house.play_out(key.code, 3)
    ann = visits.come(key)
    expect(ann.page.get_by_role("log")).to_be_visible()
    spoil(house, key.code, '{"fact":"played","action":"bid 99999","seat":0}')
    title = ann.page.get_by_role("heading", name="This game is set aside")  # without loading the page anew
    expect(title).to_be_visible()
    words = ann.page.get_by_text(re.compile(r"^Move \d of this game, “bid 99999”, is not possible by the rules"))
    expect(words).to_be_visible()
    with ann.page.expect_download() as downloading:
        ann.page.get_by_role("link", name="Download its record").click()
    assert downloading.value.suggested_filename == f"{key.code}.passgo"
    record = downloading.value.path().read_text(encoding="utf-8")
    assert "\nbid 99999\n" in record and "[secret" not in record
    ann.page.get_by_text("FR", exact=True).click()
    expect(ann.page.get_by_role("heading", name="Cette partie est mise de côté")).to_be_visible()
    expect(ann.page.get_by_text(re.compile(r"^Le coup \d de cette partie"))).to_be_visible()
    ann.page.get_by_role("link", name="Retour à l’accueil").click()
    expect(
        ann.page.get_by_role("link", name=re.compile(f"{key.code[:5]}-?{key.code[5:]}.*mise de côté"))
    ).to_be_visible()
    visits.complaints = [told for told in visits.complaints if "409" not in told]  # a browser notes every refusal

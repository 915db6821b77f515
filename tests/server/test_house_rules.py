"""House rules as they are offered: named, grouped, with presets, and with what was measured of them."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import get_args

import pytest

from passgo.editions import EDITIONS
from passgo.engine.settings import BOOL, CHOICE, SETTINGS
from passgo.server import house_rules as offering
from passgo.server.house_rules import (
    BOOK,
    FILE,
    PRESET,
    PRESETS,
    Measured,
    house_rules,
    measured,
    offered,
    presets,
    spelt,
)
from passgo.server.protocol import Language
from passgo.texts import Texts
from tests.server.harness import House, served
from tests.server.test_http import web

OURS = [name for name, edition in EDITIONS.items() if edition.package.startswith("passgo.")]
LANGUAGES: tuple[Language, ...] = get_args(Language)


def rows(edition: str) -> list[dict[str, str]]:
    text = (files(EDITIONS[edition].package) / FILE).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


@pytest.mark.parametrize("edition", OURS)
def test_every_setting_was_measured_or_says_that_it_was_not(edition: str) -> None:
    """`python -m tools.house_rules` writes the figures anew."""
    told = {(row["setting"], row["value"]): int(row["games"]) for row in rows(edition)}
    by_key = {setting.key: setting for setting in SETTINGS}
    for key, book in EDITIONS[edition].settings.items():
        found = {value: games for (of, value), games in told.items() if of == key}
        if found == {"": 0}:
            continue
        assert all(found.values()) and found and spelt(book) not in found, key
        if by_key[key].kind in (BOOL, CHOICE):
            values = {spelt(value) for value in offering.values_of(EDITIONS[edition], by_key[key])}
            assert set(found) == values - {spelt(book)}, key
        for value in found:
            by_key[key].checked(value)
    assert {value for of, value in told if of == PRESET} == set(offered(EDITIONS[edition])) - {BOOK}
    assert {of for of, _ in told} == {*EDITIONS[edition].settings, PRESET}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", OURS)
def test_every_rule_has_a_short_title_of_its_own_and_its_place_in_a_group(edition: str, language: Language) -> None:
    fields = house_rules(edition, language)
    titles = [field.title for field in fields]
    assert len(set(titles)) == len(titles) == len(EDITIONS[edition].settings)
    assert max(map(len, titles)) <= 32 and not any(title.endswith(".") for title in titles)
    assert all(field.label.endswith(".") and field.label != field.title for field in fields)
    groups = [field.group for field in fields]
    assert len(set(groups)) == sum(one != other for one, other in zip(groups, ["", *groups], strict=False))


@pytest.mark.parametrize("edition", OURS)
def test_a_preset_asks_only_for_what_the_game_has(edition: str) -> None:
    there = EDITIONS[edition]
    cards = presets(edition, "en")
    assert (cards[0].name, cards[0].settings, cards[0].variant) == (BOOK, {}, "normal")
    for card in cards[1:]:
        assert card.variant in there.variants and (card.settings or card.variant != "normal")
        assert all(there.settings[key] != value for key, value in card.settings.items())
        assert card.minutes is None or card.variant == "timed"


def test_a_preset_that_would_change_nothing_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    wished = PRESETS["family"]._replace(settings={"parking.jackpot": False, "no.such": True})
    monkeypatch.setattr(offering, "PRESETS", {BOOK: PRESETS[BOOK], "family": wished})
    assert list(offered(EDITIONS["classic"])) == [BOOK]


def test_what_was_measured_in_words() -> None:
    texts, french = Texts(EDITIONS["classic"], "en"), Texts(EDITIONS["classic"], "fr")
    said = {
        Measured(9, 38.2, 30.0, 46.0): "Games last 38% more rounds.",
        Measured(9, -12.0, -15.0, -9.0): "Games last 12% fewer rounds.",
        Measured(9, 0.3, 0.1, 0.5): "Games last 1% more rounds.",
        Measured(9, 1058.0, 900.0, 1200.0): "Games last 12 times as many rounds.",
        Measured(9, 3.0, -1.0, 7.0): "Games last about as long.",
        Measured(9, 0.0, 0.0, 0.0): "Bots’ games stay as they were.",
    }
    assert {found: offering.in_words(texts, found) for found in said} == said
    assert (
        offering.in_words(french, Measured(9, -12.0, -15.0, -9.0)) == "Les parties durent 12\u00a0% de tours en moins."
    )


@served
async def test_the_door_tells_figures_and_presets_in_both_languages(house: House) -> None:
    async with web(house) as http:
        for edition in OURS:
            english, french = [
                (await http.get(f"/api/editions/{edition}/settings?language={language}")).json()
                for language in LANGUAGES
            ]
            for field, translated in zip(english, french, strict=True):
                assert [one["value"] for one in field["effects"]] == [one["value"] for one in translated["effects"]]
                assert all(one["text"] and one["games"] for one in field["effects"])
            assert sum(len(field["effects"]) for field in english) == sum(of != PRESET for of, _ in measured(edition))
        cards = (await http.get("/api/editions/classic/presets?language=fr")).json()
        assert [card["label"] for card in cards] == ["Selon le livret", "Comme en famille", "Partie rapide", "Tournoi"]
        missing = await http.get("/api/editions/chess/presets?language=fr")
        assert (missing.status_code, missing.json()["text"]) == (404, "Ce jeu n’existe pas ici.")

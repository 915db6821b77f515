"""The shelf: every edition with a form for its house rules, and nothing on the form that a game would refuse."""

import pytest

from passgo import EDITIONS, Game
from passgo.rulebook import words_of
from passgo.server.board_schema import EditionCard
from passgo.server.catalog import shelf
from passgo.server.house_rules import house_rules
from passgo.server.protocol import Language

LANGUAGES: tuple[Language, ...] = ("en", "fr")
NAMES = list(EDITIONS)


def card_of(edition: str, language: Language = "en") -> EditionCard:
    return next(card for card in shelf(language) if card.name == edition)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_says_what_it_is(language: Language) -> None:
    assert [card.name for card in shelf(language)] == NAMES
    for card in shelf(language):
        edition = EDITIONS[card.name]
        assert card.label and len(card.about) > 40 and card.least <= card.usual <= card.most
        low, high = card.minutes.split("-")
        assert 0 < int(low) < int(high)
        assert [variant.name for variant in card.variants] == list(edition.variants)
        assert [skin.name for skin in card.skins] == list(edition.skins)
        assert all(variant.label and variant.about for variant in card.variants)


@pytest.mark.parametrize("edition", NAMES)
def test_as_many_as_it_says_can_play_every_variant_and_skin(edition: str) -> None:
    card = card_of(edition)
    for variant in card.variants:
        for skin in card.skins:
            assert Game.start(edition, card.most, 0, variant=variant.name, skin=skin.name).header.skin == skin.name
    with pytest.raises(ValueError, match="players"):
        Game.start(edition, card.most + 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", NAMES)
def test_every_setting_is_on_the_form_with_its_words(edition: str, language: Language) -> None:
    fields = house_rules(edition, language)
    defaults = EDITIONS[edition].settings
    assert {field.key: field.default for field in fields} == defaults
    for field in fields:
        assert field.label and field.default_label
        assert field.rule_text == words_of(field.rule)[language]
        values = [choice.value for choice in field.choices]
        if field.kind in ("bool", "choice"):
            assert field.default in values and len(set(values)) == len(values) >= 2
            assert field.default_label in [choice.label for choice in field.choices]
            assert len({choice.label for choice in field.choices}) == len(values)
        else:
            assert values == []
        if field.kind == "int":
            assert isinstance(field.default, int) and field.low <= field.default <= field.high


@pytest.mark.parametrize("edition", NAMES)
def test_every_choice_on_the_form_can_be_played(edition: str) -> None:
    for field in house_rules(edition, "en"):
        for choice in field.choices:
            settings = Game.start(edition, 2, 0, {field.key: choice.value}).header.settings
            assert settings[field.key] == choice.value


def test_cards_of_other_editions_are_not_offered() -> None:
    decks = {name: [field for field in house_rules(name, "en") if field.key == "cards.deck"] for name in NAMES}
    assert {name: [choice.value for field in fields for choice in field.choices] for name, fields in decks.items()} == {
        "classic": ["2008", "pre2008", "2021", "london"],
        "mega": ["2008", "pre2008", "2021", "london"],
        "ultimate": ["equipment", "complete"],
        "millionaire": [],
    }


@pytest.mark.parametrize(("language", "words"), [("en", "house rule"), ("fr", "règle maison")])
def test_games_that_no_sheet_knows_are_called_house_rules(language: Language, words: str) -> None:
    for name in NAMES:
        for variant in card_of(name, language).variants:
            is_house_rule = name == "ultimate" and variant.name != "normal"
            assert variant.label.endswith(f"({words})") == is_house_rule
            assert (words in variant.about) == is_house_rule


def test_a_race_is_won_otherwise() -> None:
    assert card_of("millionaire").variants[0].about.endswith("the first to hold M1,000,000 in cash wins.")
    assert "un seul" not in card_of("millionaire", "fr").variants[0].about
    assert card_of("classic").variants[0].about.endswith("until one player is left.")

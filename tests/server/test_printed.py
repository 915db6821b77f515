"""What is printed: every space, deed, group and card of every printing, in words that actions can use."""

import pytest
from msgspec import json

from passgo import EDITIONS, Game
from passgo.rulebook import look_up
from passgo.server.board_data import printed
from passgo.server.board_schema import Printed
from passgo.server.protocol import Language
from passgo.server.rulebook import rulebook

BOARDS = [(edition.name, skin) for edition in EDITIONS.values() for skin in edition.skins]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


def started(edition: str, skin: str | None = None, **settings: object) -> Game:
    chosen = {key.replace("_", ".", 1): value for key, value in settings.items()}
    return Game.start(edition, 2, 0, chosen, skin=skin)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "skin"), BOARDS)
def test_everything_on_the_board_is_there(edition: str, skin: str, language: Language) -> None:
    game = started(edition, skin)
    board = game.state.edition.board
    sheet = printed(game.header, language)
    assert (sheet.edition, sheet.skin, sheet.language) == (edition, skin, language)
    assert [space.name for space in sheet.spaces] == game.header.edition.skins[skin].names[language]
    assert [space.kind for space in sheet.spaces] == board.kinds
    assert [(track.name, track.length) for track in sheet.tracks] == list(
        zip(board.tracks, board.track_length, strict=True)
    )
    assert [deed.price for deed in sheet.deeds] == [int(price) for price in board.price]
    assert [group.name for group in sheet.groups] == board.groups
    assert sorted(deed for group in sheet.groups for deed in group.deeds) == list(range(board.deeds))
    assert list(sheet.decks) == [deck.name for deck in game.state.edition.decks]
    labels = [track.label for track in sheet.tracks] + [group.label for group in sheet.groups]
    assert all(labels) and all(sheet.decks.values()) and all(card.text for card in sheet.cards)


@pytest.mark.parametrize(("edition", "skin"), BOARDS)
def test_its_words_are_read_as_what_they_stand_for(edition: str, skin: str) -> None:
    game = started(edition, skin)
    sheet, read = printed(game.header, "en"), game.notation.read
    for number, space in enumerate(sheet.spaces):
        assert read(f"goto {space.place}").number == number
    for number, deed in enumerate(sheet.deeds):
        assert read(f"mortgage {deed.word}").number == number
    for card in sheet.cards:
        assert game.state.edition.cards[read(f"card {card.name}").number].name == card.name


@pytest.mark.parametrize(("edition", "skin"), BOARDS)
def test_spaces_deeds_and_groups_point_at_each_other(edition: str, skin: str) -> None:
    sheet = printed(started(edition, skin).header, "fr")
    for number, space in enumerate(sheet.spaces):
        assert space.index < sheet.tracks[space.track].length
        if space.twin is not None:
            twin = sheet.spaces[space.twin]
            assert (twin.twin, twin.deed, twin.track != space.track) == (number, space.deed, True)
    for number, deed in enumerate(sheet.deeds):
        assert number in sheet.groups[deed.group].deeds
        if deed.family == "share":
            assert (deed.space, deed.odds, deed.rents) == (None, 0, [])
        else:
            assert deed.space is not None and sheet.spaces[deed.space].deed == number
            assert 0 < deed.odds < 10 and deed.rents == sorted(deed.rents)


def test_what_the_settings_print() -> None:
    few = printed(started("classic", bank_pieces="9/4").header, "en")
    assert few.pieces == {"house": 9, "hotel": 4}
    assert printed(started("classic").header, "en").pieces == {"house": 32, "hotel": 12}
    loans = [
        printed(started("millionaire", mortgage_values=value).header, "en").deeds[0].mortgage
        for value in ("half", "printed")
    ]
    assert loans == [3_000, 5_000]
    complete, equipment = (
        {card.name for card in printed(started("ultimate", cards_deck=deck).header, "en").cards}
        for deck in ("complete", "equipment")
    )
    assert equipment != complete


def test_money_and_majorities() -> None:
    assert printed(started("classic", "london").header, "en").currency == "£#"
    assert printed(started("classic").header, "fr").currency == "#\u00a0$"
    needed = {group.name: group.needed for group in printed(started("mega").header, "en").groups}
    assert (needed["orange"], needed["brown"]) == (3, 2)


def test_the_corners_of_classic() -> None:
    deeds = {deed.name: deed for deed in printed(started("classic").header, "en").deeds}
    boardwalk = deeds["Boardwalk"]
    assert (boardwalk.word, boardwalk.price, boardwalk.build) == ("39", 400, 200)
    assert boardwalk.rents == [50, 200, 600, 1400, 1700, 2000] and boardwalk.mortgage == 200
    assert max(deeds.values(), key=lambda deed: deed.odds).name == "Illinois Avenue"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_space_has_its_odds_and_a_deed_those_of_its_spaces(edition: str) -> None:
    sheet = printed(started(edition).header, "en")
    assert 100 <= sum(space.odds for space in sheet.spaces) < 200, "a turn ends somewhere, with doubles more than once"
    for number, deed in enumerate(sheet.deeds):
        assert deed.odds == pytest.approx(sum(space.odds for space in sheet.spaces if space.deed == number))


def test_a_race_has_a_goal() -> None:
    goals = {edition: printed(started(edition).header, "en").goal for edition in EDITIONS}
    assert goals == {"classic": 0, "mega": 0, "ultimate": 0, "millionaire": 1_000_000}


def test_equal_boards_are_made_once_and_go_over_the_wire() -> None:
    first = printed(Game.start("mega", 2, 1).header, "fr")
    assert printed(Game.start("mega", 5, 2, names=list("abcde")).header, "fr") is first
    assert json.decode(json.encode(first), type=Printed) == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rulebook_has_every_rule_of_an_edition_and_of_those_below(edition: str, language: Language) -> None:
    book = rulebook(started(edition).header, language)
    below = {"mega": ["classic"], "ultimate": ["mega", "classic"]}.get(edition, [])
    wanted = [rule for name in (edition, *below) for rule in look_up(name)]
    told = [rule for chapter in book.chapters for rule in chapter.rules]
    assert [(rule.id, rule.text) for rule in told] == [(rule.id, rule.words[language]) for rule in wanted]
    assert book.introduction and all(chapter.title and chapter.edition for chapter in book.chapters)


def test_the_rulebook_tells_what_a_table_plays_otherwise() -> None:
    book = rulebook(started("classic", parking_jackpot=True).header, "en")
    [parking] = [rule for chapter in book.chapters for rule in chapter.rules if rule.id == "CLS-PRK-1"]
    assert parking.here.endswith("for whoever lands there next” is: yes.")

"""What every edition must do, whatever its rules: start in all its forms, refuse what it has not, and play."""

import itertools
import re
from typing import Any

import pytest

from passgo import EDITIONS, Edition, Game
from passgo.bots import bot
from passgo.bots.base import play_out, step
from passgo.bots.random import RandomBot
from passgo.engine.columns import COMPILED
from passgo.engine.machine import advance, asked
from passgo.engine.random import Scripted
from passgo.engine.rules.cards import DRAW_CARD
from passgo.engine.rules.movement import LAND_ON_SPACE
from passgo.engine.settings import BOOL, CHOICE, INT, SETTINGS
from passgo.engine.state import BANK
from tests.invariants.checks import check, check_state, supply_of

PLAYED = [(name, variant) for name, edition in EDITIONS.items() for variant in edition.variants]
SKINS = [(name, skin) for name, edition in EDITIONS.items() for skin in edition.skins]
GAMES, ROUNDS = (200, 1000) if COMPILED else (30, 1000)


def printings(edition: Edition) -> list[str]:
    return list(edition.printings) or [""]


def printed(edition: Edition, printing: str) -> dict[str, object]:
    """The settings that choose a printing."""
    return dict(zip(edition.printed_by, printing.split("/"), strict=True)) if printing else {}


# starting


def test_an_edition_is_called_what_it_is() -> None:
    assert EDITIONS
    for name, edition in EDITIONS.items():
        assert edition.name == name and re.fullmatch(r"[a-z][a-z0-9-]*", name)
        assert edition.version >= 1
        assert repr(edition) == f"<Edition {name} {edition.version}>"


@pytest.mark.parametrize(("name", "variant"), PLAYED)
def test_every_form_starts(name: str, variant: str) -> None:
    figures = EDITIONS[name].figures
    numbers = range(figures.least_players, figures.most_players + 1)
    for skin, players in itertools.product([None, *EDITIONS[name].skins], numbers):
        game = Game.start(name, players, players, variant=variant, skin=skin)
        assert not game.over and game.state.players == players == len(game.header.names)
        assert game.header.variant == variant and game.header.skin == (skin or next(iter(EDITIONS[name].skins)))
        check(game)
    assert Game.start(EDITIONS[name], variant=variant).digest() == Game.start(name, variant=variant).digest()


@pytest.mark.parametrize("name", EDITIONS)
def test_every_value_of_every_setting_starts(name: str) -> None:
    defaults = EDITIONS[name].settings
    for setting in SETTINGS:
        if setting.key in defaults:
            values: tuple[object, ...] = setting.values
            if setting.key in EDITIONS[name].printed_by:
                values = tuple(EDITIONS[name].printed_values(setting.key))
            if setting.kind == BOOL:
                values = (True, False, "true", "false")
            elif setting.kind == INT:
                values = (setting.low, setting.high, str(setting.low))
            elif setting.kind != CHOICE:
                kinds = int(EDITIONS[name].figures.piece_kinds)
                values = (defaults[setting.key], "/".join("0" * kinds), "/".join(["40"] * kinds))
            for value in values:
                game = Game.start(name, 2, settings={setting.key: value})
                assert str(game.header.settings[setting.key]).lower() == str(value).lower()
                check(game)


@pytest.mark.parametrize("name", EDITIONS)
def test_settings_are_known_and_have_a_rule(name: str) -> None:
    known = {setting.key: setting for setting in SETTINGS}
    for key, value in EDITIONS[name].settings.items():
        assert known[key].checked(value) == value
        assert re.fullmatch(r"[A-Z]+(-[A-Z0-9]+-\d+|-A?\d+)", known[key].rule)


# refusing


def refused(bad: object, allowed: str, name: Any, **arguments: Any) -> None:
    """Starting so raises a ValueError that names what is bad and what is allowed instead."""
    with pytest.raises(ValueError) as caught:
        Game.start(name, **arguments)
    assert repr(bad) in str(caught.value) and allowed in str(caught.value)


@pytest.mark.parametrize("bad", ["", "klassic", "Classic", None, 5, ["classic"]], ids=repr)
def test_unknown_editions_are_refused(bad: object) -> None:
    refused(bad, "classic", bad)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("bad", [-1, 0, 1, 99, 10**30, "4", None, 2.0, [3]], ids=repr)
def test_wrong_numbers_of_players_are_refused(name: str, bad: object) -> None:
    figures = EDITIONS[name].figures
    refused(bad, f"{figures.least_players} to {figures.most_players}", name, players=bad)


@pytest.mark.parametrize("name", EDITIONS)
def test_one_player_less_or_more_is_refused(name: str) -> None:
    figures = EDITIONS[name].figures
    for bad in (figures.least_players - 1, figures.most_players + 1):
        refused(bad, f"{figures.least_players} to {figures.most_players}", name, players=bad)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("bad", ["", "long", "NORMAL", None, 3, ["normal"]], ids=repr)
def test_unknown_variants_are_refused(name: str, bad: object) -> None:
    refused(bad, ", ".join(EDITIONS[name].variants), name, variant=bad)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("bad", ["", "berlin", "US", 3, ["us"], {"us": 1}], ids=repr)
def test_unknown_skins_are_refused(name: str, bad: object) -> None:
    refused(bad, ", ".join(EDITIONS[name].skins), name, skin=bad)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("bad", ["", "rent", "Rent.claim", "rent.claim ", 3, None, ("a",)], ids=repr)
def test_unknown_settings_are_refused(name: str, bad: object) -> None:
    refused(bad, ", ".join(sorted(EDITIONS[name].settings)), name, settings={bad: True})


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("bad", [3, ["rent.claim"], "rent.claim", [("rent.claim", "auto")]], ids=repr)
def test_settings_that_are_no_mapping_are_refused(name: str, bad: object) -> None:
    refused(bad, "", name, settings=bad)


@pytest.mark.parametrize("name", EDITIONS)
def test_wrong_values_of_settings_are_refused(name: str) -> None:
    strange: list[object] = [None, [], {}, 1.5, "", "²", "--5", "9" * 5000, -1, 10**30, "maybe", "1/2/3", "1/²", b"1"]
    for setting in SETTINGS:
        if setting.key in EDITIONS[name].settings:
            more = ["True", 1, 0] if setting.kind == BOOL else [True, "true"]
            more += [setting.low - 1, setting.high + 1, str(setting.high + 1)] if setting.kind == INT else []
            for bad in [*strange, *more]:
                with pytest.raises(ValueError) as caught:
                    Game.start(name, settings={setting.key: bad})
                assert setting.key in str(caught.value) and repr(bad) in str(caught.value)
                assert "allowed" in str(caught.value)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("bad", [None, 1.5, "1", True, bytearray(b"x"), [1]], ids=repr)
def test_wrong_seeds_are_refused(name: str, bad: object) -> None:
    refused(bad, "whole number", name, seed=bad)


@pytest.mark.parametrize("name", EDITIONS)
def test_seeds_may_be_any_whole_number_or_bytes(name: str) -> None:
    seeds: list[int | bytes] = [0, 1, -1, 2**63, 10**40, b"", b"secret"]
    assert len({Game.start(name, seed=seed).digest() for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("bad", [5, ["Ann"], ["Ann"] * 5, [1, 2, 3, 4], [None] * 4], ids=repr)
def test_names_that_do_not_fit_are_refused(name: str, bad: Any) -> None:
    with pytest.raises(ValueError, match="name"):
        Game.start(name, 4, names=bad)


# playing


def card_space(edition: Edition) -> int:
    """A space with a pack, where the edition has one of those that all know."""
    return edition.board.kinds.index("chance") if "chance" in edition.board.kinds else 0


def settle(game: Game) -> None:
    """Answer at random until the player on turn is asked to roll or to end the turn; invariants hold all the way."""
    s = game.state
    somebody = RandomBot(1)
    while not s.over and asked(s).kind not in ("turn", "end"):
        step(s, [somebody] * int(s.players))
        check_state(s, supply_of(game))
    check(game)


@pytest.mark.parametrize(("name", "variant"), PLAYED)
def test_every_space_can_be_landed_on(name: str, variant: str) -> None:
    board = EDITIONS[name].board
    for space, owner in itertools.product(range(board.size), (-1, 0, 1)):
        game = Game.start(name, 3, 7, variant=variant)
        s = game.state
        s.turn = 0
        if board.deed_at[space] >= 0:
            s.give_deed(board.deed_at[space], owner)
        s.place[0] = space
        s.push(LAND_ON_SPACE)
        advance(s)
        settle(game)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_card_of_every_printing_plays(name: str) -> None:
    for printing in printings(EDITIONS[name]):
        edition = EDITIONS[name].printings.get(printing, EDITIONS[name])
        names = [card.name for card in edition.cards]
        assert len(set(names)) == len(names)
        for card, cash in itertools.product(range(len(names)), (1500, 0)):
            game = Game.start(name, 3, 7, printed(EDITIONS[name], printing))
            s = game.state
            for p in range(s.players):
                s.shift(BANK, p, cash - s.cash[p])
            deck = edition.deck_of[card]
            if s.holder[card] != BANK:
                continue  # dealt before the game
            s.place[s.turn] = card_space(edition)
            s.chance = Scripted([], [card], s.chance)
            s.push(DRAW_CARD, deck)
            advance(s)
            settle(game)
            assert game.over or s.holder[card] != BANK or s.discards_count[deck] > 0


@pytest.mark.parametrize(("name", "skin"), SKINS)
def test_every_space_has_a_name_in_both_languages(name: str, skin: str) -> None:
    board = EDITIONS[name].board
    names = EDITIONS[name].skins[skin].names
    assert set(names) == {"en", "fr"}
    for language in names.values():
        assert len(language) == board.size
        assert all(text == text.strip() and text for text in language)
    for space, other in itertools.combinations(range(board.size), 2):
        for language in names.values():
            assert language[space] != language[other] or board.kinds[space] == board.kinds[other]


@pytest.mark.parametrize(("name", "skin"), SKINS)
def test_every_name_of_every_skin_is_understood(name: str, skin: str) -> None:
    board = EDITIONS[name].board
    notation = Game.start(name, skin=skin).notation
    for language in EDITIONS[name].skins[skin].names.values():
        for space, text in enumerate(language):
            assert board.kinds[notation.read_space(text, text)] == board.kinds[space]
            if board.deed_at[space] >= 0:
                read = notation.read_space(text, text)
                assert read == space or board.twin[space] == read, f"{text} is understood as another space"
                for typed in (text.upper(), text.replace(" ", "  "), text.replace(".", "").replace("'", "")):
                    assert notation.read(f"build {typed}") == notation.action(notation.read(f"build {text}").code)


@pytest.mark.parametrize(("name", "variant"), PLAYED)
def test_random_games_finish(name: str, variant: str) -> None:
    figures = EDITIONS[name].figures
    decks = printings(EDITIONS[name])
    rounds = ROUNDS if COMPILED or name == "classic" else 12  # the larger games take long when interpreted
    for seed in range(GAMES if name == "classic" else GAMES // 5):
        players = figures.least_players + seed % (figures.most_players - figures.least_players + 1)
        game = Game.start(name, players, seed, printed(EDITIONS[name], decks[seed % len(decks)]), variant)
        game.state.recording = False
        play_out(game.state, [bot("random", seed * 16 + seat) for seat in range(players)], rounds)
        check(game)
        assert rounds < ROUNDS or (game.over and game.winners), f"seed {seed} goes on after {rounds} rounds"

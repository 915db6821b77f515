"""The terminal table of Millionaire: stars, the way to the million, and Fortune cards that nobody else may read."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from passgo import Game
from passgo.bots import bot
from passgo.cli.table.boards import board
from passgo.cli.table.deeds import deed_card, holdings
from passgo.cli.table.naming import is_cash, money
from passgo.cli.table.people import player_table
from passgo.testing import Table
from passgo.texts import Texts
from tests.cli.test_play_support import NAMES, Sitting, named, sat
from tests.rules import rule
from tests.scenarios.millionaire.race import A, B, covered, race, rise

PEOPLE = [None, None, None]
ALONE = [None, "simple", "simple"]


def shown(game: Game, language: str = "en", width: int = 80, wish: str = "", plain: bool = False) -> str:
    return "\n".join(line.plain for line in board(game, Texts.of(game.header, language), width, plain, wish))


def sitting_of(t: Table, lines: list[str], folder: Path, together: bool, language: str = "en") -> Sitting:
    return sat(named(t), lines, folder, PEOPLE if together else ALONE, language)


def to_style_square(card: str) -> Table:
    """Ann is about to land on Style Square, where this Fortune card lies."""
    return covered().at(A, 14).dice(1, 2).cards(card)


# what the table shows


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100, 130])
def test_the_board_fits_and_shows_where_fortune_cards_lie(language: str, width: int) -> None:
    t = to_style_square("fortune-found-money-1").play("roll", "buy")
    text = shown(named(rise(t, A, 3)), language, width)
    assert max(map(len, text.splitlines())) <= width
    assert len(text.splitlines()) <= 21
    assert text.count("k*") == 21 and "80k*" in text  # one was taken
    assert "Fortune" in text.splitlines()[-1] + text.splitlines()[-2] and "3★" in text
    assert ("Goal: M1,000,000" if language == "en" else "But") in text


def test_without_fortune_cards_nothing_explains_them() -> None:
    assert "Fortune card" not in shown(named(race())) and "Fortune Valley" in shown(named(race()), wish="list")


def test_a_terminal_without_stars_has_asterisks(tmp_path: Path) -> None:
    sitting = sitting_of(rise(race(), A, 5), ["players"], tmp_path, together=True)
    assert "★★★★★" in sitting.text
    assert sitting.session.screen.spelled("★★★") == "★★★"
    sitting.session.screen.encoding = "ascii"
    assert sitting.session.screen.spelled("5★") == "5*"


def test_players_with_stars_and_their_way_to_the_million() -> None:
    game = named(rise(race().has(A, 640_000).holds(A, "fortune-vip-pass", "chance-leave-jail"), A, 3))
    text = "\n".join(line.plain for line in player_table(game, Texts.of(game.header), 80, A))
    first = text.splitlines()[1]
    assert all(fact in first for fact in ("M640,000", "64%", "★★★", "1 card"))
    assert "1 Fortune" in text and "VIP" not in text


def test_a_deed_tells_of_its_fortune_card() -> None:
    for t, there in ((covered(), True), (race(), False)):
        game = named(t)
        card = "\n".join(line.plain for line in deed_card(game, Texts.of(game.header), 0))
        assert ("A Fortune card lies on it" in card) == there
        assert "M14,000" in card and "The mortgage brings M3,000; lifting it costs M4,000." in card


# secrets


@rule("MIL-46")
def test_a_person_alone_at_the_screen_reads_the_card(tmp_path: Path) -> None:
    sitting = sitting_of(to_style_square("fortune-takeover-1"), ["roll"], tmp_path, together=False)
    assert "Ann draws a Fortune card: “Keep this Takeover card:" in sitting.flat
    assert "keeps it" not in sitting.flat


@rule("MIL-46")
def test_people_who_share_a_screen_do_not_read_it(tmp_path: Path) -> None:
    lines = ["roll", "", "log", "deeds", "deeds ann", "", "", "deeds ann", "log"]
    sitting = sitting_of(to_style_square("fortune-takeover-1"), lines, tmp_path, together=True)
    assert "Ann takes a Fortune card and keeps it (the word me shows it to its keeper)" in sitting.flat
    assert "1 Fortune card, face down" in sitting.flat and "Takeover" not in sitting.text


def test_the_keeper_asks_for_it(tmp_path: Path) -> None:
    sitting = sitting_of(to_style_square("fortune-takeover-1"), ["roll", "buy", "me"], tmp_path, together=True)
    assert "Keep this Takeover card: on your turn take one property" in sitting.after("me")


def test_another_hand_is_face_down(tmp_path: Path) -> None:
    game = named(race().holds(B, "fortune-vip-pass", "fortune-free-house-1", "fortune-free-house-2"))
    texts = Texts.of(game.header)
    others = "\n".join(line.plain for line in holdings(game, texts, B, 80, viewer=A))
    assert "3 Fortune cards, face down" in others and "VIP" not in others
    own = "\n".join(line.plain for line in holdings(game, texts, B, 80, viewer=B))
    assert "2 × Keep this Free House card" in own and "VIP" in own


def with_a_takeover() -> Table:
    return race().owns(B, "Dream Avenue").holds(A, "fortune-takeover-1")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_playable_cards_open_on_request(language: str, tmp_path: Path) -> None:
    sitting = sitting_of(with_a_takeover(), ["f", "2", ""], tmp_path, together=True, language=language)
    closed, opened = sitting.text.split("> f\n")
    assert "  f  " in closed and "Takeover" not in closed and "Mainmise" not in closed
    assert "2  play a Takeover card" in opened or "2  jouer une carte Mainmise" in opened
    assert sitting.game.moves[:2] == ["card fortune-takeover-1", "claim 10"]


def test_alone_they_are_in_the_list(tmp_path: Path) -> None:
    sitting = sitting_of(with_a_takeover(), ["2", ""], tmp_path, together=False)
    assert "2  play a Takeover card: take a property from another player" in sitting.text
    assert sitting.game.moves[:2] == ["card fortune-takeover-1", "claim 10"]


@pytest.mark.parametrize("card", ["fortune-vip-pass", "fortune-free-house-1"])
def test_a_rent_betrays_no_pass(card: str, tmp_path: Path) -> None:
    """People who share a screen see the same question whatever lies face down."""
    t = race().owns(B, "Style Square").holds(A, card).at(A, 14).dice(1, 2)
    sitting = sitting_of(t, ["roll", "f"], tmp_path, together=True)
    asked = sitting.after("roll").split("Ann> f")[0]
    assert "1 pay Bella the rent: M35,000 [Enter] f look at your Fortune card, when nobody else looks help" in asked
    opened = sitting.after("f")
    assert ("play a VIP Pass" in opened) == (card == "fortune-vip-pass")
    assert ("cannot be played here" in opened) == (card != "fortune-vip-pass")


def test_alone_nobody_is_asked_for_a_pass_he_lacks(tmp_path: Path) -> None:
    t = race().owns(B, "Style Square").holds(A, "fortune-free-house-1").at(A, 14).dice(1, 2)
    sitting = sitting_of(t, ["roll"], tmp_path, together=False)
    assert sitting.game.moves == ["roll", "pay"]
    assert "Ann pays Bella M35,000: rent for Style Square" in sitting.flat and "Ann owes" not in sitting.flat


def test_a_deal_shows_no_hidden_card_of_the_partner(tmp_path: Path) -> None:
    t = race().holds(A, "fortune-leave-jail-1", "fortune-takeover-1").holds(B, "fortune-leave-jail-2")
    t.holds(B, "chance-leave-jail")
    sitting = sitting_of(t, ["trade", "bella", "1 50k", "1", ""], tmp_path, together=False)
    give, get = sitting.flat.split("What do you give?")[1].split("What do you want?")
    assert "1 a Get-out-of-Jail card (Fortune)" in give and "Takeover" not in give
    assert "1 a Get-out-of-Jail card (Chance)" in get and "(Fortune)" not in get.split("Things:")[0]
    assert sitting.game.moves[:1] == ["offer 1 fortune-leave-jail-1, $50000 for chance-leave-jail"]


def test_a_replay_does_not_tell_what_is_kept(passgo: Callable[..., Result], tmp_path: Path) -> None:
    game = Game.start("millionaire", 3, 3, names=NAMES[:3])
    while game.state.round < 12:
        game.play(bot("simple").choose(game))
    (tmp_path / "game.passgo").write_text(game.record, encoding="utf-8")
    told = " ".join(passgo("replay", tmp_path / "game.passgo").stdout.split())
    assert "takes a Fortune card and keeps it" in told and "a Fortune card: “Keep" not in told


# money, rules, whole sessions


@pytest.mark.parametrize(
    ("typed", "amount"),
    [("50k", 50_000), ("M50k", 50_000), ("50k M", 50_000), ("M372,000", 372_000), ("7 500 M", 7_500)],
)
def test_money_as_people_type_it(typed: str, amount: int) -> None:
    assert money(typed) == amount and is_cash(typed)


@rule("MIL-15")
def test_a_bid_in_thousands(tmp_path: Path) -> None:
    t = race().at(A, 14).dice(1, 2)
    sitting = sitting_of(t, ["roll", "decline", "60k"], tmp_path, together=True)
    assert sitting.game.moves[-1] == "bid 60000"


@pytest.mark.parametrize(
    ("typed", "id"), [("decline", "MIL-A11"), ("build motor", "MIL-66"), ("mortgage motor", "MIL-91"), ("", "MIL-18")]
)
def test_why_names_the_rules_of_this_edition(typed: str, id: str, tmp_path: Path) -> None:
    said = sitting_of(race().owns(A, "Motor Drive"), [typed, "why"] if typed else ["why"], tmp_path, together=True)
    assert said.after("why").startswith(f"[{id}]") and "CLS-" not in said.text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("people", [1, 2])
def test_enter_alone_plays_to_the_million(people: int, language: str, tmp_path: Path) -> None:
    game = Game.start("millionaire", 3, 3, names=NAMES[:3])
    looks = [word for look in ("board", "me", "why", "players", "f", "help") for word in (look, *[""] * 9)]
    bots = [None, None, "simple"] if people == 2 else ALONE
    sitting = sat(game, [*looks, *[""] * 900], tmp_path, bots, language)
    assert [line for line in sitting.text.splitlines() if len(line) > 80] == []
    assert sitting.game.over
    assert {"en": "the million is reached", "fr": "le million est atteint"}[language] in sitting.flat


def test_a_hotel_that_breaks_short_names_the_whole_sum(tmp_path: Path) -> None:
    t = race().owns_group(A, "brown").built(5, "Motor Drive", "Gadget Wharf").owns_group(B, "dark blue")
    t.built(3, "Fortune Valley", "Paradise Island").has(A, 20_000).at(A, 28).dice(1, 2).pieces(2, 3)
    sitting = sitting_of(t, ["roll", "sell motor"], tmp_path, together=True)
    assert "sell +M15,000" in sitting.text
    assert "Ann sells buildings on Motor Drive for M15,000 (left there: 2 houses)" in sitting.flat

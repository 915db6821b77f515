"""Every word of the table, one after the other."""

from pathlib import Path

import pytest

from passgo import replay
from passgo.bots import bot
from passgo.cli.table.commands import COMMON
from passgo.cli.table.local_commands import LOCAL
from passgo.cli.table.vocabulary import WORDS, Vocabulary
from passgo.engine.rules.shortage import DEED_PRICE, PLACE_BUILDING
from passgo.engine.state import HOUSE
from passgo.testing import table
from passgo.texts import Texts
from tests.cli.test_play_support import named, rich_ann, sat, started


def test_there_is_something_to_do_for_every_word() -> None:
    assert set(WORDS) == {*COMMON, *LOCAL}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_means_two_things(language: str) -> None:
    vocabulary = Vocabulary(Texts.of(started().header, language))
    words = [name for name in vocabulary.names.values()]
    assert len(set(words)) == len(words)
    both = {name for name in words if name in vocabulary.verb_names.values()}
    assert both == {vocabulary.names["interrupt"], vocabulary.names["stop"]}


def test_help_lists_every_word(tmp_path: Path) -> None:
    said = sat(named(rich_ann()), ["help"], tmp_path).after("help")
    for word in WORDS:
        assert f" {word} " in said


def test_why_tells_the_rules_of_the_question(tmp_path: Path) -> None:
    said = sat(named(rich_ann()), ["why"], tmp_path).after("why")
    assert "[CLS-TUR-1] On your turn you roll two dice" in said
    assert "outside your own turn” is: between two turns." in " ".join(said.split())


def test_why_after_a_refusal_tells_its_rule(tmp_path: Path) -> None:
    said = sat(named(rich_ann()), ["build reading", "why"], tmp_path).after("why")
    assert said.startswith("[CLS-BLD-1] You may build on a street once you own every lot of its colour.")


def test_hint_is_what_the_trader_would_do_and_why(tmp_path: Path) -> None:
    game = named(table("classic", players=3).dice(2, 4))
    sitting = sat(game, ["roll", "hint"], tmp_path)
    assert "A trading bot would: buy Oriental Avenue for $100" in sitting.after("hint")
    assert "for a price of $100 and with $1,500 in hand." in sitting.after("hint")
    assert bot("simple").choose(sitting.game).text == "buy"


def test_manage_opens_the_list_by_property_and_it_stays_open(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["m", "build oriental", "roll"], tmp_path)
    assert "build -$50 (rent $30)" in sitting.after("m")
    after_building = sitting.after("build oriental").split("Which property?")[1]
    assert "1 house" in after_building and "build -$50" in after_building


def test_nothing_to_manage_is_said(tmp_path: Path) -> None:
    sitting = sat(named(table("classic", players=3)), ["m"], tmp_path)
    assert "There is nothing you could build, sell, mortgage or lift right now." in sitting.flat


def test_the_everyday_prompt_is_short(tmp_path: Path) -> None:
    text = sat(named(rich_ann()), [], tmp_path).text
    assert len(text.split("Ann: It is your turn.")[1].split("The input")[0].splitlines()) <= 4


def test_a_long_list_of_answers_is_folded(tmp_path: Path) -> None:
    groups = ["brown", "light blue", "pink", "orange", "red", "yellow"]
    game = named(table("classic", players=3).owns_group(0, *groups))
    game.state.push(PLACE_BUILDING, 0, HOUSE, DEED_PRICE, 1)
    sitting = sat(game, ["m", "place st j"], tmp_path)
    first, second = sitting.text.split("> m\n")
    assert "and 5 more: m shows all" in first and "Marvin Gardens" not in first
    assert "Marvin Gardens" in second
    assert sitting.game.moves == ["place 16"]


def test_board_shows_owners_buildings_and_tokens(tmp_path: Path) -> None:
    prepared = rich_ann().built(2, "Oriental Avenue").at(0, "Short Line").jailed(1)
    text = sat(named(prepared), ["board"], tmp_path).text.split("> board\n")[1]
    assert "l A2" in text
    assert any(
        "Short Line" in line and "r A-" in line and line.rstrip("│ ").endswith("A") for line in text.splitlines()
    )
    assert "#B" in text
    assert "Capitals: players and owners" in text


def test_board_as_a_list_has_full_names(tmp_path: Path) -> None:
    text = sat(named(rich_ann()), ["board list"], tmp_path).text
    for name in ("Mediterranean Avenue", "Pennsylvania Railroad", "North Carolina Avenue", "Free Parking"):
        assert name in text


def test_deeds_me_and_players(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["me", "deeds bella", "deeds", "players"], tmp_path)
    assert "Ann: $1,500 and 8 deeds" in sitting.after("me")
    bella = sitting.after("deeds bella").split("roll")[0]
    assert "Bella: $1,500 and 2 deeds" in bella and "Boardwalk" in bella and "4 times the dice" in bella
    assert "Dora: $1,500 and no deed" in sitting.after("deeds")
    players = sitting.after("players")
    assert "$2,680" in players  # 1,500 in cash, light blue 320, orange 560, railroads 200 and half of 200
    assert "The Bank has 32 houses and 12 hotels left" in players


def test_deed_shows_the_whole_card(tmp_path: Path) -> None:
    said = sat(named(rich_ann().built(1, "Vermont Avenue")), ["deed vermont"], tmp_path).after("deed vermont")
    assert "Vermont Avenue · light blue · $100 · owned by Ann, 1 house" in said
    assert "1 house $30 <" in said and "a hotel $550" in said
    assert "A building costs $50." in said
    assert "The mortgage brings $50; lifting it costs $55." in said
    assert "Oriental Avenue (Ann), Connecticut Avenue (Ann)" in said


def test_deed_by_number_and_of_nothing(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["deed 12", "deed 0", "deed", "deed nowhere"], tmp_path)
    assert "Electric Company · utilities · $150 · for sale" in sitting.flat
    assert "There is no property called “0”." in sitting.flat
    assert "Which property? Type for example deed Mediterranean Avenue." in sitting.flat
    assert "There is no property called “nowhere”." in sitting.flat


def test_log_tells_again_what_happened(tmp_path: Path) -> None:
    sitting = sat(named(table("classic", players=3).dice(1, 2)), ["", "buy", "log", "log 1", "log x"], tmp_path)
    assert "Ann rolls 1 and 2: 3 → Baltic Avenue Ann buys Baltic Avenue for $60" in sitting.after("log")
    assert sitting.after("log 1").startswith("Ann buys Baltic Avenue")
    assert "How many lines? Type for example log 30." in sitting.flat


def test_seed_is_told_on_request(tmp_path: Path) -> None:
    assert "The dice come from seed 7." in sat(started(7), ["seed"], tmp_path).flat


def test_record_writes_what_replay_reads(tmp_path: Path) -> None:
    sitting = sat(started(7), ["", "", "record evening", ""], tmp_path)
    text = (tmp_path / "evening.passgo").read_text(encoding="utf-8")
    assert "All moves are in evening.passgo." in sitting.flat
    assert replay(text).moves == sitting.game.moves[: len(replay(text).moves)]


def test_interrupt_asks_a_person_after_the_turn(tmp_path: Path) -> None:
    prepared = rich_ann().turn(1).dice(1, 2)
    lines = ["interrupt ann", "roll", "buy", "end", "build oriental", "done"]
    sitting = sat(named(prepared), lines, tmp_path, [None, None, None, None])
    assert "Ann can manage property after this turn." in sitting.flat
    assert "Ann: You asked to manage your property" in sitting.flat
    assert [move for move in sitting.game.moves if move.startswith(("interrupt", "build", "done"))] == [
        "interrupt 0",
        "build 6",
        "done",
    ]


def test_interrupt_without_a_name_means_the_only_other_person(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["interrupt"], tmp_path, [None, "simple", None, "simple"])
    assert sitting.game.moves[0] == "interrupt 2"
    sitting = sat(named(rich_ann()), ["interrupt"], tmp_path, [None, None, None, "simple"])
    assert "Who? There are: Bella, Carlo." in sitting.flat


def test_interrupt_always_asks_after_every_turn_of_the_others(tmp_path: Path) -> None:
    lines = ["interrupt always", *[""] * 12]
    sitting = sat(named(rich_ann().dice(1, 2)), lines, tmp_path)
    assert sitting.text.count("Ann: You asked to manage your property") >= 3
    lines = ["interrupt always", "interrupt always", *[""] * 12]
    sitting = sat(named(rich_ann().dice(1, 2)), lines, tmp_path)
    assert "You are no longer asked after every turn." in sitting.flat
    assert "You asked to manage" not in sitting.text


def test_interrupt_is_refused_where_the_rules_forbid_it(tmp_path: Path) -> None:
    sitting = sat(started(7, manage__offturn="never"), ["interrupt"], tmp_path)
    assert "interrupt" not in " ".join(sitting.game.moves)


def test_words_that_only_look_do_not_repeat_the_whole_question(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["players"], tmp_path)
    assert sitting.text.count("Ann: It is your turn.") == 1
    assert "1 roll [Enter] · m manage" in sitting.after("players")


def test_a_player_who_never_heard_of_french_is_understood_in_english(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["board", "build oriental", "bâtir vermont", "plateau"], tmp_path, language="fr")
    assert sitting.game.moves == ["build 6", "build 8"]
    assert sitting.text.count("┌──") == 2

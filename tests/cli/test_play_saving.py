"""Saving, leaving, coming back: the same position, the same question, and nothing lost."""

import json
from pathlib import Path

import pytest

from passgo import Game
from passgo.cli.table.storage import named as file_named
from passgo.cli.table.storage import read
from passgo.testing import table
from tests.cli.test_play_support import all_kept, kept, named, new_session, piped, rich_ann, sat, started, taken_up


def question(text: str) -> str:
    """The last question with its answers."""
    return text.rsplit("Ann: ", 1)[1].split("The input has ended")[0]


def test_a_saved_game_resumes_at_the_exact_question(tmp_path: Path) -> None:
    first = sat(started(7), ["", "buy", "", "", "save mine"], tmp_path)
    assert "Saved in mine.json." in first.text
    saved = read(tmp_path / "mine.json")
    assert saved.game.digest() == first.game.digest()
    assert saved.game.moves == first.game.moves
    assert [seat.bot for seat in saved.seats] == [None, "simple", "simple", "simple"]
    again = new_session(saved.game, [], tmp_path)
    again.session.run()
    assert again.session.texts.question(again.game) == first.session.texts.question(first.game)
    assert [line.text for line in again.session.story.lines] == [line.text for line in first.session.story.lines]


@pytest.mark.parametrize("steps", range(8))
def test_it_does_so_at_every_question(steps: int, tmp_path: Path) -> None:
    first = sat(started(5), [""] * steps, tmp_path)
    again = sat(kept(tmp_path).game, [], tmp_path)
    assert again.game.digest() == first.game.digest()
    assert question(again.text) == question(first.text)


def test_in_the_middle_of_an_auction_and_of_a_trade(tmp_path: Path) -> None:
    for number, lines in enumerate((["roll", "decline"], ["offer bella reading for boardwalk"])):
        folder = tmp_path / str(number)
        folder.mkdir()
        first = sat(named(rich_ann().at(0, "GO").dice(1, 2)), lines, folder, [None, None, "simple", "simple"])
        again = sat(kept(folder).game, [], folder, [None, None, "simple", "simple"])
        assert first.game.decision is not None and again.game.decision is not None
        assert again.game.decision.kind == first.game.decision.kind
        assert again.game.digest() == first.game.digest()


def test_load_at_the_prompt_keeps_the_game_that_is_left(tmp_path: Path) -> None:
    other = sat(started(5), ["save other", "quit", "n"], tmp_path)
    sitting = sat(started(7), ["", "", "load other"], tmp_path)
    assert "The game you leave is kept: passgo play goes on with it." in sitting.flat
    assert "other.json: the game goes on." in sitting.flat
    assert sitting.game.digest() == other.game.digest()
    assert sorted(game.header.seed or 0 for game in all_kept(tmp_path)) == [5, 7]


def test_a_game_that_is_in_a_file_is_not_kept_twice(tmp_path: Path) -> None:
    sat(started(5), ["save other", "quit", "n"], tmp_path)
    sitting = sat(started(7), ["", "save mine", "load other"], tmp_path)
    assert "The game you leave is kept" not in sitting.flat
    assert [game.header.seed for game in all_kept(tmp_path)] == [5]


def test_a_game_taken_up_again_is_kept_when_another_is_loaded(tmp_path: Path) -> None:
    sat(started(5), ["save other", "quit", "n"], tmp_path)
    sat(started(7), ["", ""], tmp_path)
    taken_up(tmp_path, ["load other"])
    assert sorted(game.header.seed or 0 for game in all_kept(tmp_path)) == [5, 7]


def test_quit_keeps_the_game(tmp_path: Path) -> None:
    sitting = sat(started(7), ["roll", "quit", ""], tmp_path)
    assert "Keep the game? Enter: yes, passgo play goes on with it" in sitting.flat
    assert "Go on with: passgo play" in sitting.flat
    assert kept(tmp_path).game.digest() == sitting.game.digest()


def test_quit_saves_under_a_name_or_not_at_all(tmp_path: Path) -> None:
    sitting = sat(started(7), ["quit", "mine"], tmp_path)
    assert "Go on with: passgo play --load mine.json" in sitting.flat
    assert (tmp_path / "mine.json").exists() and all_kept(tmp_path) == []
    assert "Good-bye." in sat(started(7), ["quit", "n"], tmp_path).text
    assert all_kept(tmp_path) == []


def test_whoever_changes_his_mind_stays(tmp_path: Path) -> None:
    sitting = sat(started(7), ["quit", "c", "roll", "quit", "n"], tmp_path)
    assert "roll" in sitting.game.moves


def test_ctrl_c_asks_and_a_second_one_keeps_the_game(tmp_path: Path) -> None:
    sitting = sat(started(7), [KeyboardInterrupt(), "c", KeyboardInterrupt(), KeyboardInterrupt()], tmp_path)
    assert sitting.text.count("Keep the game?") == 2
    assert "The game is kept." in sitting.flat
    assert kept(tmp_path).game.digest() == sitting.game.digest()


def test_ctrl_c_in_the_middle_of_a_trade_is_no_trade(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann()), ["trade", "bella", "1", KeyboardInterrupt(), "n"], tmp_path)
    assert sitting.game.moves == []


@pytest.mark.parametrize("word", ["save", "load", "record"])
def test_a_word_without_a_file_asks_for_one(word: str, tmp_path: Path) -> None:
    assert f"Type for example {word} evening." in sat(started(7), [word], tmp_path).flat


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    (tmp_path / "junk.json").write_text("{", encoding="utf-8")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    (tmp_path / "half.json").write_text('{"passgo": 1}', encoding="utf-8")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    lines = [
        "load junk",
        "load list",
        "load half",
        "load bytes",
        "load nowhere",
        "save no/such/folder",
        "record no/such",
    ]
    game = started(7)
    sitting = sat(game, lines, tmp_path)
    assert sitting.flat.count("cannot be read: it is no game of passgo.") >= 3
    assert sitting.flat.count("cannot be read: it is ") == 4
    assert "nowhere.json cannot be read: No such file or directory." in sitting.flat
    assert sitting.flat.count("cannot be written: No such file or directory.") == 2
    assert sitting.game is game


def test_a_record_can_be_taken_up_too(tmp_path: Path) -> None:
    first = sat(started(7), ["", "", "record mine"], tmp_path)
    again = sat(started(1), ["load mine.passgo"], tmp_path)
    assert again.game.digest() == first.game.digest()


def test_a_plain_save_from_elsewhere_seats_one_person(tmp_path: Path) -> None:
    (tmp_path / "plain.json").write_text(json.dumps(started(7).save()), encoding="utf-8")
    saved = read(tmp_path / "plain.json")
    assert [seat.bot for seat in saved.seats] == [None, "simple", "simple", "simple"]
    assert Game.load(json.loads((tmp_path / "plain.json").read_text())).digest() == saved.game.digest()


def test_names_of_files() -> None:
    assert file_named("evening", ".json").name == "evening.json"
    assert file_named("evening.txt", ".json").name == "evening.txt"


def test_saving_with_a_clock_keeps_the_time_left(tmp_path: Path) -> None:
    text = piped("save mine\n", tmp_path, "--humans", "Ann", "--minutes", "30", "--seed", "7")
    assert "time left: 30:00" in text or "time left: 29:5" in text
    seconds = read(tmp_path / "mine.json").seconds
    assert seconds is not None and 1780 < seconds <= 1800


def test_a_prepared_position_is_saved_and_resumed(tmp_path: Path) -> None:
    first = sat(named(table("classic", players=3).has(0, 77)), ["save mine"], tmp_path)
    assert read(tmp_path / "mine.json").game.state.cash[0] == 77
    assert read(tmp_path / "mine.json").game.digest() == first.game.digest()


def test_a_save_whose_moves_lead_elsewhere_goes_on_from_its_position(tmp_path: Path) -> None:
    """A save says where the game stands; if its moves do not, the game begins there."""
    data = sat(started(7), ["", ""], tmp_path).game.save()
    data["state"]["cash"][0] = 77  # type: ignore[index]
    (tmp_path / "edited.json").write_text(json.dumps(data), encoding="utf-8")
    assert sat(started(5), ["load edited"], tmp_path).game.state.cash[0] == 77
    sitting = sat(started(5), ["load edited", ""], tmp_path)
    assert any(game.digest() == sitting.game.digest() for game in all_kept(tmp_path))

"""Whole games at the terminal: to the end with Enter alone, with people out, and with bots alone."""

from pathlib import Path

import pytest

from passgo.cli.table import local_session as session_module
from passgo.testing import table
from tests.cli.test_play_support import NAMES, journals, named, new_session, piped, sat, started

ENTERS = [""] * 400


@pytest.mark.parametrize("seed", [1, 2, 5, 9])
def test_enter_alone_plays_a_short_game_to_its_end(seed: int, tmp_path: Path) -> None:
    """Among bots that deal and bid; nothing that Ann has is sold, and nothing is bought for her."""
    sitting = sat(started(seed, variant="short"), ENTERS, tmp_path, [None, "trader", "trader", "trader"])
    assert sitting.game.over
    assert "The game is over: " in sitting.text
    assert "Input" not in sitting.text
    assert not [what for what in ("buys", "bids", "builds", "accepts", "offers") if f"Ann {what}" in sitting.flat]
    assert not journals(tmp_path)


def test_a_game_through_a_pipe_comes_to_its_end(tmp_path: Path) -> None:
    text = piped("\n" * 400, tmp_path, "--humans", "Ann", "--variant", "short", "--seed", "2")
    assert "The game is over: " in text
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_pipe_that_ends_leaves_a_game_to_go_on_with(tmp_path: Path) -> None:
    text = piped("", tmp_path, "--humans", "Ann", "--seed", "7")
    assert "The input has ended; the game is kept." in text
    assert "Go on with: passgo play --resume" in text
    assert list(tmp_path.iterdir()) == []
    again = piped("", tmp_path, "--resume")
    assert again.split("The game goes on")[1].split("\n", 1)[1] == text[text.index("\n    player") :]


def test_the_end_tells_the_winner_the_standing_and_the_dice(tmp_path: Path) -> None:
    prepared = table("classic", players=3).bankrupt(2).has(0, 900).has(1, 10).owns_group(0, "dark blue")
    prepared.built(5, "Boardwalk").built(4, "Park Place").at(1, "Short Line").turn(1).dice(3, 1)
    sitting = sat(named(prepared), [""], tmp_path, [None, "simple", "simple"])
    assert sitting.game.winners == (0,)
    end = sitting.text.split("The game is over: ")[1]
    assert end.startswith("Ann has won.")
    standing, dice = end.split("The dice, ")
    assert [line.split()[1] for line in standing.splitlines()[2:5]] == ["Ann", "Bella", "Carlo"]
    assert "$3,460" in standing  # 910 in cash, 750 of deeds, 9 levels at 200
    assert "bankrupt in round 1" in standing
    assert dice.startswith("1 throw")
    assert any(line.split()[:3] == ["4", "1", "0.1"] for line in dice.splitlines())


def test_when_all_people_are_out_the_bots_can_be_watched_or_not(tmp_path: Path) -> None:
    texts = []
    for answer in ["", "w"]:
        prepared = table("classic", players=3).has(0, 0).at(0, "Go To Jail").owns_group(1, "dark blue")
        prepared.built(5, "Boardwalk", "Park Place").at(0, "Short Line").dice(3, 1)
        sitting = sat(named(prepared), ["", "", "", answer], tmp_path)
        assert sitting.game.over
        assert "No person is left in the game." in sitting.text
        texts.append(sitting.text)
    assert len(texts[1]) > len(texts[0])


def test_bots_that_find_no_end_are_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "MOST_ROUNDS", 5)
    sitting = sat(started(1), [], tmp_path, ["simple"] * 4)
    assert not sitting.game.over
    assert "Nobody wins: after 6 rounds the bots still go round." in sitting.text


def test_bots_are_shown_turn_by_turn(tmp_path: Path) -> None:
    game = started(7)
    first = int(game.state.turn)
    sitting = sat(game, ["", "", "", "", ""], tmp_path)
    headings = [line for line in sitting.text.splitlines() if line.startswith("── Round")]
    order = [NAMES[(first + k) % 4] for k in range(4)]
    assert [heading.split("·")[1].split()[0] for heading in headings[:4]] == order
    assert all(len(heading) == 78 for heading in headings)


def test_pace_waits_after_each_line_of_the_story(tmp_path: Path) -> None:
    waited: list[float] = []
    sitting = new_session(started(7), [], tmp_path, pace=0.5, sleep=waited.append)
    sitting.session.run()
    assert waited and set(waited) == {0.5}


def test_the_screen_takes_any_width(tmp_path: Path) -> None:
    for width in (40, 60, 100, 140):
        sitting = sat(started(7), ["board", "players", "help", *[""] * 60], tmp_path, width=width)
        assert max(map(len, sitting.text.splitlines())) <= width

"""Taking back: one's own management as long as no dice fell and nobody else acted."""

from pathlib import Path

import pytest

from passgo.testing import table
from tests.cli.test_play_support import named, rich_ann, sat


def test_management_is_taken_back_step_by_step(tmp_path: Path) -> None:
    game = named(rich_ann())
    before = game.digest()
    lines = ["build oriental", "build vermont", "mortgage reading", "lift short", "undo", "undo", "undo", "undo"]
    sitting = sat(game, lines, tmp_path)
    assert sitting.text.count("Taken back.") == 4
    assert sitting.game.digest() == before
    assert sitting.game.moves == []
    assert [line.text for line in sitting.session.story.lines if "builds" in line.text] == []


def test_a_purchase_and_a_bail_can_be_taken_back(tmp_path: Path) -> None:
    sitting = sat(named(table("classic", players=3).dice(1, 2)), ["roll", "buy", "undo", "decline"], tmp_path)
    assert sitting.game.moves[:2] == ["roll", "decline"]
    sitting = sat(named(table("classic", players=3).jailed(0)), ["pay", "undo"], tmp_path)
    assert sitting.game.state.jail[0] == 1 and sitting.game.state.cash[0] == 1500


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["undo"], "There is nothing to take back."),
        (["build oriental", "roll", "undo"], "dice or cards have been seen since"),
        (["offer bella reading for boardwalk", "undo"], "others have played since"),
        (["", "undo"], "dice or cards have been seen since"),
    ],
)
def test_what_others_saw_or_did_stays(lines: list[str], why: str, tmp_path: Path) -> None:
    sitting = sat(named(rich_ann().dice(2, 3)), lines, tmp_path)
    moves = len(sitting.game.moves)
    assert why in sitting.after("undo")
    assert moves == len([line for line in lines if line != "undo"]) + ("offer" in lines[0])


def test_the_end_of_a_turn_cannot_be_taken_back(tmp_path: Path) -> None:
    sitting = sat(named(rich_ann().dice(1, 2, 1, 2)), ["", "buy", "", "undo"], tmp_path, [None] * 4)
    assert sitting.game.moves == ["roll", "buy", "end"]
    assert "others have played since" in sitting.flat


def test_a_card_cannot_be_unseen(tmp_path: Path) -> None:
    prepared = table("classic", players=2, skin="london").at(0, "GO").dice(1, 1).cards("chest-fine-or-chance")
    sitting = sat(named(prepared), ["roll", "draw", "undo"], tmp_path, [None, None])
    assert sitting.game.moves[:2] == ["roll", "draw"]
    assert "It cannot be taken back" in sitting.flat

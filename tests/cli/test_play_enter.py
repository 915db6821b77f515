"""Enter at every question: it does what the screen says of it, and gives nothing away."""

import re
from pathlib import Path

import pytest

from tests.cli.test_play_support import named, sat
from tests.invariants.compulsory_positions import PARTICULAR
from tests.invariants.default_positions import POSITIONS

YES = {"en": "y", "fr": "o"}
MARKS = {"en": ("[Enter]", "Enter: "), "fr": ("[Entrée]", "Entrée : ")}  # beside an answer, and under a list of spaces


ALL = {**POSITIONS, **PARTICULAR}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ALL)
def test_enter_is_shown_and_does_what_is_shown(name: str, language: str, tmp_path: Path) -> None:
    position, expected = ALL[name]
    for k, action in enumerate(expected.split("; ")):
        game = named(position())
        for said in expected.split("; ")[:k]:
            game.play(said)
        before = len(game.moves)
        lines = ["", YES[language]] if action == "bankrupt" else [""]
        sitting = sat(game, lines, tmp_path, [None] * int(game.state.players), language)
        assert sitting.game.moves[before:] == [action]
        asked = re.split(r"^\w+>\s*$", sitting.text, maxsplit=1, flags=re.MULTILINE)[0]
        assert sum(asked.count(mark) for mark in MARKS[language]) == 1, asked

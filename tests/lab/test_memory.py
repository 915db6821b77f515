"""One game of the largest edition stays small, also when it was saved and loaded, and its state smaller still."""

import json

from passgo import Game
from passgo.lab.bench import MIDDLE, full_table, kilobytes


def test_a_game_in_its_middle_takes_less_than_a_hundred_kilobytes() -> None:
    game = full_table("ultimate", MIDDLE)
    assert not game.over and game.state.players == 12 and len(game.moves) > 1000
    saved = json.dumps(game.save())
    assert 10 < kilobytes(lambda: Game.load(json.loads(saved))) < 100
    assert 5 < kilobytes(game.state.copy) < 25

"""One game of the largest edition stays small, also when it was saved and loaded, and its state smaller still.

And nothing stays of games whose books were written.
"""

import json

from passgo import Game
from passgo.lab.bench import MIDDLE, full_table, kilobytes
from passgo.lab.runner import Plan
from passgo.lab.running import Crew, book_keeping


def test_a_game_in_its_middle_takes_less_than_a_hundred_kilobytes() -> None:
    game = full_table("ultimate", MIDDLE)
    assert not game.over and game.state.players == 12 and len(game.moves) > 1000
    saved = json.dumps(game.save())
    assert 10 < kilobytes(lambda: Game.load(json.loads(saved))) < 100
    assert 5 < kilobytes(game.state.copy) < 25


def test_books_that_were_written_leave_nothing_behind() -> None:
    plan = Plan("ultimate", max_rounds=5)
    work = book_keeping(plan, turns=True)

    def played(pieces: int) -> int:
        return sum(chunk.tally.games for chunk in Crew(1).spread(work, plan, [(k, 1) for k in range(pieces)]))

    assert played(1) == 1
    assert kilobytes(lambda: played(30)) < 30  # the sums of a book alone take three hundred

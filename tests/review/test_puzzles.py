"""The puzzles that come with passgo, and how new ones are found."""

from pathlib import Path

import pytest

from passgo.engine.columns import empty
from passgo.engine.game import from_header
from passgo.review.decisions import Answer, futures
from passgo.review.finding import is_clear, played_out, puzzles_in
from passgo.review.judge import Judge
from passgo.review.puzzles import Puzzle, of_day, read, shipped, told, written
from tests.review.games import played

ALL = shipped()


def test_there_is_one_for_a_hundred_days_and_every_edition_has_some() -> None:
    assert len(ALL) >= 100
    assert {each.edition for each in ALL} == {"classic", "mega", "millionaire", "ultimate"}
    assert len({each.name for each in ALL}) == len(ALL)
    assert sorted(of_day(day, ALL) for day in range(739_000, 739_000 + len(ALL))) == list(range(len(ALL)))


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_every_one_can_be_asked_in_both_languages(puzzle: Puzzle) -> None:
    game = puzzle.begun()
    assert game.decision is not None and game.decision.player == puzzle.seat
    for answer in puzzle.answers:
        game.legal(answer)
    assert puzzle.wins[0] > max(puzzle.wins[1:])
    for language in ("en", "fr"):
        page = told(puzzle, 1, len(ALL), language)
        assert [each["right"] for each in page["answers"]].count(True) == 1
        assert page["question"] and page["why"]


def confirmed(puzzle: Puzzle, seed: int) -> bool:
    """Whether the answer is ahead of all others once more, over futures that it was not found with."""
    game = puzzle.begun()
    answers = [Answer(int(game.action(text).code), empty(), (), []) for text in puzzle.answers]
    judge = Judge(game.state.edition)
    on = [futures(judge, game.state, puzzle.seat, each, seed).samples for each in answers]
    out = [played_out(game.state, puzzle.seat, each, seed) for each in answers]
    ahead = [sum(out[0]) - sum(other) for other in out[1:]]
    return is_clear(on) and min(ahead) > 0


def test_some_are_confirmed_anew() -> None:
    assert [confirmed(each, 7_000_000) for each in ALL[:: len(ALL) // 6]].count(False) == 0


@pytest.mark.long
def test_every_one_is_confirmed_anew() -> None:
    failed = [each.name for each in ALL if not confirmed(each, 9_000_000)]
    print(f"{len(ALL) - len(failed)} of {len(ALL)} puzzles are confirmed anew")
    assert not failed


def test_new_ones_are_found_and_kept_as_they_are(tmp_path: Path) -> None:
    found: list[Puzzle] = []
    for seed in range(60_000, 60_020):
        game = played("classic", ("champion", "trader", "simple", "trader"), seed, 25)
        found += puzzles_in(from_header(game.header), game.moves, str(seed))
        if found:
            break
    assert found
    assert read(written(found)) == found

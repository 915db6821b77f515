"""The puzzle of the day, as a page shows it: once for each language."""

from __future__ import annotations

from passgo.review.puzzles import of_day, shipped, told
from passgo.server.board_data import printed
from passgo.server.board_schema import PuzzlePage
from passgo.server.narration import encode, public_view
from passgo.server.protocol import Language
from passgo.texts import Texts

DAY = 86_400_000  # milliseconds


def number_of(now: int) -> int:
    """Which puzzle is due, counted from 1."""
    return of_day(now // DAY, shipped()) + 1


def is_known(number: int) -> bool:
    return 1 <= number <= len(shipped())


def puzzle_page(number: int, language: Language) -> bytes:
    """As JSON."""
    puzzle = shipped()[number - 1]
    game = puzzle.begun()
    texts = Texts.of(game.header, language)
    game.header.names = [texts.name_of(seat, name) for seat, name in enumerate(game.header.names)]
    page = PuzzlePage(
        told(puzzle, number, len(shipped()), language), printed(game.header, language), public_view(game, 0)
    )
    return encode(page)

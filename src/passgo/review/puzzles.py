"""Puzzles: a position, a question, and the one answer that wins much more than the others. A set comes with passgo."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pkgutil import get_data
from typing import Any, Final

from passgo.engine.game import Game
from passgo.review.reasons import REASONS
from passgo.review.shapes import PuzzleAnswer, PuzzleTold
from passgo.texts import Texts

FILE: Final = "puzzles.json"


@dataclass(frozen=True)
class Puzzle:
    """The answers are those that were played out, the best first."""

    name: str
    game: dict[str, Any]  # the position, as a saved game
    seat: int  # who is asked
    answers: list[str]
    wins: list[int]  # of a thousand games played out to the end by traders
    chances: list[list[int]]  # by answer and seat, in thousandths, when played on for some rounds

    @property
    def edition(self) -> str:
        return str(self.game["header"]["edition"])

    def begun(self) -> Game:
        return Game.load(self.game)


def written(puzzles: Sequence[Puzzle]) -> str:
    """A set as a file, a puzzle a line."""
    lines = ",\n".join(json.dumps(asdict(each), separators=(",", ":")) for each in puzzles)
    return f"[\n{lines}\n]\n"


def read(text: str) -> list[Puzzle]:
    return [Puzzle(**each) for each in json.loads(text)]


@cache
def shipped() -> list[Puzzle]:
    """Those that come with passgo, of editions that are still played by the same rules."""
    data = get_data("passgo.review", FILE)
    return read(data.decode()) if data else []


def of_day(day: int, puzzles: Sequence[Puzzle]) -> int:
    """Which of the puzzles is due on a day, counted from any day on: all of them in turn."""
    return day % len(puzzles)


def shuffled(puzzle: Puzzle) -> list[int]:
    """The answers in the order in which they are shown: as the table would list them, not the best first."""
    decision = puzzle.begun().decision
    listed = [action.text for action in decision.options] if decision else []
    return sorted(range(len(puzzle.answers)), key=lambda k: (place(listed, puzzle.answers[k]), puzzle.answers[k]))


def place(listed: Sequence[str], answer: str) -> int:
    return listed.index(answer) if answer in listed else len(listed)


def told(puzzle: Puzzle, number: int, count: int, language: str) -> PuzzleTold:
    """A puzzle in words, with its solution."""
    game = puzzle.begun()
    texts = Texts.of(game.header, language)
    answers: list[PuzzleAnswer] = []
    for k in shuffled(puzzle):
        action = game.action(puzzle.answers[k])
        answers.append(
            {
                "text": texts.option(game, action),
                "right": k == 0,
                "wins": puzzle.wins[k],
                "chance": puzzle.chances[k][puzzle.seat],
            }
        )
    return {
        "number": number,
        "count": count,
        "edition": texts.say(f"edition-{puzzle.edition}"),
        "seat": puzzle.seat,
        "round": int(game.state.round),
        "question": texts.question(game),
        "answers": answers,
        "why": why(puzzle, texts),
    }


def why(puzzle: Puzzle, texts: Texts) -> str:
    """What the best answer does to everybody's chances, beside the next best."""
    best, other = puzzle.chances[0], puzzle.chances[1]
    gains = [b - a for a, b in zip(best, other, strict=True)]
    rival = max((seat for seat in range(len(gains)) if seat != puzzle.seat), key=lambda seat: gains[seat])
    verb = puzzle.answers[1].partition(" ")[0]
    sentences = [
        texts.say("puzzle-why-wins", best=thousandths(texts, puzzle.wins[0]), other=thousandths(texts, puzzle.wins[1]))
    ]
    if gains[rival] > 0:
        sentences.append(
            texts.say("puzzle-why-rival", name=texts.player(rival), points=thousandths(texts, gains[rival]))
        )
    if verb in REASONS:
        sentences.append(texts.say(REASONS[verb]))
    return " ".join(sentences)


def thousandths(texts: Texts, value: int) -> str:
    figure = f"{value / 10:.1f}"
    return figure.replace(".", ",") if texts.language == "fr" else figure

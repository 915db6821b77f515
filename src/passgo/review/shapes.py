"""A review as it is told: plain data for the terminal, for programs and for the web. Chances are in millionths."""

from __future__ import annotations

from typing import Literal, TypedDict

Grade = Literal["A", "B", "C", "D", "E", ""]


class PlayerReview(TypedDict):
    """What became of a seat: start + luck + own + others = result, exactly."""

    seat: int
    name: str
    start: int
    luck: int  # what dice and cards did
    own: int  # what the seat's own mistakes cost it; never above 0
    others: int  # what everybody else's play did, mistakes included
    result: int
    grade: Grade  # "" for a seat that was not judged
    judged: bool  # whether its decisions were weighed: those of people at a server
    decisions: int  # how often there was something to choose
    mistakes: int
    verdict: str


class CurvePoint(TypedDict):
    """Everybody's chances at the end of a round; round 0 is the start."""

    move: int
    round: int
    chances: list[int]  # by seat


class TurningPoint(TypedDict):
    """A round after which the game was another, and what did most of it."""

    move: int
    round: int
    seat: int  # whose chances moved most
    before: int  # the round
    after: int
    luck: bool  # dice or cards did it, else what somebody said
    text: str


class DearDecision(TypedDict):
    """A mistake, and what would have been better."""

    move: int  # the move it was; the position is the one before it
    round: int
    seat: int
    question: str
    said: str
    better: str
    chance: int  # after what was said
    best: int  # after what would have been better
    price: int
    low: int  # the interval of the price
    high: int
    why: str


class GameReview(TypedDict):
    """A whole game, in one language."""

    edition: str
    over: bool
    moves: int
    players: list[PlayerReview]
    curve: list[CurvePoint]
    turning: list[TurningPoint]
    dearest: list[DearDecision]  # at most five of each seat, the dearest first


class PuzzleAnswer(TypedDict):
    """Something that can be said, and what came of it."""

    text: str
    right: bool
    wins: int  # of a thousand games played out to the end
    chance: int  # in thousandths, when played on for some rounds


class PuzzleTold(TypedDict):
    """A position with one answer that wins much more than the others."""

    number: int  # counted from 1
    count: int  # of all puzzles
    edition: str
    seat: int  # who is asked
    round: int
    question: str
    answers: list[PuzzleAnswer]
    why: str

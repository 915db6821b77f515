"""A game gone through move by move: what chance did to everybody's chances, and what was said.

With U the worth of a position (`judge`), a move changes U by luck, U after it minus what was to be expected once it was
said, and by skill, what was to be expected minus U before. So start + luck + skill = result, exactly, for every seat.
The expectation is taken over other dice and cards, so luck is nothing on average whoever plays and however good the
judgement is; all that is not luck is what the decisions of all did.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from passgo.engine.columns import Ints, ints
from passgo.engine.game import Game
from passgo.engine.machine import decider
from passgo.engine.state import State
from passgo.review.decisions import Weighed, weighed
from passgo.review.judge import Chances, Judge, play

SEEDS: Final = 4096  # futures of a move are drawn from numbers of its own
APART: Final = 1024  # those of its luck, of its worth and of its answers do not meet


@dataclass
class Move:
    """One move of the game and what it did."""

    number: int  # counted from 1
    said: str
    seat: int  # who said it
    round: int
    turn: int  # whose turn it was
    chances: Chances  # after it
    luck: Chances
    skill: Chances
    weighed: Weighed | None
    calm: bool = True  # whether nothing was left open after it
    chance: bool = False  # whether dice or cards had a say


@dataclass
class Analysis:
    """A whole game, or one as far as it went."""

    players: int
    start: Chances
    judged: set[int]  # the seats whose decisions were weighed
    moves: list[Move] = field(default_factory=list)
    over: bool = False

    @property
    def result(self) -> Chances:
        """What became of it: 1 for who won; the chances as they stand where the game is not over."""
        return self.moves[-1].chances if self.moves else self.start

    def luck(self, seat: int) -> int:
        return sum(move.luck[seat] for move in self.moves)

    def skill(self, seat: int) -> int:
        return sum(move.skill[seat] for move in self.moves)

    def lost(self, seat: int) -> int:
        """What a seat's own mistakes cost it."""
        return sum(each.weighed.price for each in self.mistakes(seat) if each.weighed)

    def mistakes(self, seat: int) -> list[Move]:
        """A chance that came again and was missed again counts once, where it was dearest."""
        found: dict[tuple[int, ...], Move] = {}
        for move in self.moves:
            weighed = move.weighed
            if move.seat == seat and weighed and weighed.is_mistake:
                key = weighed.chance or (-move.number,)
                known = found.get(key)
                if known is None or known.weighed is None or known.weighed.price < weighed.price:
                    found[key] = move
        return sorted(found.values(), key=lambda move: move.number)

    def decisions(self, seat: int) -> int:
        """How often there was something to choose."""
        return sum(move.seat == seat and move.weighed is not None for move in self.moves)


class Reviewer:
    """Goes through a game, a move at a time. `found` is what it knows so far."""

    def __init__(self, game: Game, moves: Sequence[str], weighed: Collection[int] | None = None) -> None:
        """The game at its beginning, and its moves. Some of them are weighed, by their numbers, else all."""
        self.game = game
        self.moves = moves
        self.weighed = weighed
        self.judge = Judge(game.state.edition)
        players = int(game.state.players)
        judged = set(range(players)) if weighed is None else set()
        self.found = Analysis(players, self.judge.worth(game.state, 0), judged)

    @property
    def done(self) -> int:
        """How many moves it has gone through."""
        return len(self.found.moves)

    def step(self) -> None:
        """One move more."""
        game, judge, s = self.game, self.judge, self.game.state
        before = self.found.result
        number, said = self.done + 1, self.moves[self.done]
        seed = number * SEEDS
        action = game.legal(said)
        code, terms = int(action.code), ints(action.terms)
        was = s.copy()
        move = Move(number, said, int(decider(s)), int(s.round), int(s.turn), before, before, before, None)
        if self.weighed is None or number in self.weighed:
            self.found.judged.add(move.seat)
            move.weighed = weighed(judge, was, code, terms, seed)
        game.play(said)
        move.chances = judge.worth(s, seed + APART)
        move.calm = judge.is_calm(s)
        move.chance = s.chance.save() != was.chance.save()
        hoped = move.chances
        if move.chance:
            hoped = expectation(judge, was, code, terms, seed + 2 * APART)
        move.luck = difference(move.chances, hoped)
        move.skill = difference(hoped, before)
        self.found.moves.append(move)
        self.found.over = bool(s.over)


def analysed(
    game: Game,
    moves: Sequence[str],
    told: Callable[[int], None] = lambda done: None,
    weighed: Collection[int] | None = None,
) -> Analysis:
    """The game at its beginning, played on by these moves. `told` hears how many are done."""
    reviewer = Reviewer(game, moves, weighed)
    while reviewer.done < len(moves):
        reviewer.step()
        told(reviewer.done)
    return reviewer.found


def expectation(judge: Judge, s: State, code: int, terms: Ints, seed: int) -> Chances:
    """What a position is worth once something was said and before chance has answered."""
    return judge.expected(s, lambda t: play(t, code, terms), seed)


def difference(after: Chances, before: Chances) -> Chances:
    return tuple(a - b for a, b in zip(after, before, strict=True))

"""Looking for puzzles: positions of real games in which one answer wins much more than all the others.

What the value points at is played out twice: for some rounds to the value, as a review does, and to the very end by
traders, who know nothing of the value. The best answer must be clear of the next one both times.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from passgo.bots.asked import OFFERED
from passgo.bots.base import StateBot, play_out
from passgo.bots.simple import SimpleBot
from passgo.bots.trader_1 import Trader1
from passgo.engine.actions import BID, BUY, verb_of
from passgo.engine.columns import empty
from passgo.engine.game import Game
from passgo.engine.machine import argument, decider
from passgo.engine.rules.jail import JAIL_TURN
from passgo.engine.save import FORMAT, state_data
from passgo.engine.state import FRAME, State
from passgo.review.decisions import Answer, compared, considered, futures
from passgo.review.judge import WHOLE, Judge, future, play
from passgo.review.puzzles import Puzzle

OPEN: Final = (80_000, 900_000)  # whoever is asked still has something to lose and to win
LEAD: Final = 40_000  # millionths by which the value must prefer the best answer to the next
CLEAR: Final = 30_000  # by so much at least the best is ahead when it is played on
MOST_ANSWERS: Final = 5
PLAYOUTS: Final = 1_080  # of each answer, to the end
LONGEST: Final = 200  # rounds that a playout goes on
SURE: Final = 2.6  # standard errors: several answers of many positions are tried


def puzzles_in(game: Game, moves: Sequence[str], name: str) -> Iterator[Puzzle]:
    """The puzzles of a game: it is given at its beginning, with its moves. At most one for each turn."""
    judge = Judge(game.state.edition)
    last = -1
    for number, said in enumerate(moves, 1):
        action = game.legal(said)
        if game.state.turns != last and not action.terms:
            found = puzzle_at(judge, game, int(action.code), number, name)
            if found is not None:
                last = int(game.state.turns)
                yield found
        game.play(said)


def puzzle_at(judge: Judge, game: Game, code: int, number: int, name: str) -> Puzzle | None:
    """The open question as a puzzle, if its best answer is clear of all others."""
    s = game.state
    if judge.is_calm(s) and not is_jail(s):
        return None
    seat = int(decider(s))
    if not OPEN[0] <= judge.chances(s)[seat] <= OPEN[1]:
        return None
    found = [each for each in considered(judge, s, code, empty()) if not len(each[1])]
    if not 2 <= len(found) <= MOST_ANSWERS or sum(verb_of(each[0]) == BID for each in found) > 1:
        return None
    seed = number * 4096
    looked = [compared(judge, s, seat, [one, one], seed).said for one in found]
    ranked = sorted(looked, key=lambda each: -each.chances[seat])
    if ranked[0].chances[seat] - ranked[1].chances[seat] < LEAD or not is_tempting(s, ranked, seed):
        return None
    on = [futures(judge, s, seat, each, seed) for each in ranked]
    if not is_clear([each.samples for each in on]):
        return None
    wins = [played_out(s, seat, each, seed) for each in ranked]
    if not is_clear(wins):
        return None
    return Puzzle(
        name=f"{name}-{number}",
        game=told(game),
        seat=seat,
        answers=[game.notation.action(each.code).text for each in ranked],
        wins=[round(1000 * sum(each) / WHOLE / len(each)) for each in wins],
        chances=[[chance // 1000 for chance in each.chances] for each in on],
    )


def is_jail(s: State) -> bool:
    return int(s.stack[s.depth - FRAME]) == int(JAIL_TURN)


def is_tempting(s: State, ranked: Sequence[Answer], seed: int) -> bool:
    """Whether somebody who plays well enough would say one of the others, or it takes much of one's cash to be right:
    else there is nothing to learn.
    """
    if ranked[0].code == BUY and s.edition.board.price[argument(s, OFFERED)] * 2 > s.cash[decider(s)]:
        return True
    picks = [int(player.pick(s.copy())) for player in (SimpleBot(seed), Trader1(seed))]
    return any(pick == other.code for pick in picks for other in ranked[1:])


def told(game: Game) -> dict[str, object]:
    """The position as a saved game without its past."""
    header = game.header
    return {
        "passgo": FORMAT,
        "header": {
            "edition": header.edition.name,
            "version": header.version,
            "variant": header.variant,
            "skin": header.skin,
            "names": list(header.names),
            "settings": {},
            "seed": 0,
        },
        "moves": [],
        "state": state_data(game.state),
    }


def played_out(s: State, seat: int, answer: Answer, seed: int) -> list[int]:
    """Who won, game after game, when traders play on to the end: a million for a win, a part of it for a shared one."""
    bots: list[StateBot] = [Trader1() for _ in range(s.players)]
    won: list[int] = []
    for k in range(PLAYOUTS):
        t = play(future(s, k, seed, seat), answer.code, answer.terms)
        play_out(t, bots, int(t.round) + LONGEST)
        winners = [each for each in range(t.players) if t.winners >> each & 1]
        won.append(WHOLE // len(winners) if seat in winners else 0)
    return won


def is_clear(samples: Sequence[Sequence[int]]) -> bool:
    """Whether the first is ahead of every other one, future by future, by more than chance makes it."""
    for other in samples[1:]:
        ahead = [a - b for a, b in zip(samples[0], other, strict=True)]
        mean = sum(ahead) / len(ahead)
        spread = sqrt(sum((each - mean) ** 2 for each in ahead) / (len(ahead) - 1) / len(ahead))
        if mean < CLEAR or mean - SURE * spread <= 0:
            return False
    return True

"""What every bot can do: answer the decision that is open."""

from __future__ import annotations

from passgo.engine.columns import Ints, append, empty, i64, listed, vec
from passgo.engine.game import Game
from passgo.engine.machine import decider, perform
from passgo.engine.notation import Action
from passgo.engine.state import State


class Bot:
    """Answers with `choose`; `pick` is the same inside compiled loops, on bare states and codes."""

    def __init__(self, seed: int = 0) -> None:
        self.terms: Ints = empty()  # the bundles of the deal just picked, if it was one

    def pick(self, s: State) -> i64:
        raise NotImplementedError

    def choose(self, game: Game) -> Action:
        self.terms = empty()
        code = self.pick(game.state)
        return game.notation.action(code, tuple(listed(self.terms)))


def step(s: State, bots: list[Bot]) -> None:
    """Let the bot whose decision it is answer."""
    answer(s, bots[decider(s)])


def answer(s: State, bot: Bot) -> None:
    code = bot.pick(s)
    if len(bot.terms) > 0:
        s.offer = bot.terms
        bot.terms = empty()
    perform(s, code)


def play_out(s: State, bots: list[Bot], max_rounds: i64) -> None:
    """Play until the game is over or the round is past the limit."""
    seats: vec[Bot] = vec[Bot]()
    for bot in bots:
        seats = append(seats, bot)
    while not s.over and s.round <= max_rounds:
        answer(s, seats[decider(s)])

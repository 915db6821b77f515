"""What bots say: at once in the serving process, after a thought in a worker process.

What a bot says that does not look ahead takes less time than sending the position to another process does
(`python -m tools.quick_answers` measures both), so the tables need no worker for it.
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

import msgspec

from passgo.bots import BOTS, bot
from passgo.bots.learned.player import LearnedBot
from passgo.bots.outside.guests import OutsideBot
from passgo.bots.outside.program_bot import ProgramBot
from passgo.bots.strong import StrongBot
from passgo.bots.strong_1 import alternatives, is_race
from passgo.bots.trader import TraderBot
from passgo.engine.game import Game
from passgo.engine.state import FRAME
from passgo.server.advice import hint, plan
from passgo.server.prompts import usual
from passgo.texts import Texts

# Who has imagined fewer futures takes chance for insight and plays worse than one who imagines none: with 1, 4, 8, 12
# futures strong-1 won 48, 77, 91, 115 of 200 games of Ultimate at tables of two of it and two trader-1.
LEAST_FUTURES = 12
THINKERS: dict[str, type[LearnedBot]] = {"strong": StrongBot, "champion": LearnedBot}


class Question(msgspec.Struct, kw_only=True):
    """For a worker process."""

    longest_wait: ClassVar[float]  # seconds in the queue, after which whoever asked does without the answer

    position: bytes
    seconds: float = 0.0  # that a thought may take


class Thought(Question, kw_only=True):
    """What a bot would do that thinks: a strong one, or a champion."""

    longest_wait = 1.5

    seed: int
    kind: str = "strong"


class GuestThought(Thought, kw_only=True):
    """What a bot from outside says, by its specification."""

    spec: str


class GuestAnswer(NamedTuple):
    action: str
    forfeit: str = ""  # why it is the default, if it is
    complaint: str = ""  # for the bot's author


class Advice(Question, kw_only=True):
    """A hint, or a plan to raise cash, for whoever must decide."""

    longest_wait = 5.0  # a person who asked for it would rather wait

    what: str
    language: str


class QuickAnswer(NamedTuple):
    action: str
    settled: bool  # whether a thought could not change it


def quick_answer(game: Game, kind: str, seed: int) -> QuickAnswer:
    """What a bot says without looking ahead: one that thinks says what a trader would.

    One from outside is not asked here, where it could keep everybody waiting: until it has answered, the default.
    """
    if kind not in BOTS:
        return QuickAnswer(usual(game), False)
    position = game.copy()
    if kind not in THINKERS:
        return QuickAnswer(bot(kind, seed).choose(position).text, True)
    trader = TraderBot(seed)
    action = trader.choose(position)
    settled = len(alternatives(position.state, trader, action.code).codes) < 2
    return QuickAnswer(action.text, settled and is_plain(position))


def is_plain(game: Game) -> bool:
    """Whether those who judge by chances have nothing to weigh either: before the roll, unless it is a race."""
    s = game.state
    return bool(s.stack[s.depth - FRAME] == s.edition.turn.take and not is_race(s))


def slim(game: Game) -> bytes:
    """The position for another process: everything but the moves that led to it."""
    return msgspec.json.encode({**game.save(), "moves": []})


def answer_to(question: Question) -> Any:
    """In a worker: an action, or advice; None after a thought that was too short to be of use."""
    data = msgspec.json.decode(question.position)
    game = Game.load(data)
    if isinstance(question, GuestThought):
        return guest_answer(game, question)
    if isinstance(question, Thought):
        player = THINKERS[question.kind](question.seed, seconds=question.seconds)
        action = player.choose(game).text
        return action if player.played == 0 or player.played >= LEAST_FUTURES else None
    assert isinstance(question, Advice) and game.decision is not None
    if question.what == "hint":
        return hint(data, game.decision.player, question.language)
    return plan(game, Texts.of(game.header, question.language), game.decision.player)


def guest_answer(game: Game, question: GuestThought) -> GuestAnswer:
    """In a worker: what a bot from outside says. A program goes on from table to table, and is told each time where."""
    guest = bot(question.spec, question.seed, question.seconds)
    action = guest.choose(game).text
    if not isinstance(guest, OutsideBot):
        return GuestAnswer(action)
    if isinstance(guest, ProgramBot):
        guest.rest()
    return GuestAnswer(action, next(iter(guest.forfeits), ""), guest.complaint)

"""Playing games out, whoever sits at the table: among our own bots in compiled loops, for others with events."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.bots.base import StateBot, answer, play_out
from passgo.bots.game_stats import GameStats, watch_out
from passgo.engine.columns import empty
from passgo.engine.events import unpacked
from passgo.engine.machine import decider
from passgo.engine.state import State


def play(s: State, bots: list[StateBot], max_rounds: int, book: GameStats | None = None) -> None:
    """Play until the game is over or the round is past the limit, with or without books, whoever sits there."""
    for bot in bots:
        if bot.listens:
            host_out(s, bots, max_rounds, book)
            return
    if book is None:
        play_out(s, bots, max_rounds)
    else:
        watch_out(s, bots, book, max_rounds)


def host_out(s: State, bots: Sequence[StateBot], max_rounds: int, book: GameStats | None = None) -> None:
    """The same where somebody listens: who does hears everything, and so do the books."""
    listeners = [bot for bot in bots if bot.listens]
    s.recording = True
    told = len(s.events)
    while not s.over and s.round <= max_rounds:
        if book is not None:
            book.note_debt(s)
        before = s.round
        answer(s, bots[decider(s)])
        if len(s.events) > told:
            events = unpacked(s.events[told:])
            for listener in listeners:
                listener.hear(events)
        if book is None:
            s.events = empty()
        elif s.round != before:
            book.read(s)
            book.sample(s)
        told = len(s.events)
    if book is None:
        s.recording = False

"""Interrupts what takes too long in this process, where the system has alarms and nobody else uses them.

A clock that ticks now and then costs a quick answer nothing but a look at the time.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.util import Finalize
from time import monotonic
from types import FrameType
from typing import Final, NoReturn

from passgo.bots.outside.troubles import BadBot
from passgo.engine.game import Game

TICKS: Final = 4  # in the time that is allowed: who is late is interrupted within a quarter more
LAST_TICK: Final = 2.0  # seconds that one may go on after being interrupted, or twice its time: then the process ends
NEVER: Final = float("inf")
SWALLOWED: Final = 70  # the exit code of a process that had to end

Think = Callable[[Game], object]


class TooLate(BaseException):
    """No Exception, so that a bot that catches everything does not catch this."""


def asked(think: Think, game: Game) -> object:
    """All that an alarm may interrupt: whatever is raised in here comes out in `Alarm.within`, which expects it."""
    process = os.getpid()
    try:
        return think(game)
    finally:
        if os.getpid() != process:  # a fork of the bot's, which would go on as a second one of this process
            os._exit(0)


class Alarm:
    def __init__(self) -> None:
        self.deadline = NEVER  # of the answer that is waited for
        self.seconds = 0.0
        self.first = NEVER  # when the call that is too late was first interrupted
        self.who = ""
        self.interrupted = False  # whether somebody pressed Ctrl-C

    def within(self, seconds: float, think: Think, game: Game, who: str) -> object:
        """What it answers; TooLate if its time is up, or if that of somebody who asks it is. Only the main thread hears
        signals, so elsewhere nobody is interrupted."""
        if threading.get_ident() != threading.main_thread().ident:
            return asked(think, game)
        if seconds != self.seconds:
            self.start(seconds)
        outer, first, before, self.interrupted = self.deadline, self.first, self.who, False
        self.who = who
        self.deadline = min(outer, monotonic() + seconds)
        try:
            answer = asked(think, game)
        finally:
            self.deadline, self.first, self.who = outer, first, before
        if self.interrupted:  # and the bot has caught it
            raise KeyboardInterrupt
        return answer

    def start(self, seconds: float) -> None:
        """Begin to look at the clock, and to tell Ctrl-C from a bot that raises what Ctrl-C does."""
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, self.interrupt)
        if not hasattr(signal, "setitimer"):
            return
        if signal.getsignal(signal.SIGALRM) not in (signal.SIG_DFL, self.tick):
            return
        self.seconds = seconds
        signal.signal(signal.SIGALRM, self.tick)
        signal.setitimer(signal.ITIMER_REAL, seconds / TICKS, seconds / TICKS)

    def interrupt(self, number: int, frame: FrameType | None) -> NoReturn:
        self.interrupted = True
        raise KeyboardInterrupt

    @property
    def tells_ctrl_c(self) -> bool:
        """Whether a KeyboardInterrupt that comes out of a bot cannot be a person's unless `interrupted` says so."""
        return signal.getsignal(signal.SIGINT) in (self.interrupt, signal.SIG_IGN)

    def tick(self, number: int, frame: FrameType | None) -> None:
        now = monotonic()
        if now <= self.deadline:
            return
        while frame is not None and frame.f_code is not asked.__code__:
            frame = frame.f_back
        if frame is None:
            return  # it has answered meanwhile: nobody expects an interruption here
        self.first = min(self.first, now)  # not the deadline: a process that was stopped hears no tick for long
        if now - self.first > max(LAST_TICK, 2 * self.seconds):
            sys.stderr.write(f"passgo: {BadBot('bad-bot-stuck', bot=self.who)}.\n")
            sys.stderr.flush()
            os._exit(SWALLOWED)
        raise TooLate  # and again at the next tick, should somebody have caught it

    def end(self) -> None:
        """No more ticks: one that comes while Python ends would end it badly."""
        if signal.getsignal(signal.SIGINT) == self.interrupt:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        if self.seconds:
            signal.setitimer(signal.ITIMER_REAL, 0)
            self.seconds = 0.0


ALARM = Alarm()
atexit.register(ALARM.end)
Finalize(None, ALARM.end, exitpriority=1)  # worker processes end without atexit

"""Interrupts what takes too long in this process, where the system has alarms and nobody else uses them.

A clock that ticks now and then costs a quick answer nothing but a look at the time.
"""

from __future__ import annotations

import atexit
import signal
import threading
from multiprocessing.util import Finalize
from time import monotonic
from types import FrameType

TICKS = 4  # in the time that is allowed: who is late is interrupted within a quarter more


class TooLate(BaseException):
    """No Exception, so that a bot that catches everything does not catch this."""


class Alarm:
    def __init__(self) -> None:
        self.since = 0.0  # when the answer that is waited for was asked for; 0 while none is
        self.seconds = 0.0

    def set(self, seconds: float) -> None:
        if threading.get_ident() != threading.main_thread().ident:
            return  # only the main thread hears signals
        if seconds != self.seconds:
            self.start(seconds)
        self.since = monotonic()

    def stop(self) -> None:
        if threading.get_ident() == threading.main_thread().ident:
            self.since = 0.0

    def start(self, seconds: float) -> None:
        """Begin to look at the clock."""
        if not hasattr(signal, "setitimer"):
            return
        if signal.getsignal(signal.SIGALRM) not in (signal.SIG_DFL, self.tick):
            return
        self.seconds = seconds
        signal.signal(signal.SIGALRM, self.tick)
        signal.setitimer(signal.ITIMER_REAL, seconds / TICKS, seconds / TICKS)

    def tick(self, number: int, frame: FrameType | None) -> None:
        if self.since and monotonic() - self.since > self.seconds:
            raise TooLate  # and again at the next tick, should somebody have caught it

    def end(self) -> None:
        """No more ticks: one that comes while Python ends would end it badly."""
        if self.seconds:
            signal.setitimer(signal.ITIMER_REAL, 0)
            self.seconds = 0.0


ALARM = Alarm()
atexit.register(ALARM.end)
Finalize(None, ALARM.end, exitpriority=1)  # worker processes end without atexit

"""Signals: Ctrl-C never tears a move in two, and HUP and TERM leave a terminal that can be typed in.

These two end the program as they end any other, at once, since nothing is left to be saved. Only the editor of a line
has changed the terminal: while one is open, the signals go to a thread that puts the terminal back first.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

NO_PASTE_MARKS = b"\x1b[?2004l"  # an editor asks the terminal to mark what is pasted


@contextmanager
def blocked(*names: str) -> Iterator[None]:
    """These signals wait until this is done, or go to another thread; one that is begun here never gets them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {getattr(signal, name) for name in names})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Terminal:
    """The terminal as it was before anybody edited a line in it."""

    def __init__(self) -> None:
        self.ending: list[str] = []  # signals that end the program; `nohup`, for one, has HUP ignored
        if sys.platform != "win32" and sys.stdin.isatty():
            import termios

            self.was = termios.tcgetattr(sys.stdin)
            self.ending = [
                name for name in ("SIGHUP", "SIGTERM") if signal.getsignal(getattr(signal, name)) == signal.SIG_DFL
            ]
            with blocked(*self.ending):
                Thread(target=self.watch, daemon=True).start()

    def watch(self) -> None:
        """Wait for a signal that ends the program, put the terminal back, and let it."""
        if sys.platform == "win32":
            return
        import termios

        number = signal.sigwait({getattr(signal, name) for name in self.ending})
        with contextlib.suppress(termios.error, OSError):  # it may be gone
            termios.tcsetattr(sys.stdin, termios.TCSANOW, self.was)
            if os.environ.get("TERM") not in (None, "", "dumb"):
                os.write(sys.stdout.fileno(), NO_PASTE_MARKS)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {number})
        os.kill(os.getpid(), number)

    @contextmanager
    def editing(self) -> Iterator[None]:
        with blocked(*self.ending):
            yield

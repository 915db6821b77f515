"""How long people have: for an answer, and to come back."""

from __future__ import annotations

from typing import Final

from passgo.server.protocol import ClockName, Pace

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE

# seconds for an answer; where no clock hurries anybody, nobody can keep the others waiting for ever either
ANSWER: Final[dict[ClockName, int]] = {
    "none": 3 * DAY,
    "relaxed": 3 * MINUTE,
    "brisk": MINUTE,
    "blitz": 20,
    "days": 3 * DAY,
}
# seconds that an absent person is waited for before the table goes on; in a game of days nobody need be there
GRACE: Final[dict[ClockName, int | None]] = {"none": 2 * MINUTE, "relaxed": 90, "brisk": 45, "blitz": 15, "days": None}
# seconds between two moves of bots, so that people can follow
BEAT: Final[dict[Pace, float]] = {"instant": 0.0, "fast": 0.25, "normal": 0.8, "slow": 1.8}
BALLOT: Final = MINUTE  # seconds that a motion waits for votes; in a game of days a day
GAME_MINUTES: Final = 90  # of a timed game, where the host says nothing else


def ballot_seconds(clock: ClockName) -> int:
    return DAY if clock == "days" else BALLOT

"""The sum of many games. Tallies add up exactly: wins are counted in whole parts, digests in the order of games."""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from passgo.engine.rules.endless import is_past_hope
from passgo.engine.save import digest
from passgo.engine.state import State

WHOLE = 27720  # one win in parts that up to twelve winners can share


class Tally:
    def __init__(self, players: int) -> None:
        self.games = 0
        self.finished = 0
        self.past_hope = 0  # of the others: where the players held more than the Bank could ever get back
        self.rolls = 0
        self.rounds: Counter[int] = Counter()  # how many games lasted so long
        self.seat_wins = [0] * players  # in parts of a win
        self.bot_wins: Counter[str] = Counter()
        self.bot_seats: Counter[str] = Counter()  # seats played, whatever came of it
        self.digests = bytearray()

    def add(self, s: State, bots: Sequence[str], max_rounds: int) -> None:
        """Count a game that was played by these bots, by seat."""
        self.games += 1
        self.rolls += s.rolls
        self.rounds[min(s.round, max_rounds)] += 1
        self.bot_seats.update(bots)
        self.digests += bytes.fromhex(digest(s))
        if not s.over:
            self.past_hope += is_past_hope(s)
            return
        self.finished += 1
        winners = [seat for seat in range(len(bots)) if s.winners >> seat & 1]
        for seat in winners:
            self.seat_wins[seat] += WHOLE // len(winners)
            self.bot_wins[bots[seat]] += WHOLE // len(winners)

    def __iadd__(self, later: "Tally") -> "Tally":
        """Go on with the games that came after these."""
        self.games += later.games
        self.finished += later.finished
        self.past_hope += later.past_hope
        self.rolls += later.rolls
        self.rounds += later.rounds
        self.seat_wins = [mine + its for mine, its in zip(self.seat_wins, later.seat_wins, strict=True)]
        self.bot_wins += later.bot_wins
        self.bot_seats += later.bot_seats
        self.digests += later.digests
        return self

    def data(self) -> dict[str, object]:
        """The tally as JSON-able data."""
        return {
            "games": self.games,
            "finished": self.finished,
            "past_hope": self.past_hope,
            "rolls": self.rolls,
            "rounds": sorted(self.rounds.items()),
            "seat_wins": self.seat_wins,
            "bot_wins": dict(self.bot_wins),
            "bot_seats": dict(self.bot_seats),
            "digests": self.digests.hex(),
        }

    @staticmethod
    def restored(data: Mapping[str, Any]) -> "Tally":
        """The tally that `data` wrote."""
        tally = Tally(len(data["seat_wins"]))
        tally.games, tally.finished, tally.rolls = data["games"], data["finished"], data["rolls"]
        tally.past_hope = data["past_hope"]
        tally.rounds = Counter(dict(data["rounds"]))
        tally.seat_wins = data["seat_wins"]
        tally.bot_wins, tally.bot_seats = Counter(data["bot_wins"]), Counter(data["bot_seats"])
        tally.digests = bytearray.fromhex(data["digests"])
        return tally

    @property
    def wins_by_seat(self) -> list[float]:
        return [parts / WHOLE for parts in self.seat_wins]

    @property
    def wins_by_bot(self) -> dict[str, float]:
        return {name: self.bot_wins[name] / WHOLE for name in sorted(self.bot_seats)}

    @property
    def mean_rounds(self) -> float:
        return sum(rounds * games for rounds, games in self.rounds.items()) / self.games

    def rounds_within(self, share: float) -> int:
        """The number of rounds that this share of the games needed at most."""
        wanted = share * self.games
        seen = 0
        for rounds in sorted(self.rounds):
            seen += self.rounds[rounds]
            if seen >= wanted:
                return rounds
        return 0

    @property
    def digest(self) -> str:
        """One number for all the games: equal runs have equal ones."""
        return hashlib.sha256(self.digests).hexdigest()

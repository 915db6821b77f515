"""The sum of many games. Tallies add up exactly: wins are counted in whole parts, digests as whole numbers."""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from passgo.bots.imprint import imprint
from passgo.engine.rules.endless import is_past_hope
from passgo.engine.state import State
from passgo.lab.forfeits import Forfeits
from passgo.lab.statistics import Estimate, mean

WHOLE = 27720  # one win in parts that up to twelve winners can share
DIGEST_BITS = 256


class Tally:
    def __init__(self, players: int) -> None:
        self.games = 0
        self.finished = 0
        self.past_hope = 0  # of the others: where the players held more than the Bank could ever get back
        self.rolls = 0
        self.rounds: Counter[int] = Counter()  # how many games lasted so long
        self.seat_wins = [0] * players  # in parts of a win
        self.order_wins = [0] * players  # by who rolled first, second, ...
        self.bot_wins: Counter[str] = Counter()
        self.bot_seats: Counter[str] = Counter()  # seats played, whatever came of it
        self.bot_decided: Counter[str] = Counter()  # of them: in games with a winner
        self.digests = 0  # of all games, each with its seed, added up
        self.forfeits = Forfeits()  # of bots from outside

    def add(self, s: State, bots: Sequence[str], max_rounds: int, seed: int) -> None:
        """Count the game of this seed, that was played by these bots, by seat."""
        self.games += 1
        self.rolls += s.rolls
        self.rounds[min(s.round, max_rounds)] += 1
        self.bot_seats.update(bots)
        self.count_digest(hashlib.sha256(f"{seed}:{imprint(s)}".encode()).digest())
        if not s.over:
            self.past_hope += is_past_hope(s)
            return
        self.finished += 1
        self.bot_decided.update(bots)
        winners = [seat for seat in range(len(bots)) if s.winners >> seat & 1]
        for seat in winners:
            self.seat_wins[seat] += WHOLE // len(winners)
            self.order_wins[(seat - s.first) % len(bots)] += WHOLE // len(winners)
            self.bot_wins[bots[seat]] += WHOLE // len(winners)

    def count_digest(self, more: bytes) -> None:
        """Sums can be gone on with, as one hash over all games could not, and the seeds tell games apart."""
        self.digests = (self.digests + int.from_bytes(more, "big")) % (1 << DIGEST_BITS)

    def __iadd__(self, later: "Tally") -> "Tally":
        """Count other games too."""
        self.games += later.games
        self.finished += later.finished
        self.past_hope += later.past_hope
        self.rolls += later.rolls
        self.rounds += later.rounds
        self.seat_wins = [mine + its for mine, its in zip(self.seat_wins, later.seat_wins, strict=True)]
        self.order_wins = [mine + its for mine, its in zip(self.order_wins, later.order_wins, strict=True)]
        self.bot_wins += later.bot_wins
        self.bot_seats += later.bot_seats
        self.bot_decided += later.bot_decided
        self.forfeits += later.forfeits
        self.count_digest(later.digests.to_bytes(DIGEST_BITS // 8, "big"))
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
            "order_wins": self.order_wins,
            "bot_wins": dict(sorted(self.bot_wins.items())),
            "bot_seats": dict(sorted(self.bot_seats.items())),
            "bot_decided": dict(sorted(self.bot_decided.items())),
            "forfeits": self.forfeits.data(),
            "digests": self.digest,
        }

    @staticmethod
    def restored(data: Mapping[str, Any]) -> "Tally":
        """The tally that `data` wrote."""
        tally = Tally(len(data["seat_wins"]))
        tally.games, tally.finished, tally.rolls = data["games"], data["finished"], data["rolls"]
        tally.past_hope = data["past_hope"]
        tally.rounds = Counter(dict(data["rounds"]))
        tally.seat_wins, tally.order_wins = list(data["seat_wins"]), list(data["order_wins"])
        tally.bot_wins, tally.bot_seats = Counter(data["bot_wins"]), Counter(data["bot_seats"])
        tally.bot_decided = Counter(data["bot_decided"])
        tally.forfeits = Forfeits(data.get("forfeits"))
        tally.digests = int(data["digests"], 16)
        return tally

    @property
    def wins_by_seat(self) -> list[float]:
        return [parts / WHOLE for parts in self.seat_wins]

    @property
    def wins_by_order(self) -> list[float]:
        return [parts / WHOLE for parts in self.order_wins]

    @property
    def wins_by_bot(self) -> dict[str, float]:
        return {name: self.bot_wins[name] / WHOLE for name in sorted(self.bot_seats)}

    @property
    def mean_rounds(self) -> Estimate:
        total = sum(rounds * games for rounds, games in self.rounds.items())
        return mean(self.games, total, sum(rounds * rounds * games for rounds, games in self.rounds.items()))

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
        return f"{self.digests:0{DIGEST_BITS // 4}x}"

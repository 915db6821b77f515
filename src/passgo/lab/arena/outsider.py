"""What all outsiders share: a question goes to the method for its kind, and what has none is said as a bot says it."""

from __future__ import annotations

from passgo import Action, Game
from passgo.bots import bot
from passgo.lab.arena.seat import Seat

REFERENCE = "trader-1"  # whom outsiders play like where their strategy is silent: a bot that never changes


class Outsider:
    """A player against the public protocol. A method that returns None leaves the answer to the bot it plays like."""

    def __init__(self, seed: int = 0, like: str = REFERENCE) -> None:
        self.usual = bot(like, seed)

    def choose(self, game: Game) -> Action:
        seat = Seat(game)
        answer = self.answer(seat, seat.decision.kind)
        return self.usual.choose(game) if answer is None else answer

    def without(self, seat: Seat, *verbs: str) -> Action:
        """What the bot it plays like says, unless that is one of these: then the answer that gives nothing away."""
        said = self.usual.choose(seat.game)
        return seat.default if said.verb in verbs else said

    def answer(self, seat: Seat, kind: str) -> Action | None:
        if kind == "end":
            return self.finish(seat)
        if kind == "turn":
            return self.begin(seat)
        if kind == "buy":
            return self.buy(seat)
        if kind == "auction":
            return self.bid(seat)
        if kind == "trade":
            return self.consider(seat)
        if kind == "debt":
            return self.owe(seat)
        if kind == "jail":
            return self.sit(seat)
        return None

    def begin(self, seat: Seat) -> Action | None:
        """Before the roll."""
        return None

    def finish(self, seat: Seat) -> Action | None:
        """Before the turn ends: deals and buildings."""
        return None

    def buy(self, seat: Seat) -> Action | None:
        """A deed for its price, or not."""
        return None

    def bid(self, seat: Seat) -> Action | None:
        """At an auction."""
        return None

    def consider(self, seat: Seat) -> Action | None:
        """Somebody's offer."""
        return None

    def owe(self, seat: Seat) -> Action | None:
        """A debt that cash alone does not pay."""
        return None

    def sit(self, seat: Seat) -> Action | None:
        """In Jail."""
        return None

"""Taking actions back: as long as only one person acted, and nothing was thrown, drawn or decided by others since."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.engine.events import Event
from passgo.engine.game import Game

SHOWN = ("rolled", "rolled-for-rent", "card-drawn", "bankrupt")  # what cannot be unseen


class Undo:
    """The positions that the player at the prompt may go back to, and why there are no more."""

    def __init__(self, reason: str = "nothing") -> None:
        self.back: list[tuple[Game, int]] = []  # a game and how many lines of the story it had
        self.reason = reason  # nothing, interrupted, chance, others: why one cannot go back further
        self.action = ""  # the one that stands in the way, in words

    def note(self, before: Game, lines: int, game: Game, events: Sequence[Event], action: str) -> None:
        """A person acted: remember what it was like before, or that there is no way back."""
        decision = game.decision
        asked = before.decision
        seen = any(event.name in SHOWN for event in events)
        if seen or before.state.chance.save() != game.state.chance.save():
            self.forget("chance", action)
        elif decision is None or asked is None or decision.player != asked.player:
            self.forget("others", action)
        else:
            self.back.append((before, lines))

    def forget(self, reason: str, action: str = "") -> None:
        self.back.clear()
        self.action = action or self.action
        if self.action:
            self.reason = reason

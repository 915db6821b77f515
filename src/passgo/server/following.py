"""A client's own game, made of the positions that the server sends: whatever looks at a `Game` can look at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from passgo.engine.events import EVERYBODY, Event
from passgo.engine.game import Game, notation_of
from passgo.engine.record import read_header
from passgo.engine.save import restored_state
from passgo.engine.settings import as_column

WORDS = ("name", "text", "secret")  # of an event, besides its figures


class OtherRules(ValueError):
    """The server plays an edition by other rules than this passgo knows for the same version."""

    def __init__(self, edition: str) -> None:
        super().__init__(f"the server plays {edition} by other rules than this passgo")
        self.edition = edition


class Following:
    """Knows what a game began with, and makes games of its positions."""

    def __init__(self, header: Mapping[str, Any]) -> None:
        """ValueError (UnknownEdition, OtherVersion, OtherRules) if it cannot be played here."""
        self.header = read_header(header)
        self.header.seed = None  # what the dice come from is told at the end
        if header["rules"] != self.header.rules_digest:
            raise OtherRules(self.header.edition.name)
        self.notation = notation_of(self.header)
        self.printing = self.header.edition.printing(self.header.settings)
        self.settings = as_column(self.header.settings)

    def game(self, state: dict[str, Any]) -> Game:
        """The game at a position; it does not know the moves that led there."""
        players = len(self.header.names)
        return Game(self.header, restored_state(self.printing, self.settings, players, state), self.notation)

    def retold(self, story: Mapping[str, Any], moves: int, seat: int | None) -> Iterator[tuple[Game, list[Event]]]:
        """The game from its start, with the events of each of the first so many moves, as `GET …/story` tells it."""
        state = story["states"][0]
        yield self.game(state), events_of(story["opening"], seat)
        for frame, patch in zip(story["frames"][:moves], story["states"][1:], strict=False):
            state = {key: value for key, value in {**state, **patch}.items() if value is not None}
            yield self.game(state), events_of(frame["events"], seat)


def events_of(told: Sequence[Mapping[str, Any]], seat: int | None) -> list[Event]:
    """Events as the engine has them; what is marked only this seat was told."""
    alone = EVERYBODY if seat is None else seat
    return [
        Event(
            event["name"],
            {key: value for key, value in event.items() if key not in WORDS},
            alone if event.get("secret") else int(EVERYBODY),
        )
        for event in told
    ]

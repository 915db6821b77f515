"""What the people at a table are told: the public view, what changed in it, the events in words.

One frame is made for each fact and encoded once for each language, however many people hear it. Whoever may see more
than the public gets a frame of his own.
"""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec

from passgo.engine.events import EVERYBODY, Event
from passgo.engine.game import Game
from passgo.server.prompts import deal_on_table
from passgo.server.protocol import Card, Language, Line, Moved
from passgo.texts import Texts

encode = msgspec.json.Encoder().encode

By = Literal["person", "bot", "clock"]


def public_view(game: Game, number: int) -> dict[str, Any]:
    """The game as a spectator sees it. The number is the prompt's."""
    view = game.view(None)
    del view["offer"]
    deal = deal_on_table(game)
    view["deal"] = None if deal is None else msgspec.to_builtins(deal)
    decision = view.setdefault("decision", None)
    if isinstance(decision, dict):
        decision["number"] = number
    return view


def patch(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The keys that changed. In lists of objects of the same length the changed ones are named by their index."""
    changed: dict[str, Any] = {}
    for key, new in after.items():
        old = before.get(key)
        if old == new:
            continue
        if (
            isinstance(new, list)
            and isinstance(old, list)
            and len(new) == len(old)
            and new
            and isinstance(new[0], dict)
        ):
            changed[key] = {str(k): patch(old[k], item) for k, item in enumerate(new) if old[k] != item}
        else:
            changed[key] = new
    return changed


class Frame:
    """One thing that all at the table are told, in whichever language they read."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
        self.encoded: dict[tuple[Language, int | None], bytes] = {}

    def told(self, language: Language, seat: int | None) -> bytes:
        """The frame as bytes for a seat, or for a spectator."""
        key = (language, seat if self.is_private_to(seat) else None)
        if key not in self.encoded:
            self.encoded[key] = self.encode(*key)
        return self.encoded[key]

    def is_private_to(self, seat: int | None) -> bool:
        return False

    def encode(self, language: Language, seat: int | None) -> bytes:
        raise NotImplementedError


class MoveFrame(Frame):
    """An action and what it made happen."""

    def __init__(
        self,
        seq: int,
        at: int,
        seat: int | None,
        by: str,
        action: str,
        events: list[Event],
        changed: dict[str, Any],
        deadline: int | None,
        tongue: Tongue,
    ) -> None:
        super().__init__(seq)
        self.events = events
        self.changed = changed
        self.at = at
        self.seat = seat
        self.by = cast(By, by)
        self.action = action
        self.deadline = deadline
        self.tongue = tongue
        self.secret = {event.seen_by for event in events} - {EVERYBODY}

    def is_private_to(self, seat: int | None) -> bool:
        return seat in self.secret

    def message(self, language: Language, seat: int | None) -> Moved:
        events = [told(self.tongue.texts(language), event) for event in self.events if event.visible_to(seat)]
        return Moved(self.seq, self.at, self.seat, self.by, self.action, events, self.changed, self.deadline)

    def encode(self, language: Language, seat: int | None) -> bytes:
        return encode(self.message(language, seat))


class FixedFrame(Frame):
    """A message that is made for each language when it is needed."""

    def __init__(self, seq: int, make: Any) -> None:
        super().__init__(seq)
        self.make = make

    def encode(self, language: Language, seat: int | None) -> bytes:
        return encode(self.make(language))


class Tongue:
    """The texts of one game in the languages that somebody reads."""

    def __init__(self, game: Game) -> None:
        self.header = game.header
        self.known: dict[Language, Texts] = {}

    def texts(self, language: Language) -> Texts:
        if language not in self.known:
            self.known[language] = Texts.of(self.header, language)
        return self.known[language]


def told(texts: Texts, event: Event) -> dict[str, Any]:
    return {"name": event.name, "text": texts.event(event), **event.values}


def line(texts: Texts, seq: int, event: Event) -> Line:
    player = event.values.get("player")
    return Line(seq, event.name, texts.event(event), player if player is not None and player >= 0 else None)


def hidden_cards(game: Game) -> list[list[int]]:
    """By seat the cards that lie face down."""
    s = game.state
    secret = [k for k in range(len(s.edition.cards)) if s.edition.card_secret[k]]
    return [[k for k in secret if s.keeper[k] == seat] for seat in range(s.players)]


def hand(game: Game, texts: Texts, seat: int | None) -> list[Card]:
    """The hidden cards of a seat, in words."""
    if seat is None:
        return []
    return [Card(game.state.edition.cards[k].name, texts.kept_card(k)) for k in hidden_cards(game)[seat]]

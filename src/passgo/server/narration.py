"""What the people at a table are told: the public view, what changed in it, the events in words.

One frame is made for each event and encoded once for each language that is read at the table, however many people hear
it. Whoever may see more than the public gets a frame of his own. Frames are kept for those who come back, as bytes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from passgo.engine.events import EVERYBODY, Event
from passgo.engine.game import Game
from passgo.engine.record import Header
from passgo.server.prompts import deal_on_table
from passgo.server.protocol import Card, Language, Line, Moved
from passgo.texts import Texts

encode = msgspec.json.Encoder().encode


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


Private = dict[tuple[Language, int], bytes]
NOBODY: Final[Private] = {}  # nobody may see more: the same for thousands of frames


class Frame(msgspec.Struct, gc=False):
    """One thing that all at a table are told, as bytes: by language, and once more for each seat that may see more."""

    seq: int
    public: dict[Language, bytes]
    private: Private

    @property
    def size(self) -> int:
        return sum(len(each) for each in (*self.public.values(), *self.private.values()))

    def told(self, language: Language, seat: int | None) -> bytes | None:
        """The frame for a seat, or for a spectator; None in a language that nobody read when it was made."""
        if seat is not None and (language, seat) in self.private:
            return self.private[language, seat]
        return self.public.get(language)


def move_frame(move: Moved, events: Sequence[Event], tongue: Localizer, languages: Collection[Language]) -> Frame:
    """An action and what it made happen."""

    def worded(language: Language, seat: int | None) -> bytes:
        move.events = visible(tongue.texts(language), events, seat)
        return encode(move)

    secret = {event.seen_by for event in events} - {EVERYBODY}
    return Frame(
        move.seq,
        {language: worded(language, None) for language in languages},
        {(language, seat): worded(language, seat) for language in languages for seat in secret} or NOBODY,
    )


def visible(texts: Texts, events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """The events that a seat may see, each with its words; what only this seat may see is marked."""
    return [
        {
            "name": event.name,
            "text": texts.event(event, events),
            **({} if event.visible_to(None) else {"secret": 1}),
            **event.values,
        }
        for event in events
        if event.visible_to(seat)
    ]


class Localizer:
    """The texts of one game in the languages that somebody reads."""

    def __init__(self, game: Game) -> None:
        self.header = game.header
        self.known: dict[Language, Texts] = {}

    def texts(self, language: Language) -> Texts:
        if language not in self.known:
            self.known[language] = Texts.of(self.header, language)
        return self.known[language]


def line(texts: Texts, seq: int, event: Event, events: Sequence[Event]) -> Line:
    player = event.values.get("player")
    return Line(seq, event.name, texts.event(event, events), player if player is not None and player >= 0 else None)


def change_lines(texts: Texts, seq: int, header: Header) -> list[Line]:
    """What has changed since the version of the rules that a game began with, for everybody who comes in."""
    earlier = header.edition.earlier.get(header.version)
    return [Line(seq, "rules-changed", texts.say(earlier.changed), None)] if earlier and earlier.changed else []


def opening_lines(texts: Texts, seq: int, events: Sequence[Event]) -> list[Line]:
    """What all see before the first turn: the throws for the start, who begins, what is dealt."""
    lines = [line(texts, seq, event, events) for event in events if event.visible_to(None)]
    return [told for told in lines if told.text]


def hidden_cards(game: Game) -> list[list[int]]:
    """By seat the cards that lie face down."""
    s = game.state
    if not any(deck.secret for deck in s.edition.decks):
        return [[]] * s.players
    secret = [k for k in range(len(s.edition.cards)) if s.edition.card_secret[k]]
    return [[k for k in secret if s.holder[k] == seat] for seat in range(s.players)]


def hand(game: Game, texts: Texts, seat: int | None) -> list[Card]:
    """The hidden cards of a seat, in words."""
    if seat is None:
        return []
    return [Card(game.state.edition.cards[k].name, texts.kept_card(k)) for k in hidden_cards(game)[seat]]

"""An edition: a game on the shelf, as data. Its board, what each kind of space does, its cards, its figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from passgo.engine.board import Board
from passgo.engine.columns import Ints, i64, ints
from passgo.engine.settings import Value

Frame = tuple[int, int, int, int, int]


def frame(step: i64, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Frame:
    """A step with its arguments, as data."""
    return (step, a, b, c, d)


class Frames:
    """Lists of frames, one a key, packed so that a whole list goes onto the stack at once."""

    def __init__(self, lists: Iterable[Sequence[Frame]]) -> None:
        flat: list[int] = []
        start: list[int] = []
        count: list[int] = []
        for frames in lists:
            start.append(len(flat))
            count.append(len(frames))
            for step in reversed(frames):  # the first to happen lies on top
                flat.extend(step)
        self.flat: Ints = ints(flat)
        self.start: Ints = ints(start)
        self.count: Ints = ints(count)


class Kind:
    """What a kind of space does when a token lands on it or passes it."""

    def __init__(self, on_land: Sequence[Frame] = (), on_pass: Sequence[Frame] = ()) -> None:
        self.on_land = on_land
        self.on_pass = on_pass


class Card:
    """A card: its name in the message catalogues and what it makes happen. One that leaves Jail is kept until used."""

    def __init__(self, name: str, effects: Sequence[Frame] = (), leaves_jail: bool = False) -> None:
        self.name = name
        self.effects = effects
        self.leaves_jail = leaves_jail


class Deck:
    def __init__(self, name: str, cards: Sequence[Card]) -> None:
        self.name = name
        self.cards = list(cards)


class Skin:
    """Names over the same figures, in English and French."""

    def __init__(
        self, name: str, currency: str, names: Mapping[str, list[str]], settings: Mapping[str, Value] | None = None
    ) -> None:
        self.name = name
        self.currency = currency
        self.names = names
        self.settings: Mapping[str, Value] = settings or {}


class Figures:
    """The numbers of an edition that no setting changes."""

    def __init__(self, starting_cash: int, bail: int, salary: int, least: int, most: int) -> None:
        self.starting_cash: i64 = starting_cash
        self.bail: i64 = bail
        self.salary: i64 = salary
        self.least_players = least
        self.most_players = most


class Edition:
    """Frozen: built once at import, shared by all games that play it."""

    def __init__(
        self,
        name: str,
        version: int,
        board: Board,
        kinds: Mapping[str, Kind],
        after_roll: Sequence[Frame],
        decks: Sequence[Deck],
        figures: Figures,
        settings: Mapping[str, Value],
        variants: Sequence[str],
        skins: Sequence[Skin],
    ) -> None:
        self.name = name
        self.version = version
        self.board = board
        self.figures = figures
        self.settings: dict[str, Value] = dict(settings)
        self.variants = tuple(variants)
        self.skins: dict[str, Skin] = {skin.name: skin for skin in skins}
        self.decks: list[Deck] = list(decks)
        self.landing = Frames([kinds[kind].on_land for kind in board.kinds])
        self.passing = Frames([kinds[kind].on_pass for kind in board.kinds])
        self.after_roll = Frames([after_roll])
        self.cards: list[Card] = [card for deck in self.decks for card in deck.cards]
        self.card_effects = Frames([card.effects for card in self.cards])
        self.deck_of: Ints = ints(k for k, deck in enumerate(self.decks) for _ in deck.cards)
        self.deck_start: Ints = ints(sum(len(d.cards) for d in self.decks[:k]) for k in range(len(self.decks)))
        self.deck_size: Ints = ints(len(deck.cards) for deck in self.decks)
        self.jail_cards: Ints = ints(number for number, card in enumerate(self.cards) if card.leaves_jail)
        self.printings: dict[str, Edition] = {}

    def printing(self, settings: Mapping[str, Value]) -> Edition:
        """The edition with the cards and taxes that the settings ask for."""
        return self.printings.get(str(settings.get("cards.deck", "")), self)

    def __repr__(self) -> str:
        return f"<Edition {self.name} {self.version}>"


SHELF: Final[dict[str, Edition]] = {}


def shelved(edition: Edition) -> Edition:
    """Put an edition on the shelf, where games find it by name."""
    SHELF[edition.name] = edition
    return edition

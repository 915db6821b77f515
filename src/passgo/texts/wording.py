"""How an edition puts into words what only it has. Every edition may bring a module `wording` along."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from passgo.engine.board import Board
from passgo.engine.edition import Card, Edition
from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.state import State
from passgo.texts.catalogue import Args

if TYPE_CHECKING:
    from passgo.texts.words import Words

About = Mapping[str, int]  # what the pending choice is about, by name
QuestionFacts = Callable[["Words", State, int, About], Args]
OptionFacts = Callable[["Words", State, Decision, Action], Args]
Amount = Callable[[State, int, About], int]


class Wording:
    """That of an edition with nothing of its own: the common words are enough."""

    questions: Mapping[str, QuestionFacts] = {}  # by kind: the figures that a question names
    options: Mapping[str, OptionFacts] = {}  # by verb: the figures that an answer names
    rules: Mapping[str, tuple[str, ...]] = {}  # by kind: the rules behind a question, where they are not Classic's
    stands_for: Mapping[str, str] = {}  # its own rule for one that a common refusal names
    amounts: Mapping[str, Amount] = {}  # by kind: the money that a question is about

    def reminders(self, t: Words, s: State, kind: str) -> list[str]:
        """What binds the next move of the player whose turn it is, or ends with it."""
        return []

    def offers(self, t: Words, s: State, kind: str) -> list[str]:
        """What else he could do now, and may not think of."""
        return []

    def effect_facts(self, t: Words, step: int, arguments: Sequence[int]) -> Args:
        """What a card's text names beside the arguments of an effect."""
        return {}

    def card_stem(self, card: Card) -> str:
        """What the messages of a card are named after."""
        return card.kind

    def kept_facts(self, t: Words, card: Card) -> Args:
        """What the name of a kept card tells."""
        return {}

    def bus_stop(self, s: State) -> int:
        """The card space that the bus leads to, or -1."""
        board = s.edition.board
        space = board.ahead[s.place[s.turn]]
        while board.kinds[space] not in ("chance", "community chest"):
            space = board.ahead[space]
        return int(space)

    def card_cause(self, card: int) -> str:
        """The message that tells what a payment by a card is for."""
        return "cause-card"

    def move_message(self, board: Board, origin: int, space: int, walks: bool) -> str:
        """The message that tells how a token moves; it walks if dice or a ticket were told just before."""
        return "event-moved"

    def auctioned(self, t: Words, award: int, lot: int) -> str:
        """What an auction of this edition is about; "" for one that every edition has."""
        return ""

    def forced(self, t: Words, s: State, player: int, deed: int) -> str:
        """What a player who has just got a mortgaged deed must do with it; "" if he need not do anything."""
        return ""

    def dividend(self, s: State, player: int, group: int) -> int:
        """What a player's shares of a company pay."""
        return 0

    def has_card_on(self, s: State, deed: int) -> bool:
        """Whether a card lies on a property, for who comes first."""
        return False

    def stars(self, s: State, seat: int) -> int:
        """The stars of a token; 0 where tokens have none."""
        return 0

    def earlier_roll(self, s: State, player: int) -> int:
        """The dice that led a player where he is, if he threw them in an earlier turn."""
        return 0

    def changes_rent(self, use: int) -> bool:
        """Whether a card for such a use changes a rent by itself."""
        return False

    def ride_asks(self, s: State, kind: str) -> str:
        """What a ride costs beside its fare: the roll, a voucher to be played after it, or nothing."""
        return "nothing"


@cache
def wording_of(edition: Edition) -> Wording:
    name = f"{edition.package}.wording"
    if not edition.package or find_spec(name) is None:
        return Wording()
    found = import_module(name).WORDING
    assert isinstance(found, Wording)
    return found

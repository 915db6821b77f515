"""The shapes of what goes over the wire as plain objects: the public view, events, answers to questions.

The engine and the texts make them as dictionaries; these types say what is in them, for mypy and for web/src/wire.ts.
"""

from __future__ import annotations

from typing import Any, Generic, TypedDict, TypeVar

from passgo.server.protocol import Deal

T = TypeVar("T")


class Open(TypedDict, Generic[T]):
    """More keys may come, with values of this type."""


# the public view, as Game.view(None) has it


class PlayerView(Open[Any]):
    """A player, with what his edition keeps of him besides."""

    name: str
    cash: int
    worth: int
    space: str
    in_jail: bool
    jail_tries: int
    out: bool
    quiet: bool
    cards: list[str]
    hidden_cards: int


class DeedView(Open[Any]):
    """A deed, with what its edition builds on it besides."""

    space: str
    owner: int | None
    level: int
    mortgaged: bool
    immune: list[int]
    rent: int | None  # that it charges now; of a utility what the dice are multiplied by


class AuctionView(TypedDict):
    space: str | None
    bid: int
    leader: int | None
    bidder: int
    still_in: list[int]


class DecisionView(TypedDict):
    player: int
    kind: str
    number: int


class View(TypedDict):
    """The game as everybody sees it."""

    edition: str
    variant: str
    round: int
    turn: int
    dice: list[int]
    doubles: int
    roll_due: bool
    time_up: bool
    past_hope: bool
    last_round: int | None
    over: bool
    winners: list[int]
    pool: int
    pieces: dict[str, int]
    players: list[PlayerView]
    deeds: list[DeedView]
    packs: dict[str, int]
    auction: AuctionView | None
    deal: Deal | None
    decision: DecisionView | None


class GameEvent(Open[int | str]):
    """What happened: its words, and its figures by name."""

    name: str
    text: str


# answers to questions


class HintAnswer(TypedDict):
    action: str
    text: str
    why: str


class RuleBehind(TypedDict):
    id: str
    text: str


class ChancesAnswer(TypedDict):
    """How likely each seat wins by the learned judgement, in parts of one; none for a game that it does not know."""

    chances: list[float]


class WhyAnswer(TypedDict):
    refusal: str
    rules: list[RuleBehind]


class RentRow(TypedDict):
    label: str
    amount: str
    now: bool


class OwnedLot(TypedDict):
    deed: int
    owner: int | None


class DeedAnswer(TypedDict):
    rows: list[RentRow]
    rent_now: str
    owner: int | None
    standing: str
    group: list[OwnedLot]
    facts: list[str]
    worth: list[str]


class DealSide(TypedDict):
    seat: int
    changes: list[str]
    worth: int  # by printed prices
    estimate: int  # by a bot's judgement


class DealAnswer(TypedDict):
    refusal: str
    rule: str
    sides: list[DealSide]


class PlanStep(TypedDict):
    action: str
    text: str


class PlanAnswer(TypedDict):
    steps: list[PlanStep]
    enough: bool
    after: int  # cash once the debt is paid


class UndoAnswer(TypedDict):
    refusal: str  # why the last move cannot be taken back; "" if it can

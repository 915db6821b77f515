"""What can happen, as past-tense facts. The state notes them as packed numbers only while somebody listens."""

from __future__ import annotations

from typing import Final

from passgo.engine.columns import Ints, i64

WIDTH: Final[i64] = 6  # numbers a packed event takes: its kind, who may see it, four facts
EVERYBODY: Final[i64] = -1


class EventKind:
    def __init__(self, name: str, fields: tuple[str, ...]) -> None:
        self.name = name
        self.fields = fields


EVENT_KINDS: Final[list[EventKind]] = []


def event(name: str, *fields: str) -> i64:
    """Enter a kind of event. A field's name says what its number is: a player, a deed, an amount, ..."""
    if any(kind.name == name for kind in EVENT_KINDS):
        raise ValueError(f"there is an event {name!r} already")
    EVENT_KINDS.append(EventKind(name, fields))
    return len(EVENT_KINDS) - 1


ROLLED_FOR_START: Final[i64] = event("rolled-for-start", "player", "die", "other_die")
STARTS: Final[i64] = event("starts", "player")
DEALT: Final[i64] = event("dealt", "player", "deed", "amount")
TURN_BEGAN: Final[i64] = event("turn-began", "player", "round")
ROLLED: Final[i64] = event("rolled", "player", "die", "other_die", "doubles")
ROLLED_FOR_RENT: Final[i64] = event("rolled-for-rent", "player", "die", "other_die")
SPEED_DIE: Final[i64] = event("speed-die", "player", "face")
TRIPLE: Final[i64] = event("triple", "player")
TICKETS_EXPIRED: Final[i64] = event("tickets-expired", "player")
MOVED: Final[i64] = event("moved", "player", "origin", "space", "left")  # with steps left it only passes
PASSED_GO: Final[i64] = event("salary-paid", "player", "amount", "space")
PARKED: Final[i64] = event("jackpot-won", "player", "amount")
OFFERED_DEED: Final[i64] = event("deed-declined", "player", "deed")
BOUGHT: Final[i64] = event("bought", "player", "deed", "amount")
AUCTION_OPENED: Final[i64] = event("auction-opened", "deed")
PIECE_AUCTION_OPENED: Final[i64] = event("building-auction-opened", "piece", "amount")
BID_MADE: Final[i64] = event("bid", "player", "amount")
PASSED: Final[i64] = event("passed", "player")
AUCTION_WON: Final[i64] = event("auction-won", "player", "deed", "amount")
PIECE_WON: Final[i64] = event("building-won", "player", "piece", "amount")
AUCTION_FAILED: Final[i64] = event("auction-failed", "deed")
AUCTION_UNSOLD: Final[i64] = event("auction-unsold", "player", "deed", "amount")
RENT_DUE: Final[i64] = event("rent-due", "player", "owner", "deed", "amount")
RENT_CLAIMABLE: Final[i64] = event("rent-claimable", "player", "owner", "deed", "amount")
RENT_LAPSED: Final[i64] = event("rent-lapsed", "owner", "player", "amount")
PAID: Final[i64] = event("paid", "payer", "payee", "amount", "cause")
CARD_DRAWN: Final[i64] = event("card-drawn", "player", "card")
CARD_KEPT: Final[i64] = event("card-kept", "player", "card")
CARD_HIDDEN: Final[i64] = event("card-hidden", "player")
DIVIDEND: Final[i64] = event("dividend", "player", "amount")
SHARE_BOUGHT: Final[i64] = event("share-bought", "player", "deed", "amount")
CARD_USED: Final[i64] = event("card-used", "player", "card")
JAILED: Final[i64] = event("jailed", "player")
JAIL_LEFT: Final[i64] = event("jail-left", "player")
JAIL_STAYED: Final[i64] = event("jail-stayed", "player", "tries")
BUILT: Final[i64] = event("built", "player", "deed", "level", "amount")
SOLD: Final[i64] = event("sold", "player", "deed", "level", "amount")
PIECES_WANTED: Final[i64] = event("buildings-wanted", "player", "piece", "count")
MORTGAGED: Final[i64] = event("mortgaged", "player", "deed", "amount")
LIFTED: Final[i64] = event("mortgage-lifted", "player", "deed", "amount")
DEED_MOVED: Final[i64] = event("deed-moved", "deed", "player", "owner")
CARD_MOVED: Final[i64] = event("card-moved", "card", "player", "owner")
IMMUNITY_GIVEN: Final[i64] = event("immunity-given", "owner", "player", "deed")
TRADE_OFFERED: Final[i64] = event("trade-offered", "player", "partner")
TRADE_ITEM: Final[i64] = event("trade-item", "player", "partner", "item")
TRADE_COUNTERED: Final[i64] = event("trade-countered", "player", "partner")
TRADE_ACCEPTED: Final[i64] = event("trade-accepted", "player", "partner")
TRADE_REFUSED: Final[i64] = event("trade-refused", "player", "partner")
SETTLEMENT_OFFERED: Final[i64] = event("settlement-offered", "player", "partner", "amount")
BANKRUPTED: Final[i64] = event("bankrupt", "player", "payee")
WISHED: Final[i64] = event("wished", "player")
TIME_CALLED: Final[i64] = event("time-called")
COUNTED: Final[i64] = event("counted", "player", "amount")
GOAL_REACHED: Final[i64] = event("goal-reached", "player", "amount")
WON: Final[i64] = event("won", "player")
ROLLED_FOR_CARD: Final[i64] = event("rolled-for-card", "player", "die", "other_die")
QUIETED: Final[i64] = event("wants-no-offers", "player")
LAST_ROUND_SET: Final[i64] = event("last-round-set", "count", "round")
OWED: Final[i64] = event("owed", "payer", "payee", "amount", "cause")

RENT: Final[i64] = 0  # what a payment is for, in the low byte of a cause; above it the deed, space or card
TAX: Final[i64] = 1
CARD_EFFECT: Final[i64] = 2
BAIL: Final[i64] = 3
INTEREST: Final[i64] = 4
ESTATE: Final[i64] = 5
TAXI: Final[i64] = 6
DEAL: Final[i64] = 7
CAUSES: Final = ("rent", "tax", "card", "bail", "interest", "estate", "taxi", "deal")


def cause(kind: i64, about: i64 = 0) -> i64:
    """Why money is paid, and the deed, card or space that it is paid for."""
    return about << 8 | kind


def cause_kind(why: i64) -> i64:
    return why & 255


def cause_about(why: i64) -> i64:
    return why >> 8


class Event:
    """One thing that happened, unpacked."""

    def __init__(self, name: str, values: dict[str, int], seen_by: int) -> None:
        self.name = name
        self.values = values
        self.seen_by = seen_by

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{k}={v}' for k, v in self.values.items())})"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.name, self.values, self.seen_by)

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know of it."""
        return self.seen_by == EVERYBODY or self.seen_by == seat


def unpacked(heard: Ints) -> list[Event]:
    """The events noted since somebody listened."""
    events: list[Event] = []
    for at in range(0, len(heard), int(WIDTH)):
        kind = EVENT_KINDS[heard[at]]
        values = {field: int(heard[at + 2 + k]) for k, field in enumerate(kind.fields)}
        events.append(Event(kind.name, values, int(heard[at + 1])))
    return events

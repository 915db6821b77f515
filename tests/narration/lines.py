"""The figures that belong into a line of the log, kind by kind, from the event and the position."""

from collections.abc import Callable, Sequence

from passgo.engine.board import SHARE
from passgo.engine.events import Event
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, item_kind, item_number
from tests.narration.cards import card_figures, kept_figures
from tests.narration.position import Position

Values = dict[str, int]


def nothing(p: Position, v: Values) -> list[int]:
    return []


def amount(p: Position, v: Values) -> list[int]:
    return [v["amount"]]


def throw(p: Position, v: Values) -> list[int]:
    return [v["die"], v["other_die"], v["die"] + v["other_die"]]


def kept(p: Position, v: Values) -> list[int]:
    return kept_figures(p.s.edition.cards[v["card"]])


def left_standing(p: Position, v: Values) -> list[int]:
    return [*paid_or_free(p, v), *p.standing(v["level"], v["deed"])]


def item_figures(p: Position, item: int) -> list[int]:
    """Cash is a sum, a kept card may have a figure in its name."""
    if item_kind(item) == CASH_ITEM:
        return [int(item_number(item))]
    return kept_figures(p.s.edition.cards[int(item_number(item))]) if item_kind(item) == CARD_ITEM else []


def bundle(p: Position, things: Sequence[int]) -> list[int]:
    """The figures of what one side gives: alike things are counted, and named once."""
    alike: dict[tuple[object, ...], list[int]] = {}
    for thing in things:
        alike.setdefault(kind_of(p, thing), []).append(thing)
    found: list[int] = []
    for same in alike.values():
        found += [*([len(same)] if len(same) > 1 else []), *item_figures(p, same[0])]
    return found


def kind_of(p: Position, thing: int) -> tuple[object, ...]:
    """What a thing has in common with those that nobody tells apart: cards of a kind, shares of a company."""
    kind, number = item_kind(thing), int(item_number(thing))
    if kind == CARD_ITEM:
        return kind, p.s.edition.cards[number].kind
    if kind == DEED_ITEM and p.board.family[number] == SHARE:
        return kind, "share", int(p.board.group_of[number]), int(p.s.mortgaged[number])
    return kind, number


def paid_or_free(p: Position, v: Values) -> list[int]:
    return [v["amount"]] if v["amount"] else []


EVENTS: dict[str, Callable[[Position, Values], list[int]]] = {
    "rolled-for-start": throw,
    "starts": nothing,
    "dealt": amount,
    "turn-began": lambda p, v: [v["round"]],
    "rolled": throw,
    "rolled-for-rent": throw,
    "rolled-for-card": throw,
    "triple": nothing,
    "tickets-expired": nothing,
    "moved": nothing,
    "salary-paid": amount,
    "jackpot-won": amount,
    "deed-declined": nothing,
    "bought": amount,
    "auction-opened": nothing,
    "building-auction-opened": amount,
    "bid": amount,
    "passed": nothing,
    "auction-won": amount,
    "building-won": amount,
    "auction-failed": nothing,
    "auction-unsold": amount,
    "rent-due": amount,
    "rent-claimable": amount,
    "rent-lapsed": amount,
    "paid": amount,
    "owed": amount,
    "card-drawn": lambda p, v: card_figures(p.s.edition.cards[v["card"]]),
    "card-hidden": nothing,
    "card-lost": kept,
    "card-used": kept,
    "card-moved": kept,
    "turn-lost": nothing,
    "dividend": amount,
    "share-bought": paid_or_free,
    "share-auction-opened": nothing,
    "rolled-three": lambda p, v: [v["die"], v["other_die"], v["third_die"]],
    "roll-three-prize": lambda p, v: [*amount(p, v), *kept(p, v)],
    "squeezed": lambda p, v: [v["die"], v["other_die"], v["amount"]],
    "squeeze-die": lambda p, v: [v["face"]] if v["face"] < MR_MONOPOLY else [],
    "tax-refunded": amount,
    "jailed": nothing,
    "jail-left": nothing,
    "jail-stayed": lambda p, v: [v["tries"]],
    "built": paid_or_free,
    "sold": left_standing,
    "building-lost": lambda p, v: p.standing(v["level"], v["deed"]),
    "buildings-wanted": lambda p, v: [v["count"]] if v["count"] else [],
    "mortgaged": amount,
    "mortgage-lifted": amount,
    "deed-moved": nothing,
    "immunity-given": nothing,
    "trade-offered": nothing,
    "trade-item": lambda p, v: item_figures(p, v["item"]),
    "trade-countered": nothing,
    "trade-accepted": nothing,
    "trade-refused": nothing,
    "settlement-offered": amount,
    "bankrupt": nothing,
    "wished": nothing,
    "wants-no-offers": nothing,
    "last-round-set": lambda p, v: [v["round"]],
    "time-called": nothing,
    "counted": amount,
    "goal-reached": amount,
    "won": nothing,
    "token-raised": lambda p, v: [*paid_or_free(p, v), v["stars"]],
    "token-lowered": lambda p, v: [v["stars"]],
}
UNTOLD = ("card-kept",)  # kinds that the event before them tells
MR_MONOPOLY = 4  # faces of the speed die from here on are icons


def event_figures(p: Position, event: Event, move: Sequence[Event]) -> list[int]:
    """The figures of an event's line; an unknown kind of event raises KeyError."""
    if event.name == "speed-die":
        face = event.values["face"]
        rolls = [other for other in move if other.name == "rolled"]
        return [face, face + throw(p, rolls[-1].values)[2]] if face < MR_MONOPOLY else []
    return EVENTS[event.name](p, event.values)

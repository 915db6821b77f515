"""Events in words: what happened, one line each."""

from __future__ import annotations

from typing import Final

from passgo.engine.events import Event
from passgo.engine.state import BANK, PIECES
from passgo.texts.catalogue import Args
from passgo.texts.deals import item
from passgo.texts.words import Words

# told by the event before or after them
NOISE: Final = frozenset({"rent-due", "card-kept"})

SEATS: Final = ("player", "owner", "partner", "payer", "payee")


def told(t: Words, event: Event) -> str:
    """The line of an event; "" for one that needs none."""
    if event.name in NOISE or came_from_bank(event):
        return ""
    return t.say(f"event-{event.name}", **event_facts(t, event))


def came_from_bank(event: Event) -> bool:
    """A deed that was just bought, dealt or won at auction, as another event tells."""
    return event.name == "deed-moved" and event.values["player"] == BANK


def event_facts(t: Words, event: Event) -> Args:
    """Every field of an event in words, by its name, and what follows from several."""
    facts: Args = {}
    for field, value in event.values.items():
        facts[field] = written(t, field, value)
    if "other_die" in event.values:
        facts["total"] = event.values["die"] + event.values["other_die"]
        if event.values["die"] == event.values["other_die"] and not event.values.get("doubles"):
            facts["doubles"] = 1  # in Jail they are not counted, but they are doubles
    if "payer" in event.values:
        facts["payer_is"] = "bank" if event.values["payer"] == BANK else "player"
    if "level" in event.values:
        facts["piece"] = t.piece_at(event.values["level"])
        facts["standing"] = t.standing(event.values["level"])
        facts["cost"] = event.values["amount"]
    if "card" in event.values:
        facts["deck"] = t.deck(t.edition.deck_of[event.values["card"]])
        facts["jail_card"] = t.jail_card(event.values["card"])
    return facts


def written(t: Words, field: str, value: int) -> str | int:
    """What a field's number stands for; dice, rounds and other counts stay numbers."""
    if field in SEATS:
        return t.player(value)
    if field == "deed":
        return t.deed(value)
    if field == "amount":
        return t.money(value)
    if field in ("space", "origin"):
        return t.space(value)
    if field == "card":
        return t.card(value)
    if field == "piece":
        return PIECES[value]
    if field == "item":
        return item(t, value)
    return t.cause(value) if field == "cause" else value

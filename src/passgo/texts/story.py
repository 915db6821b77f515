"""Events in words: what happened, one line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from passgo.engine.board import SHARE
from passgo.engine.edition import AT_ONCE
from passgo.engine.events import Event, cause_about, cause_kind
from passgo.engine.rules.speed_die import BUS, MR_MONOPOLY
from passgo.engine.state import BANK, PIECES
from passgo.texts.catalogue import Args
from passgo.texts.deals import item
from passgo.texts.wording import wording_of
from passgo.texts.words import Words

# told by the event before or after them
NOISE: Final = frozenset({"rent-due", "card-kept"})

# what a token moves by, told just before
WALKS: Final = frozenset({"rolled", "speed-die", "card-used", "tickets-expired"})

SEATS: Final = ("player", "owner", "partner", "payer", "payee")


def told(t: Words, event: Event, move: Sequence[Event]) -> str:
    """The line of an event among those of its move; "" for one that needs none."""
    if event.name in NOISE or came_from_bank(event):
        return ""
    facts = event_facts(t, event)
    if event.name == "speed-die":
        rolls = [earlier for earlier in move[: move.index(event)] if earlier.name == "rolled"]
        if not rolls:
            return ""  # where a story is cut short, this belongs to a roll before it
        facts["total"] = sum_of_dice(rolls[-1], event)
    if event.name == "tickets-expired":
        facts["pack"] = t.voucher_pack
    if event.name == "moved":
        return t.say(way_of(t, event, move), **facts)
    return t.say(f"event-{event.name}", **facts)


def way_of(t: Words, moved: Event, move: Sequence[Event]) -> str:
    """The message that tells how a token moves."""
    if moved.values["left"]:
        return "event-passing"
    at = move.index(moved)
    if at + 1 < len(move) and move[at + 1].name == "jailed":
        return "event-to-jail"  # and not to visit
    walks = at > 0 and move[at - 1].name in WALKS
    return wording_of(t.edition).move_message(t.edition.board, moved.values["origin"], moved.values["space"], walks)


def came_from_bank(event: Event) -> bool:
    """A deed that was just bought, dealt or won at auction, as another event tells."""
    return event.name == "deed-moved" and event.values["player"] == BANK


def sum_of_dice(roll: Event, speed: Event) -> int:
    """The pips of all three dice; icons count nothing (V-5)."""
    pips = speed.values["face"] if speed.values["face"] < MR_MONOPOLY else 0
    return roll.values["die"] + roll.values["other_die"] + pips


def event_facts(t: Words, event: Event) -> Args:
    """Every field of an event in words, by its name, and what follows from several."""
    facts: Args = {}
    for field, value in event.values.items():
        facts[field] = written(t, field, value)
    if "other_die" in event.values:
        facts["total"] = event.values["die"] + event.values["other_die"]
        alike = event.values["die"] == event.values["other_die"]
        if alike and not event.values.get("doubles") and doubles_always_count(t):
            facts["doubles"] = 1  # in Jail they are not counted, but they are doubles; elsewhere they may be triples
    if "payer" in event.values:
        facts["payer_is"] = "bank" if event.values["payer"] == BANK else "player"
    if "deed" in event.values:
        is_share = t.edition.board.family[event.values["deed"]] == SHARE
        facts["deed_is"] = "share" if is_share else "property"
        facts["owner_is"] = "bank" if event.values.get("owner") == BANK else "player"
    if "level" in event.values:
        facts["piece"] = t.piece_at(event.values["level"], event.values["deed"])
        facts["standing"] = t.standing(event.values["level"], event.values["deed"])
    if "card" in event.values:
        deck = t.edition.deck_of[event.values["card"]]
        facts["deck"] = t.deck(deck)
        facts["pack"] = t.edition.decks[deck].name
        if t.edition.card_use[event.values["card"]] != AT_ONCE:
            facts["kept"] = t.kept_card(event.values["card"])
    if event.name == "buildings-wanted":
        facts["pieces"] = t.pieces(event.values["piece"], event.values["count"])
    facts["cost"] = event.values.get("amount", 0)
    return facts


def doubles_always_count(t: Words) -> bool:
    """Whether two dice alike are doubles and mean something, wherever they fall."""
    return "dice.speed_faces" not in t.edition.settings and "dice.doubles_again" not in t.edition.settings


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
    if field == "face":
        return {MR_MONOPOLY: "mr-monopoly", BUS: "bus"}.get(value, value)
    return t.cause(int(cause_kind(value)), int(cause_about(value))) if field == "cause" else value

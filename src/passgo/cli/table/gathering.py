"""Facts of one kind that follow each other, told in one line: bids, buildings, mortgages, an estate."""

from __future__ import annotations

from collections.abc import Sequence

from passgo.cli.table.vocabulary import in_a_row
from passgo.engine.events import Event
from passgo.texts import Texts

AUCTION = "auction"
FAMILIES = {
    "rolled-for-start": "start",
    "dealt": "deal",
    "auction-opened": AUCTION,
    "building-auction-opened": AUCTION,
    "bid": AUCTION,
    "passed": AUCTION,
    "auction-won": AUCTION,
    "building-won": AUCTION,
    "auction-failed": AUCTION,
    "built": "build",
    "sold": "raise",
    "mortgaged": "raise",
    "mortgage-lifted": "lift",
    "deed-moved": "give",
}


def family(event: Event) -> str:
    """What an event has in common with others that may share its line; "" when it stands alone."""
    kind = FAMILIES.get(event.name, "")
    if kind in ("", AUCTION, "start", "deal"):
        return kind
    return f"{kind} {event.values['player']} {event.values.get('owner', '')}"


def together(texts: Texts, events: Sequence[Event]) -> str:
    """Several facts in one sentence; "" when they are best told one after the other."""
    first = events[0].values
    kind = FAMILIES.get(events[0].name, "")
    if kind == "start":
        throws = [f"{texts.player(e.values['player'])} {e.values['die'] + e.values['other_die']}" for e in events]
        return texts.say("play-start-throws", throws=", ".join(throws))
    if kind == "deal":
        return texts.say("play-dealt", deals=in_a_row(texts, dealt(texts, events)))
    if kind in ("", AUCTION):
        return ""
    facts = {"player": texts.player(first["player"]), "things": ", ".join(things(texts, events))}
    if kind == "give":
        return texts.say("play-gives", owner=texts.player(first["owner"]), **facts)
    cost = sum(e.values["amount"] for e in events)
    return texts.say(f"play-{kind}s", amount=texts.money(cost), cost=cost, **facts)


def dealt(texts: Texts, events: Sequence[Event]) -> list[str]:
    """Each player with the deeds dealt, and what they cost."""
    by_player: dict[int, list[str]] = {}
    for event in events:
        deed = f"{texts.deed(event.values['deed'])} ({texts.money(event.values['amount'])})"
        by_player.setdefault(event.values["player"], []).append(deed)
    return [f"{texts.player(seat)} {', '.join(deeds)}" for seat, deeds in by_player.items()]


def things(texts: Texts, events: Sequence[Event]) -> list[str]:
    """The deeds, each once, with what stands on them in the end."""
    last: dict[int, str] = {}
    for event in events:
        deed = event.values["deed"]
        name = texts.deed(deed)
        if "level" in event.values:
            standing = texts.standing(event.values["level"], deed)
            name += f" ({texts.say('play-left-standing', standing=standing) if event.name == 'sold' else standing})"
        elif event.name == "mortgaged":
            name += f" ({texts.say('deed-is-mortgaged')})"
        last[deed] = name
    return list(last.values())

"""What the server itself says, in both languages: what changed at a table, why a command was refused."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from passgo.engine.edition import EDITIONS
from passgo.server import table_events
from passgo.server.narration import Localizer
from passgo.server.protocol import Language
from passgo.server.reading import Aside
from passgo.server.room import Room
from passgo.server.table_events import AnyTableEvent
from passgo.texts.catalogue import catalogues, edition_name, message, own_catalogues


def event_texts(room: Room, event: AnyTableEvent) -> dict[Language, str]:
    """A line about something that changed, as the room is now: whoever reads it later reads the same."""
    return {"en": event_text("en", room, event), "fr": event_text("fr", room, event)}


def event_text(language: Language, room: Room, event: AnyTableEvent) -> str:
    """A line for the log about something that changed in the room; "" where nobody needs one."""
    names = [person.name for person in room.people]
    match event:
        case table_events.Joined(name):
            return message(language, "table-joined", {"name": name})
        case (
            table_events.Seated(person)
            | table_events.Stood(person)
            | table_events.Left(person)
            | table_events.Hosted(person)
            | table_events.Removed(person)
        ):
            return message(language, f"table-{tag(event)}", {"name": names[person]})
        case table_events.Resumed(person) | table_events.Rematched(_, person):
            return message(language, f"table-{tag(event)}", {"name": names[person]})
        case table_events.Petitioned(person, seat):
            args: dict[str, str | int] = {"name": names[person], "about": room.seat_names()[seat]}
            return message(language, "table-petitioned", args)
        case table_events.Answered(person, petitioner, yes):
            args = {"name": names[person], "about": names[petitioner], "vote": "yes" if yes else "no"}
            return message(language, "table-answered", args)
        case table_events.Locked(locked):
            return message(language, "table-locked", {"locked": "yes" if locked else "no"})
        case table_events.Contributed(seat):
            return message(language, "table-contributed", {"name": room.seat_names()[seat]})
        case table_events.Promised(seat):
            return message(language, "table-contributed", {"name": room.seat_names()[seat]})
        case table_events.Voided(seats, why):
            blamed = ", ".join(room.seat_names()[seat] for seat in seats if seat < len(room.seats))
            return message(language, "table-voided", {"names": blamed, "why": why})
        case table_events.Proposed(motion, person, _, seat, _, rounds):
            about = "" if seat is None else room.seat_names()[seat]
            args = {"name": names[person], "about": about, "rounds": rounds}
            return message(language, f"table-proposed-{motion}", args)
        case table_events.Voted(person, yes):
            return message(language, "table-voted", {"name": names[person], "vote": "yes" if yes else "no"})
        case (
            table_events.SharesAsked()
            | table_events.Started()
            | table_events.Lapsed()
            | table_events.Arranged()
            | table_events.Recovered()
        ):
            return message(language, f"table-{tag(event)}", {})
    return ""


def tag(event: AnyTableEvent) -> str:
    return str(type(event).__struct_config__.tag)


@cache
def start_texts(language: Language) -> str:
    """The words of the web table's pages, which are there before anybody plays."""
    return "\n".join(catalogues(files("passgo.texts").joinpath(language), "web.ftl"))


@cache
def table_texts(language: Language) -> str:
    """Those of board and play. Of two messages of a name the last counts: the common one."""
    parts: list[str] = []
    for edition in reversed(EDITIONS.values()):
        parts += own_catalogues(edition, language, "web")
    return "\n".join([*parts, *catalogues(files("passgo.texts").joinpath(language), "web_")])


def bye_text(language: Language, why: str) -> str:
    return message(language, f"table-bye-{why}", {})


def aside_text(language: Language, aside: Aside) -> str:
    """Why a table is set aside, and what that means."""
    about = dict(aside.about)
    if "edition" in about and aside.why != "edition":
        about["edition"] = edition_name(language, str(about["edition"]))
    why = message(language, f"table-aside-{aside.why}", about)
    return f"{why} {message(language, 'table-aside-kept', {})}"


def rule_text(tongue: Localizer | None, language: Language, rule: str) -> str:
    """The words of a rule; "" without a rule or before there is a game."""
    return tongue.texts(language).rule(rule) if rule and tongue else ""


def refusal_text(language: Language, why: str) -> str:
    return message(language, f"table-refused-{why}", {})

"""What the server itself says, in both languages: what changed at a table, why a command was refused."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from passgo.engine.edition import EDITIONS
from passgo.server import facts
from passgo.server.facts import AnyFact
from passgo.server.narration import Localizer
from passgo.server.protocol import Language
from passgo.server.reading import Aside
from passgo.server.room import Room
from passgo.texts.catalogue import catalogues, edition_name, message, own_catalogues


def fact_texts(room: Room, fact: AnyFact) -> dict[Language, str]:
    """A line about something that changed, as the room is now: whoever reads it later reads the same."""
    return {"en": fact_text("en", room, fact), "fr": fact_text("fr", room, fact)}


def fact_text(language: Language, room: Room, fact: AnyFact) -> str:
    """A line for the log about something that changed in the room; "" where nobody needs one."""
    names = [person.name for person in room.people]
    match fact:
        case facts.Joined(name):
            return message(language, "table-joined", {"name": name})
        case facts.Seated(person) | facts.Stood(person) | facts.Left(person) | facts.Hosted(person):
            return message(language, f"table-{tag(fact)}", {"name": names[person]})
        case facts.Resumed(person) | facts.Rematched(_, person):
            return message(language, f"table-{tag(fact)}", {"name": names[person]})
        case facts.Contributed(seat):
            return message(language, "table-contributed", {"name": room.seat_names()[seat]})
        case facts.Proposed(motion, person, _, seat, _, rounds):
            about = "" if seat is None else room.seat_names()[seat]
            args: dict[str, str | int] = {"name": names[person], "about": about, "rounds": rounds}
            return message(language, f"table-proposed-{motion}", args)
        case facts.Voted(person, yes):
            return message(language, "table-voted", {"name": names[person], "vote": "yes" if yes else "no"})
        case facts.Started() | facts.Lapsed() | facts.Arranged() | facts.Recovered():
            return message(language, f"table-{tag(fact)}", {})
    return ""


def tag(fact: AnyFact) -> str:
    return str(type(fact).__struct_config__.tag)


@cache
def client_texts(language: Language) -> str:
    """The catalogues that the web table reads itself. Of two messages of a name the last counts: the common one."""
    parts: list[str] = []
    for edition in reversed(EDITIONS.values()):
        parts += own_catalogues(edition, language, "web")
    return "\n".join([*parts, *catalogues(files("passgo.texts").joinpath(language), "web")])


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

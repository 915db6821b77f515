"""The room around the game on the screen: who sits where, what the people want, who comes and goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from passgo.cli.seen import findings, sentence
from passgo.cli.table.colours import ALARM, HEADING, QUIET
from passgo.server import protocol
from passgo.server.client import note_presence
from passgo.texts.catalogue import edition_name

if TYPE_CHECKING:
    from passgo.cli.online.table import OnlineTable
    from passgo.cli.online.witness import Witness


def show_room(session: OnlineTable, room: protocol.Room) -> None:
    """The table; before the start with its seats and what to do."""
    texts, names = session.texts, session.vocabulary.names
    edition = edition_name(session.language, room.edition)
    session.screen.say(texts.say("join-table", code=room.code, edition=edition, phase=room.phase), style=HEADING)
    if room.phase != "gathering":
        if session.person is not None and session.seat is None and room.phase == "playing":
            show_own_seat(session, room)
            bots = [number for number, seat in enumerate(room.seats) if seat.person is None and seat.kept_for is None]
            session.quiet_line(texts.say("join-take-seat", sit=names["sit"], count=len(bots), seat=(bots or [0])[0]))
        return
    for number, seat in enumerate(room.seats):
        who = "free" if seat.person is None and seat.bot is None else "bot" if seat.bot else "person"
        said = texts.say("join-seat", number=number, who=who, name=seat.name, bot=seat.bot or "", sit=names["sit"])
        session.screen.say(said, indent=2)
    if session.person is None:
        said = texts.say("join-looking-on")
    elif session.hosting:
        said = texts.say("join-host", bot=names["bot"], start=names["start"])
    else:
        said = texts.say("join-wait", sit=names["sit"])
    session.quiet_line(said)


def show_own_seat(session: OnlineTable, room: protocol.Room) -> None:
    """That a seat is kept for the person here, who plays without one."""
    for number, seat in enumerate(room.seats):
        if seat.kept_for is not None and seat.kept_for == session.person:
            session.quiet_line(session.texts.say("join-kicked", sit=session.vocabulary.names["sit"], seat=number))


def show_change(session: OnlineTable, before: protocol.Room, seat: int | None, news: protocol.Changed) -> None:
    """What changed in the room, and what it means for the person here, who had this seat."""
    texts, names, room = session.texts, session.vocabulary.names, news.room
    if news.text:
        session.quiet_line(news.text)
    if news.what in ("arranged", "filled"):
        show_room(session, room)
    ballot = room.ballot
    if ballot is not None and session.person in ballot.open and news.what == "proposed":
        session.quiet_line(texts.say("join-vote", agree=names["agree"], disagree=names["disagree"]))
    for petition in room.petitions if news.what == "petitioned" else ():
        if petition.person == news.person and session.person in petition.open:
            name = room.people[petition.person].name
            session.quiet_line(texts.say("join-petition", let=names["let"], name=name))
        elif petition.person == news.person == session.person:
            session.quiet_line(texts.say("join-petitioned"))
    if room.paused and not before.paused:
        session.quiet_line(texts.say("join-paused", resume=names["resume"]))
    if seat is not None and session.seat is None:
        own = news.what == "stood" and news.person == session.person
        said = "join-stood" if own or room.phase == "gathering" else "join-kicked"
        session.quiet_line(texts.say(said, sit=names["sit"], seat=seat, phase=room.phase))
    if room.rematch is not None and before.rematch is None:
        session.quiet_line(texts.say("join-rematch", rematch=names["rematch"]))


def show_presence(session: OnlineTable, room: protocol.Room, news: protocol.Presence) -> None:
    """Who of those who sit has lost the connection and how long they are waited for, or is back."""
    before = {number for number, person in enumerate(room.people) if person.online and person.seat is not None}
    stood_in = [seat.standing_in for seat in room.seats]
    note_presence(room, news)
    for number, person in enumerate(room.people):
        if person.seat is None or number == session.person:
            continue
        if person.online != (number in before):
            here = "true" if person.online else "false"
            session.quiet_line(session.texts.say("join-presence", name=person.name, here=here))
            if not person.online:
                show_wait(session, person)
        if room.seats[person.seat].standing_in and not stood_in[person.seat]:
            session.quiet_line(session.texts.say("join-goes-on", name=person.name))


def show_wait(session: OnlineTable, person: protocol.Person) -> None:
    """How long the table still waits for somebody."""
    seconds = session.seconds_to(person.back_by)
    if seconds is not None:
        session.quiet_line(session.texts.say("join-waits", name=person.name, time=clock_face(seconds)))


def clock_face(seconds: int) -> str:
    hours, rest = divmod(seconds, 3600)
    return f"{hours}:{rest // 60:02d}:{rest % 60:02d}" if hours else f"{rest // 60}:{rest % 60:02d}"


def show_fairness(session: OnlineTable, witness: Witness) -> None:
    """What follows from what this terminal saw of the dice; what is wrong stands out."""
    if not witness.seen.get("record"):
        return
    try:
        found = findings(witness.seen)
    except Exception:  # a record can hold anything
        session.screen.say(session.texts.say("web-play-fair-no-record"), style=ALARM)
        return
    for finding in found:
        style = ALARM if finding.level == "bad" else QUIET
        session.screen.say(sentence(session.language, finding), hang=2, style=style)
    if witness.path is not None:
        session.quiet_line(session.texts.say("join-fair-kept", path=str(witness.path)))


def tell_answers(session: OnlineTable, missed: Sequence[Mapping[str, Any]]) -> None:
    """How often the table answered for somebody who was away; the lines that follow say what."""
    seat = session.seat
    count = sum(frame["seat"] == seat and frame["by"] != "person" for frame in missed)
    if seat is not None and count:
        session.say("join-answered-for-you", count=count)

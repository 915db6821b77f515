"""The commands about who is at a table and who sits where."""

from __future__ import annotations

import logging

from passgo.server import protocol, table_events
from passgo.server.absence import doorkeepers
from passgo.server.cleaning import cleaned
from passgo.server.guests import Guest, Refusal
from passgo.server.preconditions import host, not_starting, person_of, playing, seat_of, somebody
from passgo.server.table import LiveTable

SAID = 5  # lines of somebody's chat that a report has with it

log = logging.getLogger("passgo.server")


async def sit(table: LiveTable, guest: Guest, command: protocol.Sit) -> int:
    """Before the start any free seat; in a running game one's own, or on request one that a bot plays."""
    person = person_of(guest)
    room = table.room
    not_starting(table)
    if not 0 <= command.seat < len(room.seats):
        raise Refusal("no-such-seat")
    if room.phase == "over":
        raise Refusal("game-over")
    seat = room.seats[command.seat]
    if seat.person is not None:
        raise Refusal("seat-taken")
    seated = table_events.Seated(person, command.seat)
    if room.phase == "gathering" or seat.owner == person:
        return await table.commit(seated, id=command.id)
    if room.people[person].seat is not None:
        raise Refusal("seated-already")
    if seat.owner is not None:
        raise Refusal("seat-kept")
    if room.people[person].played not in (None, command.seat):
        raise Refusal("own-seat")
    if person == room.host and not doorkeepers(table, person):
        return await table.commit(seated, id=command.id)
    return await table.commit(table_events.Petitioned(person, command.seat), id=command.id)


async def let(table: LiveTable, guest: Guest, command: protocol.Let) -> int:
    """The answer to somebody who asks for a seat in the running game."""
    playing(table)
    voter, room = person_of(guest), table.room
    petition = room.petitions.get(command.person)
    if petition is None:
        raise Refusal("no-petition")
    asked = doorkeepers(table, somebody(table, command.person, command.seen))
    if voter not in asked or voter in petition.yes:
        raise Refusal("host-only")
    answered = table_events.Answered(voter, command.person, command.yes)
    seat = room.seats[petition.seat]
    free = seat.person is None and seat.owner is None
    if command.yes and free and asked <= {voter, *petition.yes}:
        return await table.commit(answered, table_events.Seated(command.person, petition.seat), id=command.id)
    if not free:
        answered.yes = False
    return await table.commit(answered, id=command.id)


async def stand(table: LiveTable, guest: Guest, command: protocol.Stand) -> int:
    seat_of(table, guest)
    not_starting(table)
    person = person_of(guest)
    lapsed = table.room.lapses_without(person)
    return await table.commit(table_events.Stood(person, command.released), *lapsed, id=command.id)


async def remove(table: LiveTable, guest: Guest, command: protocol.Remove) -> int:
    """Whoever has a seat in a running game can only be replaced there, by vote."""
    by, person = host(table, guest), somebody(table, command.person, command.seen)
    if person in (by, table.room.founder):
        raise Refusal("not-removable")
    if table.room.phase == "playing" and (table.room.people[person].seat is not None or table.room.keeps_seat(person)):
        raise Refusal("table-decides")
    return await table.commit(table_events.Removed(person), *table.room.lapses_without(person), id=command.id)


async def lock(table: LiveTable, guest: Guest, command: protocol.Lock) -> int:
    host(table, guest)
    return await table.commit(table_events.Locked(command.locked), id=command.id)


async def report(table: LiveTable, guest: Guest, command: protocol.Report) -> int:
    """Noted with the table, and in the log, for whoever runs the server."""
    by, about = person_of(guest), somebody(table, command.person, command.seen)
    name, text = table.room.people[about].name, cleaned(command.text, 300)
    said = [line.text for line in table.room.chat if line.person == about and line.name == name][-SAID:]
    log.warning(
        "somebody is reported",
        extra={"table": table.room.code, "person": about, "who": name, "by": by, "why": text, "said": said},
    )
    return await table.commit(table_events.Reported(by, about, name, text, said), id=command.id)

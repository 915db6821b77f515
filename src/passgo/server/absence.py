"""Who is there. Somebody who has lost the connection still counts as present for a grace time, which everybody sees;
whoever is absent after it, or does not answer although present, can be replaced by vote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from passgo.server.clock import ANSWER, GRACE, MINUTE

if TYPE_CHECKING:
    from passgo.server.table import LiveTable

IDLE_SECONDS: Final = 5 * MINUTE  # for one answer, where no clock hurries anybody
IDLE_ANSWERS: Final = 2  # in a row that the clock had to give


def grace_ms(table: LiveTable) -> int:
    """How long somebody without a connection counts as present; in a game of days as long as an answer takes."""
    clock = table.room.choices.clock
    return (GRACE[clock] or ANSWER[clock]) * 1000


def back_by(table: LiveTable, person: int) -> int | None:
    """Until when somebody who is not connected counts as present; None for whoever has left."""
    since = table.away_since.get(person)
    return None if since is None else since + grace_ms(table)


def is_present(table: LiveTable, person: int) -> bool:
    if person in table.online():
        return True
    until = back_by(table, person)
    return until is not None and table.registry.now() < until


def present(table: LiveTable) -> set[int]:
    """Those who sit and are there, or were a moment ago: nothing is agreed without them."""
    return {person for person in table.room.seated_people() if is_present(table, person)}


def waited_for(table: LiveTable) -> dict[int, int]:
    """Those without a connection whom the table still waits for, and until when."""
    waited = {*table.room.seated_people(), *([] if table.room.host is None else [table.room.host])}
    known = {person: back_by(table, person) for person in waited - table.online() if is_present(table, person)}
    return {person: until for person, until in known.items() if until is not None}


def is_idle(table: LiveTable, seat: int) -> bool:
    """Whether whoever sits there lets everybody wait."""
    room, decision = table.room, table.decision
    if room.seats[seat].unanswered >= IDLE_ANSWERS:
        return True
    if decision is None or decision.player != seat or room.paused or room.choices.clock != "none":
        return False
    asked_at = max(room.asked_at, table.scheduler.woken_at)
    return table.registry.now() - asked_at >= IDLE_SECONDS * 1000


def may_be_replaced(table: LiveTable, seat: int) -> bool:
    person = table.room.seats[seat].person
    return person is not None and (not is_present(table, person) or is_idle(table, seat))


def doorkeepers(table: LiveTable, newcomer: int | None = None) -> set[int]:
    """Whose word lets somebody sit down in the running game: the host's, or, while the host is away, that of all who
    sit and are present. Whoever only stands in for the host does not decide alone."""
    room = table.room
    host = room.host
    if host is not None and host != newcomer and host == room.founder and is_present(table, host):
        return {host}
    return present(table) - {newcomer}


def longest_away(table: LiveTable) -> int | None:
    """Who makes room where a table is full: somebody without a part in the game who has not been seen for long."""
    room = table.room
    looking_on = [
        number
        for number, person in enumerate(room.people)
        if person.here and person.seat is None and number not in (room.host, room.founder)
    ]
    absent = [number for number in looking_on if not room.keeps_seat(number) and not is_present(table, number)]
    return min(absent, key=lambda number: table.away_since.get(number, 0), default=None)

"""Who says something, and whether it can be said now; else it is refused."""

from __future__ import annotations

from msgspec import UNSET

from passgo.server.guests import Guest, Refusal
from passgo.server.protocol_people import Seen
from passgo.server.table import LiveTable


def person_of(guest: Guest) -> int:
    if guest.person is None:
        raise Refusal("watching")
    return guest.person


def seat_of(table: LiveTable, guest: Guest) -> int:
    person_of(guest)
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal("no-seat")
    return seat


def gathering(table: LiveTable) -> None:
    if table.room.phase != "gathering":
        raise Refusal("started-already")
    not_starting(table)


def not_starting(table: LiveTable) -> None:
    """While the shares of the dice are asked for nobody comes or goes by his own word."""
    if table.room.sharing.under_way:
        raise Refusal("starting")


def playing(table: LiveTable) -> None:
    if table.room.phase == "gathering":
        raise Refusal("not-started")
    if table.room.phase == "over":
        raise Refusal("game-over")


def host(table: LiveTable, guest: Guest) -> int:
    if person_of(guest) != table.room.host:
        raise Refusal("host-only")
    return person_of(guest)


def somebody(table: LiveTable, number: int, seen: Seen) -> int:
    """The number of somebody who is at the table, or keeps a seat there, and was there when the sender looked."""
    if not 0 <= number < len(table.room.people) or table.room.is_gone(number):
        raise Refusal("no-such-person")
    if seen is not UNSET and table.room.people[number].since > seen:
        raise Refusal("somebody-else")
    return number

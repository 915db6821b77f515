"""The commands by which people agree on something: a pause, a step back, a bot for somebody, an end."""

from __future__ import annotations

from msgspec import UNSET

from passgo.engine.notation import IllegalAction
from passgo.server import protocol, table_events
from passgo.server.absence import may_be_replaced, present
from passgo.server.guests import Guest, Refusal
from passgo.server.preconditions import person_of, playing, seat_of
from passgo.server.table import LiveTable
from passgo.server.table_events import AnyTableEvent


async def propose(table: LiveTable, guest: Guest, command: protocol.Propose) -> int:
    room = table.room
    seat, person = seat_of(table, guest), person_of(guest)
    playing(table)
    if room.ballot is not None:
        raise Refusal("ballot-open")
    moves = rounds = 0
    if command.motion == "pause" and room.paused:
        raise Refusal("paused")
    if command.motion == "undo":
        moves = moves_left(table, seat)
    if command.motion == "kick":
        if command.seat is None or not 0 <= command.seat < len(room.seats) or room.seats[command.seat].person is None:
            raise Refusal("no-such-seat")
        if command.seat == seat or not may_be_replaced(table, command.seat):
            raise Refusal("not-absent")
    if command.motion == "stop":
        rounds = command.rounds
        may_stop(table, guest, rounds)
    voters = room.voters(person, command.motion, command.seat, present(table))
    proposed = table_events.Proposed(
        command.motion, person, voters, command.seat if command.motion == "kick" else None, moves, rounds
    )
    if command.motion == "stop" and not voters:
        return await stop(table, guest, rounds, proposed, command.id)
    return await table.commit(proposed, id=command.id)


def moves_left(table: LiveTable, seat: int) -> int:
    """How many moves are left if the seat takes its last one back, and all after it.

    Dice, cards and whatever else was drawn or shown stay: who knows them must not choose anew. Nor is the move of
    somebody taken back who is not there to agree.
    """
    room = table.room
    last = room.last_act(seat)
    if last is None:
        raise Refusal("nothing-to-undo")
    if last < room.fixed:
        raise Refusal("chance-fallen")
    if not movers(table, last) <= {room.people[person].seat for person in present(table)}:
        raise Refusal("mover-absent")
    return last


def movers(table: LiveTable, moves: int) -> set[int | None]:
    """The seats whose people have moved since."""
    return {seat for seat, by in table.room.acts[moves:] if by == "person" and seat is not None}


def may_stop(table: LiveTable, guest: Guest, rounds: int) -> None:
    """Whether the game may end so many rounds after this one; the engine's refusal in the reader's words, if not."""
    assert table.game is not None
    try:
        table.game.copy().play(f"stop {rounds}")
    except IllegalAction as error:
        raise in_words(table, guest, error) from None


async def stop(table: LiveTable, guest: Guest, rounds: int, agreed: AnyTableEvent, id: str) -> int:
    """Set the last round, in one entry with what made it agreed: a server that falls loses both or none."""
    try:
        return await table.play(f"stop {rounds}", None, "person", id, before=[agreed])
    except IllegalAction as error:
        raise in_words(table, guest, error) from None


def in_words(table: LiveTable, guest: Guest, error: IllegalAction) -> Refusal:
    """The engine's refusal in somebody's language, with its rule."""
    assert table.tongue is not None
    return Refusal(error.why, table.tongue.texts(guest.language).refusal(error), error.rule)


async def vote(table: LiveTable, guest: Guest, command: protocol.Vote) -> int:
    seat_of(table, guest)
    person, ballot = person_of(guest), table.room.ballot
    if ballot is None or person not in ballot.open:
        raise Refusal("no-ballot")
    if command.seen is not UNSET and table.room.proposed_seq > command.seen:
        raise Refusal("other-motion")
    if ballot.seat is not None and not may_be_replaced(table, ballot.seat):
        raise Refusal("not-absent")
    asked = {table.room.people[voter].seat for voter in (*ballot.yes, *ballot.open)}
    if ballot.motion == "undo" and not movers(table, ballot.moves) <= asked:
        raise Refusal("mover-absent")
    voted = table_events.Voted(person, command.yes)
    if ballot.motion == "stop" and command.yes and ballot.open == [person]:
        return await stop(table, guest, ballot.rounds, voted, command.id)
    return await table.commit(voted, id=command.id)


async def resume(table: LiveTable, guest: Guest, command: protocol.Resume) -> int:
    seat_of(table, guest)
    if not table.room.paused:
        raise Refusal("not-paused")
    return await table.commit(table_events.Resumed(person_of(guest)), id=command.id)
